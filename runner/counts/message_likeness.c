/* Reduces messages of implementations to what is alike in them. */
#include "causes.h"
#include "dtype.h"
#include "print_text.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* Common words of fewer bytes are shown. */
enum { WORTH_LEAVING_OUT = 12 };

/* A message of which fewer bytes would be left is shown whole. */
enum { LEAST_SHOWN = 16 };

#define ELLIPSIS "…"

/* ---- folding ------------------------------------------------------------------------------------------- */

/* The length of the number at the start of a text; 0 if there is none. */
static size_t number_length(const char *text)
{
    static const char hexadecimal[] = "0123456789abcdefABCDEF", decimal[] = "0123456789";
    size_t sign = *text == '-';
    if (strncmp(text + sign, "0x", 2) == 0)
        return sign + 2 + strspn(text + sign + 2, hexadecimal);
    size_t digits = strspn(text + sign, decimal);
    if (digits == 0)
        return 0;
    size_t point = text[sign + digits] == '.';
    size_t fraction = point == 0 ? 0 : strspn(text + sign + digits + 1, decimal);
    return sign + digits + (fraction == 0 ? 0 : point + fraction);
}

/* Whether a word is the name of an element type of T. */
static bool is_type(const char *text, size_t length)
{
    const enum dtype dtype = dtype_from_any_name(text, length);
    return dtype >= DTYPE_FLOAT && dtype <= DTYPE_BFLOAT16;
}

static bool is_of_word(char character)
{
    return isalnum((unsigned char)character) != 0 || character == '_';
}

/* The length of the word at the start of a text that does not begin with a number. */
static size_t word_length(const char *text)
{
    size_t length = 0;
    while (is_of_word(text[length]) &&
           !(length > 0 && text[length - 1] == '_' && number_length(text + length) > 0))
        length++;
    return length;
}

/* The length of a number and the numbers that follow it as in 2x3x4. */
static size_t extents_length(const char *text)
{
    size_t length = number_length(text);
    while (length > 0 && text[length] == 'x' && isdigit((unsigned char)text[length + 1]) != 0)
        length += 1 + number_length(text + length + 1);
    return length;
}

/* Where a further N would continue a list of numbers: the number of bytes after which the list's N stands;
 * else `used`. */
static size_t list_end(const char *folded, size_t used)
{
    size_t end = used;
    while (end > 0 && strchr(" ,x*", folded[end - 1]) != NULL)
        end--;
    const bool is_number = end > 0 && folded[end - 1] == 'N' && (end == 1 || !is_of_word(folded[end - 2]));
    return is_number && end < used ? end : used;
}

/* Shapes as Python writes them, (N,) and several one after the other, are one shape. */
static void fold_shapes(char *folded)
{
    static const char comma[] = "(N,)", several[] = "(N) (N)";
    for (char *found = strstr(folded, comma); found != NULL; found = strstr(folded, comma))
        memmove(found + 2, found + 3, strlen(found + 3) + 1);
    for (char *found = strstr(folded, several); found != NULL; found = strstr(folded, several))
        memmove(found, found + 4, strlen(found + 4) + 1);
}

/* The end of a message's first line, or of its second line if that begins with "> ". */
static size_t line_end(const char *message)
{
    const size_t first = strcspn(message, "\n");
    return strncmp(message + first, "\n> ", 3) == 0 ? first + 1 + strcspn(message + first + 1, "\n") : first;
}

void message_fold(const char *message, char *folded, size_t size)
{
    const size_t end = line_end(message);
    size_t used = 0;
    for (size_t at = 0; at < end;) {
        bool harmless;
        const char *written = message + at;
        const size_t number = extents_length(message + at), word = number > 0 ? 0 : word_length(message + at);
        const size_t taken = number > 0 ? number : word > 0 ? word : 0;
        size_t length = word > 0 ? word : number > 0 ? 1 : printable_character(message + at, &harmless);
        if (number > 0) {
            written = "N";
            if (list_end(folded, used) < used) {
                used = list_end(folded, used);
                length = 0;
            }
        } else if (word > 0 && is_type(message + at, word)) {
            written = "T";
            length = 1;
        } else if (message[at] == '\n') {
            written = " ";
        }
        if (used + length >= size)
            break;
        memcpy(folded + used, written, length);
        used += length;
        at += taken > 0 ? taken : length;
    }
    folded[used] = '\0';
    fold_shapes(folded);
}

/* ---- showing ------------------------------------------------------------------------------------------- */

/* Moves a position back to the beginning of a character of UTF-8. */
static size_t at_character(const char *text, size_t position)
{
    while (position > 0 && ((unsigned char)text[position] & 0xc0) == 0x80)
        position--;
    return position;
}

void message_line(const char *message, char *line, size_t size)
{
    const size_t end = line_end(message), length = end < size ? end : at_character(message, size - 1);
    memcpy(line, message, length);
    line[length] = '\0';
    for (char *found = strchr(line, '\n'); found != NULL; found = strchr(found, '\n'))
        *found = ' ';
}

void message_show(const char *folded, size_t prefix, size_t suffix, char *shown, size_t size)
{
    const size_t whole = strlen(folded);
    const char *text = folded + prefix;
    size_t length = whole - prefix - suffix;
    if (length < LEAST_SHOWN) {
        text = folded;
        length = whole;
        prefix = suffix = 0;
    }
    const char *before = prefix > 0 ? ELLIPSIS : "", *after = suffix > 0 ? ELLIPSIS : "";
    if (length <= MESSAGE_SHOWN) {
        (void)snprintf(shown, size, "%s%.*s%s", before, (int)length, text, after);
        return;
    }
    const size_t head = at_character(text, MESSAGE_SHOWN / 2);
    const size_t tail = at_character(text, length - MESSAGE_SHOWN / 2);
    (void)snprintf(shown, size, "%s%.*s" ELLIPSIS "%.*s%s", before, (int)head, text, (int)(length - tail),
                   text + tail, after);
}

static bool is_between_words(const char *text, size_t position)
{
    return position == 0 || text[position] == '\0' || !is_of_word(text[position - 1]) ||
           !is_of_word(text[position]);
}

/* The length of the common beginning of a text and others, from `length` down. */
static size_t shared_beginning(const char *const *folded, size_t count)
{
    size_t length = strlen(folded[0]);
    for (size_t i = 1; i < count; i++) {
        size_t shared = 0;
        while (shared < length && folded[i][shared] == folded[0][shared])
            shared++;
        length = shared;
    }
    length = at_character(folded[0], length);
    while (!is_between_words(folded[0], length))
        length--;
    return length;
}

static size_t shared_end(const char *const *folded, size_t count, size_t prefix)
{
    const size_t first = strlen(folded[0]);
    size_t length = first - prefix;
    for (size_t i = 1; i < count; i++) {
        const size_t other = strlen(folded[i]);
        size_t shared = 0;
        while (shared < length && shared < other - prefix &&
               folded[i][other - 1 - shared] == folded[0][first - 1 - shared])
            shared++;
        length = shared;
    }
    while (length > 0 && (((unsigned char)folded[0][first - length] & 0xc0) == 0x80 ||
                          !is_between_words(folded[0], first - length)))
        length--;
    return length;
}

void messages_in_common(const char *const *folded, size_t count, size_t *prefix, size_t *suffix)
{
    bool differ = false;
    *prefix = *suffix = 0;
    for (size_t i = 1; i < count; i++)
        differ |= strcmp(folded[i], folded[0]) != 0;
    if (!differ)
        return;
    const size_t beginning = shared_beginning(folded, count);
    const size_t end = shared_end(folded, count, beginning);
    *prefix = beginning >= WORTH_LEAVING_OUT ? beginning : 0;
    *suffix = end >= WORTH_LEAVING_OUT ? end : 0;
}
