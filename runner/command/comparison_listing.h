/*
 * The differences of a comparison (comparison.h) as a person reads them, on a terminal or in a page of Markdown.
 */
#ifndef SCATTER_COMPARISON_LISTING_H
#define SCATTER_COMPARISON_LISTING_H

#include "arena.h"
#include "comparison.h"

#include <stdbool.h>
#include <stdio.h>

struct comparison_listing {
    FILE *out;
    bool is_markdown;
    bool
        all; /* every difference is shown: else the first 20 of a kind, and none of new, gone and changed cases */
    const char *more; /* the option that shows all; NULL: --all */
    struct arena *arena;
};

/* The differences of one kind under their heading; nothing where there are none. */
void comparison_list(const struct comparison_listing *listing, const struct comparison *comparison,
                     enum change change);

/*
 * The processes that the newer run lost, where the older one lost none; and, without the end of the line, "1 regression, 0
 * failures of new or changed cases, 2 repairs".
 */
void comparison_list_losses(const struct comparison_listing *listing, const struct comparison *comparison);
void comparison_list_counts(const struct comparison_listing *listing, const struct comparison *comparison);

/* A third-party text as code in Markdown, cut where it is long. In the arena. */
const char *comparison_code(struct arena *arena, const char *text);

#endif
