/* Every clause of the specification at each of its levels: complying answers pass, deviations are found. */
#include "clause_rows.h"
#include "judge_fixture.h"

#include <criterion/criterion.h>
#include <string.h>

static const struct clause_rows *const tables[] = {&clause_rows_of_answers, &clause_rows_of_targets,
                                                   &clause_rows_of_values, &clause_rows_of_gates};
enum { TABLE_COUNT = sizeof tables / sizeof *tables };

/* One row for one operator, and the judgement of one of its answers. */
struct trial {
    const struct clause_row *row;
    enum scatter_operator op;
    struct judge_fixture fixture;
};

/* The level of the row's clause for one of its operators; false when the version lacks the clause. */
static bool find_level(const struct clause_row *row, enum scatter_operator op, enum level *level)
{
    const struct operator_version *version = operator_version_resolve(op, clause_row_opset(row, op));
    struct clause_weight weight;
    if (version == NULL)
        version = operator_version_oldest(op);
    bool holds =
        clause_level(fixture_judging()->clauses, version, row->clause, clause_row_edition(row), &weight);
    if (holds)
        *level = weight.level;
    return holds;
}

/* ---- trying a row -------------------------------------------------------------------------------------- */

/* Judges an answer of every row for every operator. */
static void for_every_trial(bool deviating, void (*check)(struct trial *, const struct row_answer *))
{
    for (int t = 0; t < TABLE_COUNT; t++) {
        for (size_t r = 0; r < tables[t]->count; r++) {
            for (int op = 0; op < OPERATOR_COUNT; op++) {
                struct trial trial = {.row = &tables[t]->rows[r], .op = (enum scatter_operator)op};
                const struct row_answer *given = deviating ? &trial.row->deviates : &trial.row->complies;
                if ((trial.row->operators >> op & 1) == 0)
                    continue;
                clause_row_start(&trial.fixture, trial.row, trial.op);
                clause_row_judge(&trial.fixture, given);
                check(&trial, given);
                judge_end(&trial.fixture);
            }
        }
    }
}

/* ---- verdicts and findings ----------------------------------------------------------------------------- */

/* The row and the findings, for messages. */
#define TRIAL_FORMAT "%s.%s, row \"%s\" at opset %d: %s\n%s"
#define TRIAL_VALUES(trial)                                                                       \
    operator_name((trial)->op), (trial)->row->clause, (trial)->row->deviates.finding,             \
        (int)clause_row_opset((trial)->row, (trial)->op), judge_findings_text(&(trial)->fixture), \
        (trial)->fixture.judgement.explanation

static enum verdict expected_verdict(const struct row_answer *answer)
{
    static const enum verdict missing_answers[] = {[ANSWER_CRASH] = VERDICT_CRASH,
                                                   [ANSWER_TIMEOUT] = VERDICT_TIMEOUT,
                                                   [ANSWER_MEMORY] = VERDICT_MEMORY,
                                                   [ANSWER_NOT_RUN] = VERDICT_NOT_RUN};
    if (answer->kind == ANSWER_UNSUPPORTED)
        return VERDICT_UNSUPPORTED;
    if (answer->finding == NULL || strncmp(answer->finding, "failure", strlen("failure")) != 0)
        return VERDICT_PASS;
    return missing_answers[answer->kind] == VERDICT_PASS ? VERDICT_FAIL : missing_answers[answer->kind];
}

static void check_verdict(struct trial *trial, const struct row_answer *answer)
{
    cr_expect(trial->fixture.judgement.verdict == expected_verdict(answer), TRIAL_FORMAT,
              TRIAL_VALUES(trial));
}

Test(clause_rows, an_answer_that_complies_with_a_clause_passes)
{
    for_every_trial(false, check_verdict);
}

Test(clause_rows, an_answer_that_violates_a_clause_has_the_verdict_of_its_finding)
{
    for_every_trial(true, check_verdict);
}

static void check_compliance(struct trial *trial, const struct row_answer *answer)
{
    const struct findings *findings = &trial->fixture.judgement.findings;
    bool found = answer->finding == NULL || judge_found(&trial->fixture, answer->finding);
    bool blamed = findings_have(findings, SEVERITY_WARNING) || findings_have(findings, SEVERITY_FAILURE);
    cr_expect(found && !blamed, TRIAL_FORMAT, TRIAL_VALUES(trial));
}

Test(clause_rows, a_complying_answer_has_only_observations)
{
    for_every_trial(false, check_compliance);
}

static void check_deviation(struct trial *trial, const struct row_answer *answer)
{
    const struct finding *worst = findings_most_severe(&trial->fixture.judgement.findings);
    bool found = judge_found(&trial->fixture, answer->finding);
    static const char *const severities[] = {"observation", "warning", "failure"};
    const char *severity = worst == NULL ? "nothing" : severities[worst->severity];
    bool is_most_severe = strncmp(answer->finding, severity, strlen(severity)) == 0;
    cr_expect(found && is_most_severe, TRIAL_FORMAT, TRIAL_VALUES(trial));
}

Test(clause_rows, a_deviation_is_found_with_its_clause_and_its_policy)
{
    for_every_trial(true, check_deviation);
}

/* The severity of a deviation by level (decision `level-decides`). */
static const char *severity_of_deviation(enum level level)
{
    switch (level) {
    case LEVEL_MUST:
    case LEVEL_MUST_REJECT:
    case LEVEL_MAY_REJECT:
    case LEVEL_ANY:
        return "failure";
    case LEVEL_SHOULD:
    case LEVEL_SHOULD_REJECT:
        return "warning";
    case LEVEL_UNSPECIFIED:
        break;
    }
    return "observation";
}

static void check_severity(struct trial *trial, const struct row_answer *answer)
{
    enum level level = LEVEL_MUST;
    bool holds = find_level(trial->row, trial->op, &level);
    const char *severity = severity_of_deviation(level);
    cr_expect(holds && strncmp(answer->finding, severity, strlen(severity)) == 0, TRIAL_FORMAT,
              TRIAL_VALUES(trial));
}

Test(clause_rows, every_deviation_is_as_grave_as_the_level_of_its_clause_says)
{
    for_every_trial(true, check_severity);
}

/* ---- explanations -------------------------------------------------------------------------------------- */

static void check_explanation(struct trial *trial, const struct row_answer *answer)
{
    const char *explanation = trial->fixture.judgement.explanation;
    const struct judgement *judgement = &trial->fixture.judgement;
    const char *clause =
        judgement->blamed != NULL ? judgement->blamed : findings_most_severe(&judgement->findings)->clause;
    const char *id = expectation_version(&trial->fixture.derived)->id;
    int lines = line_count(explanation);
    bool explained = strncmp(explanation, id, strlen(id)) == 0 &&
                     strncmp(explanation + strlen(id) + 1, clause, strlen(clause)) == 0;
    bool observed = strncmp(answer->finding, "observation", strlen("observation")) == 0;
    cr_expect(observed ? lines == 0 : explained && lines >= 2 && lines <= FIXTURE_LINES, TRIAL_FORMAT,
              TRIAL_VALUES(trial));
}

Test(clause_rows, every_deviation_except_observations_is_explained_starting_with_the_clause)
{
    for_every_trial(true, check_explanation);
}

/* ---- completeness -------------------------------------------------------------------------------------- */

static bool has_row(const struct clause *clause, enum level wanted)
{
    for (int t = 0; t < TABLE_COUNT; t++) {
        for (size_t r = 0; r < tables[t]->count; r++) {
            const struct clause_row *row = &tables[t]->rows[r];
            enum level level = LEVEL_MUST;
            if (strcmp(row->clause, clause->name) == 0 && (row->operators >> clause->op & 1) != 0 &&
                find_level(row, clause->op, &level) && level == wanted)
                return true;
        }
    }
    return false;
}

/* Whether the clause has the level for some version, in some edition that has the version. */
static bool has_level(const struct clause *clause, enum level level)
{
    for (int v = 0; v < OPERATOR_VERSION_COUNT; v++)
        for (int edition = 0; clause->holds[v] && edition < EDITION_COUNT; edition++)
            if ((enum edition)edition >= edition_first(&operator_versions[v]) &&
                clause->levels[v][edition] == level)
                return true;
    return false;
}

Test(clause_rows, every_level_of_every_clause_has_a_row)
{
    const struct clause_set *set = fixture_judging()->clauses;
    cr_assert(set->count > 0);
    for (size_t i = 0; i < set->count; i++)
        for (int level = LEVEL_MUST; level <= LEVEL_UNSPECIFIED; level++)
            cr_expect(!has_level(&set->clauses[i], (enum level)level) ||
                          has_row(&set->clauses[i], (enum level)level),
                      "%s, %s: no row", set->clauses[i].id, level_name((enum level)level));
}
