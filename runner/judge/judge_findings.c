/* Turns findings into a judgement with its explanation. */
#include "dtype.h"
#include "explanation.h"
#include "judge_values.h"
#include "judging.h"

#include <math.h>
#include <string.h>

/* The most findings after the first that are explained, in a line each. */
enum { LINES_OF_FINDINGS = 4 };

struct judgement decide(enum verdict verdict, const char *explanation)
{
    return (struct judgement){.verdict = verdict,
                              .level = LEVEL_MUST,
                              .explanation =
                                  explanation == NULL ? "(no memory for the details)\n" : explanation};
}

static bool is_strict(const struct judging *judging, const char *name)
{
    const struct clause *clause = clause_named(judging->settings->clauses, judging->version->op, name);
    const char *const *glob = judging->settings->strict;
    for (; clause != NULL && glob != NULL && *glob != NULL; glob++)
        if (clause_matches(clause, judging->version, *glob))
            return true;
    return false;
}

enum level level_of(const struct judging *judging, const char *clause, enum level otherwise)
{
    struct clause_weight weight;
    bool holds = clause_level(judging->settings->clauses, judging->version, clause,
                              judging->settings->edition, &weight);
    return holds ? weight.level : otherwise;
}

enum level strictest_level(const struct judging *judging)
{
    enum level strictest = LEVEL_UNSPECIFIED;
    for (int rule = 0; rule < RULE_COUNT; rule++) {
        if (preparation_violation(&judging->derived->preparation, (enum rule)rule) == NULL)
            continue;
        enum level level = level_of(judging, rule_code((enum rule)rule), LEVEL_SHOULD_REJECT);
        strictest = level < strictest ? level : strictest;
    }
    return strictest;
}

bool values_are_due(struct judging *judging)
{
    if (judging->derived->preparation.outcome != OUTCOME_COMPUTED)
        return false;
    return level_of(judging, "index-negative", LEVEL_MUST) != LEVEL_UNSPECIFIED ||
           !has_negative_index(judging->derived);
}

enum severity severity_of_deviation(const struct judging *judging, const char *clause)
{
    enum severity severity = level_severity(level_of(judging, clause, LEVEL_MUST));
    return severity == SEVERITY_WARNING && is_strict(judging, clause) ? SEVERITY_FAILURE : severity;
}

struct finding add_finding(struct judging *judging, struct finding finding, bool complies)
{
    enum level otherwise = complies ? LEVEL_UNSPECIFIED : LEVEL_MUST;
    finding.level = level_of(judging, finding.clause, otherwise);
    finding.severity = complies ? SEVERITY_OBSERVATION : severity_of_deviation(judging, finding.clause);
    if (finding.point == NULL)
        finding.point = "";
    findings_add(&judging->judgement.findings, finding);
    return finding;
}

void observe(struct judging *judging, const char *clause, const char *policy)
{
    (void)add_finding(judging, (struct finding){.clause = clause, .policy = policy}, true);
}

/* ---- explanations -------------------------------------------------------------------------------------- */

const char *join(struct judging *judging, const char *before, const char *after)
{
    const char *text = arena_format(judging->arena, "%s%s", before, text_or_empty(after));
    return text == NULL ? before : text;
}

const char *message_lines(struct judging *judging, const char *words)
{
    enum { LINES_OF_MESSAGE = 8 };
    const char *rest = judging->answer->message[0] == '\0' ? "(no message)" : judging->answer->message;
    const char *text = "";
    for (int line = 0; *rest != '\0' && line < LINES_OF_MESSAGE; line++) {
        int length = (int)strcspn(rest, "\n");
        text = join(judging, text,
                    arena_format(judging->arena, "  %s%.*s\n", line == 0 ? words : "", length, rest));
        rest += (size_t)length + (rest[length] == '\n');
    }
    return *rest == '\0' ? text : join(judging, text, "  …\n");
}

/* Explains a finding that is not an observation: with its heading and details if it is the first with the
 * greatest severity, otherwise with `line`, which may be NULL. All are complete lines. */
static void explain(struct judging *judging, enum severity severity, const char *heading, const char *details,
                    const char *line)
{
    struct judgement *judgement = &judging->judgement;
    if (severity == SEVERITY_OBSERVATION)
        return;
    bool worst = judgement->explanation[0] == '\0' || severity > judging->explained;
    const char *text = join(judging, heading, details);
    if (worst && judgement->explanation[0] != '\0')
        text = join(judging, text, "also:\n");
    if (worst) {
        judgement->explanation = join(judging, text, judgement->explanation);
        judging->explained = severity;
    } else if (judgement->findings.count <= LINES_OF_FINDINGS) {
        judgement->explanation = join(judging, judgement->explanation, line);
    }
}

void deviate_as(struct judging *judging, struct finding finding, const char *details)
{
    finding = add_finding(judging, finding, false);
    const char *heading = explain_clause(judging->settings->clauses, judging->version, finding.clause,
                                         finding.level, judging->arena);
    explain(judging, finding.severity, heading, details, join(judging, "also ", heading));
}

void deviate(struct judging *judging, const char *clause, const char *policy, const char *details)
{
    deviate_as(judging, (struct finding){.clause = clause, .policy = policy}, details);
}

void settle_verdict(struct judging *judging)
{
    const struct finding *worst = findings_most_severe(&judging->judgement.findings);
    if (worst == NULL || worst->severity == SEVERITY_OBSERVATION)
        return;
    judging->judgement.level = worst->level;
    judging->judgement.explanation =
        join(judging, judging->judgement.explanation,
             explain_node(&judging->derived->node, &judging->the_case->model, judging->arena));
    /* Unsupported fails if the warning claimed-then-refused is strict. */
    if (worst->severity == SEVERITY_FAILURE && verdict_class(judging->judgement.verdict) == VERDICTS_GOOD)
        judging->judgement.verdict = VERDICT_FAIL;
}

/* ---- values -------------------------------------------------------------------------------------------- */

static void add_value_finding(struct judging *judging, const struct value_findings *values,
                              const struct value_finding *value)
{
    (void)add_finding(
        judging,
        (struct finding){.clause = cell_clause_name(value->clause),
                         .point = value->point,
                         .policy = value_finding_policy(value),
                         .detail = explain_witness(judging->derived, values, value, judging->arena),
                         .cells = value->cells,
                         .unsearched = value->unsearched},
        value->complies);
}

/* The clauses of all failures, each once, as a waiver names them. */
static const char *failing_clauses(const struct judging *judging)
{
    const struct findings *findings = &judging->judgement.findings;
    const char *text = "";
    for (size_t i = 0; i < findings->count && text != NULL; i++) {
        bool is_new = findings->items[i].severity == SEVERITY_FAILURE;
        for (size_t j = 0; j < i; j++)
            is_new &= findings->items[j].severity != SEVERITY_FAILURE ||
                      strcmp(findings->items[j].clause, findings->items[i].clause) != 0;
        if (is_new)
            text = arena_format(judging->arena, "%s%s*.%s", text, text[0] == '\0' ? "" : ", ",
                                findings->items[i].clause);
    }
    return text_or_empty(text);
}

/* Explains a deviation of values. If a misreading explains all failures, only the first of them is explained,
 * under the clause that the misreading breaks. */
static void explain_value_finding(struct judging *judging, const struct value_findings *values,
                                  const struct value_finding *value, const struct tensor *actual,
                                  const char *label)
{
    const struct judgement *judgement = &judging->judgement;
    struct arena *arena = judging->arena;
    const char *found = cell_clause_name(value->clause);
    enum severity severity = severity_of_deviation(judging, found);
    bool misread = severity == SEVERITY_FAILURE && judgement->misreading_count > 0;
    const char *clause = misread && judgement->blamed != NULL ? judgement->blamed : found;
    const char *heading = explain_clause(judging->settings->clauses, judging->version, clause,
                                         level_of(judging, clause, LEVEL_MUST), arena);
    const char *details = !misread ? ""
                                   : explain_misreadings(&judgement->misreadings, judgement->by_chance,
                                                         failing_clauses(judging), arena);
    details = join(judging, details, explain_cell(judging->derived, actual, values, value, label, arena));
    explain(judging, severity, heading, details,
            misread && !judgement->by_chance
                ? NULL
                : explain_cell_briefly(judging->derived, actual, value, level_of(judging, found, LEVEL_MUST),
                                       arena));
}

/* Explains the deviations, graver findings first. */
static void explain_value_findings(struct judging *judging, const struct value_findings *values,
                                   const struct tensor *actual, const char *label)
{
    for (enum severity severity = SEVERITY_FAILURE; severity > SEVERITY_OBSERVATION; severity--)
        for (size_t i = 0; i < values->count; i++) {
            const struct value_finding *value = &values->items[i];
            if (!value->complies &&
                severity_of_deviation(judging, cell_clause_name(value->clause)) == severity)
                explain_value_finding(judging, values, value, actual, label);
        }
}

/* ---- values -------------------------------------------------------------------------------------------- */

/* The memory limit of the search for misreadings. */
#define MISREADING_MEMORY ((size_t)1 << 30)

/* Which cells are wrong, in the arena; NULL without memory, or if no cell is wrong. */
static const bool *wrong_cells(const struct judging *judging, const struct value_findings *values,
                               int64_t count, struct arena *arena)
{
    bool fails[1 + CELL_CLAUSE_COUNT] = {false}, any = false;
    bool *wrong = arena_allocate(arena, (size_t)count);
    if (wrong == NULL || values->deviations == NULL)
        return NULL;
    for (int clause = 0; clause < CELL_CLAUSE_COUNT; clause++)
        fails[1 + clause] =
            severity_of_deviation(judging, cell_clause_name((enum cell_clause)clause)) == SEVERITY_FAILURE;
    for (int64_t position = 0; position < count; position++) {
        wrong[position] = fails[values->deviations[position]];
        any |= wrong[position];
    }
    return any ? wrong : NULL;
}

static const void *element_at(const struct tensor *tensor, int64_t position)
{
    return (const char *)tensor->elements + (size_t)position * dtype_size(tensor->dtype);
}

/* Whether a number is 0 of either sign, or NaN, or a part of a complex one is NaN. */
static bool is_zero_or_nan(int32_t dtype, const void *value)
{
    static const char zeros[16];
    const int32_t part = part_dtype(dtype);
    const size_t size = dtype_size(part);
    bool is_zero = true;
    if (floating_format_of(dtype) == NULL)
        return dtype != DTYPE_STRING && memcmp(value, zeros, dtype_size(dtype)) == 0;
    for (size_t offset = 0; offset < dtype_size(dtype); offset += size) {
        const double number = floating_value(part, (const char *)value + offset);
        if (isnan(number))
            return true;
        is_zero &= number == 0;
    }
    return is_zero;
}

/* Whether a value is 0, NaN, or an operand of the node: then many readings give it. */
static bool is_common_value(const struct scatter_node *node, const struct tensor *actual, int64_t position)
{
    const int32_t dtype = actual->dtype;
    const void *value = element_at(actual, position);
    const struct tensor *data = node->inputs[INPUT_DATA], *updates = node->inputs[INPUT_UPDATES];
    if (is_zero_or_nan(dtype, value) || same_bits(dtype, value, element_at(data, position)))
        return true;
    for (int64_t i = 0; i < updates->count; i++)
        if (same_bits(dtype, value, element_at(updates, i)))
            return true;
    return false;
}

/* Whether misreadings may explain the wrong cells by chance: truth values, or a single value that is
 * common. */
static bool may_be_chance(const struct scatter_node *node, const struct tensor *actual, const bool *wrong)
{
    int64_t first = -1;
    if (actual->dtype == DTYPE_BOOL)
        return true;
    for (int64_t position = 0; position < actual->count; position++) {
        if (!wrong[position])
            continue;
        if (first >= 0 && !same_bits(actual->dtype, element_at(actual, first), element_at(actual, position)))
            return false;
        first = first < 0 ? position : first;
    }
    return is_common_value(node, actual, first);
}

/* The clause of a misreading if the operator version has it and the text decides it; otherwise NULL. */
static const char *clause_to_blame(const struct judging *judging, enum misreading misreading)
{
    const char *clause = misreading_clause(misreading, judging->derived->preparation.reduction);
    return level_of(judging, clause, LEVEL_UNSPECIFIED) == LEVEL_MUST ? clause : NULL;
}

/*
 * Searches the misreadings that explain all wrong cells of an output (the cells that cause failures), and
 * stores them in the judgement. Nothing else in the judgement depends on them: if memory or the work budget
 * is exhausted, no misreading is named. Memory comes from a separate arena with a limit.
 */
static void find_misreadings(struct judging *judging, const struct value_findings *values,
                             const struct tensor *actual)
{
    const struct derived_expectation *derived = judging->derived;
    struct judgement *judgement = &judging->judgement;
    if (derived->preparation.outcome != OUTCOME_COMPUTED)
        return;
    struct arena cells = arena_create_dispensable(MISREADING_MEMORY),
                 scratch = arena_create_dispensable(MISREADING_MEMORY);
    const struct misread_output output = {.node = &derived->node,
                                          .preparation = &derived->preparation,
                                          .expected = &derived->output,
                                          .actual = actual,
                                          .wrong = wrong_cells(judging, values, actual->count, &cells)};
    if (output.wrong != NULL)
        judgement->misreading_count = misreadings_find(&output, &judgement->misreadings, &scratch);
    judgement->by_chance =
        judgement->misreading_count > 0 && may_be_chance(&derived->node, actual, output.wrong);
    if (judgement->misreading_count > 0 && !judgement->by_chance)
        judgement->blamed = clause_to_blame(judging, misreading_first(&judgement->misreadings));
    arena_destroy(&scratch);
    arena_destroy(&cells);
}

bool add_value_findings(struct judging *judging, const struct tensor *actual, const char *label)
{
    struct value_findings values;
    struct error error;
    if (judge_values(judging->derived, actual, &values, &judging->scratch, &error) != STATUS_OK)
        return false;
    for (size_t i = 0; i < values.count; i++)
        add_value_finding(judging, &values, &values.items[i]);
    if (findings_have(&judging->judgement.findings, SEVERITY_FAILURE))
        find_misreadings(judging, &values, actual);
    explain_value_findings(judging, &values, actual, label);
    if (values.whole_slices + values.torn_slices > 0)
        (void)add_finding(
            judging,
            (struct finding){.clause = "duplicates-none",
                             .point = "slices",
                             .policy = values.torn_slices > 0 ? "torn" : "whole",
                             .cells = values.torn_slices > 0 ? values.torn_slices : values.whole_slices},
            true);
    return true;
}
