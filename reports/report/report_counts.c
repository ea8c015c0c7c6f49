#include "report_counts.h"

#include "record.h"
#include "short_text.h"

#include <string.h>

/* ---- the reason --------------------------------------------------------------------------------------------------------- */

/* The most severe finding: failures before warnings, the first of each. NULL: no findings. */
static const json_t *worst(const json_t *record)
{
    const json_t *failure = json_array_get(json_object_get(record, "failures"), 0);
    return failure == NULL ? json_array_get(json_object_get(record, "warnings"), 0) : failure;
}

static const char *clause_name(const json_t *finding)
{
    const char *id = record_text(finding, "clause"), *dot = strchr(id, '.');
    return dot == NULL ? id : dot + 1;
}

/* A finding in words, with the misreading that explains it. NULL if out of memory. */
static const char *finding_words(const json_t *record, const json_t *finding, struct arena *arena)
{
    const char *point = record_text(finding, "point"), *misreading = record_text(record, "misreading");
    return arena_format(arena, "%s%s%s%s%s%s", point, point[0] == '\0' ? "" : ": ",
                        record_text(finding, "policy"), misreading[0] == '\0' ? "" : " (as if: ", misreading,
                        misreading[0] == '\0' ? "" : ")");
}

/* The reason of a case without findings: the message, or else the first line of the explanation. */
static const char *other_words(const json_t *record)
{
    const char *message = record_text(record, "message");
    const char *line = json_string_value(json_array_get(json_object_get(record, "explanation"), 0));
    return message[0] != '\0' ? message : line == NULL ? "" : line + strspn(line, " ");
}

struct reason record_reason(const json_t *record, enum verdict verdict, struct arena *arena)
{
    const json_t *finding = worst(record);
    bool has_no_answer = verdict_is_failure(verdict) && verdict != VERDICT_FAIL;
    bool has_words = finding != NULL && !has_no_answer;
    const char *text = has_words ? finding_words(record, finding, arena) : other_words(record);
    return (struct reason){.clause = finding == NULL ? "" : clause_name(finding),
                           .text = text == NULL ? "" : text_cut(text, REASON_LENGTH, arena)};
}

/* ---- clauses ------------------------------------------------------------------------------------------------------------ */

/* The counts of a clause, found by its id with version, or by its id and the row of the case; false: not found. */
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

/* Counts each case once. */
static bool is_first(size_t *mark, size_t the_case)
{
    bool first = *mark != the_case;
    *mark = the_case;
    return first;
}

static void add_clause(struct reported_clauses *set, size_t clause)
{
    if (clause < REPORTED_CLAUSES)
        set->words[clause / 64] |= (uint64_t)1 << clause % 64;
}

static void count_about(struct report *report, struct reported_run *run, const json_t *record)
{
    struct reported_case *item = &run->cases[run->case_count - 1];
    size_t index, clause;
    int row;
    const json_t *id;
    json_array_foreach(json_object_get(record, "clauses"), index, id)
    {
        if (!json_is_string(id) ||
            !place_of(report->clauses, json_string_value(id), item->row, &clause, &row) ||
            !is_first(&run->marks[clause].about[row], run->case_count))
            continue;
        add_clause(&item->about, clause);
        run->clauses[clause][row].about++;
        run->clauses[clause][row].about_failed += verdict_is_failure(item->verdict);
    }
}

static void count_findings(struct report *report, struct reported_run *run, const json_t *record)
{
    struct reported_case *item = &run->cases[run->case_count - 1];
    size_t index, clause;
    int row;
    const json_t *finding;
    json_array_foreach(json_object_get(record, "failures"), index, finding)
    {
        if (!place_of(report->clauses, record_text(finding, "clause"), -1, &clause, &row))
            continue;
        add_clause(&item->found, clause);
        run->clauses[clause][row].failed += is_first(&run->marks[clause].failed[row], run->case_count);
    }
    json_array_foreach(json_object_get(record, "warnings"), index, finding)
    {
        if (!place_of(report->clauses, record_text(finding, "clause"), -1, &clause, &row))
            continue;
        add_clause(&item->found, clause);
        run->clauses[clause][row].warned += is_first(&run->marks[clause].warned[row], run->case_count);
    }
}

/* ---- choices ------------------------------------------------------------------------------------------------------------ */

/* Adds the first finding of its kind. */
static enum status add_choice(struct report *report, struct reported_run *run, const char *likeness,
                              const json_t *finding, enum level level, struct error *error)
{
    struct arena *arena = report->arena;
    const char *id = run->cases[run->case_count - 1].id, *clause = record_text(finding, "clause");
    struct reported_choice *choices =
        arena_room_for(arena, run->choices, run->choice_count, &run->choice_capacity, sizeof *run->choices);
    if (choices == NULL)
        return error_no_memory(error, "the report");
    run->choices = choices;
    struct reported_choice *choice = &choices[run->choice_count];
    *choice = (struct reported_choice){.likeness = arena_copy_text(arena, likeness, strlen(likeness)),
                                       .clause = arena_copy_text(arena, clause, strlen(clause)),
                                       .level = level,
                                       .cases = 1,
                                       .first = id,
                                       .last = id};
    if (choice->likeness == NULL || choice->clause == NULL ||
        json_object_set_new_nocheck(run->choice_numbers, likeness,
                                    json_integer((json_int_t)run->choice_count)) != 0)
        return error_no_memory(error, "the report");
    run->choice_count++;
    return STATUS_OK;
}

static enum status count_choice(struct report *report, struct reported_run *run, const json_t *finding,
                                struct error *error)
{
    char likeness[LIKENESS_SIZE];
    enum level level = LEVEL_UNSPECIFIED;
    (void)level_from_name(record_text(finding, "level"), &level);
    finding_likeness(finding, likeness);
    const json_t *known = json_object_get(run->choice_numbers, likeness);
    if (known == NULL)
        return add_choice(report, run, likeness, finding, level, error);
    struct reported_choice *choice = &run->choices[json_integer_value(known)];
    const char *id = run->cases[run->case_count - 1].id;
    choice->cases += choice->last != id;
    choice->last = id;
    return STATUS_OK;
}

enum status report_count(struct report *report, struct reported_run *run, const json_t *record,
                         struct error *error)
{
    static const char *const members[] = {"warnings", "observations"};
    enum status status = STATUS_OK;
    count_about(report, run, record);
    count_findings(report, run, record);
    for (size_t i = 0; i < sizeof members / sizeof *members; i++) {
        const json_t *findings = json_object_get(record, members[i]);
        for (size_t number = 0; status == STATUS_OK && number < json_array_size(findings); number++)
            status = count_choice(report, run, json_array_get(findings, number), error);
    }
    return status;
}
