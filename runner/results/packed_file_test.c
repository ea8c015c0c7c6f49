#include "packed_file.h"
#include "temporary_folder_fixture.h"

#include <criterion/criterion.h>
#include <string.h>

enum { SIZE = 200 * 1000, PIECE = 7777 }; /* of the contents, in bytes; of what is read at a time */

static struct temporary_folder folder;
static struct error error;
static char written[SIZE], seen[2 * SIZE + PIECE], packed[2 * SIZE];
static size_t packed_size;

/* Packs bytes that differ, so that they take several parts of the file. */
static void set_up(void)
{
    folder = temporary_folder_create();
    for (uint32_t i = 0, state = 1; i < SIZE; i++, state = state * 1664525 + 1013904223)
        written[i] = (char)(state >> 24);
    z_stream stream = {.next_in = (Bytef *)written,
                       .avail_in = SIZE,
                       .next_out = (Bytef *)packed,
                       .avail_out = sizeof packed};
    cr_assert(deflateInit2(&stream, 1, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY) == Z_OK);
    cr_assert(deflate(&stream, Z_FINISH) == Z_STREAM_END);
    packed_size = stream.total_out;
    (void)deflateEnd(&stream);
}

static void tear_down(void)
{
    temporary_folder_remove(&folder);
}

TestSuite(packed_file, .init = set_up, .fini = tear_down);

/* Reads a file with these bytes into `seen`. */
static enum status read_bytes(const void *bytes, size_t size, size_t *count)
{
    static struct packed_file file;
    char path[300];
    (void)snprintf(path, sizeof path, "%s/file", folder.path);
    temporary_folder_write(&folder, "file", bytes, size);
    cr_assert(packed_file_open(&file, path, &error) == STATUS_OK);
    enum status status = STATUS_OK;
    *count = 0;
    for (size_t got = 1; status == STATUS_OK && got > 0; *count += got) {
        got = 0;
        status = packed_file_read(&file, seen + *count, PIECE, &got, &error);
    }
    packed_file_close(&file);
    return status;
}

static void expect_refused(const void *bytes, size_t size, const char *reason)
{
    size_t count;
    cr_expect(read_bytes(bytes, size, &count) == STATUS_UNREADABLE);
    cr_expect(strstr(error.message, reason) != NULL, "%s", error.message);
}

Test(packed_file, a_plain_file_is_read_as_it_is)
{
    size_t count;
    cr_assert(read_bytes(written, SIZE, &count) == STATUS_OK, "%s", error.message);
    cr_expect(count == SIZE && memcmp(seen, written, SIZE) == 0);
}

Test(packed_file, an_empty_file_has_no_bytes)
{
    size_t count;
    cr_assert(read_bytes("", 0, &count) == STATUS_OK, "%s", error.message);
    cr_expect(count == 0);
}

Test(packed_file, a_compressed_file_is_unpacked)
{
    size_t count;
    cr_assert(read_bytes(packed, packed_size, &count) == STATUS_OK, "%s", error.message);
    cr_expect(count == SIZE && memcmp(seen, written, SIZE) == 0);
}

Test(packed_file, compressed_files_in_a_row_are_unpacked_in_a_row)
{
    size_t count;
    static char both[2 * sizeof packed];
    memcpy(both, packed, packed_size);
    memcpy(both + packed_size, packed, packed_size);
    cr_assert(read_bytes(both, 2 * packed_size, &count) == STATUS_OK, "%s", error.message);
    cr_expect(count == 2 * SIZE && memcmp(seen + SIZE, written, SIZE) == 0);
}

Test(packed_file, compressed_data_without_their_last_byte_are_cut_off)
{
    expect_refused(packed, packed_size - 1, "the gzip data are cut off");
}

Test(packed_file, compressed_data_without_their_second_half_are_cut_off)
{
    expect_refused(packed, packed_size / 2, "the gzip data are cut off");
}

Test(packed_file, a_wrong_checksum_is_damage)
{
    packed[packed_size - 5] ^= 1;
    expect_refused(packed, packed_size, "the gzip data are damaged");
}

Test(packed_file, a_file_that_has_only_the_first_byte_of_gzip_is_damaged)
{
    expect_refused("\x1f{\"type\":\"header\"}", 18, "the gzip data are damaged");
}

Test(packed_file, bytes_after_the_compressed_data_are_damage)
{
    packed[packed_size] = '\n';
    expect_refused(packed, packed_size + 1, "the gzip data are");
}

Test(packed_file, data_above_the_limit_of_files_are_refused)
{
    static struct packed_file file;
    char path[300];
    size_t got;
    (void)snprintf(path, sizeof path, "%s/file", folder.path);
    temporary_folder_write(&folder, "file", packed, packed_size);
    cr_assert(packed_file_open(&file, path, &error) == STATUS_OK);
    file.unpacked = FILE_SIZE_LIMIT - PIECE; /* as if so many bytes had been read already */
    cr_expect(packed_file_read(&file, seen, PIECE, &got, &error) == STATUS_OK);
    cr_expect(packed_file_read(&file, seen, PIECE, &got, &error) == STATUS_UNREADABLE);
    cr_expect(strstr(error.message, "more than 2147483648 bytes are unpacked") != NULL, "%s", error.message);
    packed_file_close(&file);
}
