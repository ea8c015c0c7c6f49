#include "compare.h"
#include "judging.h"
#include "relaxed.h"

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

/*
 * Whether the type of updates differs from that of data and the output has the type of updates: both have one type
 * variable, so the output may have either type. Its elements are not read.
 */
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
