/*
 * Judging a computed result cell by cell: by which clause each is right or wrong, and which policies it shows.
 */
#ifndef SCATTER_JUDGE_VALUES_H
#define SCATTER_JUDGE_VALUES_H

#include "allowed.h"
#include "arena.h"
#include "scatter.h"
#include "status.h"
#include "tensor.h"

#include <stdbool.h>
#include <stdint.h>

/* Differing cells whose orders of reduction are searched, at most; the bound decides about the others. */
enum { SEARCHED_CELLS = 64 };

/* What was found of one clause, of the cells that comply with it or of those that do not. */
struct value_finding {
    int64_t cells;     /* how many; 0: nothing was found */
    int64_t first;     /* the position of the first */
    uint32_t policies; /* a bit for each policy seen */
    enum policy first_policy;
    bool searched;         /* orders were searched for the first */
    const size_t *witness; /* for the first: an order of the updates that gives its value, or NULL */
};

/* How slices that several updates of ScatterND aim at were written under none. */
enum slices { SLICES_NONE, SLICES_WHOLE, SLICES_TORN };

struct value_judgement {
    struct value_finding complies[CELL_CLAUSE_COUNT];
    struct value_finding deviates[CELL_CLAUSE_COUNT];
    bool duplicates; /* some cell has several updates */
    enum slices slices;
    struct aims aims;
};

/*
 * Judges every cell of `actual`, which has the dtype and shape of `expected`, the reference's result. Cells equal
 * to the reference that have at most one update are right without further ado. Fails with
 * STATUS_OUT_OF_MEMORY.
 */
enum status judge_values(const struct scatter_node *node, const struct preparation *preparation,
                         const struct tensor *expected, const struct tensor *actual,
                         struct value_judgement *judgement, struct arena *arena, struct error *error);

#endif
