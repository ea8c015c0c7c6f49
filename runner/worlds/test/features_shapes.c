/* Features of shapes. */
#include "node.h"
#include "world_fixture.h"

static bool has_tuples(const struct world_case *made)
{
    return made->kind.version->op == OPERATOR_SCATTER_ND;
}

static int axis_of(const struct world_case *made)
{
    return axis_normalise(made->axis, made->inputs[INPUT_DATA].rank);
}

static int64_t tuple_length(const struct world_case *made)
{
    const struct tensor *indices = &made->inputs[INPUT_INDICES];
    return indices->dims[indices->rank - 1];
}

static bool has_rank(const struct world_case *made, int rank)
{
    return made->inputs[INPUT_DATA].rank == rank;
}

static bool has_updates_of_rank(const struct world_case *made, int rank)
{
    return made->inputs[INPUT_UPDATES].rank >= rank;
}

static bool has_count(const struct world_case *made, int count)
{
    return made->inputs[INPUT_UPDATES].count == count;
}

static bool has_count_above(const struct world_case *made, int count)
{
    return made->inputs[INPUT_UPDATES].count > count &&
           made->inputs[INPUT_UPDATES].count < 2 * (int64_t)count;
}

static bool has_data_above(const struct world_case *made, int count)
{
    return made->inputs[INPUT_DATA].count > count;
}

static bool has_axis(const struct world_case *made, int axis)
{
    return !has_tuples(made) && made->inputs[INPUT_DATA].rank > 2 && made->axis == axis;
}

static bool has_last_axis(const struct world_case *made, int parameter)
{
    (void)parameter;
    return !has_tuples(made) && made->inputs[INPUT_DATA].rank > 1 &&
           made->axis == made->inputs[INPUT_DATA].rank - 1;
}

static bool has_zero(const struct world_case *made, int slot)
{
    return made->inputs[slot].count == 0;
}

static bool has_only_zero(const struct world_case *made, int slot)
{
    return made->inputs[slot].count == 0 && (slot == INPUT_DATA || (made->inputs[INPUT_DATA].count > 0 &&
                                                                    made->inputs[INPUT_UPDATES].count == 0));
}

static bool has_ones(const struct world_case *made, int slot)
{
    const struct tensor *tensor = &made->inputs[slot];
    int ones = 0;
    for (int i = 0; i < tensor->rank; i++)
        ones += tensor->dims[i] == 1;
    return ones > 0 && tensor->count > 1;
}

static bool has_smaller_indices(const struct world_case *made, int rank)
{
    const struct tensor *data = &made->inputs[INPUT_DATA], *indices = &made->inputs[INPUT_INDICES];
    bool smaller = false;
    for (int i = 0; !has_tuples(made) && i < data->rank; i++)
        smaller = smaller || (i != axis_of(made) && indices->dims[i] > 0 && indices->dims[i] < data->dims[i]);
    return smaller && data->rank >= rank;
}

/* The sign of how many indices there are along the axis compared with the extent of data. */
static bool has_indices_along_axis(const struct world_case *made, int sign)
{
    if (has_tuples(made))
        return false;
    int64_t more =
        made->inputs[INPUT_INDICES].dims[axis_of(made)] - made->inputs[INPUT_DATA].dims[axis_of(made)];
    return (more > 0) - (more < 0) == sign;
}

static bool has_tuple_length(const struct world_case *made, int length)
{
    return has_tuples(made) && made->inputs[INPUT_DATA].rank > 3 && tuple_length(made) == length;
}

static bool has_whole_tuples(const struct world_case *made, int length)
{
    return has_tuples(made) && tuple_length(made) == length && made->inputs[INPUT_DATA].rank == length;
}

static bool has_slices_above(const struct world_case *made, int count)
{
    return has_tuples(made) && line_count(made) > 1 && slice_count(made) > count;
}

static bool has_batch(const struct world_case *made, int rank)
{
    return has_tuples(made) && made->inputs[INPUT_INDICES].rank - 1 == rank && line_count(made) > 0;
}

static bool has_tuples_of_another_length_than_batch(const struct world_case *made, int parameter)
{
    (void)parameter;
    return has_tuples(made) && made->inputs[INPUT_INDICES].rank - 1 != tuple_length(made) &&
           slice_count(made) > 1;
}

static bool has_operator(const struct world_case *made, int op)
{
    return (int)made->kind.version->op == op;
}

static bool has_index_dtype(const struct world_case *made, int dtype)
{
    return made->kind.index_dtype == dtype;
}

const struct feature features_of_shapes[] = {
    {"Scatter", has_operator, OPERATOR_SCATTER},
    {"ScatterElements", has_operator, OPERATOR_SCATTER_ELEMENTS},
    {"ScatterND", has_operator, OPERATOR_SCATTER_ND},
    {"int32 indices", has_index_dtype, DTYPE_INT32},
    {"int64 indices", has_index_dtype, DTYPE_INT64},
    {"rank 1", has_rank, 1},
    {"rank 2", has_rank, 2},
    {"rank 3", has_rank, 3},
    {"rank 4", has_rank, 4},
    {"rank 5", has_rank, 5},
    {"rank 6", has_rank, 6},
    {"rank 7", has_rank, 7},
    {"rank 8", has_rank, 8},
    {"updates of rank 12", has_updates_of_rank, 12},
    {"31 updates", has_count, 31},
    {"32 updates", has_count, 32},
    {"33 updates", has_count, 33},
    {"127 updates", has_count, 127},
    {"128 updates", has_count, 128},
    {"129 updates", has_count, 129},
    {"257 updates", has_count, 257},
    {"1025 updates", has_count, 1025},
    {"more than 1024 updates", has_count_above, 1024},
    {"more than 4096 updates", has_count_above, 4096},
    {"more than 10000 updates", has_count_above, 10000},
    {"more than 32768 updates", has_count_above, 32768},
    {"more than 65536 updates", has_count_above, 65536},
    {"data above 32768", has_data_above, 32768},
    {"axis 0", has_axis, 0},
    {"axis 1 of more", has_axis, 1},
    {"axis 2 of more", has_axis, 2},
    {"the last axis", has_last_axis, 0},
    {"axis -1", has_axis, -1},
    {"axis -2", has_axis, -2},
    {"axis -3", has_axis, -3},
    {"data without elements", has_zero, INPUT_DATA},
    {"indices without elements", has_only_zero, INPUT_INDICES},
    {"updates without elements", has_only_zero, INPUT_UPDATES},
    {"data with extents of 1", has_ones, INPUT_DATA},
    {"indices with extents of 1", has_ones, INPUT_INDICES},
    {"indices smaller off the axis, rank 3", has_smaller_indices, 3},
    {"more indices than data along the axis", has_indices_along_axis, 1},
    {"fewer indices than data along the axis", has_indices_along_axis, -1},
    {"as many indices as data along the axis", has_indices_along_axis, 0},
    {"tuples of nothing", has_tuple_length, 0},
    {"tuples of 1 of more", has_tuple_length, 1},
    {"tuples of 2 of more", has_tuple_length, 2},
    {"tuples of 3 of more", has_tuple_length, 3},
    {"tuples of 1 of 1", has_whole_tuples, 1},
    {"tuples of 2 of 2", has_whole_tuples, 2},
    {"tuples of 3 of 3", has_whole_tuples, 3},
    {"slices of more than 63", has_slices_above, 63},
    {"slices of more than 1023", has_slices_above, 1023},
    {"one tuple", has_batch, 0},
    {"a list of tuples", has_batch, 1},
    {"tuples in 3 dimensions", has_batch, 3},
    {"tuples in 7 dimensions", has_batch, 7},
    {"tuples of another length than the batch has dimensions", has_tuples_of_another_length_than_batch, 0},
    {NULL, NULL, 0}};
