/*
 * Prints the differences of a comparison (comparison.h) as text or Markdown.
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
        all; /* show every difference; otherwise the first 20 of a kind, and no new, removed and changed cases */
    const char *more; /* the option that shows all; NULL: --all */
    struct arena *arena;
};

/* Prints the differences of one kind with a heading; nothing if there are none. */
void comparison_list(const struct comparison_listing *listing, const struct comparison *comparison,
                     enum change change);

/* Prints the choices that changed, with a heading; nothing if there are none. */
void comparison_list_choices(const struct comparison_listing *listing, const struct comparison *comparison);

/*
 * Print the processes that the newer run lost, if the older run lost none; and, without a line feed, "1 regression, 0
 * failures of new or changed cases, 2 repairs".
 */
void comparison_list_losses(const struct comparison_listing *listing, const struct comparison *comparison);
void comparison_list_counts(const struct comparison_listing *listing, const struct comparison *comparison);

/* Prints what `run --baseline PATH` shows: what is worse, the removed cases, and the counts. */
void comparison_list_baseline(const struct comparison_listing *listing, const struct comparison *comparison,
                              const char *path);

/* A third-party text as code in Markdown, truncated if it is long. In the arena. */
const char *comparison_code(struct arena *arena, const char *text);

#endif
