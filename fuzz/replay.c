/*
 * Runs a target on the contents of files: REPLAY FILE|FOLDER... Like libFuzzer's main with files, for builds
 * without libFuzzer; nothing is mutated. Exit status: 0 if every input was run; 2 if a file cannot be read or
 * there are no files.
 */
#include "file.h"
#include "target.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LARGEST_FILE ((uint64_t)64 << 20)

/* The input is copied into its own allocation, so that sanitizers detect reads past its end. */
static void run_input(const void *bytes, size_t size)
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
        run_input(bytes, size);
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
            return error_no_memory(error, path);
        if (entries[i].kind == ENTRY_FILE)
            status = replay_file(file, count, error);
    }
    return status;
}

int main(int count, char **arguments)
{
    struct arena arena = arena_create((size_t)256 << 20);
    struct error error;
    size_t input_count = 0;
    enum status status = STATUS_OK;
    for (int i = 1; status == STATUS_OK && i < count; i++) {
        status = replay_folder(arguments[i], &input_count, &arena, &error);
        if (status != STATUS_OK && status != STATUS_OUT_OF_MEMORY)
            status = replay_file(arguments[i], &input_count, &error);
    }
    arena_destroy(&arena);
    if (status == STATUS_OK && input_count == 0)
        status = error_set(&error, STATUS_USAGE, "usage: %s FILE|FOLDER...", arguments[0]);
    if (status != STATUS_OK) {
        (void)fprintf(stderr, "%s\n", error.message);
        return 2;
    }
    (void)printf("%zu inputs\n", input_count);
    return 0;
}
