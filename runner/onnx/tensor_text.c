#include "tensor_text.h"

#include "dtype.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* Larger tensors are shown by their first and last elements. */
enum { SHOWN_WHOLE = 400, SHOWN_END = 100, STRING_SHOWN = 200 };

/* ---- elements ------------------------------------------------------------------------------------------ */

static const char *string_text(const struct string_element *string, struct arena *arena)
{
    size_t shown = string->size < STRING_SHOWN ? string->size : STRING_SHOWN;
    char *text = arena_allocate(arena, 4 * shown + 32);
    if (text == NULL)
        return "?";
    char *end = text;
    *end++ = '"';
    for (size_t i = 0; i < shown; i++) {
        unsigned char byte = (unsigned char)string->bytes[i];
        if (byte == '"' || byte == '\\')
            end += sprintf(end, "\\%c", byte);
        else if (byte >= ' ' && byte < 0x7f)
            *end++ = (char)byte;
        else
            end += sprintf(end, "\\x%02x", byte);
    }
    *end++ = '"';
    *end = '\0';
    if (shown < string->size)
        (void)sprintf(end, "… %zu bytes", string->size);
    return text;
}

/* As many significant digits as tell the numbers of a floating type apart. */
static int digits_of(int32_t dtype)
{
    return dtype == DTYPE_DOUBLE ? 17 : dtype == DTYPE_FLOAT ? 9 : dtype == DTYPE_FLOAT16 ? 5 : 4;
}

/* Formats an element of a non-complex type as a number and, if it is floating, its bits. */
static void number_text(int32_t dtype, const char *element, char *number, char *bits)
{
    const size_t size = dtype_size(dtype);
    bits[0] = '\0';
    switch (dtype_kind(dtype)) {
    case DTYPE_KIND_FLOATING:
        (void)sprintf(number, "%.*g", digits_of(dtype), floating_value(dtype, element));
        (void)sprintf(bits, "0x%0*" PRIx64, (int)(2 * size), load_bits(element, size));
        return;
    case DTYPE_KIND_SIGNED:
        (void)sprintf(number, "%" PRId64, (int64_t)integer_bits(dtype, element));
        return;
    case DTYPE_KIND_UNSIGNED:
        (void)sprintf(number, "%" PRIu64, integer_bits(dtype, element));
        return;
    case DTYPE_KIND_BOOL:
        (void)sprintf(number, "%s", *element == 0 ? "false" : "true");
        return;
    case DTYPE_KIND_COMPLEX:
    case DTYPE_KIND_STRING:
    case DTYPE_KIND_FOREIGN:
        break;
    }
    (void)sprintf(number, "?");
}

/* With bits for comparisons, without bits for lists. */
static const char *describe(const struct tensor *tensor, int64_t position, bool with_bits,
                            struct arena *arena)
{
    char number[40], bits[24], imaginary[40], imaginary_bits[24];
    const char *text;
    const char *elements = tensor->elements;
    const char *element = elements + (size_t)position * dtype_size(tensor->dtype);
    if (tensor->dtype == DTYPE_STRING) {
        struct string_element string;
        memcpy(&string, element, sizeof string);
        return string_text(&string, arena);
    }
    if (dtype_kind(tensor->dtype) == DTYPE_KIND_COMPLEX) {
        const int32_t part = part_dtype(tensor->dtype);
        number_text(part, element, number, bits);
        number_text(part, element + dtype_size(part), imaginary, imaginary_bits);
        text = with_bits ? arena_format(arena, "%s%s%si (%s %s)", number, imaginary[0] == '-' ? "" : "+",
                                        imaginary, bits, imaginary_bits)
                         : arena_format(arena, "%s%s%si", number, imaginary[0] == '-' ? "" : "+", imaginary);
        return text == NULL ? "?" : text;
    }
    number_text(tensor->dtype, element, number, bits);
    text = with_bits && bits[0] != '\0' ? arena_format(arena, "%s (%s)", number, bits)
                                        : arena_format(arena, "%s", number);
    return text == NULL ? "?" : text;
}

const char *element_text(const struct tensor *tensor, int64_t position, struct arena *arena)
{
    return describe(tensor, position, true, arena);
}

const char *element_value_text(const struct tensor *tensor, int64_t position, struct arena *arena)
{
    return describe(tensor, position, false, arena);
}

const char *position_text(const struct tensor *tensor, int64_t position, struct arena *arena)
{
    char *text = arena_allocate(arena, (size_t)tensor->rank * 21 + 3);
    if (text == NULL)
        return "?";
    int64_t stride = tensor->count;
    char *end = text;
    *end++ = '[';
    for (int axis = 0; axis < tensor->rank; axis++) {
        stride /= tensor->dims[axis];
        end += sprintf(end, "%s%" PRId64, axis == 0 ? "" : ",", position / stride);
        position %= stride;
    }
    (void)sprintf(end, "]");
    return text;
}

/* ---- whole tensors ------------------------------------------------------------------------------------- */

/* Text that grows in the arena. */
struct growing_text {
    char *start;
    size_t used, room;
    struct arena *arena;
};

static void append(struct growing_text *text, const char *more)
{
    size_t length = strlen(more);
    if (text->start == NULL)
        return;
    if (text->used + length + 1 > text->room) {
        size_t room = 2 * (text->room + length);
        char *grown = arena_allocate(text->arena, room);
        if (grown != NULL)
            memcpy(grown, text->start, text->used + 1);
        text->start = grown;
        text->room = room;
        if (grown == NULL)
            return;
    }
    memcpy(text->start + text->used, more, length + 1);
    text->used += length;
}

const char *tensor_text(const struct tensor *tensor, const char *indent, struct arena *arena)
{
    struct growing_text text = {.start = arena_copy_text(arena, "", 0), .room = 1, .arena = arena};
    if (dtype_size(tensor->dtype) == 0) {
        return text_or_empty(
            arena_format(arena, "%s%zu bytes of type %s\n", indent, tensor->size, dtype_name(tensor->dtype)));
    }
    if (tensor->count == 0) {
        append(&text, indent);
        append(&text, "no elements\n");
    }
    bool cut = tensor->count > SHOWN_WHOLE;
    int64_t row = tensor->rank == 0 ? 1 : tensor->dims[tensor->rank - 1];
    for (int64_t position = 0; position < tensor->count; position++) {
        if (cut && position == SHOWN_END) {
            int64_t left_out = tensor->count - 2 * SHOWN_END;
            const char *note =
                arena_format(arena, "%s… %" PRId64 " elements …\n%s", indent, left_out, indent);
            append(&text, note == NULL ? "…" : note);
            position += left_out;
        } else if (position % row == 0) {
            append(&text, indent);
        }
        append(&text, element_value_text(tensor, position, arena));
        bool ends_line = (position + 1) % row == 0 || (cut && position + 1 == SHOWN_END);
        append(&text, ends_line ? "\n" : " ");
    }
    return text.start == NULL ? "?" : text.start;
}
