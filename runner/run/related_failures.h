/*
 * Related failures: one mistake shows in several ways. Where a misreading explains many failures, others that it does not explain
 * may come from the same mistake: sums are rounded differently, several updates meet in one cell, or an index that is read
 * wrongly is refused. Before a run reports, a group of failures (causes.h) is counted to the cause of a misreading if this
 *
 *   - would change the output of each of its cases, or, if they were refused, would aim at cells outside of data;
 *   - explains enough cases: eight, and unless the others were refused, three times as many as they are;
 *   - is not known to spare them: no feature that all cases of one side have is missing from the other.
 *
 * A group that another misreading explains is counted so too if that explains few of the failures that it would change: then
 * it explains them by accident. A sample of each group is tried, not each case.
 *
 * The record of a related failure names the misreading ("related"), and has no misreadings of its own. Verdicts do not depend
 * on this.
 */
#ifndef SCATTER_RELATED_FAILURES_H
#define SCATTER_RELATED_FAILURES_H

#include "executed_case.h"
#include "run.h"

#include <stddef.h>

/*
 * Adds to the records of the cases before position `count` what they are related to. After an interruption, or without memory,
 * some or none are changed.
 */
void failures_relate(const struct run_settings *settings, const struct executed_case *cases, size_t count);

#endif
