#include "declared_names.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* Further unknown names in a list are only counted. */
enum { NAMES_SHOWN = 5 };

/* The three lists of a declaration. */
enum list { LIST_OPERATORS, LIST_DTYPES, LIST_REDUCTIONS, LIST_COUNT };

static const struct {
    const char *one, *all, *known;
} words[LIST_COUNT] = {
    [LIST_OPERATORS] = {"operator", "scatter operator",
                        "operators and versions, such as \"ScatterND\" and \"ScatterND-18\""},
    [LIST_DTYPES] = {"element type", "element type",
                     "numbers of TensorProto.DataType that the operators take"},
    [LIST_REDUCTIONS] = {"reduction", "reduction", "\"none\", \"add\", \"mul\", \"max\" and \"min\""},
};

static size_t length_of(const struct declaration *declaration, enum list list)
{
    return list == LIST_OPERATORS ? declaration->operator_count
           : list == LIST_DTYPES  ? declaration->dtype_count
                                  : declaration->reduction_count;
}

static bool is_operator(const char *name)
{
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        if (strcmp(name, operator_versions[row].name) == 0 || strcmp(name, operator_versions[row].id) == 0)
            return true;
    return false;
}

/* Whether cases exist for an entry of a list; for a type that no operator takes there are none. */
static bool is_of_use(const struct declaration *declaration, enum list list, size_t i)
{
    enum reduction reduction;
    const char *name;
    switch (list) {
    case LIST_OPERATORS:
        return is_operator(declaration->operators[i]);
    case LIST_DTYPES:
        return dtype_size(declaration->dtypes[i]) > 0;
    case LIST_REDUCTIONS:
    case LIST_COUNT:
        break;
    }
    name = declaration->reductions[i];
    return reduction_from_name(name, strlen(name), &reduction);
}

static bool is_known(const struct declaration *declaration, enum list list, size_t i)
{
    return is_of_use(declaration, list, i) || (list == LIST_DTYPES && dtype_is_known(declaration->dtypes[i]));
}

/* Appends a number, or a name in quotation marks, to a text that may be cut. */
static void add_name(char *text, size_t size, const struct declaration *declaration, enum list list, size_t i)
{
    size_t length = strlen(text);
    const char *separator = length == 0 ? "" : ", ";
    if (list == LIST_DTYPES)
        (void)snprintf(text + length, size - length, "%s%" PRId32, separator, declaration->dtypes[i]);
    else
        (void)snprintf(text + length, size - length, "%s\"%.60s\"", separator,
                       list == LIST_OPERATORS ? declaration->operators[i] : declaration->reductions[i]);
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
        const char *longer = arena_format(arena, "%s%s%s %s%s", text == NULL ? "" : text,
                                          text == NULL ? "" : "; ", words[list].one, names, more);
        text = longer == NULL ? text : longer;
    }
    return text;
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
    return STATUS_OK;
}
