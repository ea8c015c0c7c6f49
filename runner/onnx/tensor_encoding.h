/*
 * The encoding of each element type of T in a TensorProto.
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
    size_t unit;   /* bytes of one number in raw_data; 0 for strings, which raw_data cannot contain */
    int64_t least; /* range of the element type for entries of int32_data and uint64_data */
    int64_t greatest;
};

/* The encoding of a dtype of T, NULL for every other number. Static storage. */
const struct tensor_encoding *tensor_encoding(int32_t dtype);

/* The name of a field, such as "raw_data". Static storage. */
const char *value_field_name(enum value_field field);

/* The number of entries of a field in a message; for raw_data the number of bytes. */
size_t value_field_size(const Onnx__TensorProto *proto, enum value_field field);

#endif
