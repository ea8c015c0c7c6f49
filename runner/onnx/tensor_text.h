/* Tensor values as text for users: decimal, followed by the bits. */
#ifndef SCATTER_TENSOR_TEXT_H
#define SCATTER_TENSOR_TEXT_H

#include "arena.h"
#include "sha256.h"
#include "tensor.h"

#include <stdint.h>

/*
 * One element of a tensor of T as text in the arena, such as "-0.5 (0xbf000000)", "7", "true", "\"a\\x00b\""
 * or "1+2i (0x3f800000 0x40000000)". Decimals have enough digits to distinguish a value from its neighbours.
 */
const char *element_text(const struct tensor *tensor, int64_t position, struct arena *arena);

/* The same without the bits, such as "-0.5" or "1+2i". */
const char *element_value_text(const struct tensor *tensor, int64_t position, struct arena *arena);

/* A whole tensor as text in the arena, one row per line, each line indented by `indent`; elements without
 * their bits. Long tensors are cut in the middle, where the number of omitted elements is shown. */
const char *tensor_text(const struct tensor *tensor, const char *indent, struct arena *arena);

/* The coordinates of a position, such as "[1,0]", as text in the arena. */
const char *position_text(const struct tensor *tensor, int64_t position, struct arena *arena);

/* Hashes of the values of tensors, independent of the encoding in a file and of the name. */

/*
 * SHA-256 of the elements as in raw_data: row-major, little-endian, without padding; in Python
 * hashlib.sha256(array.tobytes()). For strings, each element adds its length in bytes as a 64-bit number and
 * its bytes.
 */
void tensor_elements_hash(const struct tensor *tensor, char text[SHA256_TEXT_SIZE]);

/* Copies the first bytes of the hashed data, at most `size`, into `bytes`. Returns their number. */
size_t tensor_first_bytes(const struct tensor *tensor, uint8_t *bytes, size_t size);

/* Adds element type, rank, extents (each as a 64-bit number) and the elements as above. */
void tensor_hash_add(struct sha256 *hash, const struct tensor *tensor);

#endif
