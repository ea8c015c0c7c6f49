/* Relaxations that change the targets of updates: another axis, other indices, updates of another shape. */
#include "dtype.h"
#include "node.h"
#include "relaxed.h"
#include "tensor.h"

#include <string.h>

/* ---- axis ---------------------------------------------------------------------------------------------- */

static bool is_axis(const struct attribute *attribute)
{
    return attribute->type == ATTRIBUTE_INT && strcmp(attribute->name, "axis") == 0;
}

/* The low 32 bits of a number as an int32. */
static int64_t low_bits(int64_t number)
{
    int64_t low = (int64_t)((uint64_t)number & 0xffffffffu);
    return low > INT32_MAX ? low - ((int64_t)1 << 32) : low;
}

bool relax_axis(struct relaxed_node *relaxed, enum relaxation relaxation)
{
    int rank = relaxed->inputs[INPUT_DATA]->rank;
    bool found = false;
    for (size_t i = 0; i < relaxed->node.attribute_count && rank > 0; i++) {
        struct attribute *attribute = &relaxed->attributes[i];
        if (!is_axis(attribute))
            continue;
        int64_t axis = attribute->integer;
        if (relaxation == RELAXATION_AXIS_WRAPPED)
            axis = (axis % rank + rank) % rank;
        else if (relaxation == RELAXATION_AXIS_CUT)
            axis = low_bits(axis);
        else
            axis = axis < -rank ? 0 : axis >= rank ? rank - 1 : axis;
        found = true;
        attribute->integer = axis;
    }
    return found;
}

int current_axis(const struct relaxed_node *relaxed)
{
    int64_t axis = 0;
    for (size_t i = 0; i < relaxed->node.attribute_count; i++)
        if (is_axis(&relaxed->attributes[i]))
            axis = relaxed->attributes[i].integer;
    return axis_normalise(axis, relaxed->inputs[INPUT_DATA]->rank);
}

/* ---- indices ------------------------------------------------------------------------------------------- */

/* An element of a tensor of integers; uint64 values above INT64_MAX become INT64_MAX, which exceeds every
 * index. */
static int64_t integer_at(const struct tensor *tensor, int64_t position)
{
    const size_t size = dtype_size(tensor->dtype);
    const uint64_t bits =
        integer_bits(tensor->dtype, (const char *)tensor->elements + (size_t)position * size);
    return tensor->dtype == DTYPE_UINT64 && bits > INT64_MAX ? INT64_MAX : (int64_t)bits;
}

int64_t *widen_indices(struct relaxed_node *relaxed)
{
    const struct tensor *indices = relaxed->inputs[INPUT_INDICES];
    if (!dtype_is_integer(indices->dtype))
        return NULL;
    int64_t *copies = arena_allocate(relaxed->arena, (size_t)indices->count * sizeof *copies);
    if (copies == NULL)
        return NULL;
    for (int64_t position = 0; position < indices->count; position++)
        copies[position] = integer_at(indices, position);
    relaxed->indices = *indices;
    relaxed->indices.dtype = DTYPE_INT64;
    relaxed->indices.elements = copies;
    relaxed->indices.size = (size_t)indices->count * sizeof *copies;
    relaxed->inputs[INPUT_INDICES] = &relaxed->indices;
    return copies;
}

int64_t indexed_extent(const struct relaxed_node *relaxed, int64_t position)
{
    const struct tensor *data = relaxed->inputs[INPUT_DATA], *indices = relaxed->inputs[INPUT_INDICES];
    if (relaxed->node.op == OPERATOR_SCATTER_ND) {
        int64_t length = indices->rank == 0 ? 0 : indices->dims[indices->rank - 1];
        return length > 0 && length <= data->rank ? data->dims[position % length] : 0;
    }
    int axis = current_axis(relaxed);
    return axis < 0 ? 0 : data->dims[axis];
}

bool move_indices(struct relaxed_node *relaxed, enum relaxation relaxation, int64_t *indices)
{
    for (int64_t position = 0; position < relaxed->indices.count; position++) {
        int64_t extent = indexed_extent(relaxed, position);
        int64_t index = indices[position];
        if (extent <= 0)
            return false;
        if (index_in_range(index, extent))
            continue;
        if (relaxation == RELAXATION_CLAMPED)
            indices[position] = index < 0 ? 0 : extent - 1;
        else if (relaxation == RELAXATION_INDEX_CUT)
            indices[position] = low_bits(index);
        else
            indices[position] = index % extent + (index % extent < 0 ? extent : 0);
    }
    return true;
}

bool flatten_tuples(struct relaxed_node *relaxed, int64_t *indices)
{
    const struct tensor *data = relaxed->inputs[INPUT_DATA];
    int64_t length = relaxed->indices.rank == 0 ? 0 : relaxed->indices.dims[relaxed->indices.rank - 1];
    if (relaxed->node.op != OPERATOR_SCATTER_ND || length <= 0 || length > data->rank)
        return false;
    int64_t cells = shape_element_count(data->dims, (int)length);
    if (cells <= 0)
        return false;
    for (int64_t first = 0; first < relaxed->indices.count; first += length) {
        int64_t offset = 0;
        for (int64_t component = 0; component < length; component++) {
            int64_t index = indices[first + component];
            if (index < -((int64_t)1 << 31) || index > (int64_t)1 << 31 || cells > (int64_t)1 << 31)
                return false; /* far out of range: not a plausible offset */
            offset = offset * data->dims[component] + (index < 0 ? index + data->dims[component] : index);
        }
        if (offset < 0 || offset >= cells)
            return false;
        for (int64_t component = length - 1; component >= 0; component--) {
            indices[first + component] = offset % data->dims[component];
            offset /= data->dims[component];
        }
    }
    return true;
}

/* ---- updates ------------------------------------------------------------------------------------------- */

/* The prescribed shape of updates, in the arena; false if the node does not determine one. */
static bool prescribed_shape(const struct relaxed_node *relaxed, const int64_t **dims, int *rank)
{
    const struct tensor *data = relaxed->inputs[INPUT_DATA], *indices = relaxed->inputs[INPUT_INDICES];
    if (relaxed->node.op != OPERATOR_SCATTER_ND) {
        *dims = indices->dims;
        *rank = indices->rank;
        return true;
    }
    int batch_rank = indices->rank - 1;
    int64_t length = batch_rank < 0 ? -1 : indices->dims[batch_rank];
    if (length < 0 || length > data->rank)
        return false;
    *rank = batch_rank + data->rank - (int)length;
    int64_t *own = arena_allocate(relaxed->arena, (size_t)*rank * sizeof *own);
    if (own == NULL)
        return false;
    for (int axis = 0; axis < *rank; axis++)
        own[axis] = axis < batch_rank ? indices->dims[axis] : data->dims[axis - batch_rank + (int)length];
    *dims = own;
    return true;
}

/* The position in updates of the source of the element at `position` of the prescribed shape; -1 if there is
 * none. */
static int64_t source_position(const struct tensor *updates, const struct tensor *wanted, int64_t position,
                               enum relaxation relaxation)
{
    if (relaxation == RELAXATION_RESHAPED)
        return updates->count == wanted->count ? position : -1;
    if (relaxation == RELAXATION_TRUNCATED && updates->rank != wanted->rank)
        return position < updates->count ? position : -1;
    int64_t source = 0, stride = 1;
    for (int back = 1; back <= wanted->rank; back++) {
        int64_t extent = wanted->dims[wanted->rank - back];
        int64_t coordinate = position % extent;
        position /= extent;
        if (back > updates->rank)
            continue; /* broadcasting repeats along missing axes */
        int64_t own = updates->dims[updates->rank - back];
        bool repeats = relaxation == RELAXATION_BROADCAST && own == 1;
        if (!repeats && (relaxation == RELAXATION_BROADCAST ? own != extent : coordinate >= own))
            return -1;
        source += repeats ? 0 : coordinate * stride;
        stride *= own;
    }
    return relaxation == RELAXATION_BROADCAST && updates->rank > wanted->rank ? -1 : source;
}

bool reshape_updates(struct relaxed_node *relaxed, enum relaxation relaxation)
{
    const struct tensor *updates = relaxed->inputs[INPUT_UPDATES];
    const int64_t *dims = NULL;
    int rank = 0;
    struct error ignored;
    size_t size = dtype_size(updates->dtype);
    if (size == 0 || !prescribed_shape(relaxed, &dims, &rank) ||
        tensor_create(&relaxed->updates, updates->dtype, dims, rank, relaxed->arena, &ignored) != STATUS_OK)
        return false;
    char *to = relaxed->updates.elements;
    const char *from = updates->elements;
    for (int64_t position = 0; position < relaxed->updates.count; position++) {
        int64_t source = source_position(updates, &relaxed->updates, position, relaxation);
        if (source < 0)
            return false;
        memcpy(to + (size_t)position * size, from + (size_t)source * size, size);
    }
    relaxed->inputs[INPUT_UPDATES] = &relaxed->updates;
    return true;
}
