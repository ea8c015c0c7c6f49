#include "printable.h"

#include <stdint.h>
#include <string.h>

/* X(first, last): the characters that are never shown. */
#define HARMFUL_TABLE(X)                                                  \
    X(0x0000, 0x001f)   /* control characters */                          \
    X(0x007f, 0x009f)   /* DEL, and the control characters of ISO 6429 */ \
    X(0x061c, 0x061c)   /* Arabic letter mark */                          \
    X(0x200e, 0x200f)   /* left-to-right and right-to-left mark */        \
    X(0x2028, 0x2029)   /* line and paragraph separator */                \
    X(0x202a, 0x202e)   /* directional embeddings and overrides */        \
    X(0x2066, 0x2069)   /* directional isolates */                        \
    X(0xfeff, 0xfeff)   /* byte order mark */                             \
    X(0xfff9, 0xfffb)   /* interlinear annotation */                      \
    X(0xfffe, 0xffff)   /* no characters */                               \
    X(0xe0000, 0xe007f) /* tags: invisible copies of ASCII */

static const struct {
    uint32_t first, last;
} harmful[] = {
#define HARMFUL_RANGE(first, last) {first, last},
    HARMFUL_TABLE(HARMFUL_RANGE)
#undef HARMFUL_RANGE
};

static bool is_harmful(uint32_t code)
{
    for (size_t i = 0; i < sizeof harmful / sizeof *harmful; i++)
        if (code >= harmful[i].first && code <= harmful[i].last)
            return true;
    return false;
}

/* The length of the first character and its code, by RFC 3629; 0 if it is not valid UTF-8. */
static size_t decode(const unsigned char *text, uint32_t *code)
{
    /* By the number of bytes: the marker bits of the first byte, and the least code that needs so many bytes. */
    static const struct {
        unsigned char mask, mark;
        uint32_t least;
    } forms[] = {{0x80, 0x00, 0}, {0xe0, 0xc0, 0x80}, {0xf0, 0xe0, 0x800}, {0xf8, 0xf0, 0x10000}};
    for (size_t more = 0; more < sizeof forms / sizeof *forms; more++) {
        if ((text[0] & forms[more].mask) != forms[more].mark)
            continue;
        *code = text[0] & (unsigned char)~forms[more].mask;
        for (size_t i = 1; i <= more; i++) {
            if ((text[i] & 0xc0) != 0x80) /* also at the end of the text */
                return 0;
            *code = *code << 6 | (text[i] & 0x3fu);
        }
        bool is_surrogate = *code >= 0xd800 && *code <= 0xdfff;
        return *code < forms[more].least || *code > 0x10ffff || is_surrogate ? 0 : more + 1;
    }
    return 0;
}

size_t printable_character(const char *text, bool *harmless)
{
    uint32_t code = 0;
    *harmless = text[0] >= ' ' && text[0] <= '~';
    if (*harmless) /* the usual case */
        return 1;
    size_t length = decode((const unsigned char *)text, &code);
    *harmless = length > 0 && !is_harmful(code);
    return length == 0 ? 1 : length;
}

bool is_utf8(const char *text)
{
    uint32_t code;
    while (*text != '\0') {
        size_t length = decode((const unsigned char *)text, &code);
        if (length == 0)
            return false;
        text += length;
    }
    return true;
}

static const char *copy_harmless(const char *text, const char *kept, struct arena *arena)
{
    char *copy = arena_copy_text(arena, text, strlen(text));
    if (copy == NULL)
        return "";
    for (char *at = copy; *at != '\0';) {
        bool harmless;
        size_t length = printable_character(at, &harmless);
        if (!harmless && strchr(kept, *at) == NULL)
            memset(at, '?', length);
        at += length;
    }
    return copy;
}

const char *printable(const char *text, struct arena *arena)
{
    return copy_harmless(text, "", arena);
}

const char *printable_lines(const char *text, struct arena *arena)
{
    return copy_harmless(text, "\n\t", arena);
}
