#include "clause.h"

#include <stdbool.h>
#include <string.h>

/* Whether the text at `start` begins with a word. */
static bool begins(const struct embedded_file *file, size_t start, const char *word)
{
    size_t length = strlen(word);
    return length <= file->size - start && memcmp(file->bytes + start, word, length) == 0;
}

static bool is_space(unsigned char byte)
{
    return byte == ' ' || byte == '\n';
}

/* The offset of the line after the heading; the size of the file if there is no such heading. */
static size_t after_heading(const struct embedded_file *file, const char *heading)
{
    for (size_t i = 0; i < file->size; i++) {
        bool line_begins = i == 0 || file->bytes[i - 1] == '\n';
        size_t end = i + strlen(heading);
        if (line_begins && begins(file, i, heading) && end < file->size && file->bytes[end] == '\n')
            return end + 1;
    }
    return file->size;
}

const char *decision_line(const struct embedded_file *file, const char *id, struct arena *arena)
{
    const char *heading = arena_format(arena, "### %s", id);
    size_t start = heading == NULL ? file->size : after_heading(file, heading);
    while (start < file->size && is_space(file->bytes[start]))
        start++;
    for (size_t end = start; end + 1 < file->size; end++) {
        if (file->bytes[end] != '.' || !is_space(file->bytes[end + 1]))
            continue;
        char *line = arena_copy_text(arena, (const char *)file->bytes + start, end + 1 - start);
        for (char *byte = line; byte != NULL && *byte != '\0'; byte++)
            *byte = *byte == '\n' ? ' ' : *byte;
        return line;
    }
    return NULL;
}
