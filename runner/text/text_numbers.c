#include "text_numbers.h"

#include "arena.h"
#include "sha256.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_CAPACITY = 64 };

struct text_number {
    uint64_t digest[2];
    size_t next; /* its number and 1; 0: the place is free */
};

static struct text_number entry_of(const char *text)
{
    struct text_number entry = {.next = 0};
    struct sha256 hash;
    uint8_t digest[SHA256_DIGEST_SIZE];
    sha256_begin(&hash);
    sha256_add(&hash, text, strlen(text));
    sha256_end_bytes(&hash, digest);
    memcpy(entry.digest, digest, sizeof entry.digest);
    return entry;
}

/* Where an entry with this digest is, or the free place where it belongs: there is always one. */
static struct text_number *place_of(const struct text_numbers *numbers, const uint64_t digest[2])
{
    size_t at = (size_t)digest[0] & (numbers->capacity - 1);
    while (numbers->entries[at].next > 0 &&
           memcmp(numbers->entries[at].digest, digest, sizeof numbers->entries[at].digest) != 0)
        at = (at + 1) & (numbers->capacity - 1);
    return &numbers->entries[at];
}

/* Makes room for one more, such that a third of the places is free. False without memory. */
static bool make_room(struct text_numbers *numbers)
{
    if (numbers->count < numbers->capacity / 3 * 2)
        return true;
    struct text_numbers larger = {.capacity = numbers->capacity == 0 ? FIRST_CAPACITY : 2 * numbers->capacity,
                                  .count = numbers->count,
                                  .is_short = numbers->is_short};
    larger.entries = calloc(larger.capacity, sizeof *larger.entries);
    if (larger.entries == NULL)
        return false;
    for (size_t i = 0; i < numbers->capacity; i++)
        if (numbers->entries[i].next > 0)
            *place_of(&larger, numbers->entries[i].digest) = numbers->entries[i];
    free(numbers->entries);
    *numbers = larger;
    return true;
}

enum text_added text_numbers_add(struct text_numbers *numbers, const char *text, size_t number)
{
    if (!make_room(numbers)) {
        if (text_numbers_find(numbers, text, NULL))
            return TEXT_IS_KNOWN;
        numbers->is_short = true;
        arena_note_system_out_of_memory();
        return TEXT_HAS_NO_MEMORY;
    }
    struct text_number entry = entry_of(text), *place = place_of(numbers, entry.digest);
    if (place->next > 0)
        return TEXT_IS_KNOWN;
    entry.next = number + 1;
    *place = entry;
    numbers->count++;
    return TEXT_IS_NEW;
}

bool text_numbers_find(const struct text_numbers *numbers, const char *text, size_t *number)
{
    if (numbers->count == 0)
        return false;
    const struct text_number entry = entry_of(text), *place = place_of(numbers, entry.digest);
    if (place->next > 0 && number != NULL)
        *number = place->next - 1;
    return place->next > 0;
}

void text_numbers_free(struct text_numbers *numbers)
{
    free(numbers->entries);
    *numbers = (struct text_numbers){.entries = NULL};
}

char *text_kept(const char *text)
{
    const size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy == NULL)
        arena_note_system_out_of_memory();
    return copy == NULL ? NULL : memcpy(copy, text, size);
}
