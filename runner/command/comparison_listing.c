#include "comparison_listing.h"

#include "markdown_text.h"
#include "print_text.h"

#include <inttypes.h>

/* Of each kind of difference so many are shown, unless all are wanted. */
enum { DIFFERENCES_SHOWN = 20 };

/* Longer texts are cut in Markdown. */
enum { LONGEST_CODE = 2000 };

const char *comparison_code(struct arena *arena, const char *text)
{
    return markdown_code(text, LONGEST_CODE, arena);
}

static void show_difference(const struct comparison_listing *listing, const struct difference *item)
{
    const char *before = item->before == NULL ? "not in it" : item->before;
    const char *after = item->after == NULL ? "not in it" : item->after;
    const char *note = item->case_changed ? " (the case has changed)" : "";
    if (listing->is_markdown)
        (void)print_text(listing->out, "- %s%s\n  - old: %s\n  - new: %s\n",
                         comparison_code(listing->arena, item->id), note,
                         comparison_code(listing->arena, before), comparison_code(listing->arena, after));
    else
        (void)print_text(listing->out, "  %s%s\n    old: %s\n    new: %s\n", item->id, note, before, after);
}

/* New and gone cases are many at a time, and of no interest one by one. */
static size_t most_shown(const struct comparison_listing *listing, enum change change)
{
    if (listing->all)
        return SIZE_MAX;
    return change == CHANGE_NEW || change == CHANGE_GONE || change == CHANGE_CHANGED ? 0 : DIFFERENCES_SHOWN;
}

void comparison_list(const struct comparison_listing *listing, const struct comparison *comparison,
                     enum change change)
{
    int64_t count = comparison->counts[change];
    size_t shown = 0, most = most_shown(listing, change);
    if (count == 0)
        return;
    (void)print_text(listing->out, listing->is_markdown ? "\n### %" PRId64 " %s\n\n" : "%" PRId64 " %s\n",
                     count, change_heading(change, count));
    for (size_t i = 0; i < comparison->count && shown < most; i++)
        if (comparison->items[i].change == change) {
            show_difference(listing, &comparison->items[i]);
            shown++;
        }
    if ((int64_t)shown < count && most > 0)
        (void)print_text(listing->out, "%s%" PRId64 " more (%s shows them)\n",
                         listing->is_markdown ? "- " : "  ", count - (int64_t)shown,
                         listing->more == NULL ? "--all" : listing->more);
}

void comparison_list_losses(const struct comparison_listing *listing, const struct comparison *comparison)
{
    const char *losses = comparison->newer->losses;
    if (!comparison_loses_processes(comparison))
        return;
    (void)print_text(listing->out,
                     listing->is_markdown ? "\n### Processes were lost, and none in the old run\n\n- %s\n"
                                          : "processes were lost, and none in the old run\n  %s\n",
                     listing->is_markdown ? comparison_code(listing->arena, losses) : losses);
}

void comparison_list_counts(const struct comparison_listing *listing, const struct comparison *comparison)
{
    static const enum change told[] = {CHANGE_REGRESSION, CHANGE_NEW_FAILURE, CHANGE_REPAIR};
    for (size_t i = 0; i < sizeof told / sizeof *told; i++)
        (void)print_text(listing->out, "%s%" PRId64 " %s", i == 0 ? "" : ", ", comparison->counts[told[i]],
                         change_heading(told[i], comparison->counts[told[i]]));
}
