#include "printable.h"
#include "record.h"
#include "repetition.h"

#include <string.h>

/* The most cases of a sequence that the explanation names; the record has all. */
enum { AFTER_SHOWN = 8 };

#define NAMED(constant, name) name,
const char *const circumstance_names[] = {CIRCUMSTANCE_TABLE(NAMED) NULL};
#undef NAMED

const char *circumstance_name(enum circumstance circumstance)
{
    return circumstance == CIRCUMSTANCE_NONE ? "" : circumstance_names[circumstance - CIRCUMSTANCE_NONE - 1];
}

enum circumstance circumstance_from_name(const char *name)
{
    for (int i = CIRCUMSTANCE_NONE + 1; i < CIRCUMSTANCE_COUNT; i++)
        if (strcmp(circumstance_name((enum circumstance)i), name) == 0)
            return (enum circumstance)i;
    return CIRCUMSTANCE_NONE;
}

bool circumstance_is_unsteady(enum circumstance circumstance)
{
    return circumstance == CIRCUMSTANCE_AFTER_OTHERS || circumstance == CIRCUMSTANCE_UNSTEADY;
}

static void append(json_t *lines, const char *text)
{
    (void)json_array_append_new(lines, json_string(text == NULL ? "" : text));
}

static void explain_sequence(json_t *lines, const struct circumstance_account *account, struct arena *arena)
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

static void explain_unsteady(json_t *lines, const struct circumstance_account *account, struct arena *arena)
{
    append(lines,
           arena_format(arena, "unsteady: right in %d of %d fresh process%s that ran this case alone",
                        account->runs - account->failures, account->runs, account->runs == 1 ? "" : "es"));
    if (account->failures == 0 && account->searched && !account->failed_after)
        append(lines, "  and in processes that first ran cases before it");
}

static void explain_doubtful(json_t *lines, const struct circumstance_account *account)
{
    append(lines, account->runs == 0
                      ? "perhaps only after other cases: it was not run again; of the cases that failed"
                      : "perhaps only after other cases: alone, in a fresh process, the answer is right;");
    append(lines, account->runs == 0 ? "  in the same way and were, none failed alone"
                                     : "  not all of the cases before it were tried");
}

/* The lines about a circumstance, which come first. */
static void explain(json_t *lines, const struct circumstance_account *account, struct arena *arena)
{
    json_t *rest = json_array();
    (void)json_array_extend(rest, lines);
    (void)json_array_clear(lines);
    if (account->circumstance == CIRCUMSTANCE_AFTER_OTHERS)
        explain_sequence(lines, account, arena);
    else if (account->circumstance == CIRCUMSTANCE_UNSTEADY)
        explain_unsteady(lines, account, arena);
    else
        explain_doubtful(lines, account);
    (void)json_array_extend(lines, rest);
    json_decref(rest);
}

static void set_after(json_t *record, const struct circumstance_account *account, struct arena *arena)
{
    json_t *after = json_array();
    for (size_t i = 0; i < account->after_count; i++)
        append(after, printable(account->after[i], arena));
    (void)json_object_set_new(record, "after", after);
    (void)json_object_set_new(record, "command", json_string(printable(account->command, arena)));
}

void circumstance_describe(json_t *record, const struct circumstance_account *account, struct arena *arena)
{
    if (account->circumstance == CIRCUMSTANCE_NONE)
        return;
    (void)json_object_set_new(record, "circumstance", json_string(circumstance_name(account->circumstance)));
    record_withdraw_misreadings(record);
    explain(json_object_get(record, "explanation"), account, arena);
    if (account->circumstance == CIRCUMSTANCE_AFTER_OTHERS)
        set_after(record, account, arena);
}
