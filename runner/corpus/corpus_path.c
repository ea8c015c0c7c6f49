#include "archive.h"

#include <stddef.h>
#include <string.h>

int path_order(const char *a, const char *b)
{
    while (*a == *b && *a != '\0')
        a++, b++;
    if (*a == *b || *a == '\0' || *b == '\0')
        return (*a != '\0') - (*b != '\0');
    if (*a == '/' || *b == '/')
        return *a == '/' ? -1 : 1;
    return (unsigned char)*a < (unsigned char)*b ? -1 : 1;
}

bool path_lies_below(const char *path, const char *folder)
{
    size_t length = strlen(folder);
    return length == 0 || (strncmp(path, folder, length) == 0 && path[length] == '/');
}

bool path_is_plain(const char *path)
{
    for (const char *component = path;; component++) {
        size_t length = strcspn(component, "/");
        if (length == 0 || (length == 1 && component[0] == '.') ||
            (length == 2 && strncmp(component, "..", 2) == 0))
            return false;
        component += length;
        if (*component == '\0')
            return true;
    }
}

bool path_names_archive(const char *path)
{
    static const char suffix[] = ".zip";
    const char *slash = strrchr(path, '/');
    const char *name = slash == NULL ? path : slash + 1;
    size_t length = strlen(name), suffix_length = strlen(suffix);
    return length > suffix_length && strcmp(name + length - suffix_length, suffix) == 0;
}
