/*
 * Text tables: rows of texts in aligned columns.
 */
#ifndef SCATTER_TEXT_TABLE_H
#define SCATTER_TEXT_TABLE_H

#include <stddef.h>
#include <stdio.h>

enum { TEXT_TABLE_COLUMNS = 5 };

struct text_row {
    const char *cells[TEXT_TABLE_COLUMNS]; /* UTF-8 without control characters; NULL: empty */
};

struct text_table {
    struct text_row *rows;
    size_t count;
};

/*
 * Prints each row as a line, with two spaces between columns. Columns that are empty in all rows are omitted;
 * lines have no trailing spaces.
 */
void text_table_print(const struct text_table *table, FILE *stream);

#endif
