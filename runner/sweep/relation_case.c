#include "relation_case.h"

#include "case_edit.h"
#include "floating_format.h"
#include "indices.h"

#include <math.h>
#include <string.h>

static bool has_tuples(const struct world_case *of)
{
    return !of->kind.version->has_axis;
}

static int axis_of(const struct world_case *of)
{
    return axis_normalise(of->axis, of->inputs[INPUT_DATA].rank);
}

/* An index counted from 0. */
static int64_t place_of(const struct world_case *of, int64_t position)
{
    return index_normalise(case_index(of, position), case_extent_of_index(of, position));
}

bool case_is_valid(const struct world_case *of, bool *is_positive)
{
    *is_positive = true;
    for (int64_t i = 0; i < of->inputs[INPUT_INDICES].count; i++) {
        const int64_t index = case_index(of, i), extent = case_extent_of_index(of, i);
        if (!index_in_range(index, extent))
            return false;
        *is_positive = *is_positive && index >= 0;
    }
    return true;
}

/* The coordinates of the element at a position. */
static void coordinates_of(const struct tensor *tensor, int64_t position, int64_t *coordinates)
{
    for (int i = tensor->rank - 1; i >= 0; i--) {
        coordinates[i] = position % tensor->dims[i];
        position /= tensor->dims[i];
    }
}

static int64_t position_of(const struct tensor *tensor, const int64_t *coordinates)
{
    int64_t position = 0;
    for (int i = 0; i < tensor->rank; i++)
        position = position * tensor->dims[i] + coordinates[i];
    return position;
}

static void find_targets_of_elements(const struct world_case *of, int64_t *targets)
{
    int64_t coordinates[EDITED_RANK_MOST];
    for (int64_t i = 0; i < of->inputs[INPUT_INDICES].count; i++) {
        coordinates_of(&of->inputs[INPUT_INDICES], i, coordinates);
        coordinates[axis_of(of)] = place_of(of, i);
        targets[i] = position_of(&of->inputs[INPUT_DATA], coordinates);
    }
}

static void find_targets_of_tuples(const struct world_case *of, int64_t *targets)
{
    const struct tensor *data = &of->inputs[INPUT_DATA], *indices = &of->inputs[INPUT_INDICES];
    const int64_t tuple = indices->dims[indices->rank - 1];
    int64_t slice = 1;
    for (int i = (int)tuple; i < data->rank; i++)
        slice *= data->dims[i];
    for (int64_t i = 0; i < of->inputs[INPUT_UPDATES].count; i++) {
        int64_t position = 0;
        for (int64_t component = 0; component < tuple; component++)
            position = position * data->dims[component] + place_of(of, i / slice * tuple + component);
        targets[i] = position * slice + i % slice;
    }
}

int64_t *case_targets(const struct world_case *of, struct arena *arena)
{
    int64_t *targets = arena_allocate(arena, ((size_t)of->inputs[INPUT_UPDATES].count + 1) * sizeof *targets);
    if (targets != NULL && has_tuples(of))
        find_targets_of_tuples(of, targets);
    else if (targets != NULL)
        find_targets_of_elements(of, targets);
    return targets;
}

enum status case_repeats_targets(const struct world_case *of, const int64_t *targets, bool *repeats,
                                 struct arena *arena, struct error *error)
{
    bool *is_aimed_at =
        arena_allocate_zeroed(arena, (size_t)of->inputs[INPUT_DATA].count + 1, sizeof *is_aimed_at);
    if (is_aimed_at == NULL)
        return error_no_memory(error, "a relation");
    *repeats = false;
    for (int64_t i = 0; i < of->inputs[INPUT_UPDATES].count; i++) {
        *repeats = *repeats || is_aimed_at[targets[i]];
        is_aimed_at[targets[i]] = true;
    }
    return STATUS_OK;
}

int case_exchangeable_dimension(const struct world_case *of)
{
    const struct tensor *indices = &of->inputs[INPUT_INDICES];
    if (!has_tuples(of))
        return indices->rank > 0 ? axis_of(of) : -1;
    return indices->rank > 1 ? 0 : -1;
}

static enum status reverse(struct tensor *tensor, int dimension, struct arena *arena, struct error *error)
{
    const struct tensor from = *tensor;
    const int64_t extent = from.dims[dimension];
    int64_t outer = 1;
    size_t inner = dtype_size(from.dtype);
    for (int i = 0; i < dimension; i++)
        outer *= from.dims[i];
    for (int i = dimension + 1; i < from.rank; i++)
        inner *= (size_t)from.dims[i];
    enum status status = tensor_own(tensor, arena, error);
    for (int64_t row = 0; status == STATUS_OK && inner > 0 && row < outer; row++)
        for (int64_t i = 0; i < extent; i++)
            memcpy((char *)tensor->elements + (size_t)(row * extent + i) * inner,
                   (const char *)from.elements + (size_t)(row * extent + extent - 1 - i) * inner, inner);
    return status;
}

enum status case_reverse(struct world_case *made, const struct world_case *from, int dimension,
                         struct arena *arena, struct error *error)
{
    *made = *from;
    enum status status = reverse(&made->inputs[INPUT_INDICES], dimension, arena, error);
    return status == STATUS_OK ? reverse(&made->inputs[INPUT_UPDATES], dimension, arena, error) : status;
}

enum status tensor_transpose(struct tensor *made, const struct tensor *from, struct arena *arena,
                             struct error *error)
{
    int64_t dims[EDITED_RANK_MOST], coordinates[EDITED_RANK_MOST];
    const int last = from->rank - 1;
    const size_t size = dtype_size(from->dtype);
    for (int i = 0; i < from->rank; i++)
        dims[i] = from->dims[i == 0 ? last : i == last ? 0 : i];
    enum status status = tensor_like(made, from, from->dtype, dims, from->rank, arena, error);
    for (int64_t i = 0; status == STATUS_OK && i < from->count; i++) {
        coordinates_of(from, i, coordinates);
        const int64_t first = coordinates[0];
        coordinates[0] = coordinates[last];
        coordinates[last] = first;
        memcpy((char *)made->elements + (size_t)position_of(made, coordinates) * size,
               (const char *)from->elements + (size_t)i * size, size);
    }
    return status;
}

enum status case_transpose(struct world_case *made, const struct world_case *from, struct arena *arena,
                           struct error *error)
{
    const int last = from->inputs[INPUT_DATA].rank - 1, axis = axis_of(from);
    enum status status = STATUS_OK;
    *made = *from;
    made->axis = axis == 0 ? last : axis == last ? 0 : axis;
    for (int slot = 0; status == STATUS_OK && slot < INPUT_SLOTS; slot++)
        status = tensor_transpose(&made->inputs[slot], &from->inputs[slot], arena, error);
    return status;
}

enum status case_as_tuples(struct world_case *made, const struct world_case *from,
                           const struct world_kind *kind, struct arena *arena, struct error *error)
{
    const struct tensor *indices = &from->inputs[INPUT_INDICES];
    int64_t dims[EDITED_RANK_MOST + 1];
    memcpy(dims, indices->dims, (size_t)indices->rank * sizeof *dims);
    dims[indices->rank] = indices->rank;
    *made = *from;
    made->kind = *kind;
    made->axis = 0;
    enum status status = tensor_like(&made->inputs[INPUT_INDICES], indices, DTYPE_INT64, dims,
                                     indices->rank + 1, arena, error);
    for (int64_t i = 0; status == STATUS_OK && i < indices->count; i++) {
        int64_t *tuple = (int64_t *)made->inputs[INPUT_INDICES].elements + i * indices->rank;
        coordinates_of(indices, i, tuple);
        tuple[axis_of(from)] = case_index(from, i);
    }
    return status;
}

static bool has_nan(const struct tensor *tensor)
{
    for (int64_t i = 0; i < tensor->count; i++)
        if (isnan(floating_value(tensor->dtype,
                                 (const char *)tensor->elements + (size_t)i * dtype_size(tensor->dtype))))
            return true;
    return false;
}

bool case_order_is_free(const struct world_case *of, bool repeats)
{
    const struct tensor *data = &of->inputs[INPUT_DATA], *updates = &of->inputs[INPUT_UPDATES];
    const bool is_extreme = of->kind.reduction == REDUCTION_MAX || of->kind.reduction == REDUCTION_MIN;
    if (is_extreme && floating_format_of(data->dtype) != NULL && (has_nan(data) || has_nan(updates)))
        return false;
    if (of->kind.reduction == REDUCTION_MUL && part_dtype(data->dtype) != data->dtype)
        return false;
    return !repeats || (is_extreme && dtype_is_integer(data->dtype));
}
