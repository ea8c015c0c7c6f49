#include "cell_fixture.h"

#include "scatter.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CELLS = 3, POSITION = 1, SCRATCH_MEMORY = 256 * 1024 * 1024 };

static void make_inputs(struct node_fixture *node, int32_t dtype, const void *old, const void *updates,
                        int64_t count)
{
    size_t size = dtype_size(dtype);
    fixture_input(node, INPUT_DATA, dtype, NULL, DIMS(CELLS));
    memcpy((char *)node->tensors[INPUT_DATA].elements + POSITION * size, old, size);
    fixture_input(node, INPUT_INDICES, DTYPE_INT64, NULL, DIMS(count, 1));
    int64_t *indices = node->tensors[INPUT_INDICES].elements;
    for (int64_t i = 0; i < count; i++)
        indices[i] = i % 2 == 0 ? POSITION : POSITION - CELLS;
    fixture_input(node, INPUT_UPDATES, dtype, updates, DIMS(count));
}

void cell_start(struct cell_fixture *fixture, int32_t dtype, enum reduction reduction, const void *old,
                const void *updates, int64_t count)
{
    struct node_fixture *node = &fixture->node;
    struct scatter_plan plan;
    fixture_start(node, OPERATOR_SCATTER_ND, OPSET_NEWEST);
    fixture_text(node, "reduction", reduction_name(reduction));
    make_inputs(node, dtype, old, updates, count);
    if (fixture_run(node) != STATUS_OK ||
        scatter_plan_create(&plan, &node->node, &node->preparation, &node->arena, &node->error) !=
            STATUS_OK ||
        aims_create(&fixture->aims, &plan, &node->arena, &node->error) != STATUS_OK)
        abort();
    fixture->scratch = arena_create(SCRATCH_MEMORY);
    fixture->cell =
        (struct cell){.data = &node->tensors[INPUT_DATA],
                      .updates = &node->tensors[INPUT_UPDATES],
                      .aims = &fixture->aims,
                      .reduction = reduction,
                      .position = POSITION,
                      .expected = (const char *)node->output.elements + POSITION * dtype_size(dtype)};
}

struct cell_verdict cell_judge(struct cell_fixture *fixture, const void *actual, bool search)
{
    arena_reset(&fixture->scratch);
    fixture->cell.actual = actual;
    return judge_cell_value(&fixture->cell, search, &fixture->scratch);
}

void cell_end(struct cell_fixture *fixture)
{
    arena_destroy(&fixture->scratch);
    fixture_end(&fixture->node);
}

bool judgement_holds(const struct judgement *judgement, char *text, size_t size)
{
    struct cell_fixture fixture;
    bool holds = true;
    cell_start(&fixture, judgement->dtype, judgement->reduction, judgement->old, judgement->updates,
               judgement->count);
    /* Several updates need a search. */
    for (int search = judgement->count > 1; search < 2; search++) {
        struct cell_verdict verdict = cell_judge(&fixture, judgement->actual, search != 0);
        if (verdict.complies == judgement->complies && verdict.clause == judgement->clause &&
            verdict.trait == judgement->trait)
            continue;
        holds = false;
        snprintf(text, size, "%s%s: %s by %s, %s", judgement->name, search != 0 ? ", searched" : "",
                 verdict.complies ? "complies" : "deviates", cell_clause_name(verdict.clause),
                 trait_name(verdict.trait));
    }
    cell_end(&fixture);
    return holds;
}
