/* Repetitions in records, and as text for a person. */
#include "print_text.h"
#include "record.h"
#include "repetition.h"

#include <inttypes.h>

/* The most outcomes on a line. */
enum { SHOWN_OUTCOMES = 6 };

/* ---- nondeterminism ------------------------------------------------------------------------------------ */

const char *const nondeterminism_names[] = {"legal", "illegal", NULL};

enum nondeterminism repetition_nondeterminism(const struct repetition *repetition)
{
    size_t different = repetition->others > 0 && repetition->outcome_count > 0;
    for (size_t i = 0; i < repetition->outcome_count; i++)
        different += repetition->outcomes[i].kind != ANSWER_NOT_RUN;
    if (different < 2)
        return NONDETERMINISM_NONE;
    if (repetition->failures > 0)
        return NONDETERMINISM_ILLEGAL;
    return repetition->unjudged > 0 ? NONDETERMINISM_NONE : NONDETERMINISM_LEGAL;
}

/* ---- records ------------------------------------------------------------------------------------------- */

/* Whether there are different outputs. */
static bool outputs_differ(const struct repetition *repetition)
{
    size_t outputs = 0;
    for (size_t i = 0; i < repetition->outcome_count; i++)
        outputs += repetition->outcomes[i].kind == ANSWER_OUTPUT;
    return outputs > 1;
}

/* How an output differs from others if not in a cell: its type and shape, or what is wrong with it. */
static const char *value_as_whole(const struct repetition *repetition,
                                  const struct repetition_outcome *outcome, struct arena *arena)
{
    char shape[128];
    if (outcome->kind != ANSWER_OUTPUT || outcome->output_problem != NULL)
        return outcome->output_problem;
    if (!outputs_differ(repetition))
        return NULL;
    return arena_format(arena, "%s %s", dtype_name(outcome->output.dtype),
                        shape_text(outcome->output.dims, outcome->output.rank, shape, sizeof shape));
}

static const char *shown(const char *text, struct arena *arena)
{
    return text == NULL ? NULL : printable(text, arena);
}

static struct recorded_outcome outcome_of(const struct repetition *repetition,
                                          const struct repetition_outcome *outcome)
{
    struct arena *arena = repetition->arena;
    return (struct recorded_outcome){
        .count = outcome->count,
        .answer = outcome->kind,
        .verdict = outcome->verdict,
        .differs_at = shown(outcome->differs_at, arena),
        .value = shown(outcome->value != NULL ? outcome->value : value_as_whole(repetition, outcome, arena),
                       arena)};
}

static struct recorded_repetitions recorded_repetitions_of(const struct repetition *repetition)
{
    struct recorded_repetitions repetitions = {.count = repetition->count, .others = repetition->others};
    struct recorded_outcome *outcomes =
        arena_allocate_zeroed(repetition->arena, repetition->outcome_count, sizeof *outcomes);
    for (size_t i = 0; outcomes != NULL && i < repetition->outcome_count; i++)
        outcomes[repetitions.outcomes.count++] = outcome_of(repetition, &repetition->outcomes[i]);
    repetitions.outcomes.items = outcomes;
    return repetitions;
}

void repetition_describe(const struct repetition *repetition, struct recorded_case *item)
{
    struct recorded_repetitions *repetitions =
        arena_allocate_zeroed(repetition->arena, 1, sizeof *repetitions);
    if (repetitions == NULL)
        return;
    *repetitions = recorded_repetitions_of(repetition);
    item->repetitions = repetitions;
    item->nondeterminism = repetition_nondeterminism(repetition);
}

/* ---- words --------------------------------------------------------------------------------------------- */

/* An ordinal number, such as "4th"; in the arena. */
static const char *ordinal(int64_t number, struct arena *arena)
{
    static const char *const endings[] = {"th", "st", "nd", "rd"};
    int64_t last = number % 10;
    bool is_teen = number / 10 % 10 == 1;
    const char *text = arena_format(arena, "%" PRId64 "%s", number, endings[is_teen || last > 3 ? 0 : last]);
    return text == NULL ? "?" : text;
}

/* The line that says which repetitions the most severe judgement is about. */
static const char *occasions(const struct repetition *repetition, struct arena *arena)
{
    const char *first = ordinal(repetition->first, arena);
    if (repetition->first == repetition->count && repetition->count < repetition->planned)
        return arena_format(arena, "in the %s of %" PRId64 " repetitions, after which there was no other\n",
                            first, repetition->planned);
    if (repetition->times == repetition->count)
        return arena_format(arena, "in each of %" PRId64 " repetitions\n", repetition->count);
    return arena_format(arena, "in %" PRId64 " of %" PRId64 " repetitions, first in the %s\n",
                        repetition->times, repetition->count, first);
}

/* One outcome, such as "17x output[1,0] = 3". */
static const char *outcome_text(const struct recorded_outcome *outcome, bool verdict, struct arena *arena)
{
    const char *answer = answer_name(outcome->answer);
    const char *cell = text_or_empty(outcome->differs_at);
    const char *value = text_or_empty(outcome->value);
    const char *between = value[0] == '\0' ? "" : cell[0] == '\0' ? ": " : " = ";
    return text_or_empty(arena_format(arena, "%" PRId64 "x %s%s%s%s%s%s%s", outcome->count, answer, cell,
                                      between, value, verdict ? " (" : "",
                                      verdict ? verdict_name(outcome->verdict) : "", verdict ? ")" : ""));
}

const char *repetitions_text(const struct recorded_repetitions *repetitions, bool verdicts,
                             struct arena *arena)
{
    static const struct recorded_repetitions none = {0};
    const struct recorded_repetitions *all = repetitions == NULL ? &none : repetitions;
    int64_t others = all->others;
    const char *text = "";
    for (size_t i = 0; i < all->outcomes.count; i++) {
        const struct recorded_outcome *outcome = &all->outcomes.items[i];
        if (i < SHOWN_OUTCOMES && text != NULL)
            text = arena_format(arena, "%s%s%s", text, i == 0 ? "" : ", ",
                                outcome_text(outcome, verdicts, arena));
        if (i >= SHOWN_OUTCOMES)
            others += outcome->count;
    }
    if (text != NULL && others > 0)
        text = arena_format(arena, "%s%s%" PRId64 "x others", text, text[0] == '\0' ? "" : ", ", others);
    return text_or_empty(text);
}

struct judgement repetition_judgement(const struct repetition *repetition)
{
    struct judgement judgement = repetition->judgement;
    bool always = repetition->times == repetition->count;
    bool matters = judgement.verdict == VERDICT_PASS || verdict_is_failure(judgement.verdict);
    if (judgement.explanation[0] == '\0' || (always && !matters))
        return judgement;
    const char *where = occasions(repetition, repetition->arena);
    const char *text = arena_format(repetition->arena, "%s%s", judgement.explanation, text_or_empty(where));
    if (text != NULL && repetition_nondeterminism(repetition) == NONDETERMINISM_ILLEGAL) {
        const struct recorded_repetitions repetitions = recorded_repetitions_of(repetition);
        text = arena_format(repetition->arena, "%sdiffers from run to run: %s\n", text,
                            repetitions_text(&repetitions, true, repetition->arena));
    }
    if (text != NULL)
        judgement.explanation = text;
    return judgement;
}
