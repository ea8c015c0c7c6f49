/*
 * Checks single members of archives, as libzip reports them from the directory (archive.h says which are refused and why).
 */
#ifndef SCATTER_ARCHIVE_MEMBER_H
#define SCATTER_ARCHIVE_MEMBER_H

#include <stdbool.h>
#include <stdint.h>
#include <zip.h>

/*
 * What is wrong with the member with this number, whose entry in the directory is given: a phrase that follows its
 * name, in static storage; or NULL. *name receives its name, which ends with "/" for a folder, or NULL; it lives as
 * long as the handle. *about is set only if nothing is wrong.
 */
const char *archive_member_fault(zip_t *zip, zip_uint64_t index, const unsigned char *entry,
                                 const char **name, zip_stat_t *about);

/* Whether `size` bytes are too many for `stored` stored bytes. */
bool archive_expands_too_much(uint64_t size, uint64_t stored);

#endif
