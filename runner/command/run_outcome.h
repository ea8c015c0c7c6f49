/*
 * The exit code of a finished run (decision `exit-status`).
 */
#ifndef SCATTER_RUN_OUTCOME_H
#define SCATTER_RUN_OUTCOME_H

#include "arguments.h"
#include "tally.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The facts that are not in the tally. */
struct run_circumstances {
    bool complete;            /* every selected case has a record */
    bool stops_at_failures;   /* stopping after failures is intended (--max-failures) */
    long long least_compared; /* --require-compared */
    size_t waived;            /* accepted failures */
    size_t stale;             /* waivers that are not exact */
    int64_t lost_processes;   /* processes that no case is blamed for (process_losses.h) */
    size_t disputed;          /* disputed cases in a corpus with our manifest */
    bool is_shard;            /* a part of a run, which may compare few answers or none */
    bool has_baseline;        /* only regressions against an older run count */
    bool is_worse;            /* with has_baseline: there are regressions (comparison.h) */
};

/*
 * The exit code of one implementation's run:
 *
 * For a shard, the merged run decides whether enough cases were selected and compared.
 *
 * 3  a case was unreadable, not run, an error of the suite, or disputed in a corpus with our manifest; no case was selected;
 *    no answer was compared with an expectation, or no output although a case requires one (unless a failure is not
 *    waived, since a crash compares nothing, or a process was lost); fewer answers were compared than required; the run was
 *    stopped early, but not by --max-failures after a failure that is not waived
 * 1  a failure is not waived, a waiver is stale, or a process was lost; with a baseline: the run is worse, or a waiver is stale
 * 0  otherwise
 *
 * *why receives a sentence, in the arena or static, if the verdicts alone do not show the reason; otherwise NULL.
 */
enum exit_code run_outcome(const struct tally *tally, const struct run_circumstances *circumstances,
                           const char **why, struct arena *arena);

#endif
