/* Matches globs against ids. */
#define _POSIX_C_SOURCE 200809L

#include "text_compare.h"

#include <fnmatch.h>
#include <string.h>

bool glob_matches(const char *glob, const char *text)
{
    return fnmatch(glob, text, 0) == 0;
}

bool glob_may_match_in(const char *glob, const char *id)
{
    size_t plain = strcspn(glob, "*?[\\"), length = strlen(id);
    if (plain <= length && glob[plain] != '\0')
        return strncmp(glob, id, plain) == 0;
    return strncmp(glob, id, length) == 0 &&
           (glob[length] == '\0' || glob[length] == '/' || glob[length] == '#');
}
