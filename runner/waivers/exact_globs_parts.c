#include "exact_globs_parts.h"

#include <string.h>

/* ---- parts ------------------------------------------------------------------------------------------------- */

static bool is_separator(char byte)
{
    return byte == '-' || byte == '#';
}

struct parts parts_of(const char *id)
{
    struct parts parts = {.id = id, .end = strlen(id), .is_plain = strpbrk(id, "*?[\\") == NULL};
    const char *slash = strrchr(id, '/');
    parts.slug = slash == NULL ? 0 : (size_t)(slash - id) + 1;
    parts.group_end = slash == NULL ? 0 : parts.slug - 1;
    for (parts.group = parts.group_end; parts.group > 0 && id[parts.group - 1] != '/';)
        parts.group--;
    if (parts.group == 0) /* SOURCE/SLUG */
        parts.group = parts.group_end;
    parts.is_bounded = parts.end <= LONGEST_ID;
    parts.starts[parts.words] = parts.slug;
    for (size_t at = parts.slug; parts.is_bounded && at < parts.end; at++) {
        if (!is_separator(id[at]))
            continue;
        parts.ends[parts.words++] = at;
        parts.is_bounded = parts.words < MOST_WORDS;
        parts.starts[parts.words] = at + 1;
    }
    parts.ends[parts.words++] = parts.end;
    size_t dashes = 0;
    for (size_t at = parts.group; at < parts.group_end; at++)
        dashes += id[at] == '-';
    parts.is_bounded = parts.is_bounded && dashes < MOST_WORDS;
    return parts;
}

size_t slashes_in(const char *id)
{
    size_t count = 0;
    for (; *id != '\0'; id++)
        count += *id == '/';
    return count;
}

size_t version_of(const struct parts *parts)
{
    size_t at = parts->group_end;
    while (at > parts->group && parts->id[at - 1] >= '0' && parts->id[at - 1] <= '9')
        at--;
    return at < parts->group_end && at > parts->group && parts->id[at - 1] == '-' ? at : parts->group_end;
}

/* ---- globs -------------------------------------------------------------------------------------------------------------- */

size_t write_escaped(char *glob, size_t length, const char *text, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        bool bracket = strchr("*?[", text[i]) != NULL;
        if (bracket)
            glob[length++] = '[';
        if (text[i] == '\\')
            glob[length++] = '\\';
        glob[length++] = text[i];
        if (bracket)
            glob[length++] = ']';
    }
    return length;
}

static size_t write_part(char *glob, size_t length, const struct parts *parts, size_t from, size_t to)
{
    if (!parts->is_plain)
        return write_escaped(glob, length, parts->id + from, to - from);
    memcpy(glob + length, parts->id + from, to - from);
    return length + to - from;
}

size_t write_glob(char glob[GLOB_SIZE], const struct parts *parts, const struct gaps *gaps)
{
    size_t length = 0, at = 0;
    if (gaps->group_star) {
        length = write_part(glob, length, parts, 0, gaps->group);
        glob[length++] = '*';
        at = gaps->group_end;
    }
    if (gaps->slug_star) {
        length = write_part(glob, length, parts, at, gaps->slug);
        glob[length++] = '*';
        at = gaps->slug_end;
    }
    length = write_part(glob, length, parts, at, parts->end);
    glob[length] = '\0';
    return length;
}
