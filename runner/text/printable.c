#include "printable.h"

#include <jansson.h>
#include <stdbool.h>
#include <string.h>

const char *printable(const char *text, struct arena *arena)
{
    char *copy = arena_copy_text(arena, text, strlen(text));
    if (copy == NULL)
        return "";
    json_t *as_json = json_string(text); /* NULL unless the text is UTF-8 */
    for (char *byte = copy; *byte != '\0'; byte++) {
        unsigned char code = (unsigned char)*byte;
        bool control = (code < ' ' && code != '\n' && code != '\t') || code == 0x7f;
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
