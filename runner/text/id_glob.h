/*
 * Globs on ids, as the shell has them: * ? []; * also matches "/".
 */
#ifndef SCATTER_ID_GLOB_H
#define SCATTER_ID_GLOB_H

#include <stdbool.h>

/* Whether a text, the whole of it, matches a glob. */
bool glob_matches(const char *glob, const char *text);

/*
 * Whether a glob can match the id of a folder or of something in it: ID itself, ID/… or ID#…. False only where its
 * first characters, up to one that is special, already say otherwise.
 */
bool glob_may_match_in(const char *glob, const char *id);

#endif
