#include "observed_numbers.h"
#include "waiver_updater.h"

#include <stdlib.h>

static json_t *one_or_several(json_t *array)
{
    if (json_array_size(array) != 1)
        return array;
    json_t *only = json_incref(json_array_get(array, 0));
    json_decref(array);
    return only;
}

static json_t *verdicts_json(const bool verdicts[VERDICT_COUNT])
{
    json_t *array = json_array();
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        if (verdicts[verdict])
            (void)json_array_append_new(array, json_string(verdict_name((enum verdict)verdict)));
    return one_or_several(array);
}

static json_t *entry_json(const struct waiver_entry *entry)
{
    json_t *object = json_object(), *globs = json_array();
    for (size_t i = 0; i < entry->glob_count; i++)
        (void)json_array_append_new(globs, json_string(entry->globs[i]));
    globs = one_or_several(globs);
    if (entry->glob_count > 0)
        (void)json_object_set(object, "cases", globs);
    json_decref(globs);
    if (entry->clause != NULL)
        (void)json_object_set_new(object, "clause", json_string(entry->clause));
    (void)json_object_set_new(object, "verdict", verdicts_json(entry->verdicts));
    if (entry->unsteady)
        (void)json_object_set_new(object, "unsteady", json_true());
    (void)json_object_set_new(object, "reason", json_string(entry->reason));
    return object;
}

json_t *updater_old_entry(const struct updater *updater, size_t index, bool stale)
{
    const struct waiver *waiver = &updater->old.items[index];
    const char *const *why = updater->stale + (waiver->patterns - updater->old.patterns);
    json_t *entry = json_array_get(json_object_get(updater->document, "waivers"), index);
    json_t *globs = json_array();
    size_t chosen = 0;
    for (size_t i = 0; i < waiver->pattern_count; i++) {
        if ((why[i] != NULL) != stale)
            continue;
        chosen++;
        if (waiver->patterns[i].cases != NULL)
            (void)json_array_append_new(globs, json_string(waiver->patterns[i].cases));
    }
    if (chosen == 0 || chosen == waiver->pattern_count) {
        json_decref(globs);
        return chosen == 0 ? NULL : json_incref(entry);
    }
    json_t *copy = json_copy(entry);
    (void)json_object_set_new(copy, "cases", one_or_several(globs));
    return copy;
}

/* Adds the globs of one entry to those of another. */
static void add_globs(json_t *entry, const json_t *from)
{
    json_t *globs = json_array();
    const json_t *const sources[] = {entry, from};
    for (size_t source = 0; source < 2; source++) {
        json_t *cases = json_object_get(sources[source], "cases");
        if (json_is_array(cases))
            (void)json_array_extend(globs, cases);
        else
            (void)json_array_append(globs, cases);
    }
    (void)json_object_set_new(entry, "cases", globs);
}

static void add_line(struct updater *updater, const char *line)
{
    if (line != NULL)
        updater->update->lines[updater->update->line_count++] = line;
}

/* Reports an old entry: `entry` is what remains of it, or NULL; `grown`: it got cases of new entries. */
static void report_old(struct updater *updater, size_t index, const json_t *entry, bool grown)
{
    const struct waiver *waiver = &updater->old.items[index];
    struct waiver_update *update = updater->update;
    const char *const *why = updater->stale + (waiver->patterns - updater->old.patterns), *last = NULL;
    bool shrunk = false;
    for (size_t i = 0; i < waiver->pattern_count; i++) {
        if (why[i] != NULL && why[i] != last)
            add_line(updater, arena_format(updater->arena, "dropped %s", why[i]));
        last = why[i];
        shrunk |= why[i] != NULL;
    }
    update->dropped += entry == NULL;
    update->changed += entry != NULL && (shrunk || grown);
    update->kept += entry != NULL && !shrunk && !grown;
    if (entry != NULL)
        add_line(updater, arena_format(updater->arena, "%s %s (waivers[%zu]: %.300s)",
                                       shrunk || grown ? "changed" : "kept",
                                       waiver_pattern_text(waiver, updater->arena), index, waiver->reason));
}

static void report_added(struct updater *updater, const struct waiver_entry *entry, const char *where)
{
    const char *first = entry->glob_count == 0 ? entry->clause : entry->globs[0];
    const char *others = entry->glob_count < 2
                             ? ""
                             : arena_format(updater->arena, " and %zu other glob%s", entry->glob_count - 1,
                                            entry->glob_count == 2 ? "" : "s");
    add_line(updater, arena_format(updater->arena, "added%s %s%s (%zu case%s%s%s%s)", where, first,
                                   others == NULL ? "" : others, entry->count, entry->count == 1 ? "" : "s",
                                   entry->unsteady ? ", unsteady" : "",
                                   entry->under[0] == '\0' ? "" : " under ", entry->under));
}

/* The first remaining old entry with globs, by join key. */
static json_t *index_join_keys(json_t *const *left, size_t count)
{
    json_t *firsts = json_object();
    for (size_t i = 0; i < count; i++) {
        size_t first;
        bool is_new;
        char *key = json_object_get(left[i], "cases") == NULL ? NULL : waiver_join_key(left[i]);
        if (key != NULL)
            (void)observed_number_of(firsts, key, i, &first, &is_new);
        free(key);
    }
    return firsts;
}

/* The old entry that a new one is merged into: the first with the same join key. `count`: there is none. */
static size_t place_of(const json_t *firsts, size_t count, const json_t *entry)
{
    char *key = json_object_get(entry, "cases") == NULL ? NULL : waiver_join_key(entry);
    const json_t *first = key == NULL ? NULL : json_object_get(firsts, key);
    free(key);
    return first == NULL ? count : (size_t)json_integer_value(first);
}

/* Merges new entries into old ones with the same join key; returns the others. */
static json_t *merge_new(const struct updater *updater, const struct waiver_entry *entries, size_t count,
                         json_t **left, bool *grown, size_t *places)
{
    json_t *added = json_array(), *firsts = index_join_keys(left, updater->old.count);
    for (size_t i = 0; i < count; i++) {
        json_t *entry = entry_json(&entries[i]);
        places[i] = place_of(firsts, updater->old.count, entry);
        if (places[i] == updater->old.count) {
            (void)json_array_append(added, entry);
        } else if (grown[places[i]]) {
            add_globs(left[places[i]], entry);
        } else {
            json_t *copy = json_copy(left[places[i]]);
            add_globs(copy, entry);
            json_decref(left[places[i]]);
            left[places[i]] = copy;
            grown[places[i]] = true;
        }
        json_decref(entry);
    }
    json_decref(firsts);
    return added;
}

json_t *updater_merge(struct updater *updater, const struct waiver_entry *entries, size_t count,
                      struct error *error)
{
    struct arena *arena = updater->arena;
    size_t old_count = updater->old.count;
    json_t **left = arena_allocate_zeroed(arena, old_count + 1, sizeof(json_t *));
    bool *grown = arena_allocate_zeroed(arena, old_count + 1, sizeof *grown);
    size_t *places = arena_allocate_zeroed(arena, count + 1, sizeof *places);
    updater->update->lines = arena_allocate_zeroed(arena, old_count + updater->old.pattern_count + count + 1,
                                                   sizeof *updater->update->lines);
    if (left == NULL || grown == NULL || places == NULL || updater->update->lines == NULL) {
        (void)error_set(error, STATUS_OUT_OF_MEMORY, "no memory for the waivers");
        return NULL;
    }
    for (size_t i = 0; i < old_count; i++)
        left[i] = updater_old_entry(updater, i, false);
    json_t *added = merge_new(updater, entries, count, left, grown, places), *merged = json_array();
    for (size_t i = 0; i < old_count; i++) {
        report_old(updater, i, left[i], grown[i]);
        if (left[i] != NULL)
            (void)json_array_append_new(merged, left[i]);
    }
    for (size_t i = 0; i < count; i++) {
        const char *where = places[i] == old_count ? "" : arena_format(arena, " to waivers[%zu]", places[i]);
        report_added(updater, &entries[i], where == NULL ? "" : where);
    }
    updater->update->added = json_array_size(added);
    (void)json_array_extend(merged, added);
    json_decref(added);
    return merged;
}
