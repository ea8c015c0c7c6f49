/* An index of globs by their literal beginnings. */
#include "text_compare.h"

#include <stdint.h>
#include <string.h>

/* FNV-1a, which can be computed byte by byte. */
static const uint64_t hash_start = 0xcbf29ce484222325;

static uint64_t hash_byte(uint64_t hash, char byte)
{
    return (hash ^ (unsigned char)byte) * 0x100000001b3;
}

/* The length of the literal beginning of a glob. */
static size_t beginning_of(const char *glob)
{
    return strcspn(glob, "*?[\\");
}

/* The literal end of a glob. */
static struct glob_end end_of(const char *glob)
{
    size_t length = strlen(glob), plain = 0;
    while (plain < length && strchr("*?[]\\", glob[length - plain - 1]) == NULL)
        plain++;
    return (struct glob_end){glob + length - plain, plain};
}

static bool has_end(const char *text, size_t length, const struct glob_end *end)
{
    return end->size <= length && memcmp(end->text, text + length - end->size, end->size) == 0;
}

/* Whether the literal beginning of a glob is equal to these bytes. */
static bool has_beginning(const char *glob, const char *text, size_t length)
{
    return strncmp(glob, text, length) == 0 && beginning_of(glob + length) == 0;
}

/* The slot of a beginning in the table: the slot of a glob with this beginning, or a free slot. */
static size_t place_of(const struct glob_index *index, const char *text, size_t length, uint64_t hash)
{
    size_t place = (size_t)(hash ^ hash >> 32) & index->mask;
    while (index->first[place] != index->count &&
           !has_beginning(index->globs[index->first[place]], text, length))
        place = (place + 1) & index->mask;
    return place;
}

bool glob_index_make(struct glob_index *index, const char *const *globs, size_t count, struct arena *arena)
{
    size_t size = 16;
    while (size / 2 < count)
        size *= 2;
    *index = (struct glob_index){.globs = globs,
                                 .first = arena_allocate_zeroed(arena, size, sizeof *index->first),
                                 .ends = arena_allocate_zeroed(arena, count, sizeof *index->ends),
                                 .next = arena_allocate_zeroed(arena, count, sizeof *index->next),
                                 .count = count,
                                 .mask = size - 1};
    if (index->first == NULL || index->ends == NULL || index->next == NULL)
        return false;
    for (size_t place = 0; place < size; place++)
        index->first[place] = count;
    for (size_t i = 0; i < count; i++) {
        if (globs[i] == NULL)
            continue;
        size_t length = beginning_of(globs[i]);
        uint64_t hash = hash_start;
        for (size_t k = 0; k < length; k++)
            hash = hash_byte(hash, globs[i][k]);
        size_t *first = &index->first[place_of(index, globs[i], length, hash)];
        index->ends[i] = end_of(globs[i]);
        index->next[i] = *first;
        *first = i;
    }
    return true;
}

size_t glob_index_matches(const struct glob_index *index, const char *text, size_t *found)
{
    size_t matches = 0, size = strlen(text);
    uint64_t hash = hash_start;
    for (size_t length = 0;; length++) {
        for (size_t i = index->first[place_of(index, text, length, hash)]; i != index->count;
             i = index->next[i])
            if (has_end(text, size, &index->ends[i]) && glob_matches(index->globs[i], text))
                found[matches++] = i;
        if (text[length] == '\0')
            return matches;
        hash = hash_byte(hash, text[length]);
    }
}
