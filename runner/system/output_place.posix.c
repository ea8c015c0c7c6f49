/* The place of an output file behind symbolic links. */
#define _XOPEN_SOURCE 700

#include "output_file.h"

#include <errno.h>
#include <limits.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The greatest number of symbolic links in a row. */
enum { MOST_LINKS = 40 };

char *joined_text(const char *first, size_t length, const char *second)
{
    char *text = malloc(length + strlen(second) + 1);
    if (text != NULL)
        (void)strcpy((char *)memcpy(text, first, length) + length, second);
    return text;
}

/* The length of the part of a path up to its last slash, inclusive. */
static size_t folder_length(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash == NULL ? 0 : (size_t)(slash + 1 - path);
}

/* The path that a symbolic link contains, which the caller frees; NULL without memory or with errno set;
 * *is_link is false if there is no symbolic link of this name. */
static char *path_of_link(const char *path, bool *is_link)
{
    char target[PATH_MAX];
    ssize_t length = readlink(path, target, sizeof target - 1);
    *is_link = length >= 0;
    if (length < 0)
        return NULL;
    target[length] = '\0';
    return joined_text(path, target[0] == '/' ? 0 : folder_length(path), target);
}

/* The path behind all symbolic links, also if there is no file yet. The caller frees it; NULL with errno
 * set. */
static char *behind_links(const char *path)
{
    char *place = joined_text(path, strlen(path), "");
    for (int i = 0; place != NULL && i < MOST_LINKS; i++) {
        bool is_link;
        char *next = path_of_link(place, &is_link);
        if (!is_link)
            return place;
        free(place);
        place = next;
    }
    free(place);
    errno = place == NULL ? ENOMEM : ELOOP;
    return NULL;
}

char *output_place(const char *path)
{
    char *place = behind_links(path);
    if (place == NULL)
        return NULL;
    const size_t length = folder_length(place);
    char *folder = length == 0 ? joined_text("", 0, ".") : joined_text(place, length, "");
    if (folder != NULL && length > 0)
        folder[length] = '\0';
    char *absolute = folder == NULL ? NULL : realpath(folder, NULL);
    char *with_slash = absolute == NULL ? NULL : joined_text(absolute, strlen(absolute), "/");
    char *result = with_slash == NULL ? NULL : joined_text(with_slash, strlen(with_slash), place + length);
    int reason = errno;
    free(with_slash);
    free(absolute);
    free(folder);
    free(place);
    errno = reason;
    return result;
}
