#include "printable.h"

#include <jansson.h>
#include <stdbool.h>
#include <string.h>

static bool is_control(unsigned char code)
{
    return (code < ' ' && code != '\n' && code != '\t') || code == 0x7f;
}

/* Most text is: nothing of it changes. */
static bool is_printable_ascii(const char *text)
{
    for (; *text != '\0'; text++)
        if (is_control((unsigned char)*text) || (unsigned char)*text >= 0x80)
            return false;
    return true;
}

const char *printable(const char *text, struct arena *arena)
{
    char *copy = arena_copy_text(arena, text, strlen(text));
    if (copy == NULL)
        return "";
    if (is_printable_ascii(copy))
        return copy;
    json_t *as_json = json_string(text); /* NULL unless the text is UTF-8 */
    for (char *byte = copy; *byte != '\0'; byte++) {
        unsigned char code = (unsigned char)*byte;
        bool control = is_control(code);
        if (as_json != NULL && code == 0xc2 && (unsigned char)byte[1] < 0xa0) { /* U+0080 to U+009F */
            byte[1] = '?';
            control = true;
        }
        if (control || (code >= 0x80 && as_json == NULL))
            *byte = '?';
    }
    json_decref(as_json);
    return copy;
}
