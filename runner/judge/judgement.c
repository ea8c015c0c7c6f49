/* The severity of levels, and lists of findings. */
#include "judge.h"

#include <string.h>

enum severity level_severity(enum level level)
{
    switch (level) {
    case LEVEL_MUST:
    case LEVEL_MUST_REJECT:
    case LEVEL_MAY_REJECT:
    case LEVEL_ANY:
        return SEVERITY_FAILURE;
    case LEVEL_SHOULD:
    case LEVEL_SHOULD_REJECT:
        return SEVERITY_WARNING;
    case LEVEL_UNSPECIFIED:
        break;
    }
    return SEVERITY_OBSERVATION;
}

static bool is_same(const struct finding *a, const struct finding *b)
{
    return a->severity == b->severity && strcmp(a->clause, b->clause) == 0 &&
           strcmp(a->point, b->point) == 0 && strcmp(a->policy, b->policy) == 0;
}

void findings_add(struct findings *findings, struct finding finding)
{
    for (size_t i = 0; i < findings->count; i++)
        if (is_same(&findings->items[i], &finding)) {
            findings->items[i].cells += finding.cells;
            findings->items[i].unsearched += finding.unsearched;
            return;
        }
    if (findings->count < MOST_FINDINGS)
        findings->items[findings->count++] = finding;
    else if (finding.severity == SEVERITY_FAILURE)
        findings->items[MOST_FINDINGS - 1] = finding;
}

const struct finding *findings_most_severe(const struct findings *findings)
{
    const struct finding *worst = NULL;
    for (size_t i = 0; i < findings->count; i++)
        if (worst == NULL || findings->items[i].severity > worst->severity)
            worst = &findings->items[i];
    return worst;
}

bool findings_have(const struct findings *findings, enum severity severity)
{
    for (size_t i = 0; i < findings->count; i++)
        if (findings->items[i].severity == severity)
            return true;
    return false;
}

const char *verdict_name(enum verdict verdict)
{
    static const char *const names[VERDICT_COUNT] = {
#define NAME(constant, name) [VERDICT_##constant] = name,
        VERDICT_TABLE(NAME)
#undef NAME
    };
    return names[verdict];
}

enum verdict_class verdict_class(enum verdict verdict)
{
    switch (verdict) {
    case VERDICT_PASS:
    case VERDICT_UNSUPPORTED:
        return VERDICTS_GOOD;
    case VERDICT_FAIL:
    case VERDICT_CRASH:
    case VERDICT_TIMEOUT:
    case VERDICT_MEMORY:
        return VERDICTS_FAILING;
    case VERDICT_DISPUTED:
        return VERDICTS_DISPUTED;
    case VERDICT_NOT_RUN:
    case VERDICT_UNREADABLE:
    case VERDICT_ERROR:
        break;
    }
    return VERDICTS_UNTESTED;
}

bool verdict_is_failure(enum verdict verdict)
{
    return verdict_class(verdict) == VERDICTS_FAILING;
}

bool verdict_is_decided(enum verdict verdict)
{
    return verdict_class(verdict) == VERDICTS_GOOD || verdict_is_failure(verdict);
}

enum verdict verdict_without_output(enum answer_kind kind)
{
    switch (kind) {
    case ANSWER_UNSUPPORTED:
        return VERDICT_UNSUPPORTED;
    case ANSWER_TIMEOUT:
        return VERDICT_TIMEOUT;
    case ANSWER_MEMORY:
        return VERDICT_MEMORY;
    case ANSWER_NOT_RUN:
        return VERDICT_NOT_RUN;
    case ANSWER_CRASH:
        return VERDICT_CRASH;
    case ANSWER_OUTPUT:
    case ANSWER_REJECTED:
    case ANSWER_FAILED:
    case ANSWER_NOT_PREPARED:
    case ANSWER_FAULT:
        break;
    }
    return VERDICT_FAIL;
}
