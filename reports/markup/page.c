#include "page.h"

static void meta(struct markup *markup, const char *name, const char *value, const char *content)
{
    markup_open(markup, "meta");
    markup_attribute(markup, name, value);
    if (content[0] != '\0')
        markup_attribute(markup, "content", content);
    markup_close(markup);
}

void page_begin(struct markup *markup, const char *title, const struct embedded_file *styles,
                size_t style_count)
{
    markup_open(markup, "html");
    markup_attribute(markup, "lang", "en");
    markup_open(markup, "head");
    meta(markup, "charset", "utf-8", "");
    meta(markup, "http-equiv", "Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'");
    meta(markup, "name", "viewport", "width=device-width, initial-scale=1");
    meta(markup, "name", "color-scheme", "light dark");
    markup_element(markup, "title", title);
    markup_open(markup, "style");
    for (size_t i = 0; i < page_files_count; i++)
        markup_file(markup, &page_files[i]);
    for (size_t i = 0; i < style_count; i++)
        markup_file(markup, &styles[i]);
    markup_close(markup);
    markup_close(markup);
    markup_open(markup, "body");
    markup_open(markup, "main");
}
