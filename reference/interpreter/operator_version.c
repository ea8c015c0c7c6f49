#include "operator_version.h"

#include <string.h>

#define ROW(constant, since, its_types, its_index_types, axis, its_reductions, its_bounds, is_deprecated) \
    {.op = OPERATOR_##constant,                                                                           \
     .name = OP_TYPE_##constant,                                                                          \
     .id = OP_TYPE_##constant "-" #since,                                                                 \
     .since_version = since,                                                                              \
     .types = its_types,                                                                                  \
     .index_types = its_index_types,                                                                      \
     .has_axis = axis,                                                                                    \
     .reductions = its_reductions,                                                                        \
     .bounds = its_bounds,                                                                                \
     .deprecated = is_deprecated},
const struct operator_version operator_versions[OPERATOR_VERSION_COUNT] = {OPERATOR_VERSION_TABLE(ROW)};
#undef ROW

bool operator_from_name(const char *op_type, enum scatter_operator *op)
{
    for (int candidate = 0; candidate < OPERATOR_COUNT; candidate++) {
        if (strcmp(operator_name((enum scatter_operator)candidate), op_type) == 0) {
            *op = (enum scatter_operator)candidate;
            return true;
        }
    }
    return false;
}

const char *operator_name(enum scatter_operator op)
{
    switch (op) {
#define NAME(constant)        \
    case OPERATOR_##constant: \
        return OP_TYPE_##constant;
        OPERATOR_TABLE(NAME)
#undef NAME
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
            found = version; /* the rows of one operator are in ascending order */
    }
    return found;
}

int64_t operator_version_last_opset(const struct operator_version *version)
{
    const struct operator_version *next = version + 1;
    bool is_replaced = next < operator_versions + OPERATOR_VERSION_COUNT && next->op == version->op;
    return is_replaced ? next->since_version - 1 : OPSET_NO_END;
}

const struct operator_version *operator_version_oldest(enum scatter_operator op)
{
    int row = 0;
    while (operator_versions[row].op != op)
        row++;
    return &operator_versions[row];
}

static const char *const reduction_names[REDUCTION_COUNT] = {
#define NAME(constant, name, kind) [REDUCTION_##constant] = name,
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

enum reduction_kind reduction_kind(enum reduction reduction)
{
    static const enum reduction_kind kinds[REDUCTION_COUNT] = {
#define KIND(constant, name, kind) [REDUCTION_##constant] = kind,
        REDUCTION_TABLE(KIND)
#undef KIND
    };
    return kinds[reduction];
}
