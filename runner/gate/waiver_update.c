#include "waiver_update.h"

#include "json_reader.h"

#include <stdlib.h>
#include <string.h>

/* ---- applying entries to results ----------------------------------------------------------------------- */

/* Entries as waivers, in the scratch memory, which is reset first. STATUS_OUT_OF_MEMORY, or as
 * waivers_parse. */
static enum status begin_waivers(struct updater *updater, const json_t *entries, struct waivers *waivers,
                                 struct error *error)
{
    json_t *document = json_pack("{s:s, s:O}", "implementation", updater->observed->name, "waivers", entries);
    char *text = document == NULL ? NULL : json_dumps(document, JSON_COMPACT);
    json_decref(document);
    arena_reset(&updater->scratch);
    enum status status = text == NULL ? error_no_memory(error, "the waivers")
                                      : waivers_parse(waivers, updater->file->file, text, strlen(text),
                                                      &updater->scratch, error);
    free(text);
    return status;
}

/* The reason for which a record would be waived if it had this verdict, or NULL. */
static const char *apply_waivers(const struct updater *updater, struct waivers *waivers,
                                 const struct observed_record *record, enum verdict verdict)
{
    struct recorded_case item = {.id = updater->observed->cases[record->the_case].id, .verdict = verdict};
    if (verdict_is_failure(verdict))
        item.failures = record->failures;
    return waivers_apply(waivers, &item);
}

/* ---- stale entries ------------------------------------------------------------------------------------- */

static void on_stale(const struct stale_waiver *reported, void *context)
{
    struct updater *updater = context;
    size_t index = reported->index, glob = reported->glob;
    if (index >= updater->old.count || updater->old.items[index].unsteady != updater->looks_at_unsteady)
        return;
    const struct waiver *waiver = &updater->old.items[index];
    const char **stale = updater->stale + (waiver->patterns - updater->old.patterns);
    const char *copy = arena_copy(updater->arena, reported->finding);
    for (size_t i = 0; i < waiver->pattern_count; i++)
        if (stale[i] == NULL && (glob == ALL_GLOBS || glob == i))
            stale[i] = copy == NULL ? "it is stale" : copy;
}

/* Records which old entries are stale. The last entry covers every failure, so that none counts as not
 * covered. */
static void record_stale(struct updater *updater, const struct waivers *waivers, int64_t repetitions)
{
    updater->looks_at_unsteady = repetitions >= UNSTEADY_REPETITIONS;
    const struct waived_run run = {&updater->list, updater->update->lacking > 0, repetitions};
    (void)waivers_report_stale(waivers, &run, updater->clauses, on_stale, updater);
}

static bool passes_sometimes(const struct observed_record *record)
{
    bool passes = false;
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        passes |= record->verdicts[verdict] && !verdict_is_failure((enum verdict)verdict);
    return passes && verdict_is_failure(record->verdict);
}

/* A steady entry is stale if it is stale in any run, or if a case that it covers passes in some
 * repetition. */
static enum status find_stale_steady(struct updater *updater, const json_t *entries, struct error *error)
{
    struct waivers waivers;
    enum status status = STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < updater->observed->run_count; i++) {
        const struct observed_run *run = &updater->observed->runs[i];
        status = begin_waivers(updater, entries, &waivers, error);
        for (size_t k = 0; status == STATUS_OK && k < run->count; k++)
            (void)apply_waivers(updater, &waivers, &run->records[k], run->records[k].verdict);
        if (status != STATUS_OK)
            break;
        record_stale(updater, &waivers, 1);
        waivers_restart(&waivers);
        for (size_t k = 0; k < run->count; k++)
            if (passes_sometimes(&run->records[k]))
                (void)apply_waivers(updater, &waivers, &run->records[k], VERDICT_PASS);
        record_stale(updater, &waivers, 1);
    }
    return status;
}

/* An unsteady entry is stale only if all runs together have enough repetitions. */
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
            bool fails_elsewhere =
                observed_failing(&observed->cases[record->the_case]) && !verdict_is_failure(record->verdict);
            if (!fails_elsewhere)
                (void)apply_waivers(updater, &waivers, record, record->verdict);
        }
    }
    if (status == STATUS_OK && repetitions >= UNSTEADY_REPETITIONS)
        record_stale(updater, &waivers, repetitions);
    return status;
}

/* Finds which old entries and globs are stale. */
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

/* ---- what must be covered ------------------------------------------------------------------------------ */

/* The old entries without their stale parts; before them the stale parts, if `with_stale`. */
static json_t *choose_entries(const struct updater *updater, bool with_stale)
{
    json_t *chosen = json_array();
    for (int pass = with_stale ? 0 : 1; pass < 2; pass++)
        for (size_t i = 0; i < updater->old.count; i++) {
            json_t *entry = updater_old_entry(updater, i, pass == 0);
            if (entry != NULL)
                (void)json_array_append_new(chosen, entry);
        }
    return chosen;
}

/* Finds for each case the first reason for which the entries waive its failures: "" if a failure is not
 * waived, NULL if the case did not fail. */
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
                const char *reason = apply_waivers(updater, &waivers, record, (enum verdict)verdict);
                if (reason == NULL)
                    *known = "";
                else if (*known == NULL)
                    *known = arena_copy(updater->arena, reason);
            }
        }
    }
    return status;
}

/* Finds which cases need new entries, and their reasons: the reason of a dropped entry, or `reason`. */
static enum status find_needs(struct updater *updater, const char *reason, struct error *error)
{
    const struct observed_results *observed = updater->observed;
    const char **kept = arena_allocate_zeroed(updater->arena, observed->count + 1, sizeof *kept);
    const char **before = arena_allocate_zeroed(updater->arena, observed->count + 1, sizeof *before);
    const char *first = NULL;
    size_t count = 0;
    updater->reasons = arena_allocate_zeroed(updater->arena, observed->count + 1, sizeof *updater->reasons);
    if (kept == NULL || before == NULL || updater->reasons == NULL)
        return error_no_memory(error, "the waivers");
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
        return error_set(error, STATUS_USAGE,
                         "%zu failure%s no waiver (first: %.300s): say with --reason TEXT why %s accepted",
                         count, count == 1 ? " has" : "s have", first, count == 1 ? "it is" : "they are");
    return status;
}

/* ---- the file ------------------------------------------------------------------------------------------ */

/* The text of a file with these entries; otherwise only the version changes. */
static enum status write_text(struct updater *updater, json_t *entries, struct error *error)
{
    struct waiver_update *update = updater->update;
    const struct observed_results *observed = updater->observed;
    json_t *document = updater->document == NULL ? json_object() : json_copy(updater->document);
    if (updater->document == NULL)
        (void)json_object_set_new(document, "implementation", json_string(observed->name));
    if (observed->version[0] != '\0')
        (void)json_object_set_new(document, "version", json_string(observed->version));
    (void)json_object_del(document, "waivers"); /* so that it is written last */
    (void)json_object_set(document, "waivers", entries);
    char *text = json_dumps(document, JSON_INDENT(2));
    json_decref(document);
    if (text == NULL || json_out_of_memory()) {
        free(text);
        return error_no_memory(error, "the waivers");
    }
    update->text = arena_format(updater->arena, "%s\n", text);
    free(text);
    if (update->text == NULL)
        return error_no_memory(error, "the waivers");
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
    json_t *merged = status == STATUS_OK ? updater_merge(updater, entries, count, error) : NULL;
    if (merged == NULL)
        return status == STATUS_OK ? STATUS_OUT_OF_MEMORY : status;
    bool is_same =
        updater->file->bytes != NULL && update->dropped == 0 && update->changed == 0 && update->added == 0;
    if (is_same) {
        update->text = updater->file->bytes;
        update->size = updater->file->size;
    } else {
        status = write_text(updater, merged, error);
    }
    json_decref(merged);
    return status;
}

/* ---- the update ---------------------------------------------------------------------------------------- */

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
            return error_no_memory(error, "the waivers");
    }
    updater->stale =
        arena_allocate_zeroed(updater->arena, updater->old.pattern_count + 1, sizeof *updater->stale);
    return updater->stale == NULL ? error_no_memory(error, "the waivers") : STATUS_OK;
}

/* Lists all cases, and counts those without a verdict for which the implementation is not responsible. */
static enum status list_cases(struct updater *updater, struct error *error)
{
    const struct observed_results *observed = updater->observed;
    struct waiver_update *update = updater->update;
    updater->list.locations =
        arena_allocate_zeroed(updater->arena, observed->count + 1, sizeof *updater->list.locations);
    if (updater->list.locations == NULL)
        return error_no_memory(error, "the waivers");
    for (size_t i = 0; i < observed->count; i++) {
        const struct observed_case *item = &observed->cases[i];
        updater->list.locations[updater->list.count++].id = item->id;
        bool unjudged = false;
        for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
            unjudged |= item->verdicts[verdict] && !verdict_is_decided((enum verdict)verdict);
        if (unjudged && (update->unjudged++ == 0 || strcmp(item->id, update->first_unjudged) < 0))
            update->first_unjudged = item->id;
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
    *update = (struct waiver_update){.lacking = observed_results_lacking(observed)};
    enum status status = read_file(&updater, error);
    if (status == STATUS_OK)
        status = list_cases(&updater, error);
    if (status == STATUS_OK && updater.old.count > 0)
        status = find_stale(&updater, error);
    if (status == STATUS_OK)
        status = find_needs(&updater, reason, error);
    if (status == STATUS_OK)
        status = make_entries(&updater, error);
    json_decref(updater.document);
    arena_destroy(&updater.scratch);
    return status;
}
