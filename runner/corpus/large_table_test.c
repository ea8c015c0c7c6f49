/* Tests of large cases: their table, and how outputs are compared. */
#include "address_sanitizer.h"
#include "dtype.h"
#include "generated_case.h"
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

/* With sanitizers this is ten times slower: then only smaller outputs are compared. */
#ifdef ADDRESS_SANITIZER
#define MOST_BYTES ((size_t)1 << 20)
#else
#define MOST_BYTES SIZE_MAX
#endif

static struct arena arena;
static struct error error;

static void set_up(void)
{
    arena = arena_create((size_t)1 << 30);
}

static void tear_down(void)
{
    arena_destroy(&arena);
}

TestSuite(large_comparison, .init = set_up, .fini = tear_down, .timeout = 250);

/* int32 [3,4] along axis 0, with two updates in each column but the last; columns differ by one row. */
static const struct large_row small = {.version = "ScatterElements-18",
                                       .clauses = "",
                                       .dtype = DTYPE_INT32,
                                       .rank = 2,
                                       .dims = {3, 4},
                                       .axis = 0,
                                       .trailing = 3,
                                       .count = 2,
                                       .start = 2,
                                       .step = 1,
                                       .shift = 1};

static struct tensor closed_form(const struct large_row *row)
{
    struct tensor output;
    cr_assert(large_case_output(row, &output, &arena, &error) == STATUS_OK, "%s", error.message);
    return output;
}

static struct large_comparison compare(const struct large_row *row, const void *output)
{
    struct large_comparison comparison;
    const struct large_geometry geometry = large_geometry_of(row);
    cr_assert(large_output_compare(&comparison, &geometry, output, &arena, &error) == STATUS_OK, "%s",
              error.message);
    return comparison;
}

Test(large_comparison, the_closed_form_of_every_large_row_is_equal)
{
    size_t compared = 0;
    for (size_t i = 0; i < large_row_count; i++) {
        size_t size = dtype_size(large_rows[i].dtype);
        for (int axis = 0; axis < large_rows[i].rank; axis++)
            size *= (size_t)large_rows[i].dims[axis];
        if (large_rows[i].beyond != 0 || size == 0 || size > MOST_BYTES)
            continue;
        struct tensor output = closed_form(&large_rows[i]);
        const struct large_comparison found = compare(&large_rows[i], output.elements);
        cr_expect(found.updated.count == 0 && found.untouched.count == 0, "%s/%s", large_rows[i].version,
                  large_rows[i].slug);
        compared++;
        arena_reset(&arena);
    }
    cr_expect(compared >= 4, "%zu", compared);
}

Test(large_comparison, a_slice_longer_than_a_block_is_equal)
{
    static const struct large_row row = {.version = "ScatterND-18",
                                         .clauses = "",
                                         .dtype = DTYPE_INT16,
                                         .rank = 2,
                                         .dims = {3, 200001},
                                         .tuple = 1,
                                         .count = 2,
                                         .start = 2,
                                         .step = 2};
    struct tensor output = closed_form(&row);
    const struct large_comparison found = compare(&row, output.elements);
    cr_expect(found.updated.count == 0 && found.untouched.count == 0);
}

Test(large_comparison, each_wrong_cell_is_found_and_is_either_updated_or_untouched)
{
    int64_t updated = 0;
    for (int64_t position = 0; position < 12; position++) {
        struct tensor output = closed_form(&small);
        int32_t *cells = output.elements;
        cells[position] += 1000;
        const struct large_comparison found = compare(&small, cells);
        const bool is_updated = found.updated.count == 1;
        const struct wrong_cells *wrong = is_updated ? &found.updated : &found.untouched;
        cr_expect(wrong->count == 1 && wrong->first == position, "cell %d", (int)position);
        cr_expect(found.updated.count + found.untouched.count == 1, "cell %d", (int)position);
        updated += is_updated;
    }
    cr_expect(updated == 6, "%d", (int)updated);
}

Test(large_comparison, the_first_of_several_wrong_cells_has_its_values)
{
    struct tensor output = closed_form(&small);
    int32_t *cells = output.elements;
    const int32_t right = cells[3], wrong = -77;
    cells[3] = cells[7] = cells[11] = wrong; /* the last column, which has no update */
    const struct large_comparison found = compare(&small, cells);
    cr_expect(found.untouched.count == 3 && found.untouched.first == 3);
    cr_expect(memcmp(found.untouched.expected, &right, sizeof right) == 0);
    cr_expect(memcmp(found.untouched.actual, &wrong, sizeof wrong) == 0);
}

Test(large_comparison, a_wrong_cell_behind_the_first_block_is_found)
{
    static const struct large_row row = {.version = "ScatterND-18",
                                         .clauses = "",
                                         .dtype = DTYPE_UINT8,
                                         .rank = 1,
                                         .dims = {200003},
                                         .tuple = 1,
                                         .count = 5,
                                         .start = 200002,
                                         .step = 40487};
    struct tensor output = closed_form(&row);
    unsigned char *cells = output.elements;
    cells[200002] ^= 1;
    cells[131073] ^= 1;
    const struct large_comparison found = compare(&row, cells);
    cr_expect(found.updated.count == 1 && found.updated.first == 200002);
    cr_expect(found.untouched.count == 1 && found.untouched.first == 131073);
}

Test(large_comparison, too_little_memory_is_an_error)
{
    struct tensor output = closed_form(&small);
    const struct large_geometry geometry = large_geometry_of(&small);
    struct large_comparison comparison;
    struct arena little = arena_create(1 << 20);
    cr_expect(large_output_compare(&comparison, &geometry, output.elements, &little, &error) ==
              STATUS_OUT_OF_MEMORY);
    arena_destroy(&little);
}
