/*
 * Orders and trees of numbers: the operands of a cell are reduced as the variant has it.
 */
#ifndef VARIANTS_REDUCE_H
#define VARIANTS_REDUCE_H

#include "aims.h"
#include "node.h"
#include "variant.h"

#include <stdbool.h>

/*
 * Applies the updates to `cells`, a copy of data. Not for none, for strings, and for max and min of complex
 * numbers. False when there is no memory.
 */
bool reduce(const struct variant *variant, const struct node *node, const struct aims *aims, void *cells);

#endif
