/* Plans are kept between calls and found again by extents, axis and width. */
#include "fault.h"
#include "plan.h"

#include <stdlib.h>
#include <string.h>

enum { PLANS = 8 };

static struct plan plans[PLANS]; /* plans without extents are unused */
static int next_to_replace;

static bool same_list(const int64_t *kept, const int64_t *wanted, int32_t count)
{
    if (!fault_is(FAULT_CACHE_WITHOUT_ORDER))
        return memcmp(kept, wanted, (size_t)count * sizeof *kept) == 0;
    uint64_t difference = 0, kept_product = 1, wanted_product = 1;
    for (int32_t i = 0; i < count; i++) {
        difference += (uint64_t)kept[i] - (uint64_t)wanted[i];
        kept_product *= (uint64_t)kept[i];
        wanted_product *= (uint64_t)wanted[i];
    }
    return difference == 0 && kept_product == wanted_product;
}

static bool is_for(const struct plan *plan, const struct node *node, size_t width)
{
    return plan->extents != NULL && (plan->op == SCATTER_ND) == (node->op == SCATTER_ND) &&
           (plan->axis == node->axis || fault_is(FAULT_CACHE_WITHOUT_AXIS)) &&
           (plan->width == width || fault_is(FAULT_CACHE_WITHOUT_WIDTH)) &&
           plan->data_rank == node->data->rank && plan->indices_rank == node->indices->rank &&
           same_list(plan->extents, node->data->dims, plan->data_rank) &&
           same_list(plan->extents + plan->data_rank, node->indices->dims, plan->indices_rank);
}

struct plan *plan_for(const struct node *node, size_t width)
{
    for (int i = 0; i < PLANS; i++)
        if (is_for(&plans[i], node, width))
            return &plans[i];

    struct plan *plan = &plans[next_to_replace];
    next_to_replace = (next_to_replace + 1) % PLANS;
    plan_clear(plan);
    size_t data_rank = (size_t)node->data->rank, indices_rank = (size_t)node->indices->rank;
    plan->op = node->op;
    plan->axis = node->axis;
    plan->data_rank = node->data->rank;
    plan->indices_rank = node->indices->rank;
    plan->width = width;
    plan->extents = malloc((data_rank + indices_rank) * sizeof *plan->extents);
    if (plan->extents != NULL) {
        memcpy(plan->extents, node->data->dims, data_rank * sizeof *plan->extents);
        memcpy(plan->extents + data_rank, node->indices->dims, indices_rank * sizeof *plan->extents);
        if (plan_build(plan))
            return plan;
    }
    plan_clear(plan);
    return NULL;
}

void plans_free(void)
{
    for (int i = 0; i < PLANS; i++)
        plan_clear(&plans[i]);
}
