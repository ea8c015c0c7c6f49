/* Integers and strings: what is not rounded. */
#include "allowed_kinds.h"
#include "order_search.h"

#include <string.h>

/* ---- integers -------------------------------------------------------------------------------------------------- */

/* The magnitude of the least number of a signed type, 2^(n-1); 0 for an unsigned one. */
static uint64_t signed_limit(int32_t dtype)
{
    switch (dtype) {
    case DTYPE_INT8:
    case DTYPE_INT16:
    case DTYPE_INT32:
    case DTYPE_INT64:
        return UINT64_C(1) << (8 * dtype_size(dtype) - 1);
    default:
        return 0;
    }
}

static int64_t signed_value(int32_t dtype, const void *element)
{
    int8_t i8;
    int16_t i16;
    int32_t i32;
    int64_t i64;
    switch (dtype) {
    case DTYPE_INT8:
        memcpy(&i8, element, sizeof i8);
        return i8;
    case DTYPE_INT16:
        memcpy(&i16, element, sizeof i16);
        return i16;
    case DTYPE_INT32:
        memcpy(&i32, element, sizeof i32);
        return i32;
    default:
        memcpy(&i64, element, sizeof i64);
        return i64;
    }
}

/* The old value for i = 0, then the updates. */
static int64_t operand_at(const struct cell *cell, int64_t i)
{
    return signed_value(cell->data->dtype, i == 0 ? cell_old(cell) : cell_update(cell, i - 1));
}

static uint64_t magnitude_of(int64_t value)
{
    return value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
}

/*
 * Whether some order or tree of a sum leaves the range: the greatest partial sum is that of the positive
 * numbers, the least that of the negative ones.
 */
static bool sum_can_overflow(const struct cell *cell, int64_t count, uint64_t limit)
{
    uint64_t positive = 0, negative = 0;
    for (int64_t i = 0; i <= count && positive < limit && negative <= limit; i++) {
        int64_t operand = operand_at(cell, i);
        if (operand < 0)
            negative += magnitude_of(operand);
        else
            positive += magnitude_of(operand);
    }
    return positive >= limit || negative > limit;
}

/*
 * The same for a product: the greatest magnitude is that of all operands beyond 1. Exactly at the limit it is in
 * range when negative, as long as no -1 can turn it.
 */
static bool product_can_overflow(const struct cell *cell, int64_t count, uint64_t limit)
{
    uint64_t product = 1;
    bool negative = false, minus_one = false;
    for (int64_t i = 0; i <= count && product <= limit; i++) {
        int64_t operand = operand_at(cell, i);
        uint64_t magnitude = magnitude_of(operand);
        minus_one |= operand == -1;
        if (magnitude <= 1)
            continue;
        negative ^= operand < 0;
        product = magnitude > limit / product ? limit + 1 : product * magnitude;
    }
    return product > limit || (product == limit && (!negative || minus_one));
}

/* Signed sums and products that can leave the range: expected to wrap, by convention. */
/* clause: signed-overflow */
static struct standing overflow_standing(const struct cell *cell, bool equal, uint64_t limit)
{
    int64_t actual = signed_value(cell->data->dtype, cell->actual);
    bool at_limit = magnitude_of(actual) == limit || actual == (int64_t)(limit - 1);
    return standing_of(CELL_CLAUSE_SIGNED_OVERFLOW, equal,
                       equal      ? POLICY_WRAPPED
                       : at_limit ? POLICY_SATURATED
                                  : deviation_policy(cell));
}

struct standing integer_standing(const struct cell *cell, int64_t count)
{
    int32_t dtype = cell->data->dtype;
    uint64_t limit = signed_limit(dtype);
    bool equal = same_bits(dtype, cell->expected, cell->actual);
    if (limit > 0 && cell->reduction == REDUCTION_ADD && sum_can_overflow(cell, count, limit))
        return overflow_standing(cell, equal, limit);
    if (limit > 0 && cell->reduction == REDUCTION_MUL && product_can_overflow(cell, count, limit))
        return overflow_standing(cell, equal, limit);
    /* clause: unsigned-overflow */
    if (equal)
        return standing_of(reduction_clause(cell->reduction), true, POLICY_EXPECTED);
    return standing_of(reduction_clause(cell->reduction), false, deviation_policy(cell));
}

/* ---- strings ---------------------------------------------------------------------------------------------------- */

/* The most comparisons of texts in one search. */
enum { STRING_STEPS = 1 << 18 };

/* A search for an order in which the updates, one behind the other, make up a text. */
struct puzzle {
    const struct cell *cell;
    int64_t count;
    bool *used;
    int64_t *chosen; /* by place, the update */
    int64_t steps;
};

static struct string_element string_at(const void *element)
{
    struct string_element string;
    memcpy(&string, element, sizeof string);
    return string;
}

/* Whether the update is unused, fits here, and is not the same text as one that was tried at this place. */
static bool fits(struct puzzle *puzzle, int64_t i, struct string_element rest)
{
    puzzle->steps++;
    struct string_element update = string_at(cell_update(puzzle->cell, i));
    if (puzzle->used[i] || update.size > rest.size ||
        (update.size > 0 && memcmp(update.bytes, rest.bytes, update.size) != 0))
        return false;
    for (int64_t earlier = 0; earlier < i; earlier++) {
        puzzle->steps++;
        if (!puzzle->used[earlier] &&
            same_bits(DTYPE_STRING, cell_update(puzzle->cell, earlier), cell_update(puzzle->cell, i)))
            return false;
    }
    return true;
}

/* Tries to lay the unused updates behind one another, depth first without recursion. */
static enum order_search_answer solve(struct puzzle *puzzle, struct string_element text)
{
    int64_t place = 0, candidate = 0;
    size_t done = 0;
    while (place < puzzle->count) {
        if (puzzle->steps > STRING_STEPS)
            return ORDER_NOT_SEARCHED; /* nothing is held against it */
        struct string_element rest = {text.size == 0 ? "" : text.bytes + done, text.size - done};
        while (candidate < puzzle->count && !fits(puzzle, candidate, rest))
            candidate++;
        if (candidate < puzzle->count) {
            puzzle->used[candidate] = true;
            puzzle->chosen[place++] = candidate;
            done += string_at(cell_update(puzzle->cell, candidate)).size;
            candidate = 0;
        } else if (place == 0) {
            return ORDER_NOT_FOUND;
        } else {
            candidate = puzzle->chosen[--place];
            puzzle->used[candidate] = false;
            done -= string_at(cell_update(puzzle->cell, candidate)).size;
            candidate++;
        }
    }
    return done == text.size ? ORDER_FOUND : ORDER_NOT_FOUND;
}

/* Counts the bytes of a text, or takes them off. */
static void count_bytes(int64_t counts[256], struct string_element text, int sign)
{
    for (size_t i = 0; i < text.size; i++)
        counts[(unsigned char)text.bytes[i]] += sign;
}

/* Whether the result has each byte as often as the old value and the updates have it together. */
static bool has_the_same_bytes(const struct cell *cell, int64_t count)
{
    int64_t counts[256] = {0};
    count_bytes(counts, string_at(cell->actual), 1);
    count_bytes(counts, string_at(cell_old(cell)), -1);
    for (int64_t i = 0; i < count; i++)
        count_bytes(counts, string_at(cell_update(cell, i)), -1);
    for (int byte = 0; byte < 256; byte++)
        if (counts[byte] != 0)
            return false;
    return true;
}

/* Whether the old value and then all updates, in some order, make up the result, as far as can be known. */
/* clause: string-add */
static enum order_search_answer find_concatenation(const struct cell *cell, int64_t count,
                                                   struct arena *arena)
{
    struct string_element old = string_at(cell_old(cell)), actual = string_at(cell->actual);
    size_t total = old.size;
    for (int64_t i = 0; i < count; i++)
        total += string_at(cell_update(cell, i)).size;
    if (actual.size != total || (old.size > 0 && memcmp(actual.bytes, old.bytes, old.size) != 0) ||
        !has_the_same_bytes(cell, count))
        return ORDER_NOT_FOUND;
    struct puzzle puzzle = {.cell = cell,
                            .count = count,
                            .used = arena_allocate_zeroed(arena, (size_t)count, sizeof *puzzle.used),
                            .chosen = arena_allocate(arena, (size_t)count * sizeof *puzzle.chosen)};
    if (puzzle.used == NULL || puzzle.chosen == NULL)
        return ORDER_NOT_SEARCHED;
    struct string_element rest = {actual.size == 0 ? "" : actual.bytes + old.size, actual.size - old.size};
    return solve(&puzzle, rest);
}

static bool commute(struct string_element a, struct string_element b)
{
    for (size_t i = 0; i < a.size + b.size; i++)
        if ((i < a.size ? a.bytes[i] : b.bytes[i - a.size]) !=
            (i < b.size ? b.bytes[i] : a.bytes[i - b.size]))
            return false;
    return true;
}

/* Whether the updates make up one text whatever their order. Texts that commute with a third commute. */
static bool is_same_in_every_order(const struct cell *cell, int64_t count)
{
    struct string_element previous = {"", 0};
    for (int64_t i = 0; i < count; i++) {
        struct string_element update = string_at(cell_update(cell, i));
        if (update.size > 0 && !commute(previous, update))
            return false;
        previous = update.size > 0 ? update : previous;
    }
    return true;
}

/* clause: string-order */
struct standing string_standing(const struct cell *cell, int64_t count, struct arena *arena)
{
    bool equal = same_bits(DTYPE_STRING, cell->expected, cell->actual);
    enum cell_clause clause =
        cell->reduction == REDUCTION_ADD ? CELL_CLAUSE_STRING_ADD : CELL_CLAUSE_STRING_ORDER;
    if (equal)
        return standing_of(clause, true,
                           cell->reduction == REDUCTION_ADD && !is_same_in_every_order(cell, count)
                               ? POLICY_IN_ORDER
                               : POLICY_EXPECTED);
    enum order_search_answer order =
        cell->reduction == REDUCTION_ADD ? find_concatenation(cell, count, arena) : ORDER_NOT_FOUND;
    if (order != ORDER_NOT_FOUND)
        return standing_of(clause, true, order == ORDER_FOUND ? POLICY_OTHER_ORDER : POLICY_UNSEARCHED);
    return standing_of(clause, false, deviation_policy(cell));
}
