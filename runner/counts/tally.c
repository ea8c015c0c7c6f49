#include "tally.h"

#include "causes.h"
#include "node.h"
#include "record_members.h"
#include "text_numbers.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The most different warnings about files, and reasons of folders that are nearly scatter cases, that are
 * distinguished. */
enum { MOST_TEXTS = 64 };

/* The most different reasons of unsupported cases. */
enum { MOST_REASONS = 4096 };

bool is_version_gate(const char *clause_id)
{
    static const enum rule gates[] = {RULE_OPERATOR_ABSENT,    RULE_INPUT_COUNT,    RULE_OUTPUT_COUNT,
                                      RULE_ATTRIBUTE_UNKNOWN,  RULE_ATTRIBUTE_TYPE, RULE_ATTRIBUTE_REPEATED,
                                      RULE_REDUCTION_UNLISTED, RULE_DATA_TYPE,      RULE_INDICES_TYPE,
                                      RULE_UPDATES_TYPE};
    const char *name = clause_name_of(clause_id);
    for (size_t i = 0; i < sizeof gates / sizeof gates[0]; i++)
        if (strcmp(name, rule_code(gates[i])) == 0)
            return true;
    return false;
}

void finding_subject(const struct recorded_finding *finding, char text[LIKENESS_SIZE])
{
    const bool has_point = finding->point[0] != '\0';
    char clause[CLAUSE_ID_SIZE];
    (void)clause_without_version(finding->clause, clause);
    (void)snprintf(text, LIKENESS_SIZE, "%s%s%s%s", clause, has_point ? " (" : "", finding->point,
                   has_point ? ")" : "");
}

void finding_likeness(const struct recorded_finding *finding, char text[LIKENESS_SIZE])
{
    finding_subject(finding, text);
    const size_t used = strlen(text);
    (void)snprintf(text + used, LIKENESS_SIZE - used, ": %s", finding->policy);
}

bool is_choice(const struct recorded_finding *finding)
{
    return finding->level != LEVEL_MUST_REJECT;
}

/* ---- counting ------------------------------------------------------------------------------------------ */

static void count_finding(struct counted_texts *groups, const struct recorded_finding *finding,
                          const char *id)
{
    char likeness[LIKENESS_SIZE];
    finding_likeness(finding, likeness);
    counted_texts_add(groups, likeness, id);
}

static void count_source(struct tally *tally, const char *id)
{
    char *source = text_kept(id);
    if (source == NULL)
        return;
    source[strcspn(source, "/#")] = '\0';
    counted_texts_add(&tally->by_source, source, NULL);
    free(source);
}

static void count_warnings(struct tally *tally, const struct recorded_case *item)
{
    struct text_numbers counted = {0}; /* the clauses of the warnings before this one */
    for (size_t i = 0; i < item->warnings.count; i++) {
        const struct recorded_finding *warning = &item->warnings.items[i];
        if (is_version_gate(warning->clause))
            continue;
        count_finding(&tally->warnings, warning, item->id);
        char clause[CLAUSE_ID_SIZE];
        (void)clause_without_version(warning->clause, clause);
        if (text_numbers_add(&counted, clause, i) == TEXT_IS_NEW)
            counted_texts_add(&tally->warned_clauses, clause, item->id);
    }
    text_numbers_free(&counted);
}

/* Counts under a text; the number of different texts is not bounded, so that only the first are
 * distinguished. */
static void count_text(struct counted_texts *groups, int64_t *left_out, const char *text, const char *id)
{
    if (groups->count < MOST_TEXTS || counted_texts_find(groups, text) != NULL)
        counted_texts_add(groups, text, id);
    else
        (*left_out)++;
}

static void count_file_warnings(struct tally *tally, const struct recorded_case *item)
{
    for (size_t i = 0; i < item->file_warnings.count; i++)
        count_text(&tally->file_warnings, &tally->file_warnings_left_out, item->file_warnings.items[i],
                   item->id);
}

/* Counts an answered or refused case if it breaks a rule of a version gate. */
static void count_gates(struct tally *tally, const struct recorded_case *item)
{
    bool accepted = item->answer == ANSWER_OUTPUT, has_gate = false;
    for (int severity = SEVERITY_FAILURE; severity >= SEVERITY_OBSERVATION; severity--) {
        const struct recorded_findings *findings = recorded_findings_of(item, (enum severity)severity);
        for (size_t i = 0; i < findings->count; i++) {
            if (!is_version_gate(findings->items[i].clause))
                continue;
            has_gate = true;
            if (accepted)
                count_finding(&tally->passed_gates, &findings->items[i], item->id);
        }
    }
    tally->gates_accepted += has_gate && accepted;
    tally->gates_refused += has_gate && recorded_is_refused(item);
}

static void pass_over(struct passed_over *folders, const char *id, const char *reason)
{
    if (folders->folders++ > 0)
        return;
    folders->first = text_kept(id);
    folders->reason = text_kept(reason);
}

static void count_skipped(struct tally *tally, const struct recorded_case *item)
{
    const char *id = item->id, *reason = item->reason;
    tally->skipped++;
    if (item->has_memory_bytes) {
        pass_over(&tally->passed_over[PASSED_OVER_MEMORY], id, reason);
    } else if (item->nearly_scatter) {
        count_text(&tally->nearly_scatter, &tally->nearly_left_out, reason, id);
    } else {
        pass_over(&tally->passed_over[PASSED_OVER_OPERATOR], id, reason);
    }
}

const char *passed_over_text(enum passed_over_kind kind, const struct passed_over *folders,
                             struct arena *arena)
{
    const int64_t count = folders->folders;
    const char *first = text_or_empty(folders->first);
    const char *reason = text_or_empty(folders->reason);
    const char *text;
    if (kind == PASSED_OVER_MEMORY)
        text = arena_format(arena, "%" PRId64 " case%s skipped for lack of memory (%s%s: %s)", count,
                            count == 1 ? " was" : "s were", count == 1 ? "" : "first: ", first, reason);
    else if (count == 1)
        text = arena_format(arena, "1 folder without a scatter operator was passed over: %s%s%s", first,
                            reason[0] == '\0' ? "" : ": ", reason);
    else
        text =
            arena_format(arena, "%" PRId64 " folders without a scatter operator were passed over (first: %s)",
                         count, first);
    return text == NULL ? "folders were passed over" : text;
}

/* Whether the text demands an output, and the case was not refused as permitted. */
static bool wants_output(const struct recorded_case *item)
{
    bool is_due = recorded_level_is(item, LEVEL_MUST) || recorded_level_is(item, LEVEL_SHOULD) ||
                  recorded_level_is(item, LEVEL_ANY);
    return is_due && !(recorded_is_refused(item) && item->verdict == VERDICT_PASS);
}

static void count_outputs(const struct recorded_case *item, int64_t *due, int64_t *compared)
{
    bool is_due = wants_output(item);
    *due += is_due;
    *compared += item->answer == ANSWER_OUTPUT && item->compared &&
                 (is_due || recorded_level_is(item, LEVEL_MAY_REJECT));
}

/* One operator lacks what another one lacks: their names become "Scatter*". */
static void fold_operators(char *text)
{
    static const char *const names[] = {"ScatterElements", "ScatterND"};
    static const char alike[] = "Scatter*";
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        for (char *found = strstr(text, names[i]); found != NULL; found = strstr(found, names[i])) {
            const char *rest = found + strlen(names[i]);
            memcpy(found, alike, sizeof alike - 1);
            memmove(found + sizeof alike - 1, rest, strlen(rest) + 1);
        }
}

/* Counts an unsupported case under its reason: the limit that it is beyond, or the claim that it contradicts,
 * whatever the message says; otherwise the message, whatever its numbers, types and operator. */
static void count_unsupported(struct tally *tally, const struct recorded_case *item)
{
    struct arena arena = arena_create((size_t)1 << 16);
    enum limit limit;
    char line[MESSAGE_COMPARED], folded[MESSAGE_COMPARED];
    const char *reason = folded, *first = NULL;
    if (recorded_limit_of(item, &limit))
        reason = arena_format(&arena, "beyond %s%s", item->limit->declared ? "the declared limit of " : "",
                              limit_text(limit, item->limit->greatest, &arena));
    else if (recorded_has_warning(item, "claimed-then-refused"))
        reason = item->warnings.items[0].policy;
    else {
        const char *message = item->message + strspn(item->message, " \t\r\n");
        message_line(message, line, sizeof line);
        message_fold(message, folded, sizeof folded);
        fold_operators(folded);
        first = line;
    }
    const bool is_kept = reason != NULL && (tally->unsupported.count < MOST_REASONS ||
                                            counted_texts_find(&tally->unsupported, reason) != NULL);
    counted_texts_add(&tally->unsupported, is_kept ? reason : "further reasons", is_kept ? first : NULL);
    arena_destroy(&arena);
}

const char *tally_reason(const struct counted_text *reason)
{
    const char *text = reason->first == NULL || reason->varies ? reason->text : reason->first;
    return text[0] == '\0' ? "no reason given" : text;
}

static void count_case(struct tally *tally, const struct recorded_case *item)
{
    tally->cases++;
    tally->failing += recorded_fails(item);
    tally->compared += item->compared;
    tally->verdicts[item->verdict]++;
    tally->repeated += item->repetitions != NULL;
    tally->differ_legally += item->nondeterminism == NONDETERMINISM_LEGAL;
    tally->differ_illegally += item->nondeterminism == NONDETERMINISM_ILLEGAL;
    tally->circumstances[item->circumstance] += recorded_fails(item) && item->verdict == VERDICT_FAIL;
    count_source(tally, item->id);
    if (!verdict_is_failure(
            item->verdict)) /* a failing case may have a warning about what its misreading did */
        count_warnings(tally, item);
    count_file_warnings(tally, item);
    count_gates(tally, item);
    count_outputs(item, &tally->outputs_due, &tally->outputs_compared);
    conformance_count(&tally->conformance, item);
    if (item->verdict == VERDICT_UNSUPPORTED)
        count_unsupported(tally, item);
    tally->passed_with_warnings += recorded_is_warned(item);
}

int64_t tally_of_class(const struct tally *tally, enum verdict_class verdicts)
{
    int64_t cases = 0;
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        cases += verdict_class((enum verdict)verdict) == verdicts ? tally->verdicts[verdict] : 0;
    return cases;
}

void tally_add(struct tally *tally, const struct recorded_case *item)
{
    if (item->is_skipped)
        count_skipped(tally, item);
    else
        count_case(tally, item);
}

void executed_range_count_case(struct recorded_range *range, const struct recorded_case *item)
{
    range->passed += item->verdict == VERDICT_PASS;
    range->passed_with_warnings += recorded_is_warned(item);
    range->unsupported += item->verdict == VERDICT_UNSUPPORTED;
    range->compared += item->compared;
    count_outputs(item, &range->outputs_due, &range->outputs_compared);
}

void executed_range_count(const struct recorded_range *range, struct tally *tally)
{
    tally->cases += range->passed + range->unsupported;
    tally->verdicts[VERDICT_PASS] += range->passed;
    tally->verdicts[VERDICT_UNSUPPORTED] += range->unsupported;
    tally->passed_with_warnings += range->passed_with_warnings;
    tally->compared += range->compared;
    tally->outputs_due += range->outputs_due;
    tally->outputs_compared += range->outputs_compared;
    if (range->passed + range->unsupported > 0)
        counted_texts_add_times(&tally->by_source, range->source, NULL, range->passed + range->unsupported);
}

bool tally_ran_again(const struct tally *tally)
{
    const int64_t *counts = tally->circumstances;
    return (tally->failed_alone > 0 && counts[CIRCUMSTANCE_NONE] > 0) ||
           counts[CIRCUMSTANCE_AFTER_OTHERS] + counts[CIRCUMSTANCE_UNSTEADY] + counts[CIRCUMSTANCE_DOUBTFUL] >
               0;
}

void tally_destroy(struct tally *tally)
{
    struct counted_texts *const texts[] = {
        &tally->nearly_scatter, &tally->by_source,    &tally->unsupported,  &tally->warnings,
        &tally->warned_clauses, &tally->passed_gates, &tally->file_warnings};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        counted_texts_free(texts[i]);
    for (int kind = 0; kind < PASSED_OVER_COUNT; kind++) {
        free(tally->passed_over[kind].first);
        free(tally->passed_over[kind].reason);
    }
    conformance_destroy(&tally->conformance);
    causes_destroy(&tally->causes);
    *tally = (struct tally){0};
}

/* The footer of a run: its counts, statements and causes. */

/* What running failing cases again showed; NULL if none was run again. */
static const struct recorded_run_again *run_again_record(const struct tally *tally, struct arena *arena)
{
    const int64_t *counts = tally->circumstances, unknown = counts[CIRCUMSTANCE_NONE];
    const int64_t alone = tally->failed_alone < unknown ? tally->failed_alone : unknown;
    struct recorded_run_again *record = tally_ran_again(tally) ? arena_allocate(arena, sizeof *record) : NULL;
    if (record != NULL)
        *record = (struct recorded_run_again){.alone = alone,
                                              .only_after_others = counts[CIRCUMSTANCE_AFTER_OTHERS],
                                              .unsteady = counts[CIRCUMSTANCE_UNSTEADY],
                                              .doubtful = counts[CIRCUMSTANCE_DOUBTFUL],
                                              .unchecked = unknown - alone};
    return record;
}

static const struct recorded_nondeterminism *nondeterminism_record(const struct tally *tally,
                                                                   struct arena *arena)
{
    struct recorded_nondeterminism *record =
        tally->repeated > 0 ? arena_allocate(arena, sizeof *record) : NULL;
    if (record != NULL)
        *record = (struct recorded_nondeterminism){tally->differ_legally, tally->differ_illegally};
    return record;
}

static const struct recorded_of_no_version *others_record(const struct conformance *conformance,
                                                          struct arena *arena)
{
    struct recorded_of_no_version *record =
        conformance->others > 0 ? arena_allocate(arena, sizeof *record) : NULL;
    if (record != NULL)
        *record = (struct recorded_of_no_version){conformance->others, conformance->other_verdicts};
    return record;
}

struct recorded_footer *footer_record(const struct tally *tally, bool complete,
                                      const struct process_losses *losses, double seconds,
                                      struct arena *arena)
{
    const size_t refused = arena->refused;
    struct recorded_footer *footer = arena_allocate(arena, sizeof *footer);
    if (footer == NULL)
        return NULL;
    *footer = (struct recorded_footer){.cases = tally->cases,
                                       .compared = tally->compared,
                                       .skipped = tally->skipped,
                                       .passed_with_warnings = tally->passed_with_warnings,
                                       .verdicts = tally->verdicts,
                                       .statements = conformance_record(&tally->conformance, complete, arena),
                                       .settled = conformance_settled(&tally->conformance, arena),
                                       .of_no_version = others_record(&tally->conformance, arena),
                                       .complete = complete,
                                       .seconds = seconds,
                                       .causes = causes_record(&tally->causes, arena),
                                       .suspects = suspects_record(&tally->causes, arena),
                                       .nondeterminism = nondeterminism_record(tally, arena),
                                       .run_again = run_again_record(tally, arena)};
    if (losses != NULL)
        footer->lost_processes = losses_record(losses, arena);
    return arena->refused == refused ? footer : NULL;
}
