/*
 * The pieces that sections of a page are made of.
 */
#ifndef SCATTER_HTML_PARTS_H
#define SCATTER_HTML_PARTS_H

#include "html_page.h"
#include "report_text.h"

#include <stdint.h>

/*
 * X(constant, class, sign, what it means): what a cell of a table comes to, by colour and by sign. With the class "good"
 * a cell has the colour and, by the style sheet alone, no sign: the sign is text.
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

/* What a case comes to. */
enum mark mark_of_case(const struct reported_case *item);

/* "warning" for one that passed with warnings, else the verdict's name. */
const char *verdict_word(const struct reported_case *item);

/* Opens an element with a class. */
void html_open(struct html_page *page, const char *name, const char *class_name);

/* Opens what unfolds, or is unfolded from the beginning; its summary is to follow. */
void html_open_details(struct html_page *page, const char *class_name, bool unfolded);

/* An element with a class and a text. */
void html_element(struct html_page *page, const char *name, const char *class_name, const char *text);

/* The same in printf's format. */
#if defined(__GNUC__)
__attribute__((format(printf, 4, 5)))
#endif
void html_format(struct html_page *page, const char *name, const char *class_name, const char *format, ...);

/* A heading of the page's level, and `deeper` levels below it, with a place (html_place) unless that is NULL. */
void html_heading(struct html_page *page, int deeper, const char *place, const char *text);

/* The place of a part in the page: of the section of a run it is another than of others. In the arena. */
const char *html_place(struct html_page *page, const char *text);

/* A link to a place of this page. */
void html_link(struct html_page *page, const char *place, const char *text);

/* Opens a table that is scrolled where it is too wide, with a caption; closed by html_table_end. */
void html_table(struct html_page *page, const char *class_name, const char *caption);
void html_table_end(struct html_page *page);

/* Opens the body, behind a head of one row. The texts are of columns, ended by NULL. */
void html_head_row(struct html_page *page, const char *const *columns);

/* A heading cell, and one that is a link to a place. */
void html_row_head(struct html_page *page, const char *text);

/* A cell with a number; of 0 with nothing. */
void html_number(struct html_page *page, int64_t number);

/* A cell with a mark: the sign, and words behind it; `title` says it in full ("" where the words do). */
void html_mark(struct html_page *page, const char *name, enum mark mark, const char *words,
               const char *title);

/* A command that can be copied. */
void html_command(struct html_page *page, const char *command);

/* A term and its value, in a list of the class "facts"; nothing where the value is NULL or "". */
void html_fact(struct html_page *page, const char *term, const char *value);

#endif
