#include "misreading.h"
#include "node_fixture.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

/* A node, the output of an implementation that misreads it, and which misreadings explain that. */
static struct node_fixture fixture;
static struct misreading_set found;

static void finish(void)
{
    fixture_end(&fixture);
}

TestSuite(misreading, .fini = finish);

/* The shape of a tensor: DIMS' two arguments as one. */
struct shape {
    int64_t dims[4];
    int rank;
};

/* A case that a misreading explains. Elements are int64, numbered from 10 (data) and from 1 (updates), where not given. */
struct row {
    enum misreading misreading;
    enum scatter_operator op;
    const char *reduction; /* NULL: none */
    int64_t axis;          /* 99: not given */
    struct shape data, indices, updates;
    int64_t index[16];
    int64_t output[24]; /* of the misreading, by hand */
};

#define NO_AXIS  99
#define ELEMENTS OPERATOR_SCATTER_ELEMENTS
#define ND       OPERATOR_SCATTER_ND

static void fill(size_t slot, const struct shape *shape, const int64_t *elements, int64_t first)
{
    int64_t numbers[64], count = 1;
    for (int i = 0; i < shape->rank; i++)
        count *= shape->dims[i];
    for (int64_t i = 0; i < count; i++)
        numbers[i] = elements == NULL ? first + i : elements[i];
    fixture_input(&fixture, slot, DTYPE_INT64, numbers, shape->dims, shape->rank);
}

static void start(const struct row *row)
{
    fixture_start(&fixture, row->op, 18);
    fill(INPUT_DATA, &row->data, NULL, 10);
    fill(INPUT_INDICES, &row->indices, row->index, 0);
    fill(INPUT_UPDATES, &row->updates, NULL, 1);
    if (row->axis != NO_AXIS)
        fixture_integer(&fixture, "axis", row->axis);
    if (row->reduction != NULL)
        fixture_text(&fixture, "reduction", row->reduction);
}

/* Finds what explains an output; every cell that is not the reference's is wrong. Returns how many there are. */
static int find_with(const void *elements, struct arena *scratch)
{
    cr_assert(fixture_run(&fixture) == STATUS_OK && fixture.preparation.outcome == OUTCOME_COMPUTED);
    struct tensor actual = fixture.output;
    actual.elements = (void *)(uintptr_t)elements;
    bool *wrong = arena_allocate(&fixture.arena, (size_t)actual.count);
    size_t size = dtype_size(actual.dtype);
    cr_assert(wrong != NULL);
    for (int64_t i = 0; i < actual.count; i++)
        wrong[i] = memcmp((const char *)actual.elements + (size_t)i * size,
                          (const char *)fixture.output.elements + (size_t)i * size, size) != 0;
    const struct misread_output output = {.node = &fixture.node,
                                          .preparation = &fixture.preparation,
                                          .expected = &fixture.output,
                                          .actual = &actual,
                                          .wrong = wrong};
    return misreadings_find(&output, &found, scratch);
}

static int find(const void *elements)
{
    struct arena scratch = arena_create((size_t)1 << 26);
    int count = find_with(elements, &scratch);
    arena_destroy(&scratch);
    return count;
}

static const struct row rows[] = {
    {MISREADING_NOTHING_DONE,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {3, 0, 2, 1, 3, 0},
     {10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21}},
    {MISREADING_NOTHING_DONE,
     ND,
     "add",
     NO_AXIS,
     {{3, 4}, 2},
     {{3, 2}, 2},
     {{3}, 1},
     {0, 2, 2, 1, 1, 0},
     {10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21}},
    {MISREADING_NEGATIVE_AXIS_ZERO,
     ELEMENTS,
     NULL,
     -1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {2, 0, 1, 1, 2, 0},
     {10, 2, 6, 13, 4, 15, 3, 17, 1, 5, 20, 21}},
    {MISREADING_NEGATIVE_AXIS_LAST,
     ELEMENTS,
     NULL,
     -2,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {2, 0, 1, 1, 2, 0},
     {2, 3, 1, 13, 6, 4, 5, 17, 18, 19, 20, 21}},
    {MISREADING_NEGATIVE_AXIS_POSITIVE,
     ELEMENTS,
     NULL,
     -1,
     {{2, 3, 2}, 3},
     {{1, 2, 2}, 3},
     {{1, 2, 2}, 3},
     {1, 0, 0, 1},
     {3, 2, 1, 4, 14, 15, 16, 17, 18, 19, 20, 21}},
    {MISREADING_NEGATIVE_AXIS_MIRRORED,
     ELEMENTS,
     NULL,
     -2,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {2, 0, 1, 1, 2, 0},
     {2, 3, 1, 13, 6, 4, 5, 17, 18, 19, 20, 21}},
    {MISREADING_NEGATIVE_AXIS_OFF,
     ELEMENTS,
     NULL,
     -1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {2, 0, 1, 1, 2, 0},
     {10, 2, 6, 13, 4, 15, 3, 17, 1, 5, 20, 21}},
    {MISREADING_DEFAULT_AXIS_LAST,
     ELEMENTS,
     NULL,
     NO_AXIS,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {0, 2, 1, 2, 1, 0},
     {1, 3, 2, 13, 6, 5, 4, 17, 18, 19, 20, 21}},
    {MISREADING_DEFAULT_AXIS_ONE,
     ELEMENTS,
     NULL,
     NO_AXIS,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {0, 2, 1, 2, 1, 0},
     {1, 3, 2, 13, 6, 5, 4, 17, 18, 19, 20, 21}},
    {MISREADING_AXIS_ZERO,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {2, 0, 1, 1, 2, 0},
     {10, 2, 6, 13, 4, 15, 3, 17, 1, 5, 20, 21}},
    {MISREADING_AXIS_LAST,
     ELEMENTS,
     NULL,
     0,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {0, 2, 1, 2, 1, 0},
     {1, 3, 2, 13, 6, 5, 4, 17, 18, 19, 20, 21}},
    {MISREADING_AXIS_FROM_END,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {2, 0, 1, 1, 2, 0},
     {10, 2, 6, 13, 4, 15, 3, 17, 1, 5, 20, 21}},
    {MISREADING_AXIS_OTHER,
     ELEMENTS,
     NULL,
     0,
     {{2, 3, 2}, 3},
     {{2, 2, 2}, 3},
     {{2, 2, 2}, 3},
     {1, 0, 1, 1, 0, 1, 0, 0},
     {10, 2, 3, 4, 14, 15, 7, 8, 18, 6, 20, 21}},
    {MISREADING_NEGATIVE_ZERO,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {-1, 0, 2, 1, -3, -2},
     {2, 11, 3, 13, 6, 4, 16, 17, 18, 19, 20, 21}},
    {MISREADING_NEGATIVE_ZERO,
     ND,
     NULL,
     NO_AXIS,
     {{3, 4}, 2},
     {{3, 2}, 2},
     {{3}, 1},
     {0, -2, -1, 1, 1, -4},
     {1, 2, 12, 13, 3, 15, 16, 17, 18, 19, 20, 21}},
    {MISREADING_NEGATIVE_LAST,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {-1, 0, 2, 1, -3, -2},
     {2, 11, 3, 1, 14, 4, 16, 6, 18, 19, 20, 21}},
    {MISREADING_NEGATIVE_SKIPPED,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {-1, 0, 2, 1, -3, -2},
     {2, 11, 3, 13, 14, 4, 16, 17, 18, 19, 20, 21}},
    {MISREADING_NEGATIVE_SKIPPED,
     ND,
     NULL,
     NO_AXIS,
     {{3, 4}, 2},
     {{3, 2}, 2},
     {{3}, 1},
     {0, -2, -1, 1, 1, -4},
     {10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21}},
    {MISREADING_NEGATIVE_POSITIVE,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {-1, 0, 2, 1, -3, -2},
     {2, 1, 3, 13, 14, 4, 6, 5, 18, 19, 20, 21}},
    {MISREADING_NEGATIVE_MIRRORED,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {-1, 0, 2, 1, -3, -2},
     {2, 11, 3, 13, 14, 6, 5, 17, 18, 19, 20, 21}},
    {MISREADING_NEGATIVE_OFF,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {-1, 0, 2, 1, -3, -2},
     {2, 11, 3, 13, 5, 6, 16, 17, 18, 19, 20, 21}},
    {MISREADING_NEGATIVE_PLAIN,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {1, 0, 2, -1, -3, -2},
     {2, 5, 6, 4, 14, 15, 16, 17, 18, 19, 20, 21}},
    {MISREADING_NEGATIVE_BY_FIRST,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {-1, 0, 2, 1, -3, -2},
     {2, 11, 3, 13, 5, 6, 16, 17, 18, 19, 20, 21}},
    {MISREADING_NEGATIVE_BY_LAST,
     ND,
     NULL,
     NO_AXIS,
     {{3, 4}, 2},
     {{3, 2}, 2},
     {{3}, 1},
     {0, -2, -1, 1, 1, -4},
     {10, 11, 1, 13, 3, 15, 16, 17, 18, 19, 20, 21}},
    {MISREADING_NEGATIVE_BY_NEXT,
     ND,
     NULL,
     NO_AXIS,
     {{3, 4}, 2},
     {{3, 2}, 2},
     {{3}, 1},
     {0, 2, -1, 1, 1, 3},
     {10, 11, 1, 13, 14, 15, 16, 3, 18, 19, 20, 21}},
    {MISREADING_NEGATIVE_BY_PREVIOUS,
     ND,
     NULL,
     NO_AXIS,
     {{3, 4}, 2},
     {{3, 2}, 2},
     {{3}, 1},
     {0, -2, -1, 1, 1, -4},
     {10, 1, 12, 3, 14, 15, 16, 17, 18, 2, 20, 21}},
    {MISREADING_NEGATIVE_BY_MIRRORED,
     ND,
     NULL,
     NO_AXIS,
     {{3, 4}, 2},
     {{3, 2}, 2},
     {{3}, 1},
     {0, -2, -1, 1, 1, -4},
     {10, 1, 12, 3, 14, 15, 16, 17, 18, 19, 20, 21}},
    {MISREADING_NEGATIVE_BY_INDICES,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {-1, 0, 2, 1, -3, -2},
     {2, 11, 3, 13, 5, 6, 16, 17, 18, 19, 20, 21}},
    {MISREADING_NEGATIVE_BY_COUNT,
     ELEMENTS,
     NULL,
     0,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {-3, 0, 2, 1, -3, -3},
     {10, 2, 12, 13, 4, 15, 16, 17, 18, 19, 3, 21}},
    {MISREADING_TUPLE_REVERSED,
     ND,
     NULL,
     NO_AXIS,
     {{3, 4}, 2},
     {{3, 2}, 2},
     {{3}, 1},
     {0, 2, 2, 1, 1, 0},
     {10, 3, 12, 13, 14, 15, 2, 17, 1, 19, 20, 21}},
    {MISREADING_TUPLE_REVERSED_MODULO,
     ND,
     NULL,
     NO_AXIS,
     {{3, 4}, 2},
     {{3, 2}, 2},
     {{3}, 1},
     {0, -2, -1, 1, 1, -4},
     {10, 11, 12, 13, 1, 15, 16, 2, 18, 3, 20, 21}},
    {MISREADING_TUPLE_SWAPPED,
     ND,
     NULL,
     NO_AXIS,
     {{2, 3, 4}, 3},
     {{2, 3}, 2},
     {{2}, 1},
     {1, 2, 0, 0, 1, 3},
     {10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 2, 1, 25, 26, 27, 28, 29, 30, 31, 32, 33}},
    {MISREADING_TUPLE_LAST_IGNORED,
     ND,
     NULL,
     NO_AXIS,
     {{3, 4}, 2},
     {{3, 2}, 2},
     {{3}, 1},
     {0, 2, 2, 1, 1, 0},
     {1, 11, 12, 13, 3, 15, 16, 17, 2, 19, 20, 21}},
    {MISREADING_TUPLE_FIRST_IGNORED,
     ND,
     NULL,
     NO_AXIS,
     {{3, 4}, 2},
     {{3, 2}, 2},
     {{3}, 1},
     {0, 2, 2, 1, 1, 0},
     {3, 2, 1, 13, 14, 15, 16, 17, 18, 19, 20, 21}},
    {MISREADING_TUPLE_SHORT,
     ND,
     NULL,
     NO_AXIS,
     {{3, 4}, 2},
     {{5, 2}, 2},
     {{5}, 1},
     {2, 2, 2, 1, 1, 0, 0, 0, 0, 3},
     {10, 11, 12, 13, 14, 15, 16, 17, 5, 2, 3, 4}},
    {MISREADING_TUPLE_SHORT_PACKED,
     ND,
     NULL,
     NO_AXIS,
     {{3, 4}, 2},
     {{5, 2}, 2},
     {{5}, 1},
     {2, 2, 2, 1, 1, 0, 0, 0, 0, 3},
     {10, 11, 12, 13, 14, 15, 16, 17, 5, 2, 3, 4}},
    {MISREADING_TUPLE_COLUMNS,
     ND,
     NULL,
     NO_AXIS,
     {{3, 4}, 2},
     {{3, 2}, 2},
     {{3}, 1},
     {0, 2, 2, 1, 1, 0},
     {10, 1, 12, 13, 14, 15, 16, 17, 3, 2, 20, 21}},
    {MISREADING_SLICE_FIRST_ELEMENT,
     ND,
     NULL,
     NO_AXIS,
     {{3, 4}, 2},
     {{2, 1}, 2},
     {{2, 4}, 2},
     {2, 0},
     {5, 11, 12, 13, 14, 15, 16, 17, 1, 19, 20, 21}},
    {MISREADING_SLICE_FIRST_ROW,
     ND,
     NULL,
     NO_AXIS,
     {{2, 2, 3}, 3},
     {{2, 1}, 2},
     {{2, 2, 3}, 3},
     {1, 0},
     {7, 8, 9, 13, 14, 15, 1, 2, 3, 19, 20, 21}},
    {MISREADING_SLICE_REPEATED,
     ND,
     NULL,
     NO_AXIS,
     {{3, 4}, 2},
     {{2, 1}, 2},
     {{2, 4}, 2},
     {2, 0},
     {5, 5, 5, 5, 14, 15, 16, 17, 1, 1, 1, 1}},
    {MISREADING_STRIDE_LAST_LOST,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {3, 0, 2, 1, 3, 0},
     {3, 11, 12, 13, 6, 15, 16, 17, 18, 19, 20, 21}},
    {MISREADING_STRIDE_LAST_PREVIOUS,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {1, 0, 1, 1, 0, 0},
     {2, 11, 12, 13, 6, 15, 16, 17, 4, 19, 20, 21}},
    {MISREADING_STRIDE_LAST_EXTENT,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {1, 0, 1, 1, 0, 0},
     {2, 11, 12, 13, 6, 15, 16, 17, 4, 19, 20, 21}},
    {MISREADING_STRIDES_OWN,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {3, 0, 2, 1, 3, 0},
     {2, 11, 3, 6, 4, 15, 5, 17, 18, 19, 20, 21}},
    {MISREADING_STRIDES_FIRST,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {3, 0, 2, 1, 3, 0},
     {2, 11, 3, 6, 4, 15, 5, 17, 18, 19, 20, 21}},
    {MISREADING_STRIDES_LAST,
     ND,
     NULL,
     NO_AXIS,
     {{2, 3, 4}, 3},
     {{2, 3}, 2},
     {{2}, 1},
     {1, 1, 0, 0, 1, 3},
     {10, 11, 12, 13, 14, 15, 16, 2, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 1, 31, 32, 33}},
    {MISREADING_STRIDES_OF_UPDATES,
     ND,
     NULL,
     NO_AXIS,
     {{3, 4}, 2},
     {{2, 2, 2}, 3},
     {{2, 2}, 2},
     {0, 2, 2, 1, 1, 0, 2, 3},
     {10, 11, 3, 13, 14, 2, 16, 4, 18, 19, 20, 21}},
    {MISREADING_STRIDES_OF_INDICES,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {3, 0, 2, 1, 3, 0},
     {2, 11, 3, 6, 4, 15, 5, 17, 18, 19, 20, 21}},
    {MISREADING_STRIDES_COLUMN_MAJOR,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {3, 0, 2, 1, 3, 0},
     {2, 6, 12, 13, 4, 15, 3, 17, 18, 1, 5, 21}},
    {MISREADING_SLICE_STRIDE_LOST,
     ND,
     NULL,
     NO_AXIS,
     {{3, 4}, 2},
     {{2, 1}, 2},
     {{2, 4}, 2},
     {2, 0},
     {5, 6, 7, 8, 3, 4, 16, 17, 18, 19, 20, 21}},
    {MISREADING_OUTPUT_TRANSPOSED,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {3, 0, 2, 1, 3, 0},
     {2, 1, 16, 19, 11, 6, 5, 20, 3, 4, 18, 21}},
    {MISREADING_DATA_TRANSPOSED,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {3, 0, 2, 1, 3, 0},
     {2, 13, 3, 1, 6, 4, 17, 5, 12, 15, 18, 21}},
    {MISREADING_INDICES_TRANSPOSED,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {3, 0, 2, 1, 3, 0},
     {10, 11, 2, 3, 6, 5, 16, 17, 18, 19, 20, 21}},
    {MISREADING_UPDATES_TRANSPOSED,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {3, 0, 2, 1, 3, 0},
     {3, 11, 5, 1, 6, 2, 16, 4, 18, 19, 20, 21}},
    {MISREADING_INDICES_BY_DATA,
     ELEMENTS,
     NULL,
     1,
     {{4, 2}, 2},
     {{2, 4}, 2},
     {{2, 4}, 2},
     {1, 0, 0, 0, 1, 1, 0, 0},
     {4, 1, 6, 8, 14, 15, 16, 17}},
    {MISREADING_INDICES_BY_UPDATES,
     ND,
     NULL,
     NO_AXIS,
     {{4, 2, 1}, 3},
     {{3, 2}, 2},
     {{3, 1}, 2},
     {3, 0, 1, 1, 2, 0},
     {10, 2, 12, 3, 14, 15, 1, 17}},
    {MISREADING_INDICES_FIRST,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {3, 0, 2, 1, 3, 0},
     {10, 11, 12, 3, 14, 15, 16, 6, 18, 19, 20, 21}},
    {MISREADING_UPDATES_BY_DATA,
     ELEMENTS,
     NULL,
     1,
     {{4, 2}, 2},
     {{2, 4}, 2},
     {{2, 4}, 2},
     {1, 0, 0, 0, 1, 1, 0, 0},
     {4, 1, 6, 4, 14, 15, 16, 17}},
    {MISREADING_UPDATES_BY_INDICES,
     ND,
     NULL,
     NO_AXIS,
     {{3, 4}, 2},
     {{2, 1}, 2},
     {{2, 4}, 2},
     {2, 0},
     {2, 3, 4, 5, 14, 15, 16, 17, 1, 2, 3, 4}},
    {MISREADING_UPDATES_AT_TARGET,
     ELEMENTS,
     NULL,
     0,
     {{3, 3}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {1, 0, 1, 0, 1, 0},
     {1, 2, 3, 4, 5, 6, 16, 17, 18}},
    {MISREADING_UPDATES_AT_OFFSET,
     ELEMENTS,
     NULL,
     0,
     {{2, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {0, 0, 0, 0, 1, 0},
     {1, 2, 3, 13, 14, 6, 16, 17}},
    {MISREADING_UPDATES_FIRST_REPEATED,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {3, 0, 2, 1, 3, 0},
     {1, 11, 1, 1, 1, 1, 16, 1, 18, 19, 20, 21}},
    {MISREADING_UPDATES_ROW_REPEATED,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {3, 0, 2, 1, 3, 0},
     {2, 11, 3, 1, 3, 1, 16, 2, 18, 19, 20, 21}},
    {MISREADING_UPDATES_COLUMN_REPEATED,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {3, 0, 2, 1, 3, 0},
     {1, 11, 1, 1, 4, 4, 16, 4, 18, 19, 20, 21}},
    {MISREADING_UPDATES_REVERSED,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {3, 0, 2, 1, 3, 0},
     {5, 11, 4, 6, 1, 3, 16, 2, 18, 19, 20, 21}},
    {MISREADING_UPDATES_SHIFTED,
     ELEMENTS,
     NULL,
     0,
     {{6}, 1},
     {{4}, 1},
     {{4}, 1},
     {0, 2, 4, 5},
     {2, 11, 3, 13, 4, 15}},
    {MISREADING_AS_NONE, ND, "add", NO_AXIS, {{4}, 1}, {{4, 1}, 2}, {{4}, 1}, {1, 1, 2, 1}, {10, 4, 3, 13}},
    {MISREADING_AS_ADD,
     ND,
     NULL,
     NO_AXIS,
     {{6}, 1},
     {{5, 1}, 2},
     {{5}, 1},
     {1, 3, 2, 0, 4},
     {14, 12, 15, 15, 19, 15}},
    {MISREADING_AS_MUL,
     ND,
     "add",
     NO_AXIS,
     {{6}, 1},
     {{5, 1}, 2},
     {{5}, 1},
     {1, 3, 2, 0, 4},
     {40, 11, 36, 26, 70, 15}},
    {MISREADING_AS_MAX,
     ND,
     "add",
     NO_AXIS,
     {{6}, 1},
     {{5, 1}, 2},
     {{5}, 1},
     {1, 3, 2, 0, 4},
     {10, 11, 12, 13, 14, 15}},
    {MISREADING_AS_MIN,
     ND,
     "add",
     NO_AXIS,
     {{6}, 1},
     {{5, 1}, 2},
     {{5}, 1},
     {1, 3, 2, 0, 4},
     {4, 1, 3, 2, 5, 15}},
    {MISREADING_OLD_IGNORED,
     ND,
     "add",
     NO_AXIS,
     {{4}, 1},
     {{4, 1}, 2},
     {{4}, 1},
     {1, 1, 2, 1},
     {10, 7, 3, 13}},
    {MISREADING_OLD_AS_ZERO,
     ND,
     "add",
     NO_AXIS,
     {{4}, 1},
     {{4, 1}, 2},
     {{4}, 1},
     {1, 1, 2, 1},
     {10, 7, 3, 13}},
    {MISREADING_OLD_TWICE,
     ND,
     "add",
     NO_AXIS,
     {{4}, 1},
     {{4, 1}, 2},
     {{4}, 1},
     {1, 1, 2, 1},
     {10, 29, 27, 13}},
    {MISREADING_REPEATS_LAST,
     ND,
     "add",
     NO_AXIS,
     {{4}, 1},
     {{4, 1}, 2},
     {{4}, 1},
     {1, 1, 2, 1},
     {10, 15, 15, 13}},
    {MISREADING_REPEATS_FIRST,
     ND,
     "add",
     NO_AXIS,
     {{4}, 1},
     {{4, 1}, 2},
     {{4}, 1},
     {1, 1, 2, 1},
     {10, 12, 15, 13}},
    {MISREADING_UPDATES_TWICE,
     ND,
     "add",
     NO_AXIS,
     {{4}, 1},
     {{4, 1}, 2},
     {{4}, 1},
     {1, 1, 2, 1},
     {10, 25, 18, 13}},
    {MISREADING_FIRST_ONLY,
     ND,
     NULL,
     NO_AXIS,
     {{6}, 1},
     {{5, 1}, 2},
     {{5}, 1},
     {1, 3, 2, 0, 4},
     {10, 1, 12, 13, 14, 15}},
    {MISREADING_FIRST_ONLY,
     ND,
     NULL,
     NO_AXIS,
     {{3, 4}, 2},
     {{2, 1}, 2},
     {{2, 4}, 2},
     {2, 0},
     {10, 11, 12, 13, 14, 15, 16, 17, 1, 19, 20, 21}},
    {MISREADING_LAST_ONLY,
     ND,
     NULL,
     NO_AXIS,
     {{6}, 1},
     {{5, 1}, 2},
     {{5}, 1},
     {1, 3, 2, 0, 4},
     {10, 11, 12, 13, 5, 15}},
    {MISREADING_LAST_LOST,
     ND,
     NULL,
     NO_AXIS,
     {{6}, 1},
     {{5, 1}, 2},
     {{5}, 1},
     {1, 3, 2, 0, 4},
     {4, 1, 3, 2, 14, 15}},
    {MISREADING_FIRST_LOST,
     ND,
     NULL,
     NO_AXIS,
     {{6}, 1},
     {{5, 1}, 2},
     {{5}, 1},
     {1, 3, 2, 0, 4},
     {4, 11, 3, 2, 5, 15}},
    {MISREADING_SECOND_HALF_LOST,
     ND,
     NULL,
     NO_AXIS,
     {{6}, 1},
     {{5, 1}, 2},
     {{5}, 1},
     {1, 3, 2, 0, 4},
     {10, 1, 12, 2, 14, 15}},
    {MISREADING_TAIL_LOST,
     ND,
     NULL,
     NO_AXIS,
     {{6}, 1},
     {{5, 1}, 2},
     {{5}, 1},
     {1, 3, 2, 0, 4},
     {4, 1, 3, 2, 14, 15}},
    {MISREADING_BEYOND_POWER_LOST,
     ND,
     NULL,
     NO_AXIS,
     {{6}, 1},
     {{5, 1}, 2},
     {{5}, 1},
     {1, 3, 2, 0, 4},
     {10, 1, 12, 2, 14, 15}},
    {MISREADING_INNER_TAIL_LOST,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {3, 0, 2, 1, 3, 0},
     {2, 11, 12, 1, 14, 4, 16, 5, 18, 19, 20, 21}},
    {MISREADING_INNER_BEYOND_POWER_LOST,
     ND,
     NULL,
     NO_AXIS,
     {{3, 4}, 2},
     {{2, 1}, 2},
     {{2, 4}, 2},
     {2, 0},
     {5, 6, 12, 13, 14, 15, 16, 17, 1, 2, 20, 21}},
    {MISREADING_INDEX_WORDS,
     ND,
     NULL,
     NO_AXIS,
     {{6}, 1},
     {{5, 1}, 2},
     {{5}, 1},
     {1, 3, 2, 0, 4},
     {4, 1, 5, 3, 14, 15}},
    {MISREADING_INDEX_FROM_ONE,
     ND,
     NULL,
     NO_AXIS,
     {{6}, 1},
     {{5, 1}, 2},
     {{5}, 1},
     {1, 3, 2, 5, 4},
     {1, 3, 2, 5, 4, 15}},
    {MISREADING_TARGETS_BEYOND_POWER_LOST,
     ND,
     NULL,
     NO_AXIS,
     {{6}, 1},
     {{5, 1}, 2},
     {{5}, 1},
     {1, 3, 2, 0, 4},
     {4, 1, 12, 13, 14, 15}},
    {MISREADING_MODULO_FIRST,
     ELEMENTS,
     NULL,
     1,
     {{2, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {3, 0, 2, 1, 3, 0},
     {3, 1, 12, 13, 6, 5, 16, 17}},
    {MISREADING_MODULO_LAST,
     ELEMENTS,
     NULL,
     0,
     {{4, 2}, 2},
     {{3, 2}, 2},
     {{3, 2}, 2},
     {3, 0, 2, 1, 3, 0},
     {3, 6, 5, 4, 14, 15, 16, 17}},
    {MISREADING_MODULO_INDICES,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {3, 0, 2, 1, 3, 0},
     {2, 11, 3, 13, 6, 4, 16, 17, 18, 19, 20, 21}},
    {MISREADING_CLAMPED_FIRST,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {3, 0, 2, 1, 3, 0},
     {2, 11, 3, 13, 6, 4, 5, 17, 18, 19, 20, 21}},
    {MISREADING_CLAMPED_LAST,
     ELEMENTS,
     NULL,
     0,
     {{4, 2}, 2},
     {{3, 2}, 2},
     {{3, 2}, 2},
     {3, 0, 2, 1, 3, 0},
     {10, 6, 5, 4, 14, 15, 16, 17}},
    {MISREADING_CLAMPED_OFF,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {3, 0, 2, 1, 3, 0},
     {2, 11, 3, 13, 6, 4, 5, 17, 18, 19, 20, 21}},
    {MISREADING_DATA_NOT_COPIED,
     ELEMENTS,
     NULL,
     1,
     {{3, 4}, 2},
     {{2, 3}, 2},
     {{2, 3}, 2},
     {3, 0, 2, 1, 3, 0},
     {2, 0, 3, 1, 6, 4, 0, 5, 0, 0, 0, 0}},
};
enum { ROW_COUNT = sizeof rows / sizeof *rows };

Test(misreading, each_explains_an_output_that_it_gives)
{
    for (size_t i = 0; i < ROW_COUNT; i++) {
        start(&rows[i]);
        (void)find(rows[i].output);
        cr_expect(found.has[rows[i].misreading], "row %zu: not %s", i, misreading_name(rows[i].misreading));
        fixture_end(&fixture);
    }
}

/* Offsets in float go wrong beyond 2^24 elements, which is more than there is work for. */
static bool is_of_wide_tensors(enum misreading misreading)
{
    return misreading == MISREADING_OFFSET_CUT || misreading == MISREADING_SOURCE_CUT ||
           misreading == MISREADING_POSITION_CUT || misreading == MISREADING_INDEX_CUT ||
           misreading == MISREADING_OFFSET_FLOAT;
}

Test(misreading, each_has_a_row)
{
    bool has[MISREADING_COUNT] = {false};
    for (size_t i = 0; i < ROW_COUNT; i++)
        has[rows[i].misreading] = true;
    for (int i = 0; i < MISREADING_COUNT; i++)
        cr_expect(has[i] || is_of_wide_tensors((enum misreading)i), "%s",
                  misreading_name((enum misreading)i));
}

/* One more wrong cell that has a value of its own. */
Test(misreading, none_explains_an_output_with_another_wrong_cell)
{
    for (size_t i = 0; i < ROW_COUNT; i++) {
        int64_t output[24];
        start(&rows[i]);
        cr_assert(fixture_run(&fixture) == STATUS_OK);
        int64_t last = fixture.output.count - 1;
        memcpy(output, rows[i].output, sizeof output);
        output[last] = 123456;
        (void)find(output);
        cr_expect(!found.has[rows[i].misreading], "row %zu: %s", i, misreading_name(rows[i].misreading));
        fixture_end(&fixture);
    }
}

/* ---- low bits --------------------------------------------------------------------------------------------------------- */

enum { WIDE = 300 };

/* 300 zeros that each receive an update, 1, 2 and so on, the last one first. */
static void start_wide(void)
{
    int64_t indices[WIDE];
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    for (int64_t i = 0; i < WIDE; i++)
        indices[i] = WIDE - 1 - i;
    fixture_input(&fixture, INPUT_DATA, DTYPE_INT64, NULL, DIMS(WIDE));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, indices, DIMS(WIDE));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_INT64, NULL, DIMS(WIDE));
    int64_t *updates = fixture.tensors[INPUT_UPDATES].elements;
    for (int64_t i = 0; i < WIDE; i++)
        updates[i] = i + 1;
}

static void expect_wide(enum misreading misreading, const int64_t *output)
{
    (void)find(output);
    cr_expect(found.has[misreading] && found.number[misreading] == 8, "%s", misreading_name(misreading));
}

Test(misreading, an_offset_of_eight_bits_is_recognised)
{
    int64_t output[WIDE] = {0};
    start_wide();
    for (int64_t i = 0; i < WIDE; i++)
        output[(WIDE - 1 - i) % 256] = i + 1;
    expect_wide(MISREADING_OFFSET_CUT, output);
}

Test(misreading, a_position_of_eight_bits_in_updates_is_recognised)
{
    int64_t output[WIDE];
    start_wide();
    for (int64_t i = 0; i < WIDE; i++)
        output[WIDE - 1 - i] = i % 256 + 1;
    expect_wide(MISREADING_SOURCE_CUT, output);
}

Test(misreading, a_position_of_eight_bits_in_indices_is_recognised)
{
    int64_t output[WIDE] = {0};
    start_wide();
    for (int64_t i = 0; i < WIDE; i++)
        output[WIDE - 1 - i % 256] = i + 1;
    expect_wide(MISREADING_POSITION_CUT, output);
}

/* 255 becomes -1, and so 299. */
Test(misreading, an_index_of_eight_bits_is_recognised)
{
    int64_t output[WIDE] = {0};
    start_wide();
    for (int64_t i = 0; i < WIDE; i++) {
        int64_t index = WIDE - 1 - i, low = index % 256;
        output[low < 128 ? low : low - 256 + WIDE] = i + 1;
    }
    expect_wide(MISREADING_INDEX_CUT, output);
}

/* ---- which values explain -------------------------------------------------------------------------------------------- */

/* Data 1 and 2; the second cell receives `first` and `second` under a reduction. */
static void start_floats(const char *reduction, float first, float second)
{
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, VALUES(float, 1, 2), DIMS(2));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1, 1), DIMS(2));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_FLOAT, VALUES(float, first, second), DIMS(2));
    fixture_text(&fixture, "reduction", reduction);
}

/* Under none the second update would be the result; the bits of the NaN are others than its own. */
Test(misreading, any_nan_is_like_any_other)
{
    static const uint32_t bits[] = {0x3f800000, 0x7fc12345};
    start_floats("max", 4, 8);
    fixture.attributes[0].string = (struct string_element){.bytes = "none", .size = 4};
    ((float *)fixture.tensors[INPUT_DATA].elements)[1] = NAN;
    float output[2];
    memcpy(output, bits, sizeof output); /* as under add, and with nothing done */
    (void)find(output);
    cr_expect(found.has[MISREADING_AS_ADD] && found.has[MISREADING_NOTHING_DONE]);
}

/* The first cell is not what the reference has, but is allowed; the misreading leaves it as the reference has it. */
Test(misreading, a_cell_that_is_not_wrong_may_be_right_in_another_way)
{
    start_floats("none", 4, 8);
    const bool wrong[] = {false, true};
    const float elements[] = {7, 10};
    ((float *)fixture.tensors[INPUT_UPDATES].elements)[1] = 8;
    cr_assert(fixture_run(&fixture) == STATUS_OK);
    struct arena scratch = arena_create((size_t)1 << 20);
    struct tensor actual = fixture.output;
    actual.elements = (void *)(uintptr_t)elements;
    const struct misread_output output = {&fixture.node, &fixture.preparation, &fixture.output, &actual,
                                          wrong};
    ((float *)fixture.tensors[INPUT_UPDATES].elements)[0] = 0;
    cr_assert(fixture_run(&fixture) == STATUS_OK);
    (void)misreadings_find(&output, &found, &scratch);
    cr_expect(found.has[MISREADING_AS_ADD]);
    arena_destroy(&scratch);
}

Test(misreading, an_output_that_no_misreading_gives_is_explained_by_none)
{
    start_floats("add", 4, 8);
    cr_expect(find(VALUES(float, 1, 1234)) == 0);
}

Test(misreading, without_a_wrong_cell_there_is_nothing_to_explain)
{
    start_floats("add", 4, 8);
    cr_expect(find(VALUES(float, 1, 14)) == 0);
}

Test(misreading, the_first_of_several_is_named)
{
    start_floats("add", 4, 8);
    cr_expect(find(VALUES(float, 1, 8)) > 1);
    cr_expect(found.has[MISREADING_AS_NONE] && misreading_first(&found) == MISREADING_AS_NONE);
}

Test(misreading, one_that_leaves_updates_out_is_named_after_the_others)
{
    struct misreading_set set = {.has = {false}};
    set.has[MISREADING_NEGATIVE_OFF] = set.left_out[MISREADING_NEGATIVE_OFF] = true;
    set.has[MISREADING_LAST_LOST] = true;
    cr_expect(misreading_first(&set) == MISREADING_LAST_LOST);
    set.has[MISREADING_LAST_LOST] = false;
    cr_expect(misreading_first(&set) == MISREADING_NEGATIVE_OFF);
}

/* ---- bounds ----------------------------------------------------------------------------------------------------------- */

/* 4,096 cells of one byte each, and as many updates, of which the first has a MiB. */
static void start_long_strings(void)
{
    enum { CELLS = 4096, LONG = 1 << 20 };
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    struct string_element *data = arena_allocate(&fixture.arena, CELLS * sizeof *data);
    struct string_element *updates = arena_allocate(&fixture.arena, CELLS * sizeof *updates);
    char *bytes = arena_allocate_zeroed(&fixture.arena, LONG, 1);
    cr_assert(data != NULL && updates != NULL && bytes != NULL);
    for (int i = 0; i < CELLS; i++)
        data[i] = updates[i] = (struct string_element){.bytes = "x", .size = 1};
    updates[0] = (struct string_element){.bytes = bytes, .size = LONG};
    fixture_input(&fixture, INPUT_DATA, DTYPE_STRING, data, DIMS(CELLS));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, NULL, DIMS(CELLS));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_STRING, updates, DIMS(CELLS));
    fixture_text(&fixture, "reduction", "add");
}

/* The first update for every target would be 4 GiB. */
Test(misreading, strings_that_would_take_more_than_there_is_work_for_are_not_made)
{
    enum { LIMIT = 1 << 24 };
    struct arena scratch = arena_create(LIMIT);
    start_long_strings();
    cr_assert(fixture_run(&fixture) == STATUS_OK);
    struct string_element *output = arena_allocate(&fixture.arena, fixture.output.size);
    cr_assert(output != NULL);
    memcpy(output, fixture.tensors[INPUT_DATA].elements, fixture.output.size);
    output[1] = (struct string_element){.bytes = "y", .size = 1};
    cr_expect(find_with(output, &scratch) == 0);
    cr_expect(scratch.allocated <= LIMIT);
    arena_destroy(&scratch);
}

Test(misreading, strings_that_are_added_are_explained)
{
    start_long_strings();
    cr_assert(fixture_run(&fixture) == STATUS_OK);
    cr_expect(find(fixture.tensors[INPUT_DATA].elements) > 0 && found.has[MISREADING_NOTHING_DONE]);
}

Test(misreading, however_little_memory_there_is_none_or_the_same_are_found)
{
    for (size_t limit = 0; limit < 4096; limit += 64) {
        struct arena scratch = arena_create(limit);
        start_floats("add", 4, 8);
        int count = find_with(VALUES(float, 1, 8), &scratch);
        cr_expect(count == 0 || found.has[MISREADING_AS_NONE], "%zu bytes", limit);
        arena_destroy(&scratch);
        fixture_end(&fixture);
    }
}

Test(misreading, a_tensor_that_is_more_work_than_there_may_be_is_not_looked_at)
{
    enum { CELLS = 1 << 24 };
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(&fixture, INPUT_DATA, DTYPE_INT8, NULL, DIMS(CELLS + 1));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1), DIMS(1));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_INT8, VALUES(int8_t, 1), DIMS(1));
    cr_expect(find(fixture.tensors[INPUT_DATA].elements) == 0);
}

/* ---- names ------------------------------------------------------------------------------------------------------------ */

Test(misreading, each_is_found_by_its_name)
{
    enum misreading misreading;
    for (int i = 0; i < MISREADING_COUNT; i++)
        cr_expect(misreading_from_name(misreading_name((enum misreading)i), &misreading) &&
                      misreading == (enum misreading)i,
                  "%s", misreading_name((enum misreading)i));
    cr_expect(!misreading_from_name("unheard-of", &misreading));
}

Test(misreading, one_about_the_reduction_breaks_the_clause_of_the_reduction)
{
    cr_expect_str_eq(misreading_clause(MISREADING_AS_NONE, REDUCTION_MUL), "reduction-mul");
    cr_expect_str_eq(misreading_clause(MISREADING_AS_ADD, REDUCTION_NONE), "reduction-none");
    cr_expect_str_eq(misreading_clause(MISREADING_TUPLE_REVERSED, REDUCTION_MUL), "tuple");
}
