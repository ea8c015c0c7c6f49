/* The clauses of the specification as rows: for each clause a node, an answer that complies with the clause
 * and one that violates it. For clause_rows_test.c, which demands a row for every level of every clause. */
#ifndef SCATTER_CLAUSE_ROWS_H
#define SCATTER_CLAUSE_ROWS_H

#include "judge_fixture.h"

#include <stdint.h>

/* The operators of a row. */
enum {
    SCATTER = 1 << OPERATOR_SCATTER,
    ELEMENTS = 1 << OPERATOR_SCATTER_ELEMENTS,
    ND = 1 << OPERATOR_SCATTER_ND,
    ALL = SCATTER | ELEMENTS | ND,
    REDUCING = ELEMENTS | ND /* the operators with reductions */
};

/* Without elements, all elements are zero. */
struct row_tensor {
    int32_t dtype;
    const void *elements;
    const int64_t *dims;
    int rank;
};

/* TENSOR(INT8, int8_t, (3, 1), 1, 2, 3) has the shape [3,1]. */
#define TENSOR(constant, type, dims, ...)                      \
    {                                                          \
        DTYPE_##constant, VALUES(type, __VA_ARGS__), DIMS dims \
    }
#define FLOATS(dims, ...)  TENSOR(FLOAT, float, dims, __VA_ARGS__)
#define INDICES(dims, ...) TENSOR(INT64, int64_t, dims, __VA_ARGS__)

/* An answer: an output unless `kind` is set; with the element type and shape of data unless `other` is
 * set. */
struct row_answer {
    enum answer_kind kind;
    enum fault fault;
    enum claim claim;
    const void *elements;
    struct row_tensor other;
    const char *problem;
    const bool *odd_bools;
    bool changed_environment;
    /* The beginning of the expected finding, such as "failure: untouched: kept the old value". The verdict
     * follows from it. If NULL, only observations may be found. */
    const char *finding;
};

struct clause_row {
    const char *clause;
    unsigned operators;
    int64_t opset;       /* 0: the first of the newest version that is not deprecated */
    const char *edition; /* NULL: the newest */
    struct row_tensor data, indices, updates;
    const int64_t *axis;
    const char *reduction;
    const char *domain;                        /* of the node; NULL: none */
    void (*change)(struct node_fixture *node); /* further changes of the node, or NULL */
    struct row_answer complies, deviates;
};

/* A node that is the same for all operators: of three cells in a column the second one receives 9; and the
 * right answer without a reduction. */
#define ONE_UPDATE \
    .data = FLOATS((3, 1), 1, 2, 3), .indices = INDICES((1, 1), 1), .updates = FLOATS((1, 1), 9)
#define ONE_UPDATED .elements = VALUES(float, 1, 9, 3)
/* The same, with two updates of the second cell. */
#define TWO_UPDATES \
    .data = FLOATS((3, 1), 1, 2, 3), .indices = INDICES((2, 1), 1, 1), .updates = FLOATS((2, 1), 8, 9)

struct clause_rows {
    const struct clause_row *rows;
    size_t count;
};

/* Answers whatever their values; targets of updates; values; refusals. */
extern const struct clause_rows clause_rows_of_answers, clause_rows_of_targets, clause_rows_of_values,
    clause_rows_of_gates;

/* The opset of a row for one of its operators, and its edition. */
int64_t clause_row_opset(const struct clause_row *row, enum scatter_operator op);
enum edition clause_row_edition(const struct clause_row *row);

/* Starts a fixture with the row's node for one of its operators. */
void clause_row_start(struct judge_fixture *fixture, const struct clause_row *row, enum scatter_operator op);

/* Gives an answer; returns the verdict. */
enum verdict clause_row_judge(struct judge_fixture *fixture, const struct row_answer *answer);

#endif
