/* Checks of plain text, JSON and Markdown. */
#include "print_text.h"
#include "written.h"

#include <jansson.h>
#include <string.h>

/* `kept`: the control characters that are allowed. */
static const char *character_fault(const char *text, size_t size, const char *kept)
{
    json_t *string = json_stringn(text, size); /* NULL: no UTF-8 */
    if (string == NULL)
        return "no UTF-8";
    json_decref(string);
    for (size_t i = 0; i < size;) {
        bool harmless;
        size_t length = printable_character(text + i, &harmless);
        if (text[i] == '\0' || (!harmless && strchr(kept, text[i]) == NULL))
            return "a harmful character";
        i += length;
    }
    return NULL;
}

const char *text_fault(const char *text)
{
    return character_fault(text, strlen(text), "\n\t");
}

/* ---- JSON ---------------------------------------------------------------------------------------------- */

static const char *value_fault(json_t *value)
{
    const char *key, *fault = NULL;
    json_t *below;
    size_t index;
    if (json_is_string(value))
        return character_fault(json_string_value(value), json_string_length(value), "");
    json_object_foreach(value, key, below)
    {
        if (fault == NULL)
            fault = character_fault(key, strlen(key), "");
        if (fault == NULL)
            fault = value_fault(below);
    }
    json_array_foreach(value, index, below)
    {
        if (fault == NULL)
            fault = value_fault(below);
    }
    return fault;
}

const char *json_fault(const char *text)
{
    json_t *value = json_loads(text, JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL, NULL);
    const char *fault = value == NULL ? "no JSON" : text_fault(text);
    if (fault == NULL)
        fault = value_fault(value);
    json_decref(value);
    return fault;
}

/* ---- Markdown ------------------------------------------------------------------------------------------ */

/* A line outside of code blocks. */
static const char *line_fault(const char *line, size_t size)
{
    static const char plain[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 #*-_.,:;()'/%+";
    bool in_code = false;
    for (size_t i = 0; i < size; i++) {
        in_code ^= line[i] == '`';
        if (line[i] == '\t' || (!in_code && line[i] != '`' && strchr(plain, line[i]) == NULL))
            return "text that is neither plain nor code";
    }
    return in_code ? "a code span without an end" : NULL;
}

const char *markdown_fault(const char *text)
{
    const char *fault = text_fault(text);
    bool in_block = false, in_list = false, after_empty = true;
    while (fault == NULL && *text != '\0') {
        size_t size = strcspn(text, "\n");
        bool indented = strncmp(text, "    ", 4) == 0;
        in_block = indented && !in_list && (in_block || after_empty);
        if (text[size] == '\0')
            fault = "the last line has no end";
        else if (!in_block && size > 0)
            fault = line_fault(text, size);
        if (size > 0 && !indented)
            in_list = text[0] == '-';
        after_empty = size == 0;
        text += size + (text[size] != '\0');
    }
    return fault;
}
