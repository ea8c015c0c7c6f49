/* Prints the differences of a comparison as text or Markdown. */
#include "print_text.h"
#include "terminal.h"

#include <inttypes.h>

/* The number of differences shown of each kind, unless all are shown. */
enum { DIFFERENCES_SHOWN = 20 };

/* Longer texts are truncated in Markdown. */
enum { LONGEST_CODE = 2000 };

const char *comparison_code(struct arena *arena, const char *text)
{
    return markdown_code(text, LONGEST_CODE, arena);
}

static void show_difference(const struct comparison_listing *listing, const struct difference *item)
{
    const char *before = item->before == NULL ? "not present" : item->before;
    const char *after = item->after == NULL ? "not present" : item->after;
    const char *note = item->case_changed ? " (the case has changed)" : "";
    if (listing->is_markdown)
        (void)print_text(listing->out, "- %s%s\n  - old: %s\n  - new: %s\n",
                         comparison_code(listing->arena, item->id), note,
                         comparison_code(listing->arena, before), comparison_code(listing->arena, after));
    else
        (void)print_text(listing->out, "  %s%s\n    old: %s\n    new: %s\n", item->id, note, before, after);
}

/* New, removed and changed cases are often many, and single ones are of little interest. */
static size_t most_shown(const struct comparison_listing *listing, enum change change)
{
    if (listing->all)
        return SIZE_MAX;
    return change == CHANGE_NEW || change == CHANGE_GONE || change == CHANGE_CHANGED ? 0 : DIFFERENCES_SHOWN;
}

static const char *heading(enum change change, int64_t count)
{
    return count == 1 ? change_kinds[change].one : change_kinds[change].several;
}

void comparison_list(const struct comparison_listing *listing, const struct comparison *comparison,
                     enum change change)
{
    int64_t count = comparison->counts[change];
    size_t shown = 0, most = most_shown(listing, change);
    if (count == 0)
        return;
    (void)print_text(listing->out, listing->is_markdown ? "\n### %" PRId64 " %s\n\n" : "%" PRId64 " %s\n",
                     count, heading(change, count));
    for (size_t i = 0; i < comparison->count && shown < most; i++)
        if (comparison->items[i].change == change) {
            show_difference(listing, &comparison->items[i]);
            shown++;
        }
    if ((int64_t)shown < count && most > 0)
        (void)print_text(listing->out, "%s%" PRId64 " more (shown with %s)\n",
                         listing->is_markdown ? "- " : "  ", count - (int64_t)shown,
                         listing->more == NULL ? "--all" : listing->more);
}

void comparison_list_choices(const struct comparison_listing *listing, const struct comparison *comparison)
{
    const size_t count = comparison->choice_count;
    const size_t shown = listing->all || count < DIFFERENCES_SHOWN ? count : DIFFERENCES_SHOWN;
    if (count > 0)
        (void)print_text(listing->out,
                         listing->is_markdown ? "\n### %zu choice%s changed\n\n" : "%zu choice%s changed\n",
                         count, plural((int64_t)count));
    for (size_t i = 0; i < shown; i++) {
        const struct changed_choice *item = &comparison->choices[i];
        const char *mark = !listing->is_markdown ? (item->is_new ? "  +" : "  -")
                           : item->is_new        ? "- new:"
                                                 : "- gone:";
        const char *choice =
            listing->is_markdown ? comparison_code(listing->arena, item->choice) : item->choice;
        (void)print_text(listing->out, "%s %s (%" PRId64 " case%s)\n", mark, choice, item->cases,
                         plural(item->cases));
    }
    if (shown < count)
        (void)print_text(listing->out, "%s%zu more (shown with --all)\n", listing->is_markdown ? "- " : "  ",
                         count - shown);
}

void comparison_list_losses(const struct comparison_listing *listing, const struct comparison *comparison)
{
    const char *losses = comparison->newer->losses;
    if (!comparison_loses_processes(comparison))
        return;
    (void)print_text(listing->out,
                     listing->is_markdown ? "\n### Lost processes (none in the old run)\n\n- %s\n"
                                          : "lost processes (none in the old run)\n  %s\n",
                     listing->is_markdown ? comparison_code(listing->arena, losses) : losses);
}

void comparison_list_counts(const struct comparison_listing *listing, const struct comparison *comparison)
{
    for (int change = 0; change < CHANGE_COUNT; change++)
        if (change_kinds[change].direction != 0 &&
            (change != CHANGE_NOT_RUN || comparison->counts[change] > 0))
            (void)print_text(listing->out, "%s%" PRId64 " %s", change == 0 ? "" : ", ",
                             comparison->counts[change],
                             heading((enum change)change, comparison->counts[change]));
}

void comparison_list_baseline(const struct comparison_listing *listing, const struct comparison *comparison,
                              const char *path)
{
    struct comparison_listing gone = *listing;
    gone.all = true;
    if (!comparison_is_judged_alike(comparison))
        (void)print_text(listing->out, "%s was judged differently: %s, this run %s\n", path,
                         comparison->older->judging, comparison->newer->judging);
    for (int change = 0; change < CHANGE_COUNT; change++)
        if (change_kinds[change].direction < 0)
            comparison_list(listing, comparison, (enum change)change);
    comparison_list(&gone, comparison, CHANGE_GONE);
    comparison_list_losses(listing, comparison);
    (void)print_text(listing->out, "%s than %s: ", comparison_is_worse(comparison) ? "worse" : "not worse",
                     path);
    comparison_list_counts(listing, comparison);
    (void)fputc('\n', listing->out);
}
