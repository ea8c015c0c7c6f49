#include "text.h"

#include "random.h"

#include <string.h>

/* A cell's updates, in the order of processing. */
struct updates {
    const struct scatter_cts_string *elements;
    int64_t *order;
    int64_t count;
};

static void swap(int64_t *a, int64_t *b)
{
    int64_t kept = *a;
    *a = *b;
    *b = kept;
}

static void arrange(const struct variant *variant, struct updates *updates, struct random *random)
{
    int64_t count = updates->count;
    if (variant->order == ORDER_REVERSED)
        for (int64_t i = 0; i < count / 2; i++)
            swap(&updates->order[i], &updates->order[count - 1 - i]);
    if (variant->order == ORDER_RANDOM || variant->grouping == GROUPING_RANDOM)
        for (int64_t left = count; left > 1; left--)
            swap(&updates->order[left - 1], &updates->order[random_below(random, (size_t)left)]);
}

static void append(char *bytes, size_t *size, struct scatter_cts_string string)
{
    if (string.size > 0)
        memcpy(bytes + *size, string.bytes, string.size);
    *size += string.size;
}

/* Each update is appended once: the sum of sizes is limited by the strings in memory. */
static bool concatenate(const struct updates *updates, struct scatter_cts_output *output,
                        struct scatter_cts_string *cell)
{
    size_t size = cell->size;
    for (int64_t i = 0; i < updates->count; i++)
        size += updates->elements[updates->order[i]].size;
    char *bytes = output->allocate(output->context, size + 1);
    if (bytes == NULL)
        return false;

    size_t used = 0;
    append(bytes, &used, *cell);
    for (int64_t i = 0; i < updates->count; i++)
        append(bytes, &used, updates->elements[updates->order[i]]);
    *cell = (struct scatter_cts_string){.bytes = bytes, .size = size};
    return true;
}

static bool is_less(struct scatter_cts_string a, struct scatter_cts_string b)
{
    size_t common = a.size < b.size ? a.size : b.size;
    int difference = common == 0 ? 0 : memcmp(a.bytes, b.bytes, common);
    return difference < 0 || (difference == 0 && a.size < b.size);
}

static void take_extreme(enum reduction reduction, const struct updates *updates,
                         struct scatter_cts_string *cell)
{
    for (int64_t i = 0; i < updates->count; i++) {
        struct scatter_cts_string update = updates->elements[updates->order[i]];
        if (reduction == REDUCTION_MAX ? is_less(*cell, update) : is_less(update, *cell))
            *cell = update;
    }
}

bool reduce_texts(const struct variant *variant, const struct node *node, const struct aims *aims,
                  struct scatter_cts_output *output)
{
    struct random random = random_from_bytes(node->indices->elements, node->indices->byte_size);
    struct scatter_cts_string *cells = output->elements;
    for (int64_t cell = 0; cell < node->data->count; cell++) {
        struct updates updates = {.elements = node->updates->elements,
                                  .order = aims->updates + aims->first[cell],
                                  .count = aims->first[cell + 1] - aims->first[cell]};
        if (updates.count == 0)
            continue;
        arrange(variant, &updates, &random);
        if (node->reduction != REDUCTION_ADD)
            take_extreme(node->reduction, &updates, &cells[cell]);
        else if (!concatenate(&updates, output, &cells[cell]))
            return false;
    }
    return true;
}
