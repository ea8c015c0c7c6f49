#include "validate.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { ATTRIBUTE_INT = 2, ATTRIBUTE_STRING = 3 }; /* numbers of AttributeProto.AttributeType */

enum scatter_cts_result say(enum scatter_cts_result result, struct scatter_cts_message *message,
                            const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(message->text, message->capacity, format, arguments);
    va_end(arguments);
    return result;
}

static bool is_text(struct scatter_cts_string string, const char *text)
{
    return string.size == strlen(text) && memcmp(string.bytes, text, string.size) == 0;
}

static enum scatter_cts_result read_operator(const struct scatter_cts_request *request, struct node *node,
                                             struct scatter_cts_message *message)
{
    if (strcmp(request->domain, "") != 0 && strcmp(request->domain, "ai.onnx") != 0)
        return say(SCATTER_CTS_UNSUPPORTED, message, "the domain is not ONNX's");
    if (strcmp(request->op_type, "Scatter") == 0)
        node->op = SCATTER;
    else if (strcmp(request->op_type, "ScatterElements") == 0)
        node->op = SCATTER_ELEMENTS;
    else if (strcmp(request->op_type, "ScatterND") == 0)
        node->op = SCATTER_ND;
    else
        return say(SCATTER_CTS_UNSUPPORTED, message, "this operator is not implemented");
    node->opset = request->opset;
    if (node->opset < (node->op == SCATTER ? 9 : 11))
        return say(SCATTER_CTS_REJECTED, message, "the operator is not in opset %" PRId64, node->opset);
    return SCATTER_CTS_OK;
}

static enum scatter_cts_result read_reduction(const struct scatter_cts_attribute *attribute,
                                              struct node *node, struct scatter_cts_message *message)
{
    static const char *const names[] = {"none", "add", "mul", "max", "min"};
    if (attribute->type != ATTRIBUTE_STRING)
        return say(SCATTER_CTS_REJECTED, message, "reduction is not a string");
    int known = node->opset >= 18 ? 5 : 3;
    for (int i = 0; i < known; i++) {
        if (is_text(attribute->string, names[i])) {
            node->reduction = (enum reduction)i;
            return SCATTER_CTS_OK;
        }
    }
    return say(SCATTER_CTS_REJECTED, message, "the reduction is not one of opset %" PRId64, node->opset);
}

static enum scatter_cts_result read_attribute(const struct scatter_cts_attribute *attribute,
                                              struct node *node, struct scatter_cts_message *message)
{
    if (strncmp(attribute->name, "__", 2) == 0)
        return SCATTER_CTS_OK;
    if (strcmp(attribute->name, "axis") == 0 && node->op != SCATTER_ND) {
        node->axis = attribute->integer;
        return attribute->type == ATTRIBUTE_INT
                   ? SCATTER_CTS_OK
                   : say(SCATTER_CTS_REJECTED, message, "axis is not an integer");
    }
    if (strcmp(attribute->name, "reduction") == 0 && node->op != SCATTER && node->opset >= 16)
        return read_reduction(attribute, node, message);
    return say(SCATTER_CTS_REJECTED, message, "the operator has no attribute '%.40s'", attribute->name);
}

static enum scatter_cts_result read_attributes(const struct scatter_cts_request *request, struct node *node,
                                               struct scatter_cts_message *message)
{
    node->axis = 0;
    node->reduction = REDUCTION_NONE;
    enum scatter_cts_result result = SCATTER_CTS_OK;
    for (size_t i = 0; i < request->attribute_count && result == SCATTER_CTS_OK; i++) {
        for (size_t j = 0; j < i; j++)
            if (strcmp(request->attributes[j].name, request->attributes[i].name) == 0)
                return say(SCATTER_CTS_REJECTED, message, "two attributes '%.40s'",
                           request->attributes[i].name);
        result = read_attribute(&request->attributes[i], node, message);
    }
    return result;
}

static enum scatter_cts_result read_tensors(const struct scatter_cts_request *request, struct node *node,
                                            struct scatter_cts_message *message)
{
    if (request->input_count != 3 || request->output_count != 1)
        return say(SCATTER_CTS_REJECTED, message, "%zu inputs and %zu outputs instead of 3 and 1",
                   request->input_count, request->output_count);
    node->data = &request->inputs[0];
    node->indices = &request->inputs[1];
    node->updates = &request->inputs[2];
    int32_t newest = node->op != SCATTER && node->opset >= 13 ? DTYPE_BFLOAT16 : DTYPE_COMPLEX128;
    if (node->data->dtype < DTYPE_FLOAT || node->data->dtype > newest)
        return say(SCATTER_CTS_REJECTED, message, "data cannot be of type %" PRId32, node->data->dtype);
    if (node->updates->dtype != node->data->dtype)
        return say(SCATTER_CTS_REJECTED, message, "updates and data differ in their types");
    if (node->indices->dtype != DTYPE_INT64 &&
        (node->indices->dtype != DTYPE_INT32 || node->op == SCATTER_ND))
        return say(SCATTER_CTS_REJECTED, message, "indices cannot be of type %" PRId32, node->indices->dtype);
    if (node->data->rank < 1 || node->indices->rank < 1)
        return say(SCATTER_CTS_REJECTED, message, "data or indices is a scalar");
    return SCATTER_CTS_OK;
}

/* Scatter and ScatterElements. */
static enum scatter_cts_result check_element_shapes(struct node *node, struct scatter_cts_message *message)
{
    const struct scatter_cts_tensor *data = node->data, *indices = node->indices, *updates = node->updates;
    if (indices->rank != data->rank || updates->rank != data->rank)
        return say(SCATTER_CTS_REJECTED, message, "data, indices and updates differ in their ranks");
    if (node->axis < -data->rank || node->axis >= data->rank)
        return say(SCATTER_CTS_REJECTED, message, "axis %" PRId64 " for rank %" PRId32, node->axis,
                   data->rank);
    if (node->axis < 0)
        node->axis += data->rank;
    for (int32_t i = 0; i < data->rank; i++) {
        if (updates->dims[i] != indices->dims[i])
            return say(SCATTER_CTS_REJECTED, message, "updates and indices differ at axis %" PRId32, i);
        if (i != node->axis && indices->dims[i] > data->dims[i])
            return say(SCATTER_CTS_REJECTED, message, "indices is larger than data at axis %" PRId32, i);
    }
    return SCATTER_CTS_OK;
}

static enum scatter_cts_result check_tuple_shapes(const struct node *node,
                                                  struct scatter_cts_message *message)
{
    const struct scatter_cts_tensor *data = node->data, *indices = node->indices, *updates = node->updates;
    int32_t outer = indices->rank - 1;
    int64_t length = indices->dims[outer];
    if (length > data->rank)
        return say(SCATTER_CTS_REJECTED, message, "tuples of %" PRId64 " for rank %" PRId32, length,
                   data->rank);
    if (updates->rank != outer + data->rank - length)
        return say(SCATTER_CTS_REJECTED, message, "updates has rank %" PRId32 ", not %" PRId64, updates->rank,
                   outer + data->rank - length);
    for (int32_t i = 0; i < updates->rank; i++) {
        int64_t due = i < outer ? indices->dims[i] : data->dims[length + i - outer];
        if (updates->dims[i] != due)
            return say(SCATTER_CTS_REJECTED, message,
                       "updates has %" PRId64 " at axis %" PRId32 ", not %" PRId64, updates->dims[i], i, due);
    }
    return SCATTER_CTS_OK;
}

enum scatter_cts_result validate(const struct scatter_cts_request *request, struct node *node,
                                 struct scatter_cts_message *message)
{
    enum scatter_cts_result result = read_operator(request, node, message);
    if (result == SCATTER_CTS_OK)
        result = read_attributes(request, node, message);
    if (result == SCATTER_CTS_OK)
        result = read_tensors(request, node, message);
    if (result != SCATTER_CTS_OK)
        return result;
    return node->op == SCATTER_ND ? check_tuple_shapes(node, message) : check_element_shapes(node, message);
}
