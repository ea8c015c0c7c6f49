/* Whether an answer is well-formed: its policy, element type and shape. */
#include "explanation.h"
#include "judging.h"

const char *refusal_policy(const struct answer *answer)
{
    return answer->kind == ANSWER_REJECTED       ? "refused"
           : answer->kind == ANSWER_NOT_PREPARED ? "could not be prepared"
                                                 : "refused with an unspecific error";
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
        deviate(judging, same_type ? "output-shape" : "output-type", "differs from that of data",
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

/* ---- unsupported --------------------------------------------------------------------------------------- */

/* clause: accepts-valid */
bool refusal_is_beyond_limits(struct judging *judging)
{
    static const char *const policies[LIMIT_COUNT] = {
        [LIMIT_RANK] = "refused a rank above 8", [LIMIT_EXTENT] = "refused an extent above 2^31 - 1"};
    const struct scatter_case *the_case = judging->the_case;
    struct beyond_limit *beyond = &judging->judgement.beyond;
    if (!limits_exceeded(&common_limits, the_case->inputs, the_case->input_count, beyond))
        return false;
    (void)add_finding(
        judging,
        (struct finding){.clause = "accepts-valid", .point = "limits", .policy = policies[beyond->limit]},
        true);
    judging->judgement.verdict = VERDICT_UNSUPPORTED;
    judging->judgement.explanation = message_lines(judging, "");
    return true;
}

/* What the implementation had claimed about a case whose answer is due. */
/* clause: claimed-then-refused */
static void judge_claim(struct judging *judging)
{
    static const char clause[] = "claimed-then-refused";
    const struct answer *answer = judging->answer;
    if (answer->executed_by != NULL)
        deviate(judging, clause, "assigned, then refused",
                message_lines(judging, arena_format(judging->arena, "%s got the node, and refused it: ",
                                                    answer->executed_by)));
    else if (answer->claim == CLAIM_TOGETHER)
        deviate(judging, clause, "declared together, then refused",
                message_lines(judging, "declared this combination, and refused it: "));
    else if (answer->claim == CLAIM_LISTED)
        (void)add_finding(
            judging,
            (struct finding){.clause = clause, .policy = "operator, type and reduction listed, then refused"},
            true);
}

/* Nothing is due of an implementation that lacks one of the other nodes, or takes single nodes. */
void judge_refusal_of_graph(struct judging *judging)
{
    judging->judgement.verdict = VERDICT_UNSUPPORTED;
    judging->judgement.graph = GRAPH_REFUSED;
    judging->judgement.explanation = message_lines(judging, "");
}

void judge_unsupported(struct judging *judging)
{
    struct judgement *judgement = &judging->judgement;
    bool is_due = judgement->level == LEVEL_MUST;
    judgement->verdict = VERDICT_UNSUPPORTED;
    judgement->beyond = judging->answer->beyond;
    if (!judging->answer->is_undeclared && is_due && !refusal_is_beyond_limits(judging))
        judge_claim(judging);
    if (judgement->explanation[0] == '\0')
        judgement->explanation = message_lines(judging, "");
}
