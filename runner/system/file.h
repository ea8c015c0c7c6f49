/* Reads third-party files: completely, up to a limit, and never outside a given folder. Writes files. */
#ifndef SCATTER_FILE_H
#define SCATTER_FILE_H

#include "arena.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* Files above this size are refused: 2 GiB, the maximum size of a protobuf message. */
#define FILE_SIZE_LIMIT ((uint64_t)1 << 31)

/*
 * Reads a whole regular file into the arena. STATUS_NOT_FOUND if it does not exist, STATUS_UNREADABLE if it
 * is not a regular file or too large, STATUS_OUT_OF_MEMORY if the arena has no memory, STATUS_SYSTEM as in
 * file_not_opened; the message names the file.
 */
enum status file_read(const char *path, void **bytes, size_t *size, struct arena *arena, struct error *error);

/* The same with the caller's limit, at most FILE_SIZE_LIMIT. A file above it is refused before it is read. */
enum status file_read_limited(const char *path, uint64_t limit, void **bytes, size_t *size,
                              struct arena *arena, struct error *error);

/*
 * Reads `length` bytes at `offset` of the file `location`, a relative path below `folder`. If length ==
 * UINT64_MAX, reads from offset to the end. STATUS_UNREADABLE for a location that is empty or absolute, has a
 * ".." component, or whose real path (symbolic links followed) is not below the real path of `boundary`, and
 * for a range outside the file.
 */
enum status file_read_contained(const char *folder, const char *boundary, const char *location,
                                uint64_t offset, uint64_t length, void **bytes, size_t *size,
                                struct arena *arena, struct error *error);

/* STATUS_UNREADABLE, with a message that names the file, for a range that is not in a file of this size. A
 * *length of UINT64_MAX is replaced by the length from the offset to the end. */
enum status range_check(const char *name, uint64_t offset, uint64_t *length, uint64_t file_size,
                        struct error *error);

/* STATUS_UNREADABLE for a location that is empty or absolute or has a ".." component, as above. */
enum status location_check(const char *location, struct error *error);

/* Whether the real path of `path` is the real path of `boundary` or below it. */
bool path_is_contained(const char *path, const char *boundary);

/* Opens a regular file for reading. Errors as in file_read. */
enum status file_open(const char *path, FILE **file, struct error *error);

/* STATUS_UNREADABLE with an appropriate message if a path is a dangling symbolic link, which differs from a
 * missing file. */
enum status link_check(const char *path, const char *name, struct error *error);

/*
 * The error for a file that open refused with this errno: STATUS_NOT_FOUND if it does not exist;
 * STATUS_SYSTEM if the file is not to blame: too many open files or out of memory; else STATUS_UNREADABLE,
 * also for a dangling symbolic link, which the message reports. `name` is the name of the file in the
 * message.
 */
enum status file_not_opened(const char *path, const char *name, int reason, struct error *error);

/* Writes a whole file directly (output_file.h: all or nothing); STATUS_SYSTEM with the reason on failure. */
enum status file_write(const char *path, const void *bytes, size_t size, struct error *error);

/*
 * Files that are arguments and are read: regular files, and pipes, such as a shell's <(COMMAND) and
 * /dev/stdin. Waiting for a pipe ends with an interruption (machine.h); folders, devices and sockets are
 * refused immediately.
 */

/* Opens a file for reading. STATUS_NOT_FOUND if it does not exist, STATUS_UNREADABLE if it cannot be opened
 * or is neither a regular file nor a pipe; the message names it. The caller closes it. */
enum status argument_file_open(const char *path, int *descriptor, struct error *error);
void argument_file_close(int descriptor);

/* Reads up to `size` bytes; *got is 0 only at the end. STATUS_UNREADABLE if reading fails or is interrupted;
 * the message does not name the file. */
enum status argument_file_read(int descriptor, void *bytes, size_t size, size_t *got, struct error *error);

/* Reads all of a file of at most `limit` bytes into the arena. Errors as above, and STATUS_OUT_OF_MEMORY. */
enum status argument_file_read_all(const char *path, uint64_t limit, void **bytes, size_t *size,
                                   struct arena *arena, struct error *error);

/* The descriptor of this program that a path such as /dev/fd/63 or /dev/stdout means; -1 if it means none. */
int argument_file_own_descriptor(const char *path);

/* The entries of a folder, in a fixed order, and the numbered names of ONNX's test data. */

/* A symbolic link is ENTRY_LINK, whatever it points to. */
enum entry_kind { ENTRY_FILE, ENTRY_FOLDER, ENTRY_LINK, ENTRY_OTHER };

struct folder_entry {
    const char *name;
    enum entry_kind kind;
};

/* The entries of a folder without "." and "..", sorted by name (bytewise). STATUS_NOT_FOUND if the folder
 * does not exist, STATUS_SYSTEM if it cannot be read; the message names it. */
enum status folder_read(const char *path, struct folder_entry **entries, size_t *count, struct arena *arena,
                        struct error *error);

/* Creates a folder; its parent must exist. STATUS_SYSTEM with the reason on failure, or if the folder already
 * exists. */
enum status folder_create(const char *path, struct error *error);

/* Creates a folder and its missing parents, unless it already exists. STATUS_SYSTEM on failure. */
enum status folder_create_with_parents(const char *path, struct error *error);

/* The same for a folder that a command fills: STATUS_USAGE if it exists and is not empty. */
enum status folder_create_empty(const char *path, struct error *error);

/* Whether a name is PREFIX, a number, SUFFIX, as in "input_12.pb". The number is decimal without sign or
 * leading zeros, so that each number has one name, and fits *number. */
bool numbered_name(const char *name, const char *prefix, const char *suffix, int *number);

/* Where the running program is, and the folders of an installed one: its data, which is read-only, and a
 * cache for each user. */

/* Writes the absolute path of the running program. False if it is unknown or does not fit. */
bool own_path(char *path, size_t size);

/* The data folder of an installed program at the absolute path `program`: share/scatter-cts next to its bin,
 * whether it exists or not. Links are not followed: `program` comes from own_path. NULL without memory. */
const char *data_folder(const char *program, struct arena *arena);

/*
 * The cache folder of this version for the user, whether it exists or not:
 * $XDG_CACHE_HOME/scatter-cts/VERSION if that is an absolute path, else ~/.cache/scatter-cts/VERSION (XDG
 * Base Directory Specification). Without HOME, the home folder comes from the user database. NULL without
 * memory, or if the user has no home folder. implementations/installation.py implements the same rule.
 */
const char *cache_folder(struct arena *arena);

/* Files of the project that the build embeds in the program (scatter_cts_embed in cmake/), so that it does
 * not need to find them at run time. */

struct embedded_file {
    const char *name; /* without folders, such as "ScatterND.json" */
    const unsigned char *bytes;
    size_t size;
};

/* The clause files, one per operator: cases/clauses/. */
extern const struct embedded_file clause_files[];
extern const size_t clause_files_count;

/* DECISIONS.md and doc/glossary.md. */
extern const struct embedded_file document_files[];
extern const size_t document_files_count;

/* The template, the styles and the scripts of the page: reports/page/. */
extern const struct embedded_file page_files[];
extern const size_t page_files_count;

#endif
