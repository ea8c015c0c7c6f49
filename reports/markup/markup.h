/*
 * Documents in HTML, SVG and other XML, built element by element by Mini-XML and never by concatenation.
 *
 * Third-party data stands in texts and in the values of attributes only. Both are made harmless first (printable.h:
 * control characters, characters that change the direction of text, and bytes that are not UTF-8 become '?') and escaped
 * when the document is saved. Names of elements and attributes are ours. Links lead to places in the document itself.
 *
 * A saved document is well-formed XML and valid HTML at once: elements without content are written in full
 * (<td></td>), void elements (<br />, <path />) are not, and style and script stand in comments that hide CDATA.
 * The same calls give the same bytes. Lines break before elements that begin a block, and in texts, nowhere else.
 *
 * The functions that build return nothing: the first failure is remembered, the rest does nothing, and markup_save
 * tells. A document belongs to the thread that made it: Mini-XML has settings for each thread.
 */
#ifndef SCATTER_MARKUP_H
#define SCATTER_MARKUP_H

#include "arena.h"
#include "embedded_file.h"
#include "status.h"

#include <stddef.h>
#include <stdio.h>

struct markup;

/* MARKUP_HTML begins with HTML's document type, MARKUP_XML (such as JUnit's, and SVG that stands alone) with XML's declaration. */
enum markup_language { MARKUP_HTML, MARKUP_XML };

/* What an id has at most, in bytes. */
enum { MARKUP_ID_SIZE = 128 };

/*
 * An empty document. It takes at most `limit` bytes of memory, at most 512 MiB: a document that would take more fails
 * with STATUS_OUT_OF_MEMORY. The saved text is counted in it. Fails with STATUS_OUT_OF_MEMORY.
 */
enum status markup_create(struct markup **markup, enum markup_language language, size_t limit,
                          struct error *error);

/* Opens an element inside the one that is open. The name is made of letters, digits and '-'. */
void markup_open(struct markup *markup, const char *name);

/*
 * Gives the open element an attribute, before it has content. Not for names that begin with "on", nor for "id", "href"
 * and "src", whose values are more than text.
 */
void markup_attribute(struct markup *markup, const char *name, const char *value);

/* The same in printf's format, for numbers and short words: less than 512 bytes. */
#if defined(__GNUC__)
__attribute__((format(printf, 3, 4)))
#endif
void markup_attribute_format(struct markup *markup, const char *name, const char *format, ...);

/* Makes the open element the place of `text`: its id is markup_id_of(text). */
void markup_id(struct markup *markup, const char *text);

/* Makes the open element a link to the place of `text` in this document. */
void markup_link(struct markup *markup, const char *text);

/* Adds text to the open element. Line feeds and tabs stay. Where there was no memory for the text, it is NULL, and the document fails. */
void markup_text(struct markup *markup, const char *text);

/* Closes the open element. */
void markup_close(struct markup *markup);

/* An element with nothing but a text. */
void markup_element(struct markup *markup, const char *name, const char *text);

/*
 * Puts a constant file into the open element, which is "style" or "script". The file has none of "]]>", "</", "<!--" and
 * NUL.
 */
void markup_file(struct markup *markup, const struct embedded_file *file);

/*
 * How large the document would be if it were saved now, in bytes: at most a little more than it is, for who has to stop
 * in time.
 */
size_t markup_size(const struct markup *markup);

/*
 * Writes the document to a stream as far as it is built, and gives back the memory of all but the elements that are open,
 * which go on: for a document that may be larger than memory. Its limit then begins anew. The stream's own errors are left to
 * the caller, who looks at ferror.
 */
void markup_flush(struct markup *markup, FILE *out);

/*
 * The document as UTF-8, ended by a line feed and NUL, or what follows the last markup_flush; it belongs to the document.
 * Elements that are open are closed. Fails with the first error: STATUS_OUT_OF_MEMORY, or STATUS_USAGE where a rule above was broken.
 */
enum status markup_save(struct markup *markup, const char **text, struct error *error);

/* Frees the document; nothing for NULL. */
void markup_destroy(struct markup *markup);

/*
 * The id for a text, such as that of a case: letters, digits and "-._/" stay, other bytes become '_'. Where something
 * was replaced, or cut to MARKUP_ID_SIZE, "~" and 16 hexadecimal digits of the text's SHA-256 tell it from others. In the
 * arena; "" when that has no room.
 */
const char *markup_id_of(const char *text, struct arena *arena);

#endif
