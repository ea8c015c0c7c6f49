/* The cases of the tier "huge". runner/README.md says how to add one. */
#include "large_values.h"

/* Powers of two at which offsets in 32 bits overflow: signed or unsigned, of elements or of bytes. */
#define P29 ((int64_t)1 << 29)
#define P30 ((int64_t)1 << 30)
#define P31 ((int64_t)1 << 31)
#define P32 ((int64_t)1 << 32)

/* A matrix of 65,537 rows and columns has 2^32 + 2^17 + 1 cells. */
enum { SIDE = (1 << 16) + 1 };

/* A prime: this step scatters neighbouring updates over the whole tensor. */
#define STEP INT64_C(2654435761)

/* A row: operator version, slug, clauses, why, and then the other members. */
#define HUGE_CASE(its_version, its_slug, its_clauses, its_why, ...)                               \
    {                                                                                             \
        .version = (its_version), .slug = (its_slug), .clauses = (its_clauses), .why = (its_why), \
        .is_huge = true, __VA_ARGS__                                                              \
    }

const struct large_row huge_rows[] = {
    /* ---- ScatterND: cells ------------------------------------------------------------------------------ */
    HUGE_CASE(
        "ScatterND-18", "offsets-past-2-31", "target untouched",
        "Consecutive updates replace cells 2^31 to 2^31 + 3, the last one: even the first offset overflows "
        "31 bits.",
        .dtype = DTYPE_UINT8, .rank = 1, .dims = {P31 + 4}, .tuple = 1, .count = 4, .start = P31, .step = 1),
    HUGE_CASE("ScatterND-13", "offsets-spread-past-2-32", "target untouched",
              "65,537 updates are spread over 2^32 + 3 cells, so offsets of every size occur, odd and even.",
              .dtype = DTYPE_UINT8, .rank = 1, .dims = {P32 + 3}, .tuple = 1, .count = SIDE, .start = P32 + 2,
              .step = STEP),
    HUGE_CASE("ScatterND-16", "offsets-past-2-32-negative", "index-negative target",
              "Negative indices select the last four of 2^32 + 3 cells and the first two, whose indices are "
              "below -2^32.",
              .dtype = DTYPE_INT8, .rank = 1, .dims = {P32 + 3}, .tuple = 1, .count = 6, .start = P32 - 1,
              .step = 1, .negative = true),
    HUGE_CASE(
        "ScatterND-11", "descending-from-2-32", "target untouched",
        "4,097 updates replace the last cells of 2^32 + 3 in descending order, from above 2^32 to below.",
        .dtype = DTYPE_UINT8, .rank = 1, .dims = {P32 + 3}, .tuple = 1, .count = 4097, .start = P32 + 2,
        .step = P32 + 2),
    HUGE_CASE(
        "ScatterND-13", "equal-updates-of-one", "duplicates-none untouched",
        "Three equal updates replace the last of 2^32 + 3 cells: whichever is stored, the value is the same.",
        .dtype = DTYPE_UINT8, .rank = 1, .dims = {P32 + 3}, .tuple = 1, .count = 3, .start = P32 + 2,
        .step = 1, .cells = 1, .base = 200),

    /* ---- ScatterND: tuples and slices ------------------------------------------------------------------ */
    HUGE_CASE("ScatterND-18", "tuples-of-2", "tuple target",
              "Pairs select cells of 65,537 rows and columns: components fit in 32 bits, offsets do not.",
              .dtype = DTYPE_UINT8, .rank = 2, .dims = {SIDE, SIDE}, .tuple = 2, .count = SIDE,
              .start = P32 + 2 * (SIDE - 1), .step = STEP),
    HUGE_CASE("ScatterND-13", "tuples-of-3-negative", "tuple index-negative",
              "Negative triples select cells of [1291, 1627, 2053], more than 2^32 in total.",
              .dtype = DTYPE_INT8, .rank = 3, .dims = {1291, 1627, 2053}, .tuple = 3, .count = 4097,
              .start = INT64_C(1291) * 1627 * 2053 - 1, .step = STEP, .negative = true),
    HUGE_CASE(
        "ScatterND-18", "rows-of-4097", "slice updates-layout",
        "1,025 of 2^20 + 1 slices of 4,097 bytes are replaced out of order; the last one is above 2^32.",
        .dtype = DTYPE_UINT8, .rank = 2, .dims = {(1 << 20) + 1, 4097}, .tuple = 1, .count = 1025,
        .start = 1 << 20, .step = STEP),
    HUGE_CASE("ScatterND-16", "slices-of-2-30", "slice updates-layout",
              "Three slices of 2^30 + 7 bytes are permuted: the third update begins above 2^31.",
              .dtype = DTYPE_UINT8, .rank = 2, .dims = {3, P30 + 7}, .tuple = 1, .count = 3, .start = 1,
              .step = 1),
    HUGE_CASE("ScatterND-11", "slice-past-2-31", "slice untouched",
              "The second of two slices of 2^31 + 11 bytes is replaced: its length overflows 31 bits, and it "
              "includes cell 2^32.",
              .dtype = DTYPE_UINT8, .rank = 2, .dims = {2, P31 + 11}, .tuple = 1, .count = 1, .start = 1,
              .step = 1),

    /* ---- ScatterElements and Scatter ------------------------------------------------------------------- */
    HUGE_CASE("ScatterElements-18", "axis-0", "target untouched",
              "Each of 65,537 columns gets three updates in rows that differ from column to column; offsets "
              "reach 2^32 + 2^17.",
              .dtype = DTYPE_UINT8, .rank = 2, .dims = {SIDE, SIDE}, .axis = 0, .count = 3, .start = SIDE - 1,
              .step = 40487, .shift = 1),
    HUGE_CASE("ScatterElements-13", "axis-1-negative", "axis index-negative target",
              "Each of 65,537 rows gets two updates by negative indices of 32 bits along axis -1.",
              .dtype = DTYPE_INT8, .index_dtype = DTYPE_INT32, .rank = 2, .dims = {SIDE, SIDE}, .axis = -1,
              .count = 2, .start = SIDE - 1, .step = 40487, .shift = 1, .negative = true),
    HUGE_CASE("ScatterElements-11", "offsets-spread-past-2-32", "target untouched",
              "65,537 updates are spread over 2^32 + 3 cells along the only axis.", .dtype = DTYPE_UINT8,
              .rank = 1, .dims = {P32 + 3}, .axis = 0, .count = SIDE, .start = P32 + 2, .step = STEP),
    HUGE_CASE("ScatterElements-18", "indices-of-32-bits-past-2-31", "index-negative target",
              "Negative indices of 32 bits select cells above 2^31, which no other index of 32 bits can.",
              .dtype = DTYPE_UINT8, .index_dtype = DTYPE_INT32, .rank = 1, .dims = {P31 - 1 + 9}, .axis = 0,
              .count = 9, .start = P31 - 1, .step = 1, .negative = true),
    HUGE_CASE("Scatter-9", "axis-1", "target untouched",
              "Each of 65,537 rows of 32,769 cells gets two updates; offsets reach 2^31 + 98,304.",
              .dtype = DTYPE_UINT8, .rank = 2, .dims = {SIDE, (1 << 15) + 1}, .axis = 1, .count = 2,
              .start = 1 << 15, .step = 16381, .shift = 1),

    /* ---- reductions, and elements of several bytes ----------------------------------------------------- */
    HUGE_CASE("ScatterND-18", "add-past-2-32-of-4", "reduction-add untouched",
              "The last four of 2^30 + 3 floats are increased: the last one has byte offset 2^32 + 8.",
              .dtype = DTYPE_FLOAT, .rank = 1, .dims = {P30 + 3}, .tuple = 1, .count = 4, .start = P30 - 1,
              .step = 1, .reduction = REDUCTION_ADD),
    HUGE_CASE("ScatterND-16", "add-spread-past-2-32-of-8", "reduction-add untouched",
              "65,537 updates are added to distinct cells, spread over 2^29 + 3 numbers of eight bytes.",
              .dtype = DTYPE_INT64, .rank = 1, .dims = {P29 + 3}, .tuple = 1, .count = SIDE, .start = P29 + 2,
              .step = STEP, .reduction = REDUCTION_ADD),
    HUGE_CASE("ScatterElements-16", "add-100-to-one", "reduction-add duplicates-reduced",
              "100 updates are added to the last of 2^29 + 3 numbers of eight bytes.", .dtype = DTYPE_INT64,
              .rank = 1, .dims = {P29 + 3}, .axis = 0, .count = 100, .start = P29 + 2, .step = 1, .cells = 1,
              .reduction = REDUCTION_ADD, .base = 5, .period = 7),
    HUGE_CASE("ScatterND-18", "add-1000-to-one", "reduction-add duplicates-reduced",
              "1,000 updates are added to the last of 2^30 + 3 floats.", .dtype = DTYPE_FLOAT, .rank = 1,
              .dims = {P30 + 3}, .tuple = 1, .count = 1000, .start = P30 + 2, .step = 1, .cells = 1,
              .reduction = REDUCTION_ADD, .base = 5, .period = 7),
    HUGE_CASE("ScatterElements-18", "add-twice-to-100", "reduction-add duplicates-reduced",
              "Each of the last 100 of 2^30 + 67 floats gets two updates; byte offsets reach 2^32 + 264.",
              .dtype = DTYPE_FLOAT, .rank = 1, .dims = {P30 + 67}, .axis = 0, .count = 200, .start = P30 - 33,
              .step = 1, .cells = 100, .reduction = REDUCTION_ADD, .base = 3, .period = 2),
    HUGE_CASE("ScatterND-16", "add-to-1000-slices", "reduction-add duplicates-reduced slice",
              "1,000 slices of 97 bytes, of 44,278,014, get three updates each; the last cell is above 2^32.",
              .dtype = DTYPE_UINT8, .rank = 2, .dims = {44278014, 97}, .tuple = 1, .count = 3000,
              .start = 44278014 - 999 * 41 - 1, .step = 41, .cells = 1000, .reduction = REDUCTION_ADD,
              .base = 1, .period = 3),
};

const size_t huge_row_count = sizeof huge_rows / sizeof *huge_rows;
