/* Edits that change the shapes of a case. */
#include "node.h"
#include "shrinker.h"

#include <string.h>

/* ---- tensors ------------------------------------------------------------------------------------------- */

enum status tensor_like(struct tensor *made, const struct tensor *from, int32_t dtype, const int64_t *dims,
                        int rank, struct arena *arena, struct error *error)
{
    const char *name = from->name;
    enum status status = tensor_create(made, dtype, dims, rank, arena, error);
    made->name = name;
    return status;
}

enum status tensor_own(struct tensor *tensor, struct arena *arena, struct error *error)
{
    const struct tensor from = *tensor;
    enum status status = tensor_like(tensor, &from, from.dtype, from.dims, from.rank, arena, error);
    if (status == STATUS_OK && from.size > 0)
        memcpy(tensor->elements, from.elements, from.size);
    return status;
}

enum status tensor_cut(struct tensor *tensor, int dimension, int64_t first, int64_t count,
                       struct arena *arena, struct error *error)
{
    const struct tensor from = *tensor;
    int64_t dims[EDITED_RANK_MOST], outer = 1;
    size_t inner = dtype_size(from.dtype);
    for (int i = 0; i < from.rank; i++)
        dims[i] = from.dims[i];
    for (int i = 0; i < dimension; i++)
        outer *= dims[i];
    for (int i = dimension + 1; i < from.rank; i++)
        inner *= (size_t)dims[i];
    const int64_t extent = dims[dimension];
    dims[dimension] -= count;
    enum status status = tensor_like(tensor, &from, from.dtype, dims, from.rank, arena, error);
    if (status != STATUS_OK || tensor->size == 0)
        return status;
    const size_t before = (size_t)first * inner, after = (size_t)(extent - first - count) * inner;
    char *to = tensor->elements;
    for (int64_t i = 0; i < outer; i++) {
        const char *row = (const char *)from.elements + (size_t)(i * extent) * inner;
        memcpy(to, row, before);
        memcpy(to + before, row + before + (size_t)count * inner, after);
        to += before + after;
    }
    return status;
}

enum status tensor_squeeze(struct tensor *tensor, int dimension, struct arena *arena, struct error *error)
{
    int64_t *dims = arena_allocate(arena, (size_t)tensor->rank * sizeof *dims);
    if (dims == NULL)
        return error_no_memory(error, "a case");
    int rank = 0;
    for (int i = 0; i < tensor->rank; i++)
        if (i != dimension)
            dims[rank++] = tensor->dims[i];
    tensor->dims = dims;
    tensor->rank = rank;
    return STATUS_OK;
}

/* ---- dimensions and indices ---------------------------------------------------------------------------- */

static bool has_tuples(const struct world_case *of)
{
    return !of->kind.version->has_axis;
}

/* The axis, from 0 on. */
static int axis_of(const struct world_case *of)
{
    return axis_normalise(of->axis, of->inputs[INPUT_DATA].rank);
}

/* The length of a tuple. */
static int64_t tuple_of(const struct world_case *of)
{
    const struct tensor *indices = &of->inputs[INPUT_INDICES];
    return indices->dims[indices->rank - 1];
}

bool case_can_be_edited(const struct world_case *of)
{
    const struct tensor *data = &of->inputs[INPUT_DATA], *indices = &of->inputs[INPUT_INDICES];
    const struct tensor *updates = &of->inputs[INPUT_UPDATES];
    if (data->rank < 1 || indices->rank < 1 || data->rank > EDITED_RANK_MOST ||
        indices->rank > EDITED_RANK_MOST || updates->rank > EDITED_RANK_MOST)
        return false;
    if (!has_tuples(of))
        return indices->rank == data->rank && tensor_same_shape(indices, updates) &&
               of->axis >= -data->rank && of->axis < data->rank;
    const int64_t tuple = tuple_of(of);
    bool fits = tuple <= data->rank && updates->rank == indices->rank - 1 + data->rank - (int)tuple;
    for (int i = 0; fits && i < updates->rank; i++)
        fits = updates->dims[i] ==
               (i < indices->rank - 1 ? indices->dims[i] : data->dims[i - (indices->rank - 1) + (int)tuple]);
    return fits;
}

int64_t case_index(const struct world_case *of, int64_t place)
{
    return index_at(&of->inputs[INPUT_INDICES], place);
}

void case_set_index(struct world_case *of, int64_t place, int64_t value)
{
    index_store(&of->inputs[INPUT_INDICES], place, value);
}

/* The dimension of data that an index is about. */
static int dimension_of_index(const struct world_case *of, int64_t place)
{
    return has_tuples(of) ? (int)(place % tuple_of(of)) : axis_of(of);
}

int64_t case_extent_of_index(const struct world_case *of, int64_t place)
{
    return of->inputs[INPUT_DATA].dims[dimension_of_index(of, place)];
}

/* Slices that are removed from a dimension of data. */
struct gap {
    int dimension;
    int64_t extent; /* before */
    int64_t first, count;
};

/* What an index becomes when the slices are removed. */
static int64_t index_after_cut(int64_t index, const struct gap *gap)
{
    const int64_t left = gap->extent - gap->count;
    if (index >= gap->extent)
        return index - gap->count;
    if (index < -gap->extent)
        return index + gap->count;
    int64_t place = index_normalise(index, gap->extent);
    if (place >= gap->first)
        place = place < gap->first + gap->count ? gap->first : place - gap->count;
    place = place < left ? place : left - 1;
    return index < 0 ? place - left : place;
}

/* ---- edits --------------------------------------------------------------------------------------------- */

static enum status move_indices(struct world_case *edited, const struct gap *gap, struct arena *arena,
                                struct error *error)
{
    enum status status = tensor_own(&edited->inputs[INPUT_INDICES], arena, error);
    for (int64_t i = 0; status == STATUS_OK && i < edited->inputs[INPUT_INDICES].count; i++)
        if (dimension_of_index(edited, i) == gap->dimension)
            case_set_index(edited, i, index_after_cut(case_index(edited, i), gap));
    return status;
}

/* Cuts indices and updates of an operator with an axis to what is left of data. */
static enum status cut_elements(struct world_case *edited, const struct gap *gap, struct arena *arena,
                                struct error *error)
{
    const int64_t left = gap->extent - gap->count;
    enum status status = STATUS_OK;
    for (int slot = INPUT_INDICES; status == STATUS_OK && slot <= INPUT_UPDATES; slot++) {
        struct tensor *tensor = &edited->inputs[slot];
        const int64_t extent = tensor->dims[gap->dimension];
        if (extent > left)
            status = tensor_cut(tensor, gap->dimension, left, extent - left, arena, error);
    }
    return status;
}

enum status case_edit_cut(struct world_case *edited, int dimension, int64_t first, int64_t count,
                          bool *is_made, struct arena *arena, struct error *error)
{
    const struct gap gap = {dimension, edited->inputs[INPUT_DATA].dims[dimension], first, count};
    *is_made = count >= 1 && first >= 0 && count < gap.extent && first <= gap.extent - count;
    if (!*is_made)
        return STATUS_OK;
    enum status status = tensor_cut(&edited->inputs[INPUT_DATA], dimension, first, count, arena, error);
    if (status != STATUS_OK)
        return status;
    if (!has_tuples(edited))
        return dimension == axis_of(edited) ? move_indices(edited, &gap, arena, error)
                                            : cut_elements(edited, &gap, arena, error);
    const int64_t tuple = tuple_of(edited);
    if (dimension < tuple)
        return move_indices(edited, &gap, arena, error);
    const int of_updates = dimension - (int)tuple + edited->inputs[INPUT_INDICES].rank - 1;
    return tensor_cut(&edited->inputs[INPUT_UPDATES], of_updates, first, count, arena, error);
}

enum status case_edit_drop(struct world_case *edited, int dimension, int64_t first, int64_t count,
                           bool *is_made, struct arena *arena, struct error *error)
{
    const struct tensor *indices = &edited->inputs[INPUT_INDICES];
    const int64_t extent = dimension < indices->rank - has_tuples(edited) ? indices->dims[dimension] : 0;
    *is_made = count >= 1 && first >= 0 && first < extent && count < extent && count <= extent - first;
    if (!*is_made)
        return STATUS_OK;
    enum status status = tensor_cut(&edited->inputs[INPUT_INDICES], dimension, first, count, arena, error);
    return status == STATUS_OK
               ? tensor_cut(&edited->inputs[INPUT_UPDATES], dimension, first, count, arena, error)
               : status;
}

/* Whether all indices of a dimension of extent 1 are valid. */
static bool has_valid_indices(const struct world_case *of, int dimension)
{
    for (int64_t i = 0; i < of->inputs[INPUT_INDICES].count; i++)
        if (dimension_of_index(of, i) == dimension && case_index(of, i) != 0 && case_index(of, i) != -1)
            return false;
    return true;
}

enum status case_edit_squeeze(struct world_case *edited, int dimension, bool *is_made, struct arena *arena,
                              struct error *error)
{
    struct tensor *indices = &edited->inputs[INPUT_INDICES], *updates = &edited->inputs[INPUT_UPDATES];
    enum status status;
    if (edited->inputs[INPUT_DATA].dims[dimension] != 1)
        return STATUS_OK;
    if (!has_tuples(edited)) {
        if (edited->inputs[INPUT_DATA].rank == 1 || dimension == axis_of(edited) ||
            indices->dims[dimension] != 1)
            return STATUS_OK;
        status = tensor_squeeze(indices, dimension, arena, error);
        if (status == STATUS_OK)
            status = tensor_squeeze(updates, dimension, arena, error);
        edited->axis = axis_of(edited) - (dimension < axis_of(edited));
    } else if (dimension >= tuple_of(edited)) {
        status = tensor_squeeze(updates, dimension - (int)tuple_of(edited) + indices->rank - 1, arena, error);
    } else {
        if (tuple_of(edited) == 1 || !has_valid_indices(edited, dimension))
            return STATUS_OK;
        status = tensor_cut(indices, indices->rank - 1, dimension, 1, arena, error);
    }
    *is_made = true;
    return status == STATUS_OK ? tensor_squeeze(&edited->inputs[INPUT_DATA], dimension, arena, error)
                               : status;
}

enum status case_edit_squeeze_batch(struct world_case *edited, int dimension, bool *is_made,
                                    struct arena *arena, struct error *error)
{
    const struct tensor *indices = &edited->inputs[INPUT_INDICES];
    *is_made = has_tuples(edited) && dimension < indices->rank - 1 && indices->dims[dimension] == 1;
    if (!*is_made)
        return STATUS_OK;
    enum status status = tensor_squeeze(&edited->inputs[INPUT_INDICES], dimension, arena, error);
    return status == STATUS_OK ? tensor_squeeze(&edited->inputs[INPUT_UPDATES], dimension, arena, error)
                               : status;
}
