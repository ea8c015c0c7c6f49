#include "random_features.h"

#include <string.h>

static bool has_string(const struct world_case *made, bool (*is_it)(const struct string_element *, int),
                       int parameter)
{
    const struct tensor *updates = &made->inputs[INPUT_UPDATES];
    const struct string_element *elements = updates->elements;
    for (int64_t i = 0; made->kind.dtype == DTYPE_STRING && i < updates->count; i++)
        if (is_it(&elements[i], parameter))
            return true;
    return false;
}

static bool is_of_size(const struct string_element *string, int size)
{
    return string->size == (size_t)size;
}

static bool has_size(const struct world_case *made, int size)
{
    return has_string(made, is_of_size, size);
}

static bool has_byte_of_class(const struct string_element *string, int high)
{
    for (size_t i = 0; i < string->size; i++)
        if (high ? (unsigned char)string->bytes[i] >= 0xf8 : string->bytes[i] == '\0') /* never in UTF-8 */
            return true;
    return false;
}

static bool has_byte(const struct world_case *made, int high)
{
    return has_string(made, has_byte_of_class, high);
}

/* Two neighbours of one size have so many bytes in common at the beginning or at the end, and differ. */
static bool has_common_part(const struct world_case *made, int size)
{
    const struct tensor *updates = &made->inputs[INPUT_UPDATES];
    const struct string_element *elements = updates->elements;
    const size_t common = (size_t)(size < 0 ? -size : size);
    for (int64_t i = 1; made->kind.dtype == DTYPE_STRING && i < updates->count; i++) {
        const struct string_element *a = &elements[i - 1], *b = &elements[i];
        const size_t from = size < 0 ? a->size - common : 0;
        if (a->size == b->size && a->size > common && memcmp(a->bytes, b->bytes, a->size) != 0 &&
            memcmp(a->bytes + from, b->bytes + from, common) == 0)
            return true;
    }
    return false;
}

const struct feature features_of_strings[] = {{"an empty string", has_size, 0},
                                              {"a string of 1", has_size, 1},
                                              {"a string of 7", has_size, 7},
                                              {"a string of 8", has_size, 8},
                                              {"a string of 15", has_size, 15},
                                              {"a string of 16", has_size, 16},
                                              {"a string of 22", has_size, 22},
                                              {"a string of 23", has_size, 23},
                                              {"a string of 24", has_size, 24},
                                              {"a string of 31", has_size, 31},
                                              {"a string of 32", has_size, 32},
                                              {"a string of 33", has_size, 33},
                                              {"a string of 64", has_size, 64},
                                              {"a string of 65", has_size, 65},
                                              {"a string of 70", has_size, 70},
                                              {"a string with NUL", has_byte, 0},
                                              {"a string that is not UTF-8", has_byte, 1},
                                              {"a common prefix of 5", has_common_part, 5},
                                              {"a common prefix of 16", has_common_part, 16},
                                              {"a common end of 16", has_common_part, -16},
                                              {NULL, NULL, 0}};
