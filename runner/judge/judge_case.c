/* Whether a case is sound by itself: its author, its stored output, the reference. */
#include "expectation.h"
#include "explanation.h"
#include "judging.h"
#include "tensor_text.h"

/* Warns about a stored output that is permitted but should differ: a warning about the file, without a
 * verdict. */
static void warn_of_stored(struct judging *judging, const struct findings *findings)
{
    struct arena *arena = judging->arena;
    for (size_t i = 0; i < findings->count; i++) {
        const struct finding *finding = &findings->items[i];
        if (finding->severity != SEVERITY_WARNING)
            continue;
        judging->file_warnings =
            join(judging, judging->file_warnings,
                 arena_format(
                     arena, "test_data_set_%d/output_0.pb: the stored output deviates from %s.%s (%s): %s\n",
                     judging->the_case->data_set, judging->version->id, finding->clause,
                     level_name(finding->level), finding->policy));
    }
}

/* Warns about values that look like decimals typed by hand. */
static void warn_of_decimals(struct judging *judging, const struct tensor *stored,
                             const struct typed_decimals *decimals)
{
    struct arena *arena = judging->arena;
    const char *clause = cell_clause_name(reduction_clause(judging->derived->preparation.reduction));
    const char *value = element_text(stored, decimals->first, arena);
    const char *expected = element_text(&judging->derived->output, decimals->first, arena);
    if (value == NULL || expected == NULL)
        return;
    judging->file_warnings = join(
        judging, judging->file_warnings,
        arena_format(arena,
                     "test_data_set_%d/output_0.pb: the stored output deviates from %s.%s (%s) by at most %d "
                     "units in the last place in %s: %s, not %s\n",
                     judging->the_case->data_set, judging->version->id, clause,
                     level_name(level_of(judging, clause, LEVEL_MUST)), TYPED_DECIMAL_UNITS,
                     describe_cells(stored, decimals->first, decimals->cells, arena), value, expected));
}

/* What is wrong with a stored output that differs from the reference's in some bit; "" if nothing is. */
static const char *judge_stored(struct judging *judging, const struct tensor *stored)
{
    const struct judge_settings *settings = judging->settings;
    const struct judge_settings lenient = {.clauses = settings->clauses, .edition = settings->edition};
    bool exacting = judging->the_case->ours && judging->the_case->expectation == EXPECT_ALLOWED;
    judging->settings = &lenient; /* --strict is about implementations */
    bool judged = add_value_findings(judging, stored, "stored");
    const struct judgement of_stored = judging->judgement;
    bool fails = findings_have(&of_stored.findings, SEVERITY_FAILURE);
    struct typed_decimals decimals;
    bool typed = fails && !judging->the_case->ours && find_typed_decimals(judging, stored, &decimals);
    judging->settings = settings;
    judging->judgement = decide(VERDICT_PASS, "");
    if (!judged)
        return "no memory to judge the stored output\n";
    bool wrong = (fails && !typed) || (exacting && findings_have(&of_stored.findings, SEVERITY_WARNING));
    if (wrong)
        return join(judging, "the stored output is not allowed\n", of_stored.explanation);
    if (typed)
        warn_of_decimals(judging, stored, &decimals);
    warn_of_stored(judging, &of_stored.findings);
    return "";
}

/* Why the stored output contradicts the reference, or "" if it does not. */
static const char *stored_output_problem(struct judging *judging)
{
    const struct tensor *stored = judging->the_case->output;
    const struct derived_expectation *derived = judging->derived;
    struct arena *arena = judging->arena;
    if (stored == NULL)
        return "";
    if (derived->preparation.outcome == OUTCOME_REFUSED && strictest_level(judging) != LEVEL_UNSPECIFIED)
        return join(judging, "there is a stored output, but the input breaks a rule\n",
                    violated_rules(&derived->preparation, arena));
    if (!values_are_due(judging))
        return "";
    if (!tensor_same_type_and_shape(stored, &derived->output))
        return join(judging, "the stored output does not have the element type and shape of data: ",
                    arena_format(arena, "%s instead of %s\n", describe_type(stored, arena),
                                 describe_type(&derived->output, arena)));
    bool any_nan = derived->preparation.reduction != REDUCTION_NONE;
    if (tensor_differences(&derived->output, stored, any_nan, NULL) == 0)
        return "";
    if (judging->the_case->expectation == EXPECT_EXACT)
        return "the stored output is not what the reference computes\n";
    return judge_stored(judging, stored);
}

/* Whether the reference's outcome is what the author of a case expects. */
static bool author_agrees(enum expectation expectation, const struct preparation *preparation)
{
    bool is_stated = preparation->outcome == OUTCOME_COMPUTED && preparation->unstated == NULL;
    switch (expectation) {
    case EXPECT_UNSTATED:
        return true;
    case EXPECT_EXACT:
    case EXPECT_ALLOWED:
        return is_stated;
    case EXPECT_REFUSE:
        return preparation->outcome == OUTCOME_REFUSED;
    case EXPECT_INVARIANTS:
        return preparation->outcome != OUTCOME_REFUSED && !is_stated;
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

bool case_is_sound(struct judging *judging)
{
    const struct preparation *preparation = &judging->derived->preparation;
    enum expectation expectation = judging->the_case->expectation;
    if (!author_agrees(expectation, preparation)) {
        judging->judgement = decide(
            VERDICT_ERROR, arena_format(judging->arena, "case.json expects \"%s\", but the reference %s\n%s",
                                        expectation_name(expectation), outcome_in_words(preparation),
                                        violated_rules(preparation, judging->arena)));
        return false;
    }
    const char *problem = stored_output_problem(judging);
    if (problem[0] == '\0')
        return true;
    judging->judgement = decide(expectation == EXPECT_UNSTATED ? VERDICT_DISPUTED : VERDICT_ERROR, problem);
    return false;
}
