/*
 * The strings of cases of the random world: 0 to RANDOM_STRING_SIZE bytes, many of them next to the size that implementations
 * store inline; any bytes, with NUL and not UTF-8; some that differ in the first byte or in
 * the last ones only. Up to 61 elements of a tensor differ in most cases; further ones are the same again.
 */
#ifndef SCATTER_RANDOM_STRINGS_H
#define SCATTER_RANDOM_STRINGS_H

#include "arena.h"
#include "status.h"
#include "tensor.h"

#include <stdint.h>

enum { RANDOM_STRING_SIZE = 70 };

/* Fills two tensors of strings, whose bytes are in the arena. STATUS_OUT_OF_MEMORY only. */
enum status random_strings_fill(const struct tensor *data, const struct tensor *updates, uint64_t key,
                                struct arena *arena, struct error *error);

#endif
