#include "generated_case.h"
#include "large_values.h"

#include <criterion/criterion.h>
#include <string.h>

static struct arena arena;
static struct error error;

static void set_up(void)
{
    arena = arena_create((size_t)16 << 20);
}

static void tear_down(void)
{
    arena_destroy(&arena);
}

TestSuite(huge_table, .init = set_up, .fini = tear_down);

/* A check of one row. */
typedef void visitor(const struct large_row *row, const struct large_geometry *geometry);

static void visit_all(visitor *visit)
{
    for (size_t i = 0; i < huge_row_count; i++) {
        const struct large_geometry geometry = large_geometry_of(&huge_rows[i]);
        visit(&huge_rows[i], &geometry);
    }
}

static void expect_huge(const struct large_row *row, const struct large_geometry *geometry)
{
    struct tensor inputs[INPUT_SLOTS];
    cr_assert(large_inputs_describe(geometry, inputs, &arena, &error) == STATUS_OK);
    cr_expect(row->is_huge && inputs[INPUT_DATA].size > (size_t)1 << 31, "%s/%s", row->version, row->slug);
    cr_expect(large_inputs_memory(inputs) < (uint64_t)15 << 30, "%s/%s", row->version, row->slug);
}

Test(huge_table, every_case_has_more_than_2_31_bytes_and_needs_less_than_15_gibibytes)
{
    visit_all(expect_huge);
}

Test(huge_table, all_ids_are_different)
{
    for (size_t i = 0; i < huge_row_count; i++)
        for (size_t k = 0; k < i; k++)
            cr_expect(strcmp(large_case_id(&huge_rows[i], &arena), large_case_id(&huge_rows[k], &arena)) != 0,
                      "%s", huge_rows[i].slug);
}

static void expect_valid(const struct large_row *row, const struct large_geometry *geometry)
{
    const char *version = row->version, *slug = row->slug;
    const int32_t index_dtype = row->index_dtype == DTYPE_UNDEFINED ? DTYPE_INT64 : row->index_dtype;
    cr_assert(geometry->version != NULL, "%s", version);
    cr_expect(dtype_in(geometry->version->types, row->dtype) &&
                  dtype_in(geometry->version->index_types, index_dtype),
              "%s/%s", version, slug);
    cr_expect(row->reduction == REDUCTION_NONE || (geometry->version->reductions >> row->reduction & 1) != 0,
              "%s/%s", version, slug);
    cr_expect(row->beyond == 0 && row->count > 0 && row->start >= 0 && row->step > 0, "%s/%s", version, slug);
    if (row->cells > 0)
        cr_expect(row->start + (row->cells - 1) * row->step < geometry->extent, "%s/%s", version, slug);
    else
        cr_expect(row->count <= geometry->extent && geometry->inverse > 0, "%s/%s", version, slug);
    cr_expect(!geometry->tuples || row->shift == 0, "%s/%s", version, slug);
    cr_expect(row->dtype != DTYPE_BOOL, "%s/%s: any byte but 0 is true", version, slug);
}

Test(huge_table, every_row_is_valid)
{
    visit_all(expect_valid);
}

/* Under none, updates of one cell must be equal: any of them may be stored. */
static void expect_determined(const struct large_row *row, const struct large_geometry *geometry)
{
    (void)geometry;
    cr_expect(row->cells == 0 || row->reduction != REDUCTION_NONE || (row->period == 0 && row->last == 0),
              "%s/%s", row->version, row->slug);
}

Test(huge_table, every_value_is_determined)
{
    visit_all(expect_determined);
}

/* A few updates: the first, the last, and some between. */
static void expect_solved(const struct large_row *row, const struct large_geometry *geometry)
{
    const int64_t samples[] = {0, row->count / 3, row->count / 2, row->count - 1};
    const int64_t outer = geometry->outer_lines - 1, inner = geometry->inner_lines - 1;
    for (size_t i = 0; i < sizeof samples / sizeof *samples; i++) {
        const int64_t j = samples[i], slot = large_slot(geometry, outer, j, inner);
        cr_expect(slot >= 0 && slot < geometry->extent, "%s/%s", row->version, row->slug);
        cr_expect(row->cells > 0 || large_update_of(geometry, outer, slot, inner) == j, "%s/%s: update %d",
                  row->version, row->slug, (int)j);
    }
}

Test(huge_table, the_closed_form_finds_each_update_by_its_target)
{
    visit_all(expect_solved);
}

static void expect_change(const struct large_row *row, const struct large_geometry *geometry)
{
    const int64_t samples[] = {0, row->count - 1};
    for (size_t i = 0; i < sizeof samples / sizeof *samples; i++) {
        const int64_t slot = large_slot(geometry, 0, samples[i], 0);
        cr_expect(large_output_value(geometry, 0, slot, 0) !=
                      large_data_value(geometry, slot * geometry->inner),
                  "%s/%s", row->version, row->slug);
    }
}

Test(huge_table, updates_change_the_values_of_their_cells)
{
    visit_all(expect_change);
}

static bool reaches(const char *version, int64_t size)
{
    bool found = false;
    for (size_t i = 0; i < huge_row_count; i++) {
        const struct large_geometry geometry = large_geometry_of(&huge_rows[i]);
        found |= strcmp(geometry.version->name, version) == 0 && huge_rows[i].dtype == DTYPE_UINT8 &&
                 geometry.outer * geometry.extent * geometry.inner > size;
    }
    return found;
}

Test(huge_table, both_operators_have_more_than_2_32_elements)
{
    cr_expect(reaches("ScatterND", (int64_t)1 << 32));
    cr_expect(reaches("ScatterElements", (int64_t)1 << 32));
}

static void expect_no_elements(const struct large_row *row, const struct large_geometry *geometry)
{
    struct scatter_case the_case;
    (void)geometry;
    cr_assert(large_case_make(&the_case, "huge/a/b", row, &arena, &error) == STATUS_OK, "%s", error.message);
    cr_expect(the_case.tier == TIER_HUGE && case_is_huge(&the_case) && the_case.clause_count > 0);
    for (size_t slot = 0; slot < INPUT_SLOTS; slot++)
        cr_expect(the_case.inputs[slot].elements == NULL && the_case.inputs[slot].size > 0);
}

Test(huge_table, a_case_is_made_in_little_memory_and_has_no_elements)
{
    visit_all(expect_no_elements);
}
