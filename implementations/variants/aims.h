/* For each cell of the output, the updates that aim at it. */
#ifndef VARIANTS_AIMS_H
#define VARIANTS_AIMS_H

#include "node.h"

#include <stdbool.h>
#include <stdint.h>

struct aims {
    /* The updates of cell c are updates[first[c]], ..., updates[first[c + 1] - 1], in row-major order. */
    int64_t *first;
    int64_t *updates;
    int64_t most; /* the greatest number of updates of one cell */
};

/* For a node that check() has accepted. False if out of memory; otherwise release with aims_free. */
bool aims_collect(const struct node *node, struct aims *aims);

void aims_free(struct aims *aims);

#endif
