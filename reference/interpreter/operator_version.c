#include "operator_version.h"

#include <string.h>

#define ROW(constant, its_name, since, last, its_types, its_index_types, axis, its_reductions, its_bounds, \
            is_deprecated)                                                                                 \
    {.op = OPERATOR_##constant,                                                                            \
     .name = its_name,                                                                                     \
     .id = its_name "-" #since,                                                                            \
     .since_version = since,                                                                               \
     .last_opset = last,                                                                                   \
     .types = its_types,                                                                                   \
     .index_types = its_index_types,                                                                       \
     .has_axis = axis,                                                                                     \
     .reductions = its_reductions,                                                                         \
     .bounds = its_bounds,                                                                                 \
     .deprecated = is_deprecated},
const struct operator_version operator_versions[OPERATOR_VERSION_COUNT] = {OPERATOR_VERSION_TABLE(ROW)};
#undef ROW

bool operator_from_name(const char *op_type, enum scatter_operator *op)
{
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        if (strcmp(operator_versions[row].name, op_type) == 0) {
            *op = operator_versions[row].op;
            return true;
        }
    }
    return false;
}

const char *operator_name(enum scatter_operator op)
{
    switch (op) {
    case OPERATOR_SCATTER:
        return "Scatter";
    case OPERATOR_SCATTER_ELEMENTS:
        return "ScatterElements";
    case OPERATOR_SCATTER_ND:
        return "ScatterND";
    }
    return "unknown";
}

/* clause: version */
const struct operator_version *operator_version_resolve(enum scatter_operator op, int64_t opset)
{
    const struct operator_version *found = NULL;
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        const struct operator_version *version = &operator_versions[row];
        if (version->op == op && version->since_version <= opset)
            found = version; /* the rows of one operator stand in rising order */
    }
    return found;
}

const struct operator_version *operator_version_oldest(enum scatter_operator op)
{
    int row = 0;
    while (operator_versions[row].op != op)
        row++;
    return &operator_versions[row];
}

static const char *const reduction_names[REDUCTION_COUNT] = {
#define NAME(constant, name) [REDUCTION_##constant] = name,
    REDUCTION_TABLE(NAME)
#undef NAME
};

bool reduction_from_name(const char *name, size_t size, enum reduction *reduction)
{
    for (int candidate = 0; candidate < REDUCTION_COUNT; candidate++) {
        const char *known = reduction_names[candidate];
        if (strlen(known) == size && memcmp(known, name, size) == 0) {
            *reduction = (enum reduction)candidate;
            return true;
        }
    }
    return false;
}

const char *reduction_name(enum reduction reduction)
{
    return reduction_names[reduction];
}
