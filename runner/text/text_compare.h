/* Texts compared: their order by bytes, and the name that the user probably meant. */
#ifndef SCATTER_TEXT_COMPARE_H
#define SCATTER_TEXT_COMPARE_H

#include <stddef.h>

/* For qsort and bsearch in an array of `const char *`: as strcmp. */
int compare_texts(const void *left, const void *right);

/* Longer words are not compared. */
enum { NEAREST_NAME_LENGTH_MOST = 96 };

/*
 * The one of `count` names that differs least from a word: by one letter that is added, left out or replaced,
 * or by two in a word of six letters or more. Ignores case. Returns the first of several, or NULL if no name
 * is close enough.
 */
const char *nearest_name(const char *word, const char *const *names, size_t count);

#endif
