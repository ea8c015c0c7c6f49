/* Shortens values to the few characters of a cell. */
#include "tensor_text.h"
#include "view.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WHOLE_TEXT = 80 };

/* The number of characters of a UTF-8 text. */
static size_t text_length(const char *text)
{
    size_t length = 0;
    for (; *text != '\0'; text++)
        length += ((unsigned char)*text & 0xc0) != 0x80;
    return length;
}

const char *text_cut(const char *text, size_t length, struct arena *arena)
{
    if (text_length(text) <= length)
        return text;
    const char *end = text;
    for (size_t kept = 0; kept < length; end++)
        kept +=
            ((unsigned char)*end & 0xc0) != 0x80; /* stops after the first byte of the last character kept */
    end--;
    const char *cut = arena_format(arena, "%.*s…", (int)(end - text), text);
    return cut == NULL ? "…" : cut;
}

/* Removes zeros and the plus sign from exponents: "1e-05" becomes "1e-5", "2e+10" becomes "2e10". */
static void shorten_exponents(char *text)
{
    char *to = text;
    for (const char *from = text; *from != '\0';) {
        bool begins = *from == 'e' && (from[1] == '+' || from[1] == '-');
        *to++ = *from++;
        if (!begins)
            continue;
        if (*from == '-')
            *to++ = '-';
        from++;
        while (*from == '0' && from[1] >= '0' && from[1] <= '9')
            from++;
    }
    *to = '\0';
}

/* A number with as many digits as fit, or NULL. */
static const char *fit_number(double number, struct arena *arena)
{
    char text[64];
    for (int digits = SHORT_TEXT; digits > 0; digits--) {
        (void)snprintf(text, sizeof text, "%.*g", digits, number);
        shorten_exponents(text);
        if (strlen(text) <= SHORT_TEXT)
            return arena_copy(arena, text);
    }
    return NULL;
}

/* A complex number, whose text is "1+2i"; cut if even one digit for each part is too long. */
static const char *fit_complex(const char *whole, struct arena *arena)
{
    char *end;
    double real = strtod(whole, &end), imaginary = strtod(end, NULL);
    char text[96];
    for (int digits = SHORT_TEXT; digits > 0; digits--) {
        (void)snprintf(text, sizeof text, "%.*g%+.*gi", digits, real, digits, imaginary);
        shorten_exponents(text);
        if (strlen(text) <= SHORT_TEXT)
            break;
    }
    const char *copy = arena_copy(arena, text);
    return copy == NULL ? NULL : text_cut(copy, SHORT_TEXT, arena);
}

const char *short_text(const struct tensor *tensor, int64_t position, const char **whole, struct arena *arena)
{
    const char *text = element_value_text(tensor, position, arena), *fitted = NULL;
    *whole = NULL;
    if (text_length(text) <= SHORT_TEXT)
        return text;
    *whole = text_cut(text, WHOLE_TEXT, arena);
    if (dtype_kind(tensor->dtype) == DTYPE_KIND_COMPLEX)
        fitted = fit_complex(text, arena);
    else if (tensor->dtype != DTYPE_STRING)
        fitted = fit_number(strtod(text, NULL), arena);
    return fitted == NULL ? text_cut(text, SHORT_TEXT, arena) : fitted;
}

/* The bits of an element, in hexadecimal digits; "" if its text has none. */
static const char *bits_text(const struct tensor *tensor, int64_t position, struct arena *arena)
{
    const char *bits = strstr(element_text(tensor, position, arena), "(0x");
    return text_or_empty(bits == NULL ? NULL : arena_copy_text(arena, bits + 3, strcspn(bits + 3, ")")));
}

const char *distinct_text(const struct tensor *tensor, int64_t position, const struct tensor *other,
                          int64_t other_position, const char **whole, struct arena *arena)
{
    enum { BEFORE = 2 }; /* as many characters that do not differ come first */
    const char *unused, *text = short_text(tensor, position, whole, arena);
    if (other == NULL || strcmp(text, short_text(other, other_position, &unused, arena)) != 0)
        return text;
    const char *one = element_value_text(tensor, position, arena),
               *two = element_value_text(other, other_position, arena);
    if (strcmp(one, two) == 0) { /* two NaN */
        one = bits_text(tensor, position, arena);
        two = bits_text(other, other_position, arena);
    }
    size_t first = 0;
    while (one[first] != '\0' && one[first] == two[first])
        first++;
    if (one[first] == '\0' && two[first] == '\0')
        return text;
    if (*whole == NULL)
        *whole = element_text(tensor, position, arena);
    first -= first < BEFORE ? first : BEFORE;
    while (first > 0 && ((unsigned char)one[first] & 0xc0) == 0x80)
        first--;
    const char *part = arena_format(arena, "%s%s", first == 0 ? "" : "…", one + first);
    return part == NULL ? text : text_cut(part, SHORT_TEXT, arena);
}
