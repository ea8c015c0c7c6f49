#include "node.h"

#include "bugs.h"
#include "dtype.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { ATTRIBUTE_INT = 2, ATTRIBUTE_STRING = 3 }; /* numbers of AttributeProto.AttributeType */

const char *const reduction_names[] = {[REDUCTION_NONE] = "none",
                                       [REDUCTION_ADD] = "add",
                                       [REDUCTION_MUL] = "mul",
                                       [REDUCTION_MAX] = "max",
                                       [REDUCTION_MIN] = "min"};

static const char *const operator_names[] = {
    [SCATTER] = "Scatter", [SCATTER_ELEMENTS] = "ScatterElements", [SCATTER_ND] = "ScatterND"};

const char *shape_text(const struct scatter_cts_tensor *tensor)
{
    static char texts[4][96];
    static unsigned turn;
    char *text = texts[turn++ % 4];
    size_t length = 0;
    for (int32_t axis = 0; axis < tensor->rank && length + 24 < sizeof(texts[0]); axis++)
        length += (size_t)snprintf(text + length, sizeof(texts[0]) - length, "%s%" PRId64,
                                   axis == 0 ? "{" : ",", tensor->dims[axis]);
    (void)snprintf(text + length, sizeof(texts[0]) - length, "%s", tensor->rank == 0 ? "{}" : "}");
    return text;
}

enum scatter_cts_result node_refuse(const struct node *node, struct scatter_cts_message *message,
                                    const char *format, ...)
{
    const struct scatter_cts_tensor *data = node->data;
    bool known = data != NULL && data->dtype > DTYPE_UNDEFINED && data->dtype < DTYPE_COUNT;
    int length =
        snprintf(message->text, message->capacity, "[E:compiler] Node:'%.32s' %s%s%s%s : ", node->name,
                 known ? "dtype " : operator_names[node->op], known ? dtype_facts[data->dtype].name : "",
                 known ? " shape " : "", known ? shape_text(data) : "");
    if (length < 0 || (size_t)length >= message->capacity)
        return SCATTER_CTS_REJECTED;
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(message->text + length, message->capacity - (size_t)length, format, arguments);
    va_end(arguments);
    return SCATTER_CTS_REJECTED;
}

int64_t node_index(const struct node *node, int64_t position)
{
    size_t end = (size_t)(position + 1) * (node->indices->dtype == DTYPE_INT32 ? 4 : 8);
    if (end > node->indices->byte_size)
        return 0;
    if (node->indices->dtype == DTYPE_INT32)
        return ((const int32_t *)node->indices->elements)[position];
    int64_t index = ((const int64_t *)node->indices->elements)[position];
    return BUG(index_truncated) ? (int32_t)(uint32_t)(uint64_t)index : index;
}

/* Scatter was added in opset 9 and never changed; the other two were added in opset 11. */
static enum scatter_cts_result read_operator(const struct scatter_cts_request *request, struct node *node,
                                             struct scatter_cts_message *message)
{
    int op = SCATTER;
    while (op <= SCATTER_ND && strcmp(request->op_type, operator_names[op]) != 0)
        op++;
    if (op > SCATTER_ND || (strcmp(request->domain, "") != 0 && strcmp(request->domain, "ai.onnx") != 0)) {
        (void)snprintf(message->text, message->capacity, "[E:compiler] no lowering for operator '%.32s'",
                       request->op_type);
        return SCATTER_CTS_UNSUPPORTED;
    }
    *node = (struct node){.name = request->output_name, .op = (enum scatter_operator)op};
    node->opset = request->opset;
    if (request->opset < (op == SCATTER ? 9 : 11))
        return node_refuse(node, message, "no schema registered at opset %" PRId64, request->opset);
    return SCATTER_CTS_OK;
}

static enum scatter_cts_result read_reduction(struct scatter_cts_string value, struct node *node,
                                              struct scatter_cts_message *message)
{
    for (int reduction = REDUCTION_NONE; reduction <= REDUCTION_MIN; reduction++) {
        if (strlen(reduction_names[reduction]) != value.size ||
            memcmp(reduction_names[reduction], value.bytes, value.size) != 0)
            continue;
        node->reduction = (enum reduction)reduction;
        if (BUG(refuse_explicit_none) && node->reduction == REDUCTION_NONE)
            return node_refuse(node, message,
                               "attribute 'reduction' of %s(%" PRId64
                               ") has value 'none', expected one of ['add', 'mul', 'max', 'min']",
                               operator_names[node->op], node->opset);
        return SCATTER_CTS_OK;
    }
    return node_refuse(node, message, "attribute 'reduction' of %s(%" PRId64 ") has an unknown value",
                       operator_names[node->op], node->opset);
}

/* Reads one attribute into the node. Names that begin with two underscores are comments and not read. */
static enum scatter_cts_result read_attribute(const struct scatter_cts_attribute *attribute,
                                              struct node *node, struct scatter_cts_message *message)
{
    if (strncmp(attribute->name, "__", 2) == 0)
        return SCATTER_CTS_OK;
    if (node->op != SCATTER_ND && strcmp(attribute->name, "axis") == 0) {
        node->axis = attribute->integer;
        return attribute->type == ATTRIBUTE_INT
                   ? SCATTER_CTS_OK
                   : node_refuse(node, message, "attribute 'axis' is not of type INT");
    }
    bool has_reduction = (node->op != SCATTER && node->opset >= 16) || BUG(reduction_ungated);
    if (has_reduction && strcmp(attribute->name, "reduction") == 0) {
        if (attribute->type != ATTRIBUTE_STRING)
            return node_refuse(node, message, "attribute 'reduction' is not of type STRING");
        return read_reduction(attribute->string, node, message);
    }
    return node_refuse(node, message, "unrecognized attribute '%.40s' for %s(%" PRId64 ")", attribute->name,
                       operator_names[node->op], node->opset);
}

static enum scatter_cts_result read_attributes(const struct scatter_cts_request *request, struct node *node,
                                               struct scatter_cts_message *message)
{
    node->axis = BUG(default_axis_last) ? -1 : 0;
    for (size_t i = 0; i < request->attribute_count; i++) {
        const struct scatter_cts_attribute *attribute = &request->attributes[i];
        for (size_t earlier = 0; earlier < i; earlier++) {
            if (strcmp(request->attributes[earlier].name, attribute->name) == 0)
                return node_refuse(node, message, "attribute '%.40s' is given twice", attribute->name);
        }
        enum scatter_cts_result result = read_attribute(attribute, node, message);
        if (result != SCATTER_CTS_OK)
            return result;
    }
    return SCATTER_CTS_OK;
}

enum scatter_cts_result node_read(const struct scatter_cts_request *request, struct node *node,
                                  struct scatter_cts_message *message)
{
    enum scatter_cts_result result = read_operator(request, node, message);
    if (result != SCATTER_CTS_OK)
        return result;
    if (request->input_count != 3 || request->output_count != 1)
        return node_refuse(node, message, "has %zu inputs and %zu outputs, expected 3 and 1",
                           request->input_count, request->output_count);
    node->data = &request->inputs[0];
    node->indices = &request->inputs[1];
    node->updates = &request->inputs[2];
    if (node->data->dtype <= DTYPE_UNDEFINED || node->data->dtype >= DTYPE_COUNT)
        return node_refuse(node, message, "input 'data' has element type %" PRId32, node->data->dtype);
    return read_attributes(request, node, message);
}
