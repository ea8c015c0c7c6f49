/*
 * What is different between two runs, as a part of a page.
 */
#ifndef SCATTER_HTML_COMPARISON_H
#define SCATTER_HTML_COMPARISON_H

#include "comparison.h"
#include "html_page.h"

/*
 * Adds a comparison of two runs with titles, unfolded or not; of each kind of difference at most `most` are named, which
 * of kinds that make it worse are unfolded.
 */
void html_comparison(struct html_page *page, const struct comparison *comparison, const char *older,
                     const char *newer, bool unfolded, size_t most);

#endif
