#include "variant.h"

#include <stdio.h>
#include <string.h>

/* X(name, description, differences from "in-order" ...) */
#define VARIANT_TABLE(X)                                                                                   \
    X("in-order", "the old value, then the updates in order, each result rounded", .order = ORDER_GIVEN)   \
    X("reversed", "from the last update to the first, then the old value", .order = ORDER_REVERSED)        \
    X("random-order", "the old value and the updates in any order", .order = ORDER_RANDOM)                 \
    X("pairwise", "neighbours first, then neighbours of the results", .grouping = GROUPING_PAIRWISE)       \
    X("random-tree", "any two partial results, until one is left", .grouping = GROUPING_RANDOM)            \
    X("updates-first", "the updates by themselves, from the identity, then the old value",                 \
      .grouping = GROUPING_UPDATES)                                                                        \
    X("partials", "four partial results, begun at the identity, merged in any order",                      \
      .grouping = GROUPING_PARTIALS)                                                                       \
    X("first-writer", "none: the first update is kept", .writer = WRITER_FIRST)                            \
    X("random-writer", "none: any update is kept, a different one in each element of a slice",             \
      .writer = WRITER_RANDOM)                                                                             \
    X("wide", "a wider type, rounded once", .width = WIDTH_WIDE)                                           \
    X("widest", "a wider type, double for the half types, rounded once", .width = WIDTH_WIDEST)            \
    X("half-in-float", "the half types in float, rounded once", .width = WIDTH_HALF_IN_FLOAT)              \
    X("wide-tree", "any two partial results in a wider type, rounded once", .width = WIDTH_WIDE,           \
      .grouping = GROUPING_RANDOM)                                                                         \
    X("wide-partials", "partials in a wider type, rounded at every merge", .width = WIDTH_WIDE,            \
      .grouping = GROUPING_PARTIALS)                                                                       \
    X("widest-partials", "partials in a wider type, double for the half types, rounded at every merge",    \
      .width = WIDTH_WIDEST, .grouping = GROUPING_PARTIALS)                                                \
    X("ftz", "subnormal results become 0", .flushing = FLUSHING_RESULTS)                                   \
    X("ftz-early", "results that are subnormal before rounding become 0", .flushing = FLUSHING_EARLY)      \
    X("daz", "subnormal operands count as 0", .flushing = FLUSHING_OPERANDS)                               \
    X("ftz-daz", "subnormal operands and results are 0", .flushing = FLUSHING_RESULTS | FLUSHING_OPERANDS) \
    X("ftz-daz-unsigned", "subnormal operands and results are +0",                                         \
      .flushing = FLUSHING_RESULTS | FLUSHING_OPERANDS | FLUSHING_UNSIGNED)                                \
    X("ftz-daz-tree", "subnormal operands and results are 0, in a random tree",                            \
      .flushing = FLUSHING_RESULTS | FLUSHING_OPERANDS, .grouping = GROUPING_RANDOM)                       \
    X("upward", "every operation rounded upward", .rounding = ROUNDING_UPWARD)                             \
    X("downward", "every operation rounded downward", .rounding = ROUNDING_DOWNWARD)                       \
    X("toward-zero", "every operation rounded toward zero, those of complex products too",                 \
      .rounding = ROUNDING_TOWARD_ZERO)                                                                    \
    X("downward-partials", "partials, every operation rounded downward", .rounding = ROUNDING_DOWNWARD,    \
      .grouping = GROUPING_PARTIALS)                                                                       \
    X("upward-partials", "partials, every operation rounded upward", .rounding = ROUNDING_UPWARD,          \
      .grouping = GROUPING_PARTIALS)                                                                       \
    X("toward-zero-partials", "partials, every operation rounded toward zero",                             \
      .rounding = ROUNDING_TOWARD_ZERO, .grouping = GROUPING_PARTIALS)                                     \
    X("upward-without-subnormals", "rounded upward to 0 or the smallest normal number",                    \
      .rounding = ROUNDING_UPWARD, .flushing = FLUSHING_RESULTS | FLUSHING_RAISES)                         \
    X("downward-without-subnormals", "rounded downward to 0 or the smallest normal number, in a tree",     \
      .rounding = ROUNDING_DOWNWARD, .flushing = FLUSHING_RESULTS | FLUSHING_RAISES,                       \
      .grouping = GROUPING_RANDOM)                                                                         \
    X("bfloat16-truncated", "bfloat16 cut off a float", .narrowing = NARROWING_BFLOAT16_TRUNCATED)         \
    X("bfloat16-truncated-ftz-daz", "bfloat16 cut off a float, subnormal operands and results are 0",      \
      .narrowing = NARROWING_BFLOAT16_TRUNCATED,                                                           \
      .flushing = FLUSHING_RESULTS | FLUSHING_OPERANDS | FLUSHING_BFLOAT16)                                \
    X("fused", "complex products with fused multiply-add, the second product rounded",                     \
      .product = PRODUCT_FUSED)                                                                            \
    X("fused-second", "the same, the first product rounded", .product = PRODUCT_FUSED_SECOND)              \
    X("gauss", "complex products by three multiplications", .product = PRODUCT_GAUSS)                      \
    X("gauss-downward", "the same, every operation rounded downward", .product = PRODUCT_GAUSS,            \
      .rounding = ROUNDING_DOWNWARD)                                                                       \
    X("annex-g", "complex products by C's Annex G, which recovers infinities", .product = PRODUCT_ANNEX_G) \
    X("saturating", "integers saturate at every step", .overflow = OVERFLOW_SATURATES)                     \
    X("saturating-at-end", "the exact integer result saturates", .overflow = OVERFLOW_SATURATES_AT_END)    \
    X("integer-indefinite", "an integer result out of range is converted as on x86",                       \
      .overflow = OVERFLOW_INDEFINITE)                                                                     \
    X("bool-bytes", "bool is a byte that is added and multiplied: 1 + 1 = 2", .truth = TRUTH_BYTES)        \
    X("bool-normalised", "every byte of a bool output is 0 or 1", .truth = TRUTH_NORMALISED)               \
    X("fmax", "max and min by fmax and fmin, partials from -inf and +inf", .extreme = EXTREME_NUMBER,      \
      .grouping = GROUPING_PARTIALS)                                                                       \
    X("number-over-nan", "max and min: a number is preferred to NaN", .extreme = EXTREME_NUMBER)           \
    X("comparing-first", "max is a < b ? b : a, and min like it", .extreme = EXTREME_FIRST)                \
    X("comparing-second", "max is a > b ? a : b, and min like it", .extreme = EXTREME_SECOND)              \
    X("zero-second", "max and min of zeros of both signs: the second", .zeros = ZEROS_SECOND)              \
    X("zero-ordered", "max and min: +0 is greater than -0", .zeros = ZEROS_ORDERED)                        \
    X("zero-positive", "max and min: every zero is +0", .zeros = ZEROS_POSITIVE)                           \
    X("nan-canonical", "every NaN of the output has the same bits", .canonical_nan = true)                 \
    X("refusing", "refuses everything that may be refused", .refuses = true)

#define VARIANT(its_name, its_description, ...) \
    {.name = its_name, .description = its_description, __VA_ARGS__},
static const struct variant variants[] = {VARIANT_TABLE(VARIANT)};
#undef VARIANT

enum { VARIANT_COUNT = sizeof variants / sizeof *variants };

const struct variant *variant_find(const char *name)
{
    for (size_t i = 0; i < VARIANT_COUNT; i++)
        if (strcmp(variants[i].name, name) == 0)
            return &variants[i];
    return NULL;
}

void variant_names(char *text, size_t capacity)
{
    size_t used = 0;
    text[0] = '\0';
    for (size_t i = 0; i < VARIANT_COUNT && used < capacity; i++) {
        int written = snprintf(text + used, capacity - used, "%s%s", i == 0 ? "" : ", ", variants[i].name);
        used += written < 0 ? 0 : (size_t)written;
    }
}
