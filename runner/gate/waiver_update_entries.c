/* Updates old entries of a file of waivers, and merges new ones. */
#include "text_compare.h"
#include "waiver_update.h"

#include <stdlib.h>
#include <string.h>

/* The only item of an array, or the array itself; the reference to the array is taken. */
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
    json_t *object = json_object(), *cases = json_array();
    for (size_t i = 0; i < entry->count; i++)
        (void)json_array_append_new(cases, json_string(entry->cases[i]));
    (void)json_object_set_new(object, "cases", one_or_several(cases));
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
    json_t *copy = chosen == 0 ? NULL : json_copy(entry), *cases = one_or_several(globs);
    if (chosen > 0 && chosen < waiver->pattern_count)
        (void)json_object_set(copy, "cases", cases);
    json_decref(cases);
    return copy;
}

/* ---- merging ------------------------------------------------------------------------------------------- */

/* What an entry with cases says about them (clause, verdict, unsteady, reason) as a text, which the caller
 * frees. NULL for an entry without cases, or when there is no memory. */
static char *key_of(const json_t *entry)
{
    if (json_object_get(entry, "cases") == NULL)
        return NULL;
    json_t *rest = json_copy((json_t *)entry);
    (void)json_object_del(rest, "cases");
    char *key = json_dumps(rest, JSON_COMPACT | JSON_SORT_KEYS);
    json_decref(rest);
    return key;
}

/* The number of the first entry with the same key in `firsts`; if there is none, `index`, which is added. */
static size_t first_with_key(json_t *firsts, const json_t *entry, size_t index)
{
    char *key = key_of(entry);
    const json_t *first = key == NULL ? NULL : json_object_get(firsts, key);
    size_t number = first == NULL ? index : (size_t)json_integer_value(first);
    if (key != NULL && first == NULL)
        (void)json_object_set_new(firsts, key, json_integer((json_int_t)index));
    free(key);
    return number;
}

/* Adds ids to an old entry with cases and sorts them. False when there is no memory. */
static bool add_cases(json_t *entry, const struct waiver_entry *from, struct arena *arena)
{
    json_t *old = json_incref(json_object_get(entry, "cases")), *cases = json_array();
    size_t count = json_is_array(old) ? json_array_size(old) : 1;
    const char **texts = arena_allocate_zeroed(arena, count + from->count, sizeof *texts);
    for (size_t i = 0; texts != NULL && i < count; i++)
        texts[i] = json_string_value(json_is_array(old) ? json_array_get(old, i) : old);
    if (texts != NULL) {
        memcpy(texts + count, from->cases, from->count * sizeof *texts);
        count += from->count;
        sort_texts(texts, count);
    }
    for (size_t i = 0; texts != NULL && i < count; i++)
        (void)json_array_append_new(cases, json_string(texts[i]));
    (void)json_object_set_new(entry, "cases", cases);
    json_decref(old);
    return texts != NULL;
}

/* ---- the report ---------------------------------------------------------------------------------------- */

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

/* Reports new cases, and the number of the old entry that got them, if any. */
static void report_added(struct updater *updater, const struct waiver_entry *entry, size_t place)
{
    struct arena *arena = updater->arena;
    bool is_old = place < updater->old.count;
    const char *where = is_old ? arena_format(arena, " to waivers[%zu]", place) : "";
    const char *others = entry->count == 1 ? ""
                                           : arena_format(arena, " and %zu other case%s", entry->count - 1,
                                                          entry->count == 2 ? "" : "s");
    updater->update->added += !is_old;
    if (where != NULL && others != NULL)
        add_line(updater, arena_format(arena, "added%s %s%s%s%s%s", where, entry->cases[0], others,
                                       entry->unsteady ? ", unsteady" : "",
                                       entry->under[0] == '\0' ? "" : " under ", entry->under));
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
        (void)error_no_memory(error, "the waivers");
        return NULL;
    }
    json_t *firsts = json_object(), *merged = json_array(), *added = json_array();
    bool done = true;
    for (size_t i = 0; i < old_count; i++) {
        left[i] = updater_old_entry(updater, i, false);
        (void)first_with_key(firsts, left[i], i);
    }
    for (size_t i = 0; i < count; i++) {
        json_t *entry = entry_json(&entries[i]);
        places[i] = first_with_key(firsts, entry, old_count);
        if (places[i] == old_count) {
            (void)json_array_append(added, entry);
        } else {
            done = add_cases(left[places[i]], &entries[i], arena) && done;
            grown[places[i]] = true;
        }
        json_decref(entry);
    }
    for (size_t i = 0; i < old_count; i++) {
        report_old(updater, i, left[i], grown[i]);
        if (left[i] != NULL)
            (void)json_array_append_new(merged, left[i]);
    }
    for (size_t i = 0; i < count; i++)
        report_added(updater, &entries[i], places[i]);
    (void)json_array_extend(merged, added);
    json_decref(added);
    json_decref(firsts);
    if (done)
        return merged;
    json_decref(merged);
    (void)error_no_memory(error, "the waivers");
    return NULL;
}
