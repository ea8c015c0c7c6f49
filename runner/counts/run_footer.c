/* The footer of a run: its counts, statements and causes. */
#include "record_members.h"
#include "tally.h"

/* What running failing cases again showed; NULL if none was run again. */
static const struct recorded_run_again *run_again_record(const struct tally *tally, struct arena *arena)
{
    const int64_t *counts = tally->circumstances, unknown = counts[CIRCUMSTANCE_NONE];
    const int64_t alone = tally->failed_alone < unknown ? tally->failed_alone : unknown;
    struct recorded_run_again *record = tally_ran_again(tally) ? arena_allocate(arena, sizeof *record) : NULL;
    if (record != NULL)
        *record = (struct recorded_run_again){.alone = alone,
                                              .only_after_others = counts[CIRCUMSTANCE_AFTER_OTHERS],
                                              .unsteady = counts[CIRCUMSTANCE_UNSTEADY],
                                              .doubtful = counts[CIRCUMSTANCE_DOUBTFUL],
                                              .unchecked = unknown - alone};
    return record;
}

static const struct recorded_nondeterminism *nondeterminism_record(const struct tally *tally,
                                                                   struct arena *arena)
{
    struct recorded_nondeterminism *record =
        tally->repeated > 0 ? arena_allocate(arena, sizeof *record) : NULL;
    if (record != NULL)
        *record = (struct recorded_nondeterminism){tally->differ_legally, tally->differ_illegally};
    return record;
}

static const struct recorded_of_no_version *others_record(const struct conformance *conformance,
                                                          struct arena *arena)
{
    struct recorded_of_no_version *record =
        conformance->others > 0 ? arena_allocate(arena, sizeof *record) : NULL;
    if (record != NULL)
        *record = (struct recorded_of_no_version){conformance->others, conformance->other_verdicts};
    return record;
}

struct recorded_footer *footer_record(const struct tally *tally, bool complete,
                                      const struct process_losses *losses, double seconds,
                                      struct arena *arena)
{
    const size_t refused = arena->refused;
    struct recorded_footer *footer = arena_allocate(arena, sizeof *footer);
    if (footer == NULL)
        return NULL;
    *footer = (struct recorded_footer){.cases = tally->cases,
                                       .compared = tally->compared,
                                       .skipped = tally->skipped,
                                       .passed_with_warnings = tally->passed_with_warnings,
                                       .verdicts = tally->verdicts,
                                       .statements = conformance_record(&tally->conformance, complete, arena),
                                       .settled = conformance_settled(&tally->conformance, arena),
                                       .of_no_version = others_record(&tally->conformance, arena),
                                       .complete = complete,
                                       .seconds = seconds,
                                       .causes = causes_record(&tally->causes, arena),
                                       .suspects = suspects_record(&tally->causes, arena),
                                       .nondeterminism = nondeterminism_record(tally, arena),
                                       .run_again = run_again_record(tally, arena)};
    if (losses != NULL)
        footer->lost_processes = losses_record(losses, arena);
    return arena->refused == refused ? footer : NULL;
}
