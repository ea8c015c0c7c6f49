#include "case_json.h"

#include <string.h>

const char *expectation_name(enum expectation expectation)
{
    switch (expectation) {
#define NAME(constant, name) \
    case EXPECT_##constant:  \
        return name;
        EXPECTATION_TABLE(NAME)
#undef NAME
    }
    return "unknown";
}

bool expectation_from_name(const char *name, enum expectation *expectation)
{
#define MATCH(constant, its_name)                    \
    if (strcmp(name, its_name) == 0) {               \
        *expectation = EXPECT_##constant;            \
        return EXPECT_##constant != EXPECT_UNSTATED; \
    }
    EXPECTATION_TABLE(MATCH)
#undef MATCH
    return false;
}

const char *tier_name(enum tier tier)
{
    switch (tier) {
#define NAME(constant, name) \
    case TIER_##constant:    \
        return name;
        TIER_TABLE(NAME)
#undef NAME
    }
    return "unknown";
}

bool tier_from_name(const char *name, enum tier *tier)
{
#define MATCH(constant, its_name)                \
    if (strcmp(name, its_name) == 0) {           \
        *tier = TIER_##constant;                 \
        return TIER_##constant != TIER_UNSTATED; \
    }
    TIER_TABLE(MATCH)
#undef MATCH
    return false;
}
