/* scatter_vectors.h: test vectors of ONNX's scatter operators as constant tables, and the check of an answer.
 *
 * For C99 and C++, hosted or freestanding; little-endian processors only. The tables in scatter_vectors.c are generated
 * from core.json. They contain no addresses, so they need no relocation and can stay in flash memory.
 *
 *     for (size_t i = 0; i < scatter_vector_count; i++) {
 *         const struct scatter_vector *vector = &scatter_vectors[i];
 *         if (!implemented(vector->operation, vector->data.type, vector->reduction))
 *             continue;
 *         size_t size = 0;
 *         const void *output = run(vector, &size);            // NULL: the input was refused
 *         if (scatter_vector_check(vector, output, size) == SCATTER_VECTOR_WRONG)
 *             report(scatter_vector_text(vector->id));
 *     }
 *
 * License: Apache-2.0
 */
#ifndef SCATTER_VECTORS_H
#define SCATTER_VECTORS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The element types of data whose vectors are compiled: a number whose bit N stands for
 * the type with the number N below. With -DSCATTER_VECTORS_TYPES=0x82, only those of float and int64. The names of the
 * enumeration cannot be used in it, because the preprocessor does not know them. */
#ifndef SCATTER_VECTORS_TYPES
#define SCATTER_VECTORS_TYPES 0x1fffe
#endif

/* ONNX's numbers (TensorProto.DataType). */
enum scatter_vector_type {
    SCATTER_VECTOR_FLOAT = 1,
    SCATTER_VECTOR_UINT8 = 2,
    SCATTER_VECTOR_INT8 = 3,
    SCATTER_VECTOR_UINT16 = 4,
    SCATTER_VECTOR_INT16 = 5,
    SCATTER_VECTOR_INT32 = 6,
    SCATTER_VECTOR_INT64 = 7,
    SCATTER_VECTOR_STRING = 8,
    SCATTER_VECTOR_BOOL = 9,
    SCATTER_VECTOR_FLOAT16 = 10,
    SCATTER_VECTOR_DOUBLE = 11,
    SCATTER_VECTOR_UINT32 = 12,
    SCATTER_VECTOR_UINT64 = 13,
    SCATTER_VECTOR_COMPLEX64 = 14,
    SCATTER_VECTOR_COMPLEX128 = 15,
    SCATTER_VECTOR_BFLOAT16 = 16
};

enum scatter_vector_operation {
    SCATTER_VECTOR_SCATTER,
    SCATTER_VECTOR_SCATTER_ELEMENTS,
    SCATTER_VECTOR_SCATTER_ND
};

/* The attribute reduction. UNLISTED is a value that no version of the operator has: such vectors must be refused. */
enum scatter_vector_reduction {
    SCATTER_VECTOR_NONE,
    SCATTER_VECTOR_ADD,
    SCATTER_VECTOR_MUL,
    SCATTER_VECTOR_MAX,
    SCATTER_VECTOR_MIN,
    SCATTER_VECTOR_UNLISTED
};

/* VALID: the inputs have a result. ACCEPTABLE: the text leaves open whether they are valid. INVALID: they break a rule. */
enum scatter_vector_result { SCATTER_VECTOR_VALID, SCATTER_VECTOR_ACCEPTABLE, SCATTER_VECTOR_INVALID };

enum scatter_vector_verdict {
    SCATTER_VECTOR_WRONG,
    SCATTER_VECTOR_TOLERATED, /* departs only from a convention */
    SCATTER_VECTOR_CONFORMS
};

/* elements is the offset of `count` elements for scatter_vector_elements, shape that of `rank` extents of type int64_t.
 *
 * Elements are in row-major order; float16 and bfloat16 are their bits, bool is one byte, the real part of a complex number
 * is before the imaginary part. Strings are uint32_t ends[count + 1], followed by bytes: string i is from byte ends[i] to
 * before byte ends[i + 1], counted from the beginning of ends. */
struct scatter_vector_tensor {
    uint32_t elements, shape, count;
    uint8_t type, rank; /* enum scatter_vector_type */
};

/* One test. output is an offset for scatter_vector_elements; id, comment, clauses, rules and reduction_text are offsets for
 * scatter_vector_text. */
struct scatter_vector {
    struct scatter_vector_tensor data, indices, updates;
    int64_t axis;     /* 0 if the node does not have it */
    uint32_t output;  /* elements, unless the result is INVALID; type and shape are those of data */
    uint32_t id;      /* that of core.json */
    uint32_t comment; /* why the test exists, in a sentence */
    uint32_t clauses; /* of the specification, separated by spaces */
    uint32_t rules;   /* if the result is INVALID: the rules that the inputs break, separated by spaces */
    uint32_t reduction_text; /* the attribute, for UNLISTED ones */
    uint16_t reduction_size; /* its length in bytes: it may contain zeros */
    uint8_t since_version;   /* the opset in which this version of the operator was introduced */
    uint8_t operation;       /* enum scatter_vector_operation */
    uint8_t reduction;       /* enum scatter_vector_reduction; NONE if the node does not have it */
    uint8_t has_axis;        /* 1: the node has the attribute */
    uint8_t has_reduction;
    uint8_t result; /* enum scatter_vector_result */
    uint8_t must;   /* if the result is INVALID: 1 if refusing is required, 0 if it is a convention */
    /* For scatter_vector_check: the first of the entries that are allowed, which those that are tolerated follow. */
    uint16_t allowed, tolerated;
    uint32_t entries;
};

extern const struct scatter_vector scatter_vectors[];
extern const size_t scatter_vector_count;
extern const char scatter_vectors_corpus[]; /* "scatter-cts 0.4.2" */

/* Elements or extents, aligned to 8 bytes. */
const void *scatter_vector_elements(uint32_t offset);

/* A text that ends with a zero. */
const char *scatter_vector_text(uint32_t offset);

/* What an answer is worth. output has `size` bytes, laid out like the elements of a tensor, with any alignment.
 * NULL: the input was refused. Without elements, size is 0 and output is any other pointer, also for strings. */
enum scatter_vector_verdict scatter_vector_check(const struct scatter_vector *vector, const void *output,
                                                 size_t size);

#ifdef __cplusplus
}
#endif

#endif
