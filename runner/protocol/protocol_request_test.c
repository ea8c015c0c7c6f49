#include "case_fixture.h"
#include "message.h"
#include "protocol.h"
#include "protocol_fixture.h"
#include "tensor_proto.h"

#include <criterion/criterion.h>
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

TestSuite(protocol_request, .init = set_up, .fini = tear_down);

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
    cr_assert(protocol_request(MESSAGE_NUMBER, &the_case, &bytes, &size, arena, &fixture.error) == STATUS_OK);
    const ScatterCts__ToImplementation *message = unpack_to_implementation(bytes, size, arena);
    cr_assert(message->what_case == SCATTER_CTS__TO_IMPLEMENTATION__WHAT_REQUEST);
    cr_assert(message->has_number && message->number == MESSAGE_NUMBER);
    return message->request;
}

static struct tensor decode(ProtobufCBinaryData bytes)
{
    struct tensor tensor;
    enum status status = tensor_from_bytes(&tensor, bytes.data, bytes.len, NULL, arena, &fixture.error);
    cr_assert(status == STATUS_OK, "%s", fixture.error.message);
    return tensor;
}

Test(protocol_request, a_request_carries_the_node)
{
    const ScatterCts__Request *request = request_of_a_node();
    cr_expect(strcmp(request->node->op_type, "ScatterND") == 0 && strcmp(request->node->domain, "") == 0);
    cr_expect(request->node->opset == 18 && request->node->output_count == 1);
    cr_expect(strcmp(request->node->output_name, "output") == 0);
}

Test(protocol_request, a_request_carries_the_model_as_it_is_stored)
{
    const ScatterCts__Request *request = request_of_a_node();
    cr_expect(request->model.len == strlen(FIXTURE_MODEL) &&
              memcmp(request->model.data, FIXTURE_MODEL, request->model.len) == 0);
}

Test(protocol_request, a_request_carries_every_attribute_as_an_attribute_proto)
{
    const ScatterCts__Request *request = request_of_a_node();
    cr_assert(request->node->n_attributes == 2);
    ProtobufCMessage *message;
    cr_assert(message_unpack(&message, &onnx__attribute_proto__descriptor, request->node->attributes[1].data,
                             request->node->attributes[1].len, arena, &fixture.error) == STATUS_OK);
    const Onnx__AttributeProto *axis = (const Onnx__AttributeProto *)message;
    cr_expect(strcmp(axis->name, "axis") == 0 && axis->i == -1);
}

Test(protocol_request, a_request_carries_the_inputs_by_slot)
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

Test(protocol_request, an_omitted_input_is_a_tensor_of_no_type)
{
    const ScatterCts__Request *request = request_of_a_node();
    cr_assert(request->n_inputs == 3);
    cr_expect(decode(request->inputs[INPUT_INDICES]).dtype == DTYPE_UNDEFINED);
}

Test(protocol_request, a_request_carries_the_values_that_the_node_does_not_read)
{
    const ScatterCts__Request *request = request_of_a_node();
    cr_assert(request->n_unread_inputs == 1);
    cr_expect(decode(request->unread_inputs[0]).count == 2);
}

Test(protocol_request, too_little_memory_for_a_request_is_an_error)
{
    (void)request_of_a_node();
    struct scatter_case the_case = case_from_node(&fixture);
    void *bytes = NULL;
    size_t size = 0;
    for (size_t limit = 0; limit < 1024; limit += 64) {
        struct arena small = arena_create(limit);
        enum status status =
            protocol_request(MESSAGE_NUMBER, &the_case, &bytes, &size, &small, &fixture.error);
        cr_expect(status == STATUS_OUT_OF_MEMORY || (status == STATUS_OK && limit > 256), "%zu: %s", limit,
                  status_name(status));
        arena_destroy(&small);
    }
}

Test(protocol_request, a_generated_case_is_asked_for_by_its_id)
{
    const struct scatter_case the_case = {.id = "huge/ScatterND-18/a"};
    void *bytes = NULL;
    size_t size = 0;
    cr_assert(protocol_generated(MESSAGE_NUMBER, &the_case, &bytes, &size, arena, &fixture.error) ==
              STATUS_OK);
    const ScatterCts__ToImplementation *message = unpack_to_implementation(bytes, size, arena);
    cr_assert(message->what_case == SCATTER_CTS__TO_IMPLEMENTATION__WHAT_GENERATED);
    cr_expect(message->number == MESSAGE_NUMBER);
    cr_expect(strcmp(message->generated->id, "huge/ScatterND-18/a") == 0);
}
