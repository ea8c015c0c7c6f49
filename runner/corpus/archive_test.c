#include "archive.h"
#include "archive_fixture.h"
#include "file.h"
#include "machine.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zip.h>

static struct arena arena;
static struct error error;
static struct temporary_folder folder;
static struct archive *archives;

static void set_up(void)
{
    arena = arena_create((size_t)64 << 20);
    error = (struct error){0};
    folder = temporary_folder_create();
    archives = NULL;
}

static void tear_down(void)
{
    archives_close(&archives);
    temporary_folder_remove(&folder);
    arena_destroy(&arena);
}

TestSuite(archive, .init = set_up, .fini = tear_down);

static enum status open_file(const char *name)
{
    return archive_open(&archives, arena_format(&arena, "%s/%s", folder.path, name), &error);
}

static void expect_opened(const struct fixture_member *members, size_t count)
{
    fixture_archive_write(&folder, "a.zip", members, count);
    cr_assert(open_file("a.zip") == STATUS_OK, "%s", error.message);
}

/* Expects that the archive is refused with a message that names the file and contains `expected`. */
static void expect_refused(const char *expected, const struct fixture_member *members, size_t count)
{
    fixture_archive_write(&folder, "a.zip", members, count);
    enum status status = open_file("a.zip");
    cr_expect(status == STATUS_UNREADABLE && archives == NULL, "%s", status_name(status));
    cr_expect(strstr(error.message, "a.zip: ") != NULL && strstr(error.message, expected) != NULL,
              "\"%s\" in \"%s\"", expected, error.message);
}

static void expect_bytes(const char *path, const char *expected)
{
    const void *bytes;
    size_t size;
    cr_assert(archive_read(archives, path, path, &bytes, &size, &arena, &error) == STATUS_OK, "%s",
              error.message);
    cr_expect(size == strlen(expected) && memcmp(bytes, expected, size) == 0, "%.*s", (int)size,
              (const char *)bytes);
}

static void expect_unreadable(const char *path)
{
    const void *bytes;
    size_t size;
    enum status status = archive_read(archives, path, "the member", &bytes, &size, &arena, &error);
    cr_expect(status == STATUS_UNREADABLE, "%s", status_name(status));
    cr_expect(strncmp(error.message, "the member: ", 12) == 0, "%s", error.message);
}

/* ---- reading ------------------------------------------------------------------------------------------- */

Test(archive, members_are_read)
{
    expect_opened(MEMBERS({.name = "b/model.onnx", .bytes = "bytes"}, {.name = "empty", .bytes = ""}));
    expect_bytes("b/model.onnx", "bytes");
    expect_bytes("empty", "");
}

Test(archive, an_empty_member_with_a_checksum_is_refused)
{
    expect_refused("member \"a\": is empty, but has a CRC-32",
                   MEMBERS({.name = "a", .bytes = "", .wrong_crc = 7}));
}

/* ---- looking up ---------------------------------------------------------------------------------------- */

Test(archive, a_missing_member_is_not_found)
{
    const void *bytes;
    size_t size;
    expect_opened(MEMBERS({.name = "a/b", .bytes = "1"}));
    cr_expect(archive_read(archives, "a/c", "a/c", &bytes, &size, &arena, &error) == STATUS_NOT_FOUND);
    cr_expect(archive_read(archives, "a", "a", &bytes, &size, &arena, &error) == STATUS_NOT_FOUND);
    cr_expect(archive_read(archives, "z", "z", &bytes, &size, &arena, &error) == STATUS_NOT_FOUND);
}

Test(archive, the_bytes_of_the_file_are_kept)
{
    expect_opened(MEMBERS({.name = "a", .bytes = "1"}));
    temporary_folder_delete(&folder, "a.zip");
    expect_bytes("a", "1");
}

/* printf '83dcefb7 1 a\n00000000 0 b\n1ad5be0d 1 b/c\n' | sha256sum */
Test(archive, its_hash_is_that_of_names_sizes_and_checksums_by_path)
{
    char hash[SHA256_TEXT_SIZE];
    expect_opened(MEMBERS({.name = "b/c", .bytes = "2"}, {.name = "b/", .bytes = "", .mode = 040755},
                          {.name = "a", .bytes = "1"}));
    archive_hash(archives, hash);
    cr_expect_str_eq(hash, "b97aa7b21930bf44c7d3895bcb801a3291c637bbcb4a0c4649e61f3cd27d8729");
}

Test(archive, a_member_with_a_wrong_checksum_is_refused_when_it_is_read)
{
    expect_opened(MEMBERS({.name = "a", .bytes = "1", .wrong_crc = 7}, {.name = "b", .bytes = "2"}));
    expect_unreadable("a");
    expect_unreadable("a"); /* again: a check is remembered only if it succeeds */
    expect_bytes("b", "2");
}

static void read_on_a_thread(size_t index, int thread, void *context)
{
    struct arena *arenas = context;
    const void *bytes;
    size_t size;
    struct error own;
    char expected[2] = {(char)('0' + index % 2), '\0'};
    bool read = archive_read(archives, index % 2 == 0 ? "a" : "b", "", &bytes, &size, &arenas[thread],
                             &own) == STATUS_OK;
    if (!read || size != 1 || memcmp(bytes, expected, 1) != 0)
        abort();
}

Test(archive, several_threads_read_at_the_same_time)
{
    struct arena arenas[4];
    expect_opened(MEMBERS({.name = "a", .bytes = "0"}, {.name = "b", .bytes = "1"}));
    for (int i = 0; i < 4; i++)
        arenas[i] = arena_create((size_t)16 << 20);
    parallel_for(1000, 4, read_on_a_thread, arenas);
    for (int i = 0; i < 4; i++)
        arena_destroy(&arenas[i]);
}

/* ---- deflated ------------------------------------------------------------------------------------------ */

/* Writes an archive with one member of `size` zeros, deflated. */
static void write_deflated(size_t size)
{
    int reason;
    zip_error_t problem;
    zip_error_init(&problem);
    zip_t *zip = zip_open(arena_format(&arena, "%s/a.zip", folder.path), ZIP_CREATE, &reason);
    zip_source_t *source = zip_source_buffer_create(calloc(size, 1), size, 1, &problem);
    cr_assert(zip != NULL && source != NULL);
    zip_int64_t index = zip_file_add(zip, "zeros", source, 0);
    cr_assert(index == 0 && zip_set_file_compression(zip, 0, ZIP_CM_DEFLATE, 9) == 0);
    cr_assert(zip_close(zip) == 0);
    zip_error_fini(&problem);
}

Test(archive, a_deflated_member_is_read)
{
    const void *bytes;
    size_t size;
    write_deflated(1000000);
    cr_assert(open_file("a.zip") == STATUS_OK, "%s", error.message);
    cr_assert(archive_read(archives, "zeros", "zeros", &bytes, &size, &arena, &error) == STATUS_OK);
    cr_expect(size == 1000000 && ((const char *)bytes)[999999] == 0);
}

Test(archive, a_deflated_member_does_not_fit_into_an_arena_that_is_too_small)
{
    const void *bytes;
    size_t size;
    struct arena small = arena_create(128);
    write_deflated(1000);
    cr_assert(open_file("a.zip") == STATUS_OK, "%s", error.message);
    cr_expect(archive_read(archives, "zeros", "zeros", &bytes, &size, &small, &error) ==
              STATUS_OUT_OF_MEMORY);
    arena_destroy(&small);
}

Test(archive, a_damaged_deflated_member_is_refused_when_it_is_read)
{
    void *bytes;
    size_t size;
    write_deflated(1000);
    cr_assert(file_read(arena_format(&arena, "%s/a.zip", folder.path), &bytes, &size, &arena, &error) ==
              STATUS_OK);
    ((char *)bytes)[30 + strlen("zeros")] ^= 0x10; /* the first deflated byte */
    temporary_folder_write(&folder, "a.zip", bytes, size);
    cr_assert(open_file("a.zip") == STATUS_OK, "%s", error.message);
    expect_unreadable("zeros");
}

static void inflate_on_a_thread(size_t index, int thread, void *context)
{
    struct arena *arenas = context;
    const void *bytes;
    size_t size;
    struct error own;
    static const char expected[1000];
    (void)index;
    if (archive_read(archives, "zeros", "", &bytes, &size, &arenas[thread], &own) != STATUS_OK ||
        size != sizeof expected || memcmp(bytes, expected, size) != 0)
        abort();
}

Test(archive, several_threads_inflate_at_the_same_time)
{
    struct arena arenas[4];
    write_deflated(1000);
    cr_assert(open_file("a.zip") == STATUS_OK, "%s", error.message);
    for (int i = 0; i < 4; i++)
        arenas[i] = arena_create((size_t)16 << 20);
    parallel_for(1000, 4, inflate_on_a_thread, arenas);
    for (int i = 0; i < 4; i++)
        arena_destroy(&arenas[i]);
}

Test(archive, a_member_that_expands_to_hundreds_of_times_its_size_is_refused)
{
    write_deflated((size_t)32 << 20);
    cr_expect(open_file("a.zip") == STATUS_UNREADABLE);
    cr_expect(strstr(error.message, "member \"zeros\": expands to more than 200 times") != NULL, "%s",
              error.message);
}

Test(archive, a_member_that_expands_to_a_size_other_than_stated_is_refused_when_it_is_read)
{
    static const unsigned char deflated[] = {0x4b, 0x4c, 0x4a, 0x06, 0x00}; /* "abc" */
    static const uint32_t sizes[] = {1, 2, 4, 9};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        expect_opened(MEMBERS({.name = "a",
                               .bytes = (const char *)deflated,
                               .size = sizeof deflated,
                               .method = 8,
                               .wrong_crc = 0x352441c2,
                               .wrong_size = sizes[i]}));
        expect_unreadable("a");
    }
    expect_opened(MEMBERS({.name = "a",
                           .bytes = (const char *)deflated,
                           .size = sizeof deflated,
                           .method = 8,
                           .wrong_crc = 0x352441c2,
                           .wrong_size = 3}));
    expect_bytes("a", "abc");
}

/* ---- folders ------------------------------------------------------------------------------------------- */

static void expect_list(const char *name, const char *expected)
{
    struct folder_entry *entries;
    size_t count;
    char text[200] = "";
    cr_assert(archive_list(archives, name, &entries, &count, &arena, &error) == STATUS_OK, "%s",
              error.message);
    for (size_t i = 0; i < count; i++)
        (void)snprintf(text + strlen(text), sizeof text - strlen(text), "%s%s%s", i == 0 ? "" : " ",
                       entries[i].name, entries[i].kind == ENTRY_FOLDER ? "/" : "");
    cr_expect(strcmp(text, expected) == 0, "%s", text);
}

Test(archive, folders_follow_from_the_paths_of_members)
{
    expect_opened(MEMBERS({.name = "b/c/d", .bytes = ""}, {.name = "b-c", .bytes = ""},
                          {.name = "b/a", .bytes = ""}, {.name = "a", .bytes = ""},
                          {.name = "b/c/e", .bytes = ""}));
    expect_list("", "a b/ b-c");
    expect_list("b", "a c/");
    expect_list("b/c", "d e");
}

Test(archive, entries_for_folders_are_folders)
{
    expect_opened(MEMBERS({.name = "a/", .bytes = "", .mode = 040755}, {.name = "a/b", .bytes = ""},
                          {.name = "empty/", .bytes = "", .mode = 040755}));
    expect_list("", "a/ empty/");
    expect_list("a", "b");
    expect_list("empty", "");
}

Test(archive, only_folders_can_be_listed)
{
    struct folder_entry *entries;
    size_t count;
    expect_opened(MEMBERS({.name = "a/b", .bytes = ""}));
    cr_expect(archive_list(archives, "a/b", &entries, &count, &arena, &error) == STATUS_NOT_FOUND);
    cr_expect(archive_list(archives, "b", &entries, &count, &arena, &error) == STATUS_NOT_FOUND);
}

Test(archive, without_members_the_root_is_empty)
{
    expect_opened(NULL, 0);
    expect_list("", "");
}

/* ---- hostile archives ---------------------------------------------------------------------------------- */

Test(archive, names_that_lead_elsewhere_are_refused)
{
    static const char *const names[] = {"../a", "a/../../b", "a/..", "..", "./a", "a//b", ".", "/", "a//"};
    expect_refused("member \"/etc/passwd\": its name is an absolute path",
                   MEMBERS({.name = "/etc/passwd", .bytes = ""}));
    expect_refused("member \"a\\b\": its name has a backslash", MEMBERS({.name = "a\\b", .bytes = ""}));
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        expect_refused("its name", MEMBERS({.name = "fine", .bytes = ""}, {.name = names[i], .bytes = ""}));
}

Test(archive, names_that_are_not_text_are_refused)
{
    expect_refused("control character", MEMBERS({.name = "a\nb", .bytes = ""}));
    expect_refused("control character", MEMBERS({.name = "a\x1b[2J", .bytes = ""}));
    expect_refused("not UTF-8", MEMBERS({.name = "\xff", .bytes = ""}));
    expect_refused("", MEMBERS({.name = "", .bytes = ""}));
}

Test(archive, a_nul_in_a_name_is_a_space)
{
    expect_opened(MEMBERS({.name = "a\0", .name_size = 2, .bytes = "1"}, {.name = "a", .bytes = "2"}));
    expect_bytes("a ", "1");
    expect_bytes("a", "2");
}

Test(archive, a_name_in_overlong_utf_8_or_with_surrogates_or_above_the_last_character_is_refused)
{
    static const char *const names[] = {"\xc0\xae\xc0\xae", "\xe0\x80\xaf", "\xed\xa0\x80",
                                        "\xf4\x90\x80\x80", "\xf8\x88\x80\x80\x80"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        for (uint32_t flags = 0; flags <= 0x800; flags += 0x800)
            expect_refused("", MEMBERS({.name = names[i], .bytes = "", .flags = flags}));
}

Test(archive, a_name_in_utf_8_is_accepted)
{
    expect_opened(
        MEMBERS({.name = "\xc3\xa4", .bytes = "1"}, {.name = "\xc3\xb6", .bytes = "2", .flags = 0x800}));
    expect_bytes("\xc3\xa4", "1");
    expect_bytes("\xc3\xb6", "2");
}

Test(archive, a_name_of_thousands_of_bytes_is_refused)
{
    static char name[3000];
    for (size_t i = 0; i + 1 < sizeof name; i++)
        name[i] = i % 2 == 0 ? 'a' : '/';
    expect_refused("longer than 1024 bytes", MEMBERS({.name = name, .bytes = ""}));
}

Test(archive, two_members_with_the_same_name_are_refused)
{
    expect_refused(
        "two members have the same name",
        MEMBERS({.name = "a/b", .bytes = "1"}, {.name = "c", .bytes = ""}, {.name = "a/b", .bytes = "2"}));
}

Test(archive, a_file_that_is_also_a_folder_is_refused)
{
    expect_refused(
        "member \"a\": is a file",
        MEMBERS({.name = "a", .bytes = ""}, {.name = "a-b", .bytes = ""}, {.name = "a/b", .bytes = ""}));
    expect_refused("two members with this name",
                   MEMBERS({.name = "a", .bytes = ""}, {.name = "a/", .bytes = "", .mode = 040755}));
}

Test(archive, a_member_that_is_not_a_file_is_refused)
{
    expect_refused("member \"l\": is a symbolic link",
                   MEMBERS({.name = "l", .bytes = "/etc", .mode = 0120777}));
    expect_refused("member \"f\": is neither", MEMBERS({.name = "f", .bytes = "", .mode = 0010644}));
    expect_refused("member \"f/\": is neither", MEMBERS({.name = "f/", .bytes = "", .mode = 0100644}));
}

Test(archive, a_symbolic_link_is_refused_whatever_system_made_the_archive)
{
    enum { ENTRY_SIZE = 46 + 1, END_SIZE = 22, ENTRY_SYSTEM = 5, MADE_BY_DOS = 0 };
    struct fixture_archive file;
    fixture_archive(&file, MEMBERS({.name = "l", .bytes = "/etc", .mode = 0120777}));
    file.bytes[file.size - END_SIZE - ENTRY_SIZE + ENTRY_SYSTEM] = MADE_BY_DOS;
    temporary_folder_write(&folder, "a.zip", file.bytes, file.size);
    cr_expect(open_file("a.zip") == STATUS_UNREADABLE);
    cr_expect(strstr(error.message, "member \"l\": is a symbolic link") != NULL, "%s", error.message);
}

Test(archive, encrypted_members_are_refused)
{
    expect_refused("member \"a\": is encrypted",
                   MEMBERS({.name = "a", .bytes = "0123456789abcdef", .flags = 1}));
}

Test(archive, other_methods_of_compression_are_refused)
{
    expect_refused("member \"a\": is compressed by a method other than",
                   MEMBERS({.name = "a", .bytes = "1", .method = 12}));
}

Test(archive, a_stored_member_with_two_sizes_is_refused)
{
    expect_refused("its two sizes differ", MEMBERS({.name = "a", .bytes = "123", .wrong_size = 2}));
}

Test(archive, a_file_that_is_not_an_archive_is_refused)
{
    static const char *const texts[] = {"", "PK", "some text", "PK\5\6"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        temporary_folder_write(&folder, "a.zip", texts[i], strlen(texts[i]));
        cr_expect(open_file("a.zip") == STATUS_UNREADABLE);
        cr_expect(strstr(error.message, "a.zip: ") != NULL, "%s", error.message);
    }
    temporary_folder_make(&folder, "b.zip");
    cr_expect(open_file("b.zip") == STATUS_UNREADABLE);
    cr_expect(open_file("c.zip") == STATUS_NOT_FOUND);
}

Test(archive, an_archive_truncated_anywhere_is_refused)
{
    struct fixture_archive whole;
    fixture_archive(&whole, MEMBERS({.name = "a/b", .bytes = "123"}, {.name = "a/c", .bytes = "45"}));
    for (size_t size = 0; size < whole.size; size++) {
        temporary_folder_write(&folder, "a.zip", whole.bytes, size);
        cr_expect(open_file("a.zip") == STATUS_UNREADABLE, "%zu bytes", size);
    }
}

Test(archive, a_changed_byte_is_refused_or_does_no_harm)
{
    struct fixture_archive whole, changed;
    const void *bytes;
    size_t size;
    fixture_archive(&whole, MEMBERS({.name = "a/b", .bytes = "123"}, {.name = "a/c", .bytes = "45"}));
    for (size_t i = 0; i < whole.size; i++)
        for (int bit = 0; bit < 8; bit++) {
            changed = whole;
            changed.bytes[i] ^= (unsigned char)(1 << bit);
            temporary_folder_write(&folder, "a.zip", changed.bytes, changed.size);
            if (open_file("a.zip") != STATUS_OK)
                continue;
            if (archive_read(archives, "a/b", "a/b", &bytes, &size, &arena, &error) == STATUS_OK)
                cr_expect(size == 3 && memcmp(bytes, "123", 3) == 0, "byte %zu, bit %d", i, bit);
            archives_close(&archives);
        }
}

/* ---- inconsistent archives ----------------------------------------------------------------------------- */

/* A number that replaces the bytes at an offset. */
struct poke {
    size_t offset;
    uint32_t number;
    int width;
};

static void poke(struct fixture_archive *archive, const struct poke *change)
{
    for (int i = 0; i < change->width; i++)
        archive->bytes[change->offset + (size_t)i] = (unsigned char)(change->number >> 8 * i);
}

static void write_bytes(const struct fixture_archive *archive)
{
    temporary_folder_write(&folder, "a.zip", archive->bytes, archive->size);
}

static void expect_bytes_refused(const struct fixture_archive *archive, const char *expected)
{
    write_bytes(archive);
    enum status status = open_file("a.zip");
    cr_expect(status == STATUS_UNREADABLE && archives == NULL, "%s: %s", expected, status_name(status));
    cr_expect(strstr(error.message, "a.zip: ") != NULL && strstr(error.message, expected) != NULL,
              "\"%s\" in \"%s\"", expected, error.message);
    archives_close(&archives);
}

static void append(struct fixture_archive *archive, const void *bytes, size_t size)
{
    cr_assert(size <= sizeof archive->bytes - archive->size);
    memcpy(archive->bytes + archive->size, bytes, size);
    archive->size += size;
}

/* The size of the end record of an archive without a comment. */
enum { END_RECORD_SIZE = 22 };

/* Expects that an archive is refused after each change; offsets are those in it or in its end record. */
static void expect_changes_refused(const struct poke *pokes, size_t count, bool at_end)
{
    struct fixture_archive archive;
    for (size_t i = 0; i < count; i++) {
        fixture_archive(&archive, MEMBERS({.name = "abc", .bytes = "123"}, {.name = "d", .bytes = "4"}));
        struct poke change = pokes[i];
        change.offset += at_end ? archive.size - END_RECORD_SIZE : 0;
        poke(&archive, &change);
        expect_bytes_refused(&archive, "is not a ZIP archive or is damaged: ");
    }
}

Test(archive, a_local_header_that_differs_from_the_directory_is_refused)
{
    static const struct poke pokes[] = {{0, 0, 1},           {8, 8, 2},          {14, 7, 4}, {14, 0, 4},
                                        {18, 2, 4},          {22, 2, 4},         {26, 2, 2}, {30, 'x', 1},
                                        {22, UINT32_MAX, 4}, {28, UINT16_MAX, 2}};
    expect_changes_refused(pokes, sizeof pokes / sizeof *pokes, false);
}

Test(archive, a_field_of_the_end_record_that_is_wrong_is_refused)
{
    static const struct poke pokes[] = {{4, 1, 2},  {8, 0, 2},  {8, 0x00010001, 4}, {8, 0x00030003, 4},
                                        {12, 1, 4}, {16, 1, 4}, {20, 1, 2}};
    expect_changes_refused(pokes, sizeof pokes / sizeof *pokes, true);
}

/* As programs do that write to a pipe. */
Test(archive, a_local_header_may_leave_its_sizes_to_a_data_descriptor)
{
    static const struct poke pokes[] = {{14, 0, 4}, {18, 0, 4}, {22, 0, 4}};
    struct fixture_archive archive;
    fixture_archive(&archive, MEMBERS({.name = "a", .bytes = "123", .flags = 8}));
    for (size_t i = 0; i < sizeof pokes / sizeof *pokes; i++)
        poke(&archive, &pokes[i]);
    write_bytes(&archive);
    cr_assert(open_file("a.zip") == STATUS_OK, "%s", error.message);
    expect_bytes("a", "123");
}

Test(archive, an_archive_in_an_archive_is_accepted)
{
    struct fixture_archive archive, inner;
    fixture_archive(&inner, MEMBERS({.name = "b", .bytes = "1"}));
    fixture_archive(&archive, MEMBERS({.name = "a", .bytes = (char *)inner.bytes, .size = inner.size}));
    write_bytes(&archive);
    cr_assert(open_file("a.zip") == STATUS_OK, "%s", error.message);
    expect_list("", "a");
}

/* An archive with one member and a ZIP64 end record, 56 bytes, with its locator, 20 bytes, before the end
 * record. */
static void build_zip64(struct fixture_archive *archive, unsigned char count)
{
    unsigned char end[22], record[56] = "PK\6\6\x2c", locator[20] = "PK\6\7";
    fixture_archive(archive, MEMBERS({.name = "a", .bytes = "1"}));
    archive->size -= sizeof end;
    memcpy(end, archive->bytes + archive->size, sizeof end);
    record[24] = record[32] = count;
    memcpy(record + 40, end + 12, 4);
    memcpy(record + 48, end + 16, 4);
    locator[8] = (unsigned char)archive->size;
    locator[16] = 1;
    append(archive, record, sizeof record);
    append(archive, locator, sizeof locator);
    append(archive, end, sizeof end);
}

Test(archive, a_zip64_end_record_that_repeats_the_end_record_is_accepted)
{
    struct fixture_archive archive;
    build_zip64(&archive, 1);
    write_bytes(&archive);
    cr_assert(open_file("a.zip") == STATUS_OK, "%s", error.message);
    expect_bytes("a", "1");
}

Test(archive, a_number_of_members_above_the_limit_is_refused_before_libzip_makes_room_for_them)
{
    struct fixture_archive archive;
    build_zip64(&archive, 1);
    poke(&archive, &(struct poke){archive.size - 22 - 20 - 56 + 32 + 4, 1, 4});
    expect_bytes_refused(&archive, "has more members than the limit of 32768");
}

Test(archive, a_name_in_an_extra_field_that_is_not_that_of_the_directory_is_refused)
{
    static const unsigned char extra[] = {0x75, 0x70, 6,    0,    1,
                                          0x43, 0xbe, 0xb7, 0xe8, 'b'}; /* CRC-32 of "a" */
    struct fixture_archive archive;
    fixture_archive(&archive, MEMBERS({.name = "a", .bytes = "1"}));
    unsigned char end[22];
    archive.size -= sizeof end;
    memcpy(end, archive.bytes + archive.size, sizeof end);
    poke(&archive, &(struct poke){archive.size - 47 + 30, sizeof extra, 2});
    append(&archive, extra, sizeof extra);
    end[12] += sizeof extra;
    append(&archive, end, sizeof end);
    expect_bytes_refused(&archive, "is not a ZIP archive or is damaged: ");
}
