#include "judge.h"

#include "compare.h"
#include "explanation.h"
#include "guarded_memory.h"
#include "judge_circumstances.h"
#include "judge_values.h"
#include "relaxed.h"

#include <string.h>

/* ---- verdicts -------------------------------------------------------------------------------------------------------- */

const char *verdict_name(enum verdict verdict)
{
    static const char *const names[VERDICT_COUNT] = {
#define NAME(constant, name) [VERDICT_##constant] = name,
        VERDICT_TABLE(NAME)
#undef NAME
    };
    return names[verdict];
}

bool verdict_is_failure(enum verdict verdict)
{
    switch (verdict) {
    case VERDICT_FAIL:
    case VERDICT_CRASH:
    case VERDICT_TIMEOUT:
    case VERDICT_MEMORY:
        return true;
    case VERDICT_PASS:
    case VERDICT_UNSUPPORTED:
    case VERDICT_DISPUTED:
    case VERDICT_NOT_RUN:
    case VERDICT_UNREADABLE:
    case VERDICT_ERROR:
        return false;
    }
    return false;
}

enum verdict verdict_without_output(enum answer_kind kind)
{
    switch (kind) {
    case ANSWER_UNSUPPORTED:
        return VERDICT_UNSUPPORTED;
    case ANSWER_TIMEOUT:
        return VERDICT_TIMEOUT;
    case ANSWER_MEMORY:
        return VERDICT_MEMORY;
    case ANSWER_NOT_RUN:
        return VERDICT_NOT_RUN;
    case ANSWER_CRASH:
        return VERDICT_CRASH;
    case ANSWER_OUTPUT:
    case ANSWER_REJECTED:
    case ANSWER_FAILED:
    case ANSWER_FAULT:
        break;
    }
    return VERDICT_FAIL;
}

/* ---- findings and their weight ---------------------------------------------------------------------------------- */

/* The most that one judgement may take beside the case: eight bytes for a target and for an update, and more. */
#define SCRATCH_MEMORY ((size_t)4 << 30)

/* How many findings are explained in a line of their own, beside the first. */
enum { LINES_OF_FINDINGS = 4 };

/* Everything about one judgement. */
struct judging {
    const struct judge_settings *settings;
    const struct scatter_case *the_case;
    const struct derived_expectation *derived;
    const struct answer *answer;
    const struct operator_version *version;
    struct arena *arena;  /* the caller's: for what lasts */
    struct arena scratch; /* ends with the judgement */
    struct judgement judgement;
    enum severity explained; /* the severity of what the explanation is about */
};

static enum severity severity_of(enum level level, bool complies)
{
    switch (level) {
    case LEVEL_MUST:
    case LEVEL_MUST_REJECT:
    case LEVEL_MAY_REJECT:
    case LEVEL_ANY:
        return complies ? SEVERITY_OBSERVATION : SEVERITY_FAILURE;
    case LEVEL_SHOULD:
    case LEVEL_SHOULD_REJECT:
        return complies ? SEVERITY_OBSERVATION : SEVERITY_WARNING;
    case LEVEL_UNSPECIFIED:
        break;
    }
    return SEVERITY_OBSERVATION;
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

/* The level of a clause; `otherwise` where the operator version has no such clause. */
static enum level level_of(const struct judging *judging, const char *clause, enum level otherwise)
{
    struct clause_weight weight;
    bool holds = clause_level(judging->settings->clauses, judging->version, clause,
                              judging->settings->edition, &weight);
    return holds ? weight.level : otherwise;
}

/* Completes a finding by its level and severity, and adds it. */
static struct finding add_finding(struct judging *judging, struct finding finding, bool complies)
{
    enum level otherwise = complies ? LEVEL_UNSPECIFIED : LEVEL_MUST;
    finding.level = level_of(judging, finding.clause, otherwise);
    finding.severity = severity_of(finding.level, complies);
    if (finding.severity == SEVERITY_WARNING && is_strict(judging, finding.clause))
        finding.severity = SEVERITY_FAILURE;
    if (finding.point == NULL)
        finding.point = "";
    findings_add(&judging->judgement.findings, finding);
    return finding;
}

static void observe(struct judging *judging, const char *clause, const char *policy)
{
    (void)add_finding(judging, (struct finding){.clause = clause, .policy = policy}, true);
}

/* ---- explanations ------------------------------------------------------------------------------------------------ */

static const char *join(struct judging *judging, const char *before, const char *after)
{
    const char *text = arena_format(judging->arena, "%s%s", before, after == NULL ? "" : after);
    return text == NULL ? before : text;
}

/*
 * Explains a finding that is no observation: in full if it is the first of the greatest severity, else its clause
 * alone. `details` are whole lines.
 */
static void explain(struct judging *judging, const struct finding *finding, const char *details)
{
    struct judgement *judgement = &judging->judgement;
    if (finding->severity == SEVERITY_OBSERVATION)
        return;
    const char *heading = explain_clause(judging->settings->clauses, judging->version, finding->clause,
                                         finding->level, judging->arena);
    bool gravest = judgement->explanation[0] == '\0' || finding->severity > judging->explained;
    const char *text = join(judging, heading, details);
    if (gravest && judgement->explanation[0] != '\0')
        text = join(judging, text, "also:\n");
    if (gravest) {
        judgement->explanation = join(judging, text, judgement->explanation);
        judging->explained = finding->severity;
    } else if (judgement->findings.count <= LINES_OF_FINDINGS) {
        judgement->explanation = join(judging, judgement->explanation, join(judging, "also ", heading));
    }
}

/* A deviation from a clause with what there is to say about it. */
static void deviate(struct judging *judging, const char *clause, const char *policy, const char *details)
{
    struct finding finding =
        add_finding(judging, (struct finding){.clause = clause, .policy = policy}, false);
    explain(judging, &finding, details);
}

/* The verdict that the findings amount to. */
static void settle(struct judging *judging)
{
    const struct finding *gravest = findings_gravest(&judging->judgement.findings);
    if (gravest == NULL || gravest->severity == SEVERITY_OBSERVATION)
        return;
    judging->judgement.level = gravest->level;
    if (gravest->severity == SEVERITY_FAILURE && judging->judgement.verdict == VERDICT_PASS)
        judging->judgement.verdict = VERDICT_FAIL;
}

/* ---- values ------------------------------------------------------------------------------------------------------ */

/* What the cells of a value finding have in common, as a policy. */
static const char *common_policy(const struct value_finding *finding)
{
    for (int policy = 0; policy <= POLICY_ZERO_ORDERED; policy++)
        if ((finding->policies >> policy & 1) != 0)
            return policy_name((enum policy)policy);
    return "not the same everywhere";
}

static void add_value_finding(struct judging *judging, const struct value_findings *values,
                              const struct value_finding *value, const struct tensor *actual,
                              const char *label)
{
    const struct finding finding = add_finding(
        judging,
        (struct finding){.clause = cell_clause_name(value->clause),
                         .point = value->point,
                         .policy = common_policy(value),
                         .detail = explain_witness(judging->derived, values, value, judging->arena),
                         .cells = value->cells,
                         .unsearched = value->unsearched},
        value->complies);
    if (!value->complies)
        explain(judging, &finding,
                explain_cell(judging->derived, actual, values, value, label, judging->arena));
}

/* Judges the values of an output that has the right type and shape; false when there is no memory for it. */
static bool add_value_findings(struct judging *judging, const struct tensor *actual, const char *label)
{
    struct value_findings values;
    struct error error;
    if (judge_values(judging->derived, actual, &values, &judging->scratch, &error) != STATUS_OK)
        return false;
    for (size_t i = 0; i < values.count; i++)
        add_value_finding(judging, &values, &values.items[i], actual, label);
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

/* ---- the case itself ---------------------------------------------------------------------------------------------- */

static struct judgement decide(enum verdict verdict, const char *explanation)
{
    return (struct judgement){.verdict = verdict,
                              .level = LEVEL_MUST,
                              .explanation =
                                  explanation == NULL ? "(no memory for the details)\n" : explanation};
}

/* Whether values are due: the reference computes them and the text means them. */
static bool values_are_due(struct judging *judging)
{
    if (judging->derived->preparation.outcome != OUTCOME_COMPUTED)
        return false;
    return level_of(judging, "index-negative", LEVEL_MUST) != LEVEL_UNSPECIFIED ||
           !has_negative_index(judging->derived);
}

/* What is wrong with a stored output that the reference does not compute to the bit; "" if nothing is. */
static const char *judge_stored(struct judging *judging, const struct tensor *stored)
{
    const struct judge_settings *settings = judging->settings;
    const struct judge_settings lenient = {.clauses = settings->clauses, .edition = settings->edition};
    bool ours = judging->the_case->expectation == EXPECT_ALLOWED;
    judging->settings = &lenient; /* --strict is about implementations */
    bool judged = add_value_findings(judging, stored, "stored");
    const struct judgement of_stored = judging->judgement;
    judging->settings = settings;
    judging->judgement = decide(VERDICT_PASS, "");
    if (!judged)
        return "there is no memory to judge the stored output\n";
    bool wrong = findings_have(&of_stored.findings, SEVERITY_FAILURE) ||
                 (ours && findings_have(&of_stored.findings, SEVERITY_WARNING));
    return wrong ? join(judging, "the stored output is not allowed\n", of_stored.explanation) : "";
}

/* Why the stored output cannot stand beside the reference, or "" when it can. */
static const char *stored_output_problem(struct judging *judging)
{
    const struct tensor *stored = judging->the_case->output;
    const struct derived_expectation *derived = judging->derived;
    struct arena *arena = judging->arena;
    if (stored == NULL)
        return "";
    if (derived->preparation.outcome == OUTCOME_REFUSED)
        return join(judging, "an output is stored for an input that breaks a rule\n",
                    violated_rules(&derived->preparation, arena));
    if (!values_are_due(judging))
        return "";
    if (stored->dtype != derived->output.dtype || !tensor_same_shape(stored, &derived->output))
        return join(judging, "the stored output is not of the element type and shape of data: ",
                    arena_format(arena, "%s instead of %s\n", describe_type(stored, arena),
                                 describe_type(&derived->output, arena)));
    bool any_nan = derived->preparation.reduction != REDUCTION_NONE;
    if (tensor_differences(&derived->output, stored, any_nan, NULL) == 0)
        return "";
    if (judging->the_case->expectation == EXPECT_EXACT)
        return "the stored output is not what the reference computes\n";
    return judge_stored(judging, stored);
}

/* Whether the reference makes of a case what its author expects. */
static bool author_agrees(enum expectation expectation, const struct preparation *preparation)
{
    bool is_stated = preparation->outcome == OUTCOME_COMPUTED && preparation->unstated == NULL;
    switch (expectation) {
    case EXPECT_UNSTATED:
        return true;
    case EXPECT_EXACT:
    case EXPECT_ALLOWED:
        return is_stated;
    case EXPECT_REFUSE:
        return preparation->outcome == OUTCOME_REFUSED;
    case EXPECT_INVARIANTS:
        return preparation->outcome != OUTCOME_REFUSED && !is_stated;
    }
    return false;
}

static const char *outcome_in_words(const struct preparation *preparation)
{
    switch (preparation->outcome) {
    case OUTCOME_COMPUTED:
        return preparation->unstated == NULL ? "computes it" : "finds its value unstated";
    case OUTCOME_REFUSED:
        return "refuses it";
    case OUTCOME_UNDEFINED:
        return "finds no value defined";
    }
    return "does not know it";
}

/* Whether the case can be used at all; if not, the verdict that says so. */
static bool case_is_sound(struct judging *judging)
{
    const struct preparation *preparation = &judging->derived->preparation;
    enum expectation expectation = judging->the_case->expectation;
    if (!author_agrees(expectation, preparation)) {
        judging->judgement = decide(
            VERDICT_ERROR, arena_format(judging->arena, "case.json expects \"%s\", but the reference %s\n%s",
                                        expectation_name(expectation), outcome_in_words(preparation),
                                        violated_rules(preparation, judging->arena)));
        return false;
    }
    const char *problem = stored_output_problem(judging);
    if (problem[0] == '\0')
        return true;
    judging->judgement = decide(expectation == EXPECT_UNSTATED ? VERDICT_DISPUTED : VERDICT_ERROR, problem);
    return false;
}

/* ---- misfortunes --------------------------------------------------------------------------------------------------- */

static bool is_answered(const struct answer *answer)
{
    return answer->kind == ANSWER_OUTPUT || answer->kind == ANSWER_REJECTED || answer->kind == ANSWER_FAILED;
}

static void judge_misfortune(struct judging *judging)
{
    const struct answer *answer = judging->answer;
    enum verdict verdict = verdict_without_output(answer->kind);
    const char *line = join(judging, answer->message, "\n");
    if (verdict_is_failure(verdict))
        deviate(judging,
                answer->kind == ANSWER_FAULT && answer->fault == FAULT_WROTE_TO_INPUT ? "inputs-unmodified"
                                                                                      : "memory-safety",
                answer_name(answer->kind), join(judging, "  ", line));
    else
        judging->judgement.explanation = line;
    judging->judgement.verdict = verdict;
}

/* ---- inputs that break a rule --------------------------------------------------------------------------------------- */

/* How an implementation refused. */
static const char *refusal_policy(const struct answer *answer)
{
    return answer->kind == ANSWER_REJECTED ? "refused" : "refused with an unspecific error";
}

/* Whether the output has the element type and shape of data, and elements that can be read. */
static bool is_well_formed(struct judging *judging)
{
    const struct answer *answer = judging->answer;
    struct arena *arena = judging->arena;
    const struct tensor *data =
        judging->derived->node.input_count > INPUT_DATA ? judging->derived->node.inputs[INPUT_DATA] : NULL;
    if (data == NULL)
        data = &answer->output; /* there is nothing that it should be like */
    bool same_type = answer->output.dtype == data->dtype;
    if (!same_type || !tensor_same_shape(&answer->output, data)) {
        deviate(judging, same_type ? "output-shape" : "output-type", "another than that of data",
                arena_format(arena, "  expected  %s\n  actual    %s\n", describe_type(data, arena),
                             describe_type(&answer->output, arena)));
        return false;
    }
    if (answer->output_problem == NULL)
        return true;
    deviate(judging, data->dtype == DTYPE_BOOL ? "bool-bytes" : "output-shape", "malformed",
            arena_format(arena, "  the output is malformed: %s\n", answer->output_problem));
    return false;
}

/* Whether all elements hold the pattern that fills outputs before a call. */
static bool is_unwritten(const struct tensor *output)
{
    const unsigned char *bytes = output->elements;
    size_t same = 0;
    while (output->dtype != DTYPE_STRING && same < output->size && bytes[same] == GUARD_PATTERN)
        same++;
    return same > 0 && same == output->size;
}

/* In which way an invalid input was accepted. */
static const char *acceptance_policy(struct judging *judging)
{
    const struct scatter_node *node = &judging->derived->node;
    const struct tensor *data = node->input_count > INPUT_DATA ? node->inputs[INPUT_DATA] : NULL;
    struct tensor output;
    struct error error;
    if (data == NULL || !dtype_is_known(data->dtype) ||
        tensor_create(&output, data->dtype, data->dims, data->rank, &judging->scratch, &error) != STATUS_OK)
        return "answered";
    if (is_unwritten(&judging->answer->output))
        return "left the output unwritten";
    for (int relaxation = 0; relaxation < RELAXATION_COUNT; relaxation++)
        if (relaxed_evaluate(node, (enum relaxation)relaxation, &output, &judging->scratch) ==
                OUTCOME_COMPUTED &&
            tensor_differences(&output, &judging->answer->output, true, NULL) == 0)
            return relaxation_name((enum relaxation)relaxation);
    return "answered in no known way";
}

static void judge_acceptance(struct judging *judging)
{
    const struct preparation *preparation = &judging->derived->preparation;
    if (!is_well_formed(judging)) {
        judging->judgement.compared = true;
        return;
    }
    const char *policy = acceptance_policy(judging);
    for (int rule = 0; rule < RULE_COUNT; rule++) {
        const struct violation *violation = preparation_violation(preparation, (enum rule)rule);
        if (violation != NULL)
            deviate(judging, rule_code((enum rule)rule), policy,
                    arena_format(judging->arena, "  %s\n  it answered all the same: %s\n", violation->message,
                                 policy));
    }
}

/* The level of the strictest of the rules that are violated. */
static enum level strictest_level(const struct judging *judging)
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

static void judge_where_refusal_is_due(struct judging *judging)
{
    judging->judgement.compared = judging->judgement.level != LEVEL_UNSPECIFIED;
    if (judging->answer->kind == ANSWER_OUTPUT) {
        judge_acceptance(judging);
        return;
    }
    for (int rule = 0; rule < RULE_COUNT; rule++)
        if (preparation_violation(&judging->derived->preparation, (enum rule)rule) != NULL)
            observe(judging, rule_code((enum rule)rule), refusal_policy(judging->answer));
}

/* ---- valid inputs --------------------------------------------------------------------------------------------------- */

/* Observes what was done about the circumstances under which refusing is allowed; how many there are. */
static size_t observe_permissions(struct judging *judging, const struct circumstance *circumstances,
                                  size_t count, const char *policy)
{
    size_t permissions = 0;
    for (size_t i = 0; i < count; i++) {
        enum level level = level_of(judging, circumstances[i].clause, LEVEL_MUST);
        if (!circumstances[i].refusable && level != LEVEL_MAY_REJECT && level != LEVEL_UNSPECIFIED)
            continue;
        (void)add_finding(judging,
                          (struct finding){.clause = circumstances[i].clause,
                                           .point = "whether it answers",
                                           .policy = policy},
                          true);
        permissions++;
    }
    return permissions;
}

static void judge_refusal_of_valid(struct judging *judging)
{
    struct circumstance circumstances[2 * MOST_CIRCUMSTANCES];
    const char *policy = refusal_policy(judging->answer), *message = judging->answer->message;
    size_t count = find_circumstances(judging->derived, circumstances);
    count += find_value_circumstances(judging->derived, circumstances + count, &judging->scratch);
    if (observe_permissions(judging, circumstances, count, policy) > 0)
        return;
    judging->judgement.compared = true;
    deviate(judging, "accepts-valid", policy,
            arena_format(judging->arena, "  %s a valid input: %s\n",
                         judging->answer->kind == ANSWER_REJECTED ? "rejected" : "failed on",
                         message[0] == '\0' ? "(no message)" : message));
}

/* Where the text means no value: what it did all the same. */
static void observe_unstated(struct judging *judging)
{
    const struct derived_expectation *derived = judging->derived;
    if (derived->preparation.outcome != OUTCOME_COMPUTED)
        return;
    bool from_end = tensor_differences(&derived->output, &judging->answer->output, true, NULL) == 0;
    observe(judging, "index-negative", from_end ? "counted from the end" : "took it for something else");
}

static void judge_output_of_valid(struct judging *judging)
{
    struct circumstance circumstances[MOST_CIRCUMSTANCES];
    if (!is_well_formed(judging)) {
        judging->judgement.compared = true;
        return;
    }
    size_t count = find_circumstances(judging->derived, circumstances);
    (void)observe_permissions(judging, circumstances, count, "answered");
    if (!values_are_due(judging)) {
        observe_unstated(judging);
        return;
    }
    judging->judgement.compared = true;
    if (!add_value_findings(judging, &judging->answer->output, "actual"))
        judging->judgement = decide(VERDICT_ERROR, "there is no memory to judge the output\n");
}

/* ---- all together --------------------------------------------------------------------------------------------------- */

/* What is noticed beside the verdict. */
static void add_circumstances(struct judging *judging)
{
    struct clause_weight weight;
    if (judging->derived->preparation.beyond_newest)
        observe(judging, "version", "judged as the newest known version");
    if (clause_level(judging->settings->clauses, judging->version, "version", judging->settings->edition,
                     &weight) &&
        weight.is_first_edition)
        (void)add_finding(judging,
                          (struct finding){.clause = "version",
                                           .policy = "newer than the edition: judged by its own first one",
                                           .detail = edition_name(weight.edition)},
                          true);
    if (judging->answer->changed_floating_point_environment)
        observe(judging, "floating-point-environment", "changed");
    if (judging->answer->again != NULL)
        judging->judgement.explanation = join(judging, judging->judgement.explanation,
                                              arena_format(judging->arena, "  %s\n", judging->answer->again));
}

/* The level of what is due, before anything is found. */
static enum level due_level(struct judging *judging)
{
    if (judging->derived->preparation.outcome == OUTCOME_REFUSED)
        return strictest_level(judging);
    if (!values_are_due(judging))
        return LEVEL_UNSPECIFIED;
    return level_of(judging, "accepts-valid", LEVEL_MUST);
}

static void judge_answer(struct judging *judging)
{
    judging->judgement.level = due_level(judging);
    if (!is_answered(judging->answer))
        judge_misfortune(judging);
    else if (judging->derived->preparation.outcome == OUTCOME_REFUSED)
        judge_where_refusal_is_due(judging);
    else if (judging->answer->kind == ANSWER_OUTPUT)
        judge_output_of_valid(judging);
    else
        judge_refusal_of_valid(judging);
    settle(judging);
    add_circumstances(judging);
}

struct judgement judge(const struct judge_settings *settings, const struct scatter_case *the_case,
                       const struct derived_expectation *derived, const struct answer *answer,
                       struct arena *arena)
{
    struct judging judging = {.settings = settings,
                              .the_case = the_case,
                              .derived = derived,
                              .answer = answer,
                              .version = expectation_version(derived),
                              .arena = arena,
                              .scratch = arena_create(SCRATCH_MEMORY),
                              .judgement = decide(VERDICT_PASS, "")};
    /* What is wrong with a case of strangers excuses no crash. */
    bool crashed = verdict_is_failure(verdict_without_output(answer->kind)) && !is_answered(answer);
    if ((crashed && the_case->expectation == EXPECT_UNSTATED) || case_is_sound(&judging))
        judge_answer(&judging);
    arena_destroy(&judging.scratch);
    return judging.judgement;
}
