/*
 * The variants: ways to compute the operators that are all correct, or deviate only from a convention. A
 * judge must fail none of them. Everything that a variant does not specify is as in the first one,
 * "in-order".
 */
#ifndef VARIANTS_VARIANT_H
#define VARIANTS_VARIANT_H

#include <stdbool.h>
#include <stddef.h>

/* The order in which the operands of a cell are reduced: the old value, then its updates, row-major. */
enum order { ORDER_GIVEN, ORDER_REVERSED, ORDER_RANDOM };

/* How the operands of a cell are bracketed. */
enum grouping {
    GROUPING_SEQUENCE, /* one after the other */
    GROUPING_PAIRWISE, /* neighbours, then neighbours of the results */
    GROUPING_RANDOM,   /* any two of what is left, until one is left */
    GROUPING_UPDATES,  /* the updates alone, starting at the identity; then the old value with the result */
    GROUPING_PARTIALS  /* the same by each of several threads; then old value and results, in any order */
};

/* Which update is written if several aim at a cell under none. */
enum writer { WRITER_LAST, WRITER_FIRST, WRITER_RANDOM };

/* The type of partial results. Wider ones are rounded to the element type at a merge and at the end. */
enum width {
    WIDTH_OWN,          /* the element type: rounded after every operation */
    WIDTH_WIDE,         /* float for the half types, double for float, long double for double */
    WIDTH_WIDEST,       /* the same, but double for the half types */
    WIDTH_HALF_IN_FLOAT /* float for the half types, the element type for others */
};

/* The rounding mode while a case is computed. */
enum rounding { ROUNDING_TO_NEAREST, ROUNDING_UPWARD, ROUNDING_DOWNWARD, ROUNDING_TOWARD_ZERO };

/* How the half types are rounded; the others are by the rounding mode. */
enum narrowing { NARROWING_BY_MODE, NARROWING_BFLOAT16_TRUNCATED };

/* How subnormal numbers are treated in an addition, product or comparison: a set. */
enum flushing {
    FLUSHING_RESULTS = 1,   /* a result that is subnormal after rounding becomes 0 */
    FLUSHING_EARLY = 2,     /* a result that is subnormal before rounding becomes 0 */
    FLUSHING_OPERANDS = 4,  /* subnormal operands count as 0 */
    FLUSHING_UNSIGNED = 8,  /* that 0 is +0; otherwise it has the sign of what was flushed */
    FLUSHING_BFLOAT16 = 16, /* for bfloat16 only */
    FLUSHING_RAISES = 32 /* in the direction of the rounding mode, the smallest normal number instead of 0 */
};

/* The formula of (a + bi)(c + di). */
enum product {
    PRODUCT_PLAIN,
    PRODUCT_FUSED,        /* fma(a, c, -(bd)) and fma(a, d, bc) */
    PRODUCT_FUSED_SECOND, /* fma(-b, d, ac) and fma(b, c, ad) */
    PRODUCT_GAUSS,        /* c(a + b) - b(c + d) and c(a + b) + a(d - c) */
    PRODUCT_ANNEX_G       /* plain, but infinite if a factor is, as in C */
};

/* The result of an integer operation that overflows. */
enum overflow {
    OVERFLOW_WRAPS,
    OVERFLOW_SATURATES,        /* at every step */
    OVERFLOW_SATURATES_AT_END, /* the exact sum or product of all operands */
    OVERFLOW_INDEFINITE        /* the same, but converted to an integer as on x86 */
};

/* bool: true is 1, as a byte that is added and multiplied; or every byte of the output is made 0 or 1. */
enum truth { TRUTH_LOGICAL, TRUTH_BYTES, TRUTH_NORMALISED };

/* max and min of NaN and a number. */
enum extreme {
    EXTREME_NAN,    /* NaN */
    EXTREME_NUMBER, /* the number, as C's fmax */
    EXTREME_FIRST,  /* the first operand, as C++'s std::max */
    EXTREME_SECOND  /* the second operand, as x86's maxps */
};

/* max and min of zeros of both signs. */
enum zeros {
    ZEROS_FIRST,
    ZEROS_SECOND,
    ZEROS_ORDERED,
    ZEROS_POSITIVE /* every zero that max and min give is +0 */
};

struct variant {
    const char *name;
    const char *description;
    enum order order;
    enum grouping grouping;
    enum writer writer;
    enum width width;
    enum rounding rounding;
    enum narrowing narrowing;
    unsigned flushing;
    enum product product;
    enum overflow overflow;
    enum truth truth;
    enum extreme extreme;
    enum zeros zeros;
    bool canonical_nan; /* every NaN of the output has the same bits */
    bool refuses;       /* everything that may be refused */
};

/* The variant with a name, or NULL. Static storage. */
const struct variant *variant_find(const char *name);

/* Writes the names of all variants, separated by ", ", as a terminated text of at most `capacity` bytes. */
void variant_names(char *text, size_t capacity);

#endif
