/* The byte order of raw_data. */
#ifndef SCATTER_LITTLE_ENDIAN_H
#define SCATTER_LITTLE_ENDIAN_H

#include <stddef.h>

/*
 * Copies `size` bytes, in units of `unit` bytes each, between little-endian and native order (the same
 * operation in both directions). Neither side needs to be aligned. Requires that `unit` divides `size`;
 * source and target must not overlap. A complex number is two units, not one.
 */
void little_endian_copy(void *target, const void *source, size_t size, size_t unit);

#endif
