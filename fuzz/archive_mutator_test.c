#include "archive.h"
#include "archive_fixture.h"
#include "target.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <string.h>

enum { ROUNDS = 500 };

/* Replaces libFuzzer's function: changes the first byte. */
size_t LLVMFuzzerMutate(uint8_t *bytes, size_t size, size_t largest)
{
    (void)largest;
    if (size > 0)
        bytes[0] ^= 1;
    return size;
}

Test(archive_mutator, changed_members_can_be_read)
{
    static struct fixture_archive archive;
    struct arena arena = arena_create((size_t)16 << 20);
    struct error error;
    int changed = 0;
    for (unsigned seed = 0; seed < ROUNDS; seed++) {
        struct archive *archives = NULL;
        const void *bytes;
        size_t size;
        fixture_archive(&archive,
                        MEMBERS({.name = "a", .bytes = "contents"}, {.name = "b", .bytes = "others"}));
        archive.size = LLVMFuzzerCustomMutator(archive.bytes, archive.size, sizeof archive.bytes, seed);
        if (archive_open(&archives, fuzz_file(archive.bytes, archive.size), &error) == STATUS_OK &&
            archive_read(archives, "a", "a", &bytes, &size, &arena, &error) == STATUS_OK)
            changed += memcmp(bytes, "contents", size) != 0;
        archives_close(&archives);
        arena_reset(&arena);
    }
    cr_expect(gt(int, changed, ROUNDS / 20), "%d of %d", changed, ROUNDS);
    arena_destroy(&arena);
}
