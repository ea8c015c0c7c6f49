/* Causes and suspects as records. */
#include "causes.h"
#include "text_compare.h"

#include <stdlib.h>
#include <string.h>

static struct recorded_suspect suspect_record(const struct suspect *suspect)
{
    return (struct recorded_suspect){suspect->name,    suspect->failing_with,
                                     suspect->with,    suspect->failing_without,
                                     suspect->without, suspect->coefficient};
}

static const struct recorded_suspect *suspect_of(const struct cause *cause, struct arena *arena)
{
    struct recorded_suspect *suspect = cause->has_suspect ? arena_allocate(arena, sizeof *suspect) : NULL;
    if (suspect != NULL)
        *suspect = suspect_record(&cause->suspect);
    return suspect;
}

/* Whether a group became a cause, or is one. */
static bool belongs_to(const struct cause_group *group, const struct cause_group *cause)
{
    while (group->into != NULL)
        group = group->into;
    return group == cause;
}

static int compare_examples(const void *left, const void *right)
{
    const struct recorded_case *const *a = left, *const *b = right;
    return strcmp((*a)->id, (*b)->id);
}

size_t causes_examples(const struct causes *causes, const struct cause *cause,
                       const struct recorded_case *examples[CAUSE_EXAMPLES], struct arena *arena)
{
    const struct recorded_case **all =
        arena_allocate_zeroed(arena, causes->group_count * CAUSE_EXAMPLES, sizeof *all);
    size_t count = 0, chosen = 1;
    examples[0] = cause->telling;
    for (size_t i = 0; i < causes->group_count && all != NULL; i++)
        for (size_t k = 0;
             k < causes->groups[i].example_count && belongs_to(&causes->groups[i], cause->group); k++)
            all[count++] = causes->groups[i].examples[k];
    if (count > 0)
        qsort(all, count, sizeof *all, compare_examples);
    for (size_t i = 0; i < count && chosen < CAUSE_EXAMPLES; i++)
        if (strcmp(all[i]->id, cause->telling->id) != 0)
            examples[chosen++] = all[i];
    return chosen;
}

/* The ids of the groups that became a cause, sorted. */
static struct texts ids_of(const struct causes *causes, const struct cause_group *group, struct arena *arena)
{
    struct texts ids = {.count = 0};
    size_t most = 0;
    for (size_t i = 0; i < causes->group_count; i++)
        most += causes->groups[i].id_count;
    const char **items = arena_allocate_zeroed(arena, most, sizeof *items);
    for (size_t i = 0; i < causes->group_count && items != NULL; i++) {
        const struct cause_group *other = &causes->groups[i];
        for (size_t k = 0; belongs_to(other, group) && k < other->id_count; k++)
            items[ids.count++] = other->ids[k];
    }
    sort_texts(items, ids.count);
    ids.items = items;
    return ids;
}

const char *cause_perhaps_text(const struct texts *perhaps, const char *passing, bool whole,
                               struct arena *arena)
{
    enum { MOST = 4 };
    const char *names = "";
    for (size_t i = 0; i < perhaps->count && i < MOST && names != NULL; i++)
        names = arena_format(arena, "%s%s%s", names,
                             i == 0                    ? ""
                             : i + 1 == perhaps->count ? " or "
                                                       : ", ",
                             perhaps->items[i]);
    const char *part = passing[0] == '\0' ? "" : " in part";
    const char *text =
        perhaps->count == 0 || names == NULL ? "" : arena_format(arena, "perhaps%s %s", part, names);
    if (text != NULL && perhaps->count > MOST)
        text = arena_format(arena, "%s or %zu more", text, perhaps->count - MOST);
    if (text != NULL && text[0] != '\0' && whole)
        text =
            passing[0] == '\0'
                ? arena_format(arena, "%s: each explains these cases", text)
                : arena_format(arena, "%s: it explains these cases, but would also change %s, which passes",
                               text, passing);
    return text_or_empty(text);
}

struct recorded_causes causes_record(const struct causes *causes, struct arena *arena)
{
    struct recorded_cause *items = arena_allocate_zeroed(arena, causes->count, sizeof *items);
    for (size_t i = 0; i < causes->count && items != NULL; i++) {
        const struct cause *cause = &causes->items[i];
        items[i] = cause->record;
        items[i].ids = ids_of(causes, cause->group, arena);
        items[i].suspect = suspect_of(cause, arena);
    }
    return (struct recorded_causes){items == NULL ? 0 : causes->count, items};
}

struct recorded_suspects suspects_record(const struct causes *causes, struct arena *arena)
{
    struct recorded_suspect *items = arena_allocate_zeroed(arena, causes->ranked_count, sizeof *items);
    for (size_t i = 0; i < causes->ranked_count && items != NULL; i++)
        items[i] = suspect_record(&causes->ranked[i]);
    return (struct recorded_suspects){items == NULL ? 0 : causes->ranked_count, items};
}
