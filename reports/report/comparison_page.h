/*
 * Comparisons of runs as one self-contained HTML page.
 */
#ifndef SCATTER_COMPARISON_PAGE_H
#define SCATTER_COMPARISON_PAGE_H

#include "comparison.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/*
 * Writes the page. Of each kind of difference the first 200 are named, or all. Errors of the stream are left to the
 * caller, who checks ferror. STATUS_OUT_OF_MEMORY.
 */
enum status comparison_page(const struct comparison *comparisons, size_t count, bool all, FILE *out,
                            struct arena *arena, struct error *error);

#endif
