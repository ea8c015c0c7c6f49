#include "markup.h"

#include "markup_document.h"
#include "printable.h"

#include <nettle/sha2.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/*
 * The memory that Mini-XML takes for a node or an attribute in addition to its texts, including the overhead of each
 * allocation.
 */
enum { NODE_COST = 160, ATTRIBUTE_COST = 64 };
#define GREATEST_LIMIT ((size_t)512 << 20)

/* ---- failures ------------------------------------------------------------------------------------------------ */

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

/* Mini-XML prints an error if it is out of memory, unless it has a callback. Here its return values are checked instead. */
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

/* ---- names and texts --------------------------------------------------------------------------------------------- */

bool markup_is_listed(const char *name, const char *const *list, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(name, list[i]) == 0)
            return true;
    return false;
}

/* Void elements: those of HTML, and those of SVG that never have content here. */
static bool is_void(const char *name)
{
    static const char *const names[] = {"area", "base",   "br",   "col",   "embed", "hr",
                                        "img",  "input",  "link", "meta",  "path",  "circle",
                                        "rect", "source", "line", "track", "wbr",   "ellipse"};
    return IS_LISTED(name, names);
}

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

/*
 * The text as it may appear in a document, filtered by one of the functions of printable.h, valid until the next call; NULL,
 * and the document fails, if out of memory.
 */
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
    size_t size = escaped_size(copy);
    markup->written += size;
    return take(markup, strlen(copy) + size) ? copy : NULL;
}

/* ---- building --------------------------------------------------------------------------------------------------------- */

static void keep_attribute(struct markup *markup, const char *name, const char *value)
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
    markup->written += strlen(" =\"\"") + strlen(name);
    mxmlElementSetAttr(markup->open, name, copy);
    const char *kept = mxmlElementGetAttr(markup->open, name);
    if (kept == NULL || strcmp(kept, copy) != 0)
        markup_fail_for_memory(markup);
}

void markup_open(struct markup *markup, const char *name)
{
    if (!markup->failed && !is_name(name))
        markup_fail(markup, STATUS_USAGE, "not a valid element name", name);
    if (!markup->failed && markup->open != markup->root && is_void(mxmlGetElement(markup->open)))
        markup_fail(markup, STATUS_USAGE, "a void element has no content", mxmlGetElement(markup->open));
    if (!markup->failed && markup->open == markup->root && mxmlGetFirstChild(markup->root) != NULL)
        markup_fail(markup, STATUS_USAGE, "a document has one root element; it cannot also have", name);
    if (!take(markup, NODE_COST + 4 * strlen(name)))
        return;
    markup->written += strlen("\n<></>") + 2 * strlen(name);
    mxml_node_t *node = mxmlNewElement(markup->open, name);
    if (node == NULL || mxmlGetElement(node) == NULL)
        markup_fail_for_memory(markup);
    else
        markup->open = node;
}

void markup_attribute(struct markup *markup, const char *name, const char *value)
{
    static const char *const others[] = {"id", "href", "src"};
    if (strncmp(name, "on", 2) == 0 || IS_LISTED(name, others))
        markup_fail(markup, STATUS_USAGE, "not an attribute with a text value", name);
    keep_attribute(markup, name, value);
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
    if (!markup->failed && (markup->open == markup->root || is_void(mxmlGetElement(markup->open))))
        markup_fail(markup, STATUS_USAGE, "text is only allowed in an element that can have content", "");
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
    if (mxmlGetFirstChild(markup->open) == NULL && !is_void(mxmlGetElement(markup->open)))
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

/* ---- constant files ------------------------------------------------------------------------------------------------- */

/*
 * In HTML the content of style and script is taken literally, in XML it is markup. This form is the same in both:
 * XML's CDATA, whose marks are in comments of CSS and JavaScript.
 */
void markup_file(struct markup *markup, const struct embedded_file *file)
{
    static const char *const holders[] = {"style", "script"};
    static const char *const forbidden[] = {"]]>", "</", "<!--"};
    static const char begin[] = MARKUP_FILE_BEGIN, end[] = MARKUP_FILE_END;
    if (!markup->failed && !IS_LISTED(mxmlGetElement(markup->open), holders))
        markup_fail(markup, STATUS_USAGE, "a file is only allowed in style or script", file->name);
    if (!take(markup, 3 * NODE_COST + 2 * (file->size + sizeof begin + sizeof end + 16)))
        return;
    markup->written += strlen("/*<![CDATA[]]>*/") + file->size + sizeof begin + sizeof end;
    char *text = malloc(file->size + sizeof begin + sizeof end);
    if (text == NULL) {
        markup_fail_for_memory(markup);
        return;
    }
    char *at = text;
    memcpy(at, begin, sizeof begin - 1);
    at += sizeof begin - 1;
    memcpy(at, file->bytes, file->size);
    memcpy(at + file->size, end, sizeof end);
    if (strlen(at) != file->size + sizeof end - 1)
        markup_fail(markup, STATUS_USAGE, "a file contains NUL", file->name);
    for (size_t i = 0; i < sizeof forbidden / sizeof *forbidden; i++)
        if (strstr(at, forbidden[i]) != NULL)
            markup_fail(markup, STATUS_USAGE, "a file contains text that would end its element", file->name);
    if (!markup->failed)
        add_opaque(markup, MARKUP_FILE_BEFORE);
    if (!markup->failed && mxmlGetElement(mxmlNewCDATA(markup->open, text)) == NULL)
        markup_fail_for_memory(markup);
    if (!markup->failed)
        add_opaque(markup, MARKUP_FILE_AFTER);
    free(text);
}

/* ---- ids --------------------------------------------------------------------------------------------------------------- */

const char *markup_id_of(const char *text, struct arena *arena)
{
    enum { DIGEST_SHOWN = 8, TAIL = 1 + 2 * DIGEST_SHOWN };
    static const char kept[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._/";
    size_t length = strlen(text);
    if (length > 0 && length <= MARKUP_ID_SIZE && text[strspn(text, kept)] == '\0') {
        const char *copy = arena_copy_text(arena, text, length);
        return copy == NULL ? "" : copy;
    }
    size_t shown = length < MARKUP_ID_SIZE - TAIL ? length : MARKUP_ID_SIZE - TAIL;
    char *id = arena_allocate(arena, shown + TAIL + 1);
    if (id == NULL)
        return "";
    for (size_t i = 0; i < shown; i++)
        id[i] = strchr(kept, text[i]) != NULL ? text[i] : '_';
    uint8_t digest[SHA256_DIGEST_SIZE];
    struct sha256_ctx hash;
    sha256_init(&hash);
    sha256_update(&hash, length, (const uint8_t *)text);
    sha256_digest(&hash, sizeof digest, digest);
    id[shown] = '~';
    for (size_t i = 0; i < DIGEST_SHOWN; i++)
        (void)snprintf(id + shown + 1 + 2 * i, 3, "%02x", digest[i]);
    return id;
}

static void add_place(struct markup *markup, const char *name, const char *before, const char *text)
{
    struct arena arena = arena_create((size_t)1 << 20);
    const char *id = markup_id_of(text, &arena);
    const char *value = arena_format(&arena, "%s%s", before, id);
    if (id[0] == '\0' || value == NULL)
        markup_fail_for_memory(markup);
    else
        keep_attribute(markup, name, value);
    arena_destroy(&arena);
}

void markup_id(struct markup *markup, const char *text)
{
    add_place(markup, "id", "", text);
}

void markup_link(struct markup *markup, const char *text)
{
    add_place(markup, "href", "#", text);
}

/* ---- documents ---------------------------------------------------------------------------------------------------------- */

enum status markup_create(struct markup **markup, enum markup_language language, size_t limit,
                          struct error *error)
{
    struct markup *made = calloc(1, sizeof *made);
    *markup = made;
    if (made == NULL)
        return error_no_memory(error, "a document");
    mxmlSetErrorCallback(ignore_message);
    made->limit = limit < GREATEST_LIMIT ? limit : GREATEST_LIMIT;
    made->left = made->limit;
    made->scratch = arena_create(GREATEST_LIMIT);
    made->root = language == MARKUP_HTML ? mxmlNewElement(NULL, "!DOCTYPE html") : mxmlNewXML("1.0");
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
