/*
 * Hashes of generated cases and their parts, the same on every machine.
 */
#ifndef SCATTER_WORLD_HASH_H
#define SCATTER_WORLD_HASH_H

#include "world.h"

#include <stdint.h>

uint64_t hash_elements(const struct tensor *tensor);
uint64_t hash_shape(const struct tensor *tensor);
uint64_t hash_kind(const struct world_kind *kind);

/* Of kind, axis and inputs, without their names and the form. */
uint64_t hash_case(const struct world_case *made);

uint64_t hash_form(const struct written_form *form);

#endif
