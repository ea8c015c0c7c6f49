#include "verification.h"

#include "expectation.h"
#include "generated_case.h"
#include "tensor_text.h"

#include <inttypes.h>
#include <stdbool.h>
#include <string.h>

/* The verification of one case. */
struct verification {
    const struct judge_settings *settings;
    const struct scatter_case *the_case;
    struct derived_expectation derived;
    const struct operator_version *version; /* whose clauses apply */
    const char *complaints;                 /* NULL: there was no memory for them */
    const char *warnings;                   /* NULL: there was no memory for them */
    struct arena *arena;
};

/* Appends a text, one line without a newline or several lines with newlines. NULL if one of them is NULL, for
 * lack of memory. */
static const char *with(const char *before, const char *text, struct arena *arena)
{
    if (before == NULL || text == NULL)
        return NULL;
    bool whole = text[0] == '\0' || text[strlen(text) - 1] == '\n';
    return arena_format(arena, "%s%s%s", before, text, whole ? "" : "\n");
}

static void complain(struct verification *verification, const char *text)
{
    verification->complaints = with(verification->complaints, text, verification->arena);
}

/* ---- the stored output and the kind -------------------------------------------------------------------- */

static void verify_output(struct verification *verification)
{
    struct judgement judgement = judge_case(verification->settings, verification->the_case,
                                            &verification->derived, verification->arena);
    if (judgement.verdict != VERDICT_PASS)
        complain(verification, judgement.explanation);
    if (verification->the_case->contradiction != NULL)
        verification->warnings =
            with(verification->warnings, verification->the_case->contradiction, verification->arena);
    verification->warnings = with(verification->warnings, judgement.file_warnings, verification->arena);
}

/* A case that the program generated has an output in closed form; the reference must agree with it in every
 * cell. */
static enum status verify_closed_form(struct verification *verification, struct error *error)
{
    const struct large_row *row = verification->the_case->large;
    const struct derived_expectation *derived = &verification->derived;
    struct arena *arena = verification->arena;
    struct tensor output;
    int64_t first = 0;
    if (row == NULL || derived->preparation.outcome != OUTCOME_COMPUTED)
        return STATUS_OK;
    enum status status = large_case_output(row, &output, arena, error);
    if (status != STATUS_OK)
        return status;
    int64_t count = tensor_differences(&output, &derived->output, false, &first);
    if (count > 0)
        complain(verification, arena_format(arena,
                                            "the output in closed form differs in %" PRId64
                                            " cells; the first is %s: %s in closed form, %s by the reference",
                                            count, position_text(&output, first, arena),
                                            element_text(&output, first, arena),
                                            element_text(&derived->output, first, arena)));
    return STATUS_OK;
}

static enum status verify_kind(struct verification *verification, struct error *error)
{
    struct deserved_expectation derived;
    struct arena *arena = verification->arena;
    enum expectation stated = verification->the_case->expectation;
    enum status status = find_deserved_expectation(&verification->derived, &derived, arena, error);
    if (status != STATUS_OK || stated == EXPECT_UNSTATED || stated == derived.kind)
        return status;
    const char *text = arena_format(arena, "case.json expects \"%s\", but the case deserves \"%s\"",
                                    expectation_name(stated), expectation_name(derived.kind));
    if (text != NULL && derived.open_cell >= 0)
        text = arena_format(
            arena, "%s: at cell %s of data, %s", text,
            position_text(verification->derived.node.inputs[INPUT_DATA], derived.open_cell, arena),
            derived.reason);
    else if (text != NULL && derived.kind == EXPECT_EXACT && stated == EXPECT_ALLOWED)
        text = arena_format(arena, "%s: every cell has only one value", text);
    complain(verification, text);
    return STATUS_OK;
}

/* ---- clauses ------------------------------------------------------------------------------------------- */

/* The rule that a clause is about; false if it is about none. */
static bool rule_of_clause(const struct clause *clause, enum rule *rule)
{
    for (int candidate = 0; candidate < RULE_COUNT; candidate++)
        if (strcmp(clause->name, rule_code((enum rule)candidate)) == 0) {
            *rule = (enum rule)candidate;
            return true;
        }
    return false;
}

static bool is_violated(const struct verification *verification, enum rule rule)
{
    return preparation_violation(&verification->derived.preparation, rule) != NULL;
}

/* Checks one clause that case.json names; marks its rule as named. */
static void verify_clause(struct verification *verification, const char *id, bool named[RULE_COUNT])
{
    const struct operator_version *version = verification->version, *other = NULL;
    const struct clause *clause = clause_find(verification->settings->clauses, id, &other);
    enum rule rule;
    if (clause == NULL) {
        complain(verification, arena_format(verification->arena, "names %s: there is no such clause", id));
        return;
    }
    if (!clause->holds[version - operator_versions]) {
        complain(verification,
                 arena_format(verification->arena, "names %s, which is not a clause of %s", id, version->id));
        return;
    }
    bool about_rule = rule_of_clause(clause, &rule);
    if (about_rule)
        named[rule] = true;
    if (verification->the_case->expectation == EXPECT_REFUSE &&
        !(about_rule && is_violated(verification, rule)))
        complain(verification,
                 arena_format(verification->arena, "names %s, which is not a reason for the refusal", id));
}

static void verify_clauses(struct verification *verification)
{
    const struct scatter_case *the_case = verification->the_case;
    bool named[RULE_COUNT] = {false};
    for (size_t i = 0; i < the_case->clause_count; i++)
        verify_clause(verification, the_case->clauses[i], named);
    for (int rule = 0; the_case->expectation == EXPECT_REFUSE && rule < RULE_COUNT; rule++)
        if (!named[rule] && is_violated(verification, (enum rule)rule))
            complain(
                verification,
                arena_format(
                    verification->arena, "does not name %s.%s, the reason for the refusal: %s",
                    verification->version->name, rule_code((enum rule)rule),
                    preparation_violation(&verification->derived.preparation, (enum rule)rule)->message));
}

/* ---- the verification ---------------------------------------------------------------------------------- */

enum status verify_case(const struct judge_settings *settings, const struct scatter_case *the_case,
                        const char **complaints, const char **warnings, struct arena *arena,
                        struct error *error)
{
    struct verification verification = {
        .settings = settings, .the_case = the_case, .complaints = "", .warnings = "", .arena = arena};
    enum status status = derive_expectation(the_case, &verification.derived, arena, error);
    if (status != STATUS_OK)
        return status;
    verification.version = expectation_version(&verification.derived);
    verify_output(&verification);
    if (!case_is_huge(the_case)) /* which has no elements here */
        status = verify_closed_form(&verification, error);
    if (status == STATUS_OK && !case_is_huge(the_case))
        status = verify_kind(&verification, error);
    if (status != STATUS_OK)
        return status;
    verify_clauses(&verification);
    *complaints = verification.complaints;
    *warnings = verification.warnings;
    return *complaints == NULL || *warnings == NULL ? error_no_memory(error, "the complaints") : STATUS_OK;
}
