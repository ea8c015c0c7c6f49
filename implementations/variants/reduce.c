#include "reduce.h"

#include "operation.h"
#include "random.h"

#include <stdlib.h>

enum { THREADS = 4 };

/* The state of one case: its operation, its random numbers, and room for the operands of a cell. */
struct reducer {
    struct operation operation;
    struct random random;
    union value *operands;
};

static union value combine(const struct reducer *reducer, const union value *first, const union value *second)
{
    return reducer->operation.kind->combine(&reducer->operation, first, second);
}

static union value rounded(const struct reducer *reducer, const union value *value)
{
    return reducer->operation.kind->round(&reducer->operation, value);
}

static void swap(union value *a, union value *b)
{
    union value kept = *a;
    *a = *b;
    *b = kept;
}

static void arrange(struct reducer *reducer, size_t count)
{
    union value *operands = reducer->operands;
    switch (reducer->operation.variant->order) {
    case ORDER_REVERSED:
        for (size_t i = 0; i < count / 2; i++)
            swap(&operands[i], &operands[count - 1 - i]);
        break;
    case ORDER_RANDOM:
        for (size_t left = count; left > 1; left--)
            swap(&operands[left - 1], &operands[random_below(&reducer->random, left)]);
        break;
    case ORDER_GIVEN:
        break;
    }
}

static union value in_sequence(const struct reducer *reducer, size_t count)
{
    union value result = reducer->operands[0];
    for (size_t i = 1; i < count; i++)
        result = combine(reducer, &result, &reducer->operands[i]);
    return result;
}

static union value in_pairs(struct reducer *reducer, size_t count)
{
    union value *values = reducer->operands;
    for (; count > 1; count = (count + 1) / 2) {
        for (size_t pair = 0; pair < count / 2; pair++)
            values[pair] = combine(reducer, &values[2 * pair], &values[2 * pair + 1]);
        if (count % 2 != 0)
            values[count / 2] = values[count - 1];
    }
    return values[0];
}

/* `rounds`: each result to the element type. */
static union value in_any_tree(struct reducer *reducer, union value *values, size_t count, bool rounds)
{
    for (; count > 1; count--) {
        swap(&values[count - 1], &values[random_below(&reducer->random, count)]);
        union value *other = &values[random_below(&reducer->random, count - 1)];
        *other = combine(reducer, other, &values[count - 1]);
        if (rounds)
            *other = rounded(reducer, other);
    }
    return values[0];
}

static union value updates_by_themselves(const struct reducer *reducer, size_t count)
{
    const struct operation *operation = &reducer->operation;
    union value result = operation->kind->identity(operation);
    for (size_t i = 1; i < count; i++)
        result = combine(reducer, &result, &reducer->operands[i]);
    result = rounded(reducer, &result);
    return combine(reducer, &reducer->operands[0], &result);
}

/* Like threads that take updates from a queue; a thread without updates has the identity. */
static union value by_threads(struct reducer *reducer, size_t count)
{
    const struct operation *operation = &reducer->operation;
    union value partials[THREADS + 1] = {reducer->operands[0]};
    for (size_t thread = 1; thread <= THREADS; thread++)
        partials[thread] = operation->kind->identity(operation);
    for (size_t i = 1; i < count; i++) {
        union value *partial = &partials[1 + random_below(&reducer->random, THREADS)];
        *partial = combine(reducer, partial, &reducer->operands[i]);
    }
    for (size_t thread = 1; thread <= THREADS; thread++)
        partials[thread] = rounded(reducer, &partials[thread]);
    return in_any_tree(reducer, partials, THREADS + 1, true);
}

/* `count` operands: the old value, then the updates. */
static union value reduced(struct reducer *reducer, size_t count)
{
    arrange(reducer, count);
    switch (reducer->operation.variant->grouping) {
    case GROUPING_PAIRWISE:
        return in_pairs(reducer, count);
    case GROUPING_RANDOM:
        return in_any_tree(reducer, reducer->operands, count, false);
    case GROUPING_UPDATES:
        return updates_by_themselves(reducer, count);
    case GROUPING_PARTIALS:
        return by_threads(reducer, count);
    case GROUPING_SEQUENCE:
        break;
    }
    return in_sequence(reducer, count);
}

static void reduce_cell(struct reducer *reducer, const struct node *node, const struct aims *aims,
                        int64_t cell, size_t size, char *element)
{
    const struct operation *operation = &reducer->operation;
    const char *updates = node->updates->elements;
    int64_t count = aims->first[cell + 1] - aims->first[cell];
    reducer->operands[0] = operation->kind->read(operation, element);
    for (int64_t i = 0; i < count; i++)
        reducer->operands[1 + i] =
            operation->kind->read(operation, updates + (size_t)aims->updates[aims->first[cell] + i] * size);
    union value result = reduced(reducer, 1 + (size_t)count);
    result = rounded(reducer, &result);
    operation->kind->write(operation, &result, element);
}

static const struct kind *kind_of(int32_t dtype)
{
    if (dtype == DTYPE_COMPLEX64 || dtype == DTYPE_COMPLEX128)
        return &complex_kind;
    if (format_of(dtype) != NULL)
        return &floating_kind;
    return dtype == DTYPE_BOOL ? &bool_kind : &integer_kind;
}

bool reduce(const struct variant *variant, const struct node *node, const struct aims *aims, void *cells)
{
    int32_t dtype = node->data->dtype;
    struct reducer reducer = {
        .operation = {.variant = variant,
                      .reduction = node->reduction,
                      .dtype = dtype,
                      .kind = kind_of(dtype)},
        .random = random_from_bytes(node->indices->elements, node->indices->byte_size),
        .operands = calloc((size_t)aims->most + 1, sizeof *reducer.operands),
    };
    if (reducer.operands == NULL)
        return false;
    if (format_of(dtype) != NULL)
        reducer.operation.arithmetic = arithmetic_of(variant, dtype);
    size_t size = element_size(node->data);
    for (int64_t cell = 0; cell < node->data->count; cell++) {
        if (aims->first[cell] < aims->first[cell + 1])
            reduce_cell(&reducer, node, aims, cell, size, (char *)cells + (size_t)cell * size);
    }
    free(reducer.operands);
    return true;
}
