#include "generated_case.h"
#include "plugin_host.h"
#include "protocol.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

/* Rows as small as those of the tier are huge: [70000] of uint8, [3,4] of float along axis 0, slices of [5,3]
 * of int64. */
static const struct large_row rows[] = {
    {.version = "ScatterND-18",
     .slug = "cells",
     .is_huge = true,
     .why = "",
     .clauses = "",
     .dtype = DTYPE_UINT8,
     .rank = 1,
     .dims = {70000},
     .tuple = 1,
     .count = 100,
     .start = 69999,
     .step = 40487,
     .negative = true},
    {.version = "ScatterElements-18",
     .slug = "axis-0",
     .is_huge = true,
     .why = "",
     .clauses = "",
     .dtype = DTYPE_FLOAT,
     .index_dtype = DTYPE_INT32,
     .rank = 2,
     .dims = {3, 4},
     .axis = 0,
     .count = 2,
     .start = 2,
     .step = 1,
     .shift = 1,
     .reduction = REDUCTION_ADD},
    {.version = "ScatterND-16",
     .slug = "slices",
     .is_huge = true,
     .why = "",
     .clauses = "",
     .dtype = DTYPE_INT64,
     .rank = 2,
     .dims = {5, 3},
     .tuple = 1,
     .count = 6,
     .start = 1,
     .step = 2,
     .cells = 2,
     .reduction = REDUCTION_ADD,
     .base = 7,
     .period = 2},
};
enum { ROW_COUNT = sizeof rows / sizeof *rows, CELLS = 0, AXIS_0 = 1, SLICES = 2 };

static struct plugin_host host;
static struct arena arena;
static struct error error;

/* What the plugin of a test does after the reference has answered; NULL: nothing. */
static enum scatter_cts_result (*spoil)(struct scatter_cts_output *output);

static enum scatter_cts_result run(void *state, const struct scatter_cts_request *request,
                                   struct scatter_cts_output *output, struct scatter_cts_message *message)
{
    const enum scatter_cts_result result = reference_plugin.run(state, request, output, message);
    return spoil == NULL || result != SCATTER_CTS_OK ? result : spoil(output);
}

static struct scatter_cts_plugin plugin;

static void set_up(void)
{
    size_t size = 0, answer_size = 0;
    struct declaration declaration;
    arena = arena_create((size_t)256 << 20);
    host = (struct plugin_host){.rows = rows, .row_count = ROW_COUNT};
    spoil = NULL;
    cr_assert(plugin_host_load(&host, "reference", &error) == STATUS_OK);
    plugin = reference_plugin;
    plugin.run = run;
    host.plugin = &plugin;
    void *hello = protocol_hello(1, NULL, 0, &size, &arena);
    void *answer = plugin_host_serve(&host, hello, size, &answer_size, &arena);
    cr_assert(protocol_read_hello(1, answer, answer_size, &declaration, &arena, &error) == STATUS_OK, "%s",
              error.message);
}

static void tear_down(void)
{
    plugin_host_close(&host);
    arena_destroy(&arena);
}

TestSuite(generated_call, .init = set_up, .fini = tear_down);

/* The answer to the case of a row; or, without a row, to a case of this id. */
static struct answer give(const struct large_row *row, const char *id)
{
    struct scatter_case the_case;
    void *request = NULL;
    size_t size = 0, answer_size = 0;
    const struct large_row *made = row == NULL ? &rows[0] : row;
    const char *its_id = row == NULL ? id : large_case_id(row, &arena);
    cr_assert(large_case_make(&the_case, its_id, made, &arena, &error) == STATUS_OK);
    cr_assert(the_case.inputs[INPUT_DATA].elements == NULL);
    cr_assert(protocol_generated(2, &the_case, &request, &size, &arena, &error) == STATUS_OK);
    void *bytes = plugin_host_serve(&host, request, size, &answer_size, &arena);
    cr_assert(bytes != NULL);
    return protocol_read_comparison(2, bytes, answer_size, &the_case.inputs[INPUT_DATA], &arena);
}

Test(generated_call, the_output_of_the_reference_is_equal_to_the_closed_form)
{
    for (size_t i = 0; i < ROW_COUNT; i++) {
        const struct answer answer = give(&rows[i], NULL);
        cr_assert(answer.kind == ANSWER_OUTPUT && answer.is_compared, "%s: %s", rows[i].slug, answer.message);
        cr_expect(answer.comparison.updated.count == 0 && answer.comparison.untouched.count == 0, "%s",
                  rows[i].slug);
        cr_expect(answer.output.elements == NULL && answer.output.dtype == rows[i].dtype);
    }
}

Test(generated_call, the_same_holds_with_buffers_flush_to_the_end)
{
    host.memory.flush_to_end = true;
    for (size_t i = 0; i < ROW_COUNT; i++) {
        const struct answer answer = give(&rows[i], NULL);
        cr_expect(answer.is_compared && answer.comparison.updated.count == 0 &&
                      answer.comparison.untouched.count == 0,
                  "%s", rows[i].slug);
    }
}

static enum scatter_cts_result change_cells(struct scatter_cts_output *output)
{
    unsigned char *cells = output->elements;
    cells[69999] = 1; /* the first update: 128 */
    cells[5] = 99;
    cells[6] = 99;
    return SCATTER_CTS_OK;
}

Test(generated_call, wrong_cells_come_back_with_their_number_and_the_first_of_each_kind)
{
    spoil = change_cells;
    const struct answer answer = give(&rows[CELLS], NULL);
    cr_assert(answer.kind == ANSWER_OUTPUT && answer.is_compared);
    const struct wrong_cells *updated = &answer.comparison.updated, *untouched = &answer.comparison.untouched;
    cr_expect(updated->count == 1 && updated->first == 69999);
    cr_expect(updated->expected[0] == 128 && updated->actual[0] == 1);
    cr_expect(untouched->count == 2 && untouched->first == 5);
    cr_expect(untouched->expected[0] == 5 && untouched->actual[0] == 99);
}

static enum scatter_cts_result leave_unwritten(struct scatter_cts_output *output)
{
    memset(output->elements, UNWRITTEN_BYTE, output->byte_size);
    return SCATTER_CTS_OK;
}

Test(generated_call, an_output_that_is_not_written_is_wrong_everywhere)
{
    spoil = leave_unwritten;
    const struct answer answer = give(&rows[SLICES], NULL);
    cr_assert(answer.is_compared);
    cr_expect(answer.comparison.updated.count == 6 && answer.comparison.untouched.count == 9);
}

static enum scatter_cts_result transpose(struct scatter_cts_output *output)
{
    output->dims[0] = 4;
    output->dims[1] = 3;
    return SCATTER_CTS_OK;
}

Test(generated_call, an_output_of_another_shape_is_not_compared)
{
    spoil = transpose;
    const struct answer answer = give(&rows[AXIS_0], NULL);
    cr_assert(answer.kind == ANSWER_OUTPUT && !answer.is_compared);
    cr_expect(answer.output.rank == 2 && answer.output.dims[0] == 4);
}

static enum scatter_cts_result lose_dims(struct scatter_cts_output *output)
{
    output->dims = NULL;
    return SCATTER_CTS_OK;
}

Test(generated_call, an_output_without_extents_is_malformed)
{
    spoil = lose_dims;
    const struct answer answer = give(&rows[AXIS_0], NULL);
    cr_expect(answer.kind == ANSWER_OUTPUT && !answer.is_compared && answer.output_problem != NULL);
}

static enum scatter_cts_result fail(struct scatter_cts_output *output)
{
    (void)output;
    return SCATTER_CTS_FAILED;
}

Test(generated_call, a_refusal_comes_back_as_such)
{
    spoil = fail;
    cr_expect(give(&rows[CELLS], NULL).kind == ANSWER_FAILED);
}

Test(generated_call, an_unknown_case_is_not_run)
{
    const struct answer answer = give(NULL, "huge/ScatterND-18/none");
    cr_expect(answer.kind == ANSWER_NOT_RUN && answer.is_from_worker);
    cr_expect(strstr(answer.message, "\"huge/ScatterND-18/none\"") != NULL, "%s", answer.message);
}

Test(generated_call, inputs_are_read_only_and_have_the_generated_elements)
{
    const struct answer answer = give(&rows[AXIS_0], NULL);
    cr_assert(answer.is_compared);
    size_t read_only = 0;
    for (size_t i = 0; i < host.memory.buffer_count; i++) {
        const struct guarded_buffer *buffer = &host.memory.buffers[i];
        read_only += buffer->slot >= 0 && buffer->read_only && buffer->part == 0;
        if (buffer->slot == INPUT_DATA && buffer->part == 0)
            cr_expect(((const float *)buffer->address)[11] == 11);
    }
    cr_expect(read_only == INPUT_SLOTS);
}
