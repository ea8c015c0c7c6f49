/*
 * For tests of the judge: random valid cases of every operator version, element type and reduction, small and with many
 * targets of several updates. Cases without a value (string mul, complex max and min) are excluded.
 *
 * Lack of memory aborts the test program.
 */
#ifndef SCATTER_RANDOM_CASE_H
#define SCATTER_RANDOM_CASE_H

#include "aims.h"
#include "judge_fixture.h"
#include "reduction_ways.h"

#include <stdint.h>

enum { RANDOM_CASE_ELEMENTS = 256 /* the most elements of a tensor of such a case */ };

struct random_case {
    struct judge_fixture fixture;
    struct aims aims; /* which updates aim at which cells */
    const struct operator_version *version;
    int32_t dtype;
    enum reduction reduction;
    int number;
    enum manner manner; /* of floating-point numbers */
    uint64_t *state;    /* of the random sequence */
};

/* Draws a case and derives its expectation. `number` is for messages. */
void random_case_start(struct random_case *drawn, int number, enum manner manner, uint64_t *state);

/* The next number of the sequence, from 0 to limit - 1. */
int64_t random_below(struct random_case *drawn, int64_t limit);

void random_case_end(struct random_case *drawn);

#endif
