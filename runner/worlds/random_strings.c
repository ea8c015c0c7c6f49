/* Draws strings. */
#include "random_parts.h"

#include <string.h>

enum { DIFFERENT = 61 /* prime: elements that are a power of two apart differ */ };

enum form {
    FORM_NUMBERED, /* a letter, then a number, then the letter again */
    FORM_ANY,      /* any bytes */
    FORM_LAST,     /* different at the end only */
    FORM_FIRST,    /* different at the beginning only */
    FORM_NUL,      /* different after a NUL */
    FORM_COUNT
};

/* What all strings of a case share. */
struct making {
    struct random_stream stream;
    enum form form;
    int64_t sizes; /* which sizes are drawn */
    int64_t size;
};

/* A size next to the capacity that string types store inline. */
static int64_t draw_notable_size(struct random_stream *stream)
{
    static const uint8_t notable[] = {8, 16, 24, 32, 64};
    const int64_t size = notable[random_below(stream, sizeof notable)];
    return size - 1 + random_below(stream, 3);
}

static int64_t draw_size(struct making *making)
{
    switch (making->sizes) {
    case 0:
    case 1:
        return random_below(&making->stream, 5);
    case 2:
    case 3:
        return making->size;
    case 4:
        return random_below(&making->stream, 8) == 0 ? 0 : draw_notable_size(&making->stream);
    default:
        return random_below(&making->stream, RANDOM_STRING_SIZE + 1);
    }
}

/* Two bytes that identify the string: its tensor, and its position there. */
static void stamp(char *bytes, int64_t size, char letter, int64_t number)
{
    bytes[0] = (char)('0' + number);
    if (size > 1)
        bytes[1] = letter;
}

static void write_string(struct making *making, char *bytes, int64_t size, char letter, int64_t number)
{
    const int64_t end = size < 2 ? 0 : size - 2;
    memset(bytes, making->form == FORM_NUMBERED ? letter : 'm', (size_t)size);
    if (size == 0)
        return;
    switch (making->form) {
    case FORM_NUMBERED:
        bytes[size / 2] = (char)('0' + number);
        break;
    case FORM_ANY:
        for (int64_t i = 0; i < size; i++)
            bytes[i] = (char)(unsigned char)(random_next(&making->stream) >> 56);
        break;
    case FORM_FIRST:
        stamp(bytes, size, letter, number);
        break;
    case FORM_NUL:
        bytes[end / 2] = '\0';
        stamp(bytes + end, size - end, letter, number);
        break;
    case FORM_LAST:
    case FORM_COUNT:
        stamp(bytes + end, size - end, letter, number);
        break;
    }
}

static enum status fill_tensor(struct making *making, const struct tensor *tensor, const char *letters,
                               struct arena *arena, struct error *error)
{
    struct string_element *elements = tensor->elements;
    const int64_t different = tensor->count < DIFFERENT ? tensor->count : DIFFERENT;
    char *bytes = arena_allocate(arena, (size_t)different * RANDOM_STRING_SIZE);
    if (bytes == NULL)
        return error_no_memory(error, "the strings of a case");
    for (int64_t i = 0; i < different; i++) {
        const int64_t size = draw_size(making);
        write_string(making, bytes, size, letters[i % 2], i);
        elements[i] = (struct string_element){bytes, (size_t)size};
        bytes += size;
    }
    for (int64_t i = different; i < tensor->count; i++)
        elements[i] = elements[i - different];
    return STATUS_OK;
}

enum status random_strings_fill(const struct tensor *data, const struct tensor *updates, uint64_t key,
                                struct arena *arena, struct error *error)
{
    struct making making = {.stream = {key}};
    making.form = (enum form)random_below(&making.stream, FORM_COUNT);
    making.sizes = random_below(&making.stream, 6);
    making.size = draw_notable_size(&making.stream);
    enum status status = fill_tensor(&making, data, "de", arena, error);
    if (status == STATUS_OK)
        status =
            fill_tensor(&making, updates, "uc", arena, error); /* by turns above and below those of data */
    return status;
}
