#include "world_node.h"

#include <string.h>

void world_node_make(struct world_node *made, const struct world_case *of)
{
    const char *reduction = reduction_name(of->kind.reduction);
    size_t count = 0;
    if (of->kind.version->has_axis)
        made->attributes[count++] =
            (struct attribute){.name = "axis", .type = ATTRIBUTE_INT, .integer = of->axis};
    if (of->kind.names_reduction)
        made->attributes[count++] = (struct attribute){
            .name = "reduction", .type = ATTRIBUTE_STRING, .string = {reduction, strlen(reduction)}};
    for (int slot = 0; slot < INPUT_SLOTS; slot++)
        made->inputs[slot] = &of->inputs[slot];
    made->node = (struct scatter_node){.op = of->kind.version->op,
                                       .opset = of->kind.version->since_version,
                                       .attributes = made->attributes,
                                       .attribute_count = count,
                                       .inputs = made->inputs,
                                       .input_count = INPUT_SLOTS,
                                       .output_count = 1};
}
