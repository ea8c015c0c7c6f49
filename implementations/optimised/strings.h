/* Reductions of strings: sums are concatenations, comparisons are by bytes. There is no product. */
#ifndef OPTIMISED_STRINGS_H
#define OPTIMISED_STRINGS_H

#include "job.h"

/* One update after the other, with the output's allocator. False: out of memory. */
bool accumulate_strings(const struct job *job, const struct scatter_cts_output *output);

#endif
