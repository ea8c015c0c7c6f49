/*
 * A finding about an answer: for one clause, what the implementation did, and how severe that is.
 */
#ifndef SCATTER_FINDING_H
#define SCATTER_FINDING_H

#include "clause.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * SEVERITY_OBSERVATION  the text leaves a choice, or the implementation does what convention expects
 * SEVERITY_WARNING      violates a convention or a stated precondition: the case still passes
 * SEVERITY_FAILURE      violates the text
 */
enum severity { SEVERITY_OBSERVATION, SEVERITY_WARNING, SEVERITY_FAILURE };

/* The severity of a deviation from a clause of this level. */
enum severity level_severity(enum level level);

struct finding {
    enum severity severity;
    enum level level;   /* of the clause, at the operator version and in the edition */
    const char *clause; /* its name, such as "nan-order" */
    const char *point;  /* which of the clause's questions the policy answers, such as "NaN in data"; or "" */
    const char *policy; /* the answer to it, one of a small set for each point; static storage */
    const char *detail; /* an example or a circumstance for a person, or NULL */
    int64_t cells;      /* cells of the output that show it; 0 if it is not about cells */
    int64_t unsearched; /* of these, cells with too many orders of reduction to search */
};

enum { MOST_FINDINGS = 24 };

/* Findings in the order of their addition. Initialize with zeroes. */
struct findings {
    struct finding items[MOST_FINDINGS];
    size_t count;
};

/*
 * Adds a finding, or adds its cells to the finding with the same severity, clause, point and policy. Beyond MOST_FINDINGS a
 * failure replaces the last finding; other findings are left out.
 */
void findings_add(struct findings *findings, struct finding finding);

/* The first finding with the greatest severity, or NULL if there is none. */
const struct finding *findings_most_severe(const struct findings *findings);

/* Whether there is a finding of this severity. */
bool findings_have(const struct findings *findings, enum severity severity);

#endif
