/*
 * The differences between two runs, as a part of a page.
 */
#ifndef SCATTER_HTML_COMPARISON_H
#define SCATTER_HTML_COMPARISON_H

#include "comparison.h"
#include "html_page.h"

/*
 * Adds a comparison of two runs with titles, unfolded or folded; at most `most` differences of each kind are named. The
 * kinds that are regressions are unfolded.
 */
void html_comparison(struct html_page *page, const struct comparison *comparison, const char *older,
                     const char *newer, bool unfolded, size_t most);

#endif
