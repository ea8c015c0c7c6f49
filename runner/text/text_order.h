/*
 * The order of texts by their bytes.
 */
#ifndef SCATTER_TEXT_ORDER_H
#define SCATTER_TEXT_ORDER_H

/* For qsort and bsearch in an array of `const char *`: as strcmp. */
int compare_texts(const void *left, const void *right);

#endif
