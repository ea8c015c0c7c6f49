/* Reads all members of a ZIP archive, and the cases in it. */
#include "archive.h"

#include "load_cases.h"
#include "target.h"

static void read_folder(struct archive *archive, const char *folder, int depth, struct arena *arena)
{
    struct folder_entry *entries;
    struct error error;
    size_t count;
    enum status status = archive_list(archive, folder, &entries, &count, arena, &error);
    PROMISED(status == STATUS_OK || status == STATUS_OUT_OF_MEMORY);
    PROMISED((size_t)depth <= ARCHIVE_DEPTH_LIMIT);
    for (size_t i = 0; status == STATUS_OK && i < count; i++) {
        const char *path =
            arena_format(arena, "%s%s%s", folder, folder[0] == '\0' ? "" : "/", entries[i].name);
        const void *bytes;
        size_t size;
        if (path == NULL)
            return;
        if (entries[i].kind == ENTRY_FOLDER)
            read_folder(archive, path, depth + 1, arena);
        else if (archive_read(archive, path, path, &bytes, &size, arena, &error) == STATUS_OK)
            fuzz_read(bytes, size);
        else
            fuzz_check_error(error.status, &error);
    }
}

static void take(const struct scatter_case *the_case, void *context, struct arena *arena)
{
    (void)context;
    fuzz_read_case(the_case, arena);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static struct arena arena = {.limit = FUZZ_MEMORY};
    struct archive *archives = NULL;
    struct error error;
    enum status status = archive_open(&archives, fuzz_file(bytes, size), &error);
    if (status == STATUS_OK) {
        const struct case_files folder = {
            .folder = archive_path(archives), .archive = archives, .inside = ""};
        read_folder(archives, "", 0, &arena);
        fuzz_load(&folder, take, NULL);
    } else {
        fuzz_check_error(status, &error);
    }
    archives_close(&archives);
    arena_reset(&arena);
    return 0;
}
