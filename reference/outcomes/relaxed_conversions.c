/* Relaxations that convert the inputs to other tensors. */
#include "dtype.h"
#include "half.h"
#include "relaxed.h"

#include <string.h>

bool fold_reduction(struct relaxed_node *relaxed)
{
    bool folded = false;
    for (size_t i = 0; i < relaxed->node.attribute_count; i++) {
        struct attribute *attribute = &relaxed->attributes[i];
        if (strcmp(attribute->name, "reduction") != 0 || attribute->type != ATTRIBUTE_STRING)
            continue;
        char *bytes = arena_allocate(relaxed->arena, attribute->string.size + 1);
        if (bytes == NULL)
            return false;
        for (size_t byte = 0; byte < attribute->string.size; byte++) {
            char letter = attribute->string.bytes[byte];
            bytes[byte] = letter >= 'A' && letter <= 'Z' ? (char)(letter - 'A' + 'a') : letter;
            folded |= bytes[byte] != letter;
        }
        attribute->string.bytes = bytes;
    }
    return folded;
}

/* ---- numbers ------------------------------------------------------------------------------------------- */

/* An element as an integer, in two's complement, or as a fraction. */
struct number {
    bool is_fraction, is_negative;
    uint64_t bits;
    double fraction;
};

/* False for strings and complex numbers. */
static bool read_number(const struct tensor *tensor, int64_t position, struct number *number)
{
    const char *element = (const char *)tensor->elements + (size_t)position * dtype_size(tensor->dtype);
    const enum dtype_kind kind = dtype_kind(tensor->dtype);
    switch (kind) {
    case DTYPE_KIND_SIGNED:
    case DTYPE_KIND_UNSIGNED:
    case DTYPE_KIND_BOOL:
        *number = (struct number){.bits = integer_bits(tensor->dtype, element)};
        number->is_negative = kind == DTYPE_KIND_SIGNED && number->bits >> 63 != 0;
        return true;
    case DTYPE_KIND_FLOATING:
        *number = (struct number){.is_fraction = true, .fraction = floating_value(tensor->dtype, element)};
        return true;
    case DTYPE_KIND_COMPLEX:
    case DTYPE_KIND_STRING:
    case DTYPE_KIND_FOREIGN:
        break;
    }
    return false;
}

/* The number as an integer; false if it does not fit int64. */
static bool to_bits(const struct number *number, uint64_t *bits)
{
    *bits = number->bits;
    if (!number->is_fraction)
        return true;
    if (!(number->fraction >= -0x1p63 && number->fraction < 0x1p63))
        return false;
    *bits = (uint64_t)(int64_t)number->fraction;
    return true;
}

static double to_double(const struct number *number)
{
    if (number->is_fraction)
        return number->fraction;
    return number->is_negative ? (double)(int64_t)number->bits : (double)number->bits;
}

static float to_float(const struct number *number)
{
    if (number->is_fraction)
        return (float)number->fraction;
    return number->is_negative ? (float)(int64_t)number->bits : (float)number->bits;
}

static bool write_number(struct tensor *tensor, int64_t position, const struct number *number)
{
    uint64_t bits;
    switch (tensor->dtype) {
    case DTYPE_BOOL:
        ((unsigned char *)tensor->elements)[position] = to_double(number) != 0;
        return true;
    case DTYPE_FLOAT:
        ((float *)tensor->elements)[position] = to_float(number);
        return true;
    case DTYPE_DOUBLE:
        ((double *)tensor->elements)[position] = to_double(number);
        return true;
    case DTYPE_FLOAT16:
        ((uint16_t *)tensor->elements)[position] = float16_from_float(to_float(number));
        return true;
    case DTYPE_BFLOAT16:
        ((uint16_t *)tensor->elements)[position] = bfloat16_from_float(to_float(number));
        return true;
    case DTYPE_STRING:
    case DTYPE_COMPLEX64:
    case DTYPE_COMPLEX128:
        return false;
    default:
        break;
    }
    size_t size = dtype_size(tensor->dtype);
    if (size == 0 || !to_bits(number, &bits))
        return false;
    store_bits((char *)tensor->elements + (size_t)position * size, size, bits);
    return true;
}

/* A copy of a tensor of numbers with another element type. */
static bool cast(const struct tensor *from, int32_t dtype, struct tensor *to, struct arena *arena)
{
    struct error ignored;
    if (tensor_create(to, dtype, from->dims, from->rank, arena, &ignored) != STATUS_OK)
        return false;
    for (int64_t position = 0; position < from->count; position++) {
        struct number number;
        if (!read_number(from, position, &number) || !write_number(to, position, &number))
            return false;
    }
    return true;
}

bool cast_updates(struct relaxed_node *relaxed)
{
    const struct tensor *updates = relaxed->inputs[INPUT_UPDATES];
    int32_t dtype = relaxed->inputs[INPUT_DATA]->dtype;
    if (updates->dtype == dtype || !cast(updates, dtype, &relaxed->updates, relaxed->arena))
        return false;
    relaxed->inputs[INPUT_UPDATES] = &relaxed->updates;
    return true;
}

bool cast_indices(struct relaxed_node *relaxed)
{
    const struct tensor *indices = relaxed->inputs[INPUT_INDICES];
    struct tensor copy;
    if (indices->dtype == DTYPE_INT64 || !cast(indices, DTYPE_INT64, &copy, relaxed->arena))
        return false;
    relaxed->indices = copy;
    relaxed->inputs[INPUT_INDICES] = &relaxed->indices;
    return true;
}

/* ---- shapes -------------------------------------------------------------------------------------------- */

/* Appends an axis of extent 1 to an input. */
static void add_axis(struct relaxed_node *relaxed, int slot, struct tensor *copy, int64_t *dims)
{
    const struct tensor *input = relaxed->inputs[slot];
    *copy = *input;
    if (input->rank > 0)
        memcpy(dims, input->dims, (size_t)input->rank * sizeof *dims);
    dims[input->rank] = 1;
    copy->dims = dims;
    copy->rank = input->rank + 1;
    relaxed->inputs[slot] = copy;
}

bool widen_scalars(struct relaxed_node *relaxed)
{
    struct tensor *const copies[INPUT_SLOTS] = {&relaxed->data, &relaxed->indices, &relaxed->updates};
    if (relaxed->inputs[INPUT_DATA]->rank != 0)
        return false;
    for (int slot = 0; slot < INPUT_SLOTS; slot++) {
        const struct tensor *input = relaxed->inputs[slot], *indices = relaxed->inputs[INPUT_INDICES];
        bool is_slice = relaxed->node.op == OPERATOR_SCATTER_ND && slot == INPUT_UPDATES &&
                        indices->rank > 0 && indices->dims[indices->rank - 1] == 0;
        int64_t *dims = arena_allocate(relaxed->arena, ((size_t)input->rank + 1) * sizeof *dims);
        if (dims == NULL)
            return false;
        if (is_slice || (input->rank == 0 && relaxed->node.op != OPERATOR_SCATTER_ND) || slot == INPUT_DATA)
            add_axis(relaxed, slot, copies[slot], dims);
    }
    return true;
}

/* Copies the part of a tensor that is within the extents of another tensor of the same rank. */
static bool cut(const struct tensor *from, struct tensor *to)
{
    size_t size = dtype_size(from->dtype);
    for (int64_t position = 0; position < to->count; position++) {
        int64_t rest = position, source = 0, stride = 1;
        for (int axis = to->rank - 1; axis >= 0; axis--) {
            source += rest % to->dims[axis] * stride;
            rest /= to->dims[axis];
            stride *= from->dims[axis];
        }
        memcpy((char *)to->elements + (size_t)position * size,
               (const char *)from->elements + (size_t)source * size, size);
    }
    return size > 0;
}

bool clip_to_data(struct relaxed_node *relaxed, int axis)
{
    const struct tensor *data = relaxed->inputs[INPUT_DATA], *indices = relaxed->inputs[INPUT_INDICES];
    const struct tensor *updates = relaxed->inputs[INPUT_UPDATES];
    struct tensor cut_indices, cut_updates;
    struct error ignored;
    if (relaxed->node.op == OPERATOR_SCATTER_ND || axis < 0 || data->rank != indices->rank ||
        !tensor_same_shape(indices, updates))
        return false;
    int64_t *dims = arena_allocate(relaxed->arena, (size_t)data->rank * sizeof *dims);
    bool clipped = false;
    for (int at = 0; dims != NULL && at < data->rank; at++) {
        bool larger = at != axis && indices->dims[at] > data->dims[at];
        dims[at] = larger ? data->dims[at] : indices->dims[at];
        clipped |= larger;
    }
    if (!clipped ||
        tensor_create(&cut_indices, indices->dtype, dims, data->rank, relaxed->arena, &ignored) !=
            STATUS_OK ||
        tensor_create(&cut_updates, updates->dtype, dims, data->rank, relaxed->arena, &ignored) !=
            STATUS_OK ||
        !cut(indices, &cut_indices) || !cut(updates, &cut_updates))
        return false;
    relaxed->indices = cut_indices;
    relaxed->updates = cut_updates;
    relaxed->inputs[INPUT_INDICES] = &relaxed->indices;
    relaxed->inputs[INPUT_UPDATES] = &relaxed->updates;
    return true;
}
