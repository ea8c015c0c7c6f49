/* The circumstances in which a case fails, as text. */
#include "print_text.h"
#include "record.h"
#include "repetition.h"

/* The most cases of a sequence that the explanation names; the record has all. */
enum { AFTER_SHOWN = 8 };

#define NAMED(constant, name) name,
const char *const circumstance_names[] = {CIRCUMSTANCE_TABLE(NAMED) NULL};
#undef NAMED

bool circumstance_is_unsteady(enum circumstance circumstance)
{
    return circumstance == CIRCUMSTANCE_AFTER_OTHERS || circumstance == CIRCUMSTANCE_UNSTEADY;
}

/* Lines of an explanation, so many at most. */
enum { LINES_MOST = AFTER_SHOWN + 8 };
struct lines {
    const char *items[LINES_MOST];
    size_t count;
};

static void append(struct lines *lines, const char *text)
{
    lines->items[lines->count++] = text;
}

static void explain_sequence(struct lines *lines, const struct circumstance_account *account,
                             struct arena *arena)
{
    append(lines, "only after other cases: alone, in a fresh process, the answer is right;");
    append(lines, "  wrong again (perhaps in another way), three times of three, after");
    if (account->after_count == 0)
        append(lines, "    the start-up check");
    for (size_t i = 0; i < account->after_count && i < AFTER_SHOWN; i++)
        append(lines, arena_format(arena, "    %s", printable(account->after[i], arena)));
    if (account->after_count > AFTER_SHOWN)
        append(lines, arena_format(arena, "    and %zu more", account->after_count - AFTER_SHOWN));
    if (!account->is_minimal)
        append(lines, "  (perhaps not all of these are needed)");
}

static void explain_unsteady(struct lines *lines, const struct circumstance_account *account,
                             struct arena *arena)
{
    append(lines,
           arena_format(arena, "unsteady: right in %d of %d fresh process%s that ran this case alone",
                        account->runs - account->failures, account->runs, account->runs == 1 ? "" : "es"));
    if (account->failures == 0 && account->searched && !account->failed_after)
        append(lines, "  and in processes that first ran cases before it");
}

static void explain_doubtful(struct lines *lines, const struct circumstance_account *account)
{
    append(lines, account->runs == 0
                      ? "perhaps only after other cases: it was not run again; of the cases that failed"
                      : "perhaps only after other cases: alone, in a fresh process, the answer is right;");
    append(lines, account->runs == 0 ? "  in the same way and were, none failed alone"
                                     : "  not all of the cases before it were tried");
}

/* The lines about a circumstance, which come first. */
static void explain(struct recorded_case *item, const struct circumstance_account *account,
                    struct arena *arena)
{
    struct lines lines = {.count = 0};
    if (account->circumstance == CIRCUMSTANCE_AFTER_OTHERS)
        explain_sequence(&lines, account, arena);
    else if (account->circumstance == CIRCUMSTANCE_UNSTEADY)
        explain_unsteady(&lines, account, arena);
    else
        explain_doubtful(&lines, account);
    record_explain_first(item, lines.items, lines.count, arena);
}

static void set_after(struct recorded_case *item, const struct circumstance_account *account,
                      struct arena *arena)
{
    const char **after = arena_allocate_zeroed(arena, account->after_count + 1, sizeof *after);
    for (size_t i = 0; after != NULL && i < account->after_count; i++)
        after[i] = printable(account->after[i], arena);
    item->has_after = true;
    item->after = (struct texts){after == NULL ? 0 : account->after_count, after};
    item->command = printable(account->command, arena);
}

void circumstance_describe(struct recorded_case *item, const struct circumstance_account *account,
                           struct arena *arena)
{
    if (account->circumstance == CIRCUMSTANCE_NONE)
        return;
    item->circumstance = account->circumstance;
    record_withdraw_misreadings(item, arena);
    explain(item, account, arena);
    if (account->circumstance == CIRCUMSTANCE_AFTER_OTHERS)
        set_after(item, account, arena);
}
