/* The names and texts of limits, and whether tensors are beyond them. */
#include "declaration.h"

#include <inttypes.h>
#include <string.h>

const struct limits common_limits = {.greatest = {[LIMIT_RANK] = 8, [LIMIT_EXTENT] = INT32_MAX}};

const char *limit_name(enum limit limit)
{
    static const char *const names[LIMIT_COUNT] = {
#define NAME(constant, name, words) [LIMIT_##constant] = name,
        LIMIT_TABLE(NAME)
#undef NAME
    };
    return names[limit];
}

bool limit_from_name(const char *name, enum limit *limit)
{
    for (int i = 0; i < LIMIT_COUNT; i++) {
        if (strcmp(name, limit_name((enum limit)i)) != 0)
            continue;
        *limit = (enum limit)i;
        return true;
    }
    return false;
}

const char *limit_text(enum limit limit, int64_t greatest, struct arena *arena)
{
    const char *text = NULL;
    switch (limit) {
#define TEXT(constant, name, words)                  \
    case LIMIT_##constant:                           \
        text = arena_format(arena, words, greatest); \
        break;
        LIMIT_TABLE(TEXT)
#undef TEXT
    }
    return text == NULL ? "" : text;
}

static int64_t greatest_extent(const struct tensor *tensor)
{
    int64_t greatest = 0;
    for (int i = 0; i < tensor->rank; i++)
        greatest = tensor->dims[i] > greatest ? tensor->dims[i] : greatest;
    return greatest;
}

static int64_t bytes_of(const struct tensor *tensor)
{
    const size_t bytes = tensor_bytes(tensor);
    return bytes > INT64_MAX ? INT64_MAX : (int64_t)bytes;
}

/* What a limit is about, of a tensor. INT64_MAX if it does not fit. */
static int64_t measure(enum limit limit, const struct tensor *tensor)
{
    switch (limit) {
    case LIMIT_RANK:
        return tensor->rank;
    case LIMIT_EXTENT:
        return greatest_extent(tensor);
    case LIMIT_ELEMENTS:
        return tensor->count;
    case LIMIT_BYTES:
        break;
    }
    return bytes_of(tensor);
}

bool limits_exceeded(const struct limits *limits, const struct tensor *tensors, size_t count,
                     struct beyond_limit *beyond)
{
    beyond->is_beyond = false;
    for (int i = 0; i < LIMIT_COUNT && !beyond->is_beyond; i++) {
        const enum limit limit = (enum limit)i;
        const int64_t greatest = limits->greatest[limit];
        for (size_t slot = 0; slot < count && greatest > 0 && !beyond->is_beyond; slot++)
            beyond->is_beyond =
                tensors[slot].dtype != DTYPE_UNDEFINED && measure(limit, &tensors[slot]) > greatest;
        beyond->limit = limit;
        beyond->greatest = greatest;
    }
    return beyond->is_beyond;
}
