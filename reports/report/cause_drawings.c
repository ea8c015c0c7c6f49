/* Draws the examples of each cause, for the footer of a run. */
#include "case_page.h"
#include "case_source.h"
#include "machine.h"
#include "picture.h"
#include "record_members.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* The memory limit of one case while it is drawn. */
#define CASE_MEMORY ((size_t)1 << 30)

static const struct case_location *location_of(const struct case_list *list, const char *id)
{
    for (size_t i = 0; i < list->count; i++)
        if (strcmp(list->locations[i].id, id) == 0)
            return &list->locations[i];
    return NULL;
}

/* Loads the case of a record; false if there is none, or its files have changed. */
static bool load(const struct recorded_case *item, const struct case_list *list,
                 struct scatter_case *the_case, struct arena *arena)
{
    char hash[SHA256_TEXT_SIZE];
    struct error error;
    struct case_location made;
    const struct case_location *location = location_of(list, item->id);
    if (location == NULL && case_of_world(item->id, &made, arena))
        location = &made;
    if (location == NULL || scatter_case_load(the_case, location, arena, &error) != STATUS_OK)
        return false;
    case_hash(the_case, hash);
    return strcmp(hash, item->case_hash) == 0;
}

/* The drawing of a case as JSON, which the caller frees; NULL if it cannot be drawn. Uses separate memory. */
static char *drawn(const struct recorded_case *item, const struct case_list *list)
{
    struct arena arena = arena_create_dispensable(CASE_MEMORY);
    struct scatter_case the_case;
    struct derived_expectation derived;
    struct tensor output;
    struct error error;
    char *text = NULL;
    if (load(item, list, &the_case, &arena) && !case_is_huge(&the_case) &&
        derive_expectation(&the_case, &derived, &arena, &error) == STATUS_OK) {
        const bool has_output = output_record_read(item->output, &output, &arena, &error) == STATUS_OK;
        const struct picture_subject subject = {&the_case, &derived, has_output ? &output : NULL};
        json_t *picture = picture_json(&subject, &arena);
        text = json_dumps(picture, JSON_COMPACT);
        json_decref(picture);
    }
    arena_destroy(&arena);
    return text;
}

/* Adds the drawing of a case, if there is room and memory; the first one that does not fit ends the room.
 * False if it is not added. */
static bool add(struct recorded_cause *cause, const struct recorded_case *item, const struct case_list *list,
                size_t *room, struct arena *arena)
{
    struct recorded_drawing *items = (struct recorded_drawing *)(uintptr_t)cause->drawings.items;
    char *text = *room == 0 || interruption_is_requested() ? NULL : drawn(item, list);
    const size_t size = text == NULL ? 0 : strlen(text);
    const char *copy = size == 0 || size > *room ? NULL : arena_copy_text(arena, text, size);
    free(text);
    if (size > *room)
        *room = 0;
    if (copy == NULL)
        return false;
    *room -= size;
    items[cause->drawings.count++] = (struct recorded_drawing){item->id, copy};
    return true;
}

size_t causes_draw(struct recorded_causes *recorded, const struct causes *causes,
                   const struct case_list *cases, struct arena *arena)
{
    struct recorded_cause *items = (struct recorded_cause *)(uintptr_t)recorded->items;
    const struct recorded_case *examples[CAUSES_MOST][CAUSE_EXAMPLES];
    size_t counts[CAUSES_MOST], room = CAUSE_DRAWINGS_SIZE, missing = 0;
    for (size_t i = 0; i < recorded->count; i++) {
        counts[i] = causes_examples(causes, &causes->items[i], examples[i], arena);
        items[i].drawings.items =
            arena_allocate_zeroed(arena, CAUSE_EXAMPLES, sizeof *items[i].drawings.items);
    }
    for (size_t rank = 0; rank < CAUSE_EXAMPLES; rank++)
        for (size_t i = 0; i < recorded->count; i++)
            if (items[i].drawings.items != NULL && rank < counts[i])
                missing += strcmp(text_or_empty(examples[i][rank]->tier), tier_name(TIER_HUGE)) != 0 &&
                           !add(&items[i], examples[i][rank], cases, &room, arena);
    return missing;
}
