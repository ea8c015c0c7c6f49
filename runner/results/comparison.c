#include "comparison.h"

#include "record.h"

#include <stdlib.h>
#include <string.h>

static const struct {
    const char *name, *one, *several;
} changes[] = {
#define CHANGE_ROW(constant, name, one, several) {name, one, several},
    CHANGE_TABLE(CHANGE_ROW)
#undef CHANGE_ROW
};

const char *change_name(enum change change)
{
    return changes[change].name;
}

const char *change_heading(enum change change, int64_t count)
{
    return count == 1 ? changes[change].one : changes[change].several;
}

static bool fails(const struct compared_case *item)
{
    return verdict_is_failure(item->verdict) && !item->waived;
}

/* Whether a case that passed and now has this verdict is a regression, though it does not fail. */
static bool is_lost(enum verdict verdict)
{
    return verdict == VERDICT_UNSUPPORTED || verdict == VERDICT_NOT_RUN || verdict == VERDICT_UNREADABLE ||
           verdict == VERDICT_ERROR;
}

/* Whether chance may explain what changed: an unsteady failure that the other run does not have. */
static bool is_unsteady(const struct comparison *comparison, const struct compared_case *before,
                        const struct compared_case *after)
{
    if (fails(before) && before->unsteady)
        return after->verdict == VERDICT_PASS;
    return before->verdict == VERDICT_PASS && fails(after) && after->unsteady &&
           comparison->older->is_unsteady;
}

/* The change of a case that passes now and did not before. A refusal that is permitted or not shown shows no more than a failure. */
static enum change change_to_pass(const struct compared_case *before, const struct compared_case *after)
{
    const bool is_repair = verdict_is_failure(before->verdict) ? after->standing != STANDING_PERMITTED &&
                                                                     after->standing != STANDING_NOT_SHOWN
                                                               : after->standing == STANDING_ANSWERED;
    return is_repair ? CHANGE_REPAIR : CHANGE_PASS;
}

/* The change of a case that is in both runs; CHANGE_COUNT: none. */
static enum change change_of(const struct comparison *comparison, const struct compared_case *before,
                             const struct compared_case *after, bool case_changed)
{
    bool failed = fails(before), is_failing = fails(after);
    if (!case_changed && is_unsteady(comparison, before, after))
        return CHANGE_UNSTEADY;
    if (!case_changed && failed && is_failing && (before->unsteady || after->unsteady))
        return CHANGE_COUNT;
    if (is_failing && !failed)
        return case_changed ? CHANGE_NEW_FAILURE : CHANGE_REGRESSION;
    if (before->verdict == VERDICT_PASS && is_lost(after->verdict))
        return case_changed ? CHANGE_CHANGED : CHANGE_REGRESSION;
    if (failed && after->verdict == VERDICT_NOT_RUN)
        return CHANGE_NOT_RUN;
    if (after->verdict == VERDICT_PASS && before->verdict != VERDICT_PASS)
        return change_to_pass(before, after);
    if (!case_changed && before->standing == STANDING_ANSWERED && after->standing == STANDING_PERMITTED)
        return CHANGE_PASS;
    if (before->verdict != after->verdict || before->waived != after->waived ||
        strcmp(before->reasons, after->reasons) != 0)
        return CHANGE_REASON;
    if (strcmp(before->warnings, after->warnings) != 0)
        return CHANGE_WARNING;
    return case_changed ? CHANGE_CHANGED : CHANGE_COUNT;
}

/* The verdict of a case and its reasons. NULL if there is no case, or no memory. */
static const char *text_of(const struct compared_case *item, struct arena *arena)
{
    if (item == NULL)
        return NULL;
    const char *reasons = item->reasons[0] != '\0' ? item->reasons : item->warnings;
    return arena_format(arena, "%s%s%s%s", verdict_name(item->verdict), item->waived ? ", waived" : "",
                        reasons[0] == '\0' ? "" : ": ", reasons);
}

static enum status add(struct comparison *comparison, enum change change, const struct compared_case *before,
                       const struct compared_case *after, bool case_changed, struct arena *arena,
                       struct error *error)
{
    const struct difference difference = {.change = change,
                                          .id = after == NULL ? before->id : after->id,
                                          .before = text_of(before, arena),
                                          .after = text_of(after, arena),
                                          .case_changed = case_changed};
    if ((before != NULL && difference.before == NULL) || (after != NULL && difference.after == NULL))
        return error_no_memory(error, "a comparison");
    comparison->items[comparison->count++] = difference;
    comparison->counts[change]++;
    return STATUS_OK;
}

/* The source to which an id belongs: the part before the first "/". NULL: the run had no such source. */
static const struct compared_source *source_of(const struct compared_run *run, const char *id)
{
    const size_t length = strcspn(id, "/");
    for (size_t i = 0; i < run->source_count; i++)
        if (strlen(run->sources[i].name) == length && strncmp(run->sources[i].name, id, length) == 0)
            return &run->sources[i];
    return NULL;
}

/* Whether a run would have run a case of the older run, if its corpus had it. */
static bool selects(const struct compared_run *run, const struct compared_case *item)
{
    return !run->listed && source_of(run, item->id) != NULL &&
           selection_admits_id(&run->selection, item->id) &&
           selection_admits_facts(&run->selection, &item->facts);
}

static bool was_judged(enum verdict verdict)
{
    return verdict == VERDICT_PASS || verdict_is_failure(verdict);
}

/* A case that the newer run lacks. */
static enum status compare_missing(struct comparison *comparison, const struct compared_case *before,
                                   struct arena *arena, struct error *error)
{
    const struct compared_source *older = source_of(comparison->older, before->id),
                                 *newer = source_of(comparison->newer, before->id);
    const bool is_other_version = newer != NULL && newer->version[0] != '\0' && older != NULL &&
                                  strcmp(newer->version, older->version) != 0;
    const bool is_selected = selects(comparison->newer, before);
    if (is_selected && !is_other_version && newer->differs)
        return error_set(
            error, STATUS_UNREADABLE,
            "%s: its cases are not those of the manifest of \"%.100s\", so it cannot be said why %.200s is "
            "not among them",
            comparison->newer->path, newer->name, before->id);
    const bool is_gone = is_selected && is_other_version;
    if (!is_gone && !was_judged(before->verdict))
        return STATUS_OK;
    enum status status =
        add(comparison, is_gone ? CHANGE_GONE : CHANGE_NOT_RUN, before, NULL, false, arena, error);
    if (status == STATUS_OK)
        comparison->items[comparison->count - 1].missing = before;
    return status;
}

void comparison_excuse_unselected(struct comparison *comparison, const struct text_numbers *existing)
{
    size_t kept = 0;
    for (size_t i = 0; i < comparison->count; i++) {
        const struct difference *item = &comparison->items[i];
        if (item->missing != NULL && ((existing != NULL && text_numbers_find(existing, item->id, NULL)) ||
                                      !selects(comparison->newer, item->missing))) {
            comparison->counts[item->change]--;
            comparison->excluded++;
        } else {
            comparison->items[kept++] = *item;
        }
    }
    comparison->count = kept;
}

/* Notes the choices of a case that only one of the runs shows. */
static enum status note_choices(struct comparison *comparison, const struct compared_case *before,
                                const struct compared_case *after, struct arena *arena, struct error *error)
{
    const char *const *older = before->choices, *const *newer = after->choices;
    while (*older != NULL || *newer != NULL) {
        const int order = *older == NULL ? 1 : *newer == NULL ? -1 : strcmp(*older, *newer);
        struct changed_choice *items = arena_room_for(arena, comparison->choices, comparison->choice_count,
                                                      &comparison->choice_capacity, sizeof *items);
        if (items == NULL)
            return error_no_memory(error, "a comparison");
        comparison->choices = items;
        if (order != 0)
            items[comparison->choice_count++] = (struct changed_choice){
                .choice = order < 0 ? *older : *newer, .is_new = order > 0, .first = after->id, .cases = 1};
        older += order <= 0;
        newer += order >= 0;
    }
    return STATUS_OK;
}

static enum status compare_case(struct comparison *comparison, const struct compared_case *before,
                                const struct compared_case *after, struct arena *arena, struct error *error)
{
    if (before == NULL)
        return add(comparison, fails(after) ? CHANGE_NEW_FAILURE : CHANGE_NEW, NULL, after, false, arena,
                   error);
    if (after == NULL)
        return compare_missing(comparison, before, arena, error);
    comparison->common++;
    bool case_changed =
        before->hash[0] != '\0' && after->hash[0] != '\0' && strcmp(before->hash, after->hash) != 0;
    enum change change = change_of(comparison, before, after, case_changed);
    if (!case_changed && before->verdict == VERDICT_PASS && after->verdict == VERDICT_PASS) {
        enum status status = note_choices(comparison, before, after, arena, error);
        if (status != STATUS_OK)
            return status;
    }
    if (change != CHANGE_COUNT)
        return add(comparison, change, before, after, case_changed, arena, error);
    comparison->alike++;
    return STATUS_OK;
}

static int compare_choices(const void *left, const void *right)
{
    const struct changed_choice *a = left, *b = right;
    const int order = strcmp(a->choice, b->choice);
    return order != 0 ? order : a->is_new != b->is_new ? a->is_new - b->is_new : strcmp(a->first, b->first);
}

/* Sorts the noted choices, and joins those that are equal. */
static void count_choices(struct comparison *comparison)
{
    struct changed_choice *items = comparison->choices;
    size_t kept = 0;
    if (comparison->choice_count > 0)
        qsort(items, comparison->choice_count, sizeof *items, compare_choices);
    for (size_t i = 0; i < comparison->choice_count; i++)
        if (kept > 0 && items[kept - 1].is_new == items[i].is_new &&
            strcmp(items[kept - 1].choice, items[i].choice) == 0)
            items[kept - 1].cases++;
        else
            items[kept++] = items[i];
    comparison->choice_count = kept;
}

static int compare_differences(const void *left, const void *right)
{
    const struct difference *a = left, *b = right;
    return a->change != b->change ? (a->change < b->change ? -1 : 1) : strcmp(a->id, b->id);
}

enum status compare_runs(struct comparison *comparison, const struct compared_run *older,
                         const struct compared_run *newer, struct arena *arena, struct error *error)
{
    size_t i = 0, j = 0;
    enum status status = STATUS_OK;
    *comparison = (struct comparison){.older = older, .newer = newer};
    comparison->items =
        arena_allocate_zeroed(arena, older->count + newer->count + 1, sizeof *comparison->items);
    if (comparison->items == NULL)
        return error_no_memory(error, "a comparison");
    while (status == STATUS_OK && (i < older->count || j < newer->count)) {
        int order = i == older->count   ? 1
                    : j == newer->count ? -1
                                        : strcmp(older->cases[i].id, newer->cases[j].id);
        const struct compared_case *before = order <= 0 ? &older->cases[i++] : NULL;
        const struct compared_case *after = order >= 0 ? &newer->cases[j++] : NULL;
        status = compare_case(comparison, before, after, arena, error);
    }
    count_choices(comparison);
    if (comparison->count > 0)
        qsort(comparison->items, comparison->count, sizeof *comparison->items, compare_differences);
    return status;
}

bool comparison_is_judged_alike(const struct comparison *comparison)
{
    return strcmp(comparison->older->judging, comparison->newer->judging) == 0;
}

bool comparison_loses_processes(const struct comparison *comparison)
{
    return comparison->newer->losses[0] != '\0' && comparison->older->losses[0] == '\0';
}

bool comparison_is_worse(const struct comparison *comparison)
{
    return comparison->counts[CHANGE_REGRESSION] + comparison->counts[CHANGE_NEW_FAILURE] +
                   comparison->counts[CHANGE_NOT_RUN] >
               0 ||
           comparison_loses_processes(comparison);
}

/* ---- as JSON ---------------------------------------------------------------------------------------------------------- */

static json_t *run_record(const struct compared_run *run, struct arena *arena)
{
    json_t *record = json_pack("{s:I}", "cases", (json_int_t)run->count);
    record_set_text(record, "file", run->path, arena);
    record_set_text(record, "specification", run->specification, arena);
    record_set_text(record, "name", run->name, arena);
    record_set_text(record, "version", run->version, arena);
    record_set_text(record, "program_version", run->program_version, arena);
    if (run->losses[0] != '\0')
        record_set_text(record, "lost_processes", run->losses, arena);
    return record;
}

static json_t *difference_record(const struct difference *item, struct arena *arena)
{
    json_t *record = json_pack("{s:s}", "change", change_name(item->change));
    record_set_text(record, "id", item->id, arena);
    if (item->before != NULL)
        record_set_text(record, "before", item->before, arena);
    if (item->after != NULL)
        record_set_text(record, "after", item->after, arena);
    if (item->case_changed)
        (void)json_object_set_new(record, "case_changed", json_true());
    return record;
}

static json_t *choice_record(const struct changed_choice *item, struct arena *arena)
{
    json_t *record =
        json_pack("{s:s, s:I}", "change", item->is_new ? "new" : "gone", "cases", (json_int_t)item->cases);
    record_set_text(record, "choice", item->choice, arena);
    record_set_text(record, "first", item->first, arena);
    return record;
}

json_t *comparison_record(const struct comparison *comparison, struct arena *arena)
{
    json_t *counts = json_object(), *items = json_array(), *choices = json_array();
    for (int change = 0; change < CHANGE_COUNT; change++)
        (void)json_object_set_new(counts, change_name((enum change)change),
                                  json_integer(comparison->counts[change]));
    (void)json_object_set_new(counts, "alike", json_integer(comparison->alike));
    if (comparison->excluded > 0)
        (void)json_object_set_new(counts, "excluded", json_integer(comparison->excluded));
    for (size_t i = 0; i < comparison->count; i++)
        (void)json_array_append_new(items, difference_record(&comparison->items[i], arena));
    for (size_t i = 0; i < comparison->choice_count; i++)
        (void)json_array_append_new(choices, choice_record(&comparison->choices[i], arena));
    bool same_corpus = strcmp(comparison->older->corpora, comparison->newer->corpora) == 0;
    return json_pack("{s:s, s:i, s:o, s:o, s:b, s:b, s:b, s:b, s:o, s:o, s:o}", "type", "comparison",
                     "format", 1, "older", run_record(comparison->older, arena), "newer",
                     run_record(comparison->newer, arena), "same_corpus", same_corpus, "judged_alike",
                     comparison_is_judged_alike(comparison), "newly_loses_processes",
                     comparison_loses_processes(comparison), "worse", comparison_is_worse(comparison),
                     "counts", counts, "differences", items, "choices", choices);
}
