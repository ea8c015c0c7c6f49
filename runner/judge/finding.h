/*
 * What is found of an answer: about one clause, what the implementation did, and how grave that is.
 */
#ifndef SCATTER_FINDING_H
#define SCATTER_FINDING_H

#include "clause.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * SEVERITY_OBSERVATION  where the text leaves it free, or where it does what is expected by convention
 * SEVERITY_WARNING      against a convention or a stated precondition: the case still passes
 * SEVERITY_FAILURE      against the text
 */
enum severity { SEVERITY_OBSERVATION, SEVERITY_WARNING, SEVERITY_FAILURE };

struct finding {
    enum severity severity;
    enum level level;   /* of the clause, at the operator version and in the edition */
    const char *clause; /* its name, such as "nan-order" */
    const char *point;  /* which of the clause's questions the policy answers, such as "NaN in data"; or "" */
    const char *policy; /* the answer, one of a small set for each point; static storage */
    const char *detail; /* an example or a circumstance for a person, or NULL */
    int64_t cells;      /* cells of the output that show it; 0 where it is not about cells */
    int64_t unsearched; /* of these, cells whose orders of reduction were too many to be searched */
};

enum { MOST_FINDINGS = 24 };

/* Findings in the order in which they were made. Begin with zeroes. */
struct findings {
    struct finding items[MOST_FINDINGS];
    size_t count;
};

/*
 * Adds a finding. One of the same severity, clause, point and policy is there once: its cells are added. Beyond
 * MOST_FINDINGS a failure takes the place of the last finding; others are left out.
 */
void findings_add(struct findings *findings, struct finding finding);

/* The first finding of the greatest severity, or NULL when there is none. */
const struct finding *findings_gravest(const struct findings *findings);

/* Whether there is one of that severity. */
bool findings_have(const struct findings *findings, enum severity severity);

#endif
