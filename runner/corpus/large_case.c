#include "large_case.h"

#include "element_store.h"
#include "generated_case.h"
#include "indices.h"
#include "large_values.h"

#include <inttypes.h>
#include <string.h>

/* ---- inputs ------------------------------------------------------------------------------------------------------------- */

/* Repeats the first `filled` elements until the tensor is full. */
static void repeat(const struct tensor *tensor, int64_t filled)
{
    char *bytes = tensor->elements;
    size_t done = (size_t)filled * dtype_size(tensor->dtype);
    while (done < tensor->size) {
        size_t more = done < tensor->size - done ? done : tensor->size - done;
        memcpy(bytes + done, bytes, more);
        done += more;
    }
}

static void fill_data(const struct large_geometry *geometry, const struct tensor *data)
{
    char *element = data->elements;
    int64_t period = geometry->modulus < data->count ? geometry->modulus : data->count;
    for (int64_t position = 0; position < period; position++, element += dtype_size(data->dtype))
        element_store(data->dtype, large_data_value(geometry, position), element);
    repeat(data, period);
}

static void fill_updates(const struct large_geometry *geometry, const struct tensor *updates)
{
    char *element = updates->elements;
    for (int64_t outer = 0; outer < geometry->outer_lines; outer++)
        for (int64_t j = 0; j < geometry->row->count; j++)
            for (int64_t inner = 0; inner < geometry->inner_lines; inner++) {
                element_store(updates->dtype, large_update_value(geometry, outer, j, inner), element);
                element += dtype_size(updates->dtype);
            }
}

/* The components of the tuples. */
static void fill_tuples(const struct large_geometry *geometry, const struct tensor *indices)
{
    const struct large_row *row = geometry->row;
    for (int64_t j = 0; j < row->count; j++) {
        int64_t rest = large_slot(geometry, 0, j, 0);
        for (int component = row->tuple - 1; component >= 0; component--) {
            int64_t extent = row->dims[component];
            index_store(indices, j * row->tuple + component, rest % extent - (row->negative ? extent : 0));
            rest /= extent;
        }
    }
}

static void fill_elements(const struct large_geometry *geometry, const struct tensor *indices)
{
    const struct large_row *row = geometry->row;
    int64_t position = 0, from_end = row->negative ? geometry->extent : 0;
    for (int64_t outer = 0; outer < geometry->outer_lines; outer++)
        for (int64_t j = 0; j < row->count; j++)
            for (int64_t inner = 0; inner < geometry->inner_lines; inner++)
                index_store(indices, position++, large_slot(geometry, outer, j, inner) - from_end);
}

static void fill_indices(const struct large_geometry *geometry, const struct tensor *indices)
{
    if (geometry->tuples)
        fill_tuples(geometry, indices);
    else
        fill_elements(geometry, indices);
    if (geometry->row->beyond != 0)
        index_store(indices, indices->count - 1,
                    geometry->row->beyond > 0 ? geometry->extent : -geometry->extent - 1);
}

/* The shapes of indices and updates. */
struct large_shapes {
    int64_t indices[LARGE_RANK], updates[LARGE_RANK];
    int indices_rank, updates_rank;
};

static struct large_shapes shapes_of(const struct large_geometry *geometry)
{
    const struct large_row *row = geometry->row;
    struct large_shapes shapes = {.indices_rank = row->rank, .updates_rank = row->rank};
    memcpy(shapes.indices, row->dims, sizeof shapes.indices);
    if (geometry->tuples) {
        shapes.indices_rank = 2;
        shapes.indices[1] = row->tuple;
        shapes.indices[0] = shapes.updates[0] = row->count;
        shapes.updates_rank = 1 + row->rank - row->tuple;
        for (int axis = row->tuple; axis < row->rank; axis++)
            shapes.updates[1 + axis - row->tuple] = row->dims[axis];
        return shapes;
    }
    int axis = axis_normalise(row->axis, row->rank);
    if (row->leading != 0)
        shapes.indices[0] = row->leading;
    if (row->trailing != 0)
        shapes.indices[axis + 1] = row->trailing;
    shapes.indices[axis] = row->count;
    memcpy(shapes.updates, shapes.indices, sizeof shapes.updates);
    return shapes;
}

static enum status make_inputs(const struct large_geometry *geometry, struct tensor inputs[INPUT_SLOTS],
                               struct arena *arena, struct error *error)
{
    const struct large_row *row = geometry->row;
    const struct large_shapes shapes = shapes_of(geometry);
    int32_t index_dtype = row->index_dtype == DTYPE_UNDEFINED ? DTYPE_INT64 : row->index_dtype;
    enum status status = tensor_create(&inputs[INPUT_DATA], row->dtype, row->dims, row->rank, arena, error);
    if (status == STATUS_OK)
        status = tensor_create(&inputs[INPUT_INDICES], index_dtype, shapes.indices, shapes.indices_rank,
                               arena, error);
    if (status == STATUS_OK)
        status = tensor_create(&inputs[INPUT_UPDATES], row->dtype, shapes.updates, shapes.updates_rank, arena,
                               error);
    if (status != STATUS_OK)
        return status;
    inputs[INPUT_DATA].name = "data";
    inputs[INPUT_INDICES].name = "indices";
    inputs[INPUT_UPDATES].name = "updates";
    fill_data(geometry, &inputs[INPUT_DATA]);
    fill_indices(geometry, &inputs[INPUT_INDICES]);
    fill_updates(geometry, &inputs[INPUT_UPDATES]);
    return STATUS_OK;
}

/* ---- the case ----------------------------------------------------------------------------------------------------------- */

static enum status make_model(struct scatter_case *the_case, const struct large_geometry *geometry,
                              struct arena *arena, struct error *error)
{
    const struct large_row *row = geometry->row;
    const int64_t axis = row->axis;
    return generated_case_model(the_case, geometry->version, geometry->version->has_axis ? &axis : NULL,
                                row->reduction == REDUCTION_NONE ? NULL : reduction_name(row->reduction),
                                arena, error);
}

/* The ids of the clauses: the operator, then their names. */
static enum status name_clauses(struct scatter_case *the_case, const struct large_geometry *geometry,
                                struct arena *arena, struct error *error)
{
    enum { MOST = 8 };
    const char **clauses = arena_allocate_zeroed(arena, MOST, sizeof *clauses);
    const char *name = geometry->row->clauses;
    if (clauses == NULL)
        return error_no_memory(error, "the clauses");
    while (name[0] != '\0' && the_case->clause_count < MOST) {
        int length = (int)strcspn(name, " ");
        const char *clause = arena_format(arena, "%s.%.*s", geometry->version->name, length, name);
        if (clause == NULL)
            return error_no_memory(error, "the clauses");
        clauses[the_case->clause_count++] = clause;
        name += length + (name[length] == ' ');
    }
    the_case->clauses = clauses;
    return STATUS_OK;
}

enum status large_case_make(struct scatter_case *the_case, const char *id, const struct large_row *row,
                            struct arena *arena, struct error *error)
{
    const struct large_geometry geometry = large_geometry_of(row);
    *the_case = (struct scatter_case){.id = id,
                                      .files.folder = id,
                                      .large = row,
                                      .input_count = INPUT_SLOTS,
                                      .expectation = row->beyond == 0 ? EXPECT_EXACT : EXPECT_REFUSE,
                                      .tier = TIER_LARGE,
                                      .why = row->why,
                                      .sibling = ""};
    the_case->inputs = arena_allocate_zeroed(arena, INPUT_SLOTS, sizeof *the_case->inputs);
    if (row->sibling != NULL)
        the_case->sibling = arena_format(arena, "%s/%s", row->version, row->sibling);
    if (the_case->inputs == NULL || the_case->sibling == NULL)
        return error_no_memory(error, "a case");
    enum status status = make_inputs(&geometry, the_case->inputs, arena, error);
    if (status == STATUS_OK)
        status = make_model(the_case, &geometry, arena, error);
    return status == STATUS_OK ? name_clauses(the_case, &geometry, arena, error) : status;
}

const char *large_case_id(const struct large_row *row, struct arena *arena)
{
    return arena_format(arena, LARGE_SOURCE "/%s/%s", row->version, row->slug);
}

enum status large_case_output(const struct large_row *row, struct tensor *output, struct arena *arena,
                              struct error *error)
{
    const struct large_geometry geometry = large_geometry_of(row);
    enum status status = tensor_create(output, row->dtype, row->dims, row->rank, arena, error);
    if (status != STATUS_OK || output->count == 0)
        return status;
    char *element = output->elements;
    for (int64_t outer = 0; outer < geometry.outer; outer++)
        for (int64_t slot = 0; slot < geometry.extent; slot++)
            for (int64_t inner = 0; inner < geometry.inner; inner++) {
                element_store(row->dtype, large_output_value(&geometry, outer, slot, inner), element);
                element += dtype_size(row->dtype);
            }
    return STATUS_OK;
}

const char *large_case_targets(const struct large_row *row, struct arena *arena)
{
    const struct large_geometry geometry = large_geometry_of(row);
    const char *slot = geometry.tuples ? "slice" : "position";
    const char *of = geometry.tuples ? "" : " of its line";
    if (row->cells > 0)
        return arena_format(arena,
                            "the target of update j of %" PRId64 " is %s %" PRId64 " + (j mod %" PRId64
                            ") * %" PRId64 "%s, of %" PRId64,
                            row->count, slot, row->start, row->cells, row->step, of, geometry.extent);
    const char *shift = row->shift == 0 ? "" : arena_format(arena, " + line * %" PRId64, row->shift);
    return arena_format(arena,
                        "the target of update j of %" PRId64 " is %s (%" PRId64 " + j * %" PRId64
                        "%s) mod %" PRId64 "%s%s",
                        row->count, slot, row->start, row->step, shift == NULL ? "" : shift, geometry.extent,
                        of, row->beyond == 0 ? "" : "; the last one is out of range");
}

const char *large_case_values(const struct large_row *row, struct arena *arena)
{
    const struct large_geometry geometry = large_geometry_of(row);
    if (row->dtype == DTYPE_BOOL)
        return arena_format(arena,
                            "data is true at every position that %" PRId64
                            " divides; each update is the opposite of what it replaces",
                            geometry.modulus);
    if (row->cells == 0) {
        int64_t first = large_update_value(&geometry, 0, 0, 0);
        return arena_format(
            arena, "data is its position mod %" PRId64 ", updates %" PRId64 " %s their position mod %" PRId64,
            geometry.modulus, first, first < 0 ? "-" : "+", geometry.modulus);
    }
    const char *last = row->last == 0 ? "" : arena_format(arena, "; the last one is %" PRId64, row->last);
    return arena_format(arena,
                        "data is its position mod %" PRId64 ", update j is %" PRId64 " + (j / %" PRId64
                        ") mod %" PRId64 "%s",
                        geometry.modulus, row->base, row->cells, row->period == 0 ? 1 : row->period,
                        last == NULL ? "" : last);
}
