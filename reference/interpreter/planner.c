#include "planner.h"

#include "scatter_parts.h"

enum status scatter_plan_create(struct scatter_plan *plan, const struct scatter_node *node,
                                const struct preparation *preparation, struct arena *arena,
                                struct error *error)
{
    struct inputs inputs = {node->inputs[INPUT_DATA], node->inputs[INPUT_INDICES],
                            node->inputs[INPUT_UPDATES]};
    switch (node->op) {
    case OPERATOR_SCATTER:
    case OPERATOR_SCATTER_ELEMENTS:
        return scatter_elements_plan(plan, &inputs, preparation->axis, arena, error);
    case OPERATOR_SCATTER_ND:
        scatter_nd_plan(plan, &inputs);
        break;
    }
    return STATUS_OK;
}

void scatter_plan_block(struct scatter_plan *plan, int64_t first, int64_t count, uint64_t *targets)
{
    if (plan->dimensions != NULL)
        scatter_elements_plan_block(plan, first, count, targets);
    else
        scatter_nd_plan_block(plan, first, count, targets);
}
