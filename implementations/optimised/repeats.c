#include "repeats.h"

#include "fault.h"

#include <stdlib.h>
#include <string.h>

/* Open addressing; `size` is a power of two and at least twice the number of elements. */
struct table {
    int64_t *places;
    uint64_t size;
    int shift;
    int64_t empty; /* the mark of an empty place: no target is negative */
};

static bool table_begin(struct table *table, int64_t count)
{
    *table = (struct table){.size = 2, .shift = 63, .empty = fault_is(FAULT_HASH_EMPTY_IS_ZERO) ? 0 : -1};
    for (; table->size < 2 * (uint64_t)count; table->size *= 2)
        table->shift--;
    table->places = malloc(table->size * sizeof *table->places);
    for (uint64_t i = 0; table->places != NULL && i < table->size; i++)
        table->places[i] = table->empty;
    return table->places != NULL;
}

/* Returns false if the target was there before. */
static bool table_put(struct table *table, int64_t target)
{
    uint64_t place = (uint64_t)target * 0x9e3779b97f4a7c15u >> table->shift;
    while (table->places[place] != table->empty) {
        if (table->places[place] == target || fault_is(FAULT_HASH_WITHOUT_COMPARISON))
            return false;
        place = (place + 1) & (table->size - 1);
    }
    table->places[place] = target;
    return true;
}

int64_t repeats_last_slots(const int64_t *targets, int64_t count, int64_t *last)
{
    struct table table;
    if (!table_begin(&table, count))
        return -1;
    int64_t next = count;
    for (int64_t slot = count - 1; slot >= 0; slot--)
        if (table_put(&table, targets[slot]))
            last[--next] = slot;
    free(table.places);
    memmove(last, last + next, (size_t)(count - next) * sizeof *last);
    return count - next;
}

/* One pass of the sort: by the eight bits starting at `shift`. */
static void sort_by_digit(const int64_t *targets, int64_t count, int shift, const int64_t *from, int64_t *to)
{
    int64_t starts[257] = {0};
    for (int64_t i = 0; i < count; i++)
        starts[(targets[i] >> shift & 255) + 1]++;
    for (int digit = 0; digit < 256; digit++)
        starts[digit + 1] += starts[digit];
    for (int64_t i = 0; i < count; i++)
        to[starts[targets[from[i]] >> shift & 255]++] = from[i];
}

bool repeats_sort(const int64_t *targets, int64_t count, int64_t *order)
{
    int64_t *other = malloc((size_t)count * sizeof *other);
    if (other == NULL)
        return false;
    int64_t highest = 0;
    for (int64_t i = 0; i < count; i++) {
        order[i] = i;
        highest = targets[i] > highest ? targets[i] : highest;
    }
    if (fault_is(FAULT_RADIX_PASSES) && highest > 0)
        highest--;
    for (int shift = 0; shift < 64 && highest >> shift != 0; shift += 8) {
        sort_by_digit(targets, count, shift, order, other);
        memcpy(order, other, (size_t)count * sizeof *order);
    }
    free(other);
    return true;
}
