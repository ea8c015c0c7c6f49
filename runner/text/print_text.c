#include "print_text.h"

#include "printable.h"

#include <stdarg.h>
#include <stdbool.h>
#include <string.h>

/* ---- texts ------------------------------------------------------------------------------------------------------------- */

/* Prints at most `size` bytes of a text; tabs stay if `tabs`. */
static void print_harmless(FILE *stream, const char *text, size_t size, bool tabs)
{
    for (size_t at = 0; at < size;) {
        bool harmless;
        size_t length = printable_character(text + at, &harmless);
        harmless = (harmless || (tabs && text[at] == '\t')) && length <= size - at;
        for (size_t end = length <= size - at ? at + length : size; at < end; at++)
            (void)fputc(harmless ? text[at] : '?', stream);
    }
}

/* ---- formats ----------------------------------------------------------------------------------------------------------- */

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

static int print_string(FILE *stream, const struct conversion *conversion, const char *text)
{
    text = text == NULL ? "" : text;
    bool left = conversion->flag_count > 0 && memchr(conversion->flags, '-', (size_t)conversion->flag_count);
    int length = 0;
    while (text[length] != '\0' && (conversion->precision < 0 || length < conversion->precision))
        length++;
    int blanks = conversion->width > length ? conversion->width - length : 0;
    (void)fprintf(stream, "%*s", left ? 0 : blanks, "");
    print_harmless(stream, text, (size_t)length, false);
    (void)fprintf(stream, "%*s", left ? blanks : 0, "");
    return length + blanks;
}

/* What the C library prints: numbers, and characters of ours. */
static int print_other(FILE *stream, const struct conversion *conversion, va_list *values)
{
    static const char *const lengths[] = {
        [OF_INT] = "", [OF_LONG] = "l", [OF_LONG_LONG] = "ll", [OF_SIZE] = "z"};
    char format[32];
    (void)snprintf(format, sizeof format, "%%%.*s*.*%s%c", conversion->flag_count, conversion->flags,
                   lengths[conversion->length], conversion->letter);
    int width = conversion->width, precision = conversion->precision; /* a negative precision is none */
    if (conversion->letter == 'c')
        return fprintf(stream, "%*c", width, va_arg(*values, int));
    if (conversion->letter == 'g' || conversion->letter == 'f')
        return fprintf(stream, format, width, precision, va_arg(*values, double));
    switch (conversion->length) {
    case OF_LONG:
        return fprintf(stream, format, width, precision, va_arg(*values, long));
    case OF_LONG_LONG:
        return fprintf(stream, format, width, precision, va_arg(*values, long long));
    case OF_SIZE:
        return fprintf(stream, format, width, precision, va_arg(*values, size_t));
    case OF_INT:
        break;
    }
    return fprintf(stream, format, width, precision, va_arg(*values, int));
}

static int read_or_take(const char **format, va_list *values)
{
    if (**format != '*')
        return read_number(format);
    (*format)++;
    return va_arg(*values, int);
}

/* Prints what stands behind a '%'; *format then is behind it. */
static int print_conversion(FILE *stream, const char **format, va_list *values)
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
        return fprintf(stream, "%%");
    return conversion.letter == 's' ? print_string(stream, &conversion, va_arg(*values, const char *))
                                    : print_other(stream, &conversion, values);
}

int print_text(FILE *stream, const char *format, ...)
{
    int printed = 0;
    va_list values;
    va_start(values, format);
    while (*format != '\0') {
        int plain = (int)strcspn(format, "%");
        printed += fprintf(stream, "%.*s", plain, format);
        format += plain;
        if (*format == '\0')
            break;
        format++;
        printed += print_conversion(stream, &format, &values);
    }
    va_end(values);
    return printed;
}

/* ---- lines ------------------------------------------------------------------------------------------------------------- */

bool print_lines(FILE *stream, const char *indent, const char *lines)
{
    bool any = *lines != '\0';
    while (*lines != '\0') {
        size_t length = strcspn(lines, "\n");
        (void)fputs(indent, stream);
        print_harmless(stream, lines, length, true);
        (void)fputc('\n', stream);
        lines += length + (lines[length] == '\n');
    }
    return any;
}

void print_complaint(const char *message)
{
    size_t length = strcspn(message, "\n");
    (void)print_text(stderr, "scatter-cts: %.*s\n", (int)length, message);
    (void)print_lines(stderr, "    | ", message[length] == '\0' ? "" : message + length + 1);
}
