/* Strings under add, max or min. */
#include "allowed_kinds.h"
#include "mistakes.h"
#include "order_search.h"

#include <string.h>

/* The maximum number of text comparisons in one search. */
enum { STRING_STEPS = 1 << 18 };

/* A search for an order in which the concatenated updates are equal to a text. */
struct puzzle {
    const struct cell *cell;
    int64_t count;
    bool *used;
    int64_t *chosen; /* the update at each place */
    int64_t steps;
};

static struct string_element string_at(const void *element)
{
    struct string_element string;
    memcpy(&string, element, sizeof string);
    return string;
}

/* Whether the update is unused, matches here, and differs from all texts already tried at this place. */
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

/* Tries to concatenate the unused updates, depth first without recursion. */
static enum order_search_answer solve(struct puzzle *puzzle, struct string_element text)
{
    int64_t place = 0, candidate = 0;
    size_t done = 0;
    while (place < puzzle->count) {
        if (puzzle->steps > STRING_STEPS)
            return ORDER_NOT_SEARCHED; /* the value is not blamed */
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

/* Adds or subtracts the byte counts of a text. */
static void count_bytes(int64_t counts[256], struct string_element text, int sign)
{
    for (size_t i = 0; i < text.size; i++)
        counts[(unsigned char)text.bytes[i]] += sign;
}

/* Whether each byte occurs in the result as often as in the old value and the updates together. */
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

/*
 * Whether the result is the old value followed by all updates in some order, as far as the search can tell.
 */
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

/*
 * Whether the updates give the same text in every order. Nonempty texts that commute with a third one
 * commute.
 */
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
    return standing_of(clause, false, cell_mistake(cell));
}
