/* What the runner says to the implementation. */
#include "message.h"
#include "protocol.h"
#include "protocol.pb-c.h"
#include "tensor_proto.h"

static ProtobufCBinaryData binary(const void *bytes, size_t size)
{
    union {
        const void *given;
        uint8_t *wanted;
    } pointer = {.given = bytes};
    return (ProtobufCBinaryData){.data = pointer.wanted, .len = size};
}

void *protocol_hello(uint64_t number, const struct option *options, size_t count, size_t *size,
                     struct arena *arena)
{
    ScatterCts__Option *messages = arena_allocate(arena, count * sizeof *messages);
    ScatterCts__Option **pointers = arena_allocate(arena, count * sizeof *pointers);
    if (messages == NULL || pointers == NULL)
        return NULL;
    for (size_t i = 0; i < count; i++) {
        scatter_cts__option__init(&messages[i]);
        messages[i].key = message_text(options[i].key);
        messages[i].value = message_text(options[i].value);
        pointers[i] = &messages[i];
    }
    ScatterCts__HelloToImplementation hello = SCATTER_CTS__HELLO_TO_IMPLEMENTATION__INIT;
    hello.has_protocol = 1;
    hello.protocol = PROTOCOL_VERSION;
    hello.has_reads_prepared = hello.reads_prepared = 1;
    hello.n_options = count;
    hello.options = pointers;
    ScatterCts__ToImplementation message = SCATTER_CTS__TO_IMPLEMENTATION__INIT;
    message.has_number = 1;
    message.number = number;
    message.what_case = SCATTER_CTS__TO_IMPLEMENTATION__WHAT_HELLO;
    message.hello = &hello;
    void *bytes = NULL;
    struct error ignored;
    return message_pack(&message.base, &bytes, size, arena, &ignored) == STATUS_OK ? bytes : NULL;
}

static enum status encode_tensors(const struct tensor *tensors, size_t count, ProtobufCBinaryData **encoded,
                                  struct arena *arena, struct error *error)
{
    *encoded = arena_allocate(arena, count * sizeof **encoded);
    if (*encoded == NULL)
        return error_no_memory(error, "a request");
    for (size_t i = 0; i < count; i++) {
        void *bytes = NULL;
        size_t size = 0;
        enum status status = tensor_to_bytes(&tensors[i], &bytes, &size, arena, error);
        if (status != STATUS_OK)
            return status;
        (*encoded)[i] = binary(bytes, size);
    }
    return STATUS_OK;
}

static enum status encode_node(const struct model *model, ScatterCts__Node *node, struct arena *arena,
                               struct error *error)
{
    node->op_type = message_text(operator_name(model->op));
    node->domain = message_text(model->domain);
    node->has_opset = 1;
    node->opset = model->opset;
    node->output_name = message_text(model->output_name);
    node->has_output_count = 1;
    node->output_count = model->output_count > UINT32_MAX ? UINT32_MAX : (uint32_t)model->output_count;
    node->n_attributes = model->attribute_count;
    node->attributes = arena_allocate(arena, model->attribute_count * sizeof *node->attributes);
    if (node->attributes == NULL)
        return error_no_memory(error, "a request");
    for (size_t i = 0; i < model->attribute_count; i++)
        node->attributes[i] = binary(model->attribute_messages[i].bytes, model->attribute_messages[i].size);
    return STATUS_OK;
}

static enum status make_request(const struct scatter_case *the_case, ScatterCts__Request **request,
                                struct arena *arena, struct error *error)
{
    ScatterCts__Request *made = arena_allocate(arena, sizeof *made);
    ScatterCts__Node *node = arena_allocate(arena, sizeof *node);
    if (made == NULL || node == NULL)
        return error_no_memory(error, "a request");
    scatter_cts__request__init(made);
    scatter_cts__node__init(node);
    enum status status = encode_node(&the_case->model, node, arena, error);
    if (status == STATUS_OK)
        status = encode_tensors(the_case->inputs, the_case->input_count, &made->inputs, arena, error);
    if (status == STATUS_OK)
        status = encode_tensors(the_case->unread_inputs, the_case->unread_input_count, &made->unread_inputs,
                                arena, error);
    made->has_model = 1;
    made->model = binary(the_case->model.bytes, the_case->model.size);
    made->node = node;
    made->n_inputs = the_case->input_count;
    made->n_unread_inputs = the_case->unread_input_count;
    *request = made;
    return status;
}

enum status protocol_request(uint64_t number, const struct scatter_case *the_case, void **bytes, size_t *size,
                             struct arena *arena, struct error *error)
{
    ScatterCts__ToImplementation message = SCATTER_CTS__TO_IMPLEMENTATION__INIT;
    enum status status = make_request(the_case, &message.request, arena, error);
    if (status != STATUS_OK)
        return status;
    message.has_number = 1;
    message.number = number;
    message.what_case = SCATTER_CTS__TO_IMPLEMENTATION__WHAT_REQUEST;
    return message_pack(&message.base, bytes, size, arena, error);
}

enum status protocol_generated(uint64_t number, const struct scatter_case *the_case, void **bytes,
                               size_t *size, struct arena *arena, struct error *error)
{
    ScatterCts__GeneratedCase generated = SCATTER_CTS__GENERATED_CASE__INIT;
    ScatterCts__ToImplementation message = SCATTER_CTS__TO_IMPLEMENTATION__INIT;
    generated.id = message_text(the_case->id);
    message.has_number = 1;
    message.number = number;
    message.what_case = SCATTER_CTS__TO_IMPLEMENTATION__WHAT_GENERATED;
    message.generated = &generated;
    return message_pack(&message.base, bytes, size, arena, error);
}
