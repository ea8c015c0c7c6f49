/* What each row of the table of misreadings changes in the right reading of a node. */
#include "dtype.h"
#include "node.h"
#include "reading.h"

#include <math.h>
#include <string.h>

struct reading_facts reading_facts_of(const struct scatter_node *node)
{
    struct reading_facts facts = {.defaults = node->defaults};
    const struct tensor *indices = node->inputs[INPUT_INDICES];
    for (size_t i = 0; i < node->attribute_count; i++) {
        if (strcmp(node->attributes[i].name, "axis") != 0 || node->op == OPERATOR_SCATTER_ND)
            continue;
        facts.axis_given = true;
        facts.axis = (int)node->attributes[i].integer;
        facts.axis_negative = facts.axis < 0;
    }
    for (int64_t position = 0; position < indices->count; position++) {
        int64_t index = index_at(indices, position);
        int64_t magnitude = index < 0 ? -(index + 1) : index;
        facts.has_negative |= index < 0;
        facts.greatest = magnitude > facts.greatest ? magnitude : facts.greatest;
    }
    return facts;
}

/* The number of dimensions of data that indices address. */
static int indexed_dimensions(const struct reading *reading)
{
    return reading->tuples ? reading->length : reading->data->rank;
}

/* ---- extents, and what a negative index means ---------------------------------------------------------- */

/* Sets the factors with which a negative index and its extent add up to a coordinate. */
static void count_negative(struct reading *reading, int64_t index, int64_t extent, int64_t constant)
{
    reading->negative.index = index;
    reading->negative.extent = extent;
    reading->negative.constant = constant;
}

static int64_t extent_for(const struct reading *reading, int dimension)
{
    const int rank = reading->data->rank, last = indexed_dimensions(reading) - 1;
    const int64_t *dims = reading->data->dims;
    switch (reading->extents_of) {
    case EXTENTS_OWN:
        break;
    case EXTENTS_FIRST:
        return dims[0];
    case EXTENTS_LAST:
        return dims[rank - 1];
    case EXTENTS_NEXT:
        return dimension + 1 < rank ? dims[dimension + 1] : 1;
    case EXTENTS_PREVIOUS:
        return dimension > 0 ? dims[dimension - 1] : dims[0];
    case EXTENTS_MIRRORED:
        return dims[last - dimension];
    case EXTENTS_INDICES:
        return dimension < reading->indices->rank ? reading->indices->dims[dimension] : dims[dimension];
    case EXTENTS_COUNT:
        return reading->data->count;
    }
    return dims[dimension];
}

/* Takes the extents from other dimensions; false if none changes. */
static bool take_extents(struct reading *reading)
{
    bool changed = false;
    for (int i = 0; i < indexed_dimensions(reading); i++) {
        const int64_t extent = extent_for(reading, i), own = reading->data->dims[i];
        reading->extents[i] = extent > 0 ? extent : own;
        changed |= reading->extents[i] != own;
    }
    return changed;
}

/* ---- tuples and strides -------------------------------------------------------------------------------- */

static void reverse_components(struct reading *reading)
{
    for (int i = 0; i < reading->length; i++)
        reading->component[i] = reading->length - 1 - i;
}

static void swap_last_components(struct reading *reading)
{
    reading->component[reading->length - 1] = reading->length - 2;
    reading->component[reading->length - 2] = reading->length - 1;
}

static void shorten_tuples(struct reading *reading)
{
    reading->length--;
    reading->slice *= reading->data->dims[reading->length];
    reading->update_stride = reading->inner_end = reading->slice;
}

static void copy_strides(int64_t *to, const int64_t *from)
{
    memcpy(to, from, READING_DIMENSIONS * sizeof *to);
}

static void divide_strides(struct reading *reading)
{
    for (int i = 0; i < reading->length; i++)
        reading->data_strides[i] /= reading->slice;
}

/* Whose extent multiplies a stride. */
enum factor { FACTOR_OWN, FACTOR_FIRST, FACTOR_LAST };

/* Strides as computed by a loop that multiplies by wrong extents; false if one exceeds the size of data. */
static bool use_factors(struct reading *reading, enum factor of)
{
    const int64_t *dims = reading->data->dims;
    const int last = indexed_dimensions(reading) - 1;
    for (int i = last - 1; i >= 0; i--) {
        const int64_t factor = dims[of == FACTOR_OWN ? i : of == FACTOR_FIRST ? 0 : last];
        if (reading->data_strides[i + 1] > reading->data->count / factor)
            return false;
        reading->data_strides[i] = reading->data_strides[i + 1] * factor;
    }
    return true;
}

/* ---- powers of two ------------------------------------------------------------------------------------- */

/* The power of two of a variant: 2, 4, 8 and so on, below a count; 0 if there is none. */
static int64_t power_below(int variant, int64_t count)
{
    int64_t power = variant < 40 ? (int64_t)2 << variant : INT64_MAX;
    return power < count ? power : 0;
}

/* The greatest multiple of a power of two below a count that is not a multiple of it; 0 if there is none. */
static int64_t multiple_below(int variant, int64_t count)
{
    int64_t power = power_below(variant, count);
    while (power > 0 && count % power == 0 && power < count)
        power *= 2; /* the next variants are the same */
    return power == 0 || power >= count ? 0 : count - count % power;
}

/* The powers of two below the number of updates; further variants count elements of updates, if these
 * differ. */
static int64_t power_of_updates(const struct reading *reading, int variant)
{
    const int64_t count = reading_updates(reading), elements = reading->updates->count;
    int of_updates = 0;
    while (power_below(of_updates, count) > 0)
        of_updates++;
    if (variant < of_updates)
        return power_below(variant, count);
    return count < elements ? power_below(variant - of_updates, elements) : 0;
}

/* Ends after a power of power_of_updates. */
static void end_at_power(struct reading *reading, int variant, int64_t power)
{
    *(power_below(variant, reading_updates(reading)) > 0 ? &reading->end : &reading->element_end) = power;
}

static int64_t inner_extent(const struct reading *reading)
{
    return reading->tuples ? reading->slice : reading->indices->dims[reading->indices->rank - 1];
}

/* The widths of narrow types, by variant: 8 bits and so on, up to the widest; 0 if there are no more. */
static int64_t narrow_bits(int variant, int64_t widest)
{
    const int64_t bits = variant < 8 ? (int64_t)8 << variant : INT64_MAX;
    return bits <= widest ? bits : 0;
}

static int64_t mask_of(int64_t bits)
{
    return ((int64_t)1 << bits) - 1;
}

/* Whether a count does not fit into a narrow type; false for 0 bits. */
static bool exceeds(int64_t count, int64_t bits)
{
    return bits > 0 && count > mask_of(bits);
}

/* ---- arithmetic ---------------------------------------------------------------------------------------- */

static bool is_integer(const struct reading *reading)
{
    const enum dtype_kind kind = dtype_kind(reading->data->dtype);
    return kind == DTYPE_KIND_SIGNED || kind == DTYPE_KIND_UNSIGNED;
}

static bool is_floating(const struct reading *reading)
{
    return dtype_kind(reading->data->dtype) == DTYPE_KIND_FLOATING;
}

static bool is_extreme(const struct reading *reading)
{
    return reading->reduction == REDUCTION_MAX || reading->reduction == REDUCTION_MIN;
}

/* The integers of a width in bits; the type of data is signed or unsigned. */
static int32_t integers_of(int64_t bits, bool is_signed)
{
    switch (bits) {
    case 8:
        return is_signed ? DTYPE_INT8 : DTYPE_UINT8;
    case 16:
        return is_signed ? DTYPE_INT16 : DTYPE_UINT16;
    case 32:
        return is_signed ? DTYPE_INT32 : DTYPE_UINT32;
    default:
        return is_signed ? DTYPE_INT64 : DTYPE_UINT64;
    }
}

static void compare_bits(struct reading *reading, bool is_signed)
{
    reading->arithmetic = ARITHMETIC_SAME_BITS;
    reading->other_type = integers_of(8 * (int64_t)dtype_size(reading->data->dtype), is_signed);
}

/* `variant`: which of two operands is taken that the other type cannot tell apart. */
static void compare_in(struct reading *reading, int32_t type, int variant)
{
    reading->arithmetic = ARITHMETIC_COMPARED;
    reading->other_type = type;
    reading->takes_equal = variant % 2 != 0;
}

/* Whether another floating type cannot hold all values of the type of data, or their products. */
static bool loses_values(const struct reading *reading, int32_t type)
{
    const int32_t own = reading->data->dtype;
    const struct floating_format *format = floating_format_of(own), *other = floating_format_of(type);
    const size_t bytes = dtype_size(own) * (reading->reduction == REDUCTION_MUL ? 2 : 1);
    if (is_integer(reading))
        return (type == DTYPE_DOUBLE && bytes > 6) || (type == DTYPE_FLOAT && bytes > 3);
    return is_floating(reading) && (other->unit > format->unit || other->largest < format->largest);
}

/* Where values are converted to another type: after each update, at the end, or the updates of a cell alone;
 * without a reduction there is no difference. */
static int conversions_of(const struct reading *reading)
{
    return reading->reduction == REDUCTION_NONE ? 1 : 3;
}

/* Variants of computing in another floating type: the conversions, and for integers the two ways to convert
 * what is out of range. */
static int type_variants(const struct reading *reading, int32_t type)
{
    if (!loses_values(reading, type))
        return 0;
    return conversions_of(reading) * (is_integer(reading) ? 2 : 1);
}

static void compute_in(struct reading *reading, int32_t type, int variant)
{
    const int conversions = conversions_of(reading), conversion = variant % conversions;
    reading->arithmetic = conversion == 0   ? ARITHMETIC_IN_TYPE
                          : conversion == 1 ? ARITHMETIC_WIDE
                                            : ARITHMETIC_WIDE_UPDATES;
    reading->saturates = variant / conversions == 0;
    reading->other_type = type;
}

static void compute_narrow(struct reading *reading, int64_t bits)
{
    reading->arithmetic = ARITHMETIC_IN_TYPE;
    reading->other_type = integers_of(bits, dtype_kind(reading->data->dtype) == DTYPE_KIND_SIGNED);
}

/* Half the bits of the type of data, then half of these, and so on; 0 if there are no more. */
static int64_t fewer_bits(const struct reading *reading, int variant)
{
    const int64_t bits = variant < 8 ? 8 * (int64_t)dtype_size(reading->data->dtype) >> (variant + 1) : 0;
    return bits < 8 ? 0 : bits;
}

static bool is_narrower(const struct reading *reading, int64_t bits)
{
    return is_integer(reading) && bits > 0 && bits < 8 * (int64_t)dtype_size(reading->data->dtype);
}

/* The widths of types, by variant: 1 byte and so on, another one than that of data, of which whole elements
 * fit into a slice; 0 if there are no more. */
static int64_t other_width(const struct reading *reading, int variant)
{
    const int64_t size = (int64_t)dtype_size(reading->data->dtype);
    for (int64_t width = 1; width <= WIDTH_FACTOR * size && reading->data->dtype != DTYPE_STRING; width *= 2)
        if (width != size && reading->slice * width % size == 0 && reading->reduction == REDUCTION_NONE &&
            variant-- == 0)
            return width;
    return 0;
}

/* Never writes to the first or the last coordinate of dimension `variant` of data, or to that cell. */
static void spare(struct reading *reading, int variant, bool last)
{
    const bool is_cell = variant == reading->data->rank;
    reading->spared_stride = is_cell ? 1 : reading->data_strides[variant];
    reading->spared_extent = is_cell ? reading->data->count : reading->data->dims[variant];
    reading->spared = last ? reading->spared_extent - 1 : 0;
}

/* Whether the first and the last of all indices differ as if they were a run. */
static bool ends_as_run(const struct reading *reading)
{
    const int64_t last = reading->indices->count - 1;
    return indexed_dimensions(reading) == 1 && last > 1 &&
           index_at(reading->indices, last) - index_at(reading->indices, 0) == last;
}

/* Usual numbers of fraction bits, by variant; 0 if there are no more. */
static int64_t fraction_bits(int variant)
{
    static const int64_t bits[] = {8, 10, 12, 16, 20, 24, 30, 32};
    return variant < (int)(sizeof bits / sizeof *bits) ? bits[variant] : 0;
}

/* The first row for all rows; of more dimensions, the outermost or all but the last are repeated. */
static void repeat_row(struct reading *reading, int variant)
{
    const int last = indexed_dimensions(reading) - 1;
    reading->update_stride = 0;
    for (int i = 0; i < (variant == 0 ? 1 : last); i++)
        reading->update_strides[i] = 0;
}

static void stride_by_next(struct reading *reading)
{
    const struct tensor *data = reading->data;
    for (int i = 0; i < indexed_dimensions(reading); i++)
        reading->data_strides[i] = i + 1 < data->rank ? data->dims[i + 1] : 1;
}

/* All default values for the given ones; if there are several, further variants take each alone. False if
 * there are no more. */
static bool take_defaults(struct reading *reading, const struct tensor *const *defaults, int variant)
{
    const struct tensor **const taken[INPUT_SLOTS] = {&reading->data, &reading->indices, &reading->updates};
    int count = 0;
    for (int slot = 0; slot < INPUT_SLOTS && defaults != NULL; slot++)
        if (defaults[slot] != NULL && (++count == variant || variant == 0))
            *taken[slot] = defaults[slot];
    return count > variant || (count == variant && count > 1);
}

/* ---- one row ------------------------------------------------------------------------------------------- */

/* What a misreading changes. */
enum kind {
    WHOLE,      /* the whole output, also of a node without updates */
    AXIS,       /* the axis; the misreading must give another one that data has */
    NEGATIVE,   /* what a negative index means */
    INDEX,      /* where an index is read, and what it means */
    TUPLE,      /* the components of tuples */
    SLICE,      /* the elements of a slice that are written */
    STRIDES,    /* the strides of data */
    UPDATES,    /* where an update is read */
    REDUCTION,  /* another reduction */
    COMPUTING,  /* what a reduction other than none starts with, or how often updates count */
    EXTENT,     /* which updates are applied */
    ARITHMETIC, /* how operands are combined */
    WIDTH       /* the width of offsets and positions */
};

static enum kind kind_of(enum misreading misreading)
{
    static const enum kind kinds[MISREADING_COUNT] = {
#define KIND(constant, kind, ...) [MISREADING_##constant] = kind,
        MISREADING_TABLE(KIND, KIND)
#undef KIND
    };
    return kinds[misreading];
}

bool misreading_is_of_width(enum misreading misreading)
{
    return kind_of(misreading) == WIDTH;
}

/* Whether a node has what the misreadings of a kind change. */
static bool has_kind(const struct reading *reading, enum kind kind, const struct reading_facts *facts)
{
    if (reading_updates(reading) == 0)
        return kind == WHOLE;
    switch (kind) {
    case AXIS:
        return !reading->tuples;
    case NEGATIVE:
        return facts->has_negative;
    case TUPLE:
        return reading->tuples && reading->length > 0;
    case SLICE:
        return reading->tuples && reading->slice > 1;
    case STRIDES:
        return indexed_dimensions(reading) > 0;
    case COMPUTING:
        return reading->reduction != REDUCTION_NONE;
    case WHOLE:
    case INDEX:
    case UPDATES:
    case REDUCTION:
    case EXTENT:
    case ARITHMETIC:
    case WIDTH:
        break;
    }
    return true;
}

bool reading_misread(struct reading *r, enum misreading misreading, int variant,
                     const struct reading_facts *f, int64_t *number)
{
    const enum kind kind = kind_of(misreading);
    const int rank = r->data->rank, last = indexed_dimensions(r) - 1, axis = r->axis;
    const int64_t count = reading_updates(r);
    bool applies = false;
    *number = 0;
    if (!has_kind(r, kind, f))
        return false;
    switch (misreading) {
#define ONE(constant, kind, name, clause, sentence, when, change) \
    case MISREADING_##constant:                                   \
        applies = variant == 0 && (when);                         \
        if (applies)                                              \
            change;                                               \
        break;
#define EACH(constant, kind, name, clause, sentence, parameter, when, change) \
    case MISREADING_##constant:                                               \
        *number = (parameter);                                                \
        applies = (when);                                                     \
        if (applies)                                                          \
            change;                                                           \
        break;
        MISREADING_TABLE(ONE, EACH)
#undef EACH
#undef ONE
    }
    if (applies && kind == AXIS)
        return r->axis >= 0 && r->axis < rank && r->axis != axis;
    return applies && (r->extents_of == EXTENTS_OWN || take_extents(r));
}
