/*
 * Globs for ids, as in the shell: * ? []; * also matches "/".
 */
#ifndef SCATTER_ID_GLOB_H
#define SCATTER_ID_GLOB_H

#include <stdbool.h>

/* Whether the whole text matches a glob. */
bool glob_matches(const char *glob, const char *text);

/*
 * Whether a glob can match the id of a folder or of something in it: ID itself, ID/… or ID#…. False only if
 * its literal beginning already excludes a match.
 */
bool glob_may_match_in(const char *glob, const char *id);

#endif
