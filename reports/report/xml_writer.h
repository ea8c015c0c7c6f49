/*
 * XML, written to a stream as it is made. Names of elements and attributes are constants. Third-party data
 * occurs only in texts and in the values of attributes: both are made harmless (print_text.h) and escaped.
 * Lines break before elements and in texts, nowhere else; elements without content are written in full
 * (<a></a>).
 */
#ifndef SCATTER_XML_WRITER_H
#define SCATTER_XML_WRITER_H

#include "arena.h"

#include <stdbool.h>
#include <stdio.h>

/* Errors of the stream are left to the caller, who checks ferror. */
struct xml_writer {
    FILE *out;
    struct arena *scratch; /* reset for each text */
    bool is_in_tag;        /* attributes of the last element may follow */
    bool lacks_memory;     /* for a text, which is missing */
};

/* Begins an element inside the last one that is not ended, or the document. */
void xml_begin(struct xml_writer *writer, const char *name);

/* Adds an attribute to the element, before it has content. A NULL value: the caller lacked memory for it. */
void xml_attribute(struct xml_writer *writer, const char *name, const char *value);

/* Adds text to the element. Line feeds and tabs are kept. NULL as above. */
void xml_text(struct xml_writer *writer, const char *text);

/* Ends the element with this name. */
void xml_end(struct xml_writer *writer, const char *name);

#endif
