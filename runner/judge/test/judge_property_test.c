/*
 * Random valid cases of every operator version, element type and reduction: correct answers are never blamed,
 * however they were computed, and a cell with a value that no correct implementation gives is always blamed.
 */
#include "dtype.h"
#include "judge_fixture.h"
#include "operator_version.h"

#include <criterion/criterion.h>
#include <string.h>

enum { DRAWS = 20000, ANSWERS = 4 };

/* ---- correct answers ----------------------------------------------------------------------------------- */

static const char *element_at(const struct tensor *tensor, int64_t position)
{
    return (const char *)tensor->elements + (size_t)position * dtype_size(tensor->dtype);
}

/* The updates of a cell, in any order. */
static int64_t shuffled_updates(struct random_case *drawn, int64_t position, const char *elements[])
{
    int64_t count = aims_count(&drawn->aims, position);
    for (int64_t i = 0; i < count; i++) {
        int64_t other = random_below(drawn, i + 1);
        elements[i] = elements[other];
        elements[other] = element_at(&drawn->fixture.node.tensors[INPUT_UPDATES],
                                     aims_update_position(&drawn->aims, position, i));
    }
    return count;
}

static void concatenate(struct random_case *drawn, const char *const *updates, int64_t count,
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
    *cell = (struct string_element){arena_copy_text(&drawn->fixture.node.arena, text, size), size};
    cr_assert(cell->bytes != NULL);
}

/* A sum or product of floating-point numbers in some way that does not flush; false if the way is not for
 * this type. */
static bool combine(struct random_case *drawn, const char *const *updates, int64_t count, char *cell)
{
    static struct way_operands operands;
    enum way way = (enum way)random_below(drawn, WAY_FLUSHED);
    if (way == WAY_LONG_DOUBLE && count == 1) /* one operation rounded twice is off by a unit */
        return false;
    operands = (struct way_operands){.dtype = drawn->dtype,
                                     .reduction = drawn->reduction,
                                     .size = dtype_size(drawn->dtype),
                                     .count = (size_t)count + 1};
    memcpy(operands.elements, cell, operands.size);
    for (int64_t i = 0; i < count; i++)
        memcpy(operands.elements + (size_t)(i + 1) * operands.size, updates[i], operands.size);
    return combine_operands(&operands, way, drawn->state, cell);
}

/* Computes a cell as some correct implementation may; initially `cell` has the value of data. */
static void compute_cell(struct random_case *drawn, int64_t position, char *cell)
{
    const char *updates[RANDOM_CASE_ELEMENTS];
    int64_t count = shuffled_updates(drawn, position, updates);
    size_t size = dtype_size(drawn->dtype);
    bool rounded = floating_format_of(drawn->dtype) != NULL &&
                   (drawn->reduction == REDUCTION_ADD || drawn->reduction == REDUCTION_MUL);
    if (count == 0)
        return;
    if (drawn->reduction == REDUCTION_NONE)
        memcpy(cell, updates[0], size);
    else if (drawn->dtype == DTYPE_STRING && drawn->reduction == REDUCTION_ADD)
        concatenate(drawn, updates, count, (struct string_element *)cell);
    else if (!rounded || !combine(drawn, updates, count, cell))
        for (int64_t i = 0; i < count; i++)
            reduction_find(drawn->dtype, drawn->reduction)(drawn->dtype, cell, updates[i]);
}

static void answer_correctly(struct random_case *drawn)
{
    const struct tensor *data = &drawn->fixture.node.tensors[INPUT_DATA];
    _Alignas(16) char cell[WAYS_ELEMENT];
    judge_output(&drawn->fixture, data->elements);
    char *output = drawn->fixture.answer.output.elements;
    size_t size = dtype_size(drawn->dtype);
    for (int64_t position = 0; position < data->count; position++) {
        memcpy(cell, element_at(data, position), size);
        compute_cell(drawn, position, cell);
        memcpy(output + (size_t)position * size, cell, size);
    }
}

/* ---- wrong answers ------------------------------------------------------------------------------------- */

/* Whether the value is that of an update of the cell, or of data if the cell has no updates. */
static bool is_moved(const struct random_case *drawn, int64_t position, const char *value)
{
    const struct tensor *updates = &drawn->fixture.node.tensors[INPUT_UPDATES];
    int64_t count = aims_count(&drawn->aims, position);
    for (int64_t i = 0; i < count; i++)
        if (memcmp(value, element_at(updates, aims_update_position(&drawn->aims, position, i)),
                   dtype_size(drawn->dtype)) == 0)
            return true;
    return false;
}

/* Replaces a value by one that the cell must not have; false if there is none. */
static bool corrupt(const struct random_case *drawn, int64_t position, char *value)
{
    static const struct string_element text = {"none of them", 12};
    int32_t part = part_dtype(drawn->dtype);
    if (drawn->dtype == DTYPE_STRING)
        memcpy(value, &text, sizeof text);
    for (size_t offset = 0; floating_format_of(part) != NULL && offset < dtype_size(drawn->dtype);
         offset += dtype_size(part))
        floating_store(part, 77, value + offset);
    if (drawn->dtype == DTYPE_STRING || floating_format_of(part) != NULL)
        return true;
    value[0] ^= 1;
    return drawn->reduction != REDUCTION_NONE || !is_moved(drawn, position, value);
}

/* Whether a wrong value of the cell violates only a convention, such as decision `integers-wrap` for
 * integers. */
static bool is_convention(const struct random_case *drawn, int64_t position)
{
    int64_t count = aims_count(&drawn->aims, position);
    bool arithmetic = drawn->reduction == REDUCTION_ADD || drawn->reduction == REDUCTION_MUL;
    switch (drawn->dtype) {
    case DTYPE_BOOL:
    case DTYPE_STRING:
        if (count > 0 && drawn->reduction != REDUCTION_NONE)
            return true;
        break;
    case DTYPE_INT8:
    case DTYPE_INT16:
    case DTYPE_INT32:
    case DTYPE_INT64:
    case DTYPE_UINT8:
    case DTYPE_UINT16:
    case DTYPE_UINT32:
    case DTYPE_UINT64:
        if (count > 0 && arithmetic)
            return true; /* it overflows */
        break;
    default:
        break;
    }
    return drawn->version->op == OPERATOR_SCATTER_ND && drawn->version->since_version < 16 && count > 1;
}

/* ---- the properties ------------------------------------------------------------------------------------ */

#define CASE_FORMAT "draw %d, %s, %s %s: %s\n%s"
#define CASE_VALUES(drawn)                                                                                 \
    (drawn)->number, (drawn)->version->id, dtype_name((drawn)->dtype), reduction_name((drawn)->reduction), \
        judge_findings_text(&(drawn)->fixture), (drawn)->fixture.judgement.explanation

/* Calls `check` with every drawn case. */
static void for_every_draw(uint64_t seed, bool any_manner, void (*check)(struct random_case *))
{
    static struct random_case drawn;
    uint64_t state = seed;
    for (int draw = 0; draw < DRAWS; draw++) {
        random_case_start(&drawn, draw, any_manner ? (enum manner)(draw % MANNER_COUNT) : MANNER_ORDINARY,
                          &state);
        check(&drawn);
        random_case_end(&drawn);
    }
}

/* Reports only failed assertions: there would be thousands of passed ones. */
static void expect_no_blame(struct random_case *drawn)
{
    const struct findings *findings = &drawn->fixture.judgement.findings;
    bool blamed = judge_now(&drawn->fixture) != VERDICT_PASS || findings_have(findings, SEVERITY_WARNING);
    if (blamed)
        cr_expect(!blamed, CASE_FORMAT, CASE_VALUES(drawn));
}

static void check_reference(struct random_case *drawn)
{
    drawn->fixture.settings.edition = (enum edition)(drawn->number / MANNER_COUNT % EDITION_COUNT);
    judge_output(&drawn->fixture, drawn->fixture.derived.output.elements);
    expect_no_blame(drawn);
}

Test(judge_property, the_result_of_the_reference_is_never_blamed_in_any_edition)
{
    for_every_draw(1, true, check_reference);
}

static void check_other_answers(struct random_case *drawn)
{
    for (int i = 0; i < ANSWERS; i++) {
        answer_correctly(drawn);
        expect_no_blame(drawn);
    }
}

Test(judge_property, another_order_another_writer_or_a_wider_accumulation_is_never_blamed)
{
    for_every_draw(2, true, check_other_answers);
}

static int corrupted, warned;

static void check_corrupted(struct random_case *drawn)
{
    const struct tensor *data = &drawn->fixture.node.tensors[INPUT_DATA];
    if (data->count == 0)
        return;
    answer_correctly(drawn);
    int64_t position = random_below(drawn, data->count);
    char *output = drawn->fixture.answer.output.elements;
    if (!corrupt(drawn, position, output + (size_t)position * dtype_size(drawn->dtype)))
        return;
    bool failed = judge_now(&drawn->fixture) == VERDICT_FAIL;
    bool warning = findings_have(&drawn->fixture.judgement.findings, SEVERITY_WARNING);
    corrupted++;
    warned += !failed;
    if (!failed && !(warning && is_convention(drawn, position)))
        cr_expect(failed, CASE_FORMAT, CASE_VALUES(drawn));
}

Test(judge_property, a_value_that_a_cell_must_not_have_always_fails_unless_only_a_convention_forbids_it)
{
    corrupted = warned = 0;
    for_every_draw(3, false, check_corrupted);
    cr_expect(corrupted > DRAWS / 2 && warned < corrupted / 5, "%d cells corrupted, %d warnings", corrupted,
              warned);
}

/* An output of any bits, or the reference's with one bit changed. */
static void answer_anything(struct random_case *drawn)
{
    struct tensor *output = &drawn->fixture.answer.output;
    judge_output(&drawn->fixture, drawn->fixture.derived.output.elements);
    unsigned char *bytes = output->elements;
    if (drawn->dtype == DTYPE_STRING || drawn->dtype == DTYPE_BOOL || output->size == 0)
        return;
    if (random_below(drawn, 2) == 0)
        bytes[random_below(drawn, (int64_t)output->size)] ^= (unsigned char)(1 << random_below(drawn, 8));
    else
        for (size_t i = 0; i < output->size; i++)
            bytes[i] = (unsigned char)random_below(drawn, 256);
}

static void check_anything(struct random_case *drawn)
{
    answer_anything(drawn);
    enum verdict verdict = judge_now(&drawn->fixture);
    int lines = line_count(drawn->fixture.judgement.explanation);
    bool judged =
        (verdict == VERDICT_PASS || verdict == VERDICT_FAIL) && lines >= 0 && lines <= FIXTURE_LINES;
    if (!judged)
        cr_expect(judged, CASE_FORMAT, CASE_VALUES(drawn));
}

Test(judge_property, any_output_is_judged_and_explained_on_one_screen)
{
    for_every_draw(4, true, check_anything);
}
