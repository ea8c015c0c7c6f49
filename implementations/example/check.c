#include "check.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { ATTRIBUTE_INT = 2, ATTRIBUTE_STRING = 3 };    /* numbers of AttributeProto.AttributeType */
enum { DTYPE_COMPLEX128 = 15, DTYPE_BFLOAT16 = 16 }; /* the last element types that scatter admits */

static enum scatter_cts_result reject(struct scatter_cts_message *message, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(message->text, message->capacity, format, arguments);
    va_end(arguments);
    return SCATTER_CTS_REJECTED;
}

static enum scatter_cts_result unsupported(struct scatter_cts_message *message, const char *reason)
{
    (void)snprintf(message->text, message->capacity, "%s", reason);
    return SCATTER_CTS_UNSUPPORTED;
}

/* Scatter was added in opset 9 and never changed; the other two were added in opset 11. */
static enum scatter_cts_result read_operator(const struct scatter_cts_request *request, struct node *node,
                                             struct scatter_cts_message *message)
{
    static const char *const names[] = {
        [SCATTER] = "Scatter", [SCATTER_ELEMENTS] = "ScatterElements", [SCATTER_ND] = "ScatterND"};

    if (strcmp(request->domain, "") != 0 && strcmp(request->domain, "ai.onnx") != 0)
        return unsupported(message, "the node is not of ONNX's own domain");
    int op = SCATTER;
    while (op <= SCATTER_ND && strcmp(request->op_type, names[op]) != 0)
        op++;
    if (op > SCATTER_ND)
        return unsupported(message, "the node is not a scatter operator");

    node->op = (enum scatter_operator)op;
    node->opset = request->opset;
    if (request->opset < (node->op == SCATTER ? 9 : 11))
        return reject(message, "opset %" PRId64 " has no %s", request->opset, names[op]);
    return SCATTER_CTS_OK;
}

/* Reductions were added in opset 16; max and min in opset 18. */
static enum scatter_cts_result read_reduction(struct scatter_cts_string value, struct node *node,
                                              struct scatter_cts_message *message)
{
    static const char *const names[] = {[REDUCTION_NONE] = "none",
                                        [REDUCTION_ADD] = "add",
                                        [REDUCTION_MUL] = "mul",
                                        [REDUCTION_MAX] = "max",
                                        [REDUCTION_MIN] = "min"};

    int last = node->opset >= 18 ? REDUCTION_MIN : REDUCTION_MUL;
    for (int reduction = REDUCTION_NONE; reduction <= last; reduction++) {
        if (strlen(names[reduction]) == value.size &&
            memcmp(names[reduction], value.bytes, value.size) == 0) {
            node->reduction = (enum reduction)reduction;
            return SCATTER_CTS_OK;
        }
    }
    int shown = value.size < 40 ? (int)value.size : 40;
    return reject(message, "unknown reduction '%.*s' at opset %" PRId64, shown, shown > 0 ? value.bytes : "",
                  node->opset);
}

/* Reads one attribute into the node. Names that begin with two underscores are comments and not read. */
static enum scatter_cts_result read_attribute(const struct scatter_cts_attribute *attribute,
                                              struct node *node, struct scatter_cts_message *message)
{
    bool has_axis = node->op != SCATTER_ND;
    bool has_reduction = node->op != SCATTER && node->opset >= 16;

    if (strncmp(attribute->name, "__", 2) == 0)
        return SCATTER_CTS_OK;
    if (has_axis && strcmp(attribute->name, "axis") == 0) {
        node->axis = attribute->integer;
        return attribute->type == ATTRIBUTE_INT ? SCATTER_CTS_OK : reject(message, "axis is not an INT");
    }
    if (has_reduction && strcmp(attribute->name, "reduction") == 0) {
        if (attribute->type != ATTRIBUTE_STRING)
            return reject(message, "reduction is not a STRING");
        return read_reduction(attribute->string, node, message);
    }
    return reject(message, "unknown attribute '%.40s' at opset %" PRId64, attribute->name, node->opset);
}

static enum scatter_cts_result read_attributes(const struct scatter_cts_request *request, struct node *node,
                                               struct scatter_cts_message *message)
{
    node->axis = 0;
    node->reduction = REDUCTION_NONE;
    for (size_t i = 0; i < request->attribute_count; i++) {
        const struct scatter_cts_attribute *attribute = &request->attributes[i];
        for (size_t earlier = 0; earlier < i; earlier++) {
            if (strcmp(request->attributes[earlier].name, attribute->name) == 0)
                return reject(message, "attribute '%.40s' is given twice", attribute->name);
        }
        enum scatter_cts_result result = read_attribute(attribute, node, message);
        if (result != SCATTER_CTS_OK)
            return result;
    }
    return SCATTER_CTS_OK;
}

/* The sixteen types are numbered 1 to 16; the last, bfloat16, was added in opset 13, too late for Scatter. */
static enum scatter_cts_result read_values(const struct scatter_cts_request *request, struct node *node,
                                           struct scatter_cts_message *message)
{
    if (request->input_count != 3)
        return reject(message, "%zu inputs instead of 3", request->input_count);
    if (request->output_count != 1)
        return reject(message, "%zu outputs instead of 1", request->output_count);
    node->data = &request->inputs[0];
    node->indices = &request->inputs[1];
    node->updates = &request->inputs[2];

    int32_t last_dtype = node->op != SCATTER && node->opset >= 13 ? DTYPE_BFLOAT16 : DTYPE_COMPLEX128;
    if (node->data->dtype < 1 || node->data->dtype > last_dtype)
        return reject(message, "data has element type %" PRId32, node->data->dtype);
    if (node->updates->dtype != node->data->dtype)
        return reject(message, "updates has element type %" PRId32 ", data %" PRId32, node->updates->dtype,
                      node->data->dtype);
    bool int32_admitted = node->op != SCATTER_ND;
    if (node->indices->dtype != DTYPE_INT64 && !(int32_admitted && node->indices->dtype == DTYPE_INT32))
        return reject(message, "indices has element type %" PRId32, node->indices->dtype);
    if (node->data->rank < 1 || node->indices->rank < 1)
        return reject(message, "%s is a scalar", node->data->rank < 1 ? "data" : "indices");
    return SCATTER_CTS_OK;
}

static enum scatter_cts_result check_updates_shape(const struct node *node,
                                                   struct scatter_cts_message *message)
{
    const struct scatter_cts_tensor *updates = node->updates;
    int64_t kept = node->indices->rank; /* how many extents of indices the shape of updates begins with */
    int64_t skipped = node->data->rank; /* how many extents of data are not part of the shape of updates */
    if (node->op == SCATTER_ND) {
        kept = node->indices->rank - 1;
        skipped = tuple_length(node);
    }

    if (updates->rank != kept + node->data->rank - skipped)
        return reject(message, "updates has rank %" PRId32 " instead of %" PRId64, updates->rank,
                      kept + node->data->rank - skipped);
    for (int64_t axis = 0; axis < updates->rank; axis++) {
        int64_t due = axis < kept ? node->indices->dims[axis] : node->data->dims[skipped + axis - kept];
        if (updates->dims[axis] != due)
            return reject(message, "updates has extent %" PRId64 " instead of %" PRId64 " at axis %" PRId64,
                          updates->dims[axis], due, axis);
    }
    return SCATTER_CTS_OK;
}

/* Scatter and ScatterElements: indices has the rank of data and, except along the axis, at most its
 * extents. */
static enum scatter_cts_result check_element_shapes(struct node *node, struct scatter_cts_message *message)
{
    int32_t rank = node->data->rank;
    if (node->indices->rank != rank)
        return reject(message, "indices has rank %" PRId32 ", data %" PRId32, node->indices->rank, rank);
    if (node->axis < -(int64_t)rank || node->axis >= rank)
        return reject(message, "axis %" PRId64 " is outside data's rank %" PRId32, node->axis, rank);
    if (node->axis < 0)
        node->axis += rank;
    for (int32_t axis = 0; axis < rank; axis++) {
        if (axis != node->axis && node->indices->dims[axis] > node->data->dims[axis])
            return reject(message, "indices is larger than data at axis %" PRId32, axis);
    }
    return check_updates_shape(node, message);
}

static enum scatter_cts_result check_shapes(struct node *node, struct scatter_cts_message *message)
{
    if (node->op != SCATTER_ND)
        return check_element_shapes(node, message);
    if (tuple_length(node) > node->data->rank)
        return reject(message, "%" PRId64 " indices for data of rank %" PRId32, tuple_length(node),
                      node->data->rank);
    return check_updates_shape(node, message);
}

static enum scatter_cts_result check_indices(const struct node *node, struct scatter_cts_message *message)
{
    for (int64_t position = 0; position < node->indices->count; position++) {
        int64_t axis = node->op == SCATTER_ND ? position % tuple_length(node) : node->axis;
        int64_t extent = node->data->dims[axis];
        int64_t index = index_at(node->indices, position);
        if (index < -extent || index >= extent)
            return reject(message,
                          "index %" PRId64 " at position %" PRId64 " is outside [%" PRId64 ", %" PRId64 "]",
                          index, position, -extent, extent - 1);
    }
    return SCATTER_CTS_OK;
}

enum scatter_cts_result check(const struct scatter_cts_request *request, struct node *node,
                              struct scatter_cts_message *message)
{
    enum scatter_cts_result result = read_operator(request, node, message);
    if (result == SCATTER_CTS_OK)
        result = read_attributes(request, node, message);
    if (result == SCATTER_CTS_OK)
        result = read_values(request, node, message);
    if (result == SCATTER_CTS_OK)
        result = check_shapes(node, message);
    if (result == SCATTER_CTS_OK)
        result = check_indices(node, message);
    return result;
}
