#include "model_values.h"

#include <string.h>

/*
 * X(attribute name, AttributeProto.AttributeType constant): the attributes that can hold the value of a
 * Constant.
 */
#define CONSTANT_TABLE(X)     \
    X("value", TENSOR)        \
    X("value_float", FLOAT)   \
    X("value_int", INT)       \
    X("value_string", STRING) \
    X("value_floats", FLOATS) \
    X("value_ints", INTS)     \
    X("value_strings", STRINGS)

static bool attribute_type_of(const char *name, Onnx__AttributeProto__AttributeType *type)
{
#define MATCH(its_name, its_type)                                  \
    if (strcmp(name, its_name) == 0) {                             \
        *type = ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__##its_type; \
        return true;                                               \
    }
    CONSTANT_TABLE(MATCH)
#undef MATCH
    return false;
}

static enum status check_attribute(const Onnx__AttributeProto *attribute, struct error *error)
{
    const char *name = attribute->name == NULL ? "" : attribute->name;
    Onnx__AttributeProto__AttributeType type;
    if (!attribute_type_of(name, &type))
        return error_set(error, STATUS_UNREADABLE, "the attribute \"%.80s\" has a value that cannot be read",
                         name);
    if (attribute->ref_attr_name != NULL && attribute->ref_attr_name[0] != '\0')
        return error_set(error, STATUS_UNREADABLE, "the attribute %s refers to an attribute of a function",
                         name);
    /* The oldest models have no types; the name is sufficient. */
    if (attribute->has_type && attribute->type != type)
        return error_set(error, STATUS_UNREADABLE, "the attribute %s has type %d instead of %d", name,
                         (int)attribute->type, (int)type);
    if (type == ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__TENSOR && attribute->t == NULL)
        return error_set(error, STATUS_UNREADABLE, "the attribute %s does not contain a tensor", name);
    return STATUS_OK;
}

static enum status find_value(const Onnx__NodeProto *node, const Onnx__AttributeProto **value,
                              struct error *error)
{
    *value = NULL;
    for (size_t position = 0; position < node->n_attribute; position++) {
        const Onnx__AttributeProto *attribute = node->attribute[position];
        if (attribute->name != NULL && strncmp(attribute->name, "__", 2) == 0)
            continue;
        if (*value != NULL)
            return error_set(error, STATUS_UNREADABLE, "has more than one attribute");
        *value = attribute;
    }
    if (*value == NULL)
        return error_set(error, STATUS_UNREADABLE, "has no attribute that gives its value");
    return check_attribute(*value, error);
}

/* Wraps the attribute's elements in a TensorProto, so that one decoder is enough. */
static void wrap(Onnx__TensorProto *proto, Onnx__AttributeProto *attribute, int64_t *length)
{
    Onnx__AttributeProto__AttributeType type = ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__UNDEFINED;
    (void)attribute_type_of(attribute->name, &type);
    bool list = type == ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__FLOATS ||
                type == ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__INTS ||
                type == ONNX__ATTRIBUTE_PROTO__ATTRIBUTE_TYPE__STRINGS;
    proto->has_data_type = 1;
    if (strncmp(attribute->name, "value_float", 11) == 0) {
        proto->data_type = DTYPE_FLOAT;
        proto->n_float_data = list ? attribute->n_floats : 1;
        proto->float_data = list ? attribute->floats : &attribute->f;
        *length = (int64_t)proto->n_float_data;
    } else if (strncmp(attribute->name, "value_int", 9) == 0) {
        proto->data_type = DTYPE_INT64;
        proto->n_int64_data = list ? attribute->n_ints : 1;
        proto->int64_data = list ? attribute->ints : &attribute->i;
        *length = (int64_t)proto->n_int64_data;
    } else {
        proto->data_type = DTYPE_STRING;
        proto->n_string_data = list ? attribute->n_strings : 1;
        proto->string_data = list ? attribute->strings : &attribute->s;
        *length = (int64_t)proto->n_string_data;
    }
    proto->n_dims = list ? 1 : 0;
    proto->dims = length;
}

enum status constant_read(struct tensor *tensor, const Onnx__NodeProto *node, struct arena *arena,
                          struct error *error)
{
    const Onnx__AttributeProto *value = NULL;
    enum status status = find_value(node, &value, error);
    if (status != STATUS_OK)
        return status;
    if (strcmp(value->name, "value") == 0) {
        status = tensor_from_proto(tensor, value->t, NULL, arena, error);
    } else {
        Onnx__TensorProto proto = ONNX__TENSOR_PROTO__INIT;
        Onnx__AttributeProto attribute = *value;
        int64_t length = 0;
        wrap(&proto, &attribute, &length);
        status = tensor_from_proto(tensor, &proto, NULL, arena, error);
    }
    if (status != STATUS_OK)
        return error_prefix(error, status, value->name);
    tensor->name = arena_copy_text(arena, node->output[0], strlen(node->output[0]));
    if (tensor->name == NULL)
        return error_no_memory(error, "the name of a constant");
    return STATUS_OK;
}
