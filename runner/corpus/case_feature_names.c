/* The names of features. */
#include "case_features.h"

#include <inttypes.h>
#include <stdio.h>

static const int64_t thresholds[][FEATURE_THRESHOLD_COUNT] = {
#define ROW(constant, name, ...) {__VA_ARGS__},
    FEATURE_THRESHOLD_TABLE(ROW)
#undef ROW
};

int64_t case_feature_threshold(int feature)
{
    const int number = feature - FEATURE_MORE_UPDATES;
    return thresholds[number / FEATURE_THRESHOLD_COUNT][number % FEATURE_THRESHOLD_COUNT];
}

static bool is_of(int feature, int first, int end)
{
    return feature >= first && feature < end;
}

/* The name of a feature of a family. */
static void name_in_family(int feature, char *text, size_t size)
{
#define NAME(constant, name, ...)                                          \
    if (is_of(feature, FEATURE_##constant, FEATURE_##constant##_END))      \
        (void)snprintf(text, size, name, case_feature_threshold(feature)); \
    else
    FEATURE_THRESHOLD_TABLE(NAME)
#undef NAME
#define NAMED(constant, format, name)                                 \
    if (is_of(feature, FEATURE_##constant, FEATURE_##constant##_END)) \
        (void)snprintf(text, size, format, name);                     \
    else
    NAMED(OPERATOR, "%s", operator_name((enum scatter_operator)(feature - FEATURE_OPERATOR)))
    NAMED(VERSION, "%s", operator_versions[feature - FEATURE_VERSION].id)
    NAMED(REDUCTION, "reduction %s", reduction_name((enum reduction)(feature - FEATURE_REDUCTION)))
    NAMED(DTYPE, "data of %s", dtype_name(feature - FEATURE_DTYPE))
    NAMED(EXPECTATION, "expectation %s", expectation_name((enum expectation)(feature - FEATURE_EXPECTATION)))
    NAMED(TIER, "tier %s", tier_name((enum tier)(feature - FEATURE_TIER)))
    NAMED(OPSET, "opset %d", feature - FEATURE_OPSET)
#undef NAMED
    if (is_of(feature, FEATURE_WIDTH, FEATURE_WIDTH_END))
        (void)snprintf(text, size, "elements of %d byte%s", 1 << (feature - FEATURE_WIDTH),
                       feature == FEATURE_WIDTH ? "" : "s");
    else if (is_of(feature, FEATURE_RANK, FEATURE_RANK_END))
        (void)snprintf(text, size, "data of rank %d%s", feature - FEATURE_RANK,
                       feature == FEATURE_RANK_LAST ? " or more" : "");
    else
        (void)snprintf(text, size, "IR version %d", feature - FEATURE_IR_VERSION);
}

char *case_feature_name(int feature, char *text, size_t size)
{
    static const char *const fixed[] = {
#define NAME(constant, name) name,
        FIXED_FEATURE_TABLE(NAME)
#undef NAME
    };
    if (feature < (int)(sizeof fixed / sizeof *fixed))
        (void)snprintf(text, size, "%s", fixed[feature]);
    else
        name_in_family(feature, text, size);
    return text;
}
