#include "clause.h"

#include "text_compare.h"

#include <stdio.h>
#include <string.h>

static const struct {
    const char *name;
    const char *meaning;
} levels[] = {
#define ROW(constant, name, meaning) [LEVEL_##constant] = {name, meaning},
    LEVEL_TABLE(ROW)
#undef ROW
};

const char *level_name(enum level level)
{
    return levels[level].name;
}

bool level_from_name(const char *name, enum level *level)
{
    for (size_t i = 0; i < sizeof levels / sizeof *levels; i++)
        if (strcmp(levels[i].name, name) == 0) {
            *level = (enum level)i;
            return true;
        }
    return false;
}

const char *level_meaning(enum level level)
{
    return levels[level].meaning;
}

static const struct {
    const char *name;
    int64_t newest_opset;
} editions[EDITION_COUNT] = {
#define ROW(constant, name, opset) [EDITION_##constant] = {name, opset},
    EDITION_TABLE(ROW)
#undef ROW
};

const char *edition_name(enum edition edition)
{
    return editions[edition].name;
}

enum status edition_from_name(const char *name, enum edition *edition, struct error *error)
{
    const char *names[EDITION_COUNT];
    size_t number = 0;
    for (int candidate = 0; candidate < EDITION_COUNT; candidate++)
        names[candidate] = editions[candidate].name;
    enum status status = option_value_number("--edition", name, names, EDITION_COUNT, &number, error);
    if (status == STATUS_OK)
        *edition = (enum edition)number;
    return status;
}

bool edition_has(const struct operator_version *version)
{
    return editions[EDITION_NEWEST].newest_opset >= version->since_version;
}

enum edition edition_first(const struct operator_version *version)
{
    int edition = 0;
    while (edition < EDITION_COUNT - 1 && editions[edition].newest_opset < version->since_version)
        edition++;
    return (enum edition)edition;
}

const struct clause *clause_named(const struct clause_set *set, enum scatter_operator op, const char *name)
{
    for (size_t i = 0; i < set->count; i++)
        if (set->clauses[i].op == op && strcmp(set->clauses[i].name, name) == 0)
            return &set->clauses[i];
    return NULL;
}

const char *clause_name_of(const char *id)
{
    const char *dot = strchr(id, '.');
    return dot == NULL ? id : dot + 1;
}

bool clause_without_version(const char *id, char without[CLAUSE_ID_SIZE])
{
    const size_t dash = strcspn(id, "-");
    const char *name = clause_name_of(id);
    const bool has_version = id + dash < name;
    (void)snprintf(without, CLAUSE_ID_SIZE, "%.*s%s", has_version ? (int)(dash < 100 ? dash : 100) : 0, id,
                   has_version ? name - 1 : id);
    return has_version;
}

/* Splits an id: returns the name of the clause after the dot; *op and *version receive the operator and the
 * version before it. NULL if the part before the dot names neither. */
static const char *split_id(const char *id, enum scatter_operator *op,
                            const struct operator_version **version)
{
    const char *name = clause_name_of(id);
    const size_t length = name == id ? 0 : (size_t)(name - id) - 1;
    for (int row = 0; name != id && row < OPERATOR_VERSION_COUNT; row++) {
        const struct operator_version *candidate = &operator_versions[row];
        bool is_version = strlen(candidate->id) == length && memcmp(candidate->id, id, length) == 0;
        bool is_operator = strlen(candidate->name) == length && memcmp(candidate->name, id, length) == 0;
        if (!is_version && !is_operator)
            continue;
        *op = candidate->op;
        *version = is_version ? candidate : NULL;
        return name;
    }
    return NULL;
}

bool clause_id_is_formed(const char *word)
{
    enum scatter_operator op;
    const struct operator_version *version;
    const char *name = split_id(word, &op, &version);
    return name != NULL && *name != '\0' && strchr(name, '/') == NULL;
}

const struct clause *clause_find(const struct clause_set *set, const char *id,
                                 const struct operator_version **version)
{
    enum scatter_operator op;
    *version = NULL;
    const char *name = split_id(id, &op, version);
    const struct clause *clause = name == NULL ? NULL : clause_named(set, op, name);
    if (clause != NULL && *version != NULL && !clause->holds[*version - operator_versions])
        return NULL;
    return clause;
}

bool clause_matches(const struct clause *clause, const struct operator_version *version, const char *glob)
{
    char instance[128];
    (void)snprintf(instance, sizeof instance, "%s.%s", version->id, clause->name);
    return glob_matches(glob, clause->id) || glob_matches(glob, instance);
}

bool clause_set_matches(const struct clause_set *set, const char *glob)
{
    for (size_t i = 0; i < set->count; i++)
        for (size_t row = 0; row < OPERATOR_VERSION_COUNT; row++)
            if (set->clauses[i].holds[row] && clause_matches(&set->clauses[i], &operator_versions[row], glob))
                return true;
    return false;
}

bool clause_level(const struct clause_set *set, const struct operator_version *version, const char *name,
                  enum edition edition, struct clause_weight *weight)
{
    const struct clause *clause = clause_named(set, version->op, name);
    if (clause == NULL || !clause->holds[version - operator_versions])
        return false;
    enum edition first = edition_first(version);
    bool is_newer = first > edition;
    weight->is_first_edition = is_newer;
    weight->edition = is_newer ? first : edition;
    weight->level = clause->levels[version - operator_versions][weight->edition];
    return true;
}
