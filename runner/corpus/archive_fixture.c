#include "archive_fixture.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static void put(struct fixture_archive *archive, const void *bytes, size_t size)
{
    if (size > sizeof archive->bytes - archive->size)
        abort();
    if (size > 0)
        memcpy(archive->bytes + archive->size, bytes, size);
    archive->size += size;
}

static void put_number(struct fixture_archive *archive, uint32_t number, int bytes)
{
    for (int i = 0; i < bytes; i++)
        put(archive, &(unsigned char){(unsigned char)(number >> 8 * i)}, 1);
}

static uint32_t crc_of(const char *bytes, size_t size)
{
    uint32_t crc = UINT32_MAX;
    for (size_t i = 0; i < size; i++) {
        crc ^= (unsigned char)bytes[i];
        for (int bit = 0; bit < 8; bit++)
            crc = crc >> 1 ^ ((crc & 1) != 0 ? 0xedb88320u : 0);
    }
    return ~crc;
}

static size_t bytes_of(const struct fixture_member *member)
{
    return member->bytes == NULL || member->size > 0 ? member->size : strlen(member->bytes);
}

static size_t name_size_of(const struct fixture_member *member)
{
    return member->name_size > 0 ? member->name_size : strlen(member->name);
}

/* The common part of the local entry of a member and its directory entry. */
static void put_description(struct fixture_archive *archive, const struct fixture_member *member)
{
    uint32_t size = (uint32_t)bytes_of(member);
    put_number(archive, 20, 2); /* version needed */
    put_number(archive, member->flags, 2);
    put_number(archive, member->method, 2);
    put_number(archive, 0x00210000, 4); /* 1980-01-01 */
    put_number(archive, member->wrong_crc != 0 ? member->wrong_crc : crc_of(member->bytes, size), 4);
    put_number(archive, size, 4);
    put_number(archive, member->wrong_size != 0 ? member->wrong_size : size, 4);
    put_number(archive, (uint32_t)name_size_of(member), 2);
    put_number(archive, 0, 2); /* extra field */
}

static void put_directory_entry(struct fixture_archive *archive, const struct fixture_member *member,
                                uint32_t offset)
{
    put_number(archive, 0x02014b50, 4);
    put_number(archive, 3 << 8 | 20, 2); /* made by UNIX */
    put_description(archive, member);
    put_number(archive, 0, 2); /* comment */
    put_number(archive, 0, 2); /* disk */
    put_number(archive, 0, 2); /* internal attributes */
    put_number(archive, (member->mode != 0 ? member->mode : 0100644) << 16, 4);
    put_number(archive, offset, 4);
    put(archive, member->name, name_size_of(member));
}

void fixture_archive(struct fixture_archive *archive, const struct fixture_member *members, size_t count)
{
    uint32_t offsets[64];
    archive->size = 0;
    if (count > sizeof offsets / sizeof *offsets)
        abort();
    for (size_t i = 0; i < count; i++) {
        offsets[i] = (uint32_t)archive->size;
        put_number(archive, 0x04034b50, 4);
        put_description(archive, &members[i]);
        put(archive, members[i].name, name_size_of(&members[i]));
        put(archive, members[i].bytes, bytes_of(&members[i]));
    }
    uint32_t directory = (uint32_t)archive->size;
    for (size_t i = 0; i < count; i++)
        put_directory_entry(archive, &members[i], offsets[i]);
    uint32_t directory_size = (uint32_t)archive->size - directory;
    put_number(archive, 0x06054b50, 4);
    put_number(archive, 0, 4); /* disks */
    put_number(archive, (uint32_t)count, 2);
    put_number(archive, (uint32_t)count, 2);
    put_number(archive, directory_size, 4);
    put_number(archive, directory, 4);
    put_number(archive, 0, 2); /* comment */
}

void fixture_archive_write(const struct temporary_folder *folder, const char *name,
                           const struct fixture_member *members, size_t count)
{
    struct fixture_archive *archive = malloc(sizeof *archive);
    if (archive == NULL)
        abort();
    fixture_archive(archive, members, count);
    temporary_folder_write(folder, name, archive->bytes, archive->size);
    free(archive);
}
