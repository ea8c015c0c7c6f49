#include "text_compare.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int compare_texts(const void *left, const void *right)
{
    return strcmp(*(const char *const *)left, *(const char *const *)right);
}

void sort_texts(const char **texts, size_t count)
{
    if (count > 1)
        qsort(texts, count, sizeof *texts, compare_texts);
}

size_t sort_texts_once(const char **texts, size_t count)
{
    size_t kept = 0;
    sort_texts(texts, count);
    for (size_t i = 0; i < count; i++)
        if (kept == 0 || strcmp(texts[i], texts[kept - 1]) != 0)
            texts[kept++] = texts[i];
    return kept;
}

int name_position(const char *const *names, const char *name)
{
    int position = 0;
    while (names[position] != NULL && strcmp(names[position], name) != 0)
        position++;
    return position;
}

bool name_is_among(const char *const *names, const char *name)
{
    return names[name_position(names, name)] != NULL;
}

enum { DISTANCE_MOST = 2 };

static size_t least(size_t a, size_t b, size_t c)
{
    const size_t lesser = a < b ? a : b;
    return lesser < c ? lesser : c;
}

static size_t cost(char one, char other)
{
    return tolower((unsigned char)one) != tolower((unsigned char)other);
}

/* The Levenshtein distance, with swapped neighbours as one change, row by row. Requires lengths of at most
 * NEAREST_NAME_LENGTH_MOST. */
static size_t distance(const char *word, size_t word_length, const char *name, size_t name_length)
{
    size_t rows[3][NEAREST_NAME_LENGTH_MOST + 1]; /* the current one and the two above it, in turn */
    for (size_t column = 0; column <= name_length; column++)
        rows[0][column] = column;
    for (size_t line = 1; line <= word_length; line++) {
        size_t *row = rows[line % 3];
        const size_t *above = rows[(line + 2) % 3], *before = rows[(line + 1) % 3];
        row[0] = line;
        for (size_t column = 1; column <= name_length; column++) {
            row[column] = least(above[column] + 1, row[column - 1] + 1,
                                above[column - 1] + cost(word[line - 1], name[column - 1]));
            if (line > 1 && column > 1 && cost(word[line - 1], name[column - 2]) == 0 &&
                cost(word[line - 2], name[column - 1]) == 0 && before[column - 2] + 1 < row[column])
                row[column] = before[column - 2] + 1;
        }
    }
    return rows[word_length % 3][name_length];
}

const char *nearest_name(const char *word, const char *const *names, size_t count)
{
    const size_t length = strlen(word);
    const char *nearest = NULL;
    size_t smallest = (length < 6 ? 1 : DISTANCE_MOST) + 1;
    for (size_t i = 0; i < count && length >= 2 && length <= NEAREST_NAME_LENGTH_MOST; i++) {
        const size_t name_length = strlen(names[i]);
        const size_t found =
            name_length > NEAREST_NAME_LENGTH_MOST ? smallest : distance(word, length, names[i], name_length);
        if (found < smallest) {
            smallest = found;
            nearest = names[i];
        }
    }
    return nearest;
}

const char *nearest_text(const char *word, const char *const *names, size_t count, struct arena *arena)
{
    const char *nearest = nearest_name(word, names, count);
    return text_or_empty(nearest == NULL ? NULL : arena_format(arena, " (did you mean %s?)", nearest));
}

enum status option_value_number(const char *option, const char *word, const char *const *names, size_t count,
                                size_t *number, struct error *error)
{
    char known[512] = "";
    size_t used = 0;
    for (size_t i = 0; i < count; i++) {
        if (strcmp(names[i], word) == 0) {
            *number = i;
            return STATUS_OK;
        }
        if (used < sizeof known)
            used += (size_t)snprintf(known + used, sizeof known - used, "%s%s", i == 0 ? "" : ", ", names[i]);
    }
    struct arena arena = arena_create((size_t)1 << 12);
    enum status status = error_set(error, STATUS_USAGE, "%s %.100s: unknown value%s; the values are %s",
                                   option, word, nearest_text(word, names, count, &arena), known);
    arena_destroy(&arena);
    return status;
}

static int folded(char character)
{
    return character == '-' || character == '_' ? ' ' : tolower((unsigned char)character);
}

bool is_like_word(const char *word, size_t length, const char *other)
{
    size_t i = 0;
    while (i < length && other[i] != '\0' && folded(word[i]) == folded(other[i]))
        i++;
    return i == length && other[i] == '\0' && length > 0;
}
