/* Counts the cases of a report by clause, and gives the reason of each. */
#include "report.h"
#include "view.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* ---- the reason ---------------------------------------------------------------------------------------- */

/* The most severe finding: failures before warnings, the first of each; NULL: no findings. */
static const struct recorded_finding *worst(const struct recorded_case *given)
{
    return given->failures.count > 0   ? given->failures.items
           : given->warnings.count > 0 ? given->warnings.items
                                       : NULL;
}

/* A finding in words, with the misreading that explains it. NULL if out of memory. */
static const char *finding_words(const struct recorded_case *given, const struct recorded_finding *finding,
                                 struct arena *arena)
{
    const bool has_point = finding->point[0] != '\0', is_explained = given->misreading[0] != '\0';
    return arena_format(arena, "%s%s%s%s%s%s", finding->point, has_point ? ": " : "", finding->policy,
                        is_explained ? " (as if: " : "", given->misreading, is_explained ? ")" : "");
}

const char *reason_of(const struct recorded_case *given, struct arena *arena)
{
    const struct recorded_finding *finding = worst(given);
    bool has_no_answer = verdict_is_failure(given->verdict) && given->verdict != VERDICT_FAIL;
    const char *text = finding != NULL && !has_no_answer ? finding_words(given, finding, arena)
                                                         : recorded_explanation(given);
    return text == NULL ? "" : text_cut(text, REASON_LENGTH, arena);
}

/* ---- clauses ------------------------------------------------------------------------------------------- */

/* The counts of a clause, found by its id with version, or by its id and the row of the case; false: not
 * found. */
static bool place_of(const struct clause_set *clauses, const char *id, int row, size_t *number, int *its_row)
{
    const struct operator_version *version;
    const struct clause *clause = clause_find(clauses, id, &version);
    *its_row = version == NULL ? row : (int)(version - operator_versions);
    if (clause == NULL || *its_row < 0)
        return false;
    *number = (size_t)(clause - clauses->clauses);
    return true;
}

static void add_clause(struct reported_clauses *set, size_t clause)
{
    if (clause < REPORTED_CLAUSES)
        set->words[clause / 64] |= (uint64_t)1 << clause % 64;
}

/* The only copy of a set. NULL if out of memory. */
static const struct reported_clauses *shared_set(struct report *report, const struct reported_clauses *set)
{
    static const struct reported_clauses empty;
    char text[REPORTED_CLAUSES / 4 + 1] = "";
    size_t number = report->set_numbers.count;
    if (memcmp(set, &empty, sizeof empty) == 0)
        return &empty;
    for (size_t i = 0; i < REPORTED_CLAUSES / 64; i++)
        (void)snprintf(text + 16 * i, 17, "%016" PRIx64, set->words[i]);
    if (text_numbers_find(&report->set_numbers, text, &number))
        return report->sets[number];
    const struct reported_clauses **sets =
        arena_room_for(report->arena, report->sets, number, &report->set_capacity, sizeof *sets);
    report->sets = sets == NULL ? report->sets : sets;
    struct reported_clauses *copy = arena_allocate(report->arena, sizeof *copy);
    if (sets == NULL || copy == NULL ||
        text_numbers_add(&report->set_numbers, text, number) == TEXT_HAS_NO_MEMORY)
        return NULL;
    *copy = *set;
    copy->number = number + 1;
    return sets[number] = copy;
}

/* False if out of memory. */
static bool note_clauses(struct report *report, struct reported_case *item, const struct recorded_case *given)
{
    struct reported_clauses about = {0}, found = {0}, failed = {0};
    size_t clause;
    int row;
    for (size_t i = 0; i < given->clauses.count; i++)
        if (place_of(report->clauses, given->clauses.items[i], item->row, &clause, &row))
            add_clause(&about, clause);
    for (int severity = SEVERITY_WARNING; severity <= SEVERITY_FAILURE; severity++) {
        const struct recorded_findings *findings = recorded_findings_of(given, (enum severity)severity);
        for (size_t i = 0; i < findings->count; i++)
            if (place_of(report->clauses, findings->items[i].clause, -1, &clause, &row)) {
                add_clause(&found, clause);
                if (severity == SEVERITY_FAILURE)
                    add_clause(&failed, clause);
            }
    }
    item->about = shared_set(report, &about);
    item->found = shared_set(report, &found);
    item->failed = shared_set(report, &failed);
    return item->about != NULL && item->found != NULL && item->failed != NULL;
}

/* ---- choices ------------------------------------------------------------------------------------------- */

/* Adds the first finding of its kind. */
static enum status add_choice(struct report *report, struct reported_run *run, const char *likeness,
                              const struct recorded_finding *finding, struct error *error)
{
    struct arena *arena = report->arena;
    const char *id = run->cases[run->case_count - 1].id;
    struct reported_choice *choices =
        arena_room_for(arena, run->choices, run->choice_count, &run->choice_capacity, sizeof *run->choices);
    if (choices == NULL)
        return error_no_memory(error, "the report");
    run->choices = choices;
    struct reported_choice *choice = &choices[run->choice_count];
    char subject[LIKENESS_SIZE];
    finding_subject(finding, subject);
    *choice = (struct reported_choice){.likeness = arena_copy(arena, likeness),
                                       .subject = arena_copy(arena, subject),
                                       .policy = arena_copy(arena, finding->policy),
                                       .is_gate = is_version_gate(finding->clause),
                                       .level = finding->level,
                                       .cases = 1,
                                       .first = id,
                                       .last = id};
    if (choice->likeness == NULL || choice->subject == NULL || choice->policy == NULL ||
        text_numbers_add(&run->choice_numbers, likeness, run->choice_count) == TEXT_HAS_NO_MEMORY)
        return error_no_memory(error, "the report");
    run->choice_count++;
    return STATUS_OK;
}

static enum status count_choice(struct report *report, struct reported_run *run,
                                const struct recorded_finding *finding, struct error *error)
{
    char likeness[LIKENESS_SIZE];
    finding_likeness(finding, likeness);
    size_t number;
    if (!text_numbers_find(&run->choice_numbers, likeness, &number))
        return add_choice(report, run, likeness, finding, error);
    struct reported_choice *choice = &run->choices[number];
    const char *id = run->cases[run->case_count - 1].id;
    choice->cases += choice->last != id;
    choice->last = id;
    return STATUS_OK;
}

enum status report_count(struct report *report, struct reported_run *run, const struct recorded_case *given,
                         struct error *error)
{
    enum status status = note_clauses(report, &run->cases[run->case_count - 1], given)
                             ? STATUS_OK
                             : error_no_memory(error, "the report");
    for (int severity = SEVERITY_WARNING; severity >= SEVERITY_OBSERVATION; severity--) {
        const struct recorded_findings *findings = recorded_findings_of(given, (enum severity)severity);
        for (size_t i = 0; status == STATUS_OK && i < findings->count; i++)
            if (is_choice(&findings->items[i]))
                status = count_choice(report, run, &findings->items[i], error);
    }
    return status;
}
