/*
 * Files that are arguments and are read: regular files, and pipes, such as a shell's <(COMMAND) and /dev/stdin. Waiting
 * for a pipe ends with an interruption (interruption.h); folders, devices and sockets are refused
 * immediately.
 */
#ifndef SCATTER_ARGUMENT_FILE_H
#define SCATTER_ARGUMENT_FILE_H

#include "arena.h"
#include "status.h"

#include <stddef.h>
#include <stdint.h>

/*
 * Opens a file for reading. STATUS_NOT_FOUND if it does not exist, STATUS_UNREADABLE if it cannot be opened
 * or is neither a regular file nor a pipe; the message names it. The caller closes it.
 */
enum status argument_file_open(const char *path, int *descriptor, struct error *error);
void argument_file_close(int descriptor);

/*
 * Reads up to `size` bytes; *got is 0 only at the end. STATUS_UNREADABLE if reading fails or is interrupted;
 * the message does not name the file.
 */
enum status argument_file_read(int descriptor, void *bytes, size_t size, size_t *got, struct error *error);

/* Reads all of a file of at most `limit` bytes into the arena. Errors as above, and STATUS_OUT_OF_MEMORY. */
enum status argument_file_read_all(const char *path, uint64_t limit, void **bytes, size_t *size,
                                   struct arena *arena, struct error *error);

/*
 * The descriptor of this program that a path such as /dev/fd/63 or /dev/stdout means; -1 if it means none.
 */
int argument_file_own_descriptor(const char *path);

#endif
