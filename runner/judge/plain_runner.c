/* What a plain runner of ONNX's test data should see for a case. */
#include "expectation.h"
#include "file.h"
#include "judge.h"
#include "judging.h"
#include "print_text.h"
#include "verification.h"

#include <stdbool.h>
#include <string.h>

const char *plain_answer_text(enum plain_answer answer)
{
    static const char *const texts[PLAIN_ANSWER_COUNT] = {
#define TEXT(constant, text) [PLAIN_##constant] = text,
        PLAIN_ANSWER_TABLE(TEXT)
#undef TEXT
    };
    return texts[answer];
}

/* ---- levels -------------------------------------------------------------------------------------------- */

/* Whether a clause, by its name without the operator, is of level must. */
static bool is_must(const struct judge_settings *settings, const struct operator_version *version,
                    const char *clause)
{
    struct clause_weight weight;
    return clause_level(settings->clauses, version, clause, settings->edition, &weight) &&
           weight.level == LEVEL_MUST;
}

/* Whether all clauses that case.json names are of level must. */
static bool names_must(const struct judge_settings *settings, const struct scatter_case *the_case,
                       const struct operator_version *version)
{
    for (size_t i = 0; i < the_case->clause_count; i++) {
        const char *dot = strchr(the_case->clauses[i], '.');
        if (dot == NULL || !is_must(settings, version, dot + 1))
            return false;
    }
    return is_must(settings, version, "accepts-valid");
}

/* Whether no value of the indices allows a refusal; the judge decides about types and shapes. */
static bool must_be_answered(const struct judge_settings *settings, const struct derived_expectation *derived,
                             const struct operator_version *version, struct arena *arena)
{
    struct circumstance circumstances[MOST_CIRCUMSTANCES];
    size_t count = find_value_circumstances(derived, circumstances, arena);
    for (size_t i = 0; i < count; i++)
        if (circumstances[i].refusable || !is_must(settings, version, circumstances[i].clause))
            return false;
    return true;
}

/* Judges the stored output as an answer. */
static enum plain_answer judge_stored(const struct judge_settings *settings,
                                      const struct scatter_case *the_case,
                                      const struct derived_expectation *derived, struct arena *arena)
{
    const struct answer answer = {
        .kind = ANSWER_OUTPUT, .output = *the_case->output, .message = "", .text = ""};
    struct judgement judgement = judge(settings, the_case, derived, &answer, arena);
    if (judgement.verdict != VERDICT_PASS)
        return PLAIN_UNSOUND;
    for (size_t i = 0; i < judgement.findings.count; i++)
        if (judgement.findings.items[i].level != LEVEL_MUST)
            return PLAIN_LENIENT;
    return PLAIN_POSSIBLE;
}

/* ---- files --------------------------------------------------------------------------------------------- */

/* Whether the folder of a data set contains only inputs and outputs. */
static enum status holds_tensors_only(const struct scatter_case *the_case, bool *only, struct arena *arena,
                                      struct error *error)
{
    struct folder_entry *entries;
    size_t count;
    int number;
    const char *name = arena_format(arena, "test_data_set_%d", the_case->data_set);
    if (name == NULL)
        return error_no_memory(error, the_case->files.folder);
    const struct case_files folder = case_files_below(&the_case->files, name, arena);
    enum status status = case_files_list(&folder, &entries, &count, arena, error);
    *only = true;
    for (size_t i = 0; status == STATUS_OK && i < count; i++)
        *only = *only && (numbered_name(entries[i].name, "input_", ".pb", &number) ||
                          numbered_name(entries[i].name, "node_input_", ".pb", &number) ||
                          numbered_name(entries[i].name, "output_", ".pb", &number));
    return status;
}

/* Whether all strings of a tensor are UTF-8. */
static bool holds_text(const struct tensor *tensor, struct arena *arena)
{
    struct string_element string;
    for (int64_t i = 0; tensor->dtype == DTYPE_STRING && i < tensor->count; i++) {
        memcpy(&string, (const char *)tensor->elements + (size_t)i * sizeof string, sizeof string);
        const char *text = arena_copy_text(arena, string.bytes, string.size);
        for (size_t at = 0; text != NULL && at < string.size; at += strlen(text + at) + 1)
            if (!is_utf8(text + at))
                return false;
    }
    return true;
}

/* ---- the decision -------------------------------------------------------------------------------------- */

/* Decides about a case whose value the reference computes, without its files. */
static enum status answer_of(const struct judge_settings *settings, const struct scatter_case *the_case,
                             const struct derived_expectation *derived, enum plain_answer *answer,
                             struct arena *arena, struct error *error)
{
    struct deserved_expectation kind;
    const struct operator_version *version = expectation_version(derived);
    enum status status = find_deserved_expectation(derived, &kind, arena, error);
    if (status != STATUS_OK)
        return status;
    if (kind.kind != EXPECT_EXACT || the_case->expectation == EXPECT_ALLOWED)
        *answer = PLAIN_OPEN;
    else if (derived->newer_than_needed)
        *answer = PLAIN_TOO_NEW;
    else if (kind.warns || derived->overrides_default || !names_must(settings, the_case, version) ||
             !must_be_answered(settings, derived, version, arena))
        *answer = PLAIN_LENIENT;
    else
        *answer = judge_stored(settings, the_case, derived, arena);
    return STATUS_OK;
}

enum status plain_runner_answer(const struct judge_settings *settings, const struct scatter_case *the_case,
                                enum plain_answer *answer, struct arena *arena, struct error *error)
{
    struct derived_expectation derived;
    bool only = true;
    *answer = PLAIN_NO_OUTPUT;
    if (the_case->output == NULL)
        return STATUS_OK;
    enum status status = derive_expectation(the_case, &derived, arena, error);
    if (status == STATUS_OK && derived.preparation.outcome != OUTCOME_COMPUTED)
        *answer = PLAIN_UNSOUND;
    else if (status == STATUS_OK)
        status = answer_of(settings, the_case, &derived, answer, arena, error);
    if (status != STATUS_OK || *answer != PLAIN_POSSIBLE)
        return status;
    status = holds_tensors_only(the_case, &only, arena, error);
    bool text = holds_text(the_case->output, arena);
    for (size_t slot = 0; slot < INPUT_SLOTS; slot++)
        text = text && (derived.node.inputs[slot] == NULL || holds_text(derived.node.inputs[slot], arena));
    *answer = !text ? PLAIN_NO_TEXT : only ? PLAIN_POSSIBLE : PLAIN_EXTERNAL;
    return status;
}
