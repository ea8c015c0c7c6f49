#include "judge_answer.h"

#include "explanation.h"

const char *refusal_policy(const struct answer *answer)
{
    return answer->kind == ANSWER_REJECTED ? "refused" : "refused with an unspecific error";
}

const struct tensor *judged_input(const struct judging *judging, size_t slot)
{
    const struct scatter_node *node = &judging->derived->node;
    return node->input_count > slot ? node->inputs[slot] : NULL;
}

/* The tensor whose type and shape the output must have; the output itself if there is no data. */
static const struct tensor *model_of_output(const struct judging *judging)
{
    const struct tensor *data = judged_input(judging, INPUT_DATA);
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
