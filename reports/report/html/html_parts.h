/*
 * The elements that sections of a page consist of.
 */
#ifndef SCATTER_HTML_PARTS_H
#define SCATTER_HTML_PARTS_H

#include "html_page.h"
#include "report_text.h"

#include <stdint.h>

/*
 * X(constant, class, sign, meaning): the result in a cell of a table, by colour and by sign. With the class "good"
 * a cell has the colour only; the style sheet adds no sign, because the sign is text.
 */
#define MARK_TABLE(X)                                    \
    X(NONE, "none", "\xc2\xb7", "no case")               \
    X(GOOD, "good", "\xe2\x9c\x93", "as it should be")   \
    X(FAIR, "fair", "!", "partly, or with warnings")     \
    X(BAD, "bad", "\xe2\x9c\x97", "not as it should be") \
    X(OFF, "off", "\xe2\x80\x93", "not supported")

enum mark {
#define MARK_CONSTANT(constant, class_name, sign, meaning) MARK_##constant,
    MARK_TABLE(MARK_CONSTANT)
#undef MARK_CONSTANT
};

const char *mark_class(enum mark mark);
const char *mark_sign(enum mark mark);
const char *mark_meaning(enum mark mark);

/* The mark of a case. */
enum mark mark_of_case(const struct reported_case *item);

/* "warning" for one that passed with warnings, else the verdict's name. */
const char *verdict_word(const struct reported_case *item);

/* Opens an element with a class. */
void html_open(struct html_page *page, const char *name, const char *class_name);

/* Opens a section that can be unfolded, or that is initially unfolded; its summary must follow. */
void html_open_details(struct html_page *page, const char *class_name, bool unfolded);

/* Adds an element with a class and a text. */
void html_element(struct html_page *page, const char *name, const char *class_name, const char *text);

/* The same with printf's format. */
#if defined(__GNUC__)
__attribute__((format(printf, 4, 5)))
#endif
void html_format(struct html_page *page, const char *name, const char *class_name, const char *format, ...);

/* A heading `deeper` levels below the page's level, with a place (html_place) unless that is NULL. */
void html_heading(struct html_page *page, int deeper, const char *place, const char *text);

/* The place of a part in the page; places of different runs differ. In the arena. */
const char *html_place(struct html_page *page, const char *text);

/* A link to a place in this page. */
void html_link(struct html_page *page, const char *place, const char *text);

/* Opens a table with a caption, which can be scrolled if it is too wide; closed by html_table_end. */
void html_table(struct html_page *page, const char *class_name, const char *caption);
void html_table_end(struct html_page *page);

/* Opens the body, after a head of one row. The texts are column headings, terminated by NULL. */
void html_head_row(struct html_page *page, const char *const *columns);

/* A heading cell, and one that is a link to a place. */
void html_row_head(struct html_page *page, const char *text);

/* A cell with a number; empty for 0. */
void html_number(struct html_page *page, int64_t number);

/* A cell with a mark: the sign, followed by words; `title` is the full text ("" if the words are). */
void html_mark(struct html_page *page, const char *name, enum mark mark, const char *words,
               const char *title);

/* A command that can be copied. */
void html_command(struct html_page *page, const char *command);

/* A term and its value, in a list of the class "facts"; nothing if the value is NULL or "". */
void html_fact(struct html_page *page, const char *term, const char *value);

#endif
