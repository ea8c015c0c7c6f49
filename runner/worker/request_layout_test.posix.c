/* What a plugin receives is read-only, and guard pages surround it. */
#include "case_fixture.h"
#include "message.h"
#include "plugin_call.h"
#include "protocol.h"
#include "report_fixture.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static struct guarded_memory memory;
static struct node_fixture fixture;
static struct plugin_call call;
static struct error error;

/* A node with strings, attributes, and updates of no dimension. */
static void set_up(void)
{
    static const struct string_element strings[] = {{"abc", 3}, {"defg", 4}};
    memory = (struct guarded_memory){0};
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(&fixture, INPUT_DATA, DTYPE_STRING, strings, DIMS(2, 1));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, VALUES(int64_t, 1, 0, 1), DIMS(1, 3));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_STRING, strings, SCALAR);
    fixture_integer(&fixture, "axis", -1);
    fixture_text(&fixture, "reduction", "none");
}

static void tear_down(void)
{
    guarded_memory_release(&memory);
    fixture_end(&fixture);
}

TestSuite(request_layout, .init = set_up, .fini = tear_down);

/* Lays out a case as a worker does when it has received it. */
static const struct scatter_cts_request *lay_out_case(const struct scatter_case *the_case)
{
    void *bytes = NULL;
    size_t size = 0;
    ProtobufCMessage *message;
    cr_assert(protocol_request(1, the_case, &bytes, &size, &fixture.arena, &error) == STATUS_OK);
    cr_assert(message_unpack(&message, &scatter_cts__to_implementation__descriptor, bytes, size,
                             &fixture.arena, &error) == STATUS_OK);
    const ScatterCts__ToImplementation *what = (const ScatterCts__ToImplementation *)message;
    cr_assert(plugin_call_prepare(&call, what->request, &memory, &fixture.arena, &error) == STATUS_OK, "%s",
              error.message);
    return call.request;
}

static const struct scatter_cts_request *lay_out(void)
{
    static struct scatter_case the_case;
    the_case = case_from_node(&fixture);
    return lay_out_case(&the_case);
}

static bool survives(const void *address, enum access access)
{
    return access_in_fork(address, access) == 0;
}

static void expect_read_only(const void *address, const char *what)
{
    cr_expect(survives(address, READ), "%s cannot be read", what);
    cr_expect(!survives(address, WRITE), "%s can be written", what);
}

static void expect_guarded(const void *address, const char *what)
{
    cr_expect(!survives(address, READ), "%s can be read", what);
}

Test(request_layout, everything_reachable_from_a_request_is_read_only)
{
    const struct scatter_cts_request *request = lay_out();
    const struct scatter_cts_string *strings = request->inputs[0].elements;
    expect_read_only(request, "the request");
    expect_read_only(request->model, "the model");
    expect_read_only(request->op_type, "op_type");
    expect_read_only(request->domain, "domain");
    expect_read_only(request->output_name, "output_name");
    expect_read_only(request->attributes, "the first attribute");
    expect_read_only(request->attributes[0].name, "an attribute's name");
    expect_read_only(&request->attributes[1], "the second attribute");
    expect_read_only(request->attributes[1].string.bytes, "an attribute's string");
    expect_read_only(request->inputs, "the first input");
    expect_read_only(&request->inputs[2].byte_size, "the third input");
    expect_read_only(request->inputs[0].name, "an input's name");
    expect_read_only(request->inputs[0].dims, "an input's extents");
    expect_read_only(request->inputs[1].elements, "elements");
    expect_read_only(strings, "strings");
    expect_read_only(strings[1].bytes, "the bytes of a string");
}

Test(request_layout, the_output_can_be_written)
{
    (void)lay_out();
    cr_expect(survives(call.output->elements, WRITE));
    cr_expect(survives(call.output->dims, WRITE));
    cr_expect(survives(call.output->dims + call.output->dims_capacity - 1, WRITE));
}

Test(request_layout, memory_before_extents_model_and_output_is_not_accessible)
{
    const struct scatter_cts_request *request = lay_out();
    expect_guarded(request->inputs[0].dims - 1, "dims[-1] of data");
    expect_guarded(request->inputs[1].dims - 1, "dims[-1] of indices");
    expect_guarded((const char *)request->model - 1, "the byte before the model");
    expect_guarded(call.output->dims - 1, "dims[-1] of the output");
}

Test(request_layout, with_flush_to_end_memory_after_extents_model_and_output_is_not_accessible)
{
    memory.flush_to_end = true;
    const struct scatter_cts_request *request = lay_out();
    expect_guarded(request->inputs[0].dims + 2, "dims[2] of data");
    expect_guarded(request->inputs[1].dims + 2, "dims[2] of indices");
    expect_guarded((const char *)request->model + request->model_size, "the byte after the model");
    expect_guarded(call.output->dims + call.output->dims_capacity, "extents beyond the capacity");
}

Test(request_layout, accessible_memory_next_to_extents_holds_the_pattern)
{
    int64_t pattern;
    memset(&pattern, UNWRITTEN_BYTE, sizeof pattern);
    cr_expect(lay_out()->inputs[0].dims[2] == pattern);
    memory.flush_to_end = true;
    cr_expect(lay_out()->inputs[0].dims[-1] == pattern);
}

Test(request_layout, the_extents_of_a_scalar_are_not_accessible)
{
    const struct scatter_cts_request *request = lay_out();
    cr_assert(request->inputs[2].rank == 0 && request->inputs[2].dims != NULL);
    expect_guarded(request->inputs[2].dims, "dims[0] of a scalar");
}

Test(request_layout, the_extents_of_the_output_start_with_those_of_data)
{
    (void)lay_out();
    cr_expect(call.output->rank == 2 && call.output->dims[0] == 2 && call.output->dims[1] == 1);
    cr_expect(call.output->dims[2] == 0 && call.output->dims_capacity >= 4);
}

Test(request_layout, a_request_without_a_node_is_refused)
{
    const ScatterCts__Request request = SCATTER_CTS__REQUEST__INIT;
    cr_expect(plugin_call_prepare(&call, &request, &memory, &fixture.arena, &error) == STATUS_PROTOCOL);
}

/* Expects the name in the message about an access before the buffer to which an address belongs. */
static void expect_name(const void *address, const char *name)
{
    const struct guarded_buffer *buffer = guarded_memory_owner(&memory, address);
    ScatterCts__Fault fault = SCATTER_CTS__FAULT__INIT;
    struct answer answer = {.kind = ANSWER_FAULT};
    char message[128];
    cr_assert(buffer != NULL);
    memory_fault_describe(&fault, buffer, (const char *)buffer->address - 1, false);
    fault_message_read(&fault, &answer, &fixture.arena);
    (void)snprintf(message, sizeof message, "went out of bounds: touched memory 1 byte before %s", name);
    cr_expect(strcmp(answer.message, message) == 0, "%s instead of %s", answer.message, message);
}

Test(request_layout, the_inputs_of_a_node_have_their_names_even_if_another_is_omitted)
{
    fixture_input(&fixture, INPUT_INDICES, DTYPE_UNDEFINED, NULL, SCALAR);
    const struct scatter_cts_request *request = lay_out();
    expect_name(request->inputs[0].elements, "data");
    expect_name(request->inputs[1].elements, "indices");
    expect_name(request->inputs[2].elements, "updates");
}

Test(request_layout, an_input_that_the_node_does_not_read_is_not_called_updates)
{
    struct scatter_case the_case = case_from_node(&fixture);
    the_case.input_count = 2;
    the_case.unread_inputs = &the_case.inputs[2];
    the_case.unread_input_count = 1;
    const struct scatter_cts_request *request = lay_out_case(&the_case);
    expect_name(request->inputs[1].elements, "indices");
    expect_name(request->unread_inputs[0].elements, "another input");
    expect_name(request->unread_inputs[0].dims, "the dims of another input");
}
