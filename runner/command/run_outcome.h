/*
 * What a finished run amounts to: its exit code (decision `exit-status`).
 */
#ifndef SCATTER_RUN_OUTCOME_H
#define SCATTER_RUN_OUTCOME_H

#include "arguments.h"
#include "tally.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Besides the tally. */
struct run_circumstances {
    bool complete;            /* every selected case has a record */
    bool stops_at_failures;   /* a run that stopped after failures is as it should be */
    long long least_compared; /* --require-compared */
    size_t waived;            /* failures that are accepted */
    size_t stale;             /* waivers that are not exact */
    int64_t lost_processes;   /* that no case is blamed for (process_losses.h) */
    size_t disputed;          /* cases with that verdict in a corpus that has our manifest */
    bool is_shard;            /* a part of a run, of which little has to be compared, or nothing */
    bool has_baseline;        /* what counts is what an older run did better, and nothing else: */
    bool is_worse;            /* there is such (comparison.h) */
};

/*
 * The exit code of one implementation's run:
 *
 * Of a shard, the whole run is to judge whether enough was selected and compared.
 *
 * 3  a case was unreadable, not run, or an error of ours, or disputed in a corpus of ours; no case was selected; no
 *    answer was compared with an expectation, or no output although some case has one to give (unless a case failed that
 *    is not waived, since a crash compares nothing, or a process was lost); fewer answers were compared than required;
 *    the run was cut short, but not by --max-failures after a failure that is not waived
 * 1  a failure is not waived, a waiver is stale, or a process was lost; with a baseline: it is worse, or a waiver is stale
 * 0  otherwise
 *
 * *why receives a sentence, in the arena or static, where the verdicts alone do not tell the reason; else NULL.
 */
enum exit_code run_outcome(const struct tally *tally, const struct run_circumstances *circumstances,
                           const char **why, struct arena *arena);

#endif
