/*
 * Gives a target the inputs of files: REPLAY FILE|FOLDER... What libFuzzer's own main does with files, for builds without
 * it. Nothing is mutated. Exit status 0 when the process lives to its end; 2 when a file cannot be read, or there is none.
 */
#include "file.h"
#include "folder.h"
#include "target.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LARGEST_FILE ((uint64_t)64 << 20)

/* The input has memory of its own, so that sanitizers see where it ends. */
static void give(const void *bytes, size_t size)
{
    uint8_t *input = malloc(size == 0 ? 1 : size);
    if (input == NULL)
        abort();
    if (size > 0)
        memcpy(input, bytes, size);
    (void)LLVMFuzzerTestOneInput(input, size);
    free(input);
}

static enum status replay_file(const char *path, size_t *count, struct error *error)
{
    struct arena arena = arena_create((size_t)LARGEST_FILE + (1 << 20));
    void *bytes;
    size_t size;
    enum status status = file_read_limited(path, LARGEST_FILE, &bytes, &size, &arena, error);
    if (status == STATUS_OK) {
        give(bytes, size);
        ++*count;
    }
    arena_destroy(&arena);
    return status;
}

static enum status replay_folder(const char *path, size_t *count, struct arena *arena, struct error *error)
{
    struct folder_entry *entries;
    size_t entry_count;
    enum status status = folder_read(path, &entries, &entry_count, arena, error);
    for (size_t i = 0; status == STATUS_OK && i < entry_count; i++) {
        const char *file = arena_format(arena, "%s/%s", path, entries[i].name);
        if (file == NULL)
            return error_set(error, STATUS_OUT_OF_MEMORY, "%s: no memory", path);
        if (entries[i].kind == ENTRY_FILE)
            status = replay_file(file, count, error);
    }
    return status;
}

int main(int count, char **arguments)
{
    struct arena arena = arena_create((size_t)256 << 20);
    struct error error;
    size_t given = 0;
    enum status status = STATUS_OK;
    for (int i = 1; status == STATUS_OK && i < count; i++) {
        status = replay_folder(arguments[i], &given, &arena, &error);
        if (status != STATUS_OK && status != STATUS_OUT_OF_MEMORY)
            status = replay_file(arguments[i], &given, &error);
    }
    arena_destroy(&arena);
    if (status == STATUS_OK && given == 0)
        status = error_set(&error, STATUS_USAGE, "usage: %s FILE|FOLDER...", arguments[0]);
    if (status != STATUS_OK) {
        (void)fprintf(stderr, "%s\n", error.message);
        return 2;
    }
    (void)printf("%zu inputs\n", given);
    return 0;
}
