#include "rule.h"

static const struct {
    const char *code;
    const char *sentence;
} rules[] = {
#define ROW(constant, code, sentence) [RULE_##constant] = {code, sentence},
    RULE_TABLE(ROW)
#undef ROW
};

const char *rule_code(enum rule rule)
{
    return rules[rule].code;
}

const char *rule_sentence(enum rule rule)
{
    return rules[rule].sentence;
}
