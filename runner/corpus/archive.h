/*
 * ZIP archives with cases. An archive "X.zip" stands for a folder "X" that its members lie in; it is read through
 * libzip, and by nothing else.
 *
 * The file is read once and as a whole, so that what was hashed is what cases are loaded from, and a file that changes
 * meanwhile does no harm; members are copied out of these bytes. Several threads may read one archive at the same
 * time: each has a libzip handle then.
 *
 * Archives come from third parties. The following are refused when an archive is opened (STATUS_UNREADABLE; the message
 * names the file and, where there is one, the member):
 *
 *     - a file that is not a ZIP archive, is truncated, or is above ARCHIVE_SIZE_LIMIT (then it is not read);
 *     - more members than ARCHIVE_MEMBER_LIMIT: before libzip makes anything of them, the signatures of
 *       directory entries are counted in all bytes of the file, those in stored members included, and the
 *       number in ZIP64 records is read;
 *     - more than ARCHIVE_END_LIMIT records that may be the end of the directory: libzip tries each of them;
 *     - a member above FILE_SIZE_LIMIT (file.h); members that are together above ARCHIVE_TOTAL_LIMIT; one that
 *       is above ARCHIVE_RATIO_FREE bytes and more than ARCHIVE_RATIO_LIMIT times as large as what is stored
 *       of it, or an archive whose members together are (so that a small file does not unfold to gigabytes);
 *     - names above ARCHIVE_NAME_LIMIT bytes or ARCHIVE_DEPTH_LIMIT components; names that are absolute, have
 *       an empty, "." or ".." component, a backslash or a control character, or are not UTF-8; two members of
 *       one name, and a file that is also a folder;
 *     - symbolic links and what else is neither a file nor a folder; encrypted members; other methods of compression
 *       than "stored" and "deflated".
 *
 * What can be seen only in a member's bytes is refused when it is read: other bytes than its CRC-32 or its size say.
 */
#ifndef SCATTER_ARCHIVE_H
#define SCATTER_ARCHIVE_H

#include "arena.h"
#include "folder.h"
#include "status.h"

#include <stddef.h>
#include <stdint.h>

/*
 * Sizes are in bytes. The limit of members is low because libzip finds names by a hash in which chosen names
 * collide: the time to open an archive, for each thread again, then grows with the square of their number. The
 * largest archive of ours has about 6,000 members.
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

/*
 * Opens an archive and adds it at the head of a list, whose end is NULL. STATUS_NOT_FOUND when there is no such file.
 * Archives are closed all at once, by archives_close.
 */
enum status archive_open(struct archive **archives, const char *path, struct error *error);

/* Closes all archives of a list and makes it empty. Nothing of them may be in use any more. */
void archives_close(struct archive **archives);

/* The path that it was opened by. */
const char *archive_path(const struct archive *archive);

/* All bytes of the file, as they were read. */
const void *archive_bytes(const struct archive *archive, size_t *size);

/*
 * What lies in a folder of the archive ("": its top), as folder_read has it: sorted by name, files and folders, those
 * that only the paths of members tell of among them. STATUS_NOT_FOUND when there is no such folder.
 */
enum status archive_list(const struct archive *archive, const char *folder, struct folder_entry **entries,
                         size_t *count, struct arena *arena, struct error *error);

/*
 * Reads a member into the arena. `name` is what messages call it. STATUS_NOT_FOUND when the archive has no such file,
 * STATUS_UNREADABLE when its bytes are not those that the archive speaks of.
 */
enum status archive_read(struct archive *archive, const char *path, const char *name, void **bytes,
                         size_t *size, struct arena *arena, struct error *error);

#endif
