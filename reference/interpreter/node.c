#include "node.h"

#include "status.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* clause: attribute-internal */
bool attribute_is_internal(const struct attribute *attribute)
{
    return strncmp(attribute->name, "__", 2) == 0;
}

void violate(struct preparation *preparation, enum rule rule, const char *format, ...)
{
    struct violation *violation = &preparation->violations[rule];
    if (violation->count++ > 0)
        return;
    preparation->violation_count++;
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(violation->message, sizeof violation->message, format, arguments);
    va_end(arguments);
    make_one_line(violation->message);
}

const struct violation *preparation_violation(const struct preparation *preparation, enum rule rule)
{
    const struct violation *violation = &preparation->violations[rule];
    return violation->count > 0 ? violation : NULL;
}

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
