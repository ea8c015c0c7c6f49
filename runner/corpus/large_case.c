/* Makes the cases of the tiers "large" and "huge". */
#include "generated_case.h"
#include "large_values.h"
#include "world.h"

#include <inttypes.h>
#include <string.h>

/* ---- the case ------------------------------------------------------------------------------------------ */

static enum status make_elements(const struct large_geometry *geometry, struct tensor inputs[INPUT_SLOTS],
                                 struct arena *arena, struct error *error)
{
    for (size_t slot = 0; slot < INPUT_SLOTS; slot++) {
        inputs[slot].elements = arena_allocate(arena, inputs[slot].size);
        if (inputs[slot].elements == NULL)
            return error_no_memory(error, "the inputs of a case");
    }
    large_inputs_fill(geometry, inputs);
    return STATUS_OK;
}

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
                                      .tier = row->is_huge ? TIER_HUGE : TIER_LARGE,
                                      .why = row->why,
                                      .sibling = ""};
    the_case->inputs = arena_allocate_zeroed(arena, INPUT_SLOTS, sizeof *the_case->inputs);
    if (row->sibling != NULL)
        the_case->sibling = arena_format(arena, "%s/%s", row->version, row->sibling);
    if (the_case->inputs == NULL || the_case->sibling == NULL)
        return error_no_memory(error, "a case");
    enum status status = large_inputs_describe(&geometry, the_case->inputs, arena, error);
    if (status == STATUS_OK && !row->is_huge)
        status = make_elements(&geometry, the_case->inputs, arena, error);
    if (status == STATUS_OK)
        status = make_model(the_case, &geometry, arena, error);
    return status == STATUS_OK ? name_clauses(the_case, &geometry, arena, error) : status;
}

const char *large_case_id(const struct large_row *row, struct arena *arena)
{
    return arena_format(arena, "%s/%s/%s", row->is_huge ? HUGE_SOURCE : LARGE_SOURCE, row->version,
                        row->slug);
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
                        row->count, slot, row->start, row->step, text_or_empty(shift), geometry.extent, of,
                        row->beyond == 0 ? "" : "; the last one is out of range");
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
    return arena_format(
        arena,
        "data is its position mod %" PRId64 ", update j is %" PRId64 " + (j / %" PRId64 ") mod %" PRId64 "%s",
        geometry.modulus, row->base, row->cells, row->period == 0 ? 1 : row->period, text_or_empty(last));
}
