#include "large_values.h"

#include <criterion/criterion.h>
#include <string.h>

/* A check of one row. */
typedef void visitor(const struct large_row *row, const struct large_geometry *geometry);

static void visit_all(visitor *visit)
{
    for (size_t i = 0; i < large_row_count; i++) {
        const struct large_geometry geometry = large_geometry_of(&large_rows[i]);
        visit(&large_rows[i], &geometry);
    }
}

static const struct large_row *find(const char *version, const char *slug)
{
    for (size_t i = 0; i < large_row_count; i++)
        if (strcmp(large_rows[i].version, version) == 0 && strcmp(large_rows[i].slug, slug) == 0)
            return &large_rows[i];
    return NULL;
}

static void expect_first(const struct large_row *row, const struct large_geometry *geometry)
{
    (void)geometry;
    cr_expect(find(row->version, row->slug) == row, "%s/%s", row->version, row->slug);
}

Test(large_table, all_ids_are_different)
{
    visit_all(expect_first);
}

static void expect_bounded(const struct large_row *row, const struct large_geometry *geometry)
{
    int64_t cells = geometry->outer * geometry->extent * geometry->inner;
    int64_t updates = geometry->outer_lines * row->count * geometry->inner_lines;
    int64_t indices = geometry->tuples ? row->count * row->tuple : updates;
    int64_t bytes = (cells + updates) * (int64_t)dtype_size(row->dtype) +
                    indices * (row->index_dtype == DTYPE_INT32 ? 4 : 8);
    cr_expect(cells <= (1 << 24) + 3 && bytes <= (int64_t)60 << 20, "%s/%s: %lld bytes", row->version,
              row->slug, (long long)bytes);
}

Test(large_table, every_request_fits_into_a_frame_of_the_default_size)
{
    visit_all(expect_bounded);
}

static void expect_within(const struct large_row *row, const struct large_geometry *geometry)
{
    const char *version = row->version, *slug = row->slug;
    cr_expect(row->count > 0 && row->start >= 0 && row->step > 0, "%s/%s", version, slug);
    if (row->cells > 0)
        cr_expect(row->reduction != REDUCTION_NONE &&
                      row->start + (row->cells - 1) * row->step < geometry->extent,
                  "%s/%s", version, slug);
    else
        cr_expect(row->count <= geometry->extent && geometry->inverse > 0, "%s/%s: step and extent", version,
                  slug);
    cr_expect(!geometry->tuples || row->shift == 0, "%s/%s: tuples have only one line", version, slug);
}

Test(large_table, without_cells_each_slot_is_the_target_of_at_most_one_update)
{
    visit_all(expect_within);
}

static void expect_legal(const struct large_row *row, const struct large_geometry *geometry)
{
    const struct operator_version *version = geometry->version;
    int32_t index_dtype = row->index_dtype == DTYPE_UNDEFINED ? DTYPE_INT64 : row->index_dtype;
    cr_assert(version != NULL, "%s", row->version);
    cr_expect(dtype_in(version->types, row->dtype) && dtype_in(version->index_types, index_dtype), "%s/%s",
              row->version, row->slug);
    cr_expect(row->reduction == REDUCTION_NONE || (version->reductions >> row->reduction & 1) != 0, "%s/%s",
              row->version, row->slug);
}

Test(large_table, the_types_and_the_reduction_of_every_row_are_valid_for_its_version)
{
    visit_all(expect_legal);
}

static void expect_sibling(const struct large_row *row, const struct large_geometry *geometry)
{
    (void)geometry;
    const struct large_row *sibling = row->sibling == NULL ? NULL : find(row->version, row->sibling);
    cr_expect((row->beyond != 0) == (sibling != NULL && sibling->beyond == 0), "%s/%s", row->version,
              row->slug);
}

Test(large_table, only_a_refusal_has_a_sibling_and_it_is_valid)
{
    visit_all(expect_sibling);
}

/* If an update had the old value of its cell, its loss could not be detected. */
static void expect_changes(const struct large_row *row, const struct large_geometry *geometry)
{
    int64_t unseen = 0;
    for (int64_t outer = 0; row->cells == 0 && outer < geometry->outer_lines; outer++)
        for (int64_t j = 0; j < row->count; j++)
            for (int64_t inner = 0; inner < geometry->inner_lines; inner++) {
                int64_t slot = large_slot(geometry, outer, j, inner);
                int64_t position = (outer * geometry->extent + slot) * geometry->inner + inner;
                unseen +=
                    large_update_value(geometry, outer, j, inner) == large_data_value(geometry, position);
            }
    cr_expect(unseen == 0, "%s/%s: %lld updates", row->version, row->slug, (long long)unseen);
}

Test(large_table, every_update_differs_from_the_value_that_it_replaces)
{
    visit_all(expect_changes);
}

static void record_versions(bool seen[OPERATOR_VERSION_COUNT])
{
    for (size_t i = 0; i < large_row_count; i++) {
        const struct large_geometry geometry = large_geometry_of(&large_rows[i]);
        seen[geometry.version - operator_versions] = true;
    }
}

Test(large_table, every_operator_version_has_a_row)
{
    bool seen[OPERATOR_VERSION_COUNT] = {false};
    record_versions(seen);
    for (int i = 0; i < OPERATOR_VERSION_COUNT; i++)
        cr_expect(seen[i], "%s", operator_versions[i].id);
}
