#include "case_fixture.h"
#include "message.h"
#include "model_builder.h"
#include "protocol.h"
#include "protocol.pb-c.h"
#include "tensor_proto.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

static struct node_fixture fixture;
static struct arena *arena;

static void set_up(void)
{
    fixture_start(&fixture, OPERATOR_SCATTER_ND, 18);
    arena = &fixture.arena;
}

static void tear_down(void)
{
    fixture_end(&fixture);
}

TestSuite(protocol, .init = set_up, .fini = tear_down);

/* ---- to the implementation --------------------------------------------------------------------------------------- */

static const ScatterCts__ToImplementation *unpack(const void *bytes, size_t size)
{
    ProtobufCMessage *message = NULL;
    cr_assert(message_unpack(&message, &scatter_cts__to_implementation__descriptor, bytes, size, arena,
                             &fixture.error) == STATUS_OK);
    return (const ScatterCts__ToImplementation *)message;
}

/* The number of every message here, above 32 bits. */
#define NUMBER ((uint64_t)5 << 32 | 3)

Test(protocol, hello_carries_the_version_and_the_options_in_order)
{
    static const struct option options[] = {{"threads", "1"}, {"device", ""}};
    size_t size = 0;
    const void *bytes = protocol_hello(7, options, 2, &size, arena);
    cr_assert(bytes != NULL);
    const ScatterCts__ToImplementation *message = unpack(bytes, size);
    cr_assert(message->what_case == SCATTER_CTS__TO_IMPLEMENTATION__WHAT_HELLO);
    cr_expect(message->has_number && message->number == 7);
    cr_expect(message->hello->protocol == 1);
    cr_assert(message->hello->n_options == 2);
    cr_expect(strcmp(message->hello->options[0]->key, "threads") == 0);
    cr_expect(strcmp(message->hello->options[0]->value, "1") == 0);
    cr_expect(strcmp(message->hello->options[1]->key, "device") == 0);
    cr_expect(strcmp(message->hello->options[1]->value, "") == 0);
}

Test(protocol, hello_without_memory_is_null)
{
    struct arena none = arena_create(0);
    size_t size = 0;
    cr_expect(protocol_hello(1, NULL, 0, &size, &none) == NULL);
}

/* A ScatterND node with an attribute, omitted indices, and a value that the node does not read. */
static const ScatterCts__Request *request_of_a_node(void)
{
    static struct scatter_case the_case;
    static struct tensor unread;
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT16, VALUES(uint16_t, 0x3c00, 0x4000), DIMS(2, 1));
    fixture_input(&fixture, INPUT_UPDATES, DTYPE_STRING, &(struct string_element){"a\0b", 3}, SCALAR);
    fixture_text(&fixture, "reduction", "add");
    fixture_integer(&fixture, "axis", -1);
    the_case = case_from_node(&fixture);
    unread = fixture.tensors[INPUT_DATA];
    the_case.unread_inputs = &unread;
    the_case.unread_input_count = 1;
    void *bytes = NULL;
    size_t size = 0;
    cr_assert(protocol_request(NUMBER, &the_case, &bytes, &size, arena, &fixture.error) == STATUS_OK);
    const ScatterCts__ToImplementation *message = unpack(bytes, size);
    cr_assert(message->what_case == SCATTER_CTS__TO_IMPLEMENTATION__WHAT_REQUEST);
    cr_assert(message->has_number && message->number == NUMBER);
    return message->request;
}

static struct tensor decode(ProtobufCBinaryData bytes)
{
    struct tensor tensor;
    enum status status = tensor_from_bytes(&tensor, bytes.data, bytes.len, NULL, arena, &fixture.error);
    cr_assert(status == STATUS_OK, "%s", fixture.error.message);
    return tensor;
}

Test(protocol, a_request_carries_the_node)
{
    const ScatterCts__Request *request = request_of_a_node();
    cr_expect(strcmp(request->node->op_type, "ScatterND") == 0 && strcmp(request->node->domain, "") == 0);
    cr_expect(request->node->opset == 18 && request->node->output_count == 1);
    cr_expect(strcmp(request->node->output_name, "output") == 0);
}

Test(protocol, a_request_carries_the_model_as_it_is_stored)
{
    const ScatterCts__Request *request = request_of_a_node();
    cr_expect(request->model.len == strlen(FIXTURE_MODEL) &&
              memcmp(request->model.data, FIXTURE_MODEL, request->model.len) == 0);
}

Test(protocol, a_request_carries_every_attribute_as_onnx_has_it)
{
    const ScatterCts__Request *request = request_of_a_node();
    cr_assert(request->node->n_attributes == 2);
    ProtobufCMessage *message;
    cr_assert(message_unpack(&message, &onnx__attribute_proto__descriptor, request->node->attributes[1].data,
                             request->node->attributes[1].len, arena, &fixture.error) == STATUS_OK);
    const Onnx__AttributeProto *axis = (const Onnx__AttributeProto *)message;
    cr_expect(strcmp(axis->name, "axis") == 0 && axis->i == -1);
}

Test(protocol, a_request_carries_the_inputs_by_slot)
{
    const ScatterCts__Request *request = request_of_a_node();
    cr_assert(request->n_inputs == 3);
    struct tensor data = decode(request->inputs[INPUT_DATA]),
                  updates = decode(request->inputs[INPUT_UPDATES]);
    cr_expect(data.dtype == DTYPE_FLOAT16 && tensor_same_shape(&data, &fixture.tensors[INPUT_DATA]));
    cr_expect(memcmp(data.elements, fixture.tensors[INPUT_DATA].elements, 4) == 0);
    cr_expect(strcmp(data.name, "value") == 0);
    const struct string_element *string = updates.elements;
    cr_expect(updates.rank == 0 && string->size == 3 && memcmp(string->bytes, "a\0b", 3) == 0);
}

Test(protocol, an_omitted_input_is_a_tensor_of_no_type)
{
    const ScatterCts__Request *request = request_of_a_node();
    cr_assert(request->n_inputs == 3);
    cr_expect(decode(request->inputs[INPUT_INDICES]).dtype == DTYPE_UNDEFINED);
}

Test(protocol, a_request_carries_the_values_that_the_node_does_not_read)
{
    const ScatterCts__Request *request = request_of_a_node();
    cr_assert(request->n_unread_inputs == 1);
    cr_expect(decode(request->unread_inputs[0]).count == 2);
}

Test(protocol, too_little_memory_for_a_request_is_an_error)
{
    (void)request_of_a_node();
    struct scatter_case the_case = case_from_node(&fixture);
    void *bytes = NULL;
    size_t size = 0;
    for (size_t limit = 0; limit < 1024; limit += 64) {
        struct arena small = arena_create(limit);
        enum status status = protocol_request(NUMBER, &the_case, &bytes, &size, &small, &fixture.error);
        cr_expect(status == STATUS_OUT_OF_MEMORY || (status == STATUS_OK && limit > 256), "%zu: %s", limit,
                  status_name(status));
        arena_destroy(&small);
    }
}

/* ---- the answer to hello ------------------------------------------------------------------------------------------ */

static struct declaration declaration;

/* A message from the implementation that answers what has this number; nothing else is in it yet. */
static ScatterCts__ToRunner numbered_message(void)
{
    ScatterCts__ToRunner message = SCATTER_CTS__TO_RUNNER__INIT;
    message.has_number = 1;
    message.number = NUMBER;
    return message;
}

static enum status read_hello(const ScatterCts__ToRunner *message)
{
    struct built_bytes built = build_bytes(arena, &message->base);
    return protocol_read_hello(NUMBER, built.bytes, built.size, &declaration, arena, &fixture.error);
}

static void expect_no_hello(const ScatterCts__ToRunner *message, const char *text)
{
    enum status status = read_hello(message);
    cr_expect(status == STATUS_PROTOCOL && strstr(fixture.error.message, text) != NULL, "%s: %s",
              status_name(status), fixture.error.message);
}

Test(protocol, a_hello_is_taken_apart)
{
    char *operators[] = {(char *)"Scatter", (char *)"ScatterND-18"}, *reductions[] = {(char *)"none"};
    int32_t dtypes[] = {1, 7, 8};
    ScatterCts__HelloToRunner hello = SCATTER_CTS__HELLO_TO_RUNNER__INIT;
    ScatterCts__ToRunner message = numbered_message();
    hello.name = (char *)"my\x1b backend";
    hello.version = (char *)"1.0";
    hello.n_operators = 2;
    hello.operators = operators;
    hello.n_dtypes = 3;
    hello.dtypes = dtypes;
    hello.n_reductions = 1;
    hello.reductions = reductions;
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_HELLO;
    message.hello = &hello;
    cr_assert(read_hello(&message) == STATUS_OK);
    cr_expect(strcmp(declaration.name, "my? backend") == 0 && strcmp(declaration.version, "1.0") == 0);
    cr_assert(declaration.operator_count == 2 && declaration.dtype_count == 3 &&
              declaration.reduction_count == 1);
    cr_expect(strcmp(declaration.operators[1], "ScatterND-18") == 0 && declaration.dtypes[2] == 8);
    cr_expect(strcmp(declaration.reductions[0], "none") == 0);
}

Test(protocol, a_hello_may_leave_everything_out)
{
    ScatterCts__HelloToRunner hello = SCATTER_CTS__HELLO_TO_RUNNER__INIT;
    ScatterCts__ToRunner message = numbered_message();
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_HELLO;
    message.hello = &hello;
    cr_assert(read_hello(&message) == STATUS_OK);
    cr_expect(strcmp(declaration.name, "") == 0 && strcmp(declaration.version, "") == 0);
    cr_expect(declaration.operator_count == 0 && declaration.dtype_count == 0 &&
              declaration.reduction_count == 0);
}

Test(protocol, a_refusal_to_start_is_told_with_its_reason)
{
    ScatterCts__ToRunner message = numbered_message();
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_FAILED;
    message.failed = (char *)"no device";
    expect_no_hello(&message, "no device");
}

Test(protocol, another_message_is_no_hello)
{
    ScatterCts__ToRunner message = numbered_message();
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_REJECTED;
    message.rejected = (char *)"why?";
    expect_no_hello(&message, "another message");
}

Test(protocol, a_hello_with_another_number_is_refused)
{
    ScatterCts__HelloToRunner hello = SCATTER_CTS__HELLO_TO_RUNNER__INIT;
    ScatterCts__ToRunner message = numbered_message();
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_HELLO;
    message.hello = &hello;
    message.number++;
    expect_no_hello(&message, "the number of another message");
}

Test(protocol, a_hello_without_a_number_is_refused_with_what_it_lacks)
{
    ScatterCts__HelloToRunner hello = SCATTER_CTS__HELLO_TO_RUNNER__INIT;
    ScatterCts__ToRunner message = SCATTER_CTS__TO_RUNNER__INIT;
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_HELLO;
    message.hello = &hello;
    expect_no_hello(&message, "carries no number");
}

Test(protocol, an_empty_message_is_no_hello)
{
    ScatterCts__ToRunner message = numbered_message();
    expect_no_hello(&message, "another message");
}

Test(protocol, bytes_that_are_no_message_are_no_hello)
{
    enum status status = protocol_read_hello(NUMBER, "Hello!", 6, &declaration, arena, &fixture.error);
    cr_expect(status == STATUS_PROTOCOL && strstr(fixture.error.message, "6 bytes") != NULL, "%s",
              fixture.error.message);
}

/* ---- the answer to a case ------------------------------------------------------------------------------------------ */

/* What the result should be: two floats. */
static struct tensor data_tensor(int32_t dtype)
{
    static const int64_t two[] = {2};
    return (struct tensor){.dtype = dtype, .rank = 1, .dims = two, .count = 2, .name = ""};
}

static struct answer read_answer(const ScatterCts__ToRunner *message, int32_t dtype)
{
    struct built_bytes built = build_bytes(arena, &message->base);
    struct tensor data = data_tensor(dtype);
    return protocol_read_answer(NUMBER, built.bytes, built.size, &data, arena);
}

static ScatterCts__ToRunner output_message(const Onnx__TensorProto *tensor)
{
    struct built_bytes built = build_bytes(arena, &tensor->base);
    ScatterCts__ToRunner message = numbered_message();
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_OUTPUT;
    message.output = (ProtobufCBinaryData){.data = built.bytes, .len = built.size};
    return message;
}

static Onnx__TensorProto *raw_tensor(int32_t dtype, const int64_t *dims, int rank, const void *bytes,
                                     size_t size)
{
    Onnx__TensorProto *tensor = build_tensor(arena, "output", dtype, dims, (size_t)rank);
    tensor->has_raw_data = 1;
    tensor->raw_data =
        (ProtobufCBinaryData){.data = (uint8_t *)arena_copy_text(arena, bytes, size), .len = size};
    return tensor;
}

Test(protocol, an_output_is_read)
{
    ScatterCts__ToRunner message = output_message(raw_tensor(DTYPE_FLOAT, DIMS(2), VALUES(float, 1, -2), 8));
    struct answer answer = read_answer(&message, DTYPE_FLOAT);
    cr_assert(answer.kind == ANSWER_OUTPUT && answer.output_problem == NULL, "%s", answer.message);
    const float *elements = answer.output.elements;
    cr_expect(answer.output.count == 2 && elements[0] == 1 && elements[1] == -2);
}

Test(protocol, an_output_in_another_encoding_is_read)
{
    ScatterCts__ToRunner message = output_message(build_float_list(arena, "output", VALUES(float, 3, 4), 2));
    struct answer answer = read_answer(&message, DTYPE_FLOAT);
    cr_assert(answer.kind == ANSWER_OUTPUT && answer.output_problem == NULL, "%s", answer.message);
    cr_expect(((const float *)answer.output.elements)[1] == 4);
}

Test(protocol, an_output_of_another_type_is_known_by_its_type_alone)
{
    ScatterCts__ToRunner message = output_message(build_tensor(arena, "output", DTYPE_INT64, DIMS(2)));
    struct answer answer = read_answer(&message, DTYPE_FLOAT);
    cr_expect(answer.kind == ANSWER_OUTPUT && answer.output_problem == NULL);
    cr_expect(answer.output.dtype == DTYPE_INT64 && answer.output.rank == 1 && answer.output.dims[0] == 2);
}

Test(protocol, an_output_of_another_shape_is_known_by_its_shape_alone)
{
    ScatterCts__ToRunner message = output_message(build_tensor(arena, "output", DTYPE_FLOAT, DIMS(-7, 1)));
    struct answer answer = read_answer(&message, DTYPE_FLOAT);
    cr_expect(answer.kind == ANSWER_OUTPUT && answer.output_problem == NULL);
    cr_expect(answer.output.rank == 2 && answer.output.dims[0] == -7);
}

Test(protocol, an_output_with_the_wrong_number_of_bytes_is_malformed)
{
    ScatterCts__ToRunner message = output_message(raw_tensor(DTYPE_FLOAT, DIMS(2), VALUES(float, 1), 4));
    struct answer answer = read_answer(&message, DTYPE_FLOAT);
    cr_expect(answer.kind == ANSWER_OUTPUT && answer.output_problem != NULL &&
              strstr(answer.output_problem, "raw_data") != NULL);
}

Test(protocol, an_output_whose_elements_lie_outside_is_malformed)
{
    Onnx__TensorProto *tensor = build_tensor(arena, "output", DTYPE_FLOAT, DIMS(2));
    tensor_make_external(arena, tensor, "/etc/passwd", NULL, NULL);
    ScatterCts__ToRunner message = output_message(tensor);
    struct answer answer = read_answer(&message, DTYPE_FLOAT);
    cr_expect(answer.kind == ANSWER_OUTPUT && answer.output_problem != NULL);
}

static void expect_odd_bool(const Onnx__TensorProto *tensor, const char *field)
{
    ScatterCts__ToRunner message = output_message(tensor);
    struct answer answer = read_answer(&message, DTYPE_BOOL);
    cr_assert(answer.kind == ANSWER_OUTPUT && answer.output_problem == NULL, "%s", field);
    cr_expect(memcmp(answer.output.elements, "\1\1", 2) == 0, "%s", field);
    cr_assert(answer.output.odd_bools != NULL, "%s", field);
    cr_expect(!answer.output.odd_bools[0] && answer.output.odd_bools[1], "%s", field);
}

Test(protocol, a_bool_that_is_neither_0_nor_1_is_true_and_noted_in_whatever_field_it_comes)
{
    static int32_t entries[] = {1, 256};
    Onnx__TensorProto *in_field = build_tensor(arena, "output", DTYPE_BOOL, DIMS(2));
    in_field->n_int32_data = 2;
    in_field->int32_data = entries;
    expect_odd_bool(raw_tensor(DTYPE_BOOL, DIMS(2), "\1\2", 2), "raw_data");
    expect_odd_bool(in_field, "int32_data");
}

Test(protocol, an_output_that_is_no_tensor_is_no_answer)
{
    ScatterCts__ToRunner message = numbered_message();
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_OUTPUT;
    message.output = (ProtobufCBinaryData){.data = (uint8_t *)"\xff", .len = 1};
    struct answer answer = read_answer(&message, DTYPE_FLOAT);
    cr_expect(answer.kind == ANSWER_CRASH && strstr(answer.message, "TensorProto") != NULL, "%s",
              answer.message);
}

Test(protocol, refusals_and_failures_keep_their_message)
{
    static const struct {
        ScatterCts__ToRunner__WhatCase what;
        enum answer_kind kind;
    } rows[] = {{SCATTER_CTS__TO_RUNNER__WHAT_UNSUPPORTED, ANSWER_UNSUPPORTED},
                {SCATTER_CTS__TO_RUNNER__WHAT_REJECTED, ANSWER_REJECTED},
                {SCATTER_CTS__TO_RUNNER__WHAT_FAILED, ANSWER_FAILED}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        ScatterCts__ToRunner message = numbered_message();
        message.what_case = rows[i].what;
        message.rejected = (char *)"because\x07"; /* the three texts share their memory */
        struct answer answer = read_answer(&message, DTYPE_FLOAT);
        cr_expect(answer.kind == rows[i].kind, "%s", answer_name(answer.kind));
        cr_expect(strcmp(answer.message, "because?") == 0, "%s", answer.message);
    }
}

#define KIND(name)   SCATTER_CTS__FAULT__KIND__##name
#define PART(name)   SCATTER_CTS__FAULT__PART__##name
#define ACCESS(name) SCATTER_CTS__FAULT__ACCESS__##name

/* A fault with a slot, and what was made of it. */
static struct answer read_fault(ScatterCts__Fault fault)
{
    ScatterCts__ToRunner message = numbered_message();
    fault.base.descriptor = &scatter_cts__fault__descriptor;
    fault.has_kind = fault.has_slot = fault.has_part = fault.has_access = 1;
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_FAULT;
    message.fault = &fault;
    return read_answer(&message, DTYPE_FLOAT);
}

static const struct fault_row {
    ScatterCts__Fault fault;
    enum fault expected;
    const char *message;
} fault_rows[] = {
    {{.kind = KIND(WROTE_TO_INPUT)}, FAULT_WROTE_TO_INPUT, "wrote to its inputs: to data"},
    {{.kind = KIND(WROTE_TO_INPUT), .slot = 2, .has_offset = 1, .offset = 16},
     FAULT_WROTE_TO_INPUT,
     "wrote to its inputs: to updates at byte 16"},
    {{.kind = KIND(WROTE_TO_INPUT), .slot = 2, .part = PART(STRINGS), .has_offset = 1},
     FAULT_WROTE_TO_INPUT,
     "wrote to its inputs: to the strings of updates at byte 0"},
    {{.kind = KIND(OUTSIDE_INPUT), .slot = 1},
     FAULT_OUTSIDE_INPUT,
     "went out of bounds: touched memory outside indices"},
    {{.kind = KIND(OUTSIDE_INPUT), .slot = INPUT_SLOTS},
     FAULT_OUTSIDE_INPUT,
     "went out of bounds: touched memory outside another input"},
    {{.kind = KIND(OUTSIDE_INPUT), .slot = 4000000000, .access = ACCESS(READ), .has_offset = 1, .offset = 1},
     FAULT_OUTSIDE_INPUT,
     "went out of bounds: read memory 1 byte past the end of another input"},
    {{.kind = KIND(OUTSIDE_INPUT), .part = PART(DIMS), .access = ACCESS(READ), .has_offset = 1, .offset = -8},
     FAULT_OUTSIDE_INPUT,
     "went out of bounds: read memory 8 bytes before the dims of data"},
    {{.kind = KIND(OUTSIDE_INPUT), .access = ACCESS(WROTE), .has_offset = 1, .offset = INT64_MIN},
     FAULT_OUTSIDE_INPUT,
     "went out of bounds: wrote to memory 9223372036854775808 bytes before data"},
    {{.kind = KIND(OUTSIDE_OUTPUT)},
     FAULT_OUTSIDE_OUTPUT,
     "went out of bounds: touched memory outside its output"},
    {{.kind = KIND(OUTSIDE_OUTPUT), .access = ACCESS(WROTE), .has_offset = 1},
     FAULT_OUTSIDE_OUTPUT,
     "went out of bounds: wrote to memory right past the end of its output"},
    {{.kind = KIND(WROTE_TO_MODEL), .has_offset = 1, .offset = 3},
     FAULT_WROTE_TO_MODEL,
     "wrote to the model at byte 3"},
    {{.kind = KIND(OUTSIDE_MODEL), .access = 77, .has_offset = 1, .offset = 3},
     FAULT_OUTSIDE_MODEL,
     "went out of bounds: touched memory 3 bytes past the end of the model"},
    {{.kind = KIND(WROTE_TO_REQUEST), .has_offset = 1, .offset = 3},
     FAULT_WROTE_TO_REQUEST,
     "wrote to the request's structures"},
    {{.kind = KIND(WROTE_TO_REQUEST), .slot = 1, .part = PART(DIMS), .has_offset = 1, .offset = 8},
     FAULT_WROTE_TO_REQUEST,
     "wrote to the request's structures: to the dims of indices at byte 8"},
    {{.kind = KIND(OUTSIDE_REQUEST), .has_offset = 1, .offset = -1},
     FAULT_OUTSIDE_REQUEST,
     "went out of bounds: touched memory 1 byte before the request's structures"},
};

Test(protocol, a_fault_says_what_was_touched)
{
    for (size_t i = 0; i < sizeof fault_rows / sizeof *fault_rows; i++) {
        const struct fault_row *row = &fault_rows[i];
        struct answer answer = read_fault(row->fault);
        cr_expect(answer.kind == ANSWER_FAULT && answer.fault == row->expected, "%s", row->message);
        cr_expect(strcmp(answer.message, row->message) == 0, "%s instead of %s", answer.message,
                  row->message);
    }
}

Test(protocol, a_stack_overflow_and_executed_data_are_crashes_with_names)
{
    struct answer answer = read_fault((ScatterCts__Fault){.kind = KIND(STACK_OVERFLOW)});
    cr_expect(answer.kind == ANSWER_CRASH && strstr(answer.message, "stack overflowed") != NULL);
    answer = read_fault((ScatterCts__Fault){.kind = KIND(EXECUTED_DATA)});
    cr_expect(answer.kind == ANSWER_CRASH && strstr(answer.message, "executed memory") != NULL);
}

Test(protocol, a_notice_is_kept_beside_any_answer)
{
    ScatterCts__Notice notice = SCATTER_CTS__NOTICE__INIT;
    ScatterCts__ToRunner message = numbered_message();
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_REJECTED;
    message.rejected = (char *)"";
    cr_expect(!read_answer(&message, DTYPE_FLOAT).changed_floating_point_environment);
    notice.has_changed_floating_point_environment = notice.changed_floating_point_environment = 1;
    message.notice = &notice;
    cr_expect(read_answer(&message, DTYPE_FLOAT).changed_floating_point_environment);
}

Test(protocol, what_is_no_answer_counts_as_a_crash)
{
    ScatterCts__HelloToRunner hello = SCATTER_CTS__HELLO_TO_RUNNER__INIT;
    ScatterCts__ToRunner message = numbered_message();
    cr_expect(read_answer(&message, DTYPE_FLOAT).kind == ANSWER_CRASH, "an empty message");
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_HELLO;
    message.hello = &hello;
    cr_expect(read_answer(&message, DTYPE_FLOAT).kind == ANSWER_CRASH, "another hello");
    struct tensor data = data_tensor(DTYPE_FLOAT);
    cr_expect(protocol_read_answer(NUMBER, "Traceback", 9, &data, arena).kind == ANSWER_CRASH, "text");
}

Test(protocol, an_answer_that_is_none_names_the_byte)
{
    struct tensor data = data_tensor(DTYPE_FLOAT);
    struct answer answer = protocol_read_answer(NUMBER, "\x12\x09raw", 5, &data, arena);
    cr_expect(answer.kind == ANSWER_CRASH);
    cr_expect(strstr(answer.message, "output at byte 0: 9 bytes reach past the end at byte 5") != NULL, "%s",
              answer.message);
}

/* Who answered is not to blame. */
Test(protocol, want_of_memory_for_an_answer_is_our_own)
{
    struct arena none = arena_create(0);
    struct tensor data = data_tensor(DTYPE_FLOAT);
    ScatterCts__ToRunner message = numbered_message();
    struct built_bytes built = build_bytes(arena, &message.base);
    struct answer answer = protocol_read_answer(NUMBER, built.bytes, built.size, &data, &none);
    cr_expect(answer.kind == ANSWER_NOT_RUN, "%d", (int)answer.kind);
    cr_expect(!answer.is_worker_s, "a program may be at the other end as well");
    cr_expect(answer.message != NULL);
    cr_expect(protocol_read_hello(NUMBER, built.bytes, built.size, &declaration, &none, &fixture.error) ==
              STATUS_OUT_OF_MEMORY);
}

Test(protocol, an_answer_with_another_number_is_none)
{
    ScatterCts__ToRunner message = numbered_message();
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_REJECTED;
    message.rejected = (char *)"why";
    cr_expect(read_answer(&message, DTYPE_FLOAT).kind == ANSWER_REJECTED);
    message.number--;
    struct answer answer = read_answer(&message, DTYPE_FLOAT);
    cr_expect(answer.kind == ANSWER_CRASH && strstr(answer.message, "the number of another message") != NULL,
              "%s", answer.message);
}

Test(protocol, an_answer_without_a_number_is_none)
{
    ScatterCts__ToRunner message = SCATTER_CTS__TO_RUNNER__INIT;
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_REJECTED;
    message.rejected = (char *)"why";
    struct answer answer = read_answer(&message, DTYPE_FLOAT);
    cr_expect(answer.kind == ANSWER_CRASH && strstr(answer.message, "carries no number") != NULL, "%s",
              answer.message);
}

Test(protocol, a_worker_that_could_not_give_the_case_to_the_library_has_not_run_it)
{
    ScatterCts__ToRunner message = numbered_message();
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_NOT_RUN;
    message.not_run = (char *)"no room";
    struct answer answer = read_answer(&message, DTYPE_FLOAT);
    cr_expect(answer.kind == ANSWER_NOT_RUN && strcmp(answer.message, "no room") == 0, "%s", answer.message);
    cr_expect(answer.is_worker_s);
}

/* Damaged answers, in memory of exactly their size: whatever they become, it has a message and no crash. */
Test(protocol, every_damaged_answer_is_some_answer)
{
    ScatterCts__ToRunner message = output_message(raw_tensor(DTYPE_FLOAT, DIMS(2), VALUES(float, 1, -2), 8));
    struct built_bytes built = build_bytes(arena, &message.base);
    struct tensor data = data_tensor(DTYPE_FLOAT);
    struct arena scratch = arena_create((size_t)16 << 20);
    for (size_t size = 0; size <= built.size; size++) {
        for (size_t changed = 0; changed < size; changed++) {
            for (int bit = 0; bit < 8; bit++) {
                unsigned char *damaged = malloc(size);
                cr_assert(damaged != NULL);
                memcpy(damaged, built.bytes, size);
                damaged[changed] ^= (unsigned char)(1u << bit);
                struct answer answer = protocol_read_answer(NUMBER, damaged, size, &data, &scratch);
                cr_expect(answer.message != NULL && answer.text != NULL, "%zu bytes, byte %zu", size,
                          changed);
                free(damaged);
                arena_reset(&scratch);
            }
        }
    }
    arena_destroy(&scratch);
}

/* The frame that a process sends which dies of a fault while it serves a message of that number. */
static struct built_bytes fault_frame(uint64_t number)
{
    ScatterCts__Fault fault = SCATTER_CTS__FAULT__INIT;
    ScatterCts__ToRunner message = numbered_message();
    fault.has_kind = fault.has_slot = fault.has_part = fault.has_access = fault.has_offset = 1;
    fault.kind = SCATTER_CTS__FAULT__KIND__OUTSIDE_INPUT;
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_FAULT;
    message.fault = &fault;
    message.number = number;
    struct built_bytes body = build_bytes(arena, &message.base);
    unsigned char *frame = arena_allocate(arena, 4 + body.size);
    cr_assert(frame != NULL && body.size < 256);
    memcpy(frame, (const unsigned char[]){(unsigned char)body.size, 0, 0, 0}, 4);
    memcpy(frame + 4, body.bytes, body.size);
    return (struct built_bytes){frame, 4 + body.size};
}

/*
 * An answer longer than a pipe takes at once, into which a fork of the plugin writes that has outlived an earlier call:
 * what the runner reads has the length of the answer, whichever bytes those are.
 */
static void expect_no_answer_with_late_report(const float *elements, size_t count)
{
    const int64_t dims[] = {(int64_t)count};
    const struct tensor data = {.dtype = DTYPE_FLOAT, .rank = 1, .dims = dims, .count = dims[0], .name = ""};
    ScatterCts__ToRunner message =
        output_message(raw_tensor(DTYPE_FLOAT, dims, 1, elements, count * sizeof *elements));
    struct built_bytes answer = build_bytes(arena, &message.base), late = fault_frame(NUMBER - 1);
    unsigned char *mixed = arena_allocate(arena, answer.size + late.size);
    struct arena scratch = arena_create((size_t)16 << 20);
    cr_assert(mixed != NULL);
    for (size_t at = 0; at <= answer.size; at++) {
        memcpy(mixed, answer.bytes, at);
        memcpy(mixed + at, late.bytes, late.size);
        memcpy(mixed + at + late.size, (const char *)answer.bytes + at, answer.size - at);
        struct answer read = protocol_read_answer(NUMBER, mixed, answer.size, &data, &scratch);
        enum answer_kind expected = at == answer.size ? ANSWER_OUTPUT : ANSWER_CRASH;
        cr_expect(read.kind == expected, "at byte %zu: %s", at, answer_name(read.kind));
        arena_reset(&scratch);
    }
    arena_destroy(&scratch);
}

Test(protocol, an_answer_into_which_a_late_report_was_written_is_none)
{
    enum { COUNT = 600 };
    static float elements[COUNT];
    expect_no_answer_with_late_report(elements, COUNT);
    for (int i = 0; i < COUNT; i++)
        elements[i] = (float)i;
    expect_no_answer_with_late_report(elements, COUNT);
}

/* ---- declarations -------------------------------------------------------------------------------------------------- */

static const char *const operators_nd[] = {"ScatterND"};
static const char *const operators_nd_18[] = {"Scatter", "ScatterND-18"};
static const char *const reductions_none[] = {"none"};
static const char *const reductions_add[] = {"none", "add"};
static const int32_t dtypes_float[] = {DTYPE_FLOAT};

/* The reason why a declaration does not cover the fixture's node; NULL when it does. */
static const char *uncovered(struct declaration declared)
{
    struct scatter_case the_case = case_from_node(&fixture);
    const char *reason = NULL;
    bool covered = declaration_covers(&declared, &the_case, &reason, arena);
    cr_assert(covered == (reason == NULL));
    return reason;
}

static void expect_covered(struct declaration declared)
{
    const char *reason = uncovered(declared);
    cr_expect(reason == NULL, "%s", reason);
}

static void expect_uncovered(struct declaration declared, const char *expected)
{
    const char *reason = uncovered(declared);
    cr_expect(reason != NULL && strcmp(reason, expected) == 0, "%s", reason == NULL ? "covered" : reason);
}

Test(protocol, an_empty_declaration_covers_everything)
{
    fixture_text(&fixture, "reduction", "min");
    fixture_input(&fixture, INPUT_DATA, DTYPE_BFLOAT16, NULL, DIMS(1));
    expect_covered((struct declaration){0});
}

Test(protocol, an_operator_is_covered_by_its_name_or_its_version)
{
    expect_covered((struct declaration){.operators = operators_nd, .operator_count = 1});
    expect_covered((struct declaration){.operators = operators_nd_18, .operator_count = 2});
    fixture.node.opset = 16;
    expect_covered((struct declaration){.operators = operators_nd, .operator_count = 1});
    expect_uncovered((struct declaration){.operators = operators_nd_18, .operator_count = 2},
                     "operator ScatterND at opset 16 is not declared");
}

Test(protocol, an_operator_that_its_opset_lacks_is_covered_by_its_name)
{
    fixture.node.opset = 9;
    expect_covered((struct declaration){.operators = operators_nd, .operator_count = 1});
    expect_uncovered((struct declaration){.operators = operators_nd_18, .operator_count = 2},
                     "operator ScatterND at opset 9 is not declared");
}

Test(protocol, an_element_type_is_covered_by_its_number)
{
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(1));
    expect_covered((struct declaration){.dtypes = dtypes_float, .dtype_count = 1});
    fixture_input(&fixture, INPUT_DATA, DTYPE_STRING, NULL, DIMS(1));
    expect_uncovered((struct declaration){.dtypes = dtypes_float, .dtype_count = 1},
                     "element type string is not declared");
}

Test(protocol, element_types_that_no_declaration_speaks_of_are_sent)
{
    expect_covered((struct declaration){.dtypes = dtypes_float, .dtype_count = 1});
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(1));
    fixture.tensors[INPUT_DATA].dtype = DTYPE_FLOAT8E5M2;
    expect_covered((struct declaration){.dtypes = dtypes_float, .dtype_count = 1});
    fixture.tensors[INPUT_DATA].dtype = 12345;
    expect_covered((struct declaration){.dtypes = dtypes_float, .dtype_count = 1});
}

Test(protocol, a_reduction_is_covered_by_its_name)
{
    fixture_text(&fixture, "reduction", "add");
    expect_covered((struct declaration){.reductions = reductions_add, .reduction_count = 2});
    expect_uncovered((struct declaration){.reductions = reductions_none, .reduction_count = 1},
                     "reduction add is not declared");
}

Test(protocol, a_node_without_reduction_needs_none)
{
    expect_covered((struct declaration){.reductions = reductions_none, .reduction_count = 1});
    expect_uncovered((struct declaration){.reductions = reductions_add + 1, .reduction_count = 1},
                     "reduction none is not declared");
}

Test(protocol, reductions_that_no_declaration_speaks_of_are_sent)
{
    fixture_text(&fixture, "reduction", "Add");
    expect_covered((struct declaration){.reductions = reductions_none, .reduction_count = 1});
}

Test(protocol, every_kind_of_answer_has_a_name)
{
    for (int kind = ANSWER_OUTPUT; kind <= ANSWER_NOT_RUN; kind++)
        cr_expect(strlen(answer_name((enum answer_kind)kind)) > 0, "%d", kind);
}
