#include "judge.h"

#include "expectation.h"
#include "judging.h"
#include "relaxed.h"

/* The memory limit of one judgement, without the case: it needs eight bytes for each target and update, and
 * more. */
#define SCRATCH_MEMORY ((size_t)4 << 30)

#define NAMED(constant, name) name,
const char *const graph_outcome_names[] = {GRAPH_OUTCOME_TABLE(NAMED) NULL};
#undef NAMED

/* ---- no answer ----------------------------------------------------------------------------------------- */

static bool is_answered(const struct answer *answer)
{
    return answer->kind == ANSWER_OUTPUT || answer_is_refusal(answer->kind);
}

/* clause: memory-safety, inputs-unmodified, ends-in-time */
static const char *clause_of_missing_answer(const struct answer *answer)
{
    if (answer->kind == ANSWER_TIMEOUT)
        return "ends-in-time";
    return answer->kind == ANSWER_FAULT && answer->fault == FAULT_WROTE_TO_INPUT ? "inputs-unmodified"
                                                                                 : "memory-safety";
}

void judge_missing_answer(struct judging *judging)
{
    const struct answer *answer = judging->answer;
    enum verdict verdict = verdict_without_output(answer->kind);
    const bool is_outside = answer->fault == FAULT_OUTSIDE_INPUT || answer->fault == FAULT_OUTSIDE_OUTPUT;
    const char *message = message_lines(judging, ""), *lines = "";
    if ((answer->kind == ANSWER_CRASH || (answer->kind == ANSWER_FAULT && is_outside)) &&
        !case_is_huge(judging->the_case) && judging->derived->preparation.outcome == OUTCOME_COMPUTED)
        lines = lines_of_indices(judging);
    const char *text = arena_format(judging->arena, "%s%s", message, lines);
    if (verdict_is_failure(verdict))
        deviate(judging, clause_of_missing_answer(answer), answer_name(answer->kind),
                text == NULL ? message : text);
    else
        judging->judgement.explanation = message;
    judging->judgement.verdict = verdict;
}

/* ---- disputed cases ------------------------------------------------------------------------------------ */

/* Whether an output has the type, shape and elements of a tensor. An output whose type or shape differs from
 * data, as a disputed case may store it, may have no elements (answer.h). */
static bool is_output(const struct answer *answer, const struct tensor *tensor)
{
    return tensor != NULL && answer->output_problem == NULL &&
           tensor_same_type_and_shape(&answer->output, tensor) &&
           (answer->output.elements != NULL || tensor->count == 0) &&
           tensor_differences(tensor, &answer->output, true, NULL) == 0;
}

/* How the implementation answered a case whose stored output is not allowed, as lines. */
static const char *answer_to_disputed(struct judging *judging)
{
    const struct answer *answer = judging->answer;
    bool computed = judging->derived->preparation.outcome == OUTCOME_COMPUTED;
    switch (answer->kind) {
    case ANSWER_OUTPUT:
        if (computed && is_output(answer, &judging->derived->output))
            return "the implementation's output is what the reference computes\n";
        return is_output(answer, judging->the_case->output)
                   ? "the implementation's output is the stored output\n"
                   : "the implementation's output is neither the stored output nor what the\n"
                     "  reference computes\n";
    case ANSWER_REJECTED:
        return message_lines(judging, "the implementation rejects it: ");
    case ANSWER_NOT_PREPARED:
        return message_lines(judging, "the implementation cannot prepare it: ");
    case ANSWER_UNSUPPORTED:
        return message_lines(judging, "the implementation does not support it: ");
    default:
        return message_lines(judging, "the implementation gives no answer: ");
    }
}

/* ---- the judgement ------------------------------------------------------------------------------------- */

/* Adds observations that are independent of the verdict. */
/* clause: version, floating-point-environment */
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
}

/* The level of the expected behaviour, before there are findings. */
static enum level due_level(struct judging *judging)
{
    if (judging->derived->preparation.outcome == OUTCOME_REFUSED)
        return strictest_level(judging);
    if (!values_are_due(judging))
        return LEVEL_UNSPECIFIED;
    if (judging->answer->kind == ANSWER_UNSUPPORTED && may_be_refused(judging))
        return LEVEL_MAY_REJECT;
    return level_of(judging, "accepts-valid", LEVEL_MUST);
}

static void judge_answer(struct judging *judging)
{
    const bool is_huge = case_is_huge(judging->the_case);
    judging->judgement.level = is_huge ? level_of(judging, "accepts-valid", LEVEL_MUST) : due_level(judging);
    if (is_huge)
        judge_answer_to_huge(judging);
    else if (judging->answer->kind != ANSWER_UNSUPPORTED && !is_answered(judging->answer))
        judge_missing_answer(judging);
    else if (judging->the_case->model.contents != NULL && judging->answer->kind != ANSWER_OUTPUT)
        judge_refusal_of_graph(judging);
    else if (judging->answer->kind == ANSWER_UNSUPPORTED)
        judge_unsupported(judging);
    else if (judging->derived->preparation.outcome == OUTCOME_REFUSED)
        judge_answer_to_invalid(judging);
    else if (judging->answer->kind == ANSWER_OUTPUT)
        judge_output_of_valid(judging);
    else
        judge_refusal_of_valid(judging);
    settle_verdict(judging);
    add_circumstances(judging);
}

static struct judging begin(const struct judge_settings *settings, const struct scatter_case *the_case,
                            const struct derived_expectation *derived, const struct answer *answer,
                            struct arena *arena)
{
    return (struct judging){.settings = settings,
                            .the_case = the_case,
                            .derived = derived,
                            .answer = answer,
                            .version = expectation_version(derived),
                            .arena = arena,
                            .scratch = arena_create(SCRATCH_MEMORY),
                            .judgement = decide(VERDICT_PASS, ""),
                            .file_warnings = ""};
}

static struct judgement end(struct judging *judging)
{
    judging->judgement.file_warnings = judging->file_warnings;
    arena_destroy(&judging->scratch);
    return judging->judgement;
}

struct judgement judge_case(const struct judge_settings *settings, const struct scatter_case *the_case,
                            const struct derived_expectation *derived, struct arena *arena)
{
    struct judging judging = begin(settings, the_case, derived, NULL, arena);
    (void)case_is_sound(&judging);
    return end(&judging);
}

struct judgement judge(const struct judge_settings *settings, const struct scatter_case *the_case,
                       const struct derived_expectation *derived, const struct answer *answer,
                       struct arena *arena)
{
    struct judging judging = begin(settings, the_case, derived, answer, arena);
    bool sound = case_is_sound(&judging);
    /* A crash counts even if the stored output of a third-party case is wrong. */
    bool crashed = verdict_is_failure(verdict_without_output(answer->kind)) && !is_answered(answer);
    if (!sound && crashed && the_case->expectation == EXPECT_UNSTATED) {
        judging.judgement = decide(VERDICT_PASS, "");
        sound = true;
    }
    if (sound)
        judge_answer(&judging);
    else if (judging.judgement.verdict == VERDICT_DISPUTED)
        judging.judgement.explanation =
            join(&judging, judging.judgement.explanation, answer_to_disputed(&judging));
    return end(&judging);
}

/* Whether all elements hold the pattern that fills outputs before a call. */
static bool is_unwritten(const struct tensor *output)
{
    const unsigned char *bytes = output->elements;
    size_t same = 0;
    while (output->dtype != DTYPE_STRING && same < output->size && bytes[same] == UNWRITTEN_BYTE)
        same++;
    return same > 0 && same == output->size;
}

/* How an invalid input was accepted. */
static const char *acceptance_policy(struct judging *judging)
{
    const struct scatter_node *node = &judging->derived->node;
    const struct tensor *data = judged_input(judging, INPUT_DATA);
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

/* Whether the type of updates differs from that of data and the output has the type of updates: both have one
 * type variable, so the output may have either type. Its elements are not read. */
static bool has_type_of_updates(const struct judging *judging)
{
    const struct tensor *data = judged_input(judging, INPUT_DATA),
                        *updates = judged_input(judging, INPUT_UPDATES);
    const struct tensor *output = &judging->answer->output;
    return data != NULL && updates != NULL && updates->dtype != data->dtype &&
           output->dtype == updates->dtype && tensor_same_shape(output, data);
}

static void judge_acceptance(struct judging *judging)
{
    const struct preparation *preparation = &judging->derived->preparation;
    bool of_updates = has_type_of_updates(judging);
    if (!of_updates && !is_well_formed(judging)) {
        judging->judgement.compared = true;
        return;
    }
    const char *policy = of_updates ? "answered in the element type of updates" : acceptance_policy(judging);
    for (int rule = 0; rule < RULE_COUNT; rule++) {
        const struct violation *violation = preparation_violation(preparation, (enum rule)rule);
        if (violation != NULL)
            deviate(
                judging, rule_code((enum rule)rule), policy,
                arena_format(judging->arena, "  %s\n  it answered anyway: %s\n", violation->message, policy));
    }
}

void judge_answer_to_invalid(struct judging *judging)
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
