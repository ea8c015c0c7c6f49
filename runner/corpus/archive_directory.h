/*
 * The limits of an archive's directory (archive.h), checked in the bytes of the file before libzip reads it: libzip
 * needs memory and time for each entry.
 */
#ifndef SCATTER_ARCHIVE_DIRECTORY_H
#define SCATTER_ARCHIVE_DIRECTORY_H

#include "status.h"

#include <stddef.h>

/* STATUS_UNREADABLE, naming the file, if there are more members or possible ends than the limits. */
enum status archive_directory_check(const char *path, const void *bytes, size_t size, struct error *error);

#endif
