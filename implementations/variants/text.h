/* The reductions of strings: add appends the updates to the old value, in the variant's order; max and min
 * compare bytes. */
#ifndef VARIANTS_TEXT_H
#define VARIANTS_TEXT_H

#include "aims.h"
#include "node.h"
#include "variant.h"

#include <stdbool.h>

/* Applies the updates to the output, a copy of data. Not for none and mul. False if out of memory. */
bool reduce_texts(const struct variant *variant, const struct node *node, const struct aims *aims,
                  struct scatter_cts_output *output);

#endif
