#include "large_values.h"

#include "dtype.h"
#include "node.h"

#include <string.h>

/* ---- element types ------------------------------------------------------------------------------------- */

/*
 * A prime, so that neighbours and cells a power of two apart differ; the values of data are less than it.
 * Updates without `cells` are first - n mod prime if `first` is negative, first + n mod prime if it is
 * positive. So no update equals a value of data.
 */
struct value_scheme {
    int64_t prime, first;
};

static struct value_scheme scheme_of(int32_t dtype)
{
    switch (dtype) {
    case DTYPE_UINT8:
        return (struct value_scheme){127, 128};
    case DTYPE_INT8:
        return (struct value_scheme){127, -1};
    case DTYPE_UINT16:
        return (struct value_scheme){32749, 32768};
    case DTYPE_INT16:
        return (struct value_scheme){32749, -1};
    case DTYPE_UINT32:
    case DTYPE_UINT64:
        return (struct value_scheme){1000003, 0x7fffffff};
    case DTYPE_FLOAT16:
        return (struct value_scheme){2039, -1};
    case DTYPE_BFLOAT16:
        return (struct value_scheme){251, -1};
    case DTYPE_BOOL:
        return (struct value_scheme){3, 0};
    default: /* int32, int64, float, double and the complex types */
        return (struct value_scheme){1000003, -1};
    }
}

/* ---- the geometry -------------------------------------------------------------------------------------- */

/* The inverse of `step` modulo `extent`; 0 if there is none. Extended Euclidean algorithm. */
static int64_t inverse_of(int64_t step, int64_t extent)
{
    int64_t remainder = extent, next = extent == 0 ? 0 : step % extent;
    int64_t factor = 0, next_factor = 1;
    while (next != 0) {
        int64_t quotient = remainder / next, new_next = remainder % next;
        int64_t new_factor = factor - quotient * next_factor;
        remainder = next;
        next = new_next;
        factor = next_factor;
        next_factor = new_factor;
    }
    return remainder != 1 ? 0 : factor < 0 ? factor + extent : factor;
}

/* a * b modulo m, for 0 <= a, b < m, m < 2^62: the product may exceed 64 bits. */
static int64_t multiply(int64_t a, int64_t b, int64_t m)
{
    if ((a | b) >> 31 == 0)
        return a * b % m;
    int64_t result = 0;
    for (; b > 0; b /= 2) {
        if (b % 2 != 0)
            result = (result + a) % m;
        a = a * 2 % m;
    }
    return result;
}

static int64_t product(const int64_t *dims, int from, int to)
{
    int64_t count = 1;
    for (int axis = from; axis < to; axis++)
        count *= dims[axis];
    return count;
}

struct large_geometry large_geometry_of(const struct large_row *row)
{
    struct large_geometry geometry = {.row = row, .modulus = scheme_of(row->dtype).prime};
    for (int i = 0; i < OPERATOR_VERSION_COUNT; i++)
        if (strcmp(operator_versions[i].id, row->version) == 0)
            geometry.version = &operator_versions[i];
    geometry.tuples = geometry.version->op == OPERATOR_SCATTER_ND;
    int axis = axis_normalise(row->axis, row->rank);
    int first = geometry.tuples ? 0 : axis, after = geometry.tuples ? row->tuple : axis + 1;
    geometry.outer = product(row->dims, 0, first);
    geometry.extent = product(row->dims, first, after);
    geometry.inner = product(row->dims, after, row->rank);
    geometry.outer_lines = row->leading == 0 ? geometry.outer : row->leading * product(row->dims, 1, first);
    geometry.inner_lines =
        row->trailing == 0 ? geometry.inner : row->trailing * product(row->dims, after + 1, row->rank);
    geometry.inverse = row->cells == 0 ? inverse_of(row->step, geometry.extent) : 0;
    return geometry;
}

static int64_t line_of(const struct large_geometry *geometry, int64_t outer, int64_t inner)
{
    return geometry->tuples ? 0 : outer * geometry->inner_lines + inner;
}

int64_t large_slot(const struct large_geometry *geometry, int64_t outer, int64_t j, int64_t inner)
{
    const struct large_row *row = geometry->row;
    if (row->cells > 0)
        return row->start + j % row->cells * row->step;
    return (row->start + j * row->step + line_of(geometry, outer, inner) * row->shift) % geometry->extent;
}

/* ---- inputs -------------------------------------------------------------------------------------------- */

int64_t large_data_value(const struct large_geometry *geometry, int64_t position)
{
    if (geometry->row->dtype == DTYPE_BOOL)
        return position % geometry->modulus == 0;
    return position % geometry->modulus;
}

static int64_t position_of(const struct large_geometry *geometry, int64_t outer, int64_t slot, int64_t inner)
{
    return (outer * geometry->extent + slot) * geometry->inner + inner;
}

/* The value of an update that shares its target with other updates. */
static int64_t repeated_value(const struct large_row *row, int64_t j)
{
    if (row->last != 0 && j == row->count - 1)
        return row->last;
    return row->base + (row->period == 0 ? 0 : j / row->cells % row->period);
}

int64_t large_periodic_update(const struct large_geometry *geometry, int64_t number)
{
    int64_t first = scheme_of(geometry->row->dtype).first;
    return first < 0 ? first - number % geometry->modulus : first + number % geometry->modulus;
}

int64_t large_update_value(const struct large_geometry *geometry, int64_t outer, int64_t j, int64_t inner)
{
    const struct large_row *row = geometry->row;
    if (row->cells > 0)
        return repeated_value(row, j);
    if (row->dtype == DTYPE_BOOL) {
        int64_t slot = large_slot(geometry, outer, j, inner);
        return large_data_value(geometry, position_of(geometry, outer, slot, inner)) == 0;
    }
    return large_periodic_update(geometry, (outer * row->count + j) * geometry->inner_lines + inner);
}

/* ---- the output ---------------------------------------------------------------------------------------- */

/* A value to the power of `times`, modulo 2^64. */
static uint64_t power(uint64_t value, int64_t times)
{
    uint64_t result = 1;
    for (; times > 0; times /= 2, value *= value)
        result *= times % 2 == 0 ? 1 : value;
    return result;
}

/* The value of a cell after `times` updates with the same value. */
static int64_t apply(enum reduction reduction, int64_t old, int64_t update, int64_t times)
{
    switch (reduction) {
    case REDUCTION_NONE:
        return update;
    case REDUCTION_ADD:
        return (int64_t)((uint64_t)old + (uint64_t)update * (uint64_t)times);
    case REDUCTION_MUL:
        return (int64_t)((uint64_t)old * power((uint64_t)update, times));
    case REDUCTION_MAX:
        return update > old ? update : old;
    case REDUCTION_MIN:
        return update < old ? update : old;
    }
    return old;
}

/* How many of `count` items party number `turn` gets if `parties` take turns. */
static int64_t share(int64_t count, int64_t parties, int64_t turn)
{
    return count <= turn ? 0 : (count - turn + parties - 1) / parties;
}

/* The value of a cell that is the target of the updates `turn`, `turn + cells`, … */
static int64_t reduced_value(const struct large_row *row, int64_t value, int64_t turn)
{
    int64_t period = row->period == 0 ? 1 : row->period, hits = share(row->count, row->cells, turn);
    bool takes_last = row->last != 0 && (row->count - 1) % row->cells == turn;
    hits -= takes_last;
    for (int64_t phase = 0; phase < period; phase++) {
        int64_t times = share(hits, period, phase);
        if (times > 0)
            value = apply(row->reduction, value, row->base + phase, times);
    }
    return takes_last ? apply(row->reduction, value, row->last, 1) : value;
}

int64_t large_update_of(const struct large_geometry *geometry, int64_t outer, int64_t slot, int64_t inner)
{
    const struct large_row *row = geometry->row;
    int64_t distance = (slot - row->start - line_of(geometry, outer, inner) * row->shift) % geometry->extent;
    distance += distance < 0 ? geometry->extent : 0;
    return multiply(distance, geometry->inverse, geometry->extent);
}

bool large_updates_are_periodic(const struct large_geometry *geometry)
{
    return geometry->row->cells == 0 && geometry->row->dtype != DTYPE_BOOL;
}

int64_t large_output_value(const struct large_geometry *geometry, int64_t outer, int64_t slot, int64_t inner)
{
    const struct large_row *row = geometry->row;
    int64_t value = large_data_value(geometry, position_of(geometry, outer, slot, inner));
    if (outer >= geometry->outer_lines || inner >= geometry->inner_lines)
        return value;
    int64_t distance = slot - row->start;
    if (row->cells > 0) {
        bool is_target = distance >= 0 && distance % row->step == 0 && distance / row->step < row->cells;
        return is_target ? reduced_value(row, value, distance / row->step) : value;
    }
    int64_t j = large_update_of(geometry, outer, slot, inner);
    if (j >= row->count)
        return value;
    return apply(row->reduction, value, large_update_value(geometry, outer, j, inner), 1);
}
