/* Tests of large cases: how they are made, and how their outputs are compared. */
#include "address_sanitizer.h"
#include "case.h"
#include "dtype.h"
#include "generated_case.h"
#include "large_values.h"
#include "scatter.h"

#include <criterion/criterion.h>
#include <string.h>

/* With sanitizers this is ten times slower: then only smaller cases are computed, and smaller outputs
 * compared. */
#ifdef ADDRESS_SANITIZER
#define MOST_BYTES    ((size_t)1 << 18)
#define MOST_COMPARED ((size_t)1 << 20)
#else
#define MOST_BYTES    SIZE_MAX
#define MOST_COMPARED SIZE_MAX
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

TestSuite(large_case, .init = set_up, .fini = tear_down, .timeout = 250);

static struct scatter_case make(const struct large_row *row)
{
    struct scatter_case the_case;
    cr_assert(large_case_make(&the_case, "large/of/a-test", row, &arena, &error) == STATUS_OK, "%s",
              error.message);
    return the_case;
}

/* ---- by hand ------------------------------------------------------------------------------------------- */

#define EXPECT_OUTPUT(row, type, ...)                                                         \
    do {                                                                                      \
        struct tensor output_;                                                                \
        const type expected_[] = {__VA_ARGS__};                                               \
        cr_assert(large_case_output((row), &output_, &arena, &error) == STATUS_OK);           \
        cr_assert(output_.size == sizeof expected_);                                          \
        for (size_t i_ = 0; i_ < sizeof expected_ / sizeof *expected_; i_++)                  \
            cr_expect(((const type *)output_.elements)[i_] == expected_[i_], "[%zu]: %d", i_, \
                      (int)((const type *)output_.elements)[i_]);                             \
    } while (0)

Test(large_case, the_closed_form_of_tuples_agrees_with_a_hand_calculation)
{
    /* Slots 4 and 3 of [2,3], with updates -1 and -2. */
    static const struct large_row row = {.version = "ScatterND-18",
                                         .clauses = "",
                                         .dtype = DTYPE_INT32,
                                         .rank = 2,
                                         .dims = {2, 3},
                                         .tuple = 2,
                                         .count = 2,
                                         .start = 4,
                                         .step = 5};
    EXPECT_OUTPUT(&row, int32_t, 0, 1, 2, -2, -1, 5);
}

Test(large_case, the_closed_form_of_slices_agrees_with_a_hand_calculation)
{
    static const struct large_row row = {.version = "ScatterND-18",
                                         .clauses = "",
                                         .dtype = DTYPE_INT32,
                                         .rank = 2,
                                         .dims = {3, 2},
                                         .tuple = 1,
                                         .count = 2,
                                         .start = 2,
                                         .step = 1};
    EXPECT_OUTPUT(&row, int32_t, -3, -4, 2, 3, -1, -2);
}

Test(large_case, the_closed_form_along_an_axis_agrees_with_a_hand_calculation)
{
    /* indices [[2, 0], [0, 1]] along axis 0 of [3, 3], whose last column has no update. */
    static const struct large_row row = {.version = "ScatterElements-18",
                                         .clauses = "",
                                         .dtype = DTYPE_INT8,
                                         .rank = 2,
                                         .dims = {3, 3},
                                         .axis = 0,
                                         .trailing = 2,
                                         .count = 2,
                                         .start = 2,
                                         .step = 1,
                                         .shift = 1};
    EXPECT_OUTPUT(&row, int8_t, -3, -2, 2, 3, -4, 5, -1, 7, 8);
}

Test(large_case, the_closed_form_of_a_reduction_agrees_with_a_hand_calculation)
{
    /* Updates 1 1 2 2 3 3 1 90, alternating between cells 0 and 3, with data 0 and 3. */
    static const struct large_row row = {.version = "ScatterND-18",
                                         .clauses = "",
                                         .dtype = DTYPE_UINT8,
                                         .rank = 1,
                                         .dims = {4},
                                         .tuple = 1,
                                         .count = 8,
                                         .start = 0,
                                         .step = 3,
                                         .cells = 2,
                                         .reduction = REDUCTION_ADD,
                                         .base = 1,
                                         .period = 3,
                                         .last = 90};
    EXPECT_OUTPUT(&row, uint8_t, 7, 1, 2, 99);
}

Test(large_case, the_closed_form_of_a_product_is_taken_modulo_256)
{
    static const struct large_row row = {.version = "ScatterND-18",
                                         .clauses = "",
                                         .dtype = DTYPE_UINT8,
                                         .rank = 1,
                                         .dims = {2},
                                         .tuple = 1,
                                         .count = 7,
                                         .start = 1,
                                         .step = 1,
                                         .cells = 1,
                                         .reduction = REDUCTION_MUL,
                                         .base = 3};
    EXPECT_OUTPUT(&row, uint8_t, 0, 2187 % 256);
}

/* ---- all rows ------------------------------------------------------------------------------------------ */

static void compare(const struct large_row *row)
{
    struct scatter_case the_case = make(row);
    const struct tensor *inputs[INPUT_SLOTS];
    for (size_t slot = 0; slot < INPUT_SLOTS; slot++)
        inputs[slot] = &the_case.inputs[slot];
    const struct scatter_node node = {.op = the_case.model.op,
                                      .opset = the_case.model.opset,
                                      .attributes = the_case.model.attributes,
                                      .attribute_count = the_case.model.attribute_count,
                                      .inputs = inputs,
                                      .input_count = INPUT_SLOTS,
                                      .output_count = 1};
    struct preparation preparation;
    struct tensor output, closed;
    scatter_prepare(&node, &preparation);
    if (row->beyond != 0) {
        cr_expect(preparation.outcome == OUTCOME_REFUSED, "%s/%s", row->version, row->slug);
        return;
    }
    cr_assert(preparation.outcome == OUTCOME_COMPUTED, "%s/%s", row->version, row->slug);
    const struct tensor *data = &the_case.inputs[INPUT_DATA];
    cr_assert(tensor_create(&output, data->dtype, data->dims, data->rank, &arena, &error) == STATUS_OK);
    cr_assert(scatter_evaluate(&node, &preparation, &output, &arena, &error) == STATUS_OK);
    cr_assert(large_case_output(row, &closed, &arena, &error) == STATUS_OK);
    cr_assert(output.size == closed.size && tensor_same_shape(&output, &closed));
    cr_expect(output.size == 0 || memcmp(output.elements, closed.elements, output.size) == 0, "%s/%s",
              row->version, row->slug);
}

Test(large_case, the_reference_gives_the_closed_form_of_every_row)
{
    size_t compared = 0;
    for (size_t i = 0; i < large_row_count; i++) {
        size_t size = dtype_size(large_rows[i].dtype);
        for (int axis = 0; axis < large_rows[i].rank; axis++)
            size *= (size_t)large_rows[i].dims[axis];
        if (size > MOST_BYTES || (size_t)large_rows[i].count > MOST_BYTES)
            continue;
        compare(&large_rows[i]);
        arena_reset(&arena);
        compared++;
    }
    cr_expect(compared == large_row_count || (MOST_BYTES < SIZE_MAX && compared >= 4), "%zu", compared);
}

/* ---- the case ------------------------------------------------------------------------------------------ */

static const struct large_row *row_of_slug(const char *slug)
{
    size_t i = 0;
    while (i < large_row_count && strcmp(large_rows[i].slug, slug) != 0)
        i++;
    cr_assert(i < large_row_count, "%s", slug);
    return &large_rows[i];
}

Test(large_case, the_model_does_not_require_newer_versions_than_necessary)
{
    struct scatter_case the_case = make(row_of_slug("permutation-2-16"));
    cr_expect(strcmp(case_operator_version(&the_case), "ScatterND-16") == 0);
    cr_expect(!case_is_newer(&the_case));
    cr_expect(the_case.contradiction == NULL && the_case.warning_count == 0 && the_case.output == NULL);
}

Test(large_case, the_node_has_the_axis_and_the_reduction_of_its_row)
{
    struct scatter_case the_case = make(row_of_slug("min-at-the-end"));
    cr_expect(strcmp(case_reduction(&the_case, &arena), "min") == 0);
    cr_assert(the_case.model.attribute_count == 2);
    cr_expect(strcmp(the_case.model.attributes[0].name, "axis") == 0);
}

Test(large_case, the_ids_of_clauses_begin_with_the_operator)
{
    struct scatter_case the_case = make(row_of_slug("add-bytes-to-one"));
    cr_assert(the_case.clause_count == 2);
    cr_expect(strcmp(the_case.clauses[0], "ScatterND.reduction-add") == 0);
    cr_expect(strcmp(the_case.clauses[1], "ScatterND.duplicates-reduced") == 0);
}

Test(large_case, the_sibling_of_a_refusal_is_next_to_it)
{
    struct scatter_case the_case = make(row_of_slug("last-index-below"));
    the_case.id = "large/ScatterElements-13/last-index-below";
    cr_expect(strcmp(case_sibling(&the_case, &arena), "large/ScatterElements-13/permutation-2-20-plus-1") ==
              0);
    cr_expect(the_case.expectation == EXPECT_REFUSE);
}

Test(large_case, too_little_memory_is_an_error)
{
    const struct large_row *row = row_of_slug("add-bytes-to-one");
    for (size_t limit = 0; limit < (size_t)8 << 20; limit += (size_t)1 << 19) {
        struct arena small = arena_create(limit);
        struct scatter_case the_case;
        cr_expect(large_case_make(&the_case, "", row, &small, &error) == STATUS_OUT_OF_MEMORY);
        arena_destroy(&small);
    }
}

/* ---- comparison --------------------------------------------------------------------------------------- */

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

static struct large_comparison compare_output(const struct large_row *row, const void *output)
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
        if (large_rows[i].beyond != 0 || size == 0 || size > MOST_COMPARED)
            continue;
        struct tensor output = closed_form(&large_rows[i]);
        const struct large_comparison found = compare_output(&large_rows[i], output.elements);
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
    const struct large_comparison found = compare_output(&row, output.elements);
    cr_expect(found.updated.count == 0 && found.untouched.count == 0);
}

Test(large_comparison, each_wrong_cell_is_found_and_is_either_updated_or_untouched)
{
    int64_t updated = 0;
    for (int64_t position = 0; position < 12; position++) {
        struct tensor output = closed_form(&small);
        int32_t *cells = output.elements;
        cells[position] += 1000;
        const struct large_comparison found = compare_output(&small, cells);
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
    const struct large_comparison found = compare_output(&small, cells);
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
    const struct large_comparison found = compare_output(&row, cells);
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
