#include "address_sanitizer.h"
#include "dtype.h"
#include "generated_case.h"
#include "large_values.h"

#include <criterion/criterion.h>
#include <string.h>

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
