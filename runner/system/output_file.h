/*
 * Files that a command writes for its user: they appear whole or not at all. A regular file is written beside
 * its place, as FILE.partial, and renamed at the end; the program leaves FILE.partial behind only if it is
 * killed, or where the functions below say so. Symbolic links stay, and the file that they point to is
 * replaced, with its permissions kept, and its owner if the system permits. Pipes, devices and descriptors of
 * the program, such as /dev/stdout, are written directly; so is a file in a folder in which nothing can be
 * created, and at its end a file that cannot be replaced, such as one that is mounted.
 */
#ifndef SCATTER_OUTPUT_FILE_H
#define SCATTER_OUTPUT_FILE_H

#include "status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* Not open: all members are 0. Every open file is ended by one of the functions below. */
struct output_file {
    FILE *stream;     /* where the contents are written; NULL: not open */
    const char *path; /* as given; borrowed */
    char *target;     /* the path without symbolic links in its last part; NULL: it is written directly */
    char *partial;    /* target and ".partial", or another ending */
    const char *ending;
    bool is_new;      /* FILE.partial did not exist before */
    bool is_in_place; /* a regular file that is written directly */
    bool has_begun;
};

/*
 * Opens a file for writing, before anything is known about its contents. For a named pipe, waits for a reader
 * or an interruption. Child processes do not inherit the file. STATUS_SYSTEM, naming the path and the reason,
 * if it cannot be written, is a folder, or is being written by another process; STATUS_USAGE for a path that
 * ends with ".partial".
 */
enum status output_file_open(struct output_file *file, const char *path, struct error *error);

/* The same for a file whose FILE.partial is already open: it is written as FILE.sorted.partial. */
enum status output_file_open_second(struct output_file *file, const char *path, struct error *error);

/* Before the first byte is written: empties FILE.partial, which may be that of a killed process. Until then,
 * a file that is abandoned changes nothing. */
void output_file_begin(struct output_file *file);

/*
 * Before anything is read: STATUS_USAGE, naming both, if a path that is given with `option` is the regular
 * file of one of the inputs, by path or by a link, or a file of a case in a folder that is an input: it would
 * be replaced. So would an input that is called FILE.partial. The list ends with NULL. An input is a path, a
 * path in an archive, or NAME=PATH. A descriptor of the program, such as /dev/stdout, is not checked, and
 * NULL is no output.
 */
enum status output_file_check(const char *option, const char *path, const char *const *inputs,
                              struct error *error);

/* The path of FILE.partial. The caller frees it; NULL with errno set. */
char *output_file_partial(const char *path);

/* Whether an open file has the place of another path: the output of one would replace the output of the
 * other. */
bool output_file_is_at(const struct output_file *file, const char *path);

/*
 * Writes what is buffered, closes the file and gives it its name. STATUS_SYSTEM, naming the path and the
 * reason, if not all could be written, and FILE.partial is removed then; or if it cannot be renamed, and the
 * message says that FILE.partial stays.
 */
enum status output_file_finish(struct output_file *file, struct error *error);

/* Opens and begins the file of a path; for NULL the stream is standard output. */
enum status output_file_start(struct output_file *file, const char *path, struct error *error);

/* Finishes such a file if all went well so far, else abandons it, and returns the first failure. Errors of
 * standard output are reported at the end of the program. */
enum status output_file_end(struct output_file *file, enum status status, struct error *error);

/* Whether the program has finished a file. */
bool output_file_was_finished(void);

/* Closes the file, and removes FILE.partial if it has begun or was new. */
void output_file_abandon(struct output_file *file);

/* Closes the file; FILE.partial stays, as after a kill. */
void output_file_leave(struct output_file *file);

/* Whether a path is that of a FILE.partial, whose contents were cut off, although a file of several parts may
 * end with a whole one. */
bool output_file_was_left(const char *path);

/* Writes a whole file, or to standard output. Errors as above. */
enum status output_file_write(const char *path, const void *bytes, size_t size, struct error *error);

/* Where an output file (output_file.h) is in the end. */

/*
 * The path behind all symbolic links of the last part, also if there is no file yet, with an absolute path of
 * the folder, so that two spellings of a place are the same text. The caller frees it; NULL with errno set.
 */
char *output_place(const char *path);

/* The first `length` bytes of a text and another text. The caller frees it; NULL without memory. */
char *joined_text(const char *first, size_t length, const char *second);

#endif
