/*
 * One node to measure: tensors with reproducible random values, and the functions that compute it.
 */
#ifndef SCATTER_BENCH_CASE_H
#define SCATTER_BENCH_CASE_H

#include "hand_written.h"
#include "scatter.h"

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
 * Creates the tensors of a node with about `elements` elements of data (rows and columns are the square root) and as
 * many elements of updates. One index in eight is negative; all are within bounds. Targets are random, so that many
 * occur more than once; with `distinct` they are a permutation. Needs 3 times the bytes of data and 8 bytes for every
 * index (16 for KIND_ND_CELLS). Fails with STATUS_OUT_OF_MEMORY.
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

#endif
