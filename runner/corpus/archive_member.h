/*
 * Checks single members of archives: their names, and what libzip reports about them (archive.h says which are refused
 * and why). A fault is a phrase that follows the member's name, in static storage.
 */
#ifndef SCATTER_ARCHIVE_MEMBER_H
#define SCATTER_ARCHIVE_MEMBER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <zip.h>

/*
 * What is wrong with a name, without the "/" that ends the name of a folder, or NULL. `size` is its size in the
 * archive: a NUL in it is a control character.
 */
const char *archive_name_fault(const char *name, size_t size);

/*
 * What is wrong with the member with this number, whose entry in the directory is given, or NULL. *about is set only
 * if nothing is wrong.
 */
const char *archive_member_fault(zip_t *zip, zip_uint64_t index, const unsigned char *entry, bool is_folder,
                                 zip_stat_t *about);

/* Whether `size` bytes are too many for `stored` stored bytes. */
bool archive_expands_too_much(uint64_t size, uint64_t stored);

#endif
