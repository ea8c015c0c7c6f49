/*
 * Which members of archives are refused (archive.h says why): one member at a time, as libzip tells of it.
 */
#ifndef SCATTER_ARCHIVE_MEMBER_H
#define SCATTER_ARCHIVE_MEMBER_H

#include <stdbool.h>
#include <stdint.h>
#include <zip.h>

/*
 * What is wrong with the member of this number: a phrase behind its name, static storage; or NULL. *name receives its
 * name, of a folder with the "/" at its end, or NULL; it lives as long as the handle. *about is filled only if nothing
 * is wrong.
 */
const char *archive_member_fault(zip_t *zip, zip_uint64_t index, const char **name, zip_stat_t *about);

/* Whether so many bytes are too many for so many stored ones. */
bool archive_unfolds_too_much(uint64_t size, uint64_t stored);

#endif
