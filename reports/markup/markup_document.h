/*
 * A document (markup.h) as the functions that build it (markup.c) and those that save it (markup_save.c) see it.
 */
#ifndef SCATTER_MARKUP_DOCUMENT_H
#define SCATTER_MARKUP_DOCUMENT_H

#include "markup.h"

#include <mxml.h>
#include <stdbool.h>

struct markup {
    mxml_node_t *root;
    mxml_node_t *open;    /* the element that is open; root: none is */
    size_t limit;         /* bytes that it may take */
    size_t left;          /* of these, those that it may still take */
    size_t written;       /* bytes that it has when it is saved */
    size_t flushed;       /* bytes of a saved text that markup_flush has written before */
    struct arena scratch; /* for one text at a time */
    char *saved;
    struct error error;
    bool failed;
};

/* The document fails, unless it has failed before: "what: name", or "what" where the name is "". */
void markup_fail(struct markup *markup, enum status status, const char *what, const char *name);
void markup_fail_for_memory(struct markup *markup);

/* Whether a name is in a list. */
bool markup_is_listed(const char *name, const char *const *list, size_t count);
#define IS_LISTED(name, list) markup_is_listed(name, list, sizeof(list) / sizeof *(list))

#endif
