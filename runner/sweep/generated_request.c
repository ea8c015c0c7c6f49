#include "generated_request.h"

#include "generated_case.h"
#include "scatter_model.h"

#include <string.h>

enum status generated_request_lay_out(struct plugin_call *call, const struct world_case *made,
                                      const struct world_node *node, struct guarded_memory *memory,
                                      struct arena *arena, struct error *error)
{
    void *model = NULL;
    size_t size = 0;
    enum status status = generated_case_pack(made, &model, &size, arena, error);
    if (status != STATUS_OK)
        return status;
    const struct request_contents contents = {.model = model,
                                              .model_size = size,
                                              .op_type = operator_name(node->node.op),
                                              .domain = "",
                                              .output_name = SCATTER_MODEL_OUTPUT,
                                              .opset = node->node.opset,
                                              .attributes = node->node.attributes,
                                              .attribute_count = node->node.attribute_count,
                                              .inputs = made->inputs,
                                              .input_count = INPUT_SLOTS,
                                              .output_count = 1};
    return plugin_call_lay_out(call, &contents, memory, arena, error);
}

enum status kept_inputs_take(struct kept_inputs *kept, const struct guarded_memory *memory,
                             struct arena *arena, struct error *error)
{
    *kept = (struct kept_inputs){
        .buffers = arena_allocate(arena, (memory->buffer_count + 1) * sizeof *kept->buffers)};
    bool has_room = kept->buffers != NULL;
    for (size_t i = 0; has_room && i < memory->buffer_count; i++) {
        const struct guarded_buffer *buffer = &memory->buffers[i];
        if (!buffer->read_only || buffer->size == 0)
            continue;
        void *copy = arena_allocate(arena, buffer->size);
        has_room = copy != NULL;
        if (has_room)
            memcpy(copy, buffer->address, buffer->size);
        kept->buffers[kept->count++] = (struct kept_buffer){buffer->address, copy, buffer->size};
    }
    return has_room ? STATUS_OK : error_no_memory(error, "the inputs of a case");
}

void kept_inputs_write(const struct kept_inputs *kept, const void *address, const void *bytes, size_t size)
{
    for (size_t i = 0; i < kept->count; i++)
        if (kept->buffers[i].address == address && kept->buffers[i].size == size) {
            memcpy(kept->buffers[i].address, bytes, size);
            memcpy(kept->buffers[i].copy, bytes, size);
        }
}

bool kept_inputs_are_unchanged(const struct kept_inputs *kept)
{
    for (size_t i = 0; i < kept->count; i++)
        if (memcmp(kept->buffers[i].address, kept->buffers[i].copy, kept->buffers[i].size) != 0)
            return false;
    return true;
}
