#include "message.h"
#include "onnx.pb-c.h"

#include <criterion/criterion.h>
#include <stdint.h>
#include <string.h>

#define BYTES(...) (const uint8_t[]){__VA_ARGS__}, sizeof((const uint8_t[]){__VA_ARGS__})

static void expect_fault(const ProtobufCMessageDescriptor *descriptor, const uint8_t *bytes, size_t size,
                         const char *expected)
{
    char text[300] = "nothing";
    struct arena arena = arena_create((size_t)1 << 20);
    struct error error;
    ProtobufCMessage *message;
    cr_expect(message_fault(descriptor, bytes, size, text, sizeof text));
    cr_expect(strcmp(text, expected) == 0, "%s", text);
    cr_expect(message_unpack(&message, descriptor, bytes, size, &arena, &error) == STATUS_UNREADABLE);
    cr_expect(strstr(error.message, expected) != NULL, "%s", error.message);
    arena_destroy(&arena);
}

#define TENSOR &onnx__tensor_proto__descriptor
#define MODEL  &onnx__model_proto__descriptor

Test(message_fault, a_length_that_reaches_past_the_end_is_reported)
{
    expect_fault(TENSOR, BYTES(0x10, 1, 0x4a, 9, 0),
                 "raw_data at byte 2: 9 bytes reach past the end at byte 5");
}

Test(message_fault, a_field_of_a_nested_message_is_reported_with_its_path)
{
    /* graph { node {} node { input: "a" input: 200 bytes } } */
    expect_fault(MODEL, BYTES(0x3a, 10, 0x0a, 0, 0x0a, 6, 0x0a, 1, 'a', 0x0a, 0xc8, 1),
                 "graph.node[1].input[1] at byte 9: 200 bytes reach past the end at byte 12");
}

Test(message_fault, truncated_values_are_reported)
{
    expect_fault(TENSOR, BYTES(0x10, 0x80), "data_type at byte 0: its number is truncated");
    expect_fault(TENSOR, BYTES(0x10, 1, 0x4a), "raw_data at byte 2: its length is truncated");
    expect_fault(TENSOR, BYTES(0x10, 1, 0x80), "byte 2: the field number is truncated");
    expect_fault(TENSOR, BYTES(0x22, 3, 0, 0, 0),
                 "float_data[0] at byte 0: its packed numbers are truncated");
    expect_fault(TENSOR, BYTES(0x0a, 1, 0x80), "dims[0] at byte 0: its packed numbers are truncated");
}

Test(message_fault, a_wrong_wire_type_is_reported)
{
    expect_fault(TENSOR, BYTES(0x12, 1, 1),
                 "data_type at byte 0: it has the wire type 2, which does not fit the field");
}

Test(message_fault, invalid_field_numbers_and_wire_types_are_reported)
{
    expect_fault(TENSOR, BYTES(0x00), "byte 0: the field number is invalid");
    expect_fault(TENSOR, BYTES(0x10, 1, 0xbf, 6), "field 103 at byte 2: its wire type is unknown");
}

Test(message_fault, a_valid_message_has_no_fault)
{
    char text[100];
    static const uint8_t bytes[] = {0x08, 2, 0x10, 1, 0x4a, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0xb8, 6, 1};
    cr_expect(!message_fault(TENSOR, bytes, sizeof bytes, text, sizeof text), "%s", text);
    cr_expect(!message_fault(TENSOR, bytes, 0, text, sizeof text));
}

/* A fault is found in every message that the parser refuses: valid messages with any one byte changed, or
 * truncated anywhere. */
Test(message_fault, every_message_that_the_parser_refuses_has_a_fault)
{
    static const uint8_t good[] = {0x08, 2, 0x10, 1, 0x22, 8,    0, 0,    0, 0,   0,   0,    0,
                                   0,    0, 0x42, 1, 'n',  0x6a, 4, 0x0a, 2, 'k', 'k', 0x4a, 0};
    struct arena arena = arena_create((size_t)64 << 20);
    struct error error;
    ProtobufCMessage *message;
    char text[300];
    for (size_t place = 0; place < sizeof good; place++)
        for (int byte = 0; byte < 256; byte++) {
            uint8_t bytes[sizeof good];
            memcpy(bytes, good, sizeof good);
            bytes[place] = (uint8_t)byte;
            for (size_t size = place + 1; size <= sizeof good; size++)
                if (message_unpack(&message, TENSOR, bytes, size, &arena, &error) == STATUS_UNREADABLE)
                    cr_expect(message_fault(TENSOR, bytes, size, text, sizeof text), "%zu %d %zu", place,
                              byte, size);
            arena_reset(&arena);
        }
    arena_destroy(&arena);
}

/* The fields of the message need more memory than its bytes, and the arena has none left. */
static void expect_out_of_memory(size_t limit, const char *expected)
{
    struct arena arena = arena_create(limit);
    struct error error;
    ProtobufCMessage *message;
    arena.allocated = limit;
    cr_expect(message_unpack(&message, TENSOR, BYTES(0x10, 1), &arena, &error) == STATUS_OUT_OF_MEMORY);
    cr_expect(strcmp(error.message, expected) == 0, "%s", error.message);
}

Test(message_fault, a_message_that_exceeds_memory_is_reported_with_the_limit_if_there_is_one)
{
    expect_out_of_memory(1000,
                         "the TensorProto of 2 bytes expands to more than the memory limit of 1000 bytes");
    expect_out_of_memory(SIZE_MAX / 2, "the TensorProto of 2 bytes expands to more memory than is available");
}
