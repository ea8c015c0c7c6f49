/*
 * How each element type of T stands in a TensorProto when it is not in raw_data: facts only.
 *
 * Source: onnx.proto, the comments of the fields of TensorProto.
 */
#ifndef SCATTER_TENSOR_ENCODING_H
#define SCATTER_TENSOR_ENCODING_H

#include "onnx.pb-c.h"

#include <stddef.h>
#include <stdint.h>

/* X(constant, field): the fields of TensorProto that hold elements. */
#define VALUE_FIELD_TABLE(X) \
    X(RAW, raw_data)         \
    X(FLOAT, float_data)     \
    X(INT32, int32_data)     \
    X(STRING, string_data)   \
    X(INT64, int64_data)     \
    X(DOUBLE, double_data)   \
    X(UINT64, uint64_data)

enum value_field {
#define VALUE_FIELD_CONSTANT(constant, field) VALUE_FIELD_##constant,
    VALUE_FIELD_TABLE(VALUE_FIELD_CONSTANT)
#undef VALUE_FIELD_CONSTANT
};
enum { VALUE_FIELD_COUNT = 7 };

struct tensor_encoding {
    enum value_field field; /* the typed field */
    size_t entries;         /* entries of that field per element */
    size_t unit;            /* bytes of raw_data that are one number; 0 for strings, which it cannot hold */
    int64_t least;          /* entries of int32_data and uint64_data: the range of the element type */
    int64_t greatest;
};

/* The encoding of a dtype of T, NULL for every other number. Static storage. */
const struct tensor_encoding *tensor_encoding(int32_t dtype);

/* The name of a field, such as "raw_data". Static storage. */
const char *value_field_name(enum value_field field);

/* How many entries of a field a message has; for raw_data the number of bytes. */
size_t value_field_size(const Onnx__TensorProto *proto, enum value_field field);

#endif
