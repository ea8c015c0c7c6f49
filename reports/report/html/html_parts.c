#include "html_parts.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* Longer values, in bytes, span two columns. */
enum { LONG_FACT = 56 };

/* ---- marks ------------------------------------------------------------------------------------------------------------- */

static const struct {
    const char *class_name, *sign, *meaning;
} marks[] = {
#define MARK_ROW(constant, class_name, sign, meaning) {class_name, sign, meaning},
    MARK_TABLE(MARK_ROW)
#undef MARK_ROW
};

const char *mark_class(enum mark mark)
{
    return marks[mark].class_name;
}

const char *mark_sign(enum mark mark)
{
    return marks[mark].sign;
}

const char *mark_meaning(enum mark mark)
{
    return marks[mark].meaning;
}

enum mark mark_of_case(const struct reported_case *item)
{
    if (verdict_is_failure(item->verdict))
        return MARK_BAD;
    if (item->verdict == VERDICT_PASS)
        return item->warned ? MARK_FAIR : MARK_GOOD;
    return item->verdict == VERDICT_UNSUPPORTED ? MARK_OFF : MARK_FAIR;
}

const char *verdict_word(const struct reported_case *item)
{
    return item->warned ? "warning" : verdict_name(item->verdict);
}

/* ---- elements ---------------------------------------------------------------------------------------------------------- */

void html_open(struct html_page *page, const char *name, const char *class_name)
{
    markup_open(page->markup, name);
    if (class_name[0] != '\0')
        markup_attribute(page->markup, "class", class_name);
}

void html_open_details(struct html_page *page, const char *class_name, bool unfolded)
{
    html_open(page, "details", class_name);
    if (unfolded)
        markup_attribute(page->markup, "open", "open");
}

void html_element(struct html_page *page, const char *name, const char *class_name, const char *text)
{
    html_open(page, name, class_name);
    markup_text(page->markup, text == NULL ? "" : text);
    markup_close(page->markup);
}

void html_format(struct html_page *page, const char *name, const char *class_name, const char *format, ...)
{
    char text[512];
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    html_element(page, name, class_name, text);
}

const char *html_place(struct html_page *page, const char *text)
{
    const char *place = arena_format(page->arena, "%s%s", page->prefix, text);
    return place == NULL ? text : place;
}

void html_heading(struct html_page *page, int deeper, const char *place, const char *text)
{
    static const char *const names[] = {"h1", "h2", "h3", "h4", "h5", "h6"};
    int level = page->level + deeper;
    markup_open(page->markup, names[level > 6 ? 5 : level - 1]);
    if (place != NULL)
        markup_id(page->markup, html_place(page, place));
    markup_text(page->markup, text);
    markup_close(page->markup);
}

void html_link(struct html_page *page, const char *place, const char *text)
{
    markup_open(page->markup, "a");
    markup_link(page->markup, place);
    markup_text(page->markup, text);
    markup_close(page->markup);
}

/* ---- tables ------------------------------------------------------------------------------------------------------------ */

void html_table(struct html_page *page, const char *class_name, const char *caption)
{
    html_open(page, "div", "wide");
    markup_attribute(page->markup, "tabindex", "0"); /* can also be scrolled with the keyboard */
    markup_attribute(page->markup, "role", "group");
    markup_attribute(page->markup, "aria-label", caption);
    html_open(page, "table", class_name);
    markup_element(page->markup, "caption", caption);
}

void html_table_end(struct html_page *page)
{
    markup_close(page->markup);
    markup_close(page->markup);
    markup_close(page->markup);
}

void html_head_row(struct html_page *page, const char *const *columns)
{
    markup_open(page->markup, "thead");
    markup_open(page->markup, "tr");
    for (; *columns != NULL; columns++) {
        markup_open(page->markup, "th");
        markup_attribute(page->markup, "scope", "col");
        markup_text(page->markup, *columns);
        markup_close(page->markup);
    }
    markup_close(page->markup);
    markup_close(page->markup);
    markup_open(page->markup, "tbody");
}

void html_row_head(struct html_page *page, const char *text)
{
    markup_open(page->markup, "th");
    markup_attribute(page->markup, "scope", "row");
    markup_text(page->markup, text);
    markup_close(page->markup);
}

void html_number(struct html_page *page, int64_t number)
{
    html_element(page, "td", "number", number == 0 ? "" : number_text(number, page->arena));
}

void html_mark(struct html_page *page, const char *name, enum mark mark, const char *words, const char *title)
{
    html_open(page, name, marks[mark].class_name);
    if (title[0] != '\0')
        markup_attribute(page->markup, "title", title);
    markup_text(page->markup, marks[mark].sign);
    if (words[0] != '\0') {
        markup_text(page->markup, " ");
        markup_text(page->markup, words);
    }
    markup_close(page->markup);
}

/* ---- other pieces ------------------------------------------------------------------------------------------------------ */

void html_command(struct html_page *page, const char *command)
{
    if (command[0] == '\0')
        return;
    html_open(page, "p", "command");
    markup_element(page->markup, "code", command);
    markup_close(page->markup);
}

void html_fact(struct html_page *page, const char *term, const char *value)
{
    if (value == NULL || value[0] == '\0')
        return;
    html_open(page, "li", strlen(value) > LONG_FACT ? "long" : "");
    markup_element(page->markup, "span", term);
    markup_text(page->markup, " ");
    markup_element(page->markup, "b", value);
    markup_close(page->markup);
}
