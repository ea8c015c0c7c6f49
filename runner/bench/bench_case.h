/* What is measured: the loops written by hand, a node, and the node as a model. */
#ifndef SCATTER_BENCH_CASE_H
#define SCATTER_BENCH_CASE_H

#include "case.h"
#include "dtype.h"
#include "operator_version.h"
#include "scatter.h"

#include <stdint.h>

/*
 * The loops with which the reference is compared: written by hand for exactly one operator, rank, element
 * type and reduction. Each copies data and applies the updates in one pass, checks every index and counts
 * negative ones from the end.
 */

/* The measured operators, all on data of shape [rows,columns]. */
enum shape_kind {
    KIND_ND_CELLS,      /* ScatterND, indices [rows*columns,2], updates [rows*columns] */
    KIND_ND_ROWS,       /* ScatterND, indices [rows,1], updates [rows,columns] */
    KIND_ELEMENTS_0,    /* ScatterElements, axis 0, indices and updates [rows,columns] */
    KIND_ELEMENTS_LAST, /* ScatterElements, axis 1, the same */
    KIND_COUNT
};

/* Computes one node. Returns 0, or -1 at the first index out of range. The arrays do not overlap. */
typedef int hand_written(void *output, const void *data, const int64_t *indices, const void *updates,
                         int64_t rows, int64_t columns);

/* The loop for a kind, for float, float16 and int64, and for none, add and max; otherwise NULL. */
hand_written *hand_written_find(enum shape_kind kind, enum dtype dtype, enum reduction reduction);

/* memcpy of data and then of updates, `size` bytes each: the minimum cost of moving whole slices. */
void hand_written_copies(void *output, const void *data, const void *updates, size_t size);

/* One node to measure: tensors with reproducible random values, and the functions that compute it. */

struct bench_case {
    enum shape_kind kind;
    enum dtype dtype;
    enum reduction reduction;
    int64_t rows, columns;
    bool distinct; /* no two updates have the same target */
    struct tensor data, indices, updates, output;
    const struct tensor *inputs[INPUT_SLOTS];
    struct attribute attributes[2];
    struct scatter_node node;
    hand_written *loop;
    struct arena arena; /* holds the tensors */
};

/*
 * Creates the tensors of a node with about `elements` elements of data (rows and columns are the square root)
 * and as many elements of updates. One index in eight is negative; all are within bounds. Targets are random,
 * so that many occur more than once; with `distinct` they are a permutation. Needs 3 times the bytes of data
 * and 8 bytes for every index (16 for KIND_ND_CELLS). Fails with STATUS_OUT_OF_MEMORY.
 */
enum status bench_case_create(struct bench_case *bench, enum shape_kind kind, enum dtype dtype,
                              enum reduction reduction, int64_t elements, bool distinct, struct error *error);
void bench_case_destroy(struct bench_case *bench);

/* The ways to compute the output; false if that failed. */
bool bench_case_reference(struct bench_case *bench);
bool bench_case_hand_written(struct bench_case *bench);
bool bench_case_copies(struct bench_case *bench);

/* Whether the reference and the hand-written loop give the same bytes. */
bool bench_case_agrees(struct bench_case *bench);

/* The name of a kind for the table. */
const char *shape_kind_name(enum shape_kind kind);

/* The node of a measurement as a model, for implementations that execute only models. */

/*
 * Creates a case from a node: its tensors (shared with `bench`, with names) and a model that declares their
 * element types and shapes and contains the node's attributes. Everything new is in the arena. Fails with
 * STATUS_OUT_OF_MEMORY.
 */
enum status bench_model_create(struct scatter_case *the_case, const struct bench_case *bench,
                               struct arena *arena, struct error *error);

#endif
