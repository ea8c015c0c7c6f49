#include "waiver_update.h"

#include "json_memory.h"
#include "printable.h"
#include "waiver_entries.h"
#include "waivers.h"

#include <stdlib.h>
#include <string.h>

struct updater {
    struct waiver_update *update;
    const struct observed_results *observed;
    const struct waiver_file *file;
    const struct clause_set *clauses;
    json_t *document; /* the file, or NULL */
    size_t old_count; /* its entries */
    struct waivers old;
    const char **stale;           /* by entry: why it is dropped, or NULL */
    bool looks_at_unsteady;       /* which entries on_stale takes down */
    const char **reasons;         /* by case: with what it is to be waived, or NULL */
    struct case_list list;        /* all cases that were observed */
    struct arena *arena, scratch; /* scratch: what one run takes */
};

static enum status no_memory(struct error *error)
{
    return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for the waivers");
}

/* ---- applying entries to what was observed ------------------------------------------------------------------------------ */

/* Entries as waivers, in the scratch memory, which is taken back first. */
static enum status begin_waivers(struct updater *updater, const json_t *entries, struct waivers *waivers,
                                 struct error *error)
{
    json_t *document = json_pack("{s:s, s:O}", "implementation", updater->observed->name, "waivers", entries);
    char *text = document == NULL ? NULL : json_dumps(document, JSON_COMPACT);
    json_decref(document);
    arena_reset(&updater->scratch);
    enum status status = text == NULL ? no_memory(error)
                                      : waivers_parse(waivers, updater->file->file, text, strlen(text),
                                                      &updater->scratch, error);
    free(text);
    return status;
}

/* The reason with which a record is waived, or NULL. */
static const char *apply(const struct updater *updater, struct waivers *waivers,
                         const struct observed_record *record, enum verdict verdict)
{
    const struct observed_results *observed = updater->observed;
    json_t *json = json_pack("{s:s, s:s, s:s}", "type", "case", "id", observed->cases[record->the_case].id,
                             "verdict", verdict_name(verdict));
    if (verdict_is_failure(verdict) && verdict_is_failure(record->verdict))
        (void)json_object_set(json, "failures", observed->reasons[record->reason].failures);
    const char *reason = json == NULL ? NULL : waivers_apply(waivers, json);
    json_decref(json);
    return reason;
}

/* ---- what is stale ------------------------------------------------------------------------------------------------------ */

static void on_stale(size_t index, const char *message, void *context)
{
    struct updater *updater = context;
    if (index >= updater->old_count || updater->stale[index] != NULL ||
        updater->old.items[index].unsteady != updater->looks_at_unsteady)
        return;
    const char *copy = arena_copy_text(updater->arena, message, strlen(message));
    updater->stale[index] = copy == NULL ? "it is stale" : copy;
}

/* Takes down the stale ones of the old entries. Every failure is taken for covered, by the entry that follows them. */
static void take_stale(struct updater *updater, const struct waivers *waivers, int64_t repetitions)
{
    updater->looks_at_unsteady = repetitions >= UNSTEADY_REPETITIONS;
    (void)waivers_tell_stale(waivers, &updater->list, repetitions, updater->clauses, on_stale, updater);
}

static bool passes_sometimes(const struct observed_record *record)
{
    bool passes = false;
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        passes |= record->verdicts[verdict] && !verdict_is_failure((enum verdict)verdict);
    return passes && verdict_is_failure(record->verdict);
}

/* A steady entry is stale when any run says so; and when a case that it covers passes in some repetition. */
static enum status find_stale_steady(struct updater *updater, const json_t *entries, struct error *error)
{
    struct waivers waivers;
    enum status status = STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < updater->observed->run_count; i++) {
        const struct observed_run *run = &updater->observed->runs[i];
        status = begin_waivers(updater, entries, &waivers, error);
        for (size_t k = 0; status == STATUS_OK && k < run->count; k++)
            (void)apply(updater, &waivers, &run->records[k], run->records[k].verdict);
        if (status != STATUS_OK)
            break;
        take_stale(updater, &waivers, 1);
        waivers_restart(&waivers);
        for (size_t k = 0; k < run->count; k++)
            if (passes_sometimes(&run->records[k]))
                (void)apply(updater, &waivers, &run->records[k], VERDICT_PASS);
        take_stale(updater, &waivers, 1);
    }
    return status;
}

/* An unsteady entry is stale when all runs together have enough repetitions to say so. */
static enum status find_stale_unsteady(struct updater *updater, const json_t *entries, struct error *error)
{
    const struct observed_results *observed = updater->observed;
    struct waivers waivers;
    int64_t repetitions = 0;
    enum status status = begin_waivers(updater, entries, &waivers, error);
    for (size_t i = 0; status == STATUS_OK && i < observed->run_count; i++) {
        const struct observed_run *run = &observed->runs[i];
        repetitions += repetitions < UNSTEADY_REPETITIONS ? run->repetitions : 0;
        for (size_t k = 0; k < run->count; k++) {
            const struct observed_record *record = &run->records[k];
            bool fails_elsewhere = observed_as(&observed->cases[record->the_case]) == OBSERVED_FAILURE &&
                                   !verdict_is_failure(record->verdict);
            if (!fails_elsewhere)
                (void)apply(updater, &waivers, record, record->verdict);
        }
    }
    if (status == STATUS_OK && repetitions >= UNSTEADY_REPETITIONS)
        take_stale(updater, &waivers, repetitions);
    return status;
}

static enum status find_stale(struct updater *updater, struct error *error)
{
    json_t *entries = json_copy(json_object_get(updater->document, "waivers"));
    (void)json_array_append_new(entries, json_pack("{s:s, s:[s, s, s, s], s:b, s:s}", "cases", "*", "verdict",
                                                   "fail", "crash", "timeout", "memory", "unsteady", 1,
                                                   "reason", "every failure"));
    enum status status = find_stale_steady(updater, entries, error);
    if (status == STATUS_OK)
        status = find_stale_unsteady(updater, entries, error);
    json_decref(entries);
    return status;
}

/* ---- what has to be covered --------------------------------------------------------------------------------------------- */

/* Those of the old entries that stay, or those that do not and then those that do. */
static json_t *choose_entries(const struct updater *updater, bool with_stale)
{
    const json_t *entries = json_object_get(updater->document, "waivers");
    json_t *chosen = json_array();
    for (int pass = with_stale ? 0 : 1; pass < 2; pass++)
        for (size_t i = 0; i < updater->old_count; i++)
            if ((updater->stale[i] == NULL) == (pass == 1))
                (void)json_array_append(chosen, json_array_get(entries, i));
    return chosen;
}

/*
 * Tells for each case the first reason with which entries waive its failures, "" for one that they do not all waive; NULL
 * for a case that did not fail.
 */
static enum status find_reasons(struct updater *updater, json_t *entries, const char **reasons,
                                struct error *error)
{
    const struct observed_results *observed = updater->observed;
    struct waivers waivers;
    enum status status = begin_waivers(updater, entries, &waivers, error);
    json_decref(entries);
    for (size_t i = 0; status == STATUS_OK && i < observed->run_count; i++) {
        const struct observed_run *run = &observed->runs[i];
        for (size_t k = 0; k < run->count; k++) {
            const struct observed_record *record = &run->records[k];
            const char **known = &reasons[record->the_case];
            for (int verdict = 0; verdict_is_failure(record->verdict) && verdict < VERDICT_COUNT; verdict++) {
                if (!record->verdicts[verdict] || !verdict_is_failure((enum verdict)verdict))
                    continue;
                const char *reason = apply(updater, &waivers, record, (enum verdict)verdict);
                if (reason == NULL)
                    *known = "";
                else if (*known == NULL)
                    *known = arena_copy_text(updater->arena, reason, strlen(reason));
            }
        }
    }
    return status;
}

/* Finds which cases need new entries, and with which reason: that of a dropped one, or the one that was given. */
static enum status find_needs(struct updater *updater, const char *reason, struct error *error)
{
    const struct observed_results *observed = updater->observed;
    const char **kept = arena_allocate_zeroed(updater->arena, observed->count + 1, sizeof *kept);
    const char **before = arena_allocate_zeroed(updater->arena, observed->count + 1, sizeof *before);
    const char *first = NULL;
    size_t count = 0;
    updater->reasons = arena_allocate_zeroed(updater->arena, observed->count + 1, sizeof *updater->reasons);
    if (kept == NULL || before == NULL || updater->reasons == NULL)
        return no_memory(error);
    enum status status = find_reasons(updater, choose_entries(updater, false), kept, error);
    if (status == STATUS_OK)
        status = find_reasons(updater, choose_entries(updater, true), before, error);
    for (size_t i = 0; status == STATUS_OK && i < observed->count; i++) {
        updater->update->failures += kept[i] != NULL;
        if (kept[i] == NULL || kept[i][0] != '\0')
            continue;
        bool is_new = before[i] == NULL || before[i][0] == '\0';
        updater->reasons[i] = is_new ? reason : before[i];
        if (!is_new || reason != NULL)
            continue;
        first = count++ == 0 || strcmp(observed->cases[i].id, first) < 0 ? observed->cases[i].id : first;
    }
    if (status == STATUS_OK && count > 0)
        return error_set(
            error, STATUS_USAGE,
            "%zu failure%s no waiver, the first is %.300s: --reason TEXT is needed, which says why "
            "%s accepted",
            count, count == 1 ? " has" : "s have", first, count == 1 ? "it is" : "they are");
    return status;
}

/* ---- the file ----------------------------------------------------------------------------------------------------------- */

static json_t *verdicts_json(const bool verdicts[VERDICT_COUNT])
{
    json_t *array = json_array();
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        if (verdicts[verdict])
            (void)json_array_append_new(array, json_string(verdict_name((enum verdict)verdict)));
    if (json_array_size(array) != 1)
        return array;
    json_t *only = json_incref(json_array_get(array, 0));
    json_decref(array);
    return only;
}

static json_t *entry_json(const struct waiver_entry *entry)
{
    json_t *object = json_object();
    if (entry->cases != NULL)
        (void)json_object_set_new(object, "cases", json_string(entry->cases));
    if (entry->clause != NULL)
        (void)json_object_set_new(object, "clause", json_string(entry->clause));
    (void)json_object_set_new(object, "verdict", verdicts_json(entry->verdicts));
    if (entry->unsteady)
        (void)json_object_set_new(object, "unsteady", json_true());
    (void)json_object_set_new(object, "reason", json_string(entry->reason));
    return object;
}

static void add_line(struct updater *updater, const char *line)
{
    if (line != NULL)
        updater->update->lines[updater->update->line_count++] = line;
}

/* "kept cases/a (fail: known)" */
static void tell_kept(struct updater *updater, size_t index)
{
    const struct waiver *waiver = &updater->old.items[index];
    const char *pattern = printable(waiver->cases == NULL ? waiver->clause : waiver->cases, updater->arena);
    add_line(updater,
             arena_format(updater->arena, "kept %s (waivers[%zu]: %s)", pattern, index, waiver->reason));
}

static void tell_added(struct updater *updater, const struct waiver_entry *entry)
{
    const char *pattern = printable(entry->cases == NULL ? entry->clause : entry->cases, updater->arena);
    add_line(updater, arena_format(updater->arena, "added %s (%zu case%s%s%s%s)", pattern, entry->count,
                                   entry->count == 1 ? "" : "s", entry->unsteady ? ", unsteady" : "",
                                   entry->under[0] == '\0' ? "" : " under ", entry->under));
}

/* The entries as they should be, and what is told of each. */
static json_t *merge_entries(struct updater *updater, const struct waiver_entry *entries, size_t count)
{
    const json_t *old = json_object_get(updater->document, "waivers");
    struct waiver_update *update = updater->update;
    json_t *merged = json_array();
    for (size_t i = 0; i < updater->old_count; i++) {
        if (updater->stale[i] == NULL) {
            (void)json_array_append(merged, json_array_get(old, i));
            tell_kept(updater, i);
        } else {
            add_line(updater, arena_format(updater->arena, "dropped %s", updater->stale[i]));
        }
        update->kept += updater->stale[i] == NULL;
        update->dropped += updater->stale[i] != NULL;
    }
    for (size_t i = 0; i < count; i++) {
        (void)json_array_append_new(merged, entry_json(&entries[i]));
        tell_added(updater, &entries[i]);
    }
    update->added = count;
    return merged;
}

/* The text of a file with these entries, and otherwise as it was but for the version. */
static enum status write_text(struct updater *updater, json_t *entries, struct error *error)
{
    struct waiver_update *update = updater->update;
    const struct observed_results *observed = updater->observed;
    json_t *document = updater->document == NULL ? json_object() : json_copy(updater->document);
    if (updater->document == NULL)
        (void)json_object_set_new(document, "implementation", json_string(observed->name));
    if (observed->version[0] != '\0')
        (void)json_object_set_new(document, "version", json_string(observed->version));
    (void)json_object_del(document, "waivers"); /* to the end */
    (void)json_object_set(document, "waivers", entries);
    char *text = json_dumps(document, JSON_INDENT(2));
    json_decref(document);
    if (text == NULL || json_memory_lacked()) {
        free(text);
        return no_memory(error);
    }
    update->text = arena_format(updater->arena, "%s\n", text);
    free(text);
    if (update->text == NULL)
        return no_memory(error);
    update->size = strlen(update->text);
    struct waivers again;
    arena_reset(&updater->scratch);
    return waivers_parse(&again, updater->file->file, update->text, update->size, &updater->scratch, error);
}

static enum status make_entries(struct updater *updater, struct error *error)
{
    struct waiver_update *update = updater->update;
    struct waiver_entry *entries;
    size_t count;
    enum status status = waiver_entries_make(updater->observed, updater->reasons, updater->clauses, &entries,
                                             &count, updater->arena, error);
    if (status != STATUS_OK)
        return status;
    update->lines =
        arena_allocate_zeroed(updater->arena, updater->old_count + count + 1, sizeof *update->lines);
    if (update->lines == NULL)
        return no_memory(error);
    json_t *merged = merge_entries(updater, entries, count);
    bool is_same = updater->file->bytes != NULL && update->dropped == 0 && update->added == 0;
    if (is_same) {
        update->text = updater->file->bytes;
        update->size = updater->file->size;
    } else {
        status = write_text(updater, merged, error);
    }
    json_decref(merged);
    return status;
}

/* ---- all of it ---------------------------------------------------------------------------------------------------------- */

static enum status read_file(struct updater *updater, struct error *error)
{
    const struct waiver_file *file = updater->file;
    enum status status = STATUS_OK;
    if (file->bytes != NULL) {
        status = waivers_parse(&updater->old, file->file, file->bytes, file->size, updater->arena, error);
        if (status == STATUS_OK)
            status = waivers_check_name(&updater->old, updater->observed->name, error);
        if (status != STATUS_OK)
            return status;
        updater->document = json_read_bytes(file->bytes, file->size, JSON_REJECT_DUPLICATES, NULL);
        if (updater->document == NULL)
            return no_memory(error);
    }
    updater->old_count = updater->old.count;
    updater->stale = arena_allocate_zeroed(updater->arena, updater->old_count + 1, sizeof *updater->stale);
    return updater->stale == NULL ? no_memory(error) : STATUS_OK;
}

/* All cases, as a list; and those that have no verdict through no fault of the implementation. */
static enum status list_cases(struct updater *updater, struct error *error)
{
    const struct observed_results *observed = updater->observed;
    struct waiver_update *update = updater->update;
    updater->list.locations =
        arena_allocate_zeroed(updater->arena, observed->count + 1, sizeof *updater->list.locations);
    if (updater->list.locations == NULL)
        return no_memory(error);
    for (size_t i = 0; i < observed->count; i++) {
        const struct observed_case *item = &observed->cases[i];
        updater->list.locations[updater->list.count++].id = item->id;
        if (!item->verdicts[VERDICT_NOT_RUN] && !item->verdicts[VERDICT_UNREADABLE] &&
            !item->verdicts[VERDICT_ERROR] && !item->verdicts[VERDICT_DISPUTED])
            continue;
        if (update->ours++ == 0 || strcmp(item->id, update->first_of_ours) < 0)
            update->first_of_ours = item->id;
    }
    return STATUS_OK;
}

enum status waiver_update_make(struct waiver_update *update, const struct observed_results *observed,
                               const struct waiver_file *file, const char *reason,
                               const struct clause_set *clauses, struct arena *arena, struct error *error)
{
    struct updater updater = {.update = update,
                              .observed = observed,
                              .file = file,
                              .clauses = clauses,
                              .arena = arena,
                              .scratch = arena_create((size_t)2 << 30)};
    *update = (struct waiver_update){0};
    enum status status = read_file(&updater, error);
    if (status == STATUS_OK)
        status = list_cases(&updater, error);
    if (status == STATUS_OK && updater.old_count > 0)
        status = find_stale(&updater, error);
    if (status == STATUS_OK)
        status = find_needs(&updater, reason, error);
    if (status == STATUS_OK)
        status = make_entries(&updater, error);
    json_decref(updater.document);
    arena_destroy(&updater.scratch);
    return status;
}
