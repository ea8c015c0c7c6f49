/*
 * Globs on ids, as the shell has them: * ? []; * also matches "/".
 */
#ifndef SCATTER_ID_GLOB_H
#define SCATTER_ID_GLOB_H

#include <stdbool.h>

/* Whether a text, the whole of it, matches a glob. */
bool glob_matches(const char *glob, const char *text);

#endif
