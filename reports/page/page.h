/* The page: one HTML file that shows a report model (report_format.h, README.md), whatever it is about. The
 * scripts and the styles are the files of this folder; nothing is loaded from elsewhere. */
#ifndef SCATTER_PAGE_H
#define SCATTER_PAGE_H

#include "status.h"

#include <jansson.h>
#include <stdio.h>

/* What a page says of itself: its title, a sentence for whoever links to it, and what is shown where scripts
 * are blocked; the scripts replace it. */
struct page_head {
    const char *title, *description, *summary;
};

/* Writes the page. Errors of the stream are left to the caller, who checks ferror. STATUS_OUT_OF_MEMORY. */
enum status page_write(const json_t *model, const struct page_head *head, FILE *out, struct error *error);

#endif
