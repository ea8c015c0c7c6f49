#include "dtype.h"
#include "tensor_proto.h"

/* Types whose field has entries of the same width need no range: every entry is valid. */
static const struct tensor_encoding encodings[] = {
    [DTYPE_FLOAT] = {VALUE_FIELD_FLOAT, 1, 4, 0, 0},
    [DTYPE_UINT8] = {VALUE_FIELD_INT32, 1, 1, 0, UINT8_MAX},
    [DTYPE_INT8] = {VALUE_FIELD_INT32, 1, 1, INT8_MIN, INT8_MAX},
    [DTYPE_UINT16] = {VALUE_FIELD_INT32, 1, 2, 0, UINT16_MAX},
    [DTYPE_INT16] = {VALUE_FIELD_INT32, 1, 2, INT16_MIN, INT16_MAX},
    [DTYPE_INT32] = {VALUE_FIELD_INT32, 1, 4, INT32_MIN, INT32_MAX},
    [DTYPE_INT64] = {VALUE_FIELD_INT64, 1, 8, 0, 0},
    [DTYPE_STRING] = {VALUE_FIELD_STRING, 1, 0, 0, 0},
    [DTYPE_BOOL] = {VALUE_FIELD_INT32, 1, 1, INT32_MIN, INT32_MAX},
    [DTYPE_FLOAT16] = {VALUE_FIELD_INT32, 1, 2, 0, UINT16_MAX},
    [DTYPE_DOUBLE] = {VALUE_FIELD_DOUBLE, 1, 8, 0, 0},
    [DTYPE_UINT32] = {VALUE_FIELD_UINT64, 1, 4, 0, UINT32_MAX},
    [DTYPE_UINT64] = {VALUE_FIELD_UINT64, 1, 8, 0, 0},
    [DTYPE_COMPLEX64] = {VALUE_FIELD_FLOAT, 2, 4, 0, 0},
    [DTYPE_COMPLEX128] = {VALUE_FIELD_DOUBLE, 2, 8, 0, 0},
    [DTYPE_BFLOAT16] = {VALUE_FIELD_INT32, 1, 2, 0, UINT16_MAX},
};

const struct tensor_encoding *tensor_encoding(int32_t dtype)
{
    return dtype_size(dtype) == 0 ? NULL : &encodings[dtype];
}

const char *value_field_name(enum value_field field)
{
    switch (field) {
#define NAME(constant, its_field) \
    case VALUE_FIELD_##constant:  \
        return #its_field;
        VALUE_FIELD_TABLE(NAME)
#undef NAME
    }
    return "unknown";
}

size_t value_field_size(const Onnx__TensorProto *proto, enum value_field field)
{
    switch (field) {
    case VALUE_FIELD_RAW:
        return proto->has_raw_data ? proto->raw_data.len : 0;
    case VALUE_FIELD_FLOAT:
        return proto->n_float_data;
    case VALUE_FIELD_INT32:
        return proto->n_int32_data;
    case VALUE_FIELD_STRING:
        return proto->n_string_data;
    case VALUE_FIELD_INT64:
        return proto->n_int64_data;
    case VALUE_FIELD_DOUBLE:
        return proto->n_double_data;
    case VALUE_FIELD_UINT64:
        return proto->n_uint64_data;
    }
    return 0;
}
