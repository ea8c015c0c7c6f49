/* Strict checks of documents that the program has written from third-party text. Each returns NULL, or in a
 * few words the first fault (static storage). A text ends at its NUL. */
#ifndef SCATTER_FUZZ_WRITTEN_H
#define SCATTER_FUZZ_WRITTEN_H

/* UTF-8 without harmful characters (print_text.h), except line feeds and tabs. */
const char *text_fault(const char *text);

/* One JSON value without duplicate members; no harmful characters in names and strings, not even escaped. */
const char *json_fault(const char *text);

/* Well-formed XML 1.0 as xml_writer.h promises it: declaration, then one element, without comments,
 * processing instructions and CDATA. There is no element x: third-party text in inputs has such tags. */
const char *xml_fault(const char *text);

/* A page as page.h promises it: title, summary and model contain no markup, and the model is JSON without a
 * fault. */
const char *page_fault(const char *text);

/*
 * Markdown as print_text.h promises it: third-party text is only in code spans, each of which ends in its
 * line, and in code blocks after an empty line. Outside of them are only letters, digits and plain
 * punctuation. No tabs outside of blocks.
 */
const char *markdown_fault(const char *text);

#endif
