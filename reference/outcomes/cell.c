#include "cell.h"

#include "dtype.h"

#include <math.h>
#include <string.h>

const char *cell_clause_name(enum cell_clause clause)
{
    static const char *const names[CELL_CLAUSE_COUNT] = {
#define NAME(constant, name) [CELL_CLAUSE_##constant] = name,
        CELL_CLAUSE_TABLE(NAME)
#undef NAME
#define REDUCTION_NAME(constant, name, kind) [CELL_CLAUSE_REDUCTION_##constant] = "reduction-" name,
            COMPUTING_REDUCTION_TABLE(REDUCTION_NAME)
#undef REDUCTION_NAME
    };
    return names[clause];
}

const char *trait_name(enum trait trait)
{
    static const char *const names[] = {
#define POLICY_NAME(constant, point, name) [POLICY_##constant] = name,
#define MISTAKE_NAME(constant, name)       [MISTAKE_##constant] = name,
        TRAIT_TABLE(POLICY_NAME, MISTAKE_NAME)
#undef MISTAKE_NAME
#undef POLICY_NAME
    };
    return names[trait];
}

const char *trait_point(enum trait trait)
{
    static const char *const points[] = {
#define POLICY_POINT(constant, point, name) [POLICY_##constant] = point,
#define MISTAKE_POINT(constant, name)       [MISTAKE_##constant] = "",
        TRAIT_TABLE(POLICY_POINT, MISTAKE_POINT)
#undef MISTAKE_POINT
#undef POLICY_POINT
    };
    return points[trait];
}

struct cell_verdict simple_verdict(enum cell_clause clause, bool complies, enum trait trait)
{
    return (struct cell_verdict){
        .clause = clause, .complies = complies, .trait = trait, .explanations = TRAIT_BIT(trait)};
}

const void *cell_old(const struct cell *cell)
{
    const char *elements = cell->data->elements;
    return elements + (size_t)cell->position * dtype_size(cell->data->dtype);
}

const void *cell_update(const struct cell *cell, int64_t i)
{
    const char *elements = cell->updates->elements;
    return elements +
           (size_t)aims_update_position(cell->aims, cell->position, i) * dtype_size(cell->data->dtype);
}

int64_t cell_count(const struct cell *cell)
{
    return aims_count(cell->aims, cell->position);
}

bool same_bits(int32_t dtype, const void *a, const void *b)
{
    if (dtype != DTYPE_STRING)
        return memcmp(a, b, dtype_size(dtype)) == 0;
    struct string_element left, right;
    memcpy(&left, a, sizeof left);
    memcpy(&right, b, sizeof right);
    return left.size == right.size && (left.size == 0 || memcmp(left.bytes, right.bytes, left.size) == 0);
}

bool same_value(int32_t dtype, const void *a, const void *b)
{
    int32_t part = part_dtype(dtype);
    const char *left = a, *right = b;
    for (size_t offset = 0; offset < dtype_size(dtype); offset += dtype_size(part))
        if (memcmp(left + offset, right + offset, dtype_size(part)) != 0 &&
            !(isnan(floating_value(part, left + offset)) && isnan(floating_value(part, right + offset))))
            return false;
    return true;
}

enum cell_clause reduction_clause(enum reduction reduction)
{
    static const enum cell_clause clauses[REDUCTION_COUNT] = {
#define CLAUSE(constant, name, kind) [REDUCTION_##constant] = CELL_CLAUSE_REDUCTION_##constant,
        COMPUTING_REDUCTION_TABLE(CLAUSE)
#undef CLAUSE
    };
    return clauses[reduction];
}
