/* Strings under add, max or min. */
#include "allowed_kinds.h"
#include "cell.h"
#include "order_search.h"

#include <string.h>

/* The maximum number of text comparisons in one search. */
enum { STRING_STEPS = 1 << 18 };

/* A search for an order in which the concatenated updates are equal to a text. */
struct arrangement {
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
static bool fits(struct arrangement *arrangement, int64_t i, struct string_element rest)
{
    arrangement->steps++;
    struct string_element update = string_at(cell_update(arrangement->cell, i));
    if (arrangement->used[i] || update.size > rest.size ||
        (update.size > 0 && memcmp(update.bytes, rest.bytes, update.size) != 0))
        return false;
    for (int64_t earlier = 0; earlier < i; earlier++) {
        arrangement->steps++;
        if (!arrangement->used[earlier] && same_bits(DTYPE_STRING, cell_update(arrangement->cell, earlier),
                                                     cell_update(arrangement->cell, i)))
            return false;
    }
    return true;
}

/* Tries to concatenate the unused updates, depth first without recursion. */
static enum order_search_answer arrange(struct arrangement *arrangement, struct string_element text)
{
    int64_t place = 0, candidate = 0;
    size_t done = 0;
    while (place < arrangement->count) {
        if (arrangement->steps > STRING_STEPS)
            return ORDER_NOT_SEARCHED; /* the value is not blamed */
        struct string_element rest = {text.size == 0 ? "" : text.bytes + done, text.size - done};
        while (candidate < arrangement->count && !fits(arrangement, candidate, rest))
            candidate++;
        if (candidate < arrangement->count) {
            arrangement->used[candidate] = true;
            arrangement->chosen[place++] = candidate;
            done += string_at(cell_update(arrangement->cell, candidate)).size;
            candidate = 0;
        } else if (place == 0) {
            return ORDER_NOT_FOUND;
        } else {
            candidate = arrangement->chosen[--place];
            arrangement->used[candidate] = false;
            done -= string_at(cell_update(arrangement->cell, candidate)).size;
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

/* Whether the result is the old value followed by all updates in some order, as far as the search can
 * tell. */
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
    struct arrangement arrangement = {
        .cell = cell,
        .count = count,
        .used = arena_allocate_zeroed(arena, (size_t)count, sizeof *arrangement.used),
        .chosen = arena_allocate(arena, (size_t)count * sizeof *arrangement.chosen)};
    if (arrangement.used == NULL || arrangement.chosen == NULL)
        return ORDER_NOT_SEARCHED;
    struct string_element rest = {actual.size == 0 ? "" : actual.bytes + old.size, actual.size - old.size};
    return arrange(&arrangement, rest);
}

static bool commute(struct string_element a, struct string_element b)
{
    for (size_t i = 0; i < a.size + b.size; i++)
        if ((i < a.size ? a.bytes[i] : b.bytes[i - a.size]) !=
            (i < b.size ? b.bytes[i] : a.bytes[i - b.size]))
            return false;
    return true;
}

/* Whether the updates give the same text in every order. Nonempty texts that commute with a third one
 * commute. */
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
struct cell_verdict string_verdict(const struct cell *cell, int64_t count, struct arena *arena)
{
    bool equal = same_bits(DTYPE_STRING, cell->expected, cell->actual);
    enum cell_clause clause =
        cell->reduction == REDUCTION_ADD ? CELL_CLAUSE_STRING_ADD : CELL_CLAUSE_STRING_ORDER;
    if (equal)
        return simple_verdict(clause, true,
                              cell->reduction == REDUCTION_ADD && !is_same_in_every_order(cell, count)
                                  ? POLICY_IN_ORDER
                                  : POLICY_EXPECTED);
    enum order_search_answer order =
        cell->reduction == REDUCTION_ADD ? find_concatenation(cell, count, arena) : ORDER_NOT_FOUND;
    if (order != ORDER_NOT_FOUND)
        return simple_verdict(clause, true, order == ORDER_FOUND ? POLICY_OTHER_ORDER : POLICY_UNSEARCHED);
    return simple_verdict(clause, false, cell_mistake(cell));
}
