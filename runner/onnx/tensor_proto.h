/*
 * Decodes and encodes TensorProto: every encoding that ONNX allows for the element types of T, checked before
 * use. An invalid tensor is STATUS_UNREADABLE, with the field's name in the message.
 *
 * Source: onnx.proto, message TensorProto.
 */
#ifndef SCATTER_TENSOR_PROTO_H
#define SCATTER_TENSOR_PROTO_H

#include "arena.h"
#include "message.h"
#include "onnx.pb-c.h"
#include "status.h"
#include "tensor.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Reads `length` bytes at `offset` of the file at a location relative to `folder`, like file_read_contained,
 * for files that are not in the file system. The bytes stay as long as `context`, or are in the arena. */
typedef enum status external_data_reader(const void *context, const char *folder, const char *location,
                                         uint64_t offset, uint64_t length, const void **bytes, size_t *size,
                                         struct arena *arena, struct error *error);

/*
 * The allowed location of external data: `folder` is the directory of the file that contains the TensorProto
 * (locations are relative to it), `boundary` is the case folder, which must contain every location. A NULL
 * scope means that external data is refused.
 */
struct external_data_scope {
    const char *folder;
    const char *boundary;
    external_data_reader *read; /* NULL: from the file system */
    const void *context;        /* for `read` */
};

/*
 * Decodes a TensorProto into a tensor as described in tensor.h, in the arena. The message may be discarded
 * afterwards.
 *
 * Elements may be in raw_data (little-endian, at any address), in the typed field of their type (float_data
 * also for complex64, double_data also for complex128, int32_data also for int8, int16, uint8, uint16, bool
 * and as bit patterns for float16 and bfloat16, uint64_data also for uint32), in string_data, or outside
 * (external data). If raw_data of length 0 is set together with a typed field, the typed field counts. The
 * number of elements must match dims exactly. bool bytes (or entries) other than 0 become 1; odd_bools marks
 * those that were neither 0 nor 1.
 *
 * Elements of a type outside T are kept as their stored bytes: raw_data, else the low byte of each int32_data
 * entry; their number is not checked. This includes data_type 0, which represents an omitted value in the
 * protocol.
 *
 * Refused: a missing data_type; segments; negative or overflowing dims; a payload whose size does not match
 * dims; two value fields at once; raw_data or external data for strings; values outside the range of their
 * element type (int8 300 in int32_data); external data outside the boundary (absolute, "..", symbolic links),
 * past the end of its file, or with a malformed offset or length.
 */
enum status tensor_from_proto(struct tensor *tensor, const Onnx__TensorProto *proto,
                              const struct external_data_scope *scope, struct arena *arena,
                              struct error *error);

/*
 * Reads external data into raw_data, so that the message is self-contained; *inlined (which may be NULL)
 * becomes true if there was any. Errors as above. The bytes are in the arena or where `scope` has them, and
 * must not be changed.
 */
enum status tensor_proto_inline(Onnx__TensorProto *proto, const struct external_data_scope *scope,
                                bool *inlined, struct arena *arena, struct error *error);

/* Parses a serialised TensorProto and decodes it. */
enum status tensor_from_bytes(struct tensor *tensor, const void *bytes, size_t size,
                              const struct external_data_scope *scope, struct arena *arena,
                              struct error *error);

/* Fills a message with a tensor, from which it borrows: dims, data_type, name if it is not "", and the
 * elements in raw_data (little-endian, present even if empty) or string_data. STATUS_OUT_OF_MEMORY only. */
enum status tensor_to_proto(Onnx__TensorProto *proto, const struct tensor *tensor, struct arena *arena,
                            struct error *error);

/*
 * The canonical serialised form: dims, data_type, name if it is not "", and the elements in raw_data
 * (little-endian, present even if empty) or string_data. Elements of a type outside T are written to raw_data
 * unchanged. The same tensor always gives the same bytes. STATUS_OUT_OF_MEMORY if the arena has no memory or
 * the message would exceed MESSAGE_SIZE_LIMIT.
 */
enum status tensor_to_bytes(const struct tensor *tensor, void **bytes, size_t *size, struct arena *arena,
                            struct error *error);

/*
 * The encoding of each element type of T in a TensorProto.
 *
 * Source: onnx.proto, the comments of the fields of TensorProto.
 */

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
