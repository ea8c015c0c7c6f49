#include "scatter.h"

#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* A negative index counts from the end of its axis. */
static int64_t from_the_start(int64_t index, int64_t extent)
{
    return index < 0 ? index + extent : index;
}

/* Scatter and ScatterElements: the update at position `update` has the coordinates of that position in
 * indices, except along the axis, where the index replaces them. */
static int64_t element_target(const struct node *node, int64_t update)
{
    int64_t cell = 0;
    int64_t stride = 1;
    int64_t rest = update;
    for (int32_t axis = node->data->rank - 1; axis >= 0; axis--) {
        int64_t extent = node->data->dims[axis];
        int64_t coordinate = rest % node->indices->dims[axis];
        rest /= node->indices->dims[axis];
        if (axis == node->axis)
            coordinate = from_the_start(index_at(node->indices, update), extent);
        cell += coordinate * stride;
        stride *= extent;
    }
    return cell;
}

/* ScatterND: every k indices select a slice of data, which takes as many updates as it has elements. The
 * slice is a single element when k is the rank of data, and all of data when k is 0. */
static int64_t slice_target(const struct node *node, int64_t update)
{
    int64_t length = tuple_length(node);
    int64_t slice_size = 1;
    for (int64_t axis = length; axis < node->data->rank; axis++)
        slice_size *= node->data->dims[axis];

    int64_t first_index = update / slice_size * length;
    int64_t slice = 0;
    for (int64_t axis = 0; axis < length; axis++) {
        int64_t extent = node->data->dims[axis];
        slice = slice * extent + from_the_start(index_at(node->indices, first_index + axis), extent);
    }
    return slice * slice_size + update % slice_size;
}

/* The target of an update, as a position in the flat output. */
static int64_t target(const struct node *node, int64_t update)
{
    return node->op == SCATTER_ND ? slice_target(node, update) : element_target(node, update);
}

/* NaN in either operand wins; of equal values, such as -0 and +0, the old one is kept. */
static float reduce_float(enum reduction reduction, float old, float update)
{
    switch (reduction) {
    case REDUCTION_NONE:
        return update;
    case REDUCTION_ADD:
        return old + update;
    case REDUCTION_MUL:
        return old * update;
    case REDUCTION_MAX:
        return !isnan(old) && (isnan(update) || update > old) ? update : old;
    case REDUCTION_MIN:
        return !isnan(old) && (isnan(update) || update < old) ? update : old;
    }
    return old;
}

/* Sums and products wrap; they are unsigned, because signed overflow is undefined in C. */
static int64_t reduce_int64(enum reduction reduction, int64_t old, int64_t update)
{
    switch (reduction) {
    case REDUCTION_NONE:
        return update;
    case REDUCTION_ADD:
        return (int64_t)((uint64_t)old + (uint64_t)update);
    case REDUCTION_MUL:
        return (int64_t)((uint64_t)old * (uint64_t)update);
    case REDUCTION_MAX:
        return update > old ? update : old;
    case REDUCTION_MIN:
        return update < old ? update : old;
    }
    return old;
}

/* Whether `a` is before `b`, compared byte by byte; a prefix is before the string. */
static bool is_before(struct scatter_cts_string a, struct scatter_cts_string b)
{
    size_t common = a.size < b.size ? a.size : b.size;
    int order = common == 0 ? 0 : memcmp(a.bytes, b.bytes, common);
    return order < 0 || (order == 0 && a.size < b.size);
}

/* Appends `tail` to `text`, in memory that the runner frees. Returns false if out of memory. */
static bool append(struct scatter_cts_string *text, struct scatter_cts_string tail,
                   const struct scatter_cts_output *output)
{
    if (tail.size == 0)
        return true;
    if (text->size > SIZE_MAX - tail.size)
        return false;
    char *bytes = output->allocate(output->context, text->size + tail.size);
    if (bytes == NULL)
        return false;
    if (text->size > 0)
        memcpy(bytes, text->bytes, text->size);
    memcpy(bytes + text->size, tail.bytes, tail.size);
    *text = (struct scatter_cts_string){.bytes = bytes, .size = text->size + tail.size};
    return true;
}

/* Strings are added by concatenation, the old value first. There is no product: check() refuses it. */
static bool reduce_string(enum reduction reduction, struct scatter_cts_string *cell,
                          struct scatter_cts_string update, const struct scatter_cts_output *output)
{
    if (reduction == REDUCTION_ADD)
        return append(cell, update, output);
    if ((reduction == REDUCTION_MAX && !is_before(*cell, update)) ||
        (reduction == REDUCTION_MIN && !is_before(update, *cell)))
        return true;
    *cell = update;
    return true;
}

static void scatter_float(const struct node *node, float *cells)
{
    const float *updates = node->updates->elements;
    for (int64_t update = 0; update < node->updates->count; update++) {
        float *cell = &cells[target(node, update)];
        *cell = reduce_float(node->reduction, *cell, updates[update]);
    }
}

static void scatter_int64(const struct node *node, int64_t *cells)
{
    const int64_t *updates = node->updates->elements;
    for (int64_t update = 0; update < node->updates->count; update++) {
        int64_t *cell = &cells[target(node, update)];
        *cell = reduce_int64(node->reduction, *cell, updates[update]);
    }
}

static bool scatter_string(const struct node *node, const struct scatter_cts_output *output)
{
    const struct scatter_cts_string *updates = node->updates->elements;
    struct scatter_cts_string *cells = output->elements;
    for (int64_t update = 0; update < node->updates->count; update++) {
        struct scatter_cts_string *cell = &cells[target(node, update)];
        if (!reduce_string(node->reduction, cell, updates[update], output))
            return false;
    }
    return true;
}

/* Why a valid node is not implemented, or NULL. */
static const char *not_implemented(const struct node *node)
{
    int32_t dtype = node->data->dtype;
    if (dtype != DTYPE_FLOAT && dtype != DTYPE_INT64 && dtype != DTYPE_STRING)
        return "only float, int64 and string are implemented";
    if (dtype == DTYPE_STRING && node->reduction == REDUCTION_MUL)
        return "strings have no product";
    return NULL;
}

enum scatter_cts_result scatter(const struct node *node, struct scatter_cts_output *output,
                                struct scatter_cts_message *message)
{
    const char *missing = not_implemented(node);
    if (missing != NULL) {
        (void)snprintf(message->text, message->capacity, "%s", missing);
        return SCATTER_CTS_UNSUPPORTED;
    }
    memcpy(output->elements, node->data->elements, node->data->byte_size);
    if (node->data->dtype == DTYPE_FLOAT)
        scatter_float(node, output->elements);
    else if (node->data->dtype == DTYPE_INT64)
        scatter_int64(node, output->elements);
    else if (!scatter_string(node, output)) {
        (void)snprintf(message->text, message->capacity, "no memory for a string");
        return SCATTER_CTS_FAILED;
    }
    return SCATTER_CTS_OK;
}
