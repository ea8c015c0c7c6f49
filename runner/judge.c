#include "judge.h"

#include "compare.h"
#include "guarded_memory.h"
#include "tensor_text.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* ---- verdicts -------------------------------------------------------------------------------------------------------- */

const char *verdict_name(enum verdict verdict)
{
    static const char *const names[VERDICT_COUNT] = {
#define NAME(constant, name) [VERDICT_##constant] = name,
        VERDICT_TABLE(NAME)
#undef NAME
    };
    return names[verdict];
}

bool verdict_is_failure(enum verdict verdict)
{
    switch (verdict) {
    case VERDICT_FAIL:
    case VERDICT_CRASH:
    case VERDICT_TIMEOUT:
    case VERDICT_MEMORY:
        return true;
    case VERDICT_PASS:
    case VERDICT_UNSUPPORTED:
    case VERDICT_DISPUTED:
    case VERDICT_NOT_RUN:
    case VERDICT_UNREADABLE:
    case VERDICT_ERROR:
        return false;
    }
    return false;
}

static struct judgement decide(enum verdict verdict, const char *explanation)
{
    return (struct judgement){.verdict = verdict,
                              .level = LEVEL_MUST,
                              .compared = verdict == VERDICT_PASS || verdict == VERDICT_FAIL,
                              .explanation = explanation == NULL ? "" : explanation};
}

/* Text of an explanation, which may be missing for want of memory: that must not change a verdict. */
static const char *text_or_note(const char *text)
{
    return text == NULL ? "(no memory for the details)\n" : text;
}

/* How an implementation refused. */
static const char *refusal_policy(const struct answer *answer)
{
    return answer->kind == ANSWER_REJECTED ? "refused" : "refused with an unspecific error";
}

/* Notes what was found about a clause of the operator version, if it has that clause. */
static void observe(struct judgement *judgement, const struct judge_settings *settings,
                    const struct derived_expectation *derived, const char *clause, const char *policy)
{
    struct clause_weight weight;
    if (clause_level(settings->clauses, expectation_version(derived), clause, settings->edition, &weight))
        findings_add(&judgement->findings, (struct finding){.severity = SEVERITY_OBSERVATION,
                                                            .level = weight.level,
                                                            .clause = clause,
                                                            .point = "",
                                                            .policy = policy});
}

/* What the text leaves open so that no value is due, or NULL. */
static const char *silence(const struct preparation *preparation)
{
    if (preparation->outcome == OUTCOME_REFUSED)
        return NULL;
    return preparation->undefined != NULL ? preparation->undefined : preparation->unstated;
}

/* ---- exact comparison -------------------------------------------------------------------------------------------------- */

static const char *describe_type(const struct tensor *tensor, struct arena *arena)
{
    char shape[128];
    const char *text = arena_format(arena, "%s %s", dtype_name(tensor->dtype),
                                    shape_text(tensor->dims, tensor->rank, shape, sizeof shape));
    return text == NULL ? dtype_name(tensor->dtype) : text;
}

/* Whether an output has the dtype and the shape of data, and elements that can be read. */
static bool is_well_formed(const struct answer *answer, const struct tensor *data,
                           struct judgement *judgement, struct arena *arena)
{
    if (answer->output.dtype != data->dtype || !tensor_same_shape(&answer->output, data)) {
        *judgement = decide(VERDICT_FAIL,
                            arena_format(arena,
                                         "the output has another element type or shape than data\n"
                                         "  expected  %s\n  actual    %s\n",
                                         describe_type(data, arena), describe_type(&answer->output, arena)));
        return false;
    }
    if (answer->output_problem != NULL) {
        *judgement = decide(VERDICT_FAIL,
                            arena_format(arena, "the output is malformed: %s\n", answer->output_problem));
        return false;
    }
    return true;
}

/* Whether an element holds the pattern that fills outputs before a call. */
static bool holds_poison(const struct tensor *tensor, int64_t position)
{
    size_t size = dtype_size(tensor->dtype);
    const unsigned char *elements = tensor->elements;
    for (size_t i = 0; i < size; i++)
        if (elements[(size_t)position * size + i] != GUARD_PATTERN)
            return false;
    return tensor->dtype != DTYPE_STRING;
}

/* A difference in words: where, both values, how many. "" when there is none. */
static const char *describe_difference(const struct tensor *expected, const struct tensor *actual,
                                       bool any_nan, struct arena *arena)
{
    int64_t first = 0;
    int64_t differences = tensor_differences(expected, actual, any_nan, &first);
    if (differences == 0)
        return "";
    const char *where = position_text(expected, first, arena);
    const char *text =
        arena_format(arena,
                     "  expected  output%s = %s\n  actual    output%s = %s%s\n"
                     "  %" PRId64 " of %" PRId64 " elements differ\n",
                     where, element_text(expected, first, arena), where, element_text(actual, first, arena),
                     holds_poison(actual, first) ? ", as before the call: never written?" : "", differences,
                     expected->count);
    return text_or_note(text);
}

static bool result_is_computed(const struct derived_expectation *derived)
{
    return derived->preparation.reduction != REDUCTION_NONE;
}

/* ---- the case itself --------------------------------------------------------------------------------------------------- */

/* Why the stored output cannot stand beside the reference, or NULL when it can. */
static const char *stored_output_problem(const struct scatter_case *the_case,
                                         const struct derived_expectation *derived, struct arena *arena)
{
    const struct tensor *stored = the_case->output;
    if (stored == NULL)
        return NULL;
    if (derived->preparation.outcome == OUTCOME_REFUSED)
        return text_or_note(arena_format(arena, "an output is stored for an input that breaks a rule\n%s",
                                         violated_rules(&derived->preparation, arena)));
    if (silence(&derived->preparation) != NULL)
        return NULL;
    if (stored->dtype != derived->output.dtype || !tensor_same_shape(stored, &derived->output))
        return text_or_note(arena_format(arena, "the stored output is %s, data is %s\n",
                                         describe_type(stored, arena),
                                         describe_type(&derived->output, arena)));
    const char *difference =
        describe_difference(&derived->output, stored, result_is_computed(derived), arena);
    if (difference[0] == '\0')
        return NULL;
    return text_or_note(
        arena_format(arena, "the stored output differs from the reference (\"actual\" is what is stored)\n%s",
                     difference));
}

/* Whether the reference makes of a case what its author expects. */
static bool author_agrees(enum expectation expectation, const struct preparation *preparation)
{
    switch (expectation) {
    case EXPECT_UNSTATED:
        return true;
    case EXPECT_EXACT:
    case EXPECT_ALLOWED:
        return preparation->outcome == OUTCOME_COMPUTED && preparation->unstated == NULL;
    case EXPECT_REFUSE:
        return preparation->outcome == OUTCOME_REFUSED;
    case EXPECT_INVARIANTS:
        return silence(preparation) != NULL;
    }
    return false;
}

static const char *outcome_in_words(const struct preparation *preparation)
{
    switch (preparation->outcome) {
    case OUTCOME_COMPUTED:
        return preparation->unstated == NULL ? "computes it" : "finds its value unstated";
    case OUTCOME_REFUSED:
        return "refuses it";
    case OUTCOME_UNDEFINED:
        return "finds no value defined";
    }
    return "does not know it";
}

/* Whether the case can be used at all; if not, the verdict that says so. */
static bool case_is_sound(const struct scatter_case *the_case, const struct derived_expectation *derived,
                          struct judgement *judgement, struct arena *arena)
{
    const struct preparation *preparation = &derived->preparation;
    if (the_case->expectation == EXPECT_ALLOWED) {
        *judgement =
            decide(VERDICT_ERROR, "case.json expects one of several results; this judge knows single "
                                  "results only\n");
        return false;
    }
    if (!author_agrees(the_case->expectation, preparation)) {
        *judgement = decide(VERDICT_ERROR,
                            arena_format(arena, "case.json expects \"%s\", but the reference %s\n%s",
                                         expectation_name(the_case->expectation),
                                         outcome_in_words(preparation), violated_rules(preparation, arena)));
        return false;
    }
    const char *problem = stored_output_problem(the_case, derived, arena);
    if (problem == NULL)
        return true;
    bool ours = the_case->expectation != EXPECT_UNSTATED;
    *judgement = decide(ours ? VERDICT_ERROR : VERDICT_DISPUTED, problem);
    return false;
}

/* ---- the answer -------------------------------------------------------------------------------------------------------- */

/* An answer that is neither an output nor a refusal. */
static struct judgement judge_misfortune(const struct answer *answer, struct arena *arena)
{
    const char *line = arena_format(arena, "%s\n", answer->message);
    switch (answer->kind) {
    case ANSWER_UNSUPPORTED:
        return decide(VERDICT_UNSUPPORTED, line);
    case ANSWER_FAULT:
        return decide(VERDICT_FAIL, line);
    case ANSWER_TIMEOUT:
        return decide(VERDICT_TIMEOUT, line);
    case ANSWER_MEMORY:
        return decide(VERDICT_MEMORY, line);
    case ANSWER_NOT_RUN:
        return decide(VERDICT_NOT_RUN, line);
    case ANSWER_CRASH:
    case ANSWER_OUTPUT:
    case ANSWER_REJECTED:
    case ANSWER_FAILED:
        break;
    }
    return decide(VERDICT_CRASH, line);
}

static struct judgement judge_where_refusal_is_due(const struct judge_settings *settings,
                                                   const struct derived_expectation *derived,
                                                   const struct answer *answer, struct arena *arena)
{
    if (answer->kind == ANSWER_OUTPUT)
        return decide(VERDICT_FAIL, arena_format(arena, "accepted an input that breaks a rule:\n%s",
                                                 violated_rules(&derived->preparation, arena)));
    struct judgement judgement = decide(VERDICT_PASS, "");
    for (int rule = 0; rule < RULE_COUNT; rule++)
        if (preparation_violation(&derived->preparation, (enum rule)rule) != NULL)
            observe(&judgement, settings, derived, rule_code((enum rule)rule), refusal_policy(answer));
    return judgement;
}

static struct judgement judge_where_nothing_is_stated(const struct judge_settings *settings,
                                                      const struct derived_expectation *derived,
                                                      const struct answer *answer, const struct tensor *data,
                                                      struct arena *arena)
{
    struct judgement judgement = decide(VERDICT_PASS, "");
    if (answer->kind == ANSWER_OUTPUT && !is_well_formed(answer, data, &judgement, arena))
        return judgement;
    observe(&judgement, settings, derived, "index-bounds",
            answer->kind == ANSWER_OUTPUT ? "answered" : refusal_policy(answer));
    return judgement;
}

static struct judgement judge_where_a_result_is_due(const struct judge_settings *settings,
                                                    const struct scatter_case *the_case,
                                                    const struct derived_expectation *derived,
                                                    const struct answer *answer, struct arena *arena)
{
    struct judgement judgement = decide(VERDICT_PASS, "");
    if (answer->kind != ANSWER_OUTPUT) {
        if (derived->preparation.deprecated) {
            observe(&judgement, settings, derived, "deprecated", refusal_policy(answer));
            return judgement;
        }
        return decide(VERDICT_FAIL,
                      arena_format(arena, "%s a valid input: %s\n",
                                   answer->kind == ANSWER_REJECTED ? "rejected" : "failed on",
                                   answer->message[0] == '\0' ? "(no message)" : answer->message));
    }
    if (!is_well_formed(answer, &the_case->inputs[INPUT_DATA], &judgement, arena))
        return judgement;
    const char *difference =
        describe_difference(&derived->output, &answer->output, result_is_computed(derived), arena);
    if (difference[0] == '\0')
        return judgement;
    return decide(VERDICT_FAIL, arena_format(arena, "the result is wrong\n%s", difference));
}

/* What is noticed beside the verdict. */
static void add_circumstances(struct judgement *judgement, const struct judge_settings *settings,
                              const struct derived_expectation *derived, const struct answer *answer,
                              struct arena *arena)
{
    if (derived->preparation.beyond_newest)
        observe(judgement, settings, derived, "version", "judged as the newest known version");
    if (answer->changed_floating_point_environment)
        observe(judgement, settings, derived, "floating-point-environment", "changed");
    if (answer->again != NULL) {
        const char *text = arena_format(arena, "%s  %s\n", judgement->explanation, answer->again);
        judgement->explanation = text == NULL ? judgement->explanation : text;
    }
}

struct judgement judge(const struct judge_settings *settings, const struct scatter_case *the_case,
                       const struct derived_expectation *derived, const struct answer *answer,
                       struct arena *arena)
{
    struct judgement judgement;
    if (!case_is_sound(the_case, derived, &judgement, arena))
        return judgement;
    bool answered =
        answer->kind == ANSWER_OUTPUT || answer->kind == ANSWER_REJECTED || answer->kind == ANSWER_FAILED;
    if (!answered)
        judgement = judge_misfortune(answer, arena);
    else if (derived->preparation.outcome == OUTCOME_REFUSED)
        judgement = judge_where_refusal_is_due(settings, derived, answer, arena);
    else if (silence(&derived->preparation) != NULL)
        judgement =
            judge_where_nothing_is_stated(settings, derived, answer, &the_case->inputs[INPUT_DATA], arena);
    else
        judgement = judge_where_a_result_is_due(settings, the_case, derived, answer, arena);
    add_circumstances(&judgement, settings, derived, answer, arena);
    return judgement;
}
