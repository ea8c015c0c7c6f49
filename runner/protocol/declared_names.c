/* Checks the names in a declaration. */
#include "declaration.h"
#include "model.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* Further unknown names in a list are only counted. */
enum { NAMES_SHOWN = 5 };

/* The lists of a declaration. */
enum list { LIST_OPERATORS, LIST_DTYPES, LIST_REDUCTIONS, LIST_COMBINATIONS, LIST_FORMS, LIST_COUNT };

static const struct {
    const char *one, *all, *known;
} words[LIST_COUNT] = {
    [LIST_OPERATORS] = {"operator", "scatter operator",
                        "operators and versions, such as \"ScatterND\" and \"ScatterND-18\""},
    [LIST_DTYPES] = {"element type", "element type",
                     "numbers of TensorProto.DataType that the operators take"},
    [LIST_REDUCTIONS] = {"reduction", "reduction", "\"none\", \"add\", \"mul\", \"max\" and \"min\""},
    [LIST_COMBINATIONS] = {"combination", "combination",
                           "an operator or version, the number of an element type and a reduction together"},
    [LIST_FORMS] = {"form", "form of a model", "forms, such as \"run-time-indices\" and \"open-extents\""},
};

static size_t length_of(const struct declaration *declaration, enum list list)
{
    switch (list) {
    case LIST_OPERATORS:
        return declaration->operator_count;
    case LIST_DTYPES:
        return declaration->dtype_count;
    case LIST_REDUCTIONS:
        return declaration->reduction_count;
    case LIST_COMBINATIONS:
        return declaration->combination_count;
    case LIST_FORMS:
    case LIST_COUNT:
        break;
    }
    return declaration->form_count;
}

static bool is_operator(const char *name)
{
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        if (strcmp(name, operator_versions[row].name) == 0 || strcmp(name, operator_versions[row].id) == 0)
            return true;
    return false;
}

static bool is_reduction(const char *name)
{
    enum reduction reduction;
    return reduction_from_name(name, strlen(name), &reduction);
}

/* Whether cases exist for an entry of a list; for a type that no operator takes there are none. */
static bool is_of_use(const struct declaration *declaration, enum list list, size_t i)
{
    const struct declared_combination *combination;
    enum model_form form;
    switch (list) {
    case LIST_OPERATORS:
        return is_operator(declaration->operators[i]);
    case LIST_DTYPES:
        return dtype_size(declaration->dtypes[i]) > 0;
    case LIST_REDUCTIONS:
        return is_reduction(declaration->reductions[i]);
    case LIST_COMBINATIONS:
        combination = &declaration->combinations[i];
        return is_operator(combination->operator_name) && dtype_size(combination->dtype) > 0 &&
               is_reduction(combination->reduction);
    case LIST_FORMS:
    case LIST_COUNT:
        break;
    }
    return model_form_from_name(declaration->forms[i], &form);
}

static bool is_known(const struct declaration *declaration, enum list list, size_t i)
{
    return is_of_use(declaration, list, i) || (list == LIST_DTYPES && dtype_is_known(declaration->dtypes[i]));
}

/* Appends a number, a name in quotation marks, or a combination of them, to a text that may be cut. */
static void add_name(char *text, size_t size, const struct declaration *declaration, enum list list, size_t i)
{
    size_t length = strlen(text);
    const char *separator = length == 0 ? "" : ", ";
    const struct declared_combination *combination =
        list == LIST_COMBINATIONS ? &declaration->combinations[i] : NULL;
    if (combination != NULL)
        (void)snprintf(text + length, size - length, "%s(\"%.60s\", %" PRId32 ", \"%.60s\")", separator,
                       combination->operator_name, combination->dtype, combination->reduction);
    else if (list == LIST_DTYPES)
        (void)snprintf(text + length, size - length, "%s%" PRId32, separator, declaration->dtypes[i]);
    else
        (void)snprintf(text + length, size - length, "%s\"%.60s\"", separator,
                       list == LIST_OPERATORS ? declaration->operators[i]
                       : list == LIST_FORMS   ? declaration->forms[i]
                                              : declaration->reductions[i]);
}

/* Writes the first unknown names of a list as text; returns the number of all unknown names. */
static size_t name_some(const struct declaration *declaration, enum list list, char *text, size_t size)
{
    size_t found = 0;
    text[0] = '\0';
    for (size_t i = 0; i < length_of(declaration, list); i++) {
        if (is_known(declaration, list, i))
            continue;
        if (found++ < NAMES_SHOWN)
            add_name(text, size, declaration, list, i);
    }
    return found;
}

const char *declaration_unknown(const struct declaration *declaration, struct arena *arena)
{
    const char *text = NULL;
    for (enum list list = 0; list < LIST_COUNT; list++) {
        char names[512], more[32] = "";
        size_t found = name_some(declaration, list, names, sizeof names);
        if (found == 0)
            continue;
        if (found > NAMES_SHOWN)
            (void)snprintf(more, sizeof more, " and %zu more", found - NAMES_SHOWN);
        const char *longer = arena_format(arena, "%s%s%s %s%s", text_or_empty(text), text == NULL ? "" : "; ",
                                          words[list].one, names, more);
        text = longer == NULL ? text : longer;
    }
    return text;
}

static enum status check_limits(const struct limits *limits, struct error *error)
{
    for (int i = 0; i < LIMIT_COUNT; i++)
        if (limits->greatest[i] < 0)
            return error_set(error, STATUS_PROTOCOL,
                             "it declares the limit %s as %" PRId64 ": a limit is positive, or 0 for none",
                             limit_name((enum limit)i), limits->greatest[i]);
    return STATUS_OK;
}

enum status declaration_check(const struct declaration *declaration, struct error *error)
{
    for (enum list list = 0; list < LIST_COUNT; list++) {
        char names[512];
        size_t count = length_of(declaration, list), of_use = 0;
        for (size_t i = 0; i < count; i++)
            of_use += is_of_use(declaration, list, i);
        if (count == 0 || of_use > 0)
            continue;
        if (name_some(declaration, list, names, sizeof names) == 0) /* known, but without cases */
            add_name(names, sizeof names, declaration, list, 0);
        return error_set(error, STATUS_PROTOCOL,
                         "it declares no known %s, only %s: declare %s, or nothing if it implements all",
                         words[list].all, names, words[list].known);
    }
    return check_limits(&declaration->limits, error);
}
