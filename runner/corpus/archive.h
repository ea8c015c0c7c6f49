/*
 * ZIP archives with cases, read by libzip with its own check of consistency. An archive "X.zip" represents a
 * folder "X" with its members.
 *
 * The whole file is read once, and members are taken from these bytes, even if the file changes. Several
 * threads may read one archive at the same time; libzip serves one at a time.
 *
 * Archives come from third parties. The following are refused when an archive is opened (STATUS_UNREADABLE;
 * the message names the file and the member if there is one):
 *
 *     - a file that is not a ZIP archive, is truncated or inconsistent, or is above ARCHIVE_SIZE_LIMIT (then
 *     it is not
 *       read); more than ARCHIVE_END_LIMIT possible end records; more members than ARCHIVE_MEMBER_LIMIT;
 *     - a member larger than FILE_SIZE_LIMIT (file.h); members that are together larger than
 *     ARCHIVE_TOTAL_LIMIT; a
 *       member, or all members together, larger than ARCHIVE_RATIO_FREE bytes and more than
 *       ARCHIVE_RATIO_LIMIT times the stored size (so that a small file does not expand to gigabytes);
 *     - names longer than ARCHIVE_NAME_LIMIT bytes or ARCHIVE_DEPTH_LIMIT components; names that are
 *     absolute, have an
 *       empty, "." or ".." component, a backslash or a control character, or are not UTF-8 by RFC 3629; two
 *       members with the same name, and a file that is also a folder;
 *     - symbolic links and anything else that is neither a file nor a folder; encrypted members; compression
 *     methods
 *       other than "stored" and "deflated".
 *
 * A member whose bytes do not match its CRC-32 or its size is refused when it is read.
 */
#ifndef SCATTER_ARCHIVE_H
#define SCATTER_ARCHIVE_H

#include "arena.h"
#include "file.h"
#include "sha256.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Sizes are in bytes. The limit of members is low because libzip finds names by a hash for which names can be
 * chosen that collide: the time to open an archive then grows with the square of their number. Our largest
 * archive has about 14,500 members.
 */
#define ARCHIVE_SIZE_LIMIT   ((uint64_t)512 << 20)
#define ARCHIVE_MEMBER_LIMIT ((size_t)32768)
#define ARCHIVE_END_LIMIT    ((size_t)16)
#define ARCHIVE_TOTAL_LIMIT  ((uint64_t)8 << 30)
#define ARCHIVE_RATIO_FREE   ((uint64_t)1 << 20)
#define ARCHIVE_RATIO_LIMIT  200
#define ARCHIVE_NAME_LIMIT   1024
#define ARCHIVE_DEPTH_LIMIT  ((size_t)32)

struct archive;

/* Opens an archive and adds it at the head of a list, whose end is NULL. STATUS_NOT_FOUND if there is no such
 * file. archives_close closes all archives of a list. */
enum status archive_open(struct archive **archives, const char *path, struct error *error);

/* Closes all archives of a list and empties it. Nothing of them may still be in use. */
void archives_close(struct archive **archives);

/* The path with which it was opened. */
const char *archive_path(const struct archive *archive);

/* The next archive of the list; NULL: it is the last one. */
const struct archive *archive_next(const struct archive *archive);

/*
 * The SHA-256 of one line for each member, by path_order, "CRC-32 SIZE PATH\n", as "0f1e2d3c 123
 * slices/model.onnx": what an archive is known by without reading its members. Names of folders have no "/"
 * at their end.
 */
void archive_hash(const struct archive *archive, char hash[SHA256_TEXT_SIZE]);

/* The entries of a folder of the archive ("": its root), like folder_read: files and folders, sorted by name,
 * including folders that exist only in the paths of members. STATUS_NOT_FOUND if there is no such folder. */
enum status archive_list(const struct archive *archive, const char *folder, struct folder_entry **entries,
                         size_t *count, struct arena *arena, struct error *error);

/* Reads a member; its bytes are in the arena. `name` is its name in messages. STATUS_NOT_FOUND if the archive
 * has no such file, STATUS_UNREADABLE if its bytes do not match the archive's directory. */
enum status archive_read(struct archive *archive, const char *path, const char *name, const void **bytes,
                         size_t *size, struct arena *arena, struct error *error);

/* Paths below a folder or in an archive, as text: "ScatterND-18/slices/model.onnx". Files are not
 * accessed. */

/* An order for sorting, like strcmp, in which "/" comes before every other byte: the contents of a folder
 * immediately follow it. */
int path_order(const char *a, const char *b);

/* Whether a path is below a folder; all paths are below "". */
bool path_lies_below(const char *path, const char *folder);

/* Whether no component is empty, "." or "..": such a path cannot lead out of the folder, and each file has
 * exactly one. */
bool path_is_plain(const char *path);

/* Whether a file with this name is an archive of cases: "X.zip" with a non-empty X. */
bool path_names_archive(const char *path);

#endif
