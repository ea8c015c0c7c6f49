/* Orders and trees of numbers: reduces the operands of a cell according to the variant. */
#ifndef VARIANTS_REDUCE_H
#define VARIANTS_REDUCE_H

#include "aims.h"
#include "node.h"
#include "variant.h"

#include <stdbool.h>

/* Applies the updates to `cells`, a copy of data. Not for none, strings, or max and min of complex numbers.
 * False if out of memory. */
bool reduce(const struct variant *variant, const struct node *node, const struct aims *aims, void *cells);

#endif
