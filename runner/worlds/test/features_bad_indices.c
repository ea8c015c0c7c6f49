/* Features of cases with indices that are out of range. */
#include "world_fixture.h"

#include <string.h>

enum { AT_FIRST, IN_THE_MIDDLE, AT_LAST };

static bool has_one_bad(const struct world_case *made, int place)
{
    const int64_t count = made->inputs[INPUT_INDICES].count;
    int64_t first = -1;
    if (count < 8 || count_bad(made, &first) != 1)
        return false;
    return first == (place == AT_FIRST ? 0 : place == AT_LAST ? count - 1 : count / 2);
}

static bool has_several_bad(const struct world_case *made, int most)
{
    int64_t first;
    const int64_t bad = count_bad(made, &first);
    return bad > 1 && bad <= most && bad < made->inputs[INPUT_INDICES].count;
}

static bool has_all_bad(const struct world_case *made, int count)
{
    int64_t first;
    return made->inputs[INPUT_INDICES].count >= count &&
           count_bad(made, &first) == made->inputs[INPUT_INDICES].count;
}

enum value {
    THE_EXTENT,
    BELOW_BY_ONE,
    MUCH_ABOVE,
    MUCH_BELOW,
    INT32_GREATEST,
    INT32_LEAST,
    INT64_GREATEST,
    INT64_LEAST,
    VALID_IN_32_BITS,
    VALID_IN_32_BITS_BELOW,
    VALID_IN_16_BITS
};

static bool is_bad_value(enum value value, int64_t index, int64_t extent)
{
    const int64_t narrow = (int64_t)1 << 32;
    switch (value) {
    case THE_EXTENT:
        return index == extent;
    case BELOW_BY_ONE:
        return index == -extent - 1;
    case MUCH_ABOVE:
        return index > extent + 10 && index < extent + 1000;
    case MUCH_BELOW:
        return index < -extent - 10 && index > -extent - 1000;
    case INT32_GREATEST:
        return index == INT32_MAX;
    case INT32_LEAST:
        return index == INT32_MIN;
    case INT64_GREATEST:
        return index == INT64_MAX;
    case INT64_LEAST:
        return index == INT64_MIN;
    case VALID_IN_32_BITS:
        return index >= narrow && index < narrow + extent;
    case VALID_IN_32_BITS_BELOW:
        return index >= -narrow && index < -narrow + extent;
    case VALID_IN_16_BITS:
        return index >= 1 << 16 && index < (1 << 16) + extent;
    }
    return false;
}

static bool has_bad_value(const struct world_case *made, int value)
{
    int64_t first;
    return count_bad(made, &first) == 1 &&
           is_bad_value((enum value)value, index_value(made, first), index_extent(made, first));
}

/* The tuple [0, s] or [i, -s - 1] and such: its flat offset is that of a cell. */
static bool has_flat_offset_in_range(const struct world_case *made, int parameter)
{
    (void)parameter;
    const struct tensor *data = &made->inputs[INPUT_DATA], *indices = &made->inputs[INPUT_INDICES];
    int64_t first, cells = 1, offset = 0;
    if (made->kind.version->op != OPERATOR_SCATTER_ND || count_bad(made, &first) != 1)
        return false;
    const int64_t length = indices->dims[indices->rank - 1], begin = first / length * length;
    if (length < 2 || index_value(made, first) != index_extent(made, first))
        return false;
    for (int64_t i = 0; i < length; i++) {
        offset = offset * data->dims[i] + index_value(made, begin + i);
        cells *= data->dims[i];
    }
    return offset >= 0 && offset < cells;
}

static bool has_bad_index_into_nothing(const struct world_case *made, int parameter)
{
    (void)parameter;
    return made->inputs[INPUT_INDICES].count > 0 && index_extent(made, 0) == 0;
}

/* All updates of the only bad index are the neutral element of the reduction. */
static bool has_idle_bad_index(const struct world_case *made, int reduction)
{
    const struct tensor *updates = &made->inputs[INPUT_UPDATES];
    int64_t first;
    if (made->kind.dtype != DTYPE_FLOAT || (int)made->kind.reduction != reduction ||
        count_bad(made, &first) != 1)
        return false;
    const int64_t slice = slice_count(made), tuple = made->inputs[INPUT_INDICES].count / line_count(made);
    const uint32_t neutral[REDUCTION_COUNT] = {
        [REDUCTION_MUL] = 0x3f800000, [REDUCTION_MAX] = 0xff800000, [REDUCTION_MIN] = 0x7f800000};
    for (int64_t i = 0; i < slice; i++)
        if (((const uint32_t *)updates->elements)[first / tuple * slice + i] != neutral[reduction])
            return false;
    return slice > 0;
}

const struct feature features_of_bad_indices[] = {
    {"one bad index, the first", has_one_bad, AT_FIRST},
    {"one bad index in the middle", has_one_bad, IN_THE_MIDDLE},
    {"one bad index, the last", has_one_bad, AT_LAST},
    {"several bad indices", has_several_bad, 5},
    {"all indices bad", has_all_bad, 12},
    {"s", has_bad_value, THE_EXTENT},
    {"-s - 1", has_bad_value, BELOW_BY_ONE},
    {"much above", has_bad_value, MUCH_ABOVE},
    {"much below", has_bad_value, MUCH_BELOW},
    {"INT32_MAX", has_bad_value, INT32_GREATEST},
    {"INT32_MIN", has_bad_value, INT32_LEAST},
    {"INT64_MAX", has_bad_value, INT64_GREATEST},
    {"INT64_MIN", has_bad_value, INT64_LEAST},
    {"2^32 and more, valid in 32 bits", has_bad_value, VALID_IN_32_BITS},
    {"-2^32 and more, valid in 32 bits", has_bad_value, VALID_IN_32_BITS_BELOW},
    {"2^16 and more, valid in 16 bits", has_bad_value, VALID_IN_16_BITS},
    {"a bad tuple whose flat offset is in range", has_flat_offset_in_range, 0},
    {"an index into an extent of 0", has_bad_index_into_nothing, 0},
    {"a bad index under an added 0", has_idle_bad_index, REDUCTION_ADD},
    {"a bad index under a factor of 1", has_idle_bad_index, REDUCTION_MUL},
    {"a bad index under a maximum with the least", has_idle_bad_index, REDUCTION_MAX},
    {"a bad index under a minimum with the greatest", has_idle_bad_index, REDUCTION_MIN},
    {NULL, NULL, 0}};
