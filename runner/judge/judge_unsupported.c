#include "judge_unsupported.h"

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
