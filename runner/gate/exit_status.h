/* The exit status of the program (decision `exit-status`). */
#ifndef SCATTER_EXIT_STATUS_H
#define SCATTER_EXIT_STATUS_H

#include "case_source.h"
#include "comparison.h"
#include "tally.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The exit status of the program. */
enum exit_code {
    EXIT_AS_EXPECTED = 0,
    EXIT_NOT_CONFORMING = 1, /* an implementation does not conform; for eval: the input is refused */
    EXIT_USAGE = 2,
    EXIT_HARNESS = 3 /* the suite could not do its job, or nothing was compared */
};

/* The facts of a run that are not in the tally. */
struct run_circumstances {
    bool complete;          /* every selected case has a record */
    bool stops_at_failures; /* stopping after failures is intended (--max-failures) */
    bool stops_in_time; /* stopping after a time is intended (--seconds), and nobody interrupted the run */
    long long least_compared; /* --require-compared */
    size_t waived;            /* accepted failures */
    size_t stale;             /* waivers that are not exact */
    int64_t lost_processes;   /* processes that no case is blamed for (process_losses.h) */
    size_t disputed;          /* disputed cases in a corpus with our manifest */
    bool is_shard;            /* a part of a run, which may compare few answers or none */
    bool has_baseline;        /* only regressions against an older run count */
    bool is_worse;            /* with has_baseline: there are regressions (comparison.h) */
    bool is_incomparable;     /* with has_baseline: it could not be compared */
};

/*
 * The exit status of one implementation's run. For a shard, the merged run decides whether enough cases were
 * selected and compared.
 *
 * 3  the run could not be compared with its baseline; a case was unreadable, not run, an error of the suite,
 * or disputed
 *    in a corpus with our manifest; no case was selected, or none that the memory suffices for; no answer was
 *    compared with an expectation, or no output although a case requires one (unless a failure is not waived,
 *    since a crash compares nothing, or a process was lost); fewer answers were compared than required; the
 *    run was stopped early, but not by --seconds or by --max-failures after a failure that is not waived
 * 1  a failure is not waived, a waiver is stale, or a process was lost; with a baseline: the run is worse, or
 * a waiver is stale
 * 0  otherwise
 *
 * *why receives a sentence, in the arena or static, if the verdicts alone do not show the reason; otherwise
 * NULL.
 */
enum exit_code exit_status_of_run(const struct tally *tally, const struct run_circumstances *circumstances,
                                  const char **why, struct arena *arena);

/* `--baseline OLD`: compares a run with an older one (comparison.h). The run fails only where it is worse. */

/* Begin with zeroes and the path. */
struct baseline {
    char *path; /* NULL: no --baseline */
    bool alone; /* only one implementation is run: then its name in OLD may differ */
    struct compared_file older, current;
};

/* Reads the older run. Fails like compared_file_read. */
enum status baseline_read(struct baseline *baseline, struct arena *arena, struct error *error);

/* Takes the next record of the current run, including its header. */
enum status baseline_take(struct baseline *baseline, const struct result_record *record, struct error *error);

/* After the last record: compares. `cases` are all cases of the corpus, selected or not. STATUS_NOT_FOUND if
 * the older run is of another implementation, or has no common case with the run. */
enum status baseline_compare(struct baseline *baseline, const struct case_list *cases,
                             struct comparison *comparison, struct error *error);

#endif
