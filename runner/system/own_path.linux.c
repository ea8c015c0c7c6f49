#define _DEFAULT_SOURCE

#include "folder.h"

#include <unistd.h>

bool own_path(char *path, size_t size)
{
    ssize_t length = readlink("/proc/self/exe", path, size);
    if (length < 0 || (size_t)length >= size)
        return false;
    path[length] = '\0';
    return true;
}
