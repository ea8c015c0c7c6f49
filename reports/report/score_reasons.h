/*
 * The reasons that count against an implementation in a score (scoreboard.h), collected while its cases are counted.
 */
#ifndef SCATTER_SCORE_REASONS_H
#define SCATTER_SCORE_REASONS_H

#include "scoreboard.h"

/* The number of reasons that are distinguished while cases are counted. */
enum { REASONS_COUNTED = 128 };

/* Begin with zeroes. Texts are in an arena. */
struct score_reasons {
    struct score_reason items[REASONS_COUNTED];
    const struct reported_case *firsts[REASONS_COUNTED]; /* of reasons of cases */
    int count;
    int64_t others; /* cases for other reasons */
};

/* Adds a case, which has a record, under its reason. */
void score_reasons_add(struct score_reasons *reasons, const struct reported_case *item, struct arena *arena);

/* Adds the lost processes of a run that are not attributed to any case; each counts as a case. */
void score_reasons_add_losses(struct score_reasons *reasons, const struct reported_run *run,
                              struct arena *arena);

/* Puts the gravest reasons into the score, sorted, and the number of cases with other reasons. */
void score_reasons_settle(const struct score_reasons *reasons, struct score *score);

#endif
