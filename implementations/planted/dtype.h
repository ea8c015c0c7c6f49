/* The element types, by their numbers in TensorProto.DataType, and the register class that each is computed
 * in. */
#ifndef PLANTED_DTYPE_H
#define PLANTED_DTYPE_H

#include <scatter_cts/plugin.h>
#include <stddef.h>
#include <stdint.h>

enum register_class {
    CLASS_SIGNED,
    CLASS_UNSIGNED,
    CLASS_BOOL,
    CLASS_SINGLE, /* also the 16-bit types: each result is rounded when it is stored */
    CLASS_DOUBLE,
    CLASS_COMPLEX,
    CLASS_STRING /* computed by the host */
};

/* X(number, name, bytes, class); in the order of their numbers, from 1 */
#define DTYPES(X)                                                        \
    X(FLOAT, "float", 4, CLASS_SINGLE)                                   \
    X(UINT8, "uint8", 1, CLASS_UNSIGNED)                                 \
    X(INT8, "int8", 1, CLASS_SIGNED)                                     \
    X(UINT16, "uint16", 2, CLASS_UNSIGNED)                               \
    X(INT16, "int16", 2, CLASS_SIGNED)                                   \
    X(INT32, "int32", 4, CLASS_SIGNED)                                   \
    X(INT64, "int64", 8, CLASS_SIGNED)                                   \
    X(STRING, "string", sizeof(struct scatter_cts_string), CLASS_STRING) \
    X(BOOL, "bool", 1, CLASS_BOOL)                                       \
    X(FLOAT16, "float16", 2, CLASS_SINGLE)                               \
    X(DOUBLE, "double", 8, CLASS_DOUBLE)                                 \
    X(UINT32, "uint32", 4, CLASS_UNSIGNED)                               \
    X(UINT64, "uint64", 8, CLASS_UNSIGNED)                               \
    X(COMPLEX64, "complex64", 8, CLASS_COMPLEX)                          \
    X(COMPLEX128, "complex128", 16, CLASS_COMPLEX)                       \
    X(BFLOAT16, "bfloat16", 2, CLASS_SINGLE)

#define PLANTED_ENUMERATOR(id, name, bytes, class) DTYPE_##id,
enum dtype { DTYPE_UNDEFINED, DTYPES(PLANTED_ENUMERATOR) DTYPE_COUNT };
#undef PLANTED_ENUMERATOR

struct dtype_facts {
    const char *name;
    size_t bytes;
    enum register_class class;
};

extern const struct dtype_facts dtype_facts[DTYPE_COUNT];

#endif
