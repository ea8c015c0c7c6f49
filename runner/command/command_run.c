/* scatter-cts run: the main job. */
#include "commands.h"
#include "interruption.h"
#include "print_text.h"
#include "run_command.h"

#include <inttypes.h>
#include <stdlib.h>

/* Without results: nobody had asked the first implementation anything. */
static const char interrupted_early[] = "interrupted before the first case, so nothing was tested";

void run_command_tell(struct run_command *command, const char *message)
{
    terminal_end_progress(&command->terminal);
    print_complaint(message);
}

/* With --rerun-failed, narrows the selection; *any: there is something to run. */
static enum status select_failed(struct run_command *command, const char *specification, bool *any,
                                 struct error *error)
{
    struct execution_plan *plan = &command->plan;
    *any = true;
    if (command->failed_path == NULL)
        return STATUS_OK;
    enum status status = failed_cases_select(&command->failed, specification, &plan->cases,
                                             &plan->selection.only, &plan->selection.only_count, error);
    *any = status != STATUS_OK || plan->selection.only_count > 0;
    if (!*any)
        (void)print_text(stdout, "%s: no case of %s failed there\n", command->failed_path, specification);
    return status;
}

static enum exit_code run_implementation(struct run_command *command, const char *specification)
{
    const struct execution_plan_listeners listeners = run_command_listeners(command);
    struct error error;
    bool any;
    enum status status = select_failed(command, specification, &any, &error);
    if (!any)
        return EXIT_AS_EXPECTED;
    command->run_count++;
    if (status == STATUS_OK)
        status = execution_plan_run(&command->plan, specification, &listeners, &error);
    if (status == STATUS_OK)
        return command->code;
    run_command_tell(command, interruption_is_requested() ? interrupted_early : error.message);
    return execution_plan_exit_code(status);
}

static enum exit_code run_all(struct run_command *command)
{
    const char *note = execution_plan_memory_note(&command->plan);
    if (note != NULL)
        run_command_tell(command, note);
    if (command->plan.corpus_note != NULL)
        run_command_tell(command, command->plan.corpus_note);
    if (command->plan.settings.shuffled)
        (void)print_text(stdout, "the cases are shuffled; --seed %" PRIu64 " gives the same order again\n",
                         command->plan.settings.seed);
    enum exit_code worst = EXIT_AS_EXPECTED;
    for (const char *const *specification = execution_plan_implementations(&command->plan);
         *specification != NULL && (!interruption_is_requested() || command->run_count == 0);
         specification++) {
        enum exit_code code = run_implementation(command, *specification);
        worst = code > worst ? code : worst;
    }
    if (interruption_is_requested())
        return EXIT_HARNESS;
    if (command->run_count > 0)
        return worst;
    run_command_tell(command, "there is nothing to run again, so nothing was tested");
    return EXIT_HARNESS;
}

/* What stands behind the name of the command in its help; `rejudge` has a help of its own. */
static const char help[] =
    "[OPTION...]\n"
    "\n"
    "Gives implementations the cases, in processes of their own, and says what they got wrong: the clause of "
    "the\n"
    "specification, the element, what is allowed there, what came, and the command that runs the case "
    "again.\n"
    "\n"
    "  scatter-cts run --implementation mine.so --operator ScatterND --reduction add\n"
    "  scatter-cts run --implementation mine.so --waivers waivers.json --report junit=junit.xml\n"
    "\n"
    "Exit status: 0 everything as expected; 1 an implementation does not conform, or a waiver is stale; 2 "
    "wrong\n"
    "usage; 3 the suite could not do its job, or nothing was tested.\n";

int run_or_rejudge(const struct invocation *invocation, const char *title, bool rejudging)
{
    struct run_command command = {
        .terminal = terminal_create(), .rejudging = rejudging, .most_failures = NO_BOUND};
    execution_plan_begin(&command.plan, invocation);
    order_options(&command.plan.arguments, command.order);
    run_reports_begin(&command.reports, &command.plan.clauses);
    const struct poptOption options[] = {
        EXECUTION_PLAN_OPTIONS(command.plan),
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, command.order, 0, "How often, and in which order:", NULL},
        {"max-failures", 0, POPT_ARG_INT, &command.most_failures, 0,
         "Stop after N failures that are not waived", "N"},
        {"fail-fast", 0, POPT_ARG_VAL, &command.most_failures, 1, "The same as --max-failures 1", NULL},
        {"results", 'r', POPT_ARG_STRING, &command.results_path, 0, "Write the results as JSON Lines",
         "FILE"},
        {"save-outputs", 0, POPT_ARG_STRING, &command.outputs_path, 0,
         "Write the implementation's answers to an empty folder: for each case output_0.pb or what came "
         "instead; \"scatter-cts judge --outputs DIR\" judges them",
         "DIR"},
        {"rerun-failed", 0, POPT_ARG_STRING, &command.failed_path, 0,
         "Only the cases that failed, or could not be run, according to these results", "RESULTS"},
        {"shard", 0, POPT_ARG_STRING, &command.shard_word, 0,
         "Only part K of N of the cases, K from 1; \"auto\": as the environment says (Slurm, Kubernetes, "
         "GitLab, Bazel). \"scatter-cts merge\" puts the results together",
         "K/N|auto"},
        {"shard-by", 0, POPT_ARG_STRING, &command.shard_results, 0,
         "Balance the parts by the seconds in these results (default: divide by the ids)", "RESULTS"},
        {"resume", 0, POPT_ARG_STRING, &command.resume_path, 0,
         "Write the results to FILE at the end; until then FILE.journal has what is finished, and the same "
         "command continues a run that was killed",
         "FILE"},
        RUN_GATE_OPTIONS(command),
        POPT_AUTOHELP POPT_TABLEEND};
    struct error error;
    poptContext context =
        poptGetContext(title, invocation->argument_count, invocation->arguments, options, 0);
    if (!rejudging)
        poptSetOtherOptionHelp(context, help);
    enum status status = run_command_prepare(&command, context, &error);
    if (status != STATUS_OK)
        run_command_tell(&command, interruption_is_requested() ? interrupted_early : error.message);
    enum exit_code code = status == STATUS_OK ? run_all(&command) : execution_plan_exit_code(status);
    code = status == STATUS_OK ? run_command_finish_reports(&command, code) : code;
    code = run_command_finish_results(&command, code);
    run_command_release(&command);
    execution_plan_end(&command.plan);
    (void)poptFreeContext(context);
    return (int)code;
}

int command_run(const struct invocation *invocation)
{
    return run_or_rejudge(invocation, "scatter-cts run", false);
}
