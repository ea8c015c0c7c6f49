#include "rule.h"

const char *rule_code(enum rule rule)
{
    switch (rule) {
#define CODE(constant, code, sentence) \
    case RULE_##constant:              \
        return code;
        RULE_TABLE(CODE)
#undef CODE
    }
    return "unknown rule";
}

const char *rule_sentence(enum rule rule)
{
    switch (rule) {
#define SENTENCE(constant, code, sentence) \
    case RULE_##constant:                  \
        return sentence;
        RULE_TABLE(SENTENCE)
#undef SENTENCE
    }
    return "unknown rule";
}
