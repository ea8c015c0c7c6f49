#include "exit_status.h"

#include <inttypes.h>

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
    int64_t untested = tally_of_class(tally, VERDICTS_UNTESTED);
    int64_t failures = tally_of_class(tally, VERDICTS_FAILING) - (int64_t)circumstances->waived;
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
               "must match the whole id: try '*NAME*')";
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
    else if (!circumstances->is_incomparable && untested == 0 &&
             (circumstances->complete || circumstances->stops_in_time ||
              (circumstances->stops_at_failures && failures > 0)))
        return is_nonconforming(circumstances, failures) ? EXIT_NOT_CONFORMING : EXIT_AS_EXPECTED;
    return EXIT_HARNESS;
}

enum status baseline_read(struct baseline *baseline, struct arena *arena, struct error *error)
{
    baseline->older = (struct compared_file){.path = baseline->path, .arena = arena};
    baseline->current = (struct compared_file){.path = "this run", .arena = arena};
    return compared_file_read(&baseline->older, error);
}

enum status baseline_take(struct baseline *baseline, const struct result_record *record, struct error *error)
{
    return compared_file_take(&baseline->current, record, error);
}

/* Removes missing cases that this run did not select: they exist, or its options exclude them. */
static enum status forget_unselected(struct comparison *comparison, const struct case_list *cases,
                                     struct error *error)
{
    struct text_numbers ids = {0};
    for (size_t i = 0; i < cases->count; i++)
        (void)text_numbers_add(&ids, cases->locations[i].id, i);
    const bool is_short = ids.is_short;
    if (!is_short)
        comparison_excuse_unselected(comparison, &ids);
    text_numbers_free(&ids);
    return is_short ? error_no_memory(error, "a comparison") : STATUS_OK;
}

enum status baseline_compare(struct baseline *baseline, const struct case_list *cases,
                             struct comparison *comparison, struct error *error)
{
    size_t number = baseline->current.count - 1;
    compared_run_sort(&baseline->current.runs[number]);
    const struct compared_run *run = &baseline->current.runs[number],
                              *older = compared_partner(number, &baseline->current, &baseline->older,
                                                        baseline->alone);
    if (older == NULL)
        return error_set(error, STATUS_NOT_FOUND, "%s: has no run of %s", baseline->path,
                         compared_specification(run));
    enum status status = compare_runs(comparison, older, run, baseline->older.arena, error);
    if (status == STATUS_OK && run->count > 0 && comparison->common == 0)
        return error_set(error, STATUS_NOT_FOUND, "%s: has no case of this run", baseline->path);
    return status == STATUS_OK ? forget_unselected(comparison, cases, error) : status;
}
