/*
 * The mutator of archives: it changes bytes, names, or single fields of the directory and of local headers.
 * In most cases it then corrects the checksums of stored members, because members with a wrong checksum are
 * not examined further. Source: APPNOTE.TXT, 4.3.
 */
#include "shuffle.h"
#include "target.h"

#include <stdbool.h>
#include <string.h>

/* Offsets in an entry of the directory and in the header of a member. */
enum {
    ENTRY_SIZE = 46,
    ENTRY_COMMON = 6, /* the fields that the header repeats, COMMON_SIZE bytes */
    ENTRY_METHOD = 10,
    ENTRY_CRC = 16,
    ENTRY_STORED_SIZE = 20,
    ENTRY_NAME_SIZE = 28,
    ENTRY_OFFSET = 42,
    HEADER_SIZE = 30,
    HEADER_COMMON = 4,
    COMMON_SIZE = 24,
    HEADER_CRC = 14,
    HEADER_NAME_SIZE = 26,
    HEADER_EXTRA_SIZE = 28,
    MOST_MEMBERS = 64
};

static uint32_t number_at(const uint8_t *bytes, int size)
{
    uint32_t number = 0;
    for (int i = 0; i < size; i++)
        number |= (uint32_t)bytes[i] << 8 * i;
    return number;
}

static void put_number(uint8_t *bytes, uint32_t number, int size)
{
    for (int i = 0; i < size; i++)
        bytes[i] = (uint8_t)(number >> 8 * i);
}

static uint32_t crc_of(const uint8_t *bytes, size_t size)
{
    uint32_t crc = UINT32_MAX;
    for (size_t i = 0; i < size; i++) {
        crc ^= bytes[i];
        for (int bit = 0; bit < 8; bit++)
            crc = crc >> 1 ^ ((crc & 1) != 0 ? 0xedb88320u : 0);
    }
    return ~crc;
}

/* The entries of the directory, by their signatures. */
static size_t find_entries(const uint8_t *bytes, size_t size, size_t entries[MOST_MEMBERS])
{
    size_t count = 0;
    for (size_t i = 0; i + ENTRY_SIZE <= size && count < MOST_MEMBERS; i++)
        if (memcmp(bytes + i, "PK\1\2", 4) == 0)
            entries[count++] = i;
    return count;
}

/* The header of a member; false if it is not completely in the archive. */
static bool find_header(size_t size, const uint8_t *entry, size_t *header)
{
    *header = number_at(entry + ENTRY_OFFSET, 4);
    return *header <= size && size - *header >= HEADER_SIZE;
}

/* Finds the bytes of a member; false if they are compressed or missing. */
static bool find_contents(const uint8_t *bytes, size_t size, const uint8_t *entry, size_t *header,
                          size_t *start, size_t *length)
{
    *length = number_at(entry + ENTRY_STORED_SIZE, 4);
    if (!find_header(size, entry, header) || number_at(entry + ENTRY_METHOD, 2) != 0)
        return false;
    *start = *header + HEADER_SIZE + number_at(bytes + *header + HEADER_NAME_SIZE, 2) +
             number_at(bytes + *header + HEADER_EXTRA_SIZE, 2);
    return *start <= size && *length <= size - *start;
}

static void repair(uint8_t *bytes, size_t size)
{
    size_t entries[MOST_MEMBERS], header, start, length;
    size_t count = find_entries(bytes, size, entries);
    for (size_t i = 0; i < count; i++) {
        uint8_t *entry = bytes + entries[i];
        if (!find_contents(bytes, size, entry, &header, &start, &length))
            continue;
        uint32_t crc = crc_of(bytes + start, length);
        put_number(bytes + header + HEADER_CRC, crc, 4);
        put_number(entry + ENTRY_CRC, crc, 4);
    }
}

/* Changes a number in `count` fields of two bytes. */
static void change_number(uint8_t *fields, size_t count, uint64_t *state)
{
    static const uint32_t numbers[] = {0, 1, 8, 0x800, 0x7fffffff, UINT32_MAX, 0x41ff0000, 0xa1ff0000, 0x10};
    int width = splitmix64(state) % 2 == 0 ? 2 : 4;
    uint32_t number = numbers[splitmix64(state) % (sizeof numbers / sizeof *numbers)];
    put_number(fields + 2 * (splitmix64(state) % (count - 1)), number, width);
}

/* Changes a field of an entry, of the member's header, or mostly of both, or the name in both: if they
 * differ, the archive is refused and not examined further. */
static void change_entry(uint8_t *bytes, size_t size, uint8_t *entry, uint64_t *state)
{
    size_t name_size = number_at(entry + ENTRY_NAME_SIZE, 2), header, start, length;
    bool has_name = name_size > 0 && name_size <= size - (size_t)(entry - bytes) - ENTRY_SIZE;
    if (!has_name || splitmix64(state) % 2 == 0) {
        bool has_header = find_header(size, entry, &header);
        if (has_header && splitmix64(state) % 4 == 0) {
            change_number(bytes + header + HEADER_COMMON, (HEADER_SIZE - HEADER_COMMON) / 2, state);
            return;
        }
        change_number(entry + 4, (ENTRY_SIZE - 4) / 2, state);
        if (has_header && splitmix64(state) % 4 != 0)
            memmove(bytes + header + HEADER_COMMON, entry + ENTRY_COMMON, COMMON_SIZE); /* may overlap */
        return;
    }
    uint8_t *name = entry + ENTRY_SIZE;
    name[splitmix64(state) % name_size] = (uint8_t)("/.\\a_\n\xff"
                                                    "0"[splitmix64(state) % 8]);
    if (find_contents(bytes, size, entry, &header, &start, &length) &&
        start - header >= HEADER_SIZE + name_size)
        memmove(bytes + header + HEADER_SIZE, name, name_size); /* they may overlap */
}

size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t size, size_t largest, unsigned int seed)
{
    size_t entries[MOST_MEMBERS], header, start, length;
    uint64_t state = seed;
    size_t count = find_entries(bytes, size, entries);
    uint64_t choice = splitmix64(&state) % 4;
    uint8_t *entry = count == 0 ? NULL : bytes + entries[splitmix64(&state) % count];
    if (entry != NULL && choice < 2)
        change_entry(bytes, size, entry, &state);
    else if (entry != NULL && choice == 2 && find_contents(bytes, size, entry, &header, &start, &length) &&
             length > 0)
        (void)LLVMFuzzerMutate(bytes + start, length,
                               length); /* a shorter result leaves the rest unchanged */
    else
        size = LLVMFuzzerMutate(bytes, size, largest);
    if (splitmix64(&state) % 4 != 0)
        repair(bytes, size);
    return size;
}
