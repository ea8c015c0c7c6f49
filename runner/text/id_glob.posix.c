#define _POSIX_C_SOURCE 200809L

#include "id_glob.h"

#include <fnmatch.h>

bool glob_matches(const char *glob, const char *text)
{
    return fnmatch(glob, text, 0) == 0;
}
