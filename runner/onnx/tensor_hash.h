/*
 * Hashes of the values of tensors, independent of the encoding in a file and of the name.
 */
#ifndef SCATTER_TENSOR_HASH_H
#define SCATTER_TENSOR_HASH_H

#include "sha256.h"
#include "tensor.h"

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
