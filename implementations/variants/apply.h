/* Computes a whole case with a variant. */
#ifndef VARIANTS_APPLY_H
#define VARIANTS_APPLY_H

#include "node.h"
#include "variant.h"

/*
 * Computes the output of a node that check() has accepted. SCATTER_CTS_REJECTED, with a message, for
 * undefined operations (products of strings, max and min of complex numbers) and for what the variant
 * refuses; SCATTER_CTS_FAILED if out of memory. Restores the rounding mode.
 */
enum scatter_cts_result apply(const struct variant *variant, const struct scatter_cts_request *request,
                              const struct node *node, struct scatter_cts_output *output,
                              struct scatter_cts_message *message);

#endif
