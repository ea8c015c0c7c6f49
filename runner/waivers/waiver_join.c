#include "waiver_join.h"

#include "exact_globs.h"
#include "glob_index.h"
#include "observed_numbers.h"

#include <stdlib.h>
#include <string.h>

/* Entries that differ only in their cases. */
struct group {
    json_t *entry;      /* the first, a copy; borrowed from the new array */
    const char **globs; /* of all of them, each once */
    size_t count, capacity;
    json_t *known; /* the globs, as members */
    bool is_new;   /* it combines several entries, or its globs changed */
};

struct joiner {
    const struct observed_results *observed;
    struct group *groups;
    size_t count;
    struct id_in_set *ids; /* of the observed cases */
    struct waiver_joining *joining;
    struct arena *arena;
};

static enum status no_memory(struct error *error)
{
    return error_set(error, STATUS_OUT_OF_MEMORY, "no memory to join the waivers");
}

/* ---- groups ------------------------------------------------------------------------------------------------------------- */

char *waiver_join_key(const json_t *entry)
{
    json_t *rest = json_copy((json_t *)entry);
    (void)json_object_del(rest, "cases");
    char *key = json_dumps(rest, JSON_COMPACT | JSON_SORT_KEYS);
    json_decref(rest);
    return key;
}

/* The number of the group of an entry; `numbers` has the earlier groups. */
static bool number_group(json_t *numbers, const json_t *entry, size_t next, size_t *number)
{
    bool is_new;
    char *key = waiver_join_key(entry);
    bool done = key != NULL && observed_number_of(numbers, key, next, number, &is_new);
    free(key);
    return done;
}

static bool add_glob(struct joiner *joiner, struct group *group, const json_t *glob)
{
    const char *text = json_string_value(glob);
    joiner->joining->globs_before++;
    if (json_object_get(group->known, text) != NULL)
        return true;
    group->globs =
        arena_room_for(joiner->arena, group->globs, group->count, &group->capacity, sizeof *group->globs);
    if (group->globs == NULL || json_object_set_new(group->known, text, json_true()) != 0)
        return false;
    group->globs[group->count] = arena_copy_text(joiner->arena, text, strlen(text));
    return group->globs[group->count++] != NULL;
}

/* Adds the globs of an entry to its group. */
static bool add_entry(struct joiner *joiner, struct group *group, const json_t *entry)
{
    size_t index;
    const json_t *glob, *cases = json_object_get(entry, "cases");
    if (!json_is_array(cases))
        return add_glob(joiner, group, cases);
    bool done = true;
    json_array_foreach(cases, index, glob) done = done && add_glob(joiner, group, glob);
    return done;
}

/* A new array with the first entry of each group, and those without cases. */
static json_t *group_entries(struct joiner *joiner, const json_t *entries)
{
    json_t *firsts = json_array(), *numbers = json_object();
    size_t index;
    const json_t *entry;
    bool done = firsts != NULL && numbers != NULL;
    json_array_foreach(entries, index, entry)
    {
        size_t number = 0;
        json_t *copy = json_object_get(entry, "cases") == NULL ? json_copy((json_t *)entry) : NULL;
        if (copy != NULL) {
            (void)json_array_append_new(firsts, copy);
            continue;
        }
        done = done && number_group(numbers, entry, joiner->count, &number);
        if (!done)
            break;
        struct group *group = &joiner->groups[number];
        if (number == joiner->count) {
            joiner->count++;
            *group = (struct group){.entry = json_deep_copy(entry), .known = json_object()};
            (void)json_array_append_new(firsts, group->entry);
        } else {
            joiner->joining->entries++;
            group->is_new = true;
        }
        done = add_entry(joiner, group, entry);
    }
    json_decref(numbers);
    if (done)
        return firsts;
    json_decref(firsts);
    return NULL;
}

/* ---- globs -------------------------------------------------------------------------------------------------------------- */

static int compare_texts(const void *left, const void *right)
{
    return strcmp(*(const char *const *)left, *(const char *const *)right);
}

/* Chooses new globs for a group, if fewer are enough. */
static enum status choose_globs(struct joiner *joiner, struct group *group, struct error *error)
{
    struct glob_index index;
    struct exact_glob *chosen;
    size_t chosen_count, kept = 0;
    size_t *found = arena_allocate_zeroed(joiner->arena, group->count, sizeof *found);
    bool *matches = arena_allocate_zeroed(joiner->arena, group->count, sizeof *matches);
    if (found == NULL || matches == NULL ||
        !glob_index_make(&index, group->globs, group->count, joiner->arena))
        return no_memory(error);
    for (size_t i = 0; i < joiner->observed->count; i++) {
        size_t count = glob_index_matches(&index, joiner->ids[i].id, found);
        joiner->ids[i].set = count > 0 ? 0 : GLOB_SET_NONE;
        for (size_t k = 0; k < count; k++)
            matches[found[k]] = true;
    }
    enum status status =
        exact_globs_find(joiner->ids, joiner->observed->count, &chosen, &chosen_count, joiner->arena, error);
    if (status != STATUS_OK)
        return status;
    size_t idle = 0;
    for (size_t i = 0; i < group->count; i++)
        idle += !matches[i];
    if (chosen_count + idle >= group->count)
        return STATUS_OK;
    for (size_t i = 0; i < group->count; i++)
        if (!matches[i])
            group->globs[kept++] = group->globs[i];
    for (size_t i = 0; i < chosen_count; i++)
        group->globs[kept++] = chosen[i].glob;
    group->count = kept;
    group->is_new = true;
    return STATUS_OK;
}

static void set_globs(struct group *group)
{
    json_t *globs = json_array();
    if (group->is_new)
        qsort(group->globs, group->count, sizeof *group->globs, compare_texts);
    for (size_t i = 0; i < group->count; i++)
        (void)json_array_append_new(globs, json_string(group->globs[i]));
    json_t *cases = group->count == 1 ? json_incref(json_array_get(globs, 0)) : json_incref(globs);
    json_decref(globs);
    (void)json_object_set_new(group->entry, "cases", cases);
}

enum status waiver_join(json_t **entries, const struct observed_results *observed,
                        struct waiver_joining *joining, struct arena *arena, struct error *error)
{
    struct joiner joiner = {
        .observed = observed,
        .groups = arena_allocate_zeroed(arena, json_array_size(*entries) + 1, sizeof *joiner.groups),
        .ids = arena_allocate_zeroed(arena, observed->count + 1, sizeof *joiner.ids),
        .joining = joining,
        .arena = arena};
    *joining = (struct waiver_joining){0};
    if (joiner.groups == NULL || joiner.ids == NULL)
        return no_memory(error);
    for (size_t i = 0; i < observed->count; i++)
        joiner.ids[i].id = observed->cases[i].id;
    json_t *joined = group_entries(&joiner, *entries);
    enum status status = joined == NULL ? no_memory(error) : STATUS_OK;
    for (size_t i = 0; i < joiner.count; i++) {
        if (status == STATUS_OK && joiner.groups[i].count > 1)
            status = choose_globs(&joiner, &joiner.groups[i], error);
        if (status == STATUS_OK)
            set_globs(&joiner.groups[i]);
        joining->globs_after += joiner.groups[i].count;
        json_decref(joiner.groups[i].known);
    }
    if (status != STATUS_OK) {
        json_decref(joined);
        return status;
    }
    joining->changed = !json_equal(joined, *entries);
    json_decref(*entries);
    *entries = joined;
    return STATUS_OK;
}
