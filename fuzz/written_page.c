/* The check of the page: third-party text is only in the title, in the summary and in the model, and cannot
 * leave them. */
#include "written.h"

#include <stdlib.h>
#include <string.h>

/* The text between two marks, of which the first is in the text once; NULL: it is not. The caller frees
 * it. */
static char *between(const char *text, const char *begin, const char *end)
{
    const char *start = strstr(text, begin);
    const char *stop = start == NULL ? NULL : strstr(start + strlen(begin), end);
    if (stop == NULL || strstr(start + 1, begin) != NULL)
        return NULL;
    start += strlen(begin);
    char *copy = malloc((size_t)(stop - start) + 1);
    if (copy == NULL)
        return NULL;
    memcpy(copy, start, (size_t)(stop - start));
    copy[stop - start] = '\0';
    return copy;
}

/* The fault of a piece that must be there and have no markup, and which `check`, if any, accepts. */
static const char *piece_fault(const char *text, const char *begin, const char *end,
                               const char *(*check)(const char *text))
{
    char *piece = between(text, begin, end);
    const char *fault = piece == NULL                                 ? "a piece of the page is missing"
                        : strchr(piece, '<') != NULL                  ? "markup in a piece of the page"
                        : check == NULL && strchr(piece, '>') != NULL ? "markup in a piece of the page"
                        : check == NULL                               ? text_fault(piece)
                                                                      : check(piece);
    free(piece);
    return fault;
}

const char *page_fault(const char *text)
{
    const char *fault = strstr(text, "<x") != NULL ? "an element of a third party" : NULL;
    if (fault == NULL)
        fault = piece_fault(text, "<title>", "</title>", NULL);
    if (fault == NULL)
        fault = piece_fault(text, "<pre id=\"summary\">", "</pre>", NULL);
    return fault == NULL
               ? piece_fault(text, "<script id=\"model\" type=\"application/json\">", "</script>", json_fault)
               : fault;
}
