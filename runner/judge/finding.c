#include "finding.h"

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
