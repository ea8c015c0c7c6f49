#include "print_text.h"

#include <stdarg.h>
#include <stdbool.h>
#include <string.h>

/* ---- texts --------------------------------------------------------------------------------------------- */

/* Collects the output, because standard error is not buffered. */
struct printer {
    FILE *stream;
    size_t used;
    int printed; /* bytes so far */
    char bytes[1000];
};

static void flush(struct printer *printer)
{
    (void)fwrite(printer->bytes, 1, printer->used, printer->stream);
    printer->used = 0;
}

static void put(struct printer *printer, char byte)
{
    if (printer->used == sizeof printer->bytes)
        flush(printer);
    printer->bytes[printer->used++] = byte;
    printer->printed++;
}

static void put_plain(struct printer *printer, const char *text, size_t size)
{
    for (size_t i = 0; i < size; i++)
        put(printer, text[i]);
}

static void put_blanks(struct printer *printer, int count)
{
    for (int i = 0; i < count; i++)
        put(printer, ' ');
}

/* Puts `size` bytes of a text; tabs stay if `tabs`. */
static void put_harmless(struct printer *printer, const char *text, size_t size, bool tabs)
{
    for (size_t at = 0; at < size;) {
        bool harmless;
        size_t length = printable_character(text + at, &harmless);
        harmless = (harmless || (tabs && text[at] == '\t')) && length <= size - at &&
                   !printable_is_command(text, text + at);
        for (size_t end = length <= size - at ? at + length : size; at < end; at++)
            put(printer, harmless ? text[at] : '?');
    }
}

/* ---- formats ------------------------------------------------------------------------------------------- */

enum length { OF_INT, OF_LONG, OF_LONG_LONG, OF_SIZE };

/* A conversion of a format, between '%' and its letter. */
struct conversion {
    const char *flags;
    int flag_count, width, precision; /* precision -1: none */
    enum length length;
    char letter;
};

static int read_number(const char **format)
{
    int number = 0;
    for (; **format >= '0' && **format <= '9' && number < 100000; (*format)++)
        number = 10 * number + (**format - '0');
    return number;
}

static enum length read_length(const char **format)
{
    enum length length = OF_INT;
    for (; **format == 'l'; (*format)++)
        length = length == OF_LONG ? OF_LONG_LONG : OF_LONG;
    if (**format != 'z')
        return length;
    (*format)++;
    return OF_SIZE;
}

static void put_string(struct printer *printer, const struct conversion *conversion, const char *text)
{
    text = text_or_empty(text);
    bool left = conversion->flag_count > 0 && memchr(conversion->flags, '-', (size_t)conversion->flag_count);
    int length = 0;
    while (text[length] != '\0' && (conversion->precision < 0 || length < conversion->precision))
        length++;
    put_blanks(printer, left ? 0 : conversion->width - length);
    put_harmless(printer, text, (size_t)length, false);
    put_blanks(printer, left ? conversion->width - length : 0);
}

/* Formats numbers and characters with the C library; none is as long as the buffer. */
static void put_other(struct printer *printer, const struct conversion *conversion, va_list *values)
{
    static const char *const lengths[] = {
        [OF_INT] = "", [OF_LONG] = "l", [OF_LONG_LONG] = "ll", [OF_SIZE] = "z"};
    char format[32], text[512] = "";
    (void)snprintf(format, sizeof format, "%%%.*s*.*%s%c", conversion->flag_count, conversion->flags,
                   lengths[conversion->length], conversion->letter);
    int width = conversion->width,
        precision = conversion->precision; /* a negative precision counts as missing */
    if (conversion->letter == 'c')
        (void)snprintf(text, sizeof text, "%*c", width, va_arg(*values, int));
    else if (conversion->letter == 'g' || conversion->letter == 'f')
        (void)snprintf(text, sizeof text, format, width, precision, va_arg(*values, double));
    else if (conversion->length == OF_LONG)
        (void)snprintf(text, sizeof text, format, width, precision, va_arg(*values, long));
    else if (conversion->length == OF_LONG_LONG)
        (void)snprintf(text, sizeof text, format, width, precision, va_arg(*values, long long));
    else if (conversion->length == OF_SIZE)
        (void)snprintf(text, sizeof text, format, width, precision, va_arg(*values, size_t));
    else
        (void)snprintf(text, sizeof text, format, width, precision, va_arg(*values, int));
    put_plain(printer, text, strlen(text));
}

static int read_or_take(const char **format, va_list *values)
{
    if (**format != '*')
        return read_number(format);
    (*format)++;
    return va_arg(*values, int);
}

/* Prints the conversion after a '%' and advances *format past it. */
static void put_conversion(struct printer *printer, const char **format, va_list *values)
{
    struct conversion conversion = {.flags = *format, .precision = -1};
    conversion.flag_count = (int)strspn(*format, "-+ 0#");
    *format += conversion.flag_count;
    conversion.width = read_or_take(format, values);
    if (**format == '.') {
        (*format)++;
        conversion.precision = read_or_take(format, values);
    }
    conversion.length = read_length(format);
    conversion.letter = **format;
    *format += conversion.letter != '\0';
    if (conversion.letter == '%')
        put(printer, '%');
    else if (conversion.letter == 's')
        put_string(printer, &conversion, va_arg(*values, const char *));
    else
        put_other(printer, &conversion, values);
}

int print_text(FILE *stream, const char *format, ...)
{
    struct printer printer = {.stream = stream};
    va_list values;
    va_start(values, format);
    while (*format != '\0') {
        size_t plain = strcspn(format, "%");
        put_plain(&printer, format, plain);
        format += plain;
        if (*format == '\0')
            break;
        format++;
        put_conversion(&printer, &format, &values);
    }
    va_end(values);
    flush(&printer);
    return printer.printed;
}

/* ---- lines --------------------------------------------------------------------------------------------- */

bool print_lines(FILE *stream, const char *indent, const char *lines)
{
    struct printer printer = {.stream = stream};
    while (*lines != '\0') {
        size_t length = strcspn(lines, "\n");
        put_plain(&printer, indent, strlen(indent));
        put_harmless(&printer, lines, length, true);
        put(&printer, '\n');
        lines += length + (lines[length] == '\n');
    }
    flush(&printer);
    return printer.printed > 0;
}

void print_complaint(const char *message)
{
    size_t length = strcspn(message, "\n");
    (void)print_text(stderr, "scatter-cts: %.*s\n", (int)length, message);
    (void)print_lines(stderr, "    | ", message[length] == '\0' ? "" : message + length + 1);
}

const char *plural(int64_t count)
{
    return count == 1 ? "" : "s";
}

static const char *cell_text(const struct text_row *row, int column)
{
    return text_or_empty(row->cells[column]);
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
    for (const char *word = text_or_empty(text); *word != '\0';) {
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

void print_escaped(FILE *stream, const char *text)
{
    for (; *text != '\0'; text++) {
        const char *const escaped = *text == '&'   ? "&amp;"
                                    : *text == '<' ? "&lt;"
                                    : *text == '>' ? "&gt;"
                                    : *text == '"' ? "&quot;"
                                                   : NULL;
        if (escaped == NULL)
            (void)fputc(*text, stream);
        else
            (void)fputs(escaped, stream);
    }
}
