/*
 * The compiler: lowers a node to a plan, a list of micro-instructions with the geometry that they use. A plan
 * depends on the operator, opset, attributes, types and shapes, never on values: it can be executed again for
 * other values.
 */
#ifndef PLANTED_COMPILE_H
#define PLANTED_COMPILE_H

#include "node.h"

#include <stdbool.h>

/* Every instruction works on the lanes of one group, whose targets are different. */
enum instruction {
    GATHER,  /* old = output[target] */
    LOAD,    /* update = updates[lane] */
    COMBINE, /* old = reduction(old, update) */
    SCATTER_OLD,
    MOVE,  /* output[target] = updates[lane], unchanged */
    BLEND, /* old = old * 0 + update */
    HALT
};

/* An index of the tuple that selects a target. The operators with an axis have tuples of one index. */
struct operand {
    int64_t extent;
    int64_t stride;
};

/* The updates are rows of row_length. ScatterND has a tuple for each row, which is a slice. The others have a
 * tuple for each update, and a table with the part of each row's offset that does not depend on indices. */
struct plan {
    enum scatter_cts_result result; /* SCATTER_CTS_REJECTED: the node is invalid, and there is nothing else */
    char text[320];                 /* why */
    const char *missing;            /* why a valid node is not implemented, or NULL */
    int32_t dtype;
    enum reduction reduction;
    int64_t updates;
    int64_t row_length;
    int64_t column_stride;
    int64_t slice_row;    /* ScatterND: the last extent of a slice */
    int64_t *row_offsets; /* NULL: all are 0 */
    bool tuple_for_each_update;
    int64_t first_extent; /* of data */
    int64_t tuple_length;
    struct operand *operands;
    enum instruction program[6];
    int64_t table_rows; /* in row_offsets */
};

/* The plan of a node, invalid nodes included; NULL if out of memory. plan_free() frees it. */
struct plan *plan_compile(const struct node *node);
void plan_free(struct plan *plan);

/* Frees what the compiler itself keeps between calls. */
void compile_reset(void);

#endif
