#include "markup.h"

#include <nettle/sha2.h>
#include <stdio.h>
#include <string.h>

const char *markup_id_of(const char *text, struct arena *arena)
{
    enum { DIGEST_SHOWN = 8, TAIL = 1 + 2 * DIGEST_SHOWN };
    static const char kept[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._/";
    size_t length = strlen(text);
    if (length > 0 && length <= MARKUP_ID_SIZE && text[strspn(text, kept)] == '\0') {
        const char *copy = arena_copy_text(arena, text, length);
        return copy == NULL ? "" : copy;
    }
    size_t shown = length < MARKUP_ID_SIZE - TAIL ? length : MARKUP_ID_SIZE - TAIL;
    char *id = arena_allocate(arena, shown + TAIL + 1);
    if (id == NULL)
        return "";
    for (size_t i = 0; i < shown; i++)
        id[i] = strchr(kept, text[i]) != NULL ? text[i] : '_';
    uint8_t digest[SHA256_DIGEST_SIZE];
    struct sha256_ctx hash;
    sha256_init(&hash);
    sha256_update(&hash, length, (const uint8_t *)text);
    sha256_digest(&hash, sizeof digest, digest);
    id[shown] = '~';
    for (size_t i = 0; i < DIGEST_SHOWN; i++)
        (void)snprintf(id + shown + 1 + 2 * i, 3, "%02x", digest[i]);
    return id;
}
