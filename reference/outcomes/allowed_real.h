/*
 * One sum or product of real numbers: a cell of a floating-point type, or a part of a sum of complex numbers.
 */
#ifndef SCATTER_ALLOWED_REAL_H
#define SCATTER_ALLOWED_REAL_H

#include "arena.h"
#include "cell.h"

#include <stdbool.h>
#include <stdint.h>

/* In ascending order of severity. */
enum value_weight { VALUE_PERMITTED, VALUE_UNCONVENTIONAL, VALUE_WRONG };

struct value_judgement {
    enum value_weight weight;
    enum cell_clause clause; /* if the value is not permitted */
    enum trait trait;
    bool searched; /* all orders and trees were searched, or nothing rounds */
    bool wide;     /* not searched, and the rounding bound is wider than the smallest update */
};

struct real_reduction {
    int32_t dtype; /* float16, bfloat16, float or double */
    enum reduction reduction;
    const double *operands; /* the old value first */
    int64_t count;          /* at least 2 */
};

/*
 * Judges a value that differs from the reference's, by decision `order-of-questions`. Orders and trees are
 * searched only if `search` is true or there is one update. If memory runs out, the value is not blamed.
 */
struct value_judgement judge_real(const struct real_reduction *real, double actual, bool search,
                                  struct arena *arena);

/* The more severe of two judgements; searched only if both are. */
struct value_judgement worse_judgement(struct value_judgement a, struct value_judgement b);

#endif
