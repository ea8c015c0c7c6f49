#include "waiver_updater.h"

#include <stdlib.h>
#include <string.h>

/* ---- applying entries to results ---------------------------------------------------------------------------------------- */

enum status updater_begin_waivers(struct updater *updater, const json_t *entries, struct waivers *waivers,
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

const char *updater_apply(const struct updater *updater, struct waivers *waivers,
                          const struct observed_record *record, enum verdict verdict)
{
    const struct observed_results *observed = updater->observed;
    json_t *json = json_pack("{s:s, s:s, s:s}", "type", "case", "id", observed->cases[record->the_case].id,
                             "verdict", verdict_name(verdict));
    if (verdict_is_failure(verdict) && verdict_is_failure(record->verdict))
        (void)json_object_set(json, "failures", (json_t *)record->failures);
    const char *reason = json == NULL ? NULL : waivers_apply(waivers, json);
    json_decref(json);
    return reason;
}

/* ---- stale entries ------------------------------------------------------------------------------------------------------ */

static void on_stale(const struct stale_waiver *reported, void *context)
{
    struct updater *updater = context;
    size_t index = reported->index, glob = reported->glob;
    if (index >= updater->old.count || updater->old.items[index].unsteady != updater->looks_at_unsteady)
        return;
    const struct waiver *waiver = &updater->old.items[index];
    const char **stale = updater->stale + (waiver->patterns - updater->old.patterns);
    const char *copy = arena_copy_text(updater->arena, reported->finding, strlen(reported->finding));
    for (size_t i = 0; i < waiver->pattern_count; i++)
        if (stale[i] == NULL && (glob == ALL_GLOBS || glob == i))
            stale[i] = copy == NULL ? "it is stale" : copy;
}

/* Records which old entries are stale. The last entry covers every failure, so that none counts as not covered. */
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

/* A steady entry is stale if it is stale in any run, or if a case that it covers passes in some repetition. */
static enum status find_stale_steady(struct updater *updater, const json_t *entries, struct error *error)
{
    struct waivers waivers;
    enum status status = STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < updater->observed->run_count; i++) {
        const struct observed_run *run = &updater->observed->runs[i];
        status = updater_begin_waivers(updater, entries, &waivers, error);
        for (size_t k = 0; status == STATUS_OK && k < run->count; k++)
            (void)updater_apply(updater, &waivers, &run->records[k], run->records[k].verdict);
        if (status != STATUS_OK)
            break;
        record_stale(updater, &waivers, 1);
        waivers_restart(&waivers);
        for (size_t k = 0; k < run->count; k++)
            if (passes_sometimes(&run->records[k]))
                (void)updater_apply(updater, &waivers, &run->records[k], VERDICT_PASS);
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
    enum status status = updater_begin_waivers(updater, entries, &waivers, error);
    for (size_t i = 0; status == STATUS_OK && i < observed->run_count; i++) {
        const struct observed_run *run = &observed->runs[i];
        repetitions += repetitions < UNSTEADY_REPETITIONS ? run->repetitions : 0;
        for (size_t k = 0; k < run->count; k++) {
            const struct observed_record *record = &run->records[k];
            bool fails_elsewhere =
                observed_failing(&observed->cases[record->the_case]) && !verdict_is_failure(record->verdict);
            if (!fails_elsewhere)
                (void)updater_apply(updater, &waivers, record, record->verdict);
        }
    }
    if (status == STATUS_OK && repetitions >= UNSTEADY_REPETITIONS)
        record_stale(updater, &waivers, repetitions);
    return status;
}

enum status updater_find_stale(struct updater *updater, struct error *error)
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
