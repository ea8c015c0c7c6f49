#include "sha256.h"

#include <nettle/version.h>

void sha256_begin(struct sha256 *hash)
{
    sha256_init(&hash->context);
}

void sha256_add(struct sha256 *hash, const void *bytes, size_t size)
{
    if (size > 0)
        sha256_update(&hash->context, size, bytes);
}

void sha256_add_number(struct sha256 *hash, uint64_t number)
{
    uint8_t bytes[8];
    for (int i = 0; i < 8; i++)
        bytes[i] = (uint8_t)(number >> (8 * i));
    sha256_add(hash, bytes, sizeof bytes);
}

void sha256_end_bytes(struct sha256 *hash, uint8_t bytes[SHA256_DIGEST_SIZE])
{
#if NETTLE_VERSION_MAJOR >= 4
    sha256_digest(&hash->context, bytes);
#else
    sha256_digest(&hash->context, SHA256_DIGEST_SIZE, bytes);
#endif
}

void sha256_end(struct sha256 *hash, char text[SHA256_TEXT_SIZE])
{
    uint8_t digest[SHA256_DIGEST_SIZE];
    sha256_end_bytes(hash, digest);
    for (size_t i = 0; i < sizeof digest; i++) {
        text[2 * i] = "0123456789abcdef"[digest[i] >> 4];
        text[2 * i + 1] = "0123456789abcdef"[digest[i] & 15];
    }
    text[SHA256_TEXT_SIZE - 1] = '\0';
}

void sha256_of(const void *bytes, size_t size, char text[SHA256_TEXT_SIZE])
{
    struct sha256 hash;
    sha256_begin(&hash);
    sha256_add(&hash, bytes, size);
    sha256_end(&hash, text);
}
