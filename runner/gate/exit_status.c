#include "exit_status.h"

#include <inttypes.h>

static int64_t count_failures(const struct tally *tally)
{
    int64_t failures = 0;
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        failures += verdict_is_failure((enum verdict)verdict) ? tally->verdicts[verdict] : 0;
    return failures;
}

/* Whether the implementation has a problem that is not accepted. */
static bool is_nonconforming(const struct run_circumstances *circumstances, int64_t failures)
{
    bool is_bad = circumstances->has_baseline ? circumstances->is_worse
                                              : failures > 0 || circumstances->lost_processes > 0;
    return is_bad || circumstances->stale > 0;
}

enum exit_code exit_status_of_run(const struct tally *tally, const struct run_circumstances *circumstances,
                                  const char **why, struct arena *arena)
{
    int64_t harness = tally->verdicts[VERDICT_ERROR] + tally->verdicts[VERDICT_UNREADABLE] +
                      tally->verdicts[VERDICT_NOT_RUN];
    int64_t failures = count_failures(tally) - (int64_t)circumstances->waived;
    bool is_part = circumstances->is_shard;
    *why = NULL;
    if (tally->cases == 0 && circumstances->stops_in_time && !circumstances->complete)
        *why = "the time was over before the first case was finished, so nothing was tested";
    else if (tally->cases == 0 && !circumstances->complete)
        *why = "interrupted before the first case was finished, so nothing was tested";
    else if (tally->cases == 0 && tally->passed_over[PASSED_OVER_MEMORY].folders > 0 && !is_part)
        *why = "every selected case needs more memory than is available, so nothing was tested";
    else if (tally->cases == 0 && !is_part)
        *why = "no case was selected, so nothing was tested (\"scatter-cts list\" shows the ids; --filter "
               "must match "
               "the whole id: try '*NAME*')";
    else if (tally->compared == 0 && !is_part && failures == 0 && circumstances->lost_processes == 0)
        *why = "no answer was compared with an expectation, so nothing was tested";
    else if (tally->outputs_due > 0 && tally->outputs_compared == 0 && !is_part && failures == 0 &&
             circumstances->lost_processes == 0)
        *why = arena_format(arena,
                            "no output was compared, although %" PRId64 " of the selected cases require one; "
                            "refusals alone do not show conformance (\"scatter-cts doctor\" shows what the "
                            "implementation declares; select cases that it supports)",
                            tally->outputs_due);
    else if (tally->compared < circumstances->least_compared)
        *why = arena_format(arena,
                            "only %" PRId64 " answers were compared, but --require-compared requires %lld",
                            tally->compared, circumstances->least_compared);
    else if (circumstances->disputed > 0)
        *why =
            arena_format(arena, "%zu disputed cases are listed in a manifest.json, so the suite is at fault",
                         circumstances->disputed);
    else if (!circumstances->is_incomparable && harness == 0 &&
             (circumstances->complete || circumstances->stops_in_time ||
              (circumstances->stops_at_failures && failures > 0)))
        return is_nonconforming(circumstances, failures) ? EXIT_NOT_CONFORMING : EXIT_AS_EXPECTED;
    return EXIT_HARNESS;
}
