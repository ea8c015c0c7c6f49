/*
 * Reading third-party files: whole, with a limit, and never outside a given folder.
 */
#ifndef SCATTER_FILE_H
#define SCATTER_FILE_H

#include "arena.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* Files above this size are refused: 2 GiB, the most that a protobuf message can have. */
#define FILE_SIZE_LIMIT ((uint64_t)1 << 31)

/*
 * Reads a whole regular file into the arena. STATUS_NOT_FOUND when it does not exist, STATUS_UNREADABLE when
 * it is not a regular file or too large, STATUS_OUT_OF_MEMORY when the arena refuses, STATUS_SYSTEM as
 * file_not_opened; the message names the file.
 */
enum status file_read(const char *path, void **bytes, size_t *size, struct arena *arena, struct error *error);

/* The same with the caller's limit, at most FILE_SIZE_LIMIT. A file above it is refused before it is read. */
enum status file_read_limited(const char *path, uint64_t limit, void **bytes, size_t *size,
                              struct arena *arena, struct error *error);

/*
 * Reads `length` bytes at `offset` of the file `location`, a relative path below `folder`. With
 * length == UINT64_MAX: from offset to the end. Refused as STATUS_UNREADABLE: an empty or absolute location,
 * one with a ".." component, and one whose real path (symbolic links followed) is not below the real path of
 * `boundary`; a range outside the file.
 */
enum status file_read_contained(const char *folder, const char *boundary, const char *location,
                                uint64_t offset, uint64_t length, void **bytes, size_t *size,
                                struct arena *arena, struct error *error);

/*
 * STATUS_UNREADABLE, naming the file, for a range that is not in a file of this size. A *length of UINT64_MAX becomes
 * what there is from the offset to the end.
 */
enum status range_check(const char *name, uint64_t offset, uint64_t *length, uint64_t file_size,
                        struct error *error);

/* STATUS_UNREADABLE for a location that is empty or absolute or has a ".." component, as above. */
enum status location_check(const char *location, struct error *error);

/* Whether the real path of `path` is the real path of `boundary` or lies below it. */
bool path_is_contained(const char *path, const char *boundary);

/* Opens a regular file for reading. Errors as those of file_read. */
enum status file_open(const char *path, FILE **file, struct error *error);

/* STATUS_UNREADABLE, saying so, when a path is a symbolic link to nothing, which is more than to be absent. */
enum status link_check(const char *path, const char *name, struct error *error);

/*
 * What to say of a file that open refused with this errno: STATUS_NOT_FOUND where there is none; STATUS_SYSTEM where the
 * file is not to blame: there are too many open ones, or there is no memory; else STATUS_UNREADABLE, also for a symbolic
 * link to nothing, which is called that. `name` is what the message calls it.
 */
enum status file_not_opened(const char *path, const char *name, int reason, struct error *error);

/* Writes a file as a whole; STATUS_SYSTEM with the reason when that fails. */
enum status file_write(const char *path, const void *bytes, size_t size, struct error *error);

/*
 * The same, but until all is written the file is what it was: the bytes go to a new file in the same folder, which then takes its
 * name and has its permissions. A symbolic link stays, and what it points to is replaced. What is not a regular file, such
 * as a pipe, is written to as it is.
 */
enum status file_replace(const char *path, const void *bytes, size_t size, struct error *error);

#endif
