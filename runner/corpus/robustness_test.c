/* A damaged file gives a status, never a crash. Most useful with sanitizers. */
#include "case.h"
#include "model.h"
#include "model_builder_fixture.h"

#include <criterion/criterion.h>
#include <string.h>

static struct arena arena;
static struct arena scratch;
static struct error error;

static void set_up(void)
{
    arena = arena_create((size_t)1 << 20);
    scratch = arena_create((size_t)64 << 20);
}

static void tear_down(void)
{
    arena_destroy(&arena);
    arena_destroy(&scratch);
}

TestSuite(robustness, .init = set_up, .fini = tear_down);

typedef enum status reader(const void *bytes, size_t size);

static enum status read_tensor(const void *bytes, size_t size)
{
    struct tensor tensor;
    enum status status = tensor_from_bytes(&tensor, bytes, size, NULL, &scratch, &error);
    if (status != STATUS_OK)
        return status;
    void *encoded = NULL;
    size_t encoded_size = 0;
    return tensor_to_bytes(&tensor, &encoded, &encoded_size, &scratch, &error);
}

static enum status read_model(const void *bytes, size_t size)
{
    struct model model;
    return model_read(&model, bytes, size, NULL, &scratch, &error);
}

static enum status read_json(const void *bytes, size_t size)
{
    struct case_statement statement;
    return case_statement_read(&statement, bytes, size, 0, &scratch, &error);
}

static bool is_expected(enum status status)
{
    return status == STATUS_OK || status == STATUS_UNREADABLE || status == STATUS_NOT_SCATTER;
}

/* Every length from 0, in memory of exactly that size, so that reads past the end are detected. */
static void truncate_everywhere(reader *read, struct built_bytes built)
{
    cr_assert(read(built.bytes, built.size) == STATUS_OK, "%s", error.message);
    for (size_t size = 0; size < built.size; size++) {
        char *cut = malloc(size == 0 ? 1 : size);
        cr_assert(cut != NULL);
        memcpy(cut, built.bytes, size);
        arena_reset(&scratch);
        enum status status = read(cut, size);
        free(cut);
        cr_expect(is_expected(status), "%zu bytes: %s", size, error.message);
    }
}

static void change_every_byte(reader *read, struct built_bytes built)
{
    unsigned char *bytes = built.bytes;
    for (size_t position = 0; position < built.size; position++) {
        unsigned char original = bytes[position];
        for (unsigned value = 0; value < 256; value++) {
            bytes[position] = (unsigned char)value;
            arena_reset(&scratch);
            enum status status = read(bytes, built.size);
            cr_assert(is_expected(status), "byte %zu as %u: %s", position, value, error.message);
        }
        bytes[position] = original;
    }
}

static struct built_bytes raw_tensor(void)
{
    static const int64_t dims[] = {2, 3};
    static uint8_t payload[12] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
    Onnx__TensorProto *tensor = build_tensor(&arena, "data", DTYPE_FLOAT16, dims, 2);
    tensor->has_raw_data = 1;
    tensor->raw_data = (ProtobufCBinaryData){.len = sizeof payload, .data = payload};
    return build_bytes(&arena, &tensor->base);
}

static struct built_bytes typed_tensor(void)
{
    static const int64_t elements[] = {0, -1, INT64_MIN};
    return build_bytes(&arena, &build_int64_list(&arena, "indices", elements, 3)->base);
}

static struct built_bytes string_tensor(void)
{
    static const int64_t two[] = {2};
    static ProtobufCBinaryData entries[] = {{.len = 2, .data = (uint8_t *)"ab"}, {0}};
    Onnx__TensorProto *tensor = build_tensor(&arena, "s", DTYPE_STRING, two, 1);
    tensor->n_string_data = 2;
    tensor->string_data = entries;
    return build_bytes(&arena, &tensor->base);
}

static struct built_bytes model(void)
{
    static const int64_t elements[] = {0, 1};
    struct model_builder builder = model_builder_create(&arena, "ScatterND", 18);
    Onnx__AttributeProto *reduction = node_add_attribute(&builder, builder.node, "reduction",
                                                         ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__STRING);
    reduction->has_s = 1;
    reduction->s = (ProtobufCBinaryData){.len = 3, .data = (uint8_t *)"add"};
    builder.graph->n_input = 2;
    builder.graph->input[1]->name = (char *)"updates";
    model_builder_add_initializer(&builder, build_int64_list(&arena, "updates", elements, 2));
    Onnx__NodeProto *constant = model_builder_add_node(&builder, "Constant");
    node_add_output(constant, "indices");
    node_add_attribute(&builder, constant, "value", ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__TENSOR)->t =
        build_int64_list(&arena, "", elements, 2);
    return model_builder_bytes(&builder);
}

static struct built_bytes json(void)
{
    static char text[] =
        "{\"id\":\"a/"
        "b\",\"tier\":\"core\",\"data_sets\":[{\"expect\":\"exact\",\"clauses\":[\"c\"],\"why\":\"w\"}]}";
    return (struct built_bytes){.bytes = text, .size = sizeof text - 1};
}

Test(robustness, every_truncation_of_a_tensor_gives_a_status)
{
    truncate_everywhere(read_tensor, raw_tensor());
    truncate_everywhere(read_tensor, typed_tensor());
    truncate_everywhere(read_tensor, string_tensor());
}

Test(robustness, every_changed_byte_of_a_tensor_gives_a_status)
{
    change_every_byte(read_tensor, raw_tensor());
    change_every_byte(read_tensor, typed_tensor());
    change_every_byte(read_tensor, string_tensor());
}

Test(robustness, every_truncation_of_a_model_gives_a_status)
{
    truncate_everywhere(read_model, model());
}

Test(robustness, every_changed_byte_of_a_model_gives_a_status)
{
    change_every_byte(read_model, model());
}

Test(robustness, every_truncation_of_case_json_gives_a_status)
{
    truncate_everywhere(read_json, json());
}

Test(robustness, every_changed_byte_of_case_json_gives_a_status)
{
    change_every_byte(read_json, json());
}
