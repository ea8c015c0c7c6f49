/* Valid input that may be refused. */
#ifndef VARIANTS_REFUSAL_H
#define VARIANTS_REFUSAL_H

#include "aims.h"
#include "node.h"

/* Why a node that check() has accepted may be refused, or NULL if it may not. Static storage. */
const char *reason_to_refuse(const struct scatter_cts_request *request, const struct node *node,
                             const struct aims *aims);

#endif
