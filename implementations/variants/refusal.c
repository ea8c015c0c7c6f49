#include "refusal.h"

#include "element.h"

#include <stdbool.h>
#include <string.h>

static bool has_internal_attribute(const struct scatter_cts_request *request)
{
    for (size_t i = 0; i < request->attribute_count; i++)
        if (strncmp(request->attributes[i].name, "__", 2) == 0)
            return true;
    return false;
}

static bool has_negative_index(const struct node *node)
{
    for (int64_t position = 0; position < node->indices->count; position++)
        if (index_at(node->indices, position) < 0)
            return true;
    return false;
}

/* Above the first opset of its operator version: such a model may need features of a newer one (decision
 * `newer-models`). */
static bool is_of_newer_opset(const struct node *node)
{
    switch (node->opset) {
    case 9:
        return node->op != SCATTER;
    case 11:
        return false;
    case 13:
    case 16:
    case 18:
        return node->op == SCATTER;
    default:
        return true;
    }
}

/* bool, strings and complex numbers: the text does not define their sums or extremes. */
static bool has_odd_reduction(const struct node *node)
{
    if (node->reduction == REDUCTION_NONE)
        return false;
    switch (node->data->dtype) {
    case DTYPE_BOOL:
    case DTYPE_STRING:
    case DTYPE_COMPLEX64:
    case DTYPE_COMPLEX128:
        return true;
    default:
        return false;
    }
}

const char *reason_to_refuse(const struct scatter_cts_request *request, const struct node *node,
                             const struct aims *aims)
{
    if (node->op == SCATTER && node->opset >= 11)
        return "Scatter is deprecated";
    if (is_of_newer_opset(node))
        return "the opset is newer than the operator version";
    if (strcmp(request->domain, "") != 0)
        return "the domain is named";
    if (has_internal_attribute(request))
        return "the name of an attribute begins with two underscores";
    if (has_odd_reduction(node))
        return "the text does not say what this reduction of this element type is";
    if (node->op == SCATTER_ND && tuple_length(node) == 0)
        return "the tuples of indices are empty";
    if (node->op == SCATTER && has_negative_index(node))
        return "an index is negative";
    if (node->reduction == REDUCTION_NONE && aims->most > 1)
        return "several updates aim at the same cell";
    return NULL;
}
