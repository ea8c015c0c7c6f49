/* What THIN_PLACE_TABLE of random_parts.h promises, measured from cases. */
#include "dtype.h"
#include "node.h"
#include "random_numbers.h"
#include "world_fixture.h"

#include <string.h>

enum { RISES = 1, IS_NEGATIVE = 2, ENDS_LAST = 4, CELLS_MOST = 4096 };

static bool has_tuples(const struct world_case *made)
{
    return made->kind.version->op == OPERATOR_SCATTER_ND;
}

static int axis_of(const struct world_case *made)
{
    return has_tuples(made) ? 0 : axis_normalise(made->axis, made->inputs[INPUT_DATA].rank);
}

static bool is_valid(const struct world_case *made)
{
    int64_t first;
    return made->inputs[INPUT_UPDATES].count > 0 && count_bad(made, &first) == 0;
}

/* ---- shapes -------------------------------------------------------------------------------------------- */

static bool is_unmerged(const struct world_case *made, int rank)
{
    const struct tensor *data = &made->inputs[INPUT_DATA], *indices = &made->inputs[INPUT_INDICES];
    bool is = is_valid(made) && data->rank == rank;
    for (int i = 0; is && i < rank; i++)
        is = has_tuples(made) ? i == 0 || data->dims[i] != data->dims[i - 1]
                              : indices->dims[i] < data->dims[i];
    return is;
}

static bool is_unmerged_elements(const struct world_case *made, int rank)
{
    return !has_tuples(made) && is_unmerged(made, rank);
}

/* With tuples that are shorter than the rank by 0, 1 or 2: rank + 10 * that. */
static bool is_unmerged_tuples(const struct world_case *made, int parameter)
{
    const int rank = parameter % 10;
    const struct tensor *indices = &made->inputs[INPUT_INDICES];
    return has_tuples(made) && is_unmerged(made, rank) &&
           indices->dims[indices->rank - 1] == rank - parameter / 10;
}

static bool is_odd(const struct world_case *made, int axis)
{
    const struct tensor *data = &made->inputs[INPUT_DATA], *indices = &made->inputs[INPUT_INDICES];
    const int64_t *dims = data->dims;
    const bool fits =
        is_valid(made) && data->rank == 2 && dims[0] >= 37 && dims[0] <= 61 && dims[1] >= 37 && dims[1] <= 61;
    if (axis < 0) /* tuples of so many */
        return fits && has_tuples(made) && indices->dims[1] == -axis;
    return fits && !has_tuples(made) && axis_of(made) == axis && indices->dims[1 - axis] < dims[1 - axis];
}

static bool is_wide(const struct world_case *made, int axis)
{
    const struct tensor *data = &made->inputs[INPUT_DATA], *indices = &made->inputs[INPUT_INDICES];
    bool is = false;
    if (!is_valid(made) || (has_tuples(made) ? axis >= 0 : axis_of(made) != axis))
        return false;
    for (int i = has_tuples(made) ? (int)indices->dims[indices->rank - 1] : 0; i < data->rank; i++)
        is = is || (has_tuples(made) ? data->dims[i] > 256 : i != axis && indices->dims[i] > 256);
    return is;
}

/* ---- lists --------------------------------------------------------------------------------------------- */

/* The places of the first line of indices, or the components of tuples of one; 0: there is no list. */
static int64_t list_of(const struct world_case *made, int64_t *list, int64_t most)
{
    const struct tensor *indices = &made->inputs[INPUT_INDICES];
    if (!is_valid(made) || (has_tuples(made) && indices->dims[indices->rank - 1] != 1))
        return 0;
    const int axis = axis_of(made);
    int64_t inner = 1, count = indices->dims[axis];
    for (int i = axis + 1; i < indices->rank; i++)
        inner *= indices->dims[i];
    for (int64_t i = 0; i < count && i < most; i++)
        list[i] = index_at(indices, i * inner);
    return count < most ? count : 0;
}

static bool is_run(const struct world_case *made, int parameter)
{
    int64_t list[CELLS_MOST];
    const int64_t count = list_of(made, list, CELLS_MOST);
    const int64_t step = (parameter & RISES) != 0 ? 1 : -1;
    bool is = count >= 3 && (list[0] < 0) == ((parameter & IS_NEGATIVE) != 0);
    for (int64_t i = 1; is && i < count; i++)
        is = list[i] - list[i - 1] == step && (list[i] < 0) == (list[0] < 0);
    if (!is)
        return false;
    const int64_t last = step == 1 ? list[count - 1] : list[0], extent = index_extent(made, 0);
    return (index_normalise(last, extent) == extent - 1) == ((parameter & ENDS_LAST) != 0);
}

/* How many cells of a list have updates, and how many updates the most crowded one. */
static void crowd_of(const struct world_case *made, int64_t *cells, int64_t *most, int64_t *count)
{
    static int64_t list[CELLS_MOST];
    int64_t hits[CELLS_MOST] = {0};
    *cells = *most = 0;
    *count = list_of(made, list, CELLS_MOST);
    for (int64_t i = 0; i < *count; i++) {
        const int64_t extent = index_extent(made, 0);
        if (extent > CELLS_MOST)
            return;
        const int64_t now = ++hits[index_normalise(list[i], extent)];
        *cells += now == 1;
        *most = now > *most ? now : *most;
    }
}

static bool is_crowd(const struct world_case *made, int reduction)
{
    int64_t cells, most, count;
    if (made->kind.reduction != (enum reduction)reduction || made->inputs[INPUT_UPDATES].count < 120)
        return false;
    crowd_of(made, &cells, &most, &count);
    return cells > 50 && most > 64;
}

static bool is_crowd_of_bool(const struct world_case *made, int parameter)
{
    int64_t cells, most, count;
    (void)parameter;
    if (made->kind.dtype != DTYPE_BOOL)
        return false;
    crowd_of(made, &cells, &most, &count);
    return cells > 20 && most > 256;
}

static bool is_thousands(const struct world_case *made, int parameter)
{
    int64_t cells, most, count;
    (void)parameter;
    crowd_of(made, &cells, &most, &count);
    return count > 2000 && cells > 150 && cells <= 500;
}

/* ---- values -------------------------------------------------------------------------------------------- */

static bool has_parts(const struct tensor *tensor, int64_t from, int64_t to, int64_t value)
{
    const struct number_type type = number_type_of(tensor->dtype);
    for (int64_t i = from; i < to; i++)
        for (int part = 0; part < type.parts; part++)
            if (load_bits((const char *)tensor->elements + (size_t)(i * type.parts + part) * (type.bits / 8u),
                          type.bits / 8u) != number_bits(type, part == 0 ? value : 0, 0))
                return false;
    return true;
}

static const struct tensor *numbers_of(const struct world_case *made, int slot)
{
    const struct tensor *tensor = &made->inputs[slot];
    return tensor->dtype == DTYPE_STRING || tensor->dtype == DTYPE_BOOL || tensor->count < 6 ? NULL : tensor;
}

static bool all_updates_are(const struct world_case *made, int value)
{
    const struct tensor *updates = numbers_of(made, INPUT_UPDATES);
    return updates != NULL && has_parts(updates, 0, updates->count, value);
}

static bool first_updates_are(const struct world_case *made, int value)
{
    const struct tensor *updates = numbers_of(made, INPUT_UPDATES);
    return updates != NULL && has_parts(updates, 0, 3, value) &&
           !has_parts(updates, 3, updates->count, value);
}

static bool updates_are_equal(const struct world_case *made, int parameter)
{
    const struct tensor *updates = numbers_of(made, INPUT_UPDATES);
    (void)parameter;
    return updates != NULL && !has_parts(updates, 0, 1, 0) && !has_parts(updates, 0, 1, 1) &&
           memcmp(updates->elements, (const char *)updates->elements + dtype_size(updates->dtype),
                  updates->size - dtype_size(updates->dtype)) == 0;
}

static bool data_is_zero(const struct world_case *made, int parameter)
{
    const struct tensor *data = numbers_of(made, INPUT_DATA);
    (void)parameter;
    return data != NULL && has_parts(data, 0, data->count, 0);
}

static bool data_is_negative(const struct world_case *made, int parameter)
{
    const struct tensor *data = numbers_of(made, INPUT_DATA);
    (void)parameter;
    if (data == NULL || data->dtype != DTYPE_FLOAT)
        return false;
    for (int64_t i = 0; i < data->count; i++)
        if (!(((const float *)data->elements)[i] < 0))
            return false;
    return true;
}

/* Of ScatterND and ScatterElements of rank 1: an infinity or NaN beside a cell with an update, whose value is
 * finite. */
static bool has_beside(const struct world_case *made, int parameter)
{
    static bool is_aimed[CELLS_MOST + 2];
    static int64_t list[CELLS_MOST];
    const struct tensor *data = &made->inputs[INPUT_DATA];
    const int64_t count = list_of(made, list, CELLS_MOST);
    const float *numbers = data->elements;
    bool infinite = false, nan = false;
    if (count == 0 || data->rank != 1 || data->dtype != DTYPE_FLOAT || data->count > CELLS_MOST ||
        has_tuples(made) != (parameter != 0))
        return false;
    memset(is_aimed, 0, sizeof is_aimed);
    for (int64_t i = 0; i < count; i++)
        is_aimed[1 + index_normalise(list[i], data->count)] = true;
    for (int64_t i = 0; i < data->count; i++) {
        const bool is_finite = numbers[i] - numbers[i] == 0;
        const bool is_beside = is_aimed[i] || is_aimed[i + 2];
        if (!is_finite && (is_aimed[i + 1] || !is_beside))
            return false;
        nan = nan || numbers[i] != numbers[i];
        infinite = infinite || (!is_finite && numbers[i] == numbers[i]);
    }
    return nan && infinite;
}

/* ---- the list ------------------------------------------------------------------------------------------ */

#define RANKS(name, feature, more)                                                      \
    {name " of rank 5", feature, 5 + (more)}, {name " of rank 6", feature, 6 + (more)}, \
        {name " of rank 7", feature, 7 + (more)},                                       \
    {                                                                                   \
        name " of rank 8", feature, 8 + (more)                                          \
    }

const struct feature features_of_thin_places[] = {
    RANKS("unmerged elements", is_unmerged_elements, 0),
    RANKS("unmerged tuples", is_unmerged_tuples, 0),
    RANKS("unmerged tuples, short by 1", is_unmerged_tuples, 10),
    RANKS("unmerged tuples, short by 2", is_unmerged_tuples, 20),
    {"odd extents, axis 0", is_odd, 0},
    {"odd extents, axis 1", is_odd, 1},
    {"odd extents, tuples of 1", is_odd, -1},
    {"odd extents, tuples of 2", is_odd, -2},
    {"wide, axis 0", is_wide, 0},
    {"wide, axis 1", is_wide, 1},
    {"wide, axis 2", is_wide, 2},
    {"wide slices", is_wide, -1},
    {"falling run", is_run, 0},
    {"rising run", is_run, RISES},
    {"falling run of negative indices", is_run, IS_NEGATIVE},
    {"rising run of negative indices", is_run, RISES + IS_NEGATIVE},
    {"falling run from the last", is_run, ENDS_LAST},
    {"rising run to the last", is_run, RISES + ENDS_LAST},
    {"falling run of negative indices from the last", is_run, IS_NEGATIVE + ENDS_LAST},
    {"rising run of negative indices to the last", is_run, RISES + IS_NEGATIVE + ENDS_LAST},
    {"crowd, none", is_crowd, REDUCTION_NONE},
    {"crowd, add", is_crowd, REDUCTION_ADD},
    {"crowd, mul", is_crowd, REDUCTION_MUL},
    {"crowd, max", is_crowd, REDUCTION_MAX},
    {"crowd, min", is_crowd, REDUCTION_MIN},
    {"crowd of bool", is_crowd_of_bool, 0},
    {"thousands into hundreds", is_thousands, 0},
    {"updates 0", all_updates_are, 0},
    {"updates 1", all_updates_are, 1},
    {"updates equal", updates_are_equal, 0},
    {"first updates 0", first_updates_are, 0},
    {"first updates 1", first_updates_are, 1},
    {"data 0", data_is_zero, 0},
    {"data negative", data_is_negative, 0},
    {"special values beside elements", has_beside, 0},
    {"special values beside tuples", has_beside, 1},
    {NULL, NULL, 0}};
