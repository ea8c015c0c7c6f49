#include "wrapped_text.h"

#include "print_text.h"
#include "printable.h"

#include <stdbool.h>
#include <string.h>

static int columns_of_line = TEXT_COLUMNS;

void wrapped_text_set_columns(int columns)
{
    columns_of_line = columns == 0                   ? TEXT_COLUMNS
                      : columns < TEXT_COLUMNS_LEAST ? TEXT_COLUMNS_LEAST
                      : columns > TEXT_COLUMNS_MOST  ? TEXT_COLUMNS_MOST
                                                     : columns;
}

/* The number of characters of a word. */
static int width_of(const char *word, size_t size)
{
    int width = 0;
    bool harmless;
    for (size_t at = 0; at < size; width++)
        at += printable_character(word + at, &harmless);
    return width;
}

void print_wrapped(FILE *stream, int column, int indent, const char *text)
{
    bool is_first = true; /* first word of the line */
    for (const char *word = text == NULL ? "" : text; *word != '\0';) {
        size_t blanks = strspn(word, " "), size = strcspn(word + blanks, " ");
        int width = width_of(word + blanks, size);
        if (!is_first && column + (int)blanks + width > columns_of_line) {
            (void)print_text(stream, "\n%*s", indent, "");
            column = indent;
            is_first = true;
        }
        int before = is_first ? 0 : (int)blanks;
        (void)print_text(stream, "%*s%.*s", before, "", (int)size, word + blanks);
        column += before + width;
        is_first = false;
        word += blanks + size;
    }
    (void)print_text(stream, "\n");
}
