#define _POSIX_C_SOURCE 200809L

#include "selection.h"

#include "case.h"
#include "text_compare.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static bool is_listed(const char *const *list, const char *name)
{
    for (; *list != NULL; list++)
        if (strcmp(*list, name) == 0)
            return true;
    return false;
}

static bool is_number(const char *text)
{
    char *end;
    errno = 0;
    (void)strtoll(text, &end, 10);
    return errno == 0 && end != text && *end == '\0';
}

static const char *const reductions[] = {
#define NAME_OF(constant, name, kind) name,
    REDUCTION_TABLE(NAME_OF)
#undef NAME_OF
};

/* Checks the words of a filter, each of which must be one of `count` names. */
static enum status check_words(const char *option, const char *const *words, const char *const *names,
                               size_t count, struct error *error)
{
    size_t number;
    enum status status = STATUS_OK;
    for (; status == STATUS_OK && words != NULL && *words != NULL; words++)
        status = option_value_number(option, *words, names, count, &number, error);
    return status;
}

static enum status check_dtypes(const char *const *words, struct error *error)
{
    enum { COUNT = DTYPE_FLOAT6E3M2 + 1 };
    const char *names[COUNT];
    for (int32_t number = 0; number < COUNT; number++)
        names[number] = dtype_name(number);
    for (const char *const *word = words; word != NULL && *word != NULL; word++) {
        const enum dtype meant = dtype_from_any_name(*word, strlen(*word)); /* also of NumPy and others */
        if (meant != DTYPE_UNDEFINED && dtype_from_name(*word) == DTYPE_UNDEFINED)
            return error_set(error, STATUS_USAGE, "--dtype %.100s: unknown value (did you mean %s?)", *word,
                             dtype_name((int32_t)meant));
    }
    return check_words("--dtype", words, names, COUNT, error);
}

/* Nodes can have any reduction, and cases with wrong ones can be selected, but not with a misspelt one. */
static enum status check_reductions(const char *const *words, struct error *error)
{
    size_t number;
    for (const char *const *word = words; word != NULL && *word != NULL; word++) {
        const char *nearest = nearest_name(*word, reductions, REDUCTION_COUNT);
        if (nearest != NULL && !is_like_word(*word, strlen(*word), nearest))
            return option_value_number("--reduction", *word, reductions, REDUCTION_COUNT, &number, error);
    }
    return STATUS_OK;
}

enum status selection_check(const struct selection *selection, struct error *error)
{
    const char *operators[OPERATOR_COUNT + OPERATOR_VERSION_COUNT];
    for (int op = 0; op < OPERATOR_COUNT; op++)
        operators[op] = operator_name((enum scatter_operator)op);
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        operators[OPERATOR_COUNT + row] = operator_versions[row].id;
    enum status status = check_words("--operator", selection->operators, operators,
                                     OPERATOR_COUNT + OPERATOR_VERSION_COUNT, error);
    if (status == STATUS_OK)
        status = check_dtypes(selection->dtypes, error);
    if (status == STATUS_OK)
        status = check_reductions(selection->reductions, error);
    for (const char *const *number = selection->opsets; number != NULL && *number != NULL; number++)
        if (status == STATUS_OK && !is_number(*number))
            return error_set(error, STATUS_USAGE, "--opset %s: not a number", *number);
    const char *const tier[] = {selection->tier, NULL}, *const tiers[] = {
                                                            tier_name(TIER_CORE), tier_name(TIER_FULL),
                                                            tier_name(TIER_LARGE), tier_name(TIER_HUGE)};
    return status == STATUS_OK ? check_words("--tier", tier, tiers, sizeof tiers / sizeof *tiers, error)
                               : status;
}

static bool admits_all_tiers(const struct selection *selection)
{
    return selection->tier == NULL || strcmp(selection->tier, tier_name(TIER_FULL)) == 0;
}

bool selection_is_of_tier(const struct selection *selection, enum tier tier)
{
    return selection->tier != NULL && strcmp(selection->tier, tier_name(tier)) == 0;
}

bool selection_narrows(const struct selection *selection)
{
    return !admits_all_tiers(selection) || selection->only != NULL || selection->ids != NULL ||
           selection->operators != NULL || selection->opsets != NULL || selection->dtypes != NULL ||
           selection->reductions != NULL;
}

bool selection_admits_id(const struct selection *selection, const char *id)
{
    if (selection->only != NULL &&
        bsearch(&id, selection->only, selection->only_count, sizeof *selection->only, compare_texts) == NULL)
        return false;
    if (selection->ids == NULL)
        return true;
    for (const char *const *glob = selection->ids; *glob != NULL; glob++)
        if (glob_matches(*glob, id))
            return true;
    return false;
}

static bool admits_opset(const char *const *opsets, int64_t opset)
{
    for (; *opsets != NULL; opsets++)
        if (strtoll(*opsets, NULL, 10) == opset)
            return true;
    return false;
}

/* Whether a filter names the operator, or its version. */
static bool admits_operator(const char *const *operators, const char *operator_version)
{
    const size_t name = strcspn(operator_version, "-");
    for (; *operators != NULL; operators++)
        if (strcmp(*operators, operator_version) == 0 ||
            (strlen(*operators) == name && strncmp(*operators, operator_version, name) == 0))
            return true;
    return false;
}

bool selection_admits_facts(const struct selection *selection, const struct selected_facts *facts)
{
    return (admits_all_tiers(selection) || strcmp(selection->tier, facts->tier) == 0) &&
           (selection->operators == NULL || admits_operator(selection->operators, facts->operator_version)) &&
           (selection->opsets == NULL || admits_opset(selection->opsets, facts->opset)) &&
           (selection->dtypes == NULL || is_listed(selection->dtypes, facts->dtype)) &&
           (selection->reductions == NULL || is_listed(selection->reductions, facts->reduction));
}

bool selection_admits(const struct selection *selection, const struct scatter_case *the_case,
                      struct arena *arena)
{
    const struct selected_facts facts = {
        .operator_version = case_operator_version(the_case),
        .opset = the_case->model.opset,
        .dtype = case_dtype_name(the_case),
        .reduction = selection->reductions == NULL ? "" : case_reduction(the_case, arena),
        .tier = tier_name(the_case->tier)};
    return selection_admits_facts(selection, &facts);
}
