/*
 * TensorProto in and out: every encoding that ONNX allows for the element types of T, checked before it is
 * used. Whatever is wrong with a tensor is STATUS_UNREADABLE with the field's name in the message.
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

/*
 * Reads `length` bytes at `offset` of the file at a location, which is relative to `folder`, as file_read_contained
 * does; for files that lie elsewhere than in the file system.
 */
typedef enum status external_data_reader(const void *context, const char *folder, const char *location,
                                         uint64_t offset, uint64_t length, void **bytes, size_t *size,
                                         struct arena *arena, struct error *error);

/*
 * Where external data may lie: `folder` is the directory of the file that holds the TensorProto (locations
 * are relative to it), `boundary` the case folder that no location may leave. NULL where external data is
 * not to be had: then it is refused.
 */
struct external_data_scope {
    const char *folder;
    const char *boundary;
    external_data_reader *read; /* NULL: from the file system */
    const void *context;        /* for `read` */
};

/*
 * Decodes a TensorProto into a tensor whose elements are as tensor.h describes them, all in the arena. The
 * message itself may be discarded afterwards.
 *
 * Elements may stand in raw_data (little-endian, at any address), in the typed field of their type
 * (float_data also for complex64, double_data also for complex128, int32_data also for int8, int16, uint8,
 * uint16, bool and as bit patterns for float16 and bfloat16, uint64_data also for uint32), in string_data,
 * or outside (external data). raw_data of length 0 together with a typed field means the typed field.
 * Exactly as many elements as dims say must be there. bool bytes (or entries) other than 0 become
 * 1; which of them were not 1 is in odd_bools.
 *
 * An element type outside T is carried as its stored bytes: raw_data, else the low byte of each int32_data
 * entry; nothing about their number is checked. That includes data_type 0, which stands for an omitted value
 * in the protocol.
 *
 * Refused: no data_type at all; segments; negative or overflowing dims; a payload of another size than dims
 * say; two value fields at once; raw_data or external data for strings; values that their element type
 * cannot hold (int8 300 in int32_data); external data outside the boundary (absolute, "..", symbolic links),
 * past the end of its file, or with a malformed offset or length.
 */
enum status tensor_from_proto(struct tensor *tensor, const Onnx__TensorProto *proto,
                              const struct external_data_scope *scope, struct arena *arena,
                              struct error *error);

/*
 * Fetches external data into raw_data, so that the message stands for itself; *inlined (which may be NULL)
 * becomes true when there was some. Refused as above. The bytes are in the arena.
 */
enum status tensor_proto_inline(Onnx__TensorProto *proto, const struct external_data_scope *scope,
                                bool *inlined, struct arena *arena, struct error *error);

/* Parses a serialised TensorProto and decodes it. */
enum status tensor_from_bytes(struct tensor *tensor, const void *bytes, size_t size,
                              const struct external_data_scope *scope, struct arena *arena,
                              struct error *error);

/*
 * The canonical serialised form: dims, data_type, name if it is not "", and the elements in raw_data
 * (little-endian, present even when it is empty) or string_data. Elements of a type outside T go to raw_data
 * as they are. The same tensor always gives the same bytes. STATUS_OUT_OF_MEMORY when the arena refuses or
 * the message would pass MESSAGE_SIZE_LIMIT.
 */
enum status tensor_to_bytes(const struct tensor *tensor, void **bytes, size_t *size, struct arena *arena,
                            struct error *error);

#endif
