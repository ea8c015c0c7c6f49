#include "markup.h"

#include "markup_document.h"
#include "print_text.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The memory that Mini-XML takes for a node or an attribute in addition to its texts, including the overhead
 * of each allocation. */
enum { NODE_COST = 160, ATTRIBUTE_COST = 64 };
#define GREATEST_LIMIT ((size_t)512 << 20)

/* ---- failures ------------------------------------------------------------------------------------------ */

void markup_fail(struct markup *markup, enum status status, const char *what, const char *name)
{
    if (!markup->failed)
        (void)error_set(&markup->error, status, "%s%s%s", what, name[0] == '\0' ? "" : ": ", name);
    markup->failed = true;
}

void markup_fail_for_memory(struct markup *markup)
{
    markup_fail(markup, STATUS_OUT_OF_MEMORY, "the document is too large, or out of memory", "");
}

/* Mini-XML prints an error if it is out of memory, unless it has a callback. Here its return values are
 * checked instead. */
static void ignore_message(const char *message)
{
    (void)message;
}

/* Subtracts bytes from the limit; returns false, and the document fails, if too few are left. */
static bool take(struct markup *markup, size_t size)
{
    if (markup->failed)
        return false;
    if (size > markup->left) {
        markup_fail_for_memory(markup);
        return false;
    }
    markup->left -= size;
    return true;
}

/* ---- names and texts ----------------------------------------------------------------------------------- */

static bool is_name(const char *name)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-";
    return name[0] != '\0' && name[strspn(name, letters)] == '\0';
}

/* The size of a text when it is saved, in bytes. */
static size_t escaped_size(const char *text)
{
    size_t size = 0;
    for (; *text != '\0'; text++) {
        const char *name = mxmlEntityGetName((unsigned char)*text);
        size += name == NULL ? 1 : strlen(name) + 2;
    }
    return size;
}

/* The text as it may appear in a document, filtered by one of the functions of print_text.h, valid until the
 * next call; NULL, and the document fails, if out of memory. */
static const char *harmless(struct markup *markup, const char *text,
                            const char *(*filter)(const char *text, struct arena *arena))
{
    if (markup->failed)
        return NULL;
    arena_reset(&markup->scratch);
    const char *copy = filter(text, &markup->scratch);
    if (copy[0] == '\0' && text[0] != '\0') {
        markup_fail_for_memory(markup);
        return NULL;
    }
    /* Held by Mini-XML, and saved. */
    return take(markup, strlen(copy) + escaped_size(copy)) ? copy : NULL;
}

/* ---- building ------------------------------------------------------------------------------------------ */

void markup_open(struct markup *markup, const char *name)
{
    if (!markup->failed && !is_name(name))
        markup_fail(markup, STATUS_USAGE, "not a valid element name", name);
    if (!markup->failed && markup->open == markup->root && mxmlGetFirstChild(markup->root) != NULL)
        markup_fail(markup, STATUS_USAGE, "a document has one root element; it cannot also have", name);
    if (!take(markup, NODE_COST + 4 * strlen(name)))
        return;
    mxml_node_t *node = mxmlNewElement(markup->open, name);
    if (node == NULL || mxmlGetElement(node) == NULL)
        markup_fail_for_memory(markup);
    else
        markup->open = node;
}

void markup_attribute(struct markup *markup, const char *name, const char *value)
{
    if (!markup->failed && !is_name(name))
        markup_fail(markup, STATUS_USAGE, "not a valid attribute name", name);
    if (!markup->failed && (markup->open == markup->root || mxmlGetFirstChild(markup->open) != NULL))
        markup_fail(markup, STATUS_USAGE, "an attribute comes before the content of its element", name);
    const char *copy = value == NULL ? NULL : harmless(markup, value, printable);
    if (value == NULL)
        markup_fail_for_memory(markup);
    if (copy == NULL || !take(markup, ATTRIBUTE_COST + 2 * strlen(name)))
        return;
    mxmlElementSetAttr(markup->open, name, copy);
    const char *kept = mxmlElementGetAttr(markup->open, name);
    if (kept == NULL || strcmp(kept, copy) != 0)
        markup_fail_for_memory(markup);
}

void markup_attribute_format(struct markup *markup, const char *name, const char *format, ...)
{
    char value[512];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(value, sizeof value, format, arguments);
    va_end(arguments);
    if (length < 0 || (size_t)length >= sizeof value)
        markup_fail(markup, STATUS_USAGE, "the formatted value of the attribute is too long", name);
    else
        markup_attribute(markup, name, value);
}

/* Text of the document's own, not third-party text: it is added unchanged. */
static void add_opaque(struct markup *markup, const char *text)
{
    if (!take(markup, NODE_COST))
        return;
    /* A node without memory for its text stays in place: a document that failed is not saved. */
    if (mxmlGetOpaque(mxmlNewOpaque(markup->open, text)) == NULL)
        markup_fail_for_memory(markup);
}

void markup_text(struct markup *markup, const char *text)
{
    if (!markup->failed && markup->open == markup->root)
        markup_fail(markup, STATUS_USAGE, "text is only allowed in an element", "");
    const char *copy = text == NULL || text[0] == '\0' ? NULL : harmless(markup, text, printable_lines);
    if (text == NULL)
        markup_fail_for_memory(markup);
    if (copy != NULL)
        add_opaque(markup, copy);
}

void markup_close(struct markup *markup)
{
    if (!markup->failed && markup->open == markup->root)
        markup_fail(markup, STATUS_USAGE, "no element is open", "");
    if (markup->failed)
        return;
    /* Mini-XML writes an element that has a child, even an empty text, in full. */
    if (mxmlGetFirstChild(markup->open) == NULL)
        add_opaque(markup, "");
    if (!markup->failed)
        markup->open = mxmlGetParent(markup->open);
}

void markup_element(struct markup *markup, const char *name, const char *text)
{
    markup_open(markup, name);
    markup_text(markup, text);
    markup_close(markup);
}

/* ---- documents ----------------------------------------------------------------------------------------- */

enum status markup_create(struct markup **markup, size_t limit, struct error *error)
{
    struct markup *made = calloc(1, sizeof *made);
    *markup = made;
    if (made == NULL)
        return error_no_memory(error, "a document");
    mxmlSetErrorCallback(ignore_message);
    made->limit = limit < GREATEST_LIMIT ? limit : GREATEST_LIMIT;
    made->left = made->limit;
    made->scratch = arena_create(GREATEST_LIMIT);
    made->root = mxmlNewXML("1.0");
    made->open = made->root;
    if (made->root == NULL || mxmlGetElement(made->root) == NULL) {
        markup_destroy(made);
        *markup = NULL;
        return error_no_memory(error, "a document");
    }
    return STATUS_OK;
}

void markup_destroy(struct markup *markup)
{
    if (markup == NULL)
        return;
    mxmlDelete(markup->root);
    arena_destroy(&markup->scratch);
    free(markup->saved);
    free(markup);
}
