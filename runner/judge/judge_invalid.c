/* Inputs that break a rule: refused, or accepted in one of the known ways. */
#include "compare.h"
#include "explanation.h"
#include "guarded_memory.h"
#include "judging.h"
#include "relaxed.h"

const char *refusal_policy(const struct answer *answer)
{
    return answer->kind == ANSWER_REJECTED ? "refused" : "refused with an unspecific error";
}

/* An input of the node, or NULL. */
static const struct tensor *input_of(const struct judging *judging, size_t slot)
{
    const struct scatter_node *node = &judging->derived->node;
    return node->input_count > slot ? node->inputs[slot] : NULL;
}

/* What the output should be like; itself where there is no data. */
static const struct tensor *model_of_output(const struct judging *judging)
{
    const struct tensor *data = input_of(judging, INPUT_DATA);
    return data == NULL ? &judging->answer->output : data;
}

/* clause: output-type, output-shape */
static bool has_right_type(struct judging *judging)
{
    const struct answer *answer = judging->answer;
    struct arena *arena = judging->arena;
    const struct tensor *data = model_of_output(judging);
    bool same_type = answer->output.dtype == data->dtype;
    if (!same_type || !tensor_same_shape(&answer->output, data)) {
        deviate(judging, same_type ? "output-shape" : "output-type", "another than that of data",
                arena_format(arena, "  expected  %s\n  actual    %s\n", describe_type(data, arena),
                             describe_type(&answer->output, arena)));
        return false;
    }
    return true;
}

bool is_well_formed(struct judging *judging)
{
    const struct answer *answer = judging->answer;
    if (!has_right_type(judging))
        return false;
    if (answer->output_problem == NULL)
        return true;
    deviate(judging, "output-shape", "malformed",
            arena_format(judging->arena, "  the output is malformed: %s\n", answer->output_problem));
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
    const struct tensor *data = input_of(judging, INPUT_DATA);
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

/*
 * Whether updates differ from data in their type and the output has theirs: one type variable stands for both, so
 * that it may have either. Its elements are not even read.
 */
static bool has_type_of_updates(const struct judging *judging)
{
    const struct tensor *data = input_of(judging, INPUT_DATA), *updates = input_of(judging, INPUT_UPDATES);
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
            deviate(judging, rule_code((enum rule)rule), policy,
                    arena_format(judging->arena, "  %s\n  it answered all the same: %s\n", violation->message,
                                 policy));
    }
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

void judge_where_refusal_is_due(struct judging *judging)
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
