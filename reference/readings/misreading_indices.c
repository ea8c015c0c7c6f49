/* Misreadings of the axis and of indices. */
#include "misreading_kinds.h"

#include <string.h>

/* ---- axis ---------------------------------------------------------------------------------------------------------- */

static bool use_axis(struct reading *reading, int64_t axis)
{
    bool other = !reading->tuples && axis >= 0 && axis < reading->data->rank && axis != reading->axis;
    if (other)
        reading->axis = (int)axis;
    return other;
}

bool misread_axis(struct reading *reading, enum misreading misreading, int variant,
                  const struct reading_facts *facts, int64_t *number)
{
    int64_t rank = reading->data->rank, axis = facts->axis;
    bool negative = facts->axis_given && axis < 0, positive = facts->axis_given && axis >= 0;
    if (misreading == MISREADING_AXIS_OTHER) {
        *number = variant;
        return use_axis(reading, variant + (variant >= reading->axis));
    }
    if (variant > 0)
        return false;
    switch (misreading) {
    case MISREADING_NEGATIVE_AXIS_ZERO:
        return negative && use_axis(reading, 0);
    case MISREADING_NEGATIVE_AXIS_LAST:
        return negative && use_axis(reading, rank - 1);
    case MISREADING_NEGATIVE_AXIS_POSITIVE:
        return negative && use_axis(reading, -axis);
    case MISREADING_NEGATIVE_AXIS_MIRRORED:
        return negative && use_axis(reading, -axis - 1);
    case MISREADING_NEGATIVE_AXIS_OFF:
        return negative && use_axis(reading, axis + rank - 1);
    case MISREADING_DEFAULT_AXIS_LAST:
        return !facts->axis_given && use_axis(reading, rank - 1);
    case MISREADING_DEFAULT_AXIS_ONE:
        return !facts->axis_given && use_axis(reading, 1);
    case MISREADING_AXIS_ZERO:
        return positive && use_axis(reading, 0);
    case MISREADING_AXIS_LAST:
        return positive && use_axis(reading, rank - 1);
    default:
        return positive && use_axis(reading, rank - 1 - axis);
    }
}

/* ---- indices ------------------------------------------------------------------------------------------------------- */

/* Gives each dimension of data the extent of another one; false if none changes. */
static bool use_extents(struct reading *reading, enum misreading misreading)
{
    int rank = reading->data->rank, last = reading_indexed_dimensions(reading) - 1;
    const int64_t *dims = reading->data->dims;
    bool changed = false;
    for (int i = 0; i <= last; i++) {
        int64_t extent = dims[i];
        switch (misreading) {
        case MISREADING_NEGATIVE_BY_FIRST:
        case MISREADING_MODULO_FIRST:
        case MISREADING_CLAMPED_FIRST:
            extent = dims[0];
            break;
        case MISREADING_NEGATIVE_BY_LAST:
        case MISREADING_MODULO_LAST:
        case MISREADING_CLAMPED_LAST:
            extent = dims[rank - 1];
            break;
        case MISREADING_NEGATIVE_BY_NEXT:
            extent = i + 1 < rank ? dims[i + 1] : 1;
            break;
        case MISREADING_NEGATIVE_BY_PREVIOUS:
            extent = i > 0 ? dims[i - 1] : dims[0];
            break;
        case MISREADING_NEGATIVE_BY_MIRRORED:
            extent = dims[last - i];
            break;
        case MISREADING_NEGATIVE_BY_INDICES:
        case MISREADING_MODULO_INDICES:
            extent = i < reading->indices->rank ? reading->indices->dims[i] : extent;
            break;
        case MISREADING_NEGATIVE_BY_COUNT:
            extent = reading->data->count;
            break;
        default:
            break;
        }
        changed |= extent != dims[i] && extent > 0;
        reading->extents[i] = extent > 0 ? extent : dims[i];
    }
    return changed;
}

static bool read_indices(struct reading *reading, enum index_reading index_reading, bool can)
{
    reading->index_reading = index_reading;
    return can;
}

bool misread_negative(struct reading *reading, enum misreading misreading)
{
    switch (misreading) {
    case MISREADING_NEGATIVE_ZERO:
        return read_indices(reading, INDEX_NEGATIVE_ZERO, true);
    case MISREADING_NEGATIVE_LAST:
        return read_indices(reading, INDEX_NEGATIVE_LAST, true);
    case MISREADING_NEGATIVE_SKIPPED:
        return read_indices(reading, INDEX_NEGATIVE_SKIPPED, true);
    case MISREADING_NEGATIVE_POSITIVE:
        return read_indices(reading, INDEX_NEGATIVE_POSITIVE, true);
    case MISREADING_NEGATIVE_MIRRORED:
        return read_indices(reading, INDEX_NEGATIVE_MIRRORED, true);
    case MISREADING_NEGATIVE_OFF:
        return read_indices(reading, INDEX_NEGATIVE_OFF, true);
    case MISREADING_NEGATIVE_PLAIN:
        return read_indices(reading, INDEX_NEGATIVE_PLAIN, true);
    default:
        return use_extents(reading, misreading);
    }
}

bool misread_index(struct reading *reading, enum misreading misreading, int variant,
                   const struct reading_facts *facts, int64_t *number)
{
    static const int bits[] = {8, 16, 32};
    switch (misreading) {
    case MISREADING_INDEX_CUT:
        if (variant >= (int)(sizeof bits / sizeof *bits))
            return false;
        *number = reading->index_bits = bits[variant];
        return facts->greatest >> (bits[variant] - 1) != 0;
    case MISREADING_INDEX_WORDS:
        reading->index_words = true;
        return variant == 0 && reading->indices->dtype == DTYPE_INT64;
    case MISREADING_INDEX_FROM_ONE:
        return read_indices(reading, INDEX_ONE_LESS, variant == 0);
    case MISREADING_MODULO_FIRST:
    case MISREADING_MODULO_LAST:
    case MISREADING_MODULO_INDICES:
        return read_indices(reading, INDEX_MODULO, variant == 0 && use_extents(reading, misreading));
    case MISREADING_CLAMPED_FIRST:
    case MISREADING_CLAMPED_LAST:
        return read_indices(reading, INDEX_CLAMPED, variant == 0 && use_extents(reading, misreading));
    case MISREADING_CLAMPED_OFF:
        return read_indices(reading, INDEX_CLAMPED_OFF, variant == 0);
    case MISREADING_INDICES_FIRST:
        reading->index_first = true;
        return variant == 0;
    case MISREADING_INDICES_TRANSPOSED:
        reading->index_transposed = true;
        return variant == 0 && reading->indices->rank > 1;
    case MISREADING_INDICES_BY_DATA:
        memcpy(reading->index_strides, reading->data_strides, sizeof reading->index_strides);
        return variant == 0 && !reading->tuples;
    default:
        reading->tuple_stride = reading->slice; /* INDICES_BY_UPDATES */
        return variant == 0 && reading->tuples;
    }
}
