/*
 * The local header of a member, which repeats what the directory says. libzip reads the directory; other programs read
 * the local header, or both: an archive in which they disagree would have other members for them.
 */
#ifndef SCATTER_ARCHIVE_HEADER_H
#define SCATTER_ARCHIVE_HEADER_H

#include "archive_directory.h"

#include <stdint.h>
#include <zip.h>

/* Offsets in the file: a header and the stored bytes that follow it. */
struct archive_extent {
    uint64_t begin, end;
};

/*
 * What is wrong with the local header of an entry of the directory, which names the field: a phrase that follows the
 * member's name, in static storage; or NULL. `about` is what libzip reports about the entry. If a data descriptor
 * follows the member, its sizes and its CRC-32 in the header may be 0. *extent is set only if nothing is wrong.
 */
const char *archive_header_fault(const struct archive_directory *directory, const unsigned char *entry,
                                 const zip_stat_t *about, struct archive_extent *extent);

#endif
