/* The output about relations between answers. */
#include "generated_case.h"
#include "interruption.h"
#include "print_text.h"
#include "sweep_command.h"

#include <inttypes.h>

/* The number of violations that are executed again and printed. */
enum { VIOLATIONS_SHOWN = 10 };

void sweep_command_take_violations(struct sweep_command *command)
{
    command->violations = command->findings.numbers;
    command->violation_count = command->findings.count;
    command->findings.count = 0;
}

json_t *sweep_command_relations_record(const struct sweep_command *command)
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

const char *sweep_command_relations_without_verdict(const struct sweep_command *command)
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

/* Executes the first violations again. */
void sweep_command_show_relations(struct sweep_command *command, const struct session *session)
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
