/*
 * Documents in HTML, SVG and other XML, built element by element with Mini-XML, never by concatenation.
 *
 * Third-party data occurs only in texts and in the values of attributes. Both are made harmless first (printable.h:
 * control characters, characters that change the direction of text, and bytes that are not UTF-8 become '?'; so do line
 * feeds and tabs of attributes) and escaped when the document is saved. Names of elements and attributes are constants.
 * Links lead to places in the same document.
 *
 * A saved document is both well-formed XML and valid HTML: elements without content are written in full
 * (<td></td>), void elements (<br />, <path />) are not, and style and script are in comments that hide CDATA.
 * The same calls give the same bytes. Lines break before elements that begin a block, and in texts, nowhere else.
 *
 * The functions that build a document return nothing: the first failure is stored, later calls do nothing, and markup_save
 * returns the failure. A document belongs to the thread that created it: Mini-XML has settings for each thread.
 */
#ifndef SCATTER_MARKUP_H
#define SCATTER_MARKUP_H

#include "arena.h"
#include "embedded_file.h"
#include "status.h"

#include <stddef.h>
#include <stdio.h>

struct markup;

/* MARKUP_HTML begins with HTML's document type, MARKUP_XML (such as JUnit's, and standalone SVG) with XML's declaration. */
enum markup_language { MARKUP_HTML, MARKUP_XML };

/* The maximum size of an id, in bytes. */
enum { MARKUP_ID_SIZE = 128 };

/*
 * Creates an empty document. It takes at most `limit` bytes of memory, at most 512 MiB, including the saved text: a document
 * that would take more fails with STATUS_OUT_OF_MEMORY. Fails with STATUS_OUT_OF_MEMORY.
 */
enum status markup_create(struct markup **markup, enum markup_language language, size_t limit,
                          struct error *error);

/* Opens an element inside the one that is open. The name is made of letters, digits and '-'. */
void markup_open(struct markup *markup, const char *name);

/*
 * Adds an attribute to the open element, before it has content. Not for names that begin with "on", nor for "id", "href"
 * and "src", whose values are more than text.
 */
void markup_attribute(struct markup *markup, const char *name, const char *value);

/* The same with printf's format, for numbers and short words: less than 512 bytes. */
#if defined(__GNUC__)
__attribute__((format(printf, 3, 4)))
#endif
void markup_attribute_format(struct markup *markup, const char *name, const char *format, ...);

/* Makes the open element the place of `text`: sets its id to markup_id_of(text). */
void markup_id(struct markup *markup, const char *text);

/* Makes the open element a link to the place of `text` in this document. */
void markup_link(struct markup *markup, const char *text);

/*
 * Adds text to the open element. Line feeds and tabs are kept. `text` may be NULL if the caller was out of memory for it:
 * the document fails.
 */
void markup_text(struct markup *markup, const char *text);

/* Closes the open element. */
void markup_close(struct markup *markup);

/* Adds an element that contains only a text. */
void markup_element(struct markup *markup, const char *name, const char *text);

/*
 * Puts a constant file into the open element, which is "style" or "script". The file must not contain "]]>", "</", "<!--" or
 * NUL.
 */
void markup_file(struct markup *markup, const struct embedded_file *file);

/*
 * What surrounds the file there: the marks of CDATA, in comments. The content of the element is MARKUP_FILE_BEFORE,
 * "<![CDATA[", MARKUP_FILE_BEGIN, the file, MARKUP_FILE_END, "]]>", MARKUP_FILE_AFTER.
 */
#define MARKUP_FILE_BEFORE "/*"
#define MARKUP_FILE_BEGIN  "*/\n"
#define MARKUP_FILE_END    "/*"
#define MARKUP_FILE_AFTER  "*/"

/*
 * An upper bound, slightly above the exact value, of the size of the document if it were saved now, in bytes: for callers
 * that must stop in time.
 */
size_t markup_size(const struct markup *markup);

/*
 * Writes what has been built so far to a stream, and frees the memory of all elements except the open ones,
 * which can be continued: for a document that may be larger than memory. Its limit then starts again. Errors of the stream
 * are left to the caller, who checks ferror.
 */
void markup_flush(struct markup *markup, FILE *out);

/*
 * The document as UTF-8, terminated by a line feed and NUL, or the part after the last markup_flush; it belongs to the
 * document. Elements that are open are closed. Fails with the first error: STATUS_OUT_OF_MEMORY, or STATUS_USAGE if a rule
 * above was broken.
 */
enum status markup_save(struct markup *markup, const char **text, struct error *error);

/* Frees the document; does nothing for NULL. */
void markup_destroy(struct markup *markup);

/*
 * The id for a text, such as that of a case: letters, digits and "-._/" are kept, other bytes become '_'. If something
 * was replaced, or cut to MARKUP_ID_SIZE, "~" and 16 hexadecimal digits of the text's SHA-256 distinguish it from others.
 * In the arena; "" if the arena is full.
 */
const char *markup_id_of(const char *text, struct arena *arena);

#endif
