#include "text_table.h"

#include "print_text.h"

static const char *cell_text(const struct text_row *row, int column)
{
    return row->cells[column] == NULL ? "" : row->cells[column];
}

/* The number of characters of a UTF-8 text. */
static int text_width(const char *text)
{
    int width = 0;
    for (; *text != '\0'; text++)
        width += ((unsigned char)*text & 0xc0) != 0x80;
    return width;
}

static void print_row(const struct text_row *row, const int *widths, FILE *stream)
{
    int start = 0, position = 0;
    for (int column = 0; column < TEXT_TABLE_COLUMNS; column++) {
        const char *cell = cell_text(row, column);
        int width = text_width(cell);
        if (width > 0) {
            (void)print_text(stream, "%*s%s", start - position, "", cell);
            position = start + width;
        }
        start += widths[column] == 0 ? 0 : widths[column] + 2;
    }
    (void)print_text(stream, "\n");
}

void text_table_print(const struct text_table *table, FILE *stream)
{
    int widths[TEXT_TABLE_COLUMNS] = {0};
    for (size_t i = 0; i < table->count; i++)
        for (int column = 0; column < TEXT_TABLE_COLUMNS; column++) {
            int width = text_width(cell_text(&table->rows[i], column));
            widths[column] = width > widths[column] ? width : widths[column];
        }
    for (size_t i = 0; i < table->count; i++)
        print_row(&table->rows[i], widths, stream);
}
