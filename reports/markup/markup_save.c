/* Documents as text: all at once, or in pieces. */
#include "markup_document.h"

#include <stdlib.h>
#include <string.h>

/* Where lines break: before JUnit's elements. */
static const char *line_break(mxml_node_t *node, int where)
{
    static const char *const blocks[] = {"testsuite", "properties", "property", "testcase",
                                         "failure",   "error",      "skipped",  "system-out"};
    for (size_t i = 0; where == MXML_WS_BEFORE_OPEN && i < sizeof blocks / sizeof *blocks; i++)
        if (strcmp(mxmlGetElement(node), blocks[i]) == 0)
            return "\n";
    return NULL;
}

/* ---- in pieces ----------------------------------------------------------------------------------------- */

/* Marks where a text is to be cut; no other text has a control character. */
static const char cut_mark[] = "\x01";

/* The document so far: its first `*size` bytes are before the mark. The caller frees it; NULL if out of
 * memory. */
static char *save_to_mark(const struct markup *markup, size_t *size)
{
    mxmlSetWrapMargin(0); /* otherwise there may be a line feed between attributes */
    char *text = mxmlSaveAllocString(markup->root, line_break);
    const char *mark = text == NULL ? NULL : strchr(text, cut_mark[0]);
    *size = mark == NULL ? 0 : (size_t)(mark - text);
    return text;
}

/* Deletes what is before the mark in the open elements, which remain with their attributes. */
static void delete_before(struct markup *markup, mxml_node_t *mark)
{
    for (mxml_node_t *last = mark, *node = markup->open;; last = node, node = mxmlGetParent(node)) {
        for (mxml_node_t *child; (child = mxmlGetFirstChild(node)) != last;)
            mxmlDelete(child);
        if (node == markup->root)
            break;
    }
    markup->left = markup->limit;
}

void markup_flush(struct markup *markup, FILE *out)
{
    size_t size, kept;
    if (mxmlGetFirstChild(markup->root) == NULL) /* nothing has been built */
        return;
    mxml_node_t *mark = markup->failed ? NULL : mxmlNewOpaque(markup->open, cut_mark);
    char *text = mark == NULL || mxmlGetOpaque(mark) == NULL ? NULL : save_to_mark(markup, &size);
    if (text == NULL) {
        markup_fail_for_memory(markup);
        return;
    }
    (void)fwrite(text + markup->flushed, 1, size - markup->flushed, out);
    free(text);
    delete_before(markup, mark);
    text = save_to_mark(markup, &kept);
    free(text);
    markup->flushed = kept;
    /* The mark remains: an element that had content is not an empty element. */
    if (text == NULL || mxmlSetOpaque(mark, "") != 0)
        markup_fail_for_memory(markup);
}

/* ---- all at once --------------------------------------------------------------------------------------- */

enum status markup_save(struct markup *markup, const char **text, struct error *error)
{
    while (!markup->failed && markup->open != markup->root)
        markup_close(markup);
    if (!markup->failed && mxmlGetFirstChild(markup->root) == NULL)
        markup_fail(markup, STATUS_USAGE, "the document is empty", "");
    free(markup->saved);
    markup->saved = NULL;
    mxmlSetWrapMargin(0); /* otherwise there may be a line feed between attributes */
    if (!markup->failed && (markup->saved = mxmlSaveAllocString(markup->root, line_break)) == NULL)
        markup_fail_for_memory(markup);
    *text = markup->failed ? NULL : markup->saved + markup->flushed;
    return markup->failed ? error_set(error, markup->error.status, "%s", markup->error.message) : STATUS_OK;
}
