/* The plan cache: compiled plans, refusals included, by everything that they depend on. */
#ifndef PLANTED_CACHE_H
#define PLANTED_CACHE_H

#include "compile.h"

/* The plan of a node, which the cache owns until the next call; NULL if out of memory. */
const struct plan *cache_plan(const struct node *node);

void cache_clear(void);

#endif
