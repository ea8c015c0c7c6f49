#include "judge_misreadings.h"

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

/* The clause of a misreading if the operator version has it and the text decides it; otherwise NULL. */
static const char *clause_to_blame(const struct judging *judging, enum misreading misreading)
{
    const char *clause = misreading_clause(misreading, judging->derived->preparation.reduction);
    return level_of(judging, clause, LEVEL_UNSPECIFIED) == LEVEL_MUST ? clause : NULL;
}

void find_misreadings(struct judging *judging, const struct value_findings *values,
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
    if (judgement->misreading_count > 0)
        judgement->blamed = clause_to_blame(judging, misreading_first(&judgement->misreadings));
    arena_destroy(&scratch);
    arena_destroy(&cells);
}
