/* The element types; for the floating ones, their formats and their elements as numbers. */
#ifndef VARIANTS_ELEMENT_H
#define VARIANTS_ELEMENT_H

#include <scatter_cts/plugin.h>
#include <stddef.h>
#include <stdint.h>

/* The element types in addition to those of the example's node.h, with their numbers in
 * TensorProto.DataType. */
enum {
    DTYPE_UINT8 = 2,
    DTYPE_INT8 = 3,
    DTYPE_UINT16 = 4,
    DTYPE_INT16 = 5,
    DTYPE_BOOL = 9,
    DTYPE_FLOAT16 = 10,
    DTYPE_DOUBLE = 11,
    DTYPE_UINT32 = 12,
    DTYPE_UINT64 = 13,
    DTYPE_COMPLEX64 = 14,
    DTYPE_COMPLEX128 = 15,
    DTYPE_BFLOAT16 = 16
};

/* Bytes per element in memory; 0 for a tensor without elements. */
static inline size_t element_size(const struct scatter_cts_tensor *tensor)
{
    return tensor->count == 0 ? 0 : tensor->byte_size / (size_t)tensor->count;
}

/* A binary floating format: its numbers are m * 2^(e - precision + 1) with |m| < 2^precision, e >= least. */
struct format {
    int precision;
    int least;    /* the exponent of the smallest normal number, 2^least */
    int greatest; /* the exponent of the greatest number */
};

/* The format of a floating type, or of the parts of a complex one; NULL for every other type. */
const struct format *format_of(int32_t dtype);

/* The type of the parts of a complex type; every other type itself. */
int32_t part_of(int32_t dtype);

/* Reads an element of a floating type. Exact; for a NaN in a half type, only the sign is kept. */
long double read_floating(int32_t dtype, const void *element);

/* Writes a number that the type can represent, or a NaN. */
void write_floating(int32_t dtype, long double value, void *element);

#endif
