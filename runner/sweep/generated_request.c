#include "generated_request.h"

#include "generated_case.h"
#include "scatter_model.h"

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
