#include "model_builder_fixture.h"
#include "node_fixture.h"
#include "protocol.h"
#include "protocol_fixture.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

static struct arena arena;

static void set_up(void)
{
    arena = arena_create((size_t)64 << 20);
}

static void tear_down(void)
{
    arena_destroy(&arena);
}

TestSuite(protocol_answer, .init = set_up, .fini = tear_down);

static ScatterCts__ToRunner output_message(const Onnx__TensorProto *tensor)
{
    struct built_bytes built = build_bytes(&arena, &tensor->base);
    ScatterCts__ToRunner message = numbered_message();
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_OUTPUT;
    message.output = (ProtobufCBinaryData){.data = built.bytes, .len = built.size};
    return message;
}

static Onnx__TensorProto *raw_tensor(int32_t dtype, const int64_t *dims, int rank, const void *bytes,
                                     size_t size)
{
    Onnx__TensorProto *tensor = build_tensor(&arena, "output", dtype, dims, (size_t)rank);
    tensor->has_raw_data = 1;
    tensor->raw_data =
        (ProtobufCBinaryData){.data = (uint8_t *)arena_copy_text(&arena, bytes, size), .len = size};
    return tensor;
}

Test(protocol_answer, an_output_is_read)
{
    ScatterCts__ToRunner message = output_message(raw_tensor(DTYPE_FLOAT, DIMS(2), VALUES(float, 1, -2), 8));
    struct answer answer = read_as_answer(&message, DTYPE_FLOAT, &arena);
    cr_assert(answer.kind == ANSWER_OUTPUT && answer.output_problem == NULL, "%s", answer.message);
    const float *elements = answer.output.elements;
    cr_expect(answer.output.count == 2 && elements[0] == 1 && elements[1] == -2);
}

Test(protocol_answer, executed_by_is_read_as_one_harmless_line)
{
    ScatterCts__ToRunner message = numbered_message();
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_REJECTED;
    message.rejected = (char[]){"no"};
    message.executed_by = (char[]){"a\nprovider\x1b"};
    struct answer answer = read_as_answer(&message, DTYPE_FLOAT, &arena);
    cr_assert(answer.kind == ANSWER_REJECTED && answer.executed_by != NULL);
    cr_expect_str_eq(answer.executed_by, "a?provider?");
}

Test(protocol_answer, a_model_that_could_not_be_prepared_is_a_refusal)
{
    ScatterCts__ToRunner message = numbered_message();
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_NOT_PREPARED;
    message.not_prepared = (char[]){"no kernel"};
    struct answer answer = read_as_answer(&message, DTYPE_FLOAT, &arena);
    cr_expect(answer.kind == ANSWER_NOT_PREPARED && answer_is_refusal(answer.kind));
    cr_expect_str_eq(answer.message, "no kernel");
}

Test(protocol_answer, prepared_is_recognised_by_its_number_and_is_no_answer)
{
    ScatterCts__ToRunner message = numbered_message();
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_PREPARED;
    message.prepared = 1;
    struct built_bytes built = build_bytes(&arena, &message.base);
    cr_expect(protocol_is_prepared(MESSAGE_NUMBER, built.bytes, built.size, &arena));
    cr_expect(!protocol_is_prepared(MESSAGE_NUMBER + 1, built.bytes, built.size, &arena));
    cr_expect(read_as_answer(&message, DTYPE_FLOAT, &arena).kind == ANSWER_CRASH);
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_FAILED;
    message.failed = (char[]){"no"};
    built = build_bytes(&arena, &message.base);
    cr_expect(!protocol_is_prepared(MESSAGE_NUMBER, built.bytes, built.size, &arena));
}

Test(protocol_answer, an_output_in_another_encoding_is_read)
{
    ScatterCts__ToRunner message = output_message(build_float_list(&arena, "output", VALUES(float, 3, 4), 2));
    struct answer answer = read_as_answer(&message, DTYPE_FLOAT, &arena);
    cr_assert(answer.kind == ANSWER_OUTPUT && answer.output_problem == NULL, "%s", answer.message);
    cr_expect(((const float *)answer.output.elements)[1] == 4);
}

Test(protocol_answer, an_output_of_another_type_needs_no_elements)
{
    ScatterCts__ToRunner message = output_message(build_tensor(&arena, "output", DTYPE_INT64, DIMS(2)));
    struct answer answer = read_as_answer(&message, DTYPE_FLOAT, &arena);
    cr_expect(answer.kind == ANSWER_OUTPUT && answer.output_problem == NULL);
    cr_expect(answer.output.dtype == DTYPE_INT64 && answer.output.rank == 1 && answer.output.dims[0] == 2);
}

Test(protocol_answer, an_output_of_another_shape_needs_no_elements)
{
    ScatterCts__ToRunner message = output_message(build_tensor(&arena, "output", DTYPE_FLOAT, DIMS(-7, 1)));
    struct answer answer = read_as_answer(&message, DTYPE_FLOAT, &arena);
    cr_expect(answer.kind == ANSWER_OUTPUT && answer.output_problem == NULL);
    cr_expect(answer.output.rank == 2 && answer.output.dims[0] == -7);
}

Test(protocol_answer, an_output_with_the_wrong_number_of_bytes_is_malformed)
{
    ScatterCts__ToRunner message = output_message(raw_tensor(DTYPE_FLOAT, DIMS(2), VALUES(float, 1), 4));
    struct answer answer = read_as_answer(&message, DTYPE_FLOAT, &arena);
    cr_expect(answer.kind == ANSWER_OUTPUT && answer.output_problem != NULL &&
              strstr(answer.output_problem, "raw_data") != NULL);
}

Test(protocol_answer, an_output_with_external_data_is_malformed)
{
    Onnx__TensorProto *tensor = build_tensor(&arena, "output", DTYPE_FLOAT, DIMS(2));
    tensor_make_external(&arena, tensor, "/etc/passwd", NULL, NULL);
    ScatterCts__ToRunner message = output_message(tensor);
    struct answer answer = read_as_answer(&message, DTYPE_FLOAT, &arena);
    cr_expect(answer.kind == ANSWER_OUTPUT && answer.output_problem != NULL);
}

static void expect_odd_bool(const Onnx__TensorProto *tensor, const char *field)
{
    ScatterCts__ToRunner message = output_message(tensor);
    struct answer answer = read_as_answer(&message, DTYPE_BOOL, &arena);
    cr_assert(answer.kind == ANSWER_OUTPUT && answer.output_problem == NULL, "%s", field);
    cr_expect(memcmp(answer.output.elements, "\1\1", 2) == 0, "%s", field);
    cr_assert(answer.output.odd_bools != NULL, "%s", field);
    cr_expect(!answer.output.odd_bools[0] && answer.output.odd_bools[1], "%s", field);
}

Test(protocol_answer, a_bool_that_is_neither_0_nor_1_is_true_and_marked_in_every_field)
{
    static int32_t entries[] = {1, 256};
    Onnx__TensorProto *in_field = build_tensor(&arena, "output", DTYPE_BOOL, DIMS(2));
    in_field->n_int32_data = 2;
    in_field->int32_data = entries;
    expect_odd_bool(raw_tensor(DTYPE_BOOL, DIMS(2), "\1\2", 2), "raw_data");
    expect_odd_bool(in_field, "int32_data");
}

Test(protocol_answer, an_output_that_is_not_a_tensor_is_a_crash)
{
    ScatterCts__ToRunner message = numbered_message();
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_OUTPUT;
    message.output = (ProtobufCBinaryData){.data = (uint8_t *)"\xff", .len = 1};
    struct answer answer = read_as_answer(&message, DTYPE_FLOAT, &arena);
    cr_expect(answer.kind == ANSWER_CRASH && strstr(answer.message, "TensorProto") != NULL, "%s",
              answer.message);
}

Test(protocol_answer, refusals_and_failures_keep_their_message)
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
        struct answer answer = read_as_answer(&message, DTYPE_FLOAT, &arena);
        cr_expect(answer.kind == rows[i].kind, "%s", answer_name(answer.kind));
        cr_expect(strcmp(answer.message, "because?") == 0, "%s", answer.message);
    }
}

Test(protocol_answer, a_notice_is_read_with_any_answer)
{
    ScatterCts__Notice notice = SCATTER_CTS__NOTICE__INIT;
    ScatterCts__ToRunner message = numbered_message();
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_REJECTED;
    message.rejected = (char *)"";
    cr_expect(!read_as_answer(&message, DTYPE_FLOAT, &arena).changed_floating_point_environment);
    notice.has_changed_floating_point_environment = notice.changed_floating_point_environment = 1;
    message.notice = &notice;
    cr_expect(read_as_answer(&message, DTYPE_FLOAT, &arena).changed_floating_point_environment);
}

Test(protocol_answer, a_message_that_is_not_an_answer_counts_as_a_crash)
{
    ScatterCts__HelloToRunner hello = SCATTER_CTS__HELLO_TO_RUNNER__INIT;
    ScatterCts__ToRunner message = numbered_message();
    cr_expect(read_as_answer(&message, DTYPE_FLOAT, &arena).kind == ANSWER_CRASH, "an empty message");
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_HELLO;
    message.hello = &hello;
    cr_expect(read_as_answer(&message, DTYPE_FLOAT, &arena).kind == ANSWER_CRASH, "another hello");
    struct tensor data = expected_data(DTYPE_FLOAT);
    cr_expect(protocol_read_answer(MESSAGE_NUMBER, "Traceback", 9, &data, &arena).kind == ANSWER_CRASH,
              "text");
}

Test(protocol_answer, a_malformed_answer_is_reported_with_the_byte)
{
    struct tensor data = expected_data(DTYPE_FLOAT);
    struct answer answer = protocol_read_answer(MESSAGE_NUMBER, "\x12\x09raw", 5, &data, &arena);
    cr_expect(answer.kind == ANSWER_CRASH);
    cr_expect(strstr(answer.message, "output at byte 0: 9 bytes reach past the end at byte 5") != NULL, "%s",
              answer.message);
}

/* The implementation is not at fault. */
Test(protocol_answer, lack_of_memory_for_an_answer_is_not_a_crash)
{
    struct arena none = arena_create(0);
    struct tensor data = expected_data(DTYPE_FLOAT);
    ScatterCts__ToRunner message = numbered_message();
    struct built_bytes built = build_bytes(&arena, &message.base);
    struct answer answer = protocol_read_answer(MESSAGE_NUMBER, built.bytes, built.size, &data, &none);
    cr_expect(answer.kind == ANSWER_NOT_RUN, "%d", (int)answer.kind);
    cr_expect(!answer.is_from_worker, "a program may be at the other end as well");
    cr_expect(answer.message != NULL);
}

Test(protocol_answer, an_answer_with_another_number_is_a_crash)
{
    ScatterCts__ToRunner message = numbered_message();
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_REJECTED;
    message.rejected = (char *)"why";
    cr_expect(read_as_answer(&message, DTYPE_FLOAT, &arena).kind == ANSWER_REJECTED);
    message.number--;
    struct answer answer = read_as_answer(&message, DTYPE_FLOAT, &arena);
    cr_expect(answer.kind == ANSWER_CRASH && strstr(answer.message, "the number of another message") != NULL,
              "%s", answer.message);
}

Test(protocol_answer, an_answer_without_a_number_is_a_crash)
{
    ScatterCts__ToRunner message = SCATTER_CTS__TO_RUNNER__INIT;
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_REJECTED;
    message.rejected = (char *)"why";
    struct answer answer = read_as_answer(&message, DTYPE_FLOAT, &arena);
    cr_expect(answer.kind == ANSWER_CRASH && strstr(answer.message, "carries no number") != NULL, "%s",
              answer.message);
}

Test(protocol_answer, a_case_that_the_worker_could_not_give_to_the_library_is_not_run)
{
    ScatterCts__ToRunner message = numbered_message();
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_NOT_RUN;
    message.not_run = (char *)"no room";
    struct answer answer = read_as_answer(&message, DTYPE_FLOAT, &arena);
    cr_expect(answer.kind == ANSWER_NOT_RUN && strcmp(answer.message, "no room") == 0, "%s", answer.message);
    cr_expect(answer.is_from_worker);
}

/* Damaged answers, in memory of exactly their size: each gives an answer with a message, without a memory
 * error. */
Test(protocol_answer, every_damaged_answer_gives_an_answer)
{
    ScatterCts__ToRunner message = output_message(raw_tensor(DTYPE_FLOAT, DIMS(2), VALUES(float, 1, -2), 8));
    struct built_bytes built = build_bytes(&arena, &message.base);
    struct tensor data = expected_data(DTYPE_FLOAT);
    struct arena scratch = arena_create((size_t)16 << 20);
    for (size_t size = 0; size <= built.size; size++) {
        for (size_t changed = 0; changed < size; changed++) {
            for (int bit = 0; bit < 8; bit++) {
                unsigned char *damaged = malloc(size);
                cr_assert(damaged != NULL);
                memcpy(damaged, built.bytes, size);
                damaged[changed] ^= (unsigned char)(1u << bit);
                struct answer answer = protocol_read_answer(MESSAGE_NUMBER, damaged, size, &data, &scratch);
                cr_expect(answer.message != NULL && answer.text != NULL, "%zu bytes, byte %zu", size,
                          changed);
                free(damaged);
                arena_reset(&scratch);
            }
        }
    }
    arena_destroy(&scratch);
}

/* The frame of a process that dies of a fault while it serves a message with this number. */
static struct built_bytes fault_frame(uint64_t number)
{
    ScatterCts__Fault fault = SCATTER_CTS__FAULT__INIT;
    ScatterCts__ToRunner message = numbered_message();
    fault.has_kind = fault.has_slot = fault.has_part = fault.has_access = fault.has_offset = 1;
    fault.kind = SCATTER_CTS__FAULT__KIND__OUTSIDE_INPUT;
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_FAULT;
    message.fault = &fault;
    message.number = number;
    struct built_bytes body = build_bytes(&arena, &message.base);
    unsigned char *frame = arena_allocate(&arena, 4 + body.size);
    cr_assert(frame != NULL && body.size < 256);
    memcpy(frame, (const unsigned char[]){(unsigned char)body.size, 0, 0, 0}, 4);
    memcpy(frame + 4, body.bytes, body.size);
    return (struct built_bytes){frame, 4 + body.size};
}

/* A fork of the plugin that outlived an earlier call writes into the middle of an answer that is longer than
 * a pipe: the runner reads as many bytes as the answer has, whichever they are. */
static void expect_no_answer_with_late_report(const float *elements, size_t count)
{
    const int64_t dims[] = {(int64_t)count};
    const struct tensor data = {.dtype = DTYPE_FLOAT, .rank = 1, .dims = dims, .count = dims[0], .name = ""};
    ScatterCts__ToRunner message =
        output_message(raw_tensor(DTYPE_FLOAT, dims, 1, elements, count * sizeof *elements));
    struct built_bytes answer = build_bytes(&arena, &message.base), late = fault_frame(MESSAGE_NUMBER - 1);
    unsigned char *mixed = arena_allocate(&arena, answer.size + late.size);
    struct arena scratch = arena_create((size_t)16 << 20);
    cr_assert(mixed != NULL);
    for (size_t at = 0; at <= answer.size; at++) {
        memcpy(mixed, answer.bytes, at);
        memcpy(mixed + at, late.bytes, late.size);
        memcpy(mixed + at + late.size, (const char *)answer.bytes + at, answer.size - at);
        struct answer read = protocol_read_answer(MESSAGE_NUMBER, mixed, answer.size, &data, &scratch);
        enum answer_kind expected = at == answer.size ? ANSWER_OUTPUT : ANSWER_CRASH;
        cr_expect(read.kind == expected, "at byte %zu: %s", at, answer_name(read.kind));
        arena_reset(&scratch);
    }
    arena_destroy(&scratch);
}

Test(protocol_answer, an_answer_with_a_late_report_inside_is_a_crash)
{
    enum { COUNT = 600 };
    static float elements[COUNT];
    expect_no_answer_with_late_report(elements, COUNT);
    for (int i = 0; i < COUNT; i++)
        elements[i] = (float)i;
    expect_no_answer_with_late_report(elements, COUNT);
}

Test(protocol_answer, every_kind_of_answer_has_a_name)
{
    for (int kind = ANSWER_OUTPUT; kind <= ANSWER_NOT_RUN; kind++)
        cr_expect(strlen(answer_name((enum answer_kind)kind)) > 0, "%d", kind);
}
