/*
 * Tables for a person: rows of texts in aligned columns.
 */
#ifndef SCATTER_TEXT_TABLE_H
#define SCATTER_TEXT_TABLE_H

#include <stddef.h>
#include <stdio.h>

enum { TEXT_TABLE_COLUMNS = 5, NO_COLUMN = -1 };

struct text_row {
    const char *cells[TEXT_TABLE_COLUMNS]; /* UTF-8 without control characters; NULL is nothing */
};

struct text_table {
    struct text_row *rows;
    size_t count;
    int numbers; /* the column that is aligned on the right, or NO_COLUMN */
};

/*
 * Prints the rows, a line each, with two blanks between columns. Columns that are empty in all rows take no room;
 * nothing stands after the last word of a line.
 */
void text_table_print(const struct text_table *table, FILE *stream);

#endif
