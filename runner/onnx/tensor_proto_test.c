#include "little_endian.h"
#include "model_builder_fixture.h"
#include "tensor_proto.h"

#include <criterion/criterion.h>
#include <string.h>

static struct arena arena;
static struct error error;

static void set_up(void)
{
    arena = arena_create((size_t)64 << 20);
    error = (struct error){0};
}

static void tear_down(void)
{
    arena_destroy(&arena);
}

TestSuite(tensor_proto, .init = set_up, .fini = tear_down);

/* Two elements of every type, once as bytes and once as entries of the typed field. */
struct sample {
    int32_t dtype;
    size_t raw_size;
    uint8_t raw[32];
    int32_t int32s[2];
    int64_t int64s[2];
    uint64_t uint64s[2];
    float floats[4];
    double doubles[4];
};

static const struct sample samples[] = {
    {DTYPE_FLOAT, 8, {0, 0, 0xc0, 0x3f, 0, 0, 0, 0xc0}, .floats = {1.5f, -2.0f}},
    {DTYPE_UINT8, 2, {0xc8, 0x07}, .int32s = {200, 7}},
    {DTYPE_INT8, 2, {0x80, 0x7f}, .int32s = {-128, 127}},
    {DTYPE_UINT16, 4, {0xff, 0xff, 0x02, 0x01}, .int32s = {65535, 258}},
    {DTYPE_INT16, 4, {0x00, 0x80, 0x02, 0x01}, .int32s = {-32768, 258}},
    {DTYPE_INT32, 8, {0xfe, 0xff, 0xff, 0xff, 0x02, 0x01, 0, 0}, .int32s = {-2, 258}},
    {DTYPE_INT64, 16, {0xfe, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 2, 1}, .int64s = {-2, 258}},
    {DTYPE_BOOL, 2, {1, 0}, .int32s = {1, 0}},
    {DTYPE_FLOAT16, 4, {0x00, 0x3c, 0x01, 0xfc}, .int32s = {15360, 64513}},
    {DTYPE_DOUBLE, 16, {0, 0, 0, 0, 0, 0, 0xf8, 0x3f, 0, 0, 0, 0, 0, 0, 0, 0xc0}, .doubles = {1.5, -2.0}},
    {DTYPE_UINT32, 8, {0xff, 0xff, 0xff, 0xff, 2, 1, 0, 0}, .uint64s = {4294967295, 258}},
    {DTYPE_UINT64, 16, {255, 255, 255, 255, 255, 255, 255, 255, 2, 1}, .uint64s = {UINT64_MAX, 258}},
    {DTYPE_COMPLEX64, 16, {0, 0, 0xc0, 0x3f, 0, 0, 0, 0xc0, 0, 0, 0x80, 0x3f}, .floats = {1.5f, -2.0f, 1.0f}},
    {DTYPE_COMPLEX128,
     32,
     {0, 0, 0, 0, 0, 0, 0xf8, 0x3f, 0, 0, 0, 0, 0, 0, 0, 0xc0, 0, 0, 0, 0, 0, 0, 0xf0, 0x3f},
     .doubles = {1.5, -2.0, 1.0}},
    {DTYPE_BFLOAT16, 4, {0x80, 0x3f, 0x81, 0xff}, .int32s = {16256, 65409}},
};
enum { SAMPLE_COUNT = sizeof samples / sizeof *samples };

static const int64_t two[] = {2};

static Onnx__TensorProto *raw_sample(const struct sample *sample)
{
    Onnx__TensorProto *proto = build_tensor(&arena, "x", sample->dtype, two, 1);
    proto->has_raw_data = 1;
    proto->raw_data = (ProtobufCBinaryData){.len = sample->raw_size, .data = (uint8_t *)sample->raw};
    return proto;
}

static Onnx__TensorProto *typed_sample(const struct sample *sample)
{
    Onnx__TensorProto *proto = build_tensor(&arena, "x", sample->dtype, two, 1);
    switch (sample->dtype) {
    case DTYPE_FLOAT:
    case DTYPE_COMPLEX64:
        proto->n_float_data = sample->dtype == DTYPE_FLOAT ? 2 : 4;
        proto->float_data = (float *)sample->floats;
        break;
    case DTYPE_DOUBLE:
    case DTYPE_COMPLEX128:
        proto->n_double_data = sample->dtype == DTYPE_DOUBLE ? 2 : 4;
        proto->double_data = (double *)sample->doubles;
        break;
    case DTYPE_INT64:
        proto->n_int64_data = 2;
        proto->int64_data = (int64_t *)sample->int64s;
        break;
    case DTYPE_UINT32:
    case DTYPE_UINT64:
        proto->n_uint64_data = 2;
        proto->uint64_data = (uint64_t *)sample->uint64s;
        break;
    default:
        proto->n_int32_data = 2;
        proto->int32_data = (int32_t *)sample->int32s;
    }
    return proto;
}

static size_t number_width(int32_t dtype)
{
    bool is_complex = dtype == DTYPE_COMPLEX64 || dtype == DTYPE_COMPLEX128;
    return is_complex ? dtype_size(dtype) / 2 : dtype_size(dtype);
}

static bool holds_sample(const struct tensor *tensor, const struct sample *sample)
{
    uint8_t native[32];
    little_endian_copy(native, sample->raw, sample->raw_size, number_width(sample->dtype));
    return tensor->dtype == sample->dtype && tensor->rank == 1 && tensor->dims[0] == 2 &&
           tensor->count == 2 && tensor->size == sample->raw_size && strcmp(tensor->name, "x") == 0 &&
           memcmp(tensor->elements, native, tensor->size) == 0;
}

static enum status decode(struct tensor *tensor, const Onnx__TensorProto *proto)
{
    return tensor_from_proto(tensor, proto, NULL, &arena, &error);
}

static void expect_unreadable(const Onnx__TensorProto *proto, const char *expected)
{
    struct tensor tensor;
    enum status status = decode(&tensor, proto);
    cr_expect(status == STATUS_UNREADABLE && strstr(error.message, expected) != NULL,
              "expected \"%s\", got %s \"%s\"", expected, status_name(status), error.message);
}

Test(tensor_proto, the_samples_and_strings_are_all_types_of_T)
{
    dtype_set seen = DTYPE_BIT(STRING);
    for (size_t row = 0; row < SAMPLE_COUNT; row++)
        seen |= (dtype_set)1 << samples[row].dtype;
    for (int32_t dtype = 0; dtype < 32; dtype++)
        cr_expect(dtype_in(seen, dtype) == (dtype_size(dtype) > 0), "%s", dtype_name(dtype));
}

Test(tensor_proto, raw_data_of_every_type_is_decoded)
{
    for (size_t row = 0; row < SAMPLE_COUNT; row++) {
        struct tensor tensor;
        enum status status = decode(&tensor, raw_sample(&samples[row]));
        cr_expect(status == STATUS_OK && holds_sample(&tensor, &samples[row]), "%s: %s",
                  dtype_name(samples[row].dtype), error.message);
    }
}

Test(tensor_proto, raw_data_may_be_at_any_address)
{
    for (size_t row = 0; row < SAMPLE_COUNT; row++) {
        uint8_t *storage = arena_allocate(&arena, 64);
        for (size_t shift = 1; shift < 16; shift += 2) {
            memcpy(storage + shift, samples[row].raw, samples[row].raw_size);
            Onnx__TensorProto *proto = raw_sample(&samples[row]);
            proto->raw_data.data = storage + shift;
            struct tensor tensor;
            enum status status = decode(&tensor, proto);
            cr_expect(status == STATUS_OK && holds_sample(&tensor, &samples[row]), "%s at %zu",
                      dtype_name(samples[row].dtype), shift);
        }
    }
}

Test(tensor_proto, the_typed_field_of_every_type_is_decoded)
{
    for (size_t row = 0; row < SAMPLE_COUNT; row++) {
        struct tensor tensor;
        enum status status = decode(&tensor, typed_sample(&samples[row]));
        cr_expect(status == STATUS_OK && holds_sample(&tensor, &samples[row]), "%s: %s",
                  dtype_name(samples[row].dtype), error.message);
    }
}

Test(tensor_proto, empty_raw_data_next_to_a_typed_field_is_ignored)
{
    for (size_t row = 0; row < SAMPLE_COUNT; row++) {
        Onnx__TensorProto *proto = typed_sample(&samples[row]);
        proto->has_raw_data = 1;
        struct tensor tensor;
        enum status status = decode(&tensor, proto);
        cr_expect(status == STATUS_OK && holds_sample(&tensor, &samples[row]), "%s",
                  dtype_name(samples[row].dtype));
    }
}

Test(tensor_proto, every_encoding_has_the_same_canonical_bytes)
{
    for (size_t row = 0; row < SAMPLE_COUNT; row++) {
        struct tensor raw, typed, again;
        struct built_bytes from_raw, from_typed, from_again;
        cr_assert(decode(&raw, raw_sample(&samples[row])) == STATUS_OK);
        cr_assert(decode(&typed, typed_sample(&samples[row])) == STATUS_OK);
        cr_assert(tensor_to_bytes(&raw, &from_raw.bytes, &from_raw.size, &arena, &error) == STATUS_OK);
        cr_assert(tensor_to_bytes(&typed, &from_typed.bytes, &from_typed.size, &arena, &error) == STATUS_OK);
        cr_assert(tensor_from_bytes(&again, from_raw.bytes, from_raw.size, NULL, &arena, &error) ==
                  STATUS_OK);
        cr_assert(tensor_to_bytes(&again, &from_again.bytes, &from_again.size, &arena, &error) == STATUS_OK);
        const char *name = dtype_name(samples[row].dtype);
        cr_expect(holds_sample(&again, &samples[row]), "%s", name);
        cr_expect(from_raw.size == from_typed.size && from_raw.size == from_again.size, "%s", name);
        cr_expect(memcmp(from_raw.bytes, from_typed.bytes, from_raw.size) == 0, "%s typed", name);
        cr_expect(memcmp(from_raw.bytes, from_again.bytes, from_raw.size) == 0, "%s again", name);
    }
}

Test(tensor_proto, strings_keep_empty_elements_and_NUL_bytes)
{
    static const int64_t three[] = {3};
    ProtobufCBinaryData entries[] = {
        {.len = 3, .data = (uint8_t *)"a\0b"}, {0}, {.len = 2, .data = (uint8_t *)"\xc3\xa9"}};
    Onnx__TensorProto *proto = build_tensor(&arena, "x", DTYPE_STRING, three, 1);
    proto->n_string_data = 3;
    proto->string_data = entries;
    struct built_bytes bytes;
    struct tensor first, second;
    cr_assert(decode(&first, proto) == STATUS_OK);
    cr_assert(tensor_to_bytes(&first, &bytes.bytes, &bytes.size, &arena, &error) == STATUS_OK);
    cr_assert(tensor_from_bytes(&second, bytes.bytes, bytes.size, NULL, &arena, &error) == STATUS_OK);
    const struct string_element *elements = second.elements;
    cr_assert(second.count == 3);
    cr_expect(elements[0].size == 3 && memcmp(elements[0].bytes, "a\0b", 3) == 0);
    cr_expect(elements[1].size == 0);
    cr_expect(elements[2].size == 2 && memcmp(elements[2].bytes, "\xc3\xa9", 2) == 0);
}

Test(tensor_proto, an_empty_tensor_may_have_empty_raw_data_or_no_field)
{
    static const int64_t empty[] = {2, 0, 3};
    for (int32_t dtype = DTYPE_FLOAT; dtype <= DTYPE_BFLOAT16; dtype++) {
        for (int has_raw_data = 0; has_raw_data < 2; has_raw_data++) {
            Onnx__TensorProto *proto = build_tensor(&arena, "x", dtype, empty, 3);
            proto->has_raw_data = has_raw_data;
            struct tensor tensor;
            cr_expect(decode(&tensor, proto) == STATUS_OK, "%s", dtype_name(dtype));
            cr_expect(tensor.count == 0 && tensor.rank == 3 && tensor.elements != NULL);
        }
    }
}

Test(tensor_proto, a_tensor_without_dims_has_one_element)
{
    Onnx__TensorProto *proto = build_tensor(&arena, "x", DTYPE_INT64, NULL, 0);
    int64_t value = 42;
    proto->n_int64_data = 1;
    proto->int64_data = &value;
    struct tensor tensor;
    cr_assert(decode(&tensor, proto) == STATUS_OK);
    cr_expect(tensor.rank == 0 && tensor.count == 1 && ((int64_t *)tensor.elements)[0] == 42);
}

Test(tensor_proto, a_scalar_without_a_value_is_unreadable)
{
    expect_unreadable(build_tensor(&arena, "x", DTYPE_INT64, NULL, 0), "int64_data");
}

Test(tensor_proto, bools_other_than_0_and_1_become_1_and_are_marked)
{
    static const uint8_t raw[] = {0, 255};
    int32_t entries[] = {0, 512};
    Onnx__TensorProto *in_raw = build_tensor(&arena, "x", DTYPE_BOOL, two, 1);
    in_raw->has_raw_data = 1;
    in_raw->raw_data = (ProtobufCBinaryData){.len = 2, .data = (uint8_t *)raw};
    Onnx__TensorProto *in_field = build_tensor(&arena, "x", DTYPE_BOOL, two, 1);
    in_field->n_int32_data = 2;
    in_field->int32_data = entries;
    const Onnx__TensorProto *both[] = {in_raw, in_field};
    for (size_t row = 0; row < 2; row++) {
        struct tensor tensor;
        cr_assert(tensor_from_proto(&tensor, both[row], NULL, &arena, &error) == STATUS_OK);
        cr_assert(tensor.odd_bools != NULL, "%zu", row);
        cr_expect(!tensor.odd_bools[0] && tensor.odd_bools[1], "%zu", row);
        cr_expect(memcmp(tensor.elements, "\0\1", 2) == 0, "%zu", row);
    }
}

Test(tensor_proto, a_negative_entry_of_a_bool_becomes_1_and_is_marked)
{
    int32_t entries[] = {0, -1};
    struct tensor tensor;
    Onnx__TensorProto *proto = build_tensor(&arena, "x", DTYPE_BOOL, two, 1);
    proto->n_int32_data = 2;
    proto->int32_data = entries;
    cr_assert(tensor_from_proto(&tensor, proto, NULL, &arena, &error) == STATUS_OK);
    cr_assert(tensor.odd_bools != NULL);
    cr_expect(tensor.odd_bools[1] && memcmp(tensor.elements, "\0\1", 2) == 0);
}

Test(tensor_proto, a_payload_that_is_one_too_long_or_too_short_is_unreadable)
{
    uint8_t payload[64] = {0};
    for (size_t row = 0; row < SAMPLE_COUNT; row++) {
        Onnx__TensorProto *proto = raw_sample(&samples[row]);
        proto->raw_data.data = payload;
        proto->raw_data.len = samples[row].raw_size - 1;
        expect_unreadable(proto, "raw_data: holds");
        proto->raw_data.len = samples[row].raw_size + 1;
        expect_unreadable(proto, "raw_data: holds");
    }
}

Test(tensor_proto, a_typed_field_with_one_entry_too_few_or_too_many_is_unreadable)
{
    for (size_t row = 0; row < SAMPLE_COUNT; row++) {
        int64_t extent = 1;
        Onnx__TensorProto *proto = typed_sample(&samples[row]);
        proto->dims = &extent;
        expect_unreadable(proto, "entries, but");
        extent = 3;
        expect_unreadable(proto, "entries, but");
    }
}

Test(tensor_proto, an_odd_number_of_entries_is_not_a_complex_tensor)
{
    Onnx__TensorProto *proto = build_tensor(&arena, "x", DTYPE_COMPLEX64, two, 1);
    float entries[3] = {0};
    proto->n_float_data = 3;
    proto->float_data = entries;
    expect_unreadable(proto, "float_data: holds 3 entries");
}

Test(tensor_proto, shapes_that_overflow_or_are_negative_are_unreadable)
{
    static const int64_t huge[] = {INT64_C(1) << 31, INT64_C(1) << 31, INT64_C(1) << 31};
    static const int64_t wide[] = {INT64_MAX};
    static const int64_t negative[] = {2, -1};
    uint8_t payload[8] = {0};
    const int64_t *const shapes[] = {huge, wide, negative};
    static const size_t ranks[] = {3, 1, 2};
    for (size_t row = 0; row < 3; row++) {
        Onnx__TensorProto *proto = build_tensor(&arena, "x", DTYPE_COMPLEX128, shapes[row], ranks[row]);
        proto->has_raw_data = 1;
        proto->raw_data = (ProtobufCBinaryData){.len = 8, .data = payload};
        expect_unreadable(proto, "dims: the shape [");
    }
}

Test(tensor_proto, a_tensor_of_a_type_outside_t_is_kept_as_bytes)
{
    int32_t entries[] = {0x12, 0x134};
    static const int64_t odd[] = {3};
    Onnx__TensorProto *proto = build_tensor(&arena, "x", DTYPE_INT4, odd, 1);
    proto->n_int32_data = 2;
    proto->int32_data = entries;
    struct tensor tensor;
    cr_assert(decode(&tensor, proto) == STATUS_OK);
    cr_expect(tensor.dtype == DTYPE_INT4 && tensor.count == 3 && tensor.size == 2);
    cr_expect(memcmp(tensor.elements, "\x12\x34", 2) == 0);
}

Test(tensor_proto, a_type_outside_t_is_written_to_raw_data_and_read_back)
{
    static const int32_t dtypes[] = {DTYPE_UNDEFINED, DTYPE_FLOAT8E4M3FN, DTYPE_INT2, 99, -1};
    for (size_t row = 0; row < sizeof dtypes / sizeof *dtypes; row++) {
        Onnx__TensorProto *proto = build_tensor(&arena, "x", dtypes[row], two, 1);
        proto->has_raw_data = 1;
        proto->raw_data = (ProtobufCBinaryData){.len = 2, .data = (uint8_t *)"\x7f\x80"};
        struct tensor first, second;
        struct built_bytes bytes;
        cr_assert(decode(&first, proto) == STATUS_OK);
        cr_assert(tensor_to_bytes(&first, &bytes.bytes, &bytes.size, &arena, &error) == STATUS_OK);
        cr_assert(tensor_from_bytes(&second, bytes.bytes, bytes.size, NULL, &arena, &error) == STATUS_OK);
        cr_expect(second.dtype == dtypes[row] && second.size == 2, "%d", (int)dtypes[row]);
        cr_expect(memcmp(second.elements, "\x7f\x80", 2) == 0, "%d", (int)dtypes[row]);
    }
}

Test(tensor_proto, raw_data_next_to_float_data_is_unreadable)
{
    Onnx__TensorProto *proto = typed_sample(&samples[0]);
    proto->has_raw_data = 1;
    proto->raw_data = (ProtobufCBinaryData){.len = 8, .data = (uint8_t *)samples[0].raw};
    expect_unreadable(proto, "float_data: is set although raw_data is set too");
}

Test(tensor_proto, elements_in_the_field_of_another_type_are_unreadable)
{
    int32_t entries[] = {1, 2};
    static const int32_t dtypes[] = {DTYPE_UINT32, DTYPE_UINT64, DTYPE_INT64, DTYPE_FLOAT, DTYPE_STRING};
    for (size_t row = 0; row < sizeof dtypes / sizeof *dtypes; row++) {
        Onnx__TensorProto *proto = build_tensor(&arena, "x", dtypes[row], two, 1);
        proto->n_int32_data = 2;
        proto->int32_data = entries;
        expect_unreadable(proto, "int32_data: cannot hold elements of type");
    }
}

Test(tensor_proto, strings_in_raw_data_are_unreadable)
{
    Onnx__TensorProto *proto = build_tensor(&arena, "x", DTYPE_STRING, two, 1);
    proto->has_raw_data = 1;
    proto->raw_data = (ProtobufCBinaryData){.len = 2, .data = (uint8_t *)"ab"};
    expect_unreadable(proto, "raw_data: cannot hold elements of type string");
}

Test(tensor_proto, entries_outside_the_range_of_their_type_are_unreadable)
{
    static const struct {
        int32_t dtype;
        int32_t entry;
    } rows[] = {{DTYPE_INT8, 300},       {DTYPE_INT8, -129},    {DTYPE_UINT8, 256},   {DTYPE_UINT8, -1},
                {DTYPE_INT16, 32768},    {DTYPE_UINT16, 65536}, {DTYPE_UINT16, -1},   {DTYPE_FLOAT16, 65536},
                {DTYPE_FLOAT16, -15360}, {DTYPE_BFLOAT16, -1},  {DTYPE_INT16, -32769}};
    for (size_t row = 0; row < sizeof rows / sizeof *rows; row++) {
        int32_t entries[] = {0, rows[row].entry};
        Onnx__TensorProto *proto = build_tensor(&arena, "x", rows[row].dtype, two, 1);
        proto->n_int32_data = 2;
        proto->int32_data = entries;
        expect_unreadable(proto, "int32_data[1]");
    }
}

Test(tensor_proto, uint32_entries_above_its_range_are_unreadable)
{
    static const uint64_t above[] = {UINT64_C(1) << 32, UINT64_MAX};
    static const char *const messages[] = {"uint64_data[1]: 4294967296 ",
                                           "uint64_data[1]: 18446744073709551615 "};
    for (size_t row = 0; row < 2; row++) {
        uint64_t entries[] = {0, above[row]};
        Onnx__TensorProto *proto = build_tensor(&arena, "x", DTYPE_UINT32, two, 1);
        proto->n_uint64_data = 2;
        proto->uint64_data = entries;
        expect_unreadable(proto, messages[row]);
    }
}

/* Without a check, the sum of the two sizes wraps. */
Test(tensor_proto, sizes_of_strings_do_not_wrap)
{
    static const struct string_element strings[] = {{"a", SIZE_MAX - 1}, {"bc", 2}};
    static const int64_t dims[] = {2};
    const struct tensor tensor = {.dtype = DTYPE_STRING,
                                  .rank = 1,
                                  .dims = dims,
                                  .count = 2,
                                  .size = sizeof strings,
                                  .elements = (void *)strings,
                                  .name = ""};
    struct built_bytes bytes;
    cr_expect(tensor_to_bytes(&tensor, &bytes.bytes, &bytes.size, &arena, &error) == STATUS_OUT_OF_MEMORY);
    cr_expect(strstr(error.message, "the strings exceed the limit") != NULL, "%s", error.message);
}

Test(tensor_proto, a_segment_is_unreadable)
{
    Onnx__TensorProto__Segment segment = ONNX__TENSOR_PROTO__SEGMENT__INIT;
    Onnx__TensorProto *proto = raw_sample(&samples[0]);
    proto->segment = &segment;
    expect_unreadable(proto, "segment:");
}

Test(tensor_proto, external_data_is_unreadable_without_a_folder)
{
    Onnx__TensorProto *proto = build_tensor(&arena, "x", DTYPE_FLOAT, two, 1);
    tensor_make_external(&arena, proto, "data.bin", NULL, NULL);
    expect_unreadable(proto, "data_location:");
}

Test(tensor_proto, an_unknown_data_location_is_unreadable)
{
    Onnx__TensorProto *proto = raw_sample(&samples[0]);
    proto->has_data_location = 1;
    proto->data_location = (Onnx__TensorProto__DataLocation)7;
    expect_unreadable(proto, "data_location: 7");
}
