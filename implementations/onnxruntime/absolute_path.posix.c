#define _XOPEN_SOURCE 700

#include "absolute_path.h"

#include <stdlib.h>

char *absolute_path(const char *path)
{
    return realpath(path, NULL);
}
