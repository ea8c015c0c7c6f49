/* Misreadings of tuples, slices and strides, and of positions in updates. */
#include "misreading_kinds.h"

#include <string.h>

/* ---- tuples and slices --------------------------------------------------------------------------------------------- */

/* Treats a component of the tuples as 0. */
static bool ignore_component(struct reading *reading, int component)
{
    reading->data_strides[component] = 0;
    return true;
}

static bool shorten_tuples(struct reading *reading, bool packed)
{
    reading->length--;
    reading->slice *= reading->data->dims[reading->length];
    reading->update_stride = reading->inner_end = reading->slice;
    reading->tuple_stride = packed ? reading->length : reading->tuple_stride;
    return true;
}

bool misread_tuple(struct reading *reading, enum misreading misreading)
{
    int length = reading->length;
    if (!reading->tuples || length < 1 || (length < 2 && misreading == MISREADING_TUPLE_FIRST_IGNORED))
        return false;
    switch (misreading) {
    case MISREADING_TUPLE_LAST_IGNORED:
        return ignore_component(reading, length - 1);
    case MISREADING_TUPLE_FIRST_IGNORED:
        return ignore_component(reading, 0);
    case MISREADING_TUPLE_SHORT:
        return shorten_tuples(reading, false);
    case MISREADING_TUPLE_SHORT_PACKED:
        return shorten_tuples(reading, true);
    case MISREADING_TUPLE_COLUMNS:
        reading->tuple_stride = 1;
        reading->component_stride = reading_updates(reading);
        return true;
    case MISREADING_TUPLE_SWAPPED:
        if (length < 3)
            return false;
        reading->component[length - 1] = length - 2;
        reading->component[length - 2] = length - 1;
        return true;
    default:
        break;
    }
    for (int i = 0; i < length; i++)
        reading->component[i] = length - 1 - i;
    if (misreading == MISREADING_TUPLE_REVERSED_MODULO)
        reading->index_reading = INDEX_MODULO;
    return length > 1;
}

bool misread_slice(struct reading *reading, enum misreading misreading)
{
    if (!reading->tuples || reading->slice < 2)
        return false;
    switch (misreading) {
    case MISREADING_SLICE_FIRST_ELEMENT:
        reading->inner_end = 1;
        return true;
    case MISREADING_SLICE_FIRST_ROW:
        reading->inner_end = reading->slice / reading->data->dims[reading->length];
        return reading->inner_end > 1;
    case MISREADING_SLICE_REPEATED:
        reading->element_stride = 0;
        return true;
    default:
        for (int i = 0; i < reading->length; i++)
            reading->data_strides[i] /= reading->slice;
        return true;
    }
}

/* ---- strides and order --------------------------------------------------------------------------------------------- */

/* Strides as computed by a loop that multiplies by wrong extents; false if one exceeds the size of data. */
static bool use_factors(struct reading *reading, enum misreading misreading)
{
    const int64_t *dims = reading->data->dims;
    int last = reading_indexed_dimensions(reading) - 1;
    for (int i = last - 1; i >= 0; i--) {
        int64_t factor = misreading == MISREADING_STRIDES_OWN     ? dims[i]
                         : misreading == MISREADING_STRIDES_FIRST ? dims[0]
                                                                  : dims[last];
        if (reading->data_strides[i + 1] > reading->data->count / factor)
            return false;
        reading->data_strides[i] = reading->data_strides[i + 1] * factor;
    }
    return last > 0;
}

bool misread_strides(struct reading *reading, enum misreading misreading)
{
    const struct tensor *data = reading->data;
    int last = reading_indexed_dimensions(reading) - 1;
    if (last < 0)
        return false;
    switch (misreading) {
    case MISREADING_STRIDE_LAST_LOST:
        reading->data_strides[last] = 0;
        return !reading->tuples;
    case MISREADING_STRIDE_LAST_PREVIOUS:
        if (last > 0)
            reading->data_strides[last] = reading->data_strides[last - 1];
        return last > 0;
    case MISREADING_STRIDE_LAST_EXTENT:
        reading->data_strides[last] = data->dims[last];
        return true;
    case MISREADING_STRIDES_OF_UPDATES:
        if (reading->tuples && reading->updates->rank == data->rank)
            row_major_strides(reading->updates->dims, data->rank, reading->data_strides);
        return reading->tuples && reading->updates->rank == data->rank;
    case MISREADING_STRIDES_OF_INDICES:
        row_major_strides(reading->indices->dims, reading->indices->rank, reading->data_strides);
        return !reading->tuples;
    case MISREADING_STRIDES_COLUMN_MAJOR:
        column_major_strides(data->dims, data->rank, reading->data_strides);
        return data->rank > 1 && (!reading->tuples || reading->slice == 1);
    default:
        return use_factors(reading, misreading);
    }
}

bool misread_updates(struct reading *reading, enum misreading misreading)
{
    int last = reading->data->rank - 1;
    switch (misreading) {
    case MISREADING_UPDATES_TRANSPOSED:
        reading->source_transposed = true;
        return reading->updates->rank > 1;
    case MISREADING_UPDATES_BY_DATA:
        memcpy(reading->update_strides, reading->data_strides, sizeof reading->update_strides);
        return !reading->tuples;
    case MISREADING_UPDATES_BY_INDICES:
        reading->update_stride = reading->length;
        return reading->tuples;
    case MISREADING_UPDATES_AT_TARGET:
        reading->source_at_target = !reading->tuples;
        reading->source_at_offset = reading->tuples;
        return true;
    case MISREADING_UPDATES_AT_OFFSET:
        reading->source_at_offset = true;
        return !reading->tuples;
    case MISREADING_UPDATES_FIRST_REPEATED:
        reading->source_mask = 0;
        return true;
    case MISREADING_UPDATES_ROW_REPEATED:
        reading->update_strides[0] = 0;
        reading->update_stride = 0;
        return reading->tuples || last > 0;
    case MISREADING_UPDATES_COLUMN_REPEATED:
        reading->update_strides[last] = 0;
        return !reading->tuples && last > 0;
    case MISREADING_UPDATES_REVERSED:
        reading->source_reversed = true;
        return true;
    default:
        reading->source_shift = 1;
        reading->end = reading_updates(reading) - 1; /* the last update has no successor */
        return !reading->tuples;
    }
}
