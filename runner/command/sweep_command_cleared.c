/* Found cases that are answered correctly alone. */
#include "clock.h"
#include "generated_case.h"
#include "guilty_case.h"
#include "interruption.h"
#include "print_text.h"
#include "shell_word.h"
#include "shortest_run.h"
#include "sweep_command.h"

#include <inttypes.h>

bool sweep_command_is_late(const struct sweep_command *command)
{
    const int64_t deadline = command->run.plan.execution.deadline;
    return deadline > 0 && clock_milliseconds() >= deadline;
}

/* ---- finding out -------------------------------------------------------------------------------------------------------- */

/* Looks for a run of cases after which it is answered wrongly. */
static enum status look_for_run(struct sweep_command *command, struct implementation *implementation,
                                struct error *error)
{
    uint64_t from = command->first_cleared + 1;
    bool is_confirmed = false;
    enum status status =
        find_shortest_run(implementation, &command->search, command->first_cleared, &from, error);
    if (status == STATUS_OK && from <= command->first_cleared)
        status = run_is_confirmed(implementation, &command->search, from, command->first_cleared,
                                  &is_confirmed, error);
    if (is_confirmed) {
        command->clearing = CLEARED_AFTER_OTHERS;
        command->cause_of_clearing = from;
    }
    return status;
}

/* Looks for another case that writes to the memory in which a process reports what it found. */
static enum status look_for_accuser(struct sweep_command *command, struct implementation *implementation,
                                    struct error *error)
{
    struct sweep_process process;
    uint64_t from, to, guilty;
    sweep_search_piece_of(&command->search, command->first_cleared, &from, &to);
    guilty = to;
    enum status status = sweep_process_create(&process, &command->search, error);
    if (status == STATUS_OK) {
        process.session = session_create(implementation);
        if (find_accuser(&process, from, to, command->first_cleared, &guilty, error) == SLICE_FAILED)
            status = error->status;
        session_end(&process.session);
    }
    sweep_process_destroy(&process);
    if (status == STATUS_OK && guilty < to && guilty != command->first_cleared) {
        command->clearing = CLEARED_ACCUSED;
        command->cause_of_clearing = guilty;
    }
    return status;
}

void sweep_command_explain_cleared(struct sweep_command *command, const struct session *session)
{
    struct execution_plan *plan = &command->run.plan;
    struct implementation implementation; /* a copy, so that processes lost here are not counted */
    struct error error;
    command->clearing = CLEARED_UNEXPLAINED;
    if (command->cleared == 0 || plan->recorded != NULL) /* nothing can be run again */
        return;
    enum status status = implementation_create(&implementation, session->implementation->specification,
                                               &plan->execution, &plan->arena, &error);
    if (status == STATUS_OK)
        status = look_for_run(command, &implementation, &error);
    if (status == STATUS_OK && command->clearing == CLEARED_UNEXPLAINED &&
        implementation.kind != IMPLEMENTATION_PROGRAM) /* which shares no memory */
        status = look_for_accuser(command, &implementation, &error);
    if (status != STATUS_OK)
        run_command_print(&command->run, error.message);
    else if (command->clearing == CLEARED_UNEXPLAINED &&
             (sweep_command_is_late(command) || interruption_is_requested()))
        command->clearing = CLEARED_UNCHECKED;
    if (command->clearing == CLEARED_ACCUSED)
        process_losses_add(&session->implementation->losses, LOSS_IN_CASE, "wrote to memory of scatter-cts",
                           world_case_id(&command->world, command->cause_of_clearing, &plan->arena));
}

/* ---- printing ----------------------------------------------------------------------------------------------------------- */

/* The options that select kinds of cases, as words of a shell command, each after a space. */
static const char *kind_words(const struct arguments *arguments, struct arena *arena)
{
    char *const *const values[] = {arguments->operators, arguments->dtypes, arguments->reductions};
    static const char *const names[] = {"operator", "dtype", "reduction"};
    const char *words = "";
    for (size_t i = 0; i < sizeof values / sizeof *values; i++)
        for (char *const *value = values[i]; words != NULL && value != NULL && *value != NULL; value++)
            words = arena_format(arena, "%s --%s %s", words, names[i], shell_word(*value, arena));
    return words == NULL ? "" : words;
}

/* How to reproduce it. */
static void show_run(struct sweep_command *command)
{
    struct execution_plan *plan = &command->run.plan;
    (void)print_text(stdout, "  run again: %s%s --from %" PRIu64 " --to %" PRIu64 " --jobs 1\n",
                     plan->settings.command, kind_words(&plan->arguments, &plan->arena),
                     command->cause_of_clearing, command->first_cleared);
}

void sweep_command_show_cleared(struct sweep_command *command)
{
    struct arena *arena = &command->run.plan.arena;
    const char *first = world_case_id(&command->world, command->first_cleared, arena);
    const char *cases =
        arena_format(arena, "%zu case%s", command->cleared, command->cleared == 1 ? " was" : "s were");
    if (command->cleared == 0 || first == NULL || cases == NULL)
        return;
    switch (command->clearing) {
    case CLEARED_AFTER_OTHERS:
        (void)print_text(
            stdout,
            "%s answered wrongly after other cases, but correctly alone: the implementation keeps "
            "state between cases, or its answers vary; the first is %s\n",
            cases, first);
        show_run(command);
        return;
    case CLEARED_ACCUSED:
        (void)print_text(
            stdout,
            "%s reported as wrong by a process whose report cannot be trusted, because %s wrote to "
            "memory of scatter-cts; alone, all are answered correctly\n",
            cases, world_case_id(&command->world, command->cause_of_clearing, arena));
        return;
    case CLEARED_UNCHECKED:
        (void)print_text(
            stdout,
            "%s answered wrongly after other cases, but correctly alone; which cases lead to that "
            "was not looked into: the time of --seconds is over\n",
            cases);
        return;
    case CLEARED_UNEXPLAINED:
        (void)print_text(stdout, "%s reported as wrong, but answered correctly alone%s\n", cases,
                         command->run.plan.recorded != NULL
                             ? ""
                             : " and when the cases before were run again: this is unsteady, and no case is "
                               "blamed");
        return;
    }
}
