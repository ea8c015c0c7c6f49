/*
 * Reductions of strings: sums are concatenations, the order is that of their bytes. There is no product.
 */
#ifndef OPTIMISED_STRINGS_H
#define OPTIMISED_STRINGS_H

#include "job.h"

/* One update after the other, in memory of the output's allocator. False: no memory. */
bool accumulate_strings(const struct job *job, const struct scatter_cts_output *output);

#endif
