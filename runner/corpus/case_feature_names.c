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

/* The name of a feature of the families that are named by a table; NULL: it belongs to another family. */
static const char *word_of(int feature)
{
    if (is_of(feature, FEATURE_OPERATOR, FEATURE_OPERATOR_END))
        return operator_name((enum scatter_operator)(feature - FEATURE_OPERATOR));
    if (is_of(feature, FEATURE_VERSION, FEATURE_VERSION_END))
        return operator_versions[feature - FEATURE_VERSION].id;
    return NULL;
}

/* The same for families whose words follow the name of the family. */
static const char *labelled_word_of(int feature, const char **label)
{
    if (is_of(feature, FEATURE_REDUCTION, FEATURE_REDUCTION_END)) {
        *label = "reduction";
        return reduction_name((enum reduction)(feature - FEATURE_REDUCTION));
    }
    if (is_of(feature, FEATURE_DTYPE, FEATURE_DTYPE_END)) {
        *label = "data of";
        return dtype_name(feature - FEATURE_DTYPE);
    }
    if (is_of(feature, FEATURE_EXPECTATION, FEATURE_EXPECTATION_END)) {
        *label = "expectation";
        return expectation_name((enum expectation)(feature - FEATURE_EXPECTATION));
    }
    *label = "tier";
    return is_of(feature, FEATURE_TIER, FEATURE_TIER_END) ? tier_name((enum tier)(feature - FEATURE_TIER))
                                                          : NULL;
}

/* The name of a feature of the numeric families. */
static void name_number(int feature, char *text, size_t size)
{
#define NAME(constant, name, ...)                                          \
    if (is_of(feature, FEATURE_##constant, FEATURE_##constant##_END))      \
        (void)snprintf(text, size, name, case_feature_threshold(feature)); \
    else
    FEATURE_THRESHOLD_TABLE(NAME)
#undef NAME
    if (is_of(feature, FEATURE_WIDTH, FEATURE_WIDTH_END))
        (void)snprintf(text, size, "elements of %d byte%s", 1 << (feature - FEATURE_WIDTH),
                       feature == FEATURE_WIDTH ? "" : "s");
    else if (is_of(feature, FEATURE_RANK, FEATURE_RANK_END))
        (void)snprintf(text, size, "data of rank %d%s", feature - FEATURE_RANK,
                       feature == FEATURE_RANK_LAST ? " or more" : "");
    else if (is_of(feature, FEATURE_OPSET, FEATURE_OPSET_END))
        (void)snprintf(text, size, "opset %d", feature - FEATURE_OPSET);
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
    const char *label = "";
    const char *word = feature < (int)(sizeof fixed / sizeof *fixed) ? fixed[feature] : word_of(feature);
    const char *labelled = word == NULL ? labelled_word_of(feature, &label) : NULL;
    if (word != NULL)
        (void)snprintf(text, size, "%s", word);
    else if (labelled != NULL)
        (void)snprintf(text, size, "%s %s", label, labelled);
    else
        name_number(feature, text, size);
    return text;
}
