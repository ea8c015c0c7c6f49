/* The membership tests for each kind of element, of which allowed.c selects one; and for one sum or product
 * of numbers, which allowed_rounded.c asks. */
#ifndef SCATTER_ALLOWED_KINDS_H
#define SCATTER_ALLOWED_KINDS_H

#include "arena.h"
#include "cell.h"

#include <stdbool.h>
#include <stdint.h>

/* Integers under a reduction: exact modulo 2^n, with special rules for sums and products that can
 * overflow. */
struct cell_verdict integer_verdict(const struct cell *cell, int64_t count, bool search, struct arena *arena);

/* Strings under add, max or min. */
struct cell_verdict string_verdict(const struct cell *cell, int64_t count, struct arena *arena);

/* max and min of floating types: NaN and the sign of zero are open. */
struct cell_verdict extreme_verdict(const struct cell *cell, int64_t count);

/* add and mul of floating and complex types. */
struct cell_verdict rounded_verdict(const struct cell *cell, int64_t count, bool search, struct arena *arena);

/* In ascending order of severity. */
enum value_weight { VALUE_PERMITTED, VALUE_UNCONVENTIONAL, VALUE_WRONG };

struct value_judgement {
    enum value_weight weight;
    enum cell_clause clause; /* if the value is not permitted */
    enum trait trait;
    bool searched; /* all orders and trees were searched, or nothing rounds */
    bool wide;     /* not searched, and the rounding bound is wider than the smallest update */
};

/* One sum or product of real numbers: a cell of a floating-point type, or a part of a sum of complex
 * numbers. */
struct real_reduction {
    int32_t dtype; /* float16, bfloat16, float or double */
    enum reduction reduction;
    const double *operands; /* the old value first */
    int64_t count;          /* at least 2 */
};

/* Judges a value that differs from the reference's, by decision `order-of-questions`. Orders and trees are
 * searched only if `search` is true or there is one update. If memory runs out, the value is not blamed. */
struct value_judgement judge_real(const struct real_reduction *real, double actual, bool search,
                                  struct arena *arena);

/* The more severe of two judgements; searched only if both are. */
struct value_judgement worse_judgement(struct value_judgement a, struct value_judgement b);

/*
 * Judges a product of complex numbers that differs from the reference's: a single one by the forms that give
 * it, several by the norm of their error (decision `complex-arithmetic`). `part` is float or double; the
 * operands are `count` >= 2 pairs {real, imaginary}, the old value first. Permitted are: for one product, the
 * results of the plain formula, in the type or in a wider one rounded once, with or without fused operations;
 * for several products, values within the rounding bound; if numbers are not finite or overflow, also the
 * results of C's Annex G.
 */
struct value_judgement judge_complex_product(int32_t part, const double (*operands)[2], int64_t count,
                                             const double actual[2], struct arena *arena);

#endif
