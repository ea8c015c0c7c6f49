/*
 * One sum or product of real numbers: a cell of a floating type, or a part of a sum of complex numbers.
 */
#ifndef SCATTER_ALLOWED_REAL_H
#define SCATTER_ALLOWED_REAL_H

#include "arena.h"
#include "cell.h"

#include <stdbool.h>
#include <stdint.h>

/* The gravest last. */
enum value_weight { VALUE_PERMITTED, VALUE_UNCONVENTIONAL, VALUE_WRONG };

struct value_judgement {
    enum value_weight weight;
    enum cell_clause clause; /* where the value is not permitted */
    enum trait trait;
    bool searched; /* all orders and trees were, or nothing rounds */
    bool wide;     /* not searched, and the bound of rounding is wider than the smallest update */
};

struct real_reduction {
    int32_t dtype; /* float16, bfloat16, float or double */
    enum reduction reduction;
    const double *operands; /* the old value first */
    int64_t count;          /* at least 2 */
};

/*
 * Judges a value that is not what the reference computes, by decision `order-of-questions`; orders and trees are
 * searched only if `search` is true, or with one update. Where memory is short nothing is held against the value.
 */
struct value_judgement judge_real(const struct real_reduction *real, double actual, bool search,
                                  struct arena *arena);

/* The graver of two judgements; searched only if both are. */
struct value_judgement graver_judgement(struct value_judgement a, struct value_judgement b);

#endif
