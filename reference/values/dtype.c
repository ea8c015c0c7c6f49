#include "dtype.h"

#include <string.h>

const char *dtype_name(int32_t dtype)
{
    switch (dtype) {
#define NAME(constant, number, name, bytes, kind) \
    case number:                                  \
        return name;
        DTYPE_TABLE(NAME)
#undef NAME
#define NAME(constant, number, name) \
    case number:                     \
        return name;
        FOREIGN_DTYPE_TABLE(NAME)
#undef NAME
    default:
        return "unknown";
    }
}

enum dtype dtype_from_name(const char *name)
{
#define MATCH(constant, number, its_name, bytes, kind) \
    if (strcmp(name, its_name) == 0)                   \
        return DTYPE_##constant;
    DTYPE_TABLE(MATCH)
#undef MATCH
#define MATCH(constant, number, its_name) \
    if (strcmp(name, its_name) == 0)      \
        return DTYPE_##constant;
    FOREIGN_DTYPE_TABLE(MATCH)
#undef MATCH
    return DTYPE_UNDEFINED;
}

bool dtype_is_known(int32_t dtype)
{
    return strcmp(dtype_name(dtype), "unknown") != 0;
}

bool dtype_is_integer(int32_t dtype)
{
    const enum dtype_kind kind = dtype_kind(dtype);
    return kind == DTYPE_KIND_SIGNED || kind == DTYPE_KIND_UNSIGNED;
}

bool dtype_in(dtype_set set, int32_t dtype)
{
    return dtype >= 0 && dtype < 32 && (set >> dtype & 1) != 0;
}
