/*
 * Files that a person names as arguments: regular files, and pipes, such as a shell's <(COMMAND) and /dev/stdin. Pipes
 * are waited for until an interruption (interruption.h); folders, devices and sockets are refused at once.
 */
#ifndef SCATTER_ARGUMENT_FILE_H
#define SCATTER_ARGUMENT_FILE_H

#include "arena.h"
#include "status.h"

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/*
 * Opens a file for reading. STATUS_NOT_FOUND when it does not exist, STATUS_UNREADABLE when it cannot be opened or is
 * neither of the two; the message names it. The caller closes it.
 */
enum status argument_file_open(const char *path, int *descriptor, struct error *error);
void argument_file_close(int descriptor);

/*
 * Reads up to `size` bytes; *got is 0 at the end alone. STATUS_UNREADABLE when that fails or is interrupted; the message
 * does not name the file.
 */
enum status argument_file_read(int descriptor, void *bytes, size_t size, size_t *got, struct error *error);

/* Reads all of a file of at most `limit` bytes into the arena. Errors as above, and STATUS_OUT_OF_MEMORY. */
enum status argument_file_read_all(const char *path, uint64_t limit, void **bytes, size_t *size,
                                   struct arena *arena, struct error *error);

/*
 * Makes, or empties, a file for writing. For a named pipe it waits until somebody reads, or an interruption.
 * STATUS_SYSTEM with the reason when that fails. No child inherits it.
 */
enum status argument_file_create(const char *path, FILE **file, struct error *error);

#endif
