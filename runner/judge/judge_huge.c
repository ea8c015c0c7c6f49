/* Judges answers to cases of the tier "huge", which only report their comparison. */
#include "cell.h"
#include "explanation.h"
#include "judging.h"
#include "tensor_text.h"

/* Refused, or out of memory: unsupported, beyond a limit on bytes that every implementation with 32-bit
 * offsets has. */
/* clause: accepts-valid */
static void judge_limit(struct judging *judging)
{
    struct judgement *judgement = &judging->judgement;
    const struct answer *answer = judging->answer;
    judgement->verdict = VERDICT_UNSUPPORTED;
    judgement->explanation = message_lines(judging, "");
    judgement->beyond = answer->beyond;
    if (answer->is_undeclared)
        return;
    judgement->beyond = (struct beyond_limit){.is_beyond = true, .limit = LIMIT_BYTES, .greatest = INT32_MAX};
    (void)add_finding(judging,
                      (struct finding){.clause = "accepts-valid",
                                       .point = "limits",
                                       .policy = answer->kind == ANSWER_MEMORY
                                                     ? "more than 2^31 - 1 bytes: out of memory"
                                                     : "refused more than 2^31 - 1 bytes"},
                      true);
}

/* An element of the output, as text. */
static const char *value_text(const struct judging *judging, const unsigned char value[LARGE_ELEMENT_MOST])
{
    _Alignas(16) unsigned char element[LARGE_ELEMENT_MOST];
    for (size_t i = 0; i < sizeof element; i++)
        element[i] = value[i];
    const struct tensor one = {
        .dtype = judging->answer->output.dtype, .count = 1, .elements = element, .name = ""};
    const char *text = element_text(&one, 0, judging->arena);
    return text == NULL ? "?" : text;
}

static void judge_wrong_cells(struct judging *judging, const struct wrong_cells *wrong,
                              enum cell_clause clause, const char *policy)
{
    struct arena *arena = judging->arena;
    if (wrong->count == 0)
        return;
    deviate_as(judging,
               (struct finding){.clause = cell_clause_name(clause), .policy = policy, .cells = wrong->count},
               arena_format(arena, "  in %s\n  expected  %s\n  actual    %s\n",
                            describe_cells(&judging->answer->output, wrong->first, wrong->count, arena),
                            value_text(judging, wrong->expected), value_text(judging, wrong->actual)));
}

/* Whether values must be as the closed form: not for negative indices where the text gives them no
 * meaning. */
static bool is_due(const struct judging *judging)
{
    return !judging->the_case->large->negative ||
           level_of(judging, "index-negative", LEVEL_MUST) != LEVEL_UNSPECIFIED;
}

/* The clause of a cell that an update changes. */
static enum cell_clause clause_of_updated(const struct large_row *row)
{
    if (row->reduction != REDUCTION_NONE)
        return reduction_clause(row->reduction);
    return row->cells > 0 ? CELL_CLAUSE_DUPLICATES_NONE : CELL_CLAUSE_BITS_KEPT;
}

/* clause: untouched, bits-kept, duplicates-none, reduction-add, reduction-mul, reduction-max */
/* clause: reduction-min */
static void judge_output(struct judging *judging)
{
    const struct large_comparison *found = &judging->answer->comparison;
    judging->judgement.compared = true;
    if (!is_well_formed(judging))
        return;
    judging->judgement.compared = is_due(judging);
    if (!is_due(judging))
        return;
    judge_wrong_cells(judging, &found->updated, clause_of_updated(judging->the_case->large),
                      "none of the allowed values");
    judge_wrong_cells(judging, &found->untouched, CELL_CLAUSE_UNTOUCHED, "none of the allowed values");
}

void judge_answer_to_huge(struct judging *judging)
{
    switch (judging->answer->kind) {
    case ANSWER_OUTPUT:
        judge_output(judging);
        return;
    case ANSWER_UNSUPPORTED:
    case ANSWER_REJECTED:
    case ANSWER_FAILED:
    case ANSWER_NOT_PREPARED:
    case ANSWER_MEMORY:
        judge_limit(judging);
        return;
    case ANSWER_FAULT:
    case ANSWER_CRASH:
    case ANSWER_TIMEOUT:
    case ANSWER_NOT_RUN:
        judge_missing_answer(judging);
    }
}
