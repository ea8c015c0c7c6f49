/*
 * A run in one sentence: for how much it conforms, what fails, and the restrictions.
 */
#ifndef SCATTER_REPORT_SENTENCE_H
#define SCATTER_REPORT_SENTENCE_H

#include "report.h"

/* The operator versions of a run by their statements. */
struct version_counts {
    int tested;     /* that have cases, except those refused as deprecated */
    int conforming; /* of these: complete, also in part */
    int partly;     /* of these: for some types and reductions */
};
struct version_counts report_versions(const struct reported_run *run);

/*
 * Such as "Conforms for 14 of 16 element types; 3 causes of 12 failures. No valid input of 2 of 10 operator versions is
 * answered." A type counts over all operator versions that answer something, with each of their reductions. In the arena, ""
 * if out of memory.
 */
const char *report_sentence(const struct reported_run *run, struct arena *arena);

/*
 * The same in few words: "5 of 10 operator versions, 3 more in part, 12 failures (2 waived), 1 lost process", and whether
 * only selected cases were run or the run is incomplete; "8 of 10 operator versions in part" if none conforms in full. In the
 * arena; "" if out of memory.
 */
const char *report_short_sentence(const struct reported_run *run, struct arena *arena);

#endif
