#include "markdown_text.h"

#include "printable.h"

#include <string.h>

/* The beginning of a harmless text, in whole characters, followed by "…" if something is left out. */
static const char *shortened(const char *text, size_t size, size_t most, struct arena *arena)
{
    size_t used = 0;
    bool harmless;
    if (size <= most)
        return arena_copy_text(arena, text, size);
    for (size_t next = 0; next <= most; next += printable_character(text + next, &harmless))
        used = next;
    return arena_format(arena, "%.*s…", (int)used, text);
}

const char *markdown_code(const char *text, size_t most, struct arena *arena)
{
    const char *line = printable(text[0] == '\0' ? "(none)" : text, arena);
    const char *copy = shortened(line, strlen(line), most, arena);
    char *code = copy == NULL ? NULL : arena_copy_text(arena, copy, strlen(copy));
    for (char *at = code; at != NULL && (at = strchr(at, '`')) != NULL;)
        *at = '\'';
    const char *span = code == NULL ? NULL : arena_format(arena, "`%s`", code);
    return span == NULL ? "" : span;
}

const char *markdown_block(const char *lines, size_t most_lines, size_t most, struct arena *arena)
{
    const char *block = "";
    const char *line = printable_lines(lines, arena);
    for (size_t count = 0; *line != '\0' && block != NULL; count++) {
        size_t size = strcspn(line, "\n");
        const char *shown = count == most_lines ? "…" : shortened(line, size, most, arena);
        block = shown == NULL ? NULL : arena_format(arena, "%s    %s\n", block, shown);
        if (count == most_lines)
            break;
        line += size + (line[size] == '\n');
    }
    return block == NULL ? "" : block;
}
