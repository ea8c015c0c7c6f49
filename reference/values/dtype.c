#include "dtype.h"

#include <ctype.h>
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

enum dtype dtype_from_any_name(const char *name, size_t length)
{
    static const struct {
        const char *name;
        enum dtype dtype;
    } others[] = {{"float32", DTYPE_FLOAT},    {"fp32", DTYPE_FLOAT},    {"f32", DTYPE_FLOAT},
                  {"float64", DTYPE_DOUBLE},   {"fp64", DTYPE_DOUBLE},   {"f64", DTYPE_DOUBLE},
                  {"half", DTYPE_FLOAT16},     {"fp16", DTYPE_FLOAT16},  {"f16", DTYPE_FLOAT16},
                  {"bf16", DTYPE_BFLOAT16},    {"boolean", DTYPE_BOOL},  {"utf8", DTYPE_STRING},
                  {"i8", DTYPE_INT8},          {"i16", DTYPE_INT16},     {"i32", DTYPE_INT32},
                  {"i64", DTYPE_INT64},        {"u8", DTYPE_UINT8},      {"u16", DTYPE_UINT16},
                  {"u32", DTYPE_UINT32},       {"u64", DTYPE_UINT64},    {"si8", DTYPE_INT8},
                  {"si16", DTYPE_INT16},       {"si32", DTYPE_INT32},    {"si64", DTYPE_INT64},
                  {"ui8", DTYPE_UINT8},        {"ui16", DTYPE_UINT16},   {"ui32", DTYPE_UINT32},
                  {"ui64", DTYPE_UINT64},      {"c64", DTYPE_COMPLEX64}, {"c128", DTYPE_COMPLEX128},
                  {"mlfloat16", DTYPE_FLOAT16}}; /* of ONNX Runtime */
    char lower[16] = "";
    if (length >= sizeof lower)
        return DTYPE_UNDEFINED;
    for (size_t i = 0; i < length; i++)
        lower[i] = (char)tolower((unsigned char)name[i]);
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (strcmp(lower, others[i].name) == 0)
            return others[i].dtype;
    return dtype_from_name(lower);
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
