/* Draws random valid cases. */
#include "dtype.h"
#include "judge_fixture.h"
#include "operator_version.h"
#include "scatter.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_RANK = 3 };

int64_t random_below(struct random_case *drawn, int64_t limit)
{
    return (int64_t)fixture_random(drawn->state) % limit;
}

static void draw_kind(struct random_case *drawn)
{
    const struct operator_version *version = &operator_versions[random_below(drawn, OPERATOR_VERSION_COUNT)];
    int64_t last = operator_version_last_opset(version);
    last = last < OPSET_NEWEST ? last : OPSET_NEWEST;
    drawn->version = version;
    do
        drawn->dtype = (int32_t)(1 + random_below(drawn, DTYPE_BFLOAT16));
    while (!dtype_in(version->types, drawn->dtype));
    do
        drawn->reduction = (enum reduction)random_below(drawn, REDUCTION_COUNT);
    while (drawn->reduction != REDUCTION_NONE && ((version->reductions >> drawn->reduction & 1) == 0 ||
                                                  !reduction_is_defined(drawn->dtype, drawn->reduction)));
    judge_start(&drawn->fixture, version->op,
                version->since_version + random_below(drawn, last - version->since_version + 1));
    if (drawn->reduction != REDUCTION_NONE)
        fixture_text(&drawn->fixture.node, "reduction", reduction_name(drawn->reduction));
}

/* An extent, sometimes 0. */
static int64_t draw_extent(struct random_case *drawn)
{
    return random_below(drawn, 16) == 0 ? 0 : 1 + random_below(drawn, 3);
}

static void draw_string(struct random_case *drawn, struct string_element *element)
{
    static const struct string_element texts[] = {{"", 0}, {"a", 1}, {"ab", 2}, {"b\0", 2}, {"\xc3\xa9", 2}};
    *element = texts[random_below(drawn, sizeof texts / sizeof *texts)];
}

static void draw_elements(struct random_case *drawn, void *elements, int64_t count)
{
    static struct way_operands operands;
    unsigned char *bytes = elements;
    size_t size = dtype_size(drawn->dtype);
    if (floating_format_of(drawn->dtype) != NULL) {
        draw_operands(&operands, drawn->dtype, drawn->reduction, (size_t)count, drawn->manner, drawn->state);
        memcpy(elements, operands.elements, (size_t)count * size);
    }
    for (int64_t i = 0; i < count && drawn->dtype == DTYPE_STRING; i++)
        draw_string(drawn, (struct string_element *)elements + i);
    if (floating_format_of(drawn->dtype) != NULL || drawn->dtype == DTYPE_STRING)
        return;
    bool small = random_below(drawn, 2) == 0;
    for (int64_t i = 0; i < count * (int64_t)size; i++) {
        int64_t byte = drawn->dtype == DTYPE_BOOL ? random_below(drawn, 2) : random_below(drawn, 256);
        bytes[i] = (unsigned char)(!small || drawn->dtype == DTYPE_BOOL ? byte
                                   : i % (int64_t)size == 0             ? byte % 5
                                                                        : 0);
    }
}

static void draw_tensor(struct random_case *drawn, size_t slot, const int64_t *dims, int rank)
{
    _Alignas(16) unsigned char elements[RANDOM_CASE_ELEMENTS * WAYS_ELEMENT];
    int64_t count = 1;
    for (int axis = 0; axis < rank; axis++)
        count *= dims[axis];
    if (count > RANDOM_CASE_ELEMENTS)
        abort();
    draw_elements(drawn, elements, count);
    fixture_input(&drawn->fixture.node, slot, drawn->dtype, elements, dims, rank);
}

static int64_t draw_index(struct random_case *drawn, int64_t extent)
{
    bool stated = drawn->version->bounds == BOUNDS_STATED;
    return stated ? random_below(drawn, 2 * extent) - extent : random_below(drawn, extent);
}

static void draw_across(struct random_case *drawn)
{
    struct node_fixture *node = &drawn->fixture.node;
    int64_t dims[MOST_RANK], index_dims[MOST_RANK], indices[RANDOM_CASE_ELEMENTS], count = 1;
    int rank = 1 + (int)random_below(drawn, MOST_RANK), axis = (int)random_below(drawn, rank);
    for (int i = 0; i < rank; i++) {
        dims[i] = draw_extent(drawn);
        index_dims[i] = i != axis      ? random_below(drawn, dims[i] + 1)
                        : dims[i] == 0 ? 0
                                       : draw_extent(drawn) + 1;
        count *= index_dims[i];
    }
    for (int64_t i = 0; i < count; i++)
        indices[i] = draw_index(drawn, dims[axis]);
    draw_tensor(drawn, INPUT_DATA, dims, rank);
    fixture_input(node, INPUT_INDICES, DTYPE_INT64, indices, index_dims, rank);
    draw_tensor(drawn, INPUT_UPDATES, index_dims, rank);
    fixture_integer(node, "axis", random_below(drawn, 2) == 0 ? axis : axis - rank);
}

static void draw_tuples(struct random_case *drawn)
{
    int64_t dims[MOST_RANK], index_dims[2], update_dims[1 + MOST_RANK], indices[RANDOM_CASE_ELEMENTS];
    int rank = 1 + (int)random_below(drawn, MOST_RANK), length = (int)random_below(drawn, rank + 1);
    bool reachable = true;
    for (int i = 0; i < rank; i++) {
        dims[i] = draw_extent(drawn);
        reachable &= i >= length || dims[i] > 0;
    }
    index_dims[0] = reachable ? random_below(drawn, 6) : 0;
    index_dims[1] = length;
    for (int64_t i = 0; i < index_dims[0] * length; i++)
        indices[i] = draw_index(drawn, dims[i % length]);
    update_dims[0] = index_dims[0];
    memcpy(update_dims + 1, dims + length, (size_t)(rank - length) * sizeof *dims);
    draw_tensor(drawn, INPUT_DATA, dims, rank);
    fixture_input(&drawn->fixture.node, INPUT_INDICES, DTYPE_INT64, indices, index_dims, 2);
    draw_tensor(drawn, INPUT_UPDATES, update_dims, 1 + rank - length);
}

void random_case_start(struct random_case *drawn, int number, enum manner manner, uint64_t *state)
{
    struct node_fixture *node = &drawn->fixture.node;
    const struct derived_expectation *derived = &drawn->fixture.derived;
    struct scatter_plan plan;
    *drawn = (struct random_case){.number = number, .manner = manner, .state = state};
    draw_kind(drawn);
    if (drawn->version->op == OPERATOR_SCATTER_ND)
        draw_tuples(drawn);
    else
        draw_across(drawn);
    judge_derive(&drawn->fixture);
    if (derived->preparation.outcome != OUTCOME_COMPUTED ||
        scatter_plan_create(&plan, &derived->node, &derived->preparation, &node->arena, &node->error) !=
            STATUS_OK ||
        aims_create(&drawn->aims, &plan, &node->arena, &node->error) != STATUS_OK)
        abort();
}

void random_case_end(struct random_case *drawn)
{
    judge_end(&drawn->fixture);
}
