/* The check of XML: a parser of what xml_writer.h promises, and of nothing else. */
#include "written.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

enum { DEEPEST = 64, MOST_ATTRIBUTES = 16 };

/* A name, in the text. */
struct name {
    const char *begin;
    size_t size;
};

struct reader {
    const char *at;
    const char *fault;         /* the first one */
    struct name open[DEEPEST]; /* elements */
    int depth;
};

static void blame(struct reader *reader, const char *fault)
{
    if (reader->fault == NULL)
        reader->fault = fault;
}

/* Skips a constant text; false if it does not follow. */
static bool take(struct reader *reader, const char *text)
{
    bool follows = strncmp(reader->at, text, strlen(text)) == 0;
    reader->at += follows ? strlen(text) : 0;
    return follows;
}

static struct name take_name(struct reader *reader)
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-";
    struct name name = {reader->at, strspn(reader->at, letters)};
    if (name.size == 0 || strspn(reader->at, "0123456789-") > 0)
        blame(reader, "no name");
    reader->at += name.size;
    return name;
}

static bool is_called(struct name name, const char *text)
{
    return name.size == strlen(text) && memcmp(name.begin, text, name.size) == 0;
}

static bool are_equal(struct name a, struct name b)
{
    return a.size == b.size && memcmp(a.begin, b.begin, a.size) == 0;
}

static void take_entity(struct reader *reader)
{
    if (!take(reader, "&amp;") && !take(reader, "&lt;") && !take(reader, "&gt;") && !take(reader, "&quot;"))
        blame(reader, "an unknown entity");
}

/* ---- tags ---------------------------------------------------------------------------------------------- */

static void take_value(struct reader *reader)
{
    if (!take(reader, "=\""))
        blame(reader, "an attribute without a value");
    while (reader->fault == NULL && *reader->at != '"') {
        if (*reader->at == '&')
            take_entity(reader);
        else if (*reader->at == '\0' || strchr("<\n\t", *reader->at) != NULL)
            blame(reader, "an unescaped character in an attribute");
        else
            reader->at++;
    }
    reader->at += *reader->at == '"';
}

/* After the name of an element, up to "/>" or ">". */
static void take_attributes(struct reader *reader)
{
    struct name names[MOST_ATTRIBUTES];
    int count = 0;
    while (reader->fault == NULL && take(reader, " ") && *reader->at != '/') {
        struct name name = take_name(reader);
        if (count == MOST_ATTRIBUTES)
            blame(reader, "too many attributes");
        for (int i = 0; i < count; i++)
            if (are_equal(names[i], name))
                blame(reader, "an attribute twice");
        if (reader->fault == NULL)
            names[count++] = name;
        take_value(reader);
    }
}

static void take_begin(struct reader *reader)
{
    struct name name = take_name(reader);
    if (is_called(name, "x"))
        blame(reader, "a tag from a text");
    take_attributes(reader);
    if (take(reader, "/>"))
        return;
    if (!take(reader, ">"))
        blame(reader, "a tag without an end");
    if (reader->depth == DEEPEST)
        blame(reader, "elements too deep");
    if (reader->fault != NULL)
        return;
    reader->open[reader->depth++] = name;
}

static void take_end(struct reader *reader)
{
    struct name name = take_name(reader);
    if (reader->depth == 0 || !are_equal(reader->open[reader->depth - 1], name))
        blame(reader, "an end tag of another element");
    else
        reader->depth--;
    if (!take(reader, ">"))
        blame(reader, "a tag without an end");
}

/* ---- documents ----------------------------------------------------------------------------------------- */

static void take_element(struct reader *reader)
{
    if (!take(reader, "<"))
        blame(reader, "no element");
    else
        take_begin(reader);
    while (reader->fault == NULL && reader->depth > 0) {
        if (take(reader, "</"))
            take_end(reader);
        else if (take(reader, "<"))
            take_begin(reader);
        else if (*reader->at == '&')
            take_entity(reader);
        else if (*reader->at == '\0' || strncmp(reader->at, "]]>", 3) == 0)
            blame(reader, "an element without an end, or an unescaped ]]>");
        else
            reader->at++;
    }
}

const char *xml_fault(const char *text)
{
    struct reader reader = {.at = text, .fault = text_fault(text)};
    if (!take(&reader, "<?xml version=\"1.0\" encoding=\"utf-8\"?>"))
        blame(&reader, "no declaration");
    (void)take(&reader, "\n");
    if (reader.fault == NULL)
        take_element(&reader);
    if (!take(&reader, "\n") || *reader.at != '\0')
        blame(&reader, "not one line feed at the end");
    return reader.fault;
}
