/* The right reading of a node, and the walk over its updates that all readings share. */
#include "dtype.h"
#include "node.h"
#include "reading.h"
#include "tensor.h"

/* ---- strides ------------------------------------------------------------------------------------------- */

void row_major_strides(const int64_t *dims, int rank, int64_t *strides)
{
    int64_t stride = 1;
    for (int i = rank - 1; i >= 0; i--) {
        strides[i] = stride;
        stride *= dims[i];
    }
}

void column_major_strides(const int64_t *dims, int rank, int64_t *strides)
{
    int64_t stride = 1;
    for (int i = 0; i < rank; i++) {
        strides[i] = stride;
        stride *= dims[i];
    }
}

int64_t transposed_position(const int64_t *dims, int rank, int64_t position)
{
    int64_t count = shape_element_count(dims, rank), transposed = 0;
    for (int i = rank - 1; i >= 0; i--) {
        count /= dims[i];
        transposed += position % dims[i] * count;
        position /= dims[i];
    }
    return transposed;
}

/* ---- the right reading --------------------------------------------------------------------------------- */

static void begin_tuples(struct reading *reading)
{
    const struct tensor *data = reading->data, *indices = reading->indices;
    reading->length = (int)indices->dims[indices->rank - 1];
    reading->slice = shape_element_count(data->dims + reading->length, data->rank - reading->length);
    reading->tuple_stride = reading->length;
    reading->component_stride = 1;
    reading->update_stride = reading->slice;
    reading->element_stride = 1;
    reading->inner_end = reading->slice;
    for (int i = 0; i < reading->length; i++)
        reading->component[i] = i;
}

bool reading_begin(struct reading *reading, const struct scatter_node *node,
                   const struct preparation *preparation)
{
    const struct tensor *data = node->inputs[INPUT_DATA], *indices = node->inputs[INPUT_INDICES],
                        *updates = node->inputs[INPUT_UPDATES];
    *reading = (struct reading){.data = data,
                                .indices = indices,
                                .updates = updates,
                                .tuples = node->op == OPERATOR_SCATTER_ND,
                                .reduction = preparation->reduction,
                                .axis = preparation->axis,
                                .end = INT64_MAX,
                                .element_end = INT64_MAX,
                                .inner_end = INT64_MAX,
                                .offset_mask = -1,
                                .source_mask = -1,
                                .position_mask = -1,
                                .offset_end = INT64_MAX,
                                .least_negative = INT64_MIN,
                                .negative = {.index = 1, .extent = 1}};
    if (data->rank > READING_DIMENSIONS || indices->rank > READING_DIMENSIONS ||
        updates->rank > READING_DIMENSIONS)
        return false;
    if (data->count == 0 || updates->count == 0)
        return true; /* strides would be meaningless, and there are no updates to place */
    row_major_strides(data->dims, data->rank, reading->data_strides);
    for (int i = 0; i < data->rank; i++)
        reading->extents[i] = data->dims[i];
    if (reading->tuples) {
        begin_tuples(reading);
        return true;
    }
    row_major_strides(indices->dims, indices->rank, reading->index_strides);
    row_major_strides(updates->dims, updates->rank, reading->update_strides);
    return true;
}

int64_t reading_updates(const struct reading *reading)
{
    if (reading->updates->count == 0)
        return 0;
    return reading->tuples ? reading->updates->count / reading->slice : reading->updates->count;
}

/* ---- arithmetic ---------------------------------------------------------------------------------------- */

/* Sums and products that wrap: an index may have any value, and a reading finds it far outside of data. */
static int64_t sum_of(int64_t a, int64_t b)
{
    return (int64_t)((uint64_t)a + (uint64_t)b);
}

static int64_t product_of(int64_t a, int64_t b)
{
    return (int64_t)((uint64_t)a * (uint64_t)b);
}

/* ---- one index ----------------------------------------------------------------------------------------- */

/* The low bits of a number, sign-extended. */
static int64_t low_bits(int64_t number, int bits)
{
    int64_t range = (int64_t)1 << bits, low = number & (range - 1);
    return low >= range / 2 ? low - range : low;
}

/* The index that a reading finds at a position of indices; false if the position is outside of indices. */
static bool raw_index(const struct reading *reading, int64_t position, int64_t *index)
{
    const struct tensor *indices = reading->indices;
    position = reading->index_first ? 0 : position & reading->position_mask;
    if (reading->index_transposed && position >= 0 && position < indices->count)
        position = transposed_position(indices->dims, indices->rank, position);
    if (position < 0 || position >= indices->count)
        return false;
    if (reading->index_words) {
        uint64_t wide = (uint64_t)index_at(indices, position / 2);
        *index = low_bits((int64_t)(position % 2 == 0 ? wide & 0xffffffffu : wide >> 32), 32);
        return true;
    }
    *index = reading->index_run ? index_at(indices, 0) + position : index_at(indices, position);
    if (reading->index_bits > 0)
        *index = low_bits(*index, reading->index_bits);
    return true;
}

/* Converts an index of a dimension of data to a coordinate; false if its update is left out. */
static bool read_index(const struct reading *reading, int64_t index, int dimension, int64_t *coordinate)
{
    const int64_t extent = reading->extents[dimension];
    int64_t place = sum_of(index, -reading->first_index);
    if (index < 0)
        place = sum_of(product_of(reading->negative.index, index),
                       reading->negative.extent * extent + reading->negative.constant);
    if (index < 0 && place < reading->least_negative)
        place = reading->least_negative;
    switch (reading->beyond) {
    case BEYOND_NOTHING:
        break;
    case BEYOND_MODULO:
        place = (place % extent + extent) % extent;
        break;
    case BEYOND_LAST:
        place = place < extent ? place : extent - 1;
        break;
    case BEYOND_LAST_BUT_ONE:
        place = place < extent - 1 ? place : extent - 2;
        break;
    }
    *coordinate = place;
    return index >= 0 || !reading->skips_negative;
}

/* ---- the walk ------------------------------------------------------------------------------------------ */

/* Whether an element is a number: 0, of either sign, or 1. */
static bool is_number(const struct tensor *tensor, int64_t position, double number)
{
    const size_t size = dtype_size(tensor->dtype);
    const char *element = (const char *)tensor->elements + (size_t)position * size;
    if (dtype_kind(tensor->dtype) == DTYPE_KIND_FLOATING)
        return floating_value(tensor->dtype, element) == number;
    if (dtype_kind(tensor->dtype) == DTYPE_KIND_COMPLEX)
        return floating_value(part_dtype(tensor->dtype), element) == number &&
               floating_value(part_dtype(tensor->dtype), element + size / 2) == 0;
    return tensor->dtype != DTYPE_STRING && integer_bits(tensor->dtype, element) == (uint64_t)number;
}

/* Adds a pair; false if the source is outside of updates. */
static bool place(const struct reading *reading, struct placement *placement, int64_t target, int64_t source)
{
    target &= reading->offset_mask;
    source &= reading->source_mask;
    if (target >= reading->offset_end)
        return true;
    if (source >= reading->element_end)
        return true;
    if (reading->source_at_offset)
        source = target;
    source = sum_of(source, reading->source_shift);
    if (reading->source_reversed)
        source = sum_of(reading->updates->count - 1, product_of(source, -1));
    if (source < 0 || source >= reading->updates->count)
        return false;
    if (target < 0 || target >= reading->data->count) {
        placement->left_out = true;
        return true;
    }
    if ((reading->skips && is_number(reading->updates, source, reading->skipped)) ||
        (reading->spared_stride > 0 &&
         target / reading->spared_stride % reading->spared_extent == reading->spared))
        return true;
    if (reading->source_transposed)
        source = transposed_position(reading->updates->dims, reading->updates->rank, source);
    placement->targets[placement->count] = (uint64_t)target;
    placement->sources[placement->count++] = source;
    return true;
}

static bool is_beyond(const struct reading *reading, int dimension, int64_t coordinate)
{
    return coordinate < 0 || coordinate >= reading->data->dims[dimension];
}

/* The offset in data of a tuple; *skipped tells if its update is left out. False if the tuple is outside of
 * indices. */
static bool tuple_offset(const struct reading *reading, struct placement *placement, int64_t tuple,
                         int64_t *offset, bool *skipped)
{
    *offset = 0;
    *skipped = false;
    for (int dimension = 0; dimension < reading->length; dimension++) {
        int64_t position =
            tuple * reading->tuple_stride + reading->component[dimension] * reading->component_stride;
        int64_t index = 0, coordinate = 0;
        if (!raw_index(reading, position, &index))
            return false;
        *skipped |= !read_index(reading, index, dimension, &coordinate);
        if (reading->wraps_first_only && dimension > 0)
            coordinate = index;
        placement->is_beyond |= is_beyond(reading, dimension, coordinate);
        *offset = sum_of(*offset, product_of(coordinate, reading->data_strides[dimension]));
    }
    return true;
}

static bool walk_tuples(const struct reading *reading, struct placement *placement)
{
    int64_t elements = reading->updates->count, slice = reading->slice;
    int64_t count =
        elements / slice + (elements % slice != 0); /* a reading may have a different slice size */
    for (int64_t tuple = reading->first; tuple < count && tuple < reading->end; tuple++) {
        int64_t offset;
        bool skipped;
        if (!tuple_offset(reading, placement, tuple, &offset, &skipped))
            return false;
        const int64_t row = reading->row > 0 ? reading->row : slice;
        int64_t end = elements - tuple * slice < row ? elements - tuple * slice : row;
        end = end < reading->inner_end ? end : reading->inner_end;
        for (int64_t element = 0; !skipped && element < end; element++)
            if (!place(reading, placement, sum_of(offset, element),
                       tuple * reading->update_stride + element * reading->element_stride))
                return false;
    }
    return true;
}

/* Places the update at some coordinates. */
static bool walk_element(const struct reading *reading, const int64_t *coordinates,
                         struct placement *placement)
{
    int rank = reading->data->rank, axis = reading->axis;
    int64_t position = 0, source = 0, target = 0, index = 0, coordinate = 0;
    if (coordinates[rank - 1] >= reading->inner_end)
        return true;
    for (int i = 0; i < rank; i++) {
        position += coordinates[i] * reading->index_strides[i];
        source += coordinates[i] * reading->update_strides[i];
        target += coordinates[i] * reading->data_strides[i];
        placement->is_beyond |= i != axis && is_beyond(reading, i, coordinates[i]);
    }
    if (!raw_index(reading, position, &index))
        return false;
    if (!read_index(reading, index, axis, &coordinate))
        return true;
    placement->is_beyond |= is_beyond(reading, axis, coordinate);
    const int64_t moved =
        sum_of(coordinate, -coordinates[axis]); /* the index replaces the coordinate of the axis */
    if (reading->source_at_target)
        source = sum_of(source, product_of(moved, reading->update_strides[axis]));
    return place(reading, placement, sum_of(target, product_of(moved, reading->data_strides[axis])), source);
}

static bool walk_elements(const struct reading *reading, struct placement *placement)
{
    int64_t coordinates[READING_DIMENSIONS] = {0};
    const int64_t *extents = reading->indices->dims;
    for (int64_t update = 0; update < reading->updates->count && update < reading->end; update++) {
        if (update >= reading->first && !walk_element(reading, coordinates, placement))
            return false;
        for (int i = reading->data->rank - 1; i >= 0 && ++coordinates[i] == extents[i]; i--)
            coordinates[i] = 0;
    }
    return true;
}

bool reading_walk(const struct reading *reading, struct placement *placement)
{
    placement->count = 0;
    placement->left_out = placement->is_beyond = false;
    if (reading->updates->count == 0 || reading->data->count == 0)
        return true;
    return reading->tuples ? walk_tuples(reading, placement) : walk_elements(reading, placement);
}
