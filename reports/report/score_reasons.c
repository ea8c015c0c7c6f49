#include "score_reasons.h"

#include "record.h"
#include "short_text.h"

#include <string.h>

/* Equal texts of reasons share one address. NULL: not a case. */
static bool is_alike(const struct reported_case *a, const struct reported_case *b)
{
    return a != NULL && a->verdict == b->verdict && a->warned == b->warned &&
           a->reason.clause == b->reason.clause && a->reason.text == b->reason.text;
}

void score_reasons_add(struct score_reasons *reasons, const struct reported_case *item, struct arena *arena)
{
    const struct reason *reason = &item->reason;
    const char *verdict = item->warned ? "warning" : verdict_name(item->verdict);
    for (int i = 0; i < reasons->count; i++)
        if (is_alike(reasons->firsts[i], item)) {
            reasons->items[i].cases++;
            return;
        }
    const char *text = reasons->count == REASONS_COUNTED
                           ? NULL
                           : arena_format(arena, "%s: %s%s%s", verdict, reason->clause,
                                          reason->clause[0] == '\0' ? "" : ": ", reason->text);
    if (text == NULL) {
        reasons->others++;
        return;
    }
    reasons->firsts[reasons->count] = item;
    reasons->items[reasons->count++] = (struct score_reason){
        .text = text, .is_failure = verdict_is_failure(item->verdict), .cases = 1, .first = item->id};
}

/* Lost processes of one kind. */
static int64_t losses_of(const json_t *loss)
{
    json_int_t count = json_integer_value(json_object_get(loss, "count"));
    return count > 0 && count < RECORD_MOST_CASES ? count : 1;
}

void score_reasons_add_losses(struct score_reasons *reasons, const struct reported_run *run,
                              struct arena *arena)
{
    size_t index;
    const json_t *loss;
    json_array_foreach(json_object_get(run->footer, "lost_processes"), index, loss)
    {
        const char *text = arena_format(arena, "lost process: %s %s",
                                        text_cut(record_text(loss, "how"), REASON_LENGTH, arena),
                                        text_cut(record_text(loss, "when"), REASON_LENGTH, arena));
        if (text == NULL || reasons->count == REASONS_COUNTED)
            reasons->others++;
        else
            reasons->items[reasons->count++] = (struct score_reason){.text = text,
                                                                     .is_failure = true,
                                                                     .cases = losses_of(loss),
                                                                     .first = record_text(loss, "case")};
    }
}

static bool is_graver(const struct score_reason *a, const struct score_reason *b)
{
    return a->is_failure != b->is_failure ? a->is_failure : a->cases > b->cases;
}

/* The gravest first; among equal ones, the one that came first. */
void score_reasons_settle(const struct score_reasons *reasons, struct score *score)
{
    score->other_cases = reasons->others;
    for (int number = 0; number < reasons->count; number++) {
        int at = score->reason_count;
        const struct score_reason reason = reasons->items[number];
        while (at > 0 && is_graver(&reason, &score->reasons[at - 1]))
            at--;
        bool is_full = score->reason_count == SCORE_REASONS;
        if (is_full)
            score->other_cases +=
                at == SCORE_REASONS ? reason.cases : score->reasons[SCORE_REASONS - 1].cases;
        else
            score->reason_count++;
        for (int i = score->reason_count - 1; i > at; i--)
            score->reasons[i] = score->reasons[i - 1];
        if (at < SCORE_REASONS)
            score->reasons[at] = reason;
    }
}
