/* The end of a sweep: the footer, what is printed, and the exit status. */
#include "generated_case.h"
#include "interruption.h"
#include "print_text.h"
#include "record.h"
#include "sweep_command.h"

#include <inttypes.h>

/* ---- relations ---------------------------------------------------------------------------------------------------------- */

/* The number of violations that are executed again and printed. */
enum { VIOLATIONS_SHOWN = 10 };

static json_t *relations_record(const struct sweep_command *command)
{
    json_t *record = json_object();
    for (int relation = 0; relation < RELATION_COUNT; relation++)
        (void)json_object_set_new(
            record, relation_name((enum relation)relation),
            json_pack("{s:I, s:I, s:I, s:I}", "held", (json_int_t)command->findings.relations.held[relation],
                      "violated", (json_int_t)command->findings.relations.violated[relation], "permitted",
                      (json_int_t)command->findings.relations.permitted[relation], "not_comparable",
                      (json_int_t)command->findings.relations.not_comparable[relation]));
    return record;
}

static void show_counts(const struct sweep_command *command)
{
    (void)print_text(stdout, "%-12s %12s %12s %15s\n", "relation", "held", "violated", "not comparable");
    for (int relation = 0; relation < RELATION_COUNT; relation++)
        (void)print_text(stdout, "%-12s %12" PRIu64 " %12" PRIu64 " %15" PRIu64 "\n",
                         relation_name((enum relation)relation), command->findings.relations.held[relation],
                         command->findings.relations.violated[relation],
                         command->findings.relations.not_comparable[relation]);
    if (command->findings.relations.failing > 0)
        (void)print_text(stdout,
                         "%" PRIu64
                         " case%s an answer that fails; a sweep without --relations explains the failures\n",
                         command->findings.relations.failing,
                         command->findings.relations.failing == 1 ? " has" : "s have");
}

static void show_violation(struct sweep_command *command, uint64_t number,
                           const struct relation_results *results)
{
    struct arena *arena = &command->run.plan.arena;
    for (int relation = 0; relation < RELATION_COUNT; relation++) {
        if (results->of[relation] != RELATION_IS_VIOLATED)
            continue;
        (void)print_text(stdout, "violated: %s for %s, first in element %" PRId64 " of the output\n",
                         relation_name((enum relation)relation),
                         world_case_id(&command->world, number, arena), results->cell[relation]);
        if (results->pass_the_judge[relation])
            (void)print_text(
                stdout, "  all these answers pass the judge: either they are permitted, or scatter-cts has a "
                        "defect; please report this\n");
        (void)print_text(stdout, "  run again: %s --relations --from %" PRIu64 " --to %" PRIu64 "\n",
                         command->run.plan.settings.command, number, number);
    }
}

/*
 * Why there is no verdict although the range is complete: nothing could be compared, or a relation is violated by answers that
 * all pass the judge. NULL: there is a verdict.
 */
static const char *relations_without_verdict(const struct sweep_command *command)
{
    const struct relation_counts *counts = &command->findings.relations;
    uint64_t compared = 0;
    for (int relation = 0; relation < RELATION_COUNT; relation++)
        compared += counts->held[relation] + counts->violated[relation];
    if (counts->failing > 0)
        return NULL;
    if (command->violation_count > 0)
        return "no verdict: a relation is violated by answers that all pass the judge";
    return compared == 0 ? "no verdict: no two answers could be compared" : NULL;
}

/* Prints the relations; executes the first violations again. */
static void show_relations(struct sweep_command *command, const struct session *session)
{
    struct arena arena = arena_create((size_t)1 << 30);
    struct session again = session_create(session->implementation);
    struct error error;
    show_counts(command);
    for (size_t i = 0; i < command->violation_count && i < VIOLATIONS_SHOWN && !interruption_is_requested();
         i++) {
        struct relation_results results;
        struct world_case made;
        arena_reset(&arena);
        enum status status = world_case_make(&command->world, command->violations[i], &made, &arena, &error);
        if (status == STATUS_OK)
            status = relations_check(&results, &again, &command->run.plan.judge, &made,
                                     world_kinds(&command->world), &arena, &error);
        if (status != STATUS_OK)
            run_command_print(&command->run, error.message);
        else
            show_violation(command, command->violations[i], &results);
    }
    session_end(&again);
    arena_destroy(&arena);
}

/* ---- the end ------------------------------------------------------------------------------------------------------------ */

static json_t *sweep_record(const struct sweep_command *command)
{
    const struct sweep_findings *findings = &command->findings;
    json_t *record = json_pack("{s:s, s:I, s:I, s:I, s:I, s:I, s:I, s:b}", "world", command->world.name,
                               "from", (json_int_t)command->begin, "end", (json_int_t)findings->end,
                               "executed", (json_int_t)findings->executed, "judged",
                               (json_int_t)findings->judged, "unsupported", (json_int_t)findings->unsupported,
                               "suspects", (json_int_t)findings->suspects, "complete", findings->is_complete);
    if (interruption_is_requested())
        (void)json_object_set_new(record, "interrupted", json_true());
    if (command->checks_relations)
        (void)json_object_set_new(record, "relations", relations_record(command));
    if (json_array_size(command->shrunk) > 0)
        (void)json_object_set(record, "shrunk", command->shrunk);
    return record;
}

static void show_sweep(const struct sweep_command *command, int64_t failures)
{
    const struct sweep_findings *findings = &command->findings;
    (void)print_text(stdout, "%s", command->world.name);
    if (findings->end > command->begin)
        (void)print_text(stdout, ", cases %" PRIu64 " to %" PRIu64, command->begin, findings->end - 1);
    (void)print_text(stdout, ": %" PRIu64 " executed", findings->executed);
    if (!command->checks_relations)
        (void)print_text(stdout, ", %" PRId64 " fail", failures);
    if (findings->unsupported > 0)
        (void)print_text(stdout, ", %" PRIu64 " unsupported", findings->unsupported);
    if (findings->is_scattered)
        (void)print_text(stdout, ", including some cases after this range");
    (void)print_text(stdout, "%s\n", findings->is_complete ? "" : "; incomplete");
    if (command->recorded < findings->count && sweep_command_is_late(command))
        (void)print_text(stdout, "%zu of %zu found cases were not run again: the time of --seconds is over\n",
                         findings->count - command->recorded, findings->count);
}

/* With --verbose, for plugins: the rate, and where time was spent. */
static void show_time(const struct sweep_command *command)
{
    const struct sweep_findings *findings = &command->findings;
    const double processes = command->run.plan.settings.jobs;
    double all = 0;
    for (int phase = 0; phase < SWEEP_PHASES; phase++)
        all += (double)findings->nanoseconds[phase];
    if (!command->run.options.verbose || all <= 0 || findings->seconds <= 0)
        return;
    const double percent = 100 / all;
    (void)print_text(
        stdout,
        "  %.0f cases per second and process; time: generation %.0f %%, expected outputs %.0f %%, "
        "implementation %.0f %%, comparison %.0f %%\n",
        (double)findings->executed / findings->seconds / processes,
        (double)findings->nanoseconds[PHASE_MAKING] * percent,
        (double)findings->nanoseconds[PHASE_EXPECTING] * percent,
        (double)findings->nanoseconds[PHASE_IMPLEMENTATION] * percent,
        (double)findings->nanoseconds[PHASE_COMPARING] * percent);
}

/* The exit status. *why: the message about it, or NULL. */
static enum exit_code outcome(const struct sweep_command *command, const struct session *session,
                              const char **why)
{
    const struct sweep_findings *findings = &command->findings;
    const bool is_shard =
        command->run.plan.shard.count > 0; /* whether enough is compared is decided for all shards together */
    const bool stopped_in_order = findings->is_complete || command->range.seconds > 0;
    *why = NULL;
    if (interruption_is_requested()) {
        *why = "interrupted: the sweep was stopped before its end";
        return EXIT_HARNESS;
    }
    if (session->implementation->losses.count > 0)
        return EXIT_NOT_CONFORMING;
    if (command->checks_relations) {
        if (findings->relations.failing > 0)
            return EXIT_NOT_CONFORMING;
        *why = relations_without_verdict(command);
    } else {
        if ((int64_t)findings->suspects > (int64_t)command->run.waivers.waived)
            return EXIT_NOT_CONFORMING;
        if (findings->executed <= findings->unsupported && !is_shard)
            *why = "no answer was compared with an expectation";
    }
    if (*why == NULL && !stopped_in_order)
        *why = "the sweep was stopped before its end";
    return *why == NULL ? EXIT_AS_EXPECTED : EXIT_HARNESS;
}

static void on_end(const struct session *session, const struct tally *tally, bool complete, void *context)
{
    struct sweep_command *command = context;
    struct run_command *run = &command->run;
    const struct process_losses *losses = &session->implementation->losses;
    sweep_command_explain_cleared(command, session);
    sweep_command_take_causes(command, &tally->causes);
    json_t *footer = footer_record(tally, complete && command->findings.is_complete, losses,
                                   execution_plan_seconds(&run->plan));
    (void)json_object_set_new(footer, "sweep", sweep_record(command));
    (void)json_object_set_new(footer, "statements", json_array()); /* cases that pass have no records */
    (void)json_object_del(footer, "of_no_version");
    run_command_write(run, footer);
    json_decref(footer);
    int64_t failures = 0;
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        if (verdict != VERDICT_PASS && verdict != VERDICT_UNSUPPORTED)
            failures += tally->verdicts[verdict];
    terminal_end_progress(&run->terminal);
    if (tally->cases > 0) {
        terminal_show_causes(&run->terminal, tally);
        terminal_show_suspects(&run->terminal, &tally->causes);
    }
    sweep_command_show_shrunk(command);
    bool saved = sweep_command_save_cases(command, session);
    show_sweep(command, failures);
    show_time(command);
    if (command->checks_relations)
        show_relations(command, session);
    sweep_command_show_cleared(command);
    const char *lost = execution_plan_losses(session, &run->plan.arena);
    if (lost != NULL)
        run_command_print(run, lost);
    const char *why;
    run->code = outcome(command, session, &why);
    if (why != NULL)
        run_command_print(run, why);
    if (!saved)
        run->code = EXIT_HARNESS;
    run->is_finished = !interruption_is_requested();
}

/* Notes the first found case that is answered correctly alone. */
static void on_record(const struct recorded_case *item, void *context)
{
    struct sweep_command *command = context;
    if (item->verdict == VERDICT_PASS || item->verdict == VERDICT_UNSUPPORTED) {
        if (command->cleared++ == 0)
            command->first_cleared = command->findings.numbers[command->recorded];
    }
    command->recorded++;
    run_command_listeners(&command->run).record(item, &command->run);
}

struct execution_plan_listeners sweep_command_listeners(struct sweep_command *command)
{
    struct execution_plan_listeners listeners = run_command_listeners(&command->run);
    listeners.record = on_record;
    listeners.end = on_end;
    return listeners;
}
