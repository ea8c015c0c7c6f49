/* What a plugin receives, and how its results are handled: plugins of all kinds, hosted in this process. */
#include "case_fixture.h"
#include "plugin_call.h"
#include "plugin_host.h"
#include "protocol.h"

#include <criterion/criterion.h>
#include <fenv.h>
#include <stdio.h>
#include <string.h>

static struct plugin_host host;
static struct node_fixture fixture;
static struct scatter_cts_plugin plugin;
static struct error error;
static int opened, closed;

/* A ScatterElements-18 node of three elements, of which the second is replaced. */
static void set_up(void)
{
    plugin = (struct scatter_cts_plugin){
        .abi_version = SCATTER_CTS_ABI_VERSION, .size = sizeof plugin, .name = "p"};
    host = (struct plugin_host){.plugin = &plugin};
    floating_point_environment_save(&host.environment);
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(&fixture, INPUT_DATA, DTYPE_INT16, VALUES(int16_t, 1, 2, 3), DIMS(3));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1), DIMS(1));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_INT16, VALUES(int16_t, 9), DIMS(1));
}

static void tear_down(void)
{
    plugin_host_close(&host);
    fixture_end(&fixture);
}

TestSuite(plugin_call, .init = set_up, .fini = tear_down);

typedef enum scatter_cts_result runner(void *state, const struct scatter_cts_request *request,
                                       struct scatter_cts_output *output,
                                       struct scatter_cts_message *message);

static enum status say_hello(const struct option *options, size_t count, struct declaration *declaration)
{
    size_t size = 0, answer_size = 0;
    void *hello = protocol_hello(1, options, count, &size, &fixture.arena);
    void *answer = plugin_host_serve(&host, hello, size, &answer_size, &fixture.arena);
    cr_assert(answer != NULL);
    return protocol_read_hello(1, answer, answer_size, declaration, &fixture.arena, &error);
}

/* Gives the node to a plugin with this `run`. */
static struct answer run(runner *how)
{
    static const struct tensor none = {.dtype = DTYPE_UNDEFINED, .name = ""};
    struct declaration declaration;
    plugin.run = how;
    if (!host.is_open)
        cr_assert(say_hello(NULL, 0, &declaration) == STATUS_OK, "%s", error.message);
    static struct scatter_case the_case;
    the_case = case_from_node(&fixture);
    void *request = NULL;
    size_t size = 0, answer_size = 0;
    cr_assert(protocol_request(2, &the_case, &request, &size, &fixture.arena, &error) == STATUS_OK);
    void *answer = plugin_host_serve(&host, request, size, &answer_size, &fixture.arena);
    cr_assert(answer != NULL);
    return protocol_read_answer(2, answer, answer_size,
                                the_case.input_count > 0 ? &the_case.inputs[0] : &none, &fixture.arena);
}

static void expect_answer(struct answer answer, enum answer_kind kind, const char *message)
{
    cr_expect(answer.kind == kind && strstr(answer.message, message) != NULL, "%s: %s",
              answer_name(answer.kind), answer.message);
}

#define PLUGIN(name)                                                                            \
    static enum scatter_cts_result name(void *state, const struct scatter_cts_request *request, \
                                        struct scatter_cts_output *output,                      \
                                        struct scatter_cts_message *message)

/* Not every plugin uses all arguments. */
#define UNUSED() ((void)state, (void)request, (void)output, (void)message)

/* ---- requests ------------------------------------------------------------------------------------------ */

static struct scatter_cts_request seen_request;
static struct scatter_cts_output seen_output;
static struct scatter_cts_tensor seen_inputs[4];
static struct scatter_cts_attribute seen_attributes[4];

/* Copies the structures; the memory that they point to lives as long as the answer. */
PLUGIN(record)
{
    UNUSED();
    seen_request = *request;
    seen_output = *output;
    for (size_t i = 0; i < request->input_count && i < 4; i++)
        seen_inputs[i] = request->inputs[i];
    for (size_t i = 0; i < request->attribute_count && i < 4; i++)
        seen_attributes[i] = request->attributes[i];
    return SCATTER_CTS_REJECTED;
}

Test(plugin_call, the_request_describes_the_node)
{
    fixture_integer(&fixture, "axis", -1);
    fixture_text(&fixture, "reduction", "add");
    (void)run(record);
    cr_expect(seen_request.size == sizeof seen_request);
    cr_expect(strcmp(seen_request.op_type, "ScatterElements") == 0 && strcmp(seen_request.domain, "") == 0);
    cr_expect(seen_request.opset == 18 && seen_request.output_count == 1);
    cr_expect(strcmp(seen_request.output_name, "output") == 0);
    cr_expect(seen_request.model_size == strlen(FIXTURE_MODEL) &&
              memcmp(seen_request.model, FIXTURE_MODEL, seen_request.model_size) == 0);
}

Test(plugin_call, the_request_has_every_attribute)
{
    fixture_integer(&fixture, "axis", -1);
    fixture_text(&fixture, "mode", "");
    (void)run(record);
    cr_assert(seen_request.attribute_count == 2);
    cr_expect(seen_attributes[0].size == sizeof seen_attributes[0] && seen_attributes[0].type == 2);
    cr_expect(strcmp(seen_attributes[0].name, "axis") == 0 && seen_attributes[0].integer == -1);
    cr_expect(strcmp(seen_attributes[1].name, "mode") == 0 && seen_attributes[1].type == 3);
    cr_expect(seen_attributes[1].string.size == 0 && seen_attributes[1].string.bytes != NULL);
}

Test(plugin_call, the_request_has_the_inputs_by_slot)
{
    (void)run(record);
    cr_assert(seen_request.input_count == 3 && seen_request.unread_input_count == 0);
    cr_expect(seen_inputs[0].size == sizeof seen_inputs[0] && strcmp(seen_inputs[0].name, "value") == 0);
    cr_expect(seen_inputs[0].dtype == DTYPE_INT16 && seen_inputs[0].rank == 1 && seen_inputs[0].dims[0] == 3);
    cr_expect(seen_inputs[0].count == 3 && seen_inputs[0].byte_size == 6);
    cr_expect(memcmp(seen_inputs[0].elements, VALUES(int16_t, 1, 2, 3), 6) == 0);
    cr_expect(memcmp(seen_inputs[2].elements, VALUES(int16_t, 9), 2) == 0);
}

Test(plugin_call, the_output_is_prepared_like_data)
{
    (void)run(record);
    cr_expect(seen_output.size == sizeof seen_output && seen_output.dtype == DTYPE_INT16);
    cr_expect(seen_output.rank == 1 && seen_output.dims[0] == 3 && seen_output.count == 3);
    cr_expect(seen_output.byte_size == 6 && seen_output.dims_capacity >= 2);
    cr_expect(((const unsigned char *)seen_output.elements)[5] == UNWRITTEN_BYTE, "it is poisoned");
}

static size_t alignment_of(const void *address)
{
    return (size_t)((uintptr_t)address & -(uintptr_t)address);
}

Test(plugin_call, buffers_are_aligned_to_64_bytes)
{
    (void)run(record);
    for (int slot = 0; slot < 3; slot++)
        cr_expect(alignment_of(seen_inputs[slot].elements) >= 64, "slot %d", slot);
    cr_expect(alignment_of(seen_output.elements) >= 64);
}

Test(plugin_call, buffers_flush_to_the_end_are_aligned_to_an_element)
{
    host.memory.flush_to_end = true;
    (void)run(record);
    cr_expect(alignment_of((const char *)seen_inputs[0].elements + 6) >= 4096,
              "data ends at the end of its page");
    cr_expect(alignment_of((const char *)seen_output.elements + 6) >= 4096, "and so does the output");
    cr_expect(alignment_of(seen_inputs[0].elements) >= 2 && alignment_of(seen_inputs[1].elements) >= 8);
}

Test(plugin_call, a_tensor_without_elements_has_an_address)
{
    fixture_input(&fixture, INPUT_DATA, DTYPE_STRING, NULL, DIMS(0));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, NULL, DIMS(0));
    (void)run(record);
    cr_expect(seen_inputs[0].elements != NULL && seen_inputs[0].count == 0 && seen_inputs[0].byte_size == 0);
    cr_expect(seen_inputs[1].elements != NULL && seen_output.elements != NULL);
}

Test(plugin_call, an_omitted_input_has_no_type)
{
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_INT16, NULL, DIMS(1));
    (void)run(record);
    cr_expect(seen_request.input_count == 3 && seen_inputs[0].dtype == 0 && seen_inputs[1].dtype == 0);
    cr_expect(seen_output.dtype == 0 && seen_output.elements != NULL);
}

Test(plugin_call, a_node_without_inputs_has_no_inputs)
{
    fixture.node.input_count = 0;
    (void)run(record);
    cr_expect(seen_request.input_count == 0 && seen_output.dtype == 0 && seen_output.elements != NULL);
}

static char seen_string[8];
static size_t seen_string_size;

PLUGIN(record_string)
{
    UNUSED();
    const struct scatter_cts_string *strings = request->inputs[0].elements;
    seen_string_size = strings[1].size;
    memcpy(seen_string, strings[1].bytes, seen_string_size < 8 ? seen_string_size : 8);
    return SCATTER_CTS_REJECTED;
}

Test(plugin_call, strings_arrive_with_all_their_bytes)
{
    static const struct string_element strings[] = {{"abc", 3}, {"d\0e", 3}, {"", 0}};
    fixture_input(&fixture, INPUT_DATA, DTYPE_STRING, strings, DIMS(3));
    (void)run(record_string);
    cr_expect(seen_string_size == 3 && memcmp(seen_string, "d\0e", 3) == 0);
}

/* ---- answers ------------------------------------------------------------------------------------------- */

PLUGIN(answer_right)
{
    UNUSED();
    memcpy(output->elements, VALUES(int16_t, 1, 9, 3), 6);
    return SCATTER_CTS_OK;
}

Test(plugin_call, an_output_is_returned)
{
    struct answer answer = run(answer_right);
    expect_answer(answer, ANSWER_OUTPUT, "");
    cr_expect(memcmp(answer.output.elements, VALUES(int16_t, 1, 9, 3), 6) == 0);
    cr_expect(!answer.changed_floating_point_environment);
}

PLUGIN(answer_nothing)
{
    UNUSED();
    return SCATTER_CTS_OK;
}

Test(plugin_call, an_output_that_was_not_written_is_the_pattern)
{
    struct answer answer = run(answer_nothing);
    expect_answer(answer, ANSWER_OUTPUT, "");
    cr_expect(((const uint16_t *)answer.output.elements)[2] == 0xa5a5);
}

PLUGIN(refuse)
{
    UNUSED();
    (void)snprintf(message->text, message->capacity, "refused");
    return SCATTER_CTS_REJECTED;
}

PLUGIN(decline)
{
    UNUSED();
    (void)snprintf(message->text, message->capacity, "declined");
    return SCATTER_CTS_UNSUPPORTED;
}

PLUGIN(fail)
{
    UNUSED();
    (void)snprintf(message->text, message->capacity, "failed");
    return SCATTER_CTS_FAILED;
}

Test(plugin_call, every_result_is_the_corresponding_answer)
{
    expect_answer(run(refuse), ANSWER_REJECTED, "refused");
    expect_answer(run(decline), ANSWER_UNSUPPORTED, "declined");
    expect_answer(run(fail), ANSWER_FAILED, "failed");
}

PLUGIN(fill_the_message)
{
    UNUSED();
    memset(message->text, 'x', message->capacity);
    return SCATTER_CTS_REJECTED;
}

Test(plugin_call, an_unterminated_message_is_cut)
{
    struct answer answer = run(fill_the_message);
    cr_expect(answer.kind == ANSWER_REJECTED && strlen(answer.message) == CALL_MESSAGE_SIZE - 1);
}

PLUGIN(change_dtype)
{
    UNUSED();
    output->dtype = DTYPE_FLOAT;
    return SCATTER_CTS_OK;
}

Test(plugin_call, another_dtype_is_reported)
{
    struct answer answer = run(change_dtype);
    cr_expect(answer.kind == ANSWER_OUTPUT && answer.output.dtype == DTYPE_FLOAT && answer.output.rank == 1);
}

PLUGIN(change_shape)
{
    UNUSED();
    output->rank = 2;
    output->dims[0] = 1;
    output->dims[1] = 3;
    return SCATTER_CTS_OK;
}

Test(plugin_call, another_shape_is_reported)
{
    struct answer answer = run(change_shape);
    cr_expect(answer.kind == ANSWER_OUTPUT && answer.output.rank == 2 && answer.output.dims[1] == 3);
}

PLUGIN(change_extent)
{
    UNUSED();
    output->dims[0] = -1;
    return SCATTER_CTS_OK;
}

Test(plugin_call, an_impossible_extent_is_reported)
{
    struct answer answer = run(change_extent);
    cr_expect(answer.kind == ANSWER_OUTPUT && answer.output.dims[0] == -1);
}

PLUGIN(take_too_high_a_rank)
{
    UNUSED();
    output->rank = output->dims_capacity + 1;
    return SCATTER_CTS_OK;
}

PLUGIN(take_a_negative_rank)
{
    UNUSED();
    output->rank = -1;
    return SCATTER_CTS_OK;
}

PLUGIN(lose_the_extents)
{
    UNUSED();
    output->dims = NULL;
    return SCATTER_CTS_OK;
}

/* It declared its output complete: this must not be taken as a refusal. */
static void expect_malformed(struct answer answer, const char *problem)
{
    cr_expect(answer.kind == ANSWER_OUTPUT, "%s", answer_name(answer.kind));
    cr_expect(answer.output_problem != NULL && strstr(answer.output_problem, problem) != NULL, "%s",
              answer.output_problem == NULL ? "no problem" : answer.output_problem);
}

PLUGIN(return_nonsense)
{
    UNUSED();
    return (enum scatter_cts_result)77;
}

Test(plugin_call, an_unknown_result_makes_the_output_malformed)
{
    expect_malformed(run(return_nonsense), "returned 77");
}

Test(plugin_call, an_output_of_an_impossible_rank_is_malformed)
{
    expect_malformed(run(take_too_high_a_rank), "rank");
    expect_malformed(run(take_a_negative_rank), "rank -1");
    expect_malformed(run(lose_the_extents), "rank 1");
}

/* ---- strings ------------------------------------------------------------------------------------------- */

static void use_strings(void)
{
    static const struct string_element strings[] = {{"a", 1}, {"b", 1}, {"c", 1}};
    fixture_input(&fixture, INPUT_DATA, DTYPE_STRING, strings, DIMS(3));
}

PLUGIN(answer_strings)
{
    UNUSED();
    const struct scatter_cts_string *data = request->inputs[0].elements;
    struct scatter_cts_string *strings = output->elements;
    char *bytes = output->allocate(output->context, 3);
    memcpy(bytes, "x\0y", 3);
    strings[0] = data[2];
    strings[1] = (struct scatter_cts_string){bytes, 3};
    strings[2] = (struct scatter_cts_string){NULL, 0};
    return SCATTER_CTS_OK;
}

Test(plugin_call, strings_may_be_borrowed_allocated_or_empty)
{
    use_strings();
    struct answer answer = run(answer_strings);
    expect_answer(answer, ANSWER_OUTPUT, "");
    const struct string_element *strings = answer.output.elements;
    cr_expect(strings[0].size == 1 && strings[0].bytes[0] == 'c');
    cr_expect(strings[1].size == 3 && memcmp(strings[1].bytes, "x\0y", 3) == 0);
    cr_expect(strings[2].size == 0);
}

PLUGIN(answer_two_strings)
{
    UNUSED();
    struct scatter_cts_string *strings = output->elements;
    strings[0] = strings[2] = (struct scatter_cts_string){"", 0};
    return SCATTER_CTS_OK;
}

Test(plugin_call, an_output_without_one_of_its_strings_is_malformed)
{
    use_strings();
    expect_malformed(run(answer_two_strings), "without writing string 1");
}

static const struct scatter_cts_string *strings_to_answer; /* 3 */

PLUGIN(answer_these_strings)
{
    UNUSED();
    memcpy(output->elements, strings_to_answer, 3 * sizeof *strings_to_answer);
    return SCATTER_CTS_OK;
}

static void expect_malformed_strings(const struct scatter_cts_string *strings, const char *problem)
{
    use_strings();
    strings_to_answer = strings;
    expect_malformed(run(answer_these_strings), problem);
}

/* Sizes whose sum overflows. */
Test(plugin_call, sizes_of_strings_do_not_wrap)
{
    static const struct scatter_cts_string strings[] = {{"a", SIZE_MAX - 1}, {"bc", 2}, {"bc", 2}};
    expect_malformed_strings(strings, "string 0 of the output has 18446744073709551614 bytes");
}

Test(plugin_call, strings_that_exceed_a_message_together_are_malformed)
{
    const size_t large = (size_t)1 << 30;
    const struct scatter_cts_string strings[] = {{"a", large}, {"a", large}, {"a", large}};
    expect_malformed_strings(strings, "string 1 of the output has 1073741824 bytes");
}

Test(plugin_call, a_string_without_bytes_is_malformed)
{
    static const struct scatter_cts_string strings[] = {{NULL, 5}, {NULL, 5}, {NULL, 5}};
    expect_malformed_strings(strings, "5 bytes at NULL");
}

PLUGIN(ask_for_too_much)
{
    UNUSED();
    return output->allocate(output->context, SIZE_MAX) == NULL ? SCATTER_CTS_FAILED : SCATTER_CTS_OK;
}

Test(plugin_call, memory_that_cannot_be_allocated_is_null)
{
    use_strings();
    expect_answer(run(ask_for_too_much), ANSWER_FAILED, "");
}

/* ---- forbidden acts ------------------------------------------------------------------------------------ */

PLUGIN(write_past_the_output)
{
    UNUSED();
    ((char *)output->elements)[output->byte_size] = 0;
    return SCATTER_CTS_OK;
}

PLUGIN(write_before_the_output)
{
    UNUSED();
    ((char *)output->elements)[-1] = 0;
    return SCATTER_CTS_REJECTED;
}

Test(plugin_call, a_write_past_the_output_within_its_page_is_a_fault)
{
    expect_answer(run(write_past_the_output), ANSWER_FAULT,
                  "wrote to memory right past the end of its output");
}

Test(plugin_call, a_write_before_an_output_flush_to_the_end_is_a_fault_whatever_the_result)
{
    host.memory.flush_to_end = true;
    expect_answer(run(write_before_the_output), ANSWER_FAULT, "wrote to memory 1 byte before its output");
}

PLUGIN(write_past_the_extents)
{
    UNUSED();
    output->dims[output->dims_capacity + 1] = 0;
    return SCATTER_CTS_OK;
}

Test(plugin_call, a_write_past_the_room_for_extents_is_a_fault)
{
    expect_answer(run(write_past_the_extents), ANSWER_FAULT,
                  "wrote to memory 8 bytes past the end of the dims of its output");
}

/* What the plugin sets as executed_by, and what it returns. */
static const char *executor;
static enum scatter_cts_result result_of_executor;
PLUGIN(delegate)
{
    UNUSED();
    output->executed_by = executor;
    return result_of_executor;
}

Test(plugin_call, executed_by_is_reported_with_every_result)
{
    static const enum scatter_cts_result results[] = {SCATTER_CTS_OK, SCATTER_CTS_REJECTED,
                                                      SCATTER_CTS_UNSUPPORTED, SCATTER_CTS_FAILED};
    executor = "cpu_ep";
    for (size_t i = 0; i < sizeof results / sizeof *results; i++) {
        result_of_executor = results[i];
        struct answer answer = run(delegate);
        cr_expect(answer.executed_by != NULL && strcmp(answer.executed_by, "cpu_ep") == 0, "%zu", i);
    }
}

Test(plugin_call, executed_by_is_null_unless_it_is_set)
{
    static const char *const none[] = {NULL, ""};
    result_of_executor = SCATTER_CTS_REJECTED;
    for (size_t i = 0; i < 2; i++) {
        executor = none[i];
        cr_expect(run(delegate).executed_by == NULL);
    }
}

Test(plugin_call, a_long_or_harmful_executed_by_is_cut_and_made_harmless)
{
    static char name[2000];
    memset(name, 'x', sizeof name - 1);
    name[0] = '\n';
    executor = name;
    result_of_executor = SCATTER_CTS_REJECTED;
    struct answer answer = run(delegate);
    cr_expect(strlen(answer.executed_by) == 255 && strncmp(answer.executed_by, "?xx", 3) == 0, "%s",
              answer.executed_by);
}

Test(plugin_call, a_fault_does_not_affect_the_next_call)
{
    expect_answer(run(write_past_the_output), ANSWER_FAULT, "");
    expect_answer(run(answer_right), ANSWER_OUTPUT, "");
}

PLUGIN(round_upward)
{
    UNUSED();
    (void)fesetround(FE_UPWARD);
    return SCATTER_CTS_REJECTED;
}

Test(plugin_call, a_changed_rounding_mode_is_detected_and_restored)
{
    cr_expect(run(round_upward).changed_floating_point_environment);
    cr_expect(fegetround() == FE_TONEAREST);
    cr_expect(!run(refuse).changed_floating_point_environment, "the next call is not affected");
}

/* ---- opening and closing ------------------------------------------------------------------------------- */

static enum scatter_cts_result open_with_options(const struct scatter_cts_option *options, size_t count,
                                                 void **state, struct scatter_cts_message *message)
{
    opened++;
    *state = &opened;
    if (count == 0)
        return SCATTER_CTS_OK;
    (void)snprintf(message->text, message->capacity, "%s is not %s", options[0].key, options[0].value);
    return SCATTER_CTS_FAILED;
}

static enum scatter_cts_result open_without_message(const struct scatter_cts_option *options, size_t count,
                                                    void **state, struct scatter_cts_message *message)
{
    (void)options;
    (void)count;
    (void)state;
    (void)message;
    return SCATTER_CTS_UNSUPPORTED;
}

static void close_counted(void *state)
{
    closed += state == &opened;
}

static void *seen_state;

PLUGIN(record_state)
{
    UNUSED();
    seen_state = state;
    return SCATTER_CTS_REJECTED;
}

Test(plugin_call, the_state_of_open_reaches_run_and_close)
{
    plugin.open = open_with_options;
    plugin.close = close_counted;
    (void)run(record_state);
    cr_expect(opened == 1 && seen_state == &opened);
    plugin_host_close(&host);
    plugin_host_close(&host);
    cr_expect(closed == 1, "closed once");
}

Test(plugin_call, options_reach_open_and_its_message_is_returned)
{
    static const struct option options[] = {{"device", "gpu"}};
    struct declaration declaration;
    plugin.open = open_with_options;
    plugin.close = close_counted;
    cr_expect(say_hello(options, 1, &declaration) == STATUS_PROTOCOL);
    cr_expect(strstr(error.message, "device is not gpu") != NULL, "%s", error.message);
    plugin_host_close(&host);
    cr_expect(closed == 0, "a plugin that was not opened is not closed");
}

Test(plugin_call, a_failure_to_open_without_message_is_reported)
{
    struct declaration declaration;
    plugin.open = open_without_message;
    cr_expect(say_hello(NULL, 0, &declaration) == STATUS_PROTOCOL);
    cr_expect(strstr(error.message, "open failed") != NULL, "%s", error.message);
}

Test(plugin_call, the_declaration_reaches_the_runner)
{
    static const char *const operators[] = {"Scatter", "ScatterND-18", NULL}, *const reductions[] = {"add",
                                                                                                     NULL};
    static const int32_t dtypes[] = {DTYPE_FLOAT, DTYPE_STRING, 0};
    struct declaration declaration;
    plugin.version = "2";
    plugin.operators = operators;
    plugin.reductions = reductions;
    plugin.dtypes = dtypes;
    cr_assert(say_hello(NULL, 0, &declaration) == STATUS_OK);
    cr_expect(strcmp(declaration.name, "p") == 0 && strcmp(declaration.version, "2") == 0);
    cr_assert(declaration.operator_count == 2 && declaration.dtype_count == 2 &&
              declaration.reduction_count == 1);
    cr_expect(strcmp(declaration.operators[1], "ScatterND-18") == 0 && declaration.dtypes[1] == DTYPE_STRING);
    cr_expect(strcmp(declaration.reductions[0], "add") == 0);
}
