#include "dtype.h"
#include "effort_fixture.h"
#include "node_fixture.h"
#include "operator_version.h"
#include "order_search.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- operands ------------------------------------------------------------------------------------------ */

enum { MOST_OPERANDS = 8, ELEMENT_SIZE = 16, TRIALS = 40 / TEST_FRACTION, MANNERS = 5 };

static const int32_t dtypes[] = {DTYPE_FLOAT, DTYPE_FLOAT16, DTYPE_BFLOAT16, DTYPE_COMPLEX64,
                                 DTYPE_COMPLEX128};
enum { DTYPE_COUNT = sizeof dtypes / sizeof *dtypes };

typedef unsigned char element[ELEMENT_SIZE];

/* Packed elements and their number. */
struct operands {
    int32_t dtype;
    enum reduction reduction;
    size_t size, count;
    _Alignas(16) unsigned char elements[MOST_OPERANDS * ELEMENT_SIZE];
};

/* Numbers whose sums and products depend on the order; `manner` selects the kind. */
static double draw(int manner, const struct floating_format *format, uint64_t *state)
{
    double fraction = 1 + (double)fixture_random(state) * 0x1p-32;
    double sign = fixture_random(state) % 2 == 0 ? 1 : -1;
    int spread = (int)(fixture_random(state) % 13) - 6;
    switch (manner) {
    case 0: /* near one another */
        return sign * fraction;
    case 1: /* spread so that small numbers are lost in sums */
        return sign * ldexp(fraction, spread * 2);
    case 2: /* subnormal numbers and numbers whose products are subnormal */
        return sign * fraction * format->smallest_normal * ldexp(1, spread);
    case 3: /* sums overflow in some orders */
        return sign * fraction * ldexp(format->overflow, spread < 0 ? -1 : -2);
    default: /* products leave the range at both ends */
        return sign * fraction * pow(spread < 0 ? format->overflow : format->smallest_normal, 0.45);
    }
}

static void draw_operands(struct operands *operands, int manner, uint64_t *state)
{
    int32_t part = part_dtype(operands->dtype);
    const struct floating_format *format = floating_format_of(part);
    operands->size = dtype_size(operands->dtype);
    for (size_t i = 0; i < operands->count; i++) {
        unsigned char *operand = operands->elements + i * operands->size;
        if (i >= 2 && fixture_random(state) % 4 == 0) { /* a repeat */
            memcpy(operand, operand - operands->size, operands->size);
            continue;
        }
        for (size_t offset = 0; offset < operands->size; offset += dtype_size(part))
            floating_store(part, draw(manner, format, state), operand + offset);
    }
}

static void combine(const struct operands *operands, unsigned char *value, const unsigned char *other)
{
    _Alignas(16) element a, b;
    memcpy(a, value, operands->size);
    memcpy(b, other, operands->size);
    reduction_find(operands->dtype, operands->reduction)(operands->dtype, a, b);
    memcpy(value, a, operands->size);
}

/* ---- brute force --------------------------------------------------------------------------------------- */

/* The distinct values of all orders or of all trees; every NaN part is replaced by the same NaN. */
struct values {
    element *items;
    size_t count, room;
};

static void canonicalise(const struct operands *operands, unsigned char *value)
{
    int32_t part = part_dtype(operands->dtype);
    for (size_t offset = 0; offset < operands->size; offset += dtype_size(part))
        if (isnan(floating_value(part, value + offset)))
            floating_store(part, NAN, value + offset);
}

static bool contains(const struct operands *operands, const struct values *values, const unsigned char *value)
{
    for (size_t i = 0; i < values->count; i++)
        if (memcmp(values->items[i], value, operands->size) == 0)
            return true;
    return false;
}

static void note(const struct operands *operands, struct values *values, const unsigned char *value)
{
    element canonical;
    memcpy(canonical, value, operands->size);
    canonicalise(operands, canonical);
    if (contains(operands, values, canonical))
        return;
    if (values->count == values->room) {
        values->room = 2 * values->room + 16;
        values->items = realloc(values->items, values->room * sizeof *values->items);
        if (values->items == NULL)
            abort();
    }
    memcpy(values->items[values->count++], canonical, operands->size);
}

/* Applies each update that is not yet in `used`, and recurses. */
static void all_orders(const struct operands *operands, const unsigned char *value, unsigned used,
                       struct values *values)
{
    if (used + 1 == 1u << (operands->count - 1)) {
        note(operands, values, value);
        return;
    }
    for (size_t i = 1; i < operands->count; i++) {
        element next;
        if ((used >> (i - 1) & 1) != 0)
            continue;
        memcpy(next, value, operands->size);
        combine(operands, next, operands->elements + i * operands->size);
        all_orders(operands, next, used | 1u << (i - 1), values);
    }
}

/* Combines any two of `count` partial results, in every way. */
static void all_trees(const struct operands *operands, element *partial, size_t count, struct values *values)
{
    if (count == 1) {
        note(operands, values, partial[0]);
        return;
    }
    for (size_t i = 0; i < count; i++) {
        for (size_t j = i + 1; j < count; j++) {
            element rest[MOST_OPERANDS];
            memcpy(rest, partial, count * sizeof *rest);
            combine(operands, rest[i], rest[j]);
            memcpy(rest[j], rest[count - 1], sizeof *rest);
            all_trees(operands, rest, count - 1, values);
        }
    }
}

static void brute_orders(const struct operands *operands, struct values *values)
{
    all_orders(operands, operands->elements, 0, values);
}

static void brute_trees(const struct operands *operands, struct values *values)
{
    element partial[MOST_OPERANDS];
    for (size_t i = 0; i < operands->count; i++)
        memcpy(partial[i], operands->elements + i * operands->size, operands->size);
    all_trees(operands, partial, operands->count, values);
}

/* ---- comparison ---------------------------------------------------------------------------------------- */

typedef enum order_search_answer searcher(const struct operands *operands, const void *actual,
                                          size_t *witness, struct arena *arena);

static enum order_search_answer order_searcher(const struct operands *operands, const void *actual,
                                               size_t *witness, struct arena *arena)
{
    return search_orders(operands->dtype, operands->reduction, operands->elements,
                         operands->elements + operands->size, operands->count - 1, actual, witness, arena);
}

static enum order_search_answer tree_searcher(const struct operands *operands, const void *actual,
                                              size_t *witness, struct arena *arena)
{
    (void)witness;
    return search_trees(operands->dtype, operands->reduction, operands->elements,
                        operands->elements + operands->size, operands->count - 1, actual, arena);
}

/* Checks that the search agrees with brute force about a value and its neighbours in every part. */
static void expect_agreement(const struct operands *operands, const struct values *values,
                             const unsigned char *value, searcher *search, struct arena *arena)
{
    size_t part_size = dtype_size(part_dtype(operands->dtype));
    for (size_t offset = 0; offset < operands->size; offset += part_size) {
        for (int step = -1; step <= 1; step++) {
            element actual;
            memcpy(actual, value, operands->size);
            actual[offset] = (unsigned char)(actual[offset] + step); /* a byte of the fraction */
            canonicalise(operands, actual);
            arena_reset(arena);
            enum order_search_answer answer = search(operands, actual, NULL, arena);
            bool expected = contains(operands, values, actual);
            cr_expect(eq(int, (int)answer, expected ? ORDER_FOUND : ORDER_NOT_FOUND), "%s %s, %zu operands",
                      dtype_name(operands->dtype), reduction_name(operands->reduction), operands->count);
        }
    }
}

/* Compares for one number of operands; returns the number of trials with more than one value. */
static int compare(size_t count, void (*brute)(const struct operands *, struct values *), searcher *search)
{
    struct arena arena = arena_create(64u << 20);
    uint64_t state = count;
    int different = 0;
    for (size_t d = 0; d < DTYPE_COUNT; d++) {
        for (int trial = 0; trial < TRIALS; trial++) {
            struct operands operands = {.dtype = dtypes[d], .count = count};
            struct values values = {0};
            operands.reduction = trial % 2 == 0 ? REDUCTION_ADD : REDUCTION_MUL;
            draw_operands(&operands, trial / 2 % MANNERS, &state);
            brute(&operands, &values);
            different += values.count > 1;
            for (size_t i = 0; i < values.count; i += 1 + values.count / 32)
                expect_agreement(&operands, &values, values.items[i], search, &arena);
            free(values.items);
        }
    }
    arena_destroy(&arena);
    return different;
}

Test(order_search, the_values_of_orders_are_those_of_all_permutations_of_up_to_7_updates)
{
    for (size_t count = 2; count <= 8; count++) {
        int different = compare(count, brute_orders, order_searcher);
        cr_expect(count < 4 || different > (int)(DTYPE_COUNT * TRIALS / 4),
                  "%zu operands: %d trials with several values", count, different);
    }
}

Test(order_search, the_values_of_trees_are_those_of_all_binary_trees_of_up_to_6_operands)
{
    for (size_t count = 2; count <= 6; count++) {
        int different = compare(count, brute_trees, tree_searcher);
        cr_expect(count < 4 || different > (int)(DTYPE_COUNT * TRIALS / 4),
                  "%zu operands: %d trials with several values", count, different);
    }
}

Test(order_search, only_the_16_bit_patterns_that_an_order_gives_are_found)
{
    struct arena arena = arena_create(64u << 20);
    uint64_t state = 16;
    for (int trial = 0; trial < 8; trial++) {
        struct operands operands = {.dtype = trial % 2 == 0 ? DTYPE_FLOAT16 : DTYPE_BFLOAT16, .count = 5};
        struct values values = {0};
        long wrong = 0;
        operands.reduction = trial / 2 % 2 == 0 ? REDUCTION_ADD : REDUCTION_MUL;
        draw_operands(&operands, 1 + trial / 4, &state);
        brute_orders(&operands, &values);
        for (uint32_t bits = 0; bits < 0x10000; bits += TEST_FRACTION) {
            element actual = {0};
            uint16_t pattern = (uint16_t)bits;
            memcpy(actual, &pattern, sizeof pattern);
            arena_reset(&arena);
            bool found = order_searcher(&operands, actual, NULL, &arena) == ORDER_FOUND;
            canonicalise(&operands, actual);
            wrong += found != contains(&operands, &values, actual);
        }
        cr_expect(eq(long, wrong, 0), "trial %d", trial);
        free(values.items);
    }
    arena_destroy(&arena);
}

/* ---- witnesses ----------------------------------------------------------------------------------------- */

/* Whether the witness names every update once and gives the value. */
static bool witness_gives(const struct operands *operands, const size_t *witness, const unsigned char *actual)
{
    element value;
    unsigned used = 0;
    memcpy(value, operands->elements, operands->size);
    for (size_t i = 0; i + 1 < operands->count; i++) {
        if (witness[i] >= operands->count - 1)
            return false;
        used |= 1u << witness[i];
        combine(operands, value, operands->elements + (witness[i] + 1) * operands->size);
    }
    canonicalise(operands, value);
    return used + 1 == 1u << (operands->count - 1) && memcmp(value, actual, operands->size) == 0;
}

Test(order_search, a_witness_is_an_order_of_all_updates_that_gives_the_value)
{
    struct arena arena = arena_create(64u << 20);
    uint64_t state = 1;
    for (size_t d = 0; d < DTYPE_COUNT; d++) {
        for (int trial = 0; trial < TRIALS; trial++) {
            struct operands operands = {.dtype = dtypes[d], .count = 6};
            struct values values = {0};
            operands.reduction = trial % 2 == 0 ? REDUCTION_ADD : REDUCTION_MUL;
            draw_operands(&operands, trial / 2 % MANNERS, &state);
            brute_orders(&operands, &values);
            for (size_t i = 0; i < values.count; i++) {
                size_t witness[MOST_OPERANDS] = {99, 99, 99, 99, 99, 99, 99, 99};
                arena_reset(&arena);
                order_searcher(&operands, values.items[i], witness, &arena);
                cr_expect(witness_gives(&operands, witness, values.items[i]), "%s, trial %d, value %zu",
                          dtype_name(operands.dtype), trial, i);
            }
            free(values.items);
        }
    }
    arena_destroy(&arena);
}

/* ---- limits -------------------------------------------------------------------------------------------- */

Test(order_search, many_equal_updates_are_few_states)
{
    enum { COUNT = 1000 };
    struct arena arena = arena_create(64u << 20);
    uint16_t updates[COUNT], old = 0x3f80, sum = 0x4380; /* 1 and 256, to which adding 1 has no effect */
    for (int i = 0; i < COUNT; i++)
        updates[i] = 0x3f80;
    enum order_search_answer answer =
        search_orders(DTYPE_BFLOAT16, REDUCTION_ADD, &old, updates, COUNT, &sum, NULL, &arena);
    cr_expect(eq(int, (int)answer, ORDER_FOUND));
    arena_destroy(&arena);
}

Test(order_search, too_many_different_updates_are_not_searched)
{
    enum { COUNT = 40 };
    struct arena arena = arena_create(64u << 20);
    float updates[COUNT], old = 0, actual = 1;
    for (int i = 0; i < COUNT; i++)
        updates[i] = (float)i;
    for (int count = 17; count <= COUNT; count++) {
        enum order_search_answer orders =
            search_orders(DTYPE_FLOAT, REDUCTION_ADD, &old, updates, (size_t)count, &actual, NULL, &arena);
        enum order_search_answer trees =
            search_trees(DTYPE_FLOAT, REDUCTION_ADD, &old, updates, (size_t)count, &actual, &arena);
        cr_expect(eq(int, (int)orders, ORDER_NOT_SEARCHED), "%d updates", count);
        cr_expect(eq(int, (int)trees, ORDER_NOT_SEARCHED), "%d updates", count);
        arena_reset(&arena);
    }
    arena_destroy(&arena);
}

Test(order_search, without_memory_nothing_is_searched)
{
    struct arena arena = arena_create(64);
    float updates[] = {1, 2, 3}, old = 0, actual = 6;
    cr_expect(eq(int, (int)search_orders(DTYPE_FLOAT, REDUCTION_ADD, &old, updates, 3, &actual, NULL, &arena),
                 ORDER_NOT_SEARCHED));
    cr_expect(eq(int, (int)search_trees(DTYPE_FLOAT, REDUCTION_ADD, &old, updates, 3, &actual, &arena),
                 ORDER_NOT_SEARCHED));
    arena_destroy(&arena);
}
