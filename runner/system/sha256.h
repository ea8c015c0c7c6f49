/* SHA-256 (FIPS 180-4), implemented by Nettle. */
#ifndef SCATTER_SHA256_H
#define SCATTER_SHA256_H

#include <nettle/sha2.h>
#include <stddef.h>
#include <stdint.h>

/* A hash as text: 64 hexadecimal digits, lower case, and a NUL. */
enum { SHA256_TEXT_SIZE = 65 };

/* A hash in progress; initialised by sha256_begin. */
struct sha256 {
    struct sha256_ctx context;
};

void sha256_begin(struct sha256 *hash);
void sha256_add(struct sha256 *hash, const void *bytes, size_t size);

/* Adds a number as eight bytes, least significant first. */
void sha256_add_number(struct sha256 *hash, uint64_t number);

/* Writes the hash of everything that was added, as bytes or as text. `hash` must not be used afterwards. */
void sha256_end_bytes(struct sha256 *hash, uint8_t bytes[SHA256_DIGEST_SIZE]);
void sha256_end(struct sha256 *hash, char text[SHA256_TEXT_SIZE]);

/* The hash of these bytes alone, as text. */
void sha256_of(const void *bytes, size_t size, char text[SHA256_TEXT_SIZE]);

#endif
