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

static bool is_operator(const char *name)
{
    enum scatter_operator op;
    if (operator_from_name(name, &op))
        return true;
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        if (strcmp(operator_versions[row].id, name) == 0)
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

static enum status refuse_operator(const char *word, struct error *error)
{
    const char *names[OPERATOR_COUNT + OPERATOR_VERSION_COUNT];
    struct arena arena = arena_create((size_t)1 << 16);
    for (int op = 0; op < OPERATOR_COUNT; op++)
        names[op] = operator_name((enum scatter_operator)op);
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        names[OPERATOR_COUNT + row] = operator_versions[row].id;
    (void)error_set(error, STATUS_USAGE,
                    "--operator %s: not an operator%s; \"scatter-cts list versions\" shows them", word,
                    nearest_text(word, names, sizeof names / sizeof *names, &arena));
    arena_destroy(&arena);
    return STATUS_USAGE;
}

static enum status refuse_dtype(const char *word, struct error *error)
{
    static const char *const names[] = {
#define DTYPE_NAME(constant, number, name, bytes, kind) name,
        DTYPE_TABLE(DTYPE_NAME)
#undef DTYPE_NAME
    };
    const enum dtype meant = dtype_from_any_name(word, strlen(word));
    struct arena arena = arena_create((size_t)1 << 16);
    (void)error_set(error, STATUS_USAGE,
                    "--dtype %s: not an element type%s; the types are float, double, float16, bfloat16, int8 "
                    "to int64, uint8 to uint64, bool, string, complex64, complex128",
                    word,
                    nearest_text(meant == DTYPE_UNDEFINED ? word : dtype_name((int32_t)meant), names,
                                 sizeof names / sizeof *names, &arena));
    arena_destroy(&arena);
    return STATUS_USAGE;
}

enum status selection_check(const struct selection *selection, struct error *error)
{
    for (const char *const *name = selection->operators; name != NULL && *name != NULL; name++)
        if (!is_operator(*name))
            return refuse_operator(*name, error);
    for (const char *const *name = selection->dtypes; name != NULL && *name != NULL; name++)
        if (dtype_from_name(*name) == DTYPE_UNDEFINED && strcmp(*name, "undefined") != 0)
            return refuse_dtype(*name, error);
    for (const char *const *number = selection->opsets; number != NULL && *number != NULL; number++)
        if (!is_number(*number))
            return error_set(error, STATUS_USAGE, "--opset %s: not a number", *number);
    enum tier tier;
    if (selection->tier != NULL && !tier_from_name(selection->tier, &tier))
        return error_set(error, STATUS_USAGE,
                         "--tier %s: \"core\", \"full\", \"large\" or \"huge\" is needed", selection->tier);
    return STATUS_OK;
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
