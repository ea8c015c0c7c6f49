/* Repetitions in records, and as text for a person. */
#include "record.h"
#include "repetition.h"

#include <inttypes.h>
#include <string.h>

/* The most outcomes on a line. */
enum { SHOWN_OUTCOMES = 6 };

/* ---- nondeterminism ------------------------------------------------------------------------------------------------------ */

const char *repetition_nondeterminism(const struct repetition *repetition)
{
    size_t different = repetition->others > 0 && repetition->outcome_count > 0;
    for (size_t i = 0; i < repetition->outcome_count; i++)
        different += repetition->outcomes[i].kind != ANSWER_NOT_RUN;
    if (different < 2)
        return NULL;
    if (repetition->failures > 0)
        return "illegal";
    return repetition->unjudged > 0 ? NULL : "legal";
}

/* ---- records ----------------------------------------------------------------------------------------------------------- */

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

static json_t *outcome_json(const struct repetition *repetition, const struct repetition_outcome *outcome)
{
    struct arena *arena = repetition->arena;
    json_t *object = json_object();
    (void)json_object_set_new(object, "count", json_integer(outcome->count));
    record_set_text(object, "answer", answer_name(outcome->kind), arena);
    record_set_text(object, "verdict", verdict_name(outcome->verdict), arena);
    record_set_text(object, "differs_at", outcome->differs_at, arena);
    record_set_text(object, "value",
                    outcome->value != NULL ? outcome->value : value_as_whole(repetition, outcome, arena),
                    arena);
    return object;
}

static json_t *repetitions_json(const struct repetition *repetition)
{
    json_t *object = json_object();
    json_t *outcomes = json_array();
    for (size_t i = 0; i < repetition->outcome_count; i++)
        (void)json_array_append_new(outcomes, outcome_json(repetition, &repetition->outcomes[i]));
    (void)json_object_set_new(object, "count", json_integer(repetition->count));
    (void)json_object_set_new(object, "outcomes", outcomes);
    if (repetition->others > 0)
        (void)json_object_set_new(object, "others", json_integer(repetition->others));
    return object;
}

void repetition_describe(const struct repetition *repetition, json_t *record)
{
    const char *nondeterminism = repetition_nondeterminism(repetition);
    (void)json_object_set_new(record, "repetitions", repetitions_json(repetition));
    if (nondeterminism != NULL)
        (void)json_object_set_new(record, "nondeterminism", json_string(nondeterminism));
}

/* ---- words --------------------------------------------------------------------------------------------------------------- */

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
    const char *between = outcome->value[0] == '\0' ? "" : outcome->differs_at[0] == '\0' ? ": " : " = ";
    const char *text = arena_format(arena, "%" PRId64 "x %s%s%s%s%s%s%s", outcome->count, outcome->answer,
                                    outcome->differs_at, between, outcome->value, verdict ? " (" : "",
                                    verdict ? verdict_name(outcome->verdict) : "", verdict ? ")" : "");
    return text == NULL ? "" : text;
}

const char *repetitions_text(const json_t *repetitions, bool verdicts, struct arena *arena)
{
    int64_t others = json_integer_value(json_object_get(repetitions, "others"));
    struct recorded_outcome outcome;
    const char *text = "";
    for (size_t i = 0; record_outcome(repetitions, i, &outcome); i++) {
        if (i < SHOWN_OUTCOMES && text != NULL)
            text = arena_format(arena, "%s%s%s", text, i == 0 ? "" : ", ",
                                outcome_text(&outcome, verdicts, arena));
        if (i >= SHOWN_OUTCOMES)
            others += outcome.count;
    }
    if (text != NULL && others > 0)
        text = arena_format(arena, "%s%s%" PRId64 "x others", text, text[0] == '\0' ? "" : ", ", others);
    return text == NULL ? "" : text;
}

struct judgement repetition_judgement(const struct repetition *repetition)
{
    struct judgement judgement = repetition->judgement;
    const char *nondeterminism = repetition_nondeterminism(repetition);
    bool always = repetition->times == repetition->count;
    bool matters = judgement.verdict == VERDICT_PASS || verdict_is_failure(judgement.verdict);
    if (judgement.explanation[0] == '\0' || (always && !matters))
        return judgement;
    const char *where = occasions(repetition, repetition->arena);
    const char *text =
        arena_format(repetition->arena, "%s%s", judgement.explanation, where == NULL ? "" : where);
    if (text != NULL && nondeterminism != NULL && repetition->failures > 0) {
        json_t *repetitions = repetitions_json(repetition);
        text = arena_format(repetition->arena, "%sdiffers from run to run: %s\n", text,
                            repetitions_text(repetitions, true, repetition->arena));
        json_decref(repetitions);
    }
    if (text != NULL)
        judgement.explanation = text;
    return judgement;
}
