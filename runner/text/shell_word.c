#include "shell_word.h"

#include <string.h>

static const char plain_characters[] =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=:,./@%";

const char *shell_word(const char *text, struct arena *arena)
{
    size_t length = strlen(text);
    if (length > 0 && strspn(text, plain_characters) == length)
        return text;
    char *word = arena_allocate(arena, 4 * length + 3);
    if (word == NULL)
        return "";
    char *end = word;
    *end++ = '\'';
    for (; *text != '\0'; text++) {
        if (*text == '\'') { /* end the quotation, an escaped quote, start a new quotation */
            memcpy(end, "'\\''", 4);
            end += 4;
        } else {
            *end++ = *text;
        }
    }
    *end++ = '\'';
    *end = '\0';
    return word;
}

const char *shell_glob_word(const char *text, struct arena *arena)
{
    char *glob = arena_allocate(arena, 2 * strlen(text) + 1);
    if (glob == NULL)
        return "";
    char *end = glob;
    for (; *text != '\0'; text++) {
        if (strchr("*?[\\", *text) != NULL)
            *end++ = '\\';
        *end++ = *text;
    }
    *end = '\0';
    return shell_word(glob, arena);
}
