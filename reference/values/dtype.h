/*
 * The element types of ONNX tensors: facts only. The numbers are those of TensorProto.DataType, so a number
 * read from a file is a dtype without conversion.
 *
 * Source: onnx.proto, message TensorProto, enum DataType; the sixteen types with a width below are the
 * members of the type constraint T of the scatter operators (onnx.defs, all_tensor_types_ir4).
 */
#ifndef SCATTER_DTYPE_H
#define SCATTER_DTYPE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* X(constant, number, name, bytes per element in memory and in raw_data, kind). Strings have no fixed width
 * in files; in memory an element is a struct string_element. */
#define DTYPE_TABLE(X)                                            \
    X(FLOAT, 1, "float", 4, FLOATING)                             \
    X(UINT8, 2, "uint8", 1, UNSIGNED)                             \
    X(INT8, 3, "int8", 1, SIGNED)                                 \
    X(UINT16, 4, "uint16", 2, UNSIGNED)                           \
    X(INT16, 5, "int16", 2, SIGNED)                               \
    X(INT32, 6, "int32", 4, SIGNED)                               \
    X(INT64, 7, "int64", 8, SIGNED)                               \
    X(STRING, 8, "string", sizeof(struct string_element), STRING) \
    X(BOOL, 9, "bool", 1, BOOL)                                   \
    X(FLOAT16, 10, "float16", 2, FLOATING)                        \
    X(DOUBLE, 11, "double", 8, FLOATING)                          \
    X(UINT32, 12, "uint32", 4, UNSIGNED)                          \
    X(UINT64, 13, "uint64", 8, UNSIGNED)                          \
    X(COMPLEX64, 14, "complex64", 8, COMPLEX)                     \
    X(COMPLEX128, 15, "complex128", 16, COMPLEX)                  \
    X(BFLOAT16, 16, "bfloat16", 2, FLOATING)

/* X(constant, number, name): element types that no scatter operator admits, listed so that messages can name
 * them. */
#define FOREIGN_DTYPE_TABLE(X)              \
    X(UNDEFINED, 0, "undefined")            \
    X(FLOAT8E4M3FN, 17, "float8e4m3fn")     \
    X(FLOAT8E4M3FNUZ, 18, "float8e4m3fnuz") \
    X(FLOAT8E5M2, 19, "float8e5m2")         \
    X(FLOAT8E5M2FNUZ, 20, "float8e5m2fnuz") \
    X(UINT4, 21, "uint4")                   \
    X(INT4, 22, "int4")                     \
    X(FLOAT4E2M1, 23, "float4e2m1")         \
    X(FLOAT8E8M0, 24, "float8e8m0")         \
    X(UINT2, 25, "uint2")                   \
    X(INT2, 26, "int2")                     \
    X(FLOAT6E2M3, 27, "float6e2m3")         \
    X(FLOAT6E3M2, 28, "float6e3m2")

enum dtype {
#define DTYPE_CONSTANT(constant, number, name, bytes, kind) DTYPE_##constant = (number),
    DTYPE_TABLE(DTYPE_CONSTANT)
#undef DTYPE_CONSTANT
#define DTYPE_CONSTANT(constant, number, name) DTYPE_##constant = (number),
        FOREIGN_DTYPE_TABLE(DTYPE_CONSTANT)
#undef DTYPE_CONSTANT
};

/* What the elements of a type are. */
enum dtype_kind {
    DTYPE_KIND_FOREIGN, /* not one of the sixteen types of T */
    DTYPE_KIND_SIGNED,  /* integers in two's complement */
    DTYPE_KIND_UNSIGNED,
    DTYPE_KIND_FLOATING,
    DTYPE_KIND_COMPLEX, /* two floating parts */
    DTYPE_KIND_BOOL,
    DTYPE_KIND_STRING
};

/* One element of a string tensor: bytes without a terminator, which may include NUL. */
struct string_element {
    const char *bytes;
    size_t size;
};

/* A set of dtypes with numbers below 32, one bit each. */
typedef uint32_t dtype_set;
#define DTYPE_BIT(constant) ((dtype_set)1 << DTYPE_##constant)

/* The name of a dtype by number, such as "float16"; "unknown" for numbers that ONNX does not define. */
const char *dtype_name(int32_t dtype);

/* The dtype with this name, or DTYPE_UNDEFINED. The comparison is exact. */
enum dtype dtype_from_name(const char *name);

/* The same for a name of any case, ONNX's or one of numpy, LLVM and others, such as "fp16". */
enum dtype dtype_from_any_name(const char *name, size_t length);

/* Whether ONNX defines this number, DTYPE_UNDEFINED included. */
bool dtype_is_known(int32_t dtype);

/* Bytes per element in memory for the sixteen types of T, 0 for every other number. */
static inline size_t dtype_size(int32_t dtype)
{
    switch (dtype) {
#define SIZE(constant, number, name, bytes, kind) \
    case number:                                  \
        return bytes;
        DTYPE_TABLE(SIZE)
#undef SIZE
    default:
        return 0;
    }
}

/* The kind of every number, which may be unknown. */
static inline enum dtype_kind dtype_kind(int32_t dtype)
{
    switch (dtype) {
#define KIND(constant, number, name, bytes, kind) \
    case number:                                  \
        return DTYPE_KIND_##kind;
        DTYPE_TABLE(KIND)
#undef KIND
    default:
        return DTYPE_KIND_FOREIGN;
    }
}

/* Whether the kind is signed or unsigned. */
bool dtype_is_integer(int32_t dtype);

/* Whether the dtype is a member of the set; false for numbers outside 0..31. */
bool dtype_in(dtype_set set, int32_t dtype);

/* The parameters of the floating-point formats of T. */

struct floating_format {
    double unit;     /* u: half the distance from 1 to the next number; 2^-p for precision p */
    double overflow; /* half a unit above the largest number; for double, the largest number itself */
    double largest;
    double smallest_normal;
    double smallest_subnormal;
};

/* The format of a floating dtype, or of the parts of a complex one; NULL for other dtypes. */
const struct floating_format *floating_format_of(int32_t dtype);

/* The dtype of the parts of a complex dtype; every other dtype is its own part. */
int32_t part_dtype(int32_t dtype);

/* The bits of positive infinity, above which a magnitude is a NaN; 0 for dtypes that are not floating. */
uint64_t floating_infinity_bits(int32_t dtype);

/* An element of a floating dtype as a double: exact. `element` need not be aligned. */
double floating_value(int32_t dtype, const void *element);

/* The element of a floating dtype that is nearest to `value` (ties to even), infinity from the overflow
 * threshold on; rounded once. A NaN stays a NaN. */
void floating_store(int32_t dtype, double value, void *element);

/* The bits of elements and of the parts of complex elements, which have 1, 2, 4 or 8 bytes in native byte
 * order and need not be aligned. */

/* The bits of an element of `size` bytes, in the low bits of the result; the others are 0. */
static inline uint64_t load_bits(const void *element, size_t size)
{
    uint8_t b8;
    uint16_t b16;
    uint32_t b32;
    uint64_t b64;
    switch (size) {
    case sizeof b8:
        memcpy(&b8, element, sizeof b8);
        return b8;
    case sizeof b16:
        memcpy(&b16, element, sizeof b16);
        return b16;
    case sizeof b32:
        memcpy(&b32, element, sizeof b32);
        return b32;
    default:
        memcpy(&b64, element, sizeof b64);
        return b64;
    }
}

/* Stores the low bits as an element of `size` bytes. */
static inline void store_bits(void *element, size_t size, uint64_t bits)
{
    const uint8_t b8 = (uint8_t)bits;
    const uint16_t b16 = (uint16_t)bits;
    const uint32_t b32 = (uint32_t)bits;
    switch (size) {
    case sizeof b8:
        memcpy(element, &b8, sizeof b8);
        break;
    case sizeof b16:
        memcpy(element, &b16, sizeof b16);
        break;
    case sizeof b32:
        memcpy(element, &b32, sizeof b32);
        break;
    default:
        memcpy(element, &bits, sizeof bits);
        break;
    }
}

/* The value of an integer or bool element in two's complement: sign-extended if the type is signed. */
static inline uint64_t integer_bits(int32_t dtype, const void *element)
{
    const size_t size = dtype_size(dtype);
    const uint64_t bits = load_bits(element, size), sign = UINT64_C(1) << (8 * size - 1);
    return dtype_kind(dtype) == DTYPE_KIND_SIGNED ? (bits ^ sign) - sign : bits;
}

#endif
