/*
 * XML documents, such as JUnit's, built element by element with Mini-XML, never by concatenation.
 *
 * Third-party data occurs only in texts and in the values of attributes. Both are made harmless first
 * (print_text.h: control characters, characters that change the direction of text, and bytes that are not
 * UTF-8 become '?'; so do line feeds and tabs of attributes) and escaped when the document is saved. Names of
 * elements and attributes are constants.
 *
 * Elements without content are written in full (<a></a>). The same calls give the same bytes. Lines break
 * before elements that begin a block, and in texts, nowhere else.
 *
 * The functions that build a document return nothing: the first failure is stored, later calls do nothing,
 * and markup_save returns the failure. A document belongs to the thread that created it: Mini-XML has
 * settings for each thread.
 */
#ifndef SCATTER_MARKUP_H
#define SCATTER_MARKUP_H

#include "arena.h"
#include "status.h"

#include <stddef.h>
#include <stdio.h>

struct markup;

/* Creates an empty document. It takes at most `limit` bytes of memory, at most 512 MiB, including the saved
 * text: a document that would take more fails with STATUS_OUT_OF_MEMORY. Fails with STATUS_OUT_OF_MEMORY. */
enum status markup_create(struct markup **markup, size_t limit, struct error *error);

/* Opens an element inside the one that is open. The name is made of letters, digits and '-'. */
void markup_open(struct markup *markup, const char *name);

/* Adds an attribute to the open element, before it has content. */
void markup_attribute(struct markup *markup, const char *name, const char *value);

/* The same with printf's format, for numbers and short words: less than 512 bytes. */
#if defined(__GNUC__)
__attribute__((format(printf, 3, 4)))
#endif
void markup_attribute_format(struct markup *markup, const char *name, const char *format, ...);

/* Adds text to the open element. Line feeds and tabs are kept. `text` may be NULL if the caller was out of
 * memory for it: the document fails. */
void markup_text(struct markup *markup, const char *text);

/* Closes the open element. */
void markup_close(struct markup *markup);

/* Adds an element that contains only a text. */
void markup_element(struct markup *markup, const char *name, const char *text);

/*
 * Writes what has been built so far to a stream, and frees the memory of all elements except the open ones,
 * which can be continued: for a document that may be larger than memory. Its limit then starts again. Errors
 * of the stream are left to the caller, who checks ferror.
 */
void markup_flush(struct markup *markup, FILE *out);

/*
 * The document as UTF-8, terminated by a line feed and NUL, or the part after the last markup_flush; it
 * belongs to the document. Elements that are open are closed. Fails with the first error:
 * STATUS_OUT_OF_MEMORY, or STATUS_USAGE if a rule above was broken.
 */
enum status markup_save(struct markup *markup, const char **text, struct error *error);

/* Frees the document; does nothing for NULL. */
void markup_destroy(struct markup *markup);

#endif
