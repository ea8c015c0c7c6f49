/* The internal structure of a document (markup.h), for the functions that build it (markup.c) and those that
 * save it (markup_save.c). */
#ifndef SCATTER_MARKUP_DOCUMENT_H
#define SCATTER_MARKUP_DOCUMENT_H

#include "markup.h"

#include <mxml.h>
#include <stdbool.h>

struct markup {
    mxml_node_t *root;
    mxml_node_t *open;    /* the open element; root if none is open */
    size_t limit;         /* bytes that it may take in total */
    size_t left;          /* bytes that it may still take */
    size_t flushed;       /* bytes of the saved text that markup_flush has already written */
    struct arena scratch; /* for one text at a time */
    char *saved;
    struct error error;
    bool failed;
};

/* Makes the document fail, unless it has failed before, with "what: name", or "what" if the name is "". */
void markup_fail(struct markup *markup, enum status status, const char *what, const char *name);
void markup_fail_for_memory(struct markup *markup);

#endif
