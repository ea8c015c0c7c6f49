/*
 * Suggests the name that the user probably meant.
 */
#ifndef SCATTER_NEAREST_NAME_H
#define SCATTER_NEAREST_NAME_H

#include <stddef.h>

/* Longer words are not compared. */
enum { NEAREST_NAME_LENGTH_MOST = 96 };

/*
 * The one of `count` names that differs least from a word: by one letter that is added, left out or replaced,
 * or by two in a word of six letters or more. Ignores case. Returns the first of several, or NULL if no name
 * is close enough.
 */
const char *nearest_name(const char *word, const char *const *names, size_t count);

#endif
