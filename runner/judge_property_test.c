/*
 * Random valid cases of every operator version, element type and reduction: correct answers are never blamed, however
 * they were computed, and a cell with a value that no correct implementation gives always is.
 */
#include "aims.h"
#include "dtype.h"
#include "floating_format.h"
#include "judge_fixture.h"
#include "kernels.h"
#include "reduction_ways.h"
#include "strings.h"

#include <criterion/criterion.h>
#include <string.h>

enum { DRAWS = 20000, ANSWERS = 4, MOST_RANK = 3, MOST_ELEMENTS = 256 };

/* A case, who aims where, and what draws the next one. */
struct trial {
    struct judge_fixture fixture;
    struct aims aims;
    const struct operator_version *version;
    int32_t dtype;
    enum reduction reduction;
    enum manner manner; /* of floating-point numbers */
    int number;
    uint64_t *state;
};

static int64_t below(struct trial *trial, int64_t limit)
{
    return (int64_t)fixture_random(trial->state) % limit;
}

/* ---- drawing a case ------------------------------------------------------------------------------------------------ */

static bool has_value(int32_t dtype, enum reduction reduction)
{
    return kernels_find(dtype, reduction) != NULL || (dtype == DTYPE_STRING && reduction == REDUCTION_ADD);
}

static void draw_kind(struct trial *trial)
{
    const struct operator_version *version = &operator_versions[below(trial, OPERATOR_VERSION_COUNT)];
    int64_t last = version->last_opset < OPSET_NEWEST ? version->last_opset : OPSET_NEWEST;
    trial->version = version;
    do
        trial->dtype = (int32_t)(1 + below(trial, DTYPE_BFLOAT16));
    while (!dtype_in(version->types, trial->dtype));
    do
        trial->reduction = (enum reduction)below(trial, REDUCTION_COUNT);
    while (trial->reduction != REDUCTION_NONE && ((version->reductions >> trial->reduction & 1) == 0 ||
                                                  !has_value(trial->dtype, trial->reduction)));
    judge_start(&trial->fixture, version->op,
                version->since_version + below(trial, last - version->since_version + 1));
    if (trial->reduction != REDUCTION_NONE)
        fixture_text(&trial->fixture.node, "reduction", reduction_name(trial->reduction));
}

/* An extent: 0 now and then. */
static int64_t draw_extent(struct trial *trial)
{
    return below(trial, 16) == 0 ? 0 : 1 + below(trial, 3);
}

static void draw_string(struct trial *trial, struct string_element *element)
{
    static const struct string_element texts[] = {{"", 0}, {"a", 1}, {"ab", 2}, {"b\0", 2}, {"\xc3\xa9", 2}};
    *element = texts[below(trial, sizeof texts / sizeof *texts)];
}

static void draw_elements(struct trial *trial, void *elements, int64_t count)
{
    static struct way_operands operands;
    unsigned char *bytes = elements;
    size_t size = dtype_size(trial->dtype);
    if (floating_format_of(trial->dtype) != NULL) {
        draw_operands(&operands, trial->dtype, trial->reduction, (size_t)count, trial->manner, trial->state);
        memcpy(elements, operands.elements, (size_t)count * size);
    }
    for (int64_t i = 0; i < count && trial->dtype == DTYPE_STRING; i++)
        draw_string(trial, (struct string_element *)elements + i);
    if (floating_format_of(trial->dtype) != NULL || trial->dtype == DTYPE_STRING)
        return;
    bool small = below(trial, 2) == 0;
    for (int64_t i = 0; i < count * (int64_t)size; i++) {
        int64_t byte = trial->dtype == DTYPE_BOOL ? below(trial, 2) : below(trial, 256);
        bytes[i] = (unsigned char)(!small || trial->dtype == DTYPE_BOOL ? byte
                                   : i % (int64_t)size == 0             ? byte % 5
                                                                        : 0);
    }
}

static void draw_tensor(struct trial *trial, size_t slot, const int64_t *dims, int rank)
{
    _Alignas(16) unsigned char elements[MOST_ELEMENTS * WAYS_ELEMENT];
    int64_t count = 1;
    for (int axis = 0; axis < rank; axis++)
        count *= dims[axis];
    cr_assert(count <= MOST_ELEMENTS);
    draw_elements(trial, elements, count);
    fixture_input(&trial->fixture.node, slot, trial->dtype, elements, dims, rank);
}

static int64_t draw_index(struct trial *trial, int64_t extent)
{
    bool stated = trial->version->bounds == BOUNDS_STATED;
    return stated ? below(trial, 2 * extent) - extent : below(trial, extent);
}

static void draw_across(struct trial *trial)
{
    struct node_fixture *node = &trial->fixture.node;
    int64_t dims[MOST_RANK], index_dims[MOST_RANK], indices[MOST_ELEMENTS], count = 1;
    int rank = 1 + (int)below(trial, MOST_RANK), axis = (int)below(trial, rank);
    for (int i = 0; i < rank; i++) {
        dims[i] = draw_extent(trial);
        index_dims[i] = i != axis ? below(trial, dims[i] + 1) : dims[i] == 0 ? 0 : draw_extent(trial) + 1;
        count *= index_dims[i];
    }
    for (int64_t i = 0; i < count; i++)
        indices[i] = draw_index(trial, dims[axis]);
    draw_tensor(trial, INPUT_DATA, dims, rank);
    fixture_input(node, INPUT_INDICES, DTYPE_INT64, indices, index_dims, rank);
    draw_tensor(trial, INPUT_UPDATES, index_dims, rank);
    fixture_integer(node, "axis", below(trial, 2) == 0 ? axis : axis - rank);
}

static void draw_tuples(struct trial *trial)
{
    int64_t dims[MOST_RANK], index_dims[2], update_dims[1 + MOST_RANK], indices[MOST_ELEMENTS];
    int rank = 1 + (int)below(trial, MOST_RANK), length = (int)below(trial, rank + 1);
    bool reachable = true;
    for (int i = 0; i < rank; i++) {
        dims[i] = draw_extent(trial);
        reachable &= i >= length || dims[i] > 0;
    }
    index_dims[0] = reachable ? below(trial, 6) : 0;
    index_dims[1] = length;
    for (int64_t i = 0; i < index_dims[0] * length; i++)
        indices[i] = draw_index(trial, dims[i % length]);
    update_dims[0] = index_dims[0];
    memcpy(update_dims + 1, dims + length, (size_t)(rank - length) * sizeof *dims);
    draw_tensor(trial, INPUT_DATA, dims, rank);
    fixture_input(&trial->fixture.node, INPUT_INDICES, DTYPE_INT64, indices, index_dims, 2);
    draw_tensor(trial, INPUT_UPDATES, update_dims, 1 + rank - length);
}

static void draw_case(struct trial *trial, enum manner manner)
{
    struct node_fixture *node = &trial->fixture.node;
    struct scatter_plan plan;
    trial->manner = manner;
    draw_kind(trial);
    if (trial->version->op == OPERATOR_SCATTER_ND)
        draw_tuples(trial);
    else
        draw_across(trial);
    judge_derive(&trial->fixture);
    const struct derived_expectation *derived = &trial->fixture.derived;
    cr_assert(derived->preparation.outcome == OUTCOME_COMPUTED, "draw %d", trial->number);
    cr_assert(scatter_plan_create(&plan, &derived->node, &derived->preparation, &node->arena, &node->error) ==
              STATUS_OK);
    cr_assert(aims_create(&trial->aims, &plan, &node->arena, &node->error) == STATUS_OK);
}

/* ---- correct answers ------------------------------------------------------------------------------------------------ */

static const char *element_at(const struct tensor *tensor, int64_t position)
{
    return (const char *)tensor->elements + (size_t)position * dtype_size(tensor->dtype);
}

/* The updates of a cell, in any order. */
static int64_t shuffled_updates(struct trial *trial, int64_t position, const char *elements[])
{
    int64_t count = aims_count(&trial->aims, position);
    for (int64_t i = 0; i < count; i++) {
        int64_t other = below(trial, i + 1);
        elements[i] = elements[other];
        elements[other] = element_at(&trial->fixture.node.tensors[INPUT_UPDATES],
                                     aims_update_position(&trial->aims, position, i));
    }
    return count;
}

static void concatenate(struct trial *trial, const char *const *updates, int64_t count,
                        struct string_element *cell)
{
    char text[1024];
    size_t size = cell->size;
    memcpy(text, cell->bytes, size);
    for (int64_t i = 0; i < count; i++) {
        struct string_element update;
        memcpy(&update, updates[i], sizeof update);
        memcpy(text + size, update.bytes, update.size);
        size += update.size;
    }
    *cell = (struct string_element){arena_copy_text(&trial->fixture.node.arena, text, size), size};
    cr_assert(cell->bytes != NULL);
}

/* A sum or product of floating-point numbers in some way that does not flush; false where it is not for this type. */
static bool combine(struct trial *trial, const char *const *updates, int64_t count, char *cell)
{
    static struct way_operands operands;
    enum way way = (enum way)below(trial, WAY_FLUSHED);
    if (way == WAY_LONG_DOUBLE && count == 1) /* one operation rounded twice is off by a unit */
        return false;
    operands = (struct way_operands){.dtype = trial->dtype,
                                     .reduction = trial->reduction,
                                     .size = dtype_size(trial->dtype),
                                     .count = (size_t)count + 1};
    memcpy(operands.elements, cell, operands.size);
    for (int64_t i = 0; i < count; i++)
        memcpy(operands.elements + (size_t)(i + 1) * operands.size, updates[i], operands.size);
    return combine_operands(&operands, way, trial->state, cell);
}

/* What a correct implementation may make of a cell; `cell` holds what data does. */
static void compute_cell(struct trial *trial, int64_t position, char *cell)
{
    const char *updates[MOST_ELEMENTS];
    int64_t count = shuffled_updates(trial, position, updates);
    size_t size = dtype_size(trial->dtype);
    bool rounded = floating_format_of(trial->dtype) != NULL &&
                   (trial->reduction == REDUCTION_ADD || trial->reduction == REDUCTION_MUL);
    if (count == 0)
        return;
    if (trial->reduction == REDUCTION_NONE)
        memcpy(cell, updates[0], size);
    else if (trial->dtype == DTYPE_STRING && trial->reduction == REDUCTION_ADD)
        concatenate(trial, updates, count, (struct string_element *)cell);
    else if (!rounded || !combine(trial, updates, count, cell))
        for (int64_t i = 0; i < count; i++)
            kernels_find(trial->dtype, trial->reduction)->contiguous(cell, updates[i], 1);
}

static void answer_correctly(struct trial *trial)
{
    const struct tensor *data = &trial->fixture.node.tensors[INPUT_DATA];
    _Alignas(16) char cell[WAYS_ELEMENT];
    judge_output(&trial->fixture, data->elements);
    char *output = trial->fixture.answer.output.elements;
    size_t size = dtype_size(trial->dtype);
    for (int64_t position = 0; position < data->count; position++) {
        memcpy(cell, element_at(data, position), size);
        compute_cell(trial, position, cell);
        memcpy(output + (size_t)position * size, cell, size);
    }
}

/* ---- wrong answers -------------------------------------------------------------------------------------------------- */

/* Whether the value is that of an update of the cell, or of data where nobody aims at it. */
static bool is_moved(const struct trial *trial, int64_t position, const char *value)
{
    const struct tensor *updates = &trial->fixture.node.tensors[INPUT_UPDATES];
    int64_t count = aims_count(&trial->aims, position);
    for (int64_t i = 0; i < count; i++)
        if (memcmp(value, element_at(updates, aims_update_position(&trial->aims, position, i)),
                   dtype_size(trial->dtype)) == 0)
            return true;
    return false;
}

/* Replaces a value by one that the cell must not hold; false if there is none. */
static bool corrupt(const struct trial *trial, int64_t position, char *value)
{
    static const struct string_element text = {"none of them", 12};
    int32_t part = part_dtype(trial->dtype);
    if (trial->dtype == DTYPE_STRING)
        memcpy(value, &text, sizeof text);
    for (size_t offset = 0; floating_format_of(part) != NULL && offset < dtype_size(trial->dtype);
         offset += dtype_size(part))
        floating_store(part, 77, value + offset);
    if (trial->dtype == DTYPE_STRING || floating_format_of(part) != NULL)
        return true;
    value[0] ^= 1;
    return trial->reduction != REDUCTION_NONE || !is_moved(trial, position, value);
}

/* Whether a wrong value of the cell is against a convention only: R11, R15, R18. */
static bool is_convention(const struct trial *trial, int64_t position)
{
    int64_t count = aims_count(&trial->aims, position);
    bool arithmetic = trial->reduction == REDUCTION_ADD || trial->reduction == REDUCTION_MUL;
    switch (trial->dtype) {
    case DTYPE_BOOL:
    case DTYPE_STRING:
        if (count > 0 && trial->reduction != REDUCTION_NONE)
            return true;
        break;
    case DTYPE_INT8:
    case DTYPE_INT16:
    case DTYPE_INT32:
    case DTYPE_INT64:
        if (count > 0 && arithmetic)
            return true; /* where it overflows */
        break;
    default:
        break;
    }
    return trial->version->op == OPERATOR_SCATTER_ND && trial->version->since_version < 16 && count > 1;
}

/* ---- the properties ---------------------------------------------------------------------------------------------------- */

#define TRIAL_FORMAT "draw %d, %s, %s %s: %s\n%s"
#define TRIAL_VALUES(trial)                                                                                \
    (trial)->number, (trial)->version->id, dtype_name((trial)->dtype), reduction_name((trial)->reduction), \
        judge_findings_text(&(trial)->fixture), (trial)->fixture.judgement.explanation

/* Calls `check` with every drawn case. */
static void for_every_draw(uint64_t seed, bool any_manner, void (*check)(struct trial *))
{
    static struct trial trial;
    uint64_t state = seed;
    for (int draw = 0; draw < DRAWS; draw++) {
        trial = (struct trial){.number = draw, .state = &state};
        draw_case(&trial, any_manner ? (enum manner)(draw % MANNER_COUNT) : MANNER_ORDINARY);
        check(&trial);
        judge_end(&trial.fixture);
    }
}

/* Reports what goes wrong, but no passed assertion: there would be thousands of them. */
static void expect_no_blame(struct trial *trial)
{
    const struct findings *findings = &trial->fixture.judgement.findings;
    bool blamed = judge_now(&trial->fixture) != VERDICT_PASS || findings_have(findings, SEVERITY_WARNING);
    if (blamed)
        cr_expect(!blamed, TRIAL_FORMAT, TRIAL_VALUES(trial));
}

static void check_reference(struct trial *trial)
{
    judge_output(&trial->fixture, trial->fixture.derived.output.elements);
    expect_no_blame(trial);
}

Test(judge_property, what_the_reference_computes_is_never_blamed)
{
    for_every_draw(1, true, check_reference);
}

static void check_other_answers(struct trial *trial)
{
    for (int i = 0; i < ANSWERS; i++) {
        answer_correctly(trial);
        expect_no_blame(trial);
    }
}

Test(judge_property, another_order_another_writer_or_a_wider_accumulation_is_never_blamed)
{
    for_every_draw(2, true, check_other_answers);
}

static int corrupted, warned;

static void check_corrupted(struct trial *trial)
{
    const struct tensor *data = &trial->fixture.node.tensors[INPUT_DATA];
    if (data->count == 0)
        return;
    answer_correctly(trial);
    int64_t position = below(trial, data->count);
    char *output = trial->fixture.answer.output.elements;
    if (!corrupt(trial, position, output + (size_t)position * dtype_size(trial->dtype)))
        return;
    bool failed = judge_now(&trial->fixture) == VERDICT_FAIL;
    bool warning = findings_have(&trial->fixture.judgement.findings, SEVERITY_WARNING);
    corrupted++;
    warned += !failed;
    if (!failed && !(warning && is_convention(trial, position)))
        cr_expect(failed, TRIAL_FORMAT, TRIAL_VALUES(trial));
}

Test(judge_property, a_value_that_a_cell_must_not_hold_always_fails_unless_only_a_convention_forbids_it)
{
    corrupted = warned = 0;
    for_every_draw(3, false, check_corrupted);
    cr_expect(corrupted > DRAWS / 2 && warned < corrupted / 5, "%d cells corrupted, %d warnings", corrupted,
              warned);
}
