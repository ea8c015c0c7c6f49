/* The table of harmful characters, and texts without them. */
#include "print_text.h"

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
    /* By the number of bytes: the marker bits of the first byte, and the least code that needs so many
     * bytes. */
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

/* The services also skip blanks before "::" that are not ASCII. */
bool printable_is_command(const char *text, const char *at)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz";
    if (at[0] == ':' && at[1] == ':')
        return at == text || at[-1] <= ' ' || at[-1] > '~';
    return at[0] == '#' && at[1] == '#' && at[2 + strspn(at + 2, letters)] == '[';
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
    char *copy = arena_copy(arena, text);
    if (copy == NULL)
        return "";
    for (char *at = copy; *at != '\0';) {
        bool harmless;
        size_t length = printable_character(at, &harmless);
        if ((!harmless && strchr(kept, *at) == NULL) || printable_is_command(text, text + (at - copy)))
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

static const char plain_characters[] =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=:,./@%";

const char *shell_word(const char *text, struct arena *arena)
{
    size_t length = strlen(text);
    if (length > 0 && strspn(text, plain_characters) == length)
        return text;
    char *word = arena_allocate(arena, 4 * length + 3);
    if (word == NULL)
        return "";
    char *end = word;
    *end++ = '\'';
    for (; *text != '\0'; text++) {
        if (*text == '\'') { /* end the quotation, an escaped quote, start a new quotation */
            memcpy(end, "'\\''", 4);
            end += 4;
        } else {
            *end++ = *text;
        }
    }
    *end++ = '\'';
    *end = '\0';
    return word;
}

const char *shell_glob_word(const char *text, struct arena *arena)
{
    char *glob = arena_allocate(arena, 2 * strlen(text) + 1);
    if (glob == NULL)
        return "";
    char *end = glob;
    for (; *text != '\0'; text++) {
        if (strchr("*?[\\", *text) != NULL)
            *end++ = '\\';
        *end++ = *text;
    }
    *end = '\0';
    return shell_word(glob, arena);
}

/* The beginning of a harmless text, in whole characters, followed by "…" if something is left out. */
static const char *shortened(const char *text, size_t size, size_t most, struct arena *arena)
{
    size_t used = 0;
    bool harmless;
    if (size <= most)
        return arena_copy_text(arena, text, size);
    for (size_t next = 0; next <= most; next += printable_character(text + next, &harmless))
        used = next;
    return arena_format(arena, "%.*s…", (int)used, text);
}

const char *markdown_code(const char *text, size_t most, struct arena *arena)
{
    const char *line = printable(text[0] == '\0' ? "(none)" : text, arena);
    const char *copy = shortened(line, strlen(line), most, arena);
    char *code = arena_copy(arena, copy);
    for (char *at = code; at != NULL && (at = strchr(at, '`')) != NULL;)
        *at = '\'';
    return text_or_empty(code == NULL ? NULL : arena_format(arena, "`%s`", code));
}

const char *markdown_block(const char *lines, size_t most_lines, size_t most, struct arena *arena)
{
    const char *block = "";
    const char *line = printable_lines(lines, arena);
    for (size_t count = 0; *line != '\0' && block != NULL; count++) {
        size_t size = strcspn(line, "\n");
        const char *shown = count == most_lines ? "…" : shortened(line, size, most, arena);
        block = shown == NULL ? NULL : arena_format(arena, "%s    %s\n", block, shown);
        if (count == most_lines)
            break;
        line += size + (line[size] == '\n');
    }
    return text_or_empty(block);
}
