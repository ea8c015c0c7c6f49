/* scatter-cts run: runs the cases on implementations. Also what judge --outputs and sweep share with it. */
#include "commands.h"
#include "machine.h"
#include "print_text.h"
#include "run_command.h"

#include <inttypes.h>

/* The message if there are no results, because no case was sent to the first implementation. */
static const char interrupted_early[] = "interrupted before the first case, so nothing was tested";

/* With --rerun-failed, narrows the selection; *any: there are cases to run. */
static enum status select_failed(struct run_command *command, const char *specification, bool *any,
                                 struct error *error)
{
    struct execution_plan *plan = &command->plan;
    *any = true;
    if (command->options.failed_path == NULL)
        return STATUS_OK;
    enum status status = failed_cases_select(&command->failed, specification, &plan->cases,
                                             &plan->selection.only, &plan->selection.only_count, error);
    *any = status != STATUS_OK || plan->selection.only_count > 0;
    if (!*any)
        (void)print_text(stdout, "%s: has no failed case of %s\n", command->options.failed_path,
                         specification);
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
    run_command_print(command, interruption_is_requested() ? interrupted_early : error.message);
    return execution_plan_exit_code(status);
}

static enum exit_code run_all(struct run_command *command)
{
    const char *note = execution_plan_memory_note(&command->plan);
    if (note != NULL)
        run_command_print(command, note);
    note = execution_plan_huge_note(&command->plan);
    if (note != NULL)
        (void)print_text(stdout, "%s\n", note);
    if (command->plan.corpus_note != NULL)
        run_command_print(command, command->plan.corpus_note);
    if (command->plan.settings.shuffled)
        (void)print_text(stdout, "the cases are shuffled; --seed %" PRIu64 " repeats this order\n",
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
    run_command_print(command, "no case failed before, so nothing was tested");
    return EXIT_HARNESS;
}

static const char help[] =
    "[OPTION...]\n"
    "\n"
    "Runs the cases on one or several implementations, each in its own processes, and\n"
    "reports what does not conform: for each failure the clause of the specification,\n"
    "the element, the allowed values, the actual value, and a command that runs the\n"
    "case again.\n"
    "\n"
    "Examples:\n"
    "  scatter-cts run --implementation mine.so\n"
    "  scatter-cts run --implementation mine.so --operator ScatterND --reduction add\n"
    "  scatter-cts run --implementation mine.so --waivers waivers.json --report junit=junit.xml\n"
    "\n"
    "Exit status:\n"
    "  0  everything is as expected\n"
    "  1  an implementation does not conform, or a waiver is stale\n"
    "  2  wrong usage\n"
    "  3  the suite could not do its job, or nothing was tested";

/* Parses the arguments, runs, and finishes the files. */
static enum exit_code perform(struct run_command *command, poptContext context)
{
    struct error error;
    enum status status = run_command_prepare(command, context, &error);
    if (status != STATUS_OK)
        run_command_print(command, interruption_is_requested() ? interrupted_early : error.message);
    enum exit_code code = status == STATUS_OK ? run_all(command) : execution_plan_exit_code(status);
    code = status == STATUS_OK ? run_command_finish_reports(command, code) : code;
    return run_command_finish_results(command, code);
}

int run_command_perform(const struct invocation *invocation, const struct run_kind *kind)
{
    struct run_command command = {
        .terminal = terminal_create(),
        .options = {.kind = kind, .most_failures = kind->sweeps ? SWEEP_MOST_FAILURES : NO_BOUND}};
    struct poptOption none[] = {POPT_TABLEEND}, sweep[SWEEP_OPTION_COUNT];
    execution_plan_begin(&command.plan, invocation);
    sweep_options(&command.sweep, sweep);
    command.sweep.is_on = kind->sweeps;
    order_options(&command.plan.arguments, command.options.order);
    run_reports_begin(&command.reports, &command.plan.clauses);
    struct poptOption results[] = {
        {"results", 'r', POPT_ARG_STRING, &command.options.results_path, 0, "Write the results as JSON Lines",
         "FILE"},
        RUN_REPORT_OPTIONS(command),
        {"save-outputs", 0, POPT_ARG_STRING, &command.options.outputs_path, 0,
         "Write the answers to DIR, which must be new or empty: for each case "
         "output_0.pb or a marker. \"scatter-cts judge --outputs DIR\" judges them",
         "DIR"},
        POPT_TABLEEND};
    struct poptOption gates[] = {
        RUN_GATE_OPTIONS(command),
        {"max-failures", 0, POPT_ARG_INT, &command.options.most_failures, 0,
         "Stop after N failures that are not waived (default of sweep: 1000)", "N"},
        {"fail-fast", 0, POPT_ARG_VAL, &command.options.most_failures, 1, "Same as --max-failures 1", NULL},
        POPT_TABLEEND};
    struct poptOption shards[] = {
        {"shard", 0, POPT_ARG_STRING, &command.options.shard_word, 0,
         "Run only part K of N of the cases, with K from 1; \"auto\": take K and N from the environment "
         "(Slurm, Kubernetes, GitLab, Bazel). \"scatter-cts merge\" merges the results",
         "K/N|auto"},
        {"resume", 0, POPT_ARG_STRING, &command.options.resume_path, 0,
         "Write the results to FILE at the end, and finished cases to FILE.partial before; after the run was "
         "killed, the same command continues it",
         "FILE"},
        POPT_TABLEEND};
    struct poptOption failed[] = {{"rerun-failed", 0, POPT_ARG_STRING, &command.options.failed_path, 0,
                                   "Only cases that failed or could not be run, according to these results",
                                   "RESULTS"},
                                  POPT_TABLEEND};
    struct poptOption answers[] = {
        {"outputs", 0, POPT_ARG_STRING | POPT_ARGFLAG_OPTIONAL | POPT_ARGFLAG_DOC_HIDDEN,
         &command.options.answers_path, 0, NULL, NULL}, /* optional: "--outputs --help" has no folder */
        POPT_TABLEEND};
    struct poptOption cases[] = {
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, command.plan.tables.selection, 0, NULL, NULL},
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, kind->sweeps ? none : failed, 0, NULL, NULL},
        POPT_TABLEEND};
    const struct poptOption options[] = {
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, command.plan.tables.execution, 0, EXECUTION_HEADING, NULL},
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, kind->judges_answers ? answers : none, 0, NULL, NULL},
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, cases, 0, SELECTION_HEADING, NULL},
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, command.plan.tables.judging, 0, JUDGE_HEADING, NULL},
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, gates, 0, GATE_HEADING, NULL},
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, results, 0, REPORT_HEADING, NULL},
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, kind->sweeps ? sweep : command.options.order, 0,
         kind->sweeps ? "Search:" : ORDER_HEADING, NULL},
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, shards, 0, SHARD_HEADING, NULL},
        POPT_AUTOHELP POPT_TABLEEND};
    poptContext context =
        poptGetContext(kind->title, invocation->argument_count, invocation->arguments, options, 0);
    poptSetOtherOptionHelp(context, kind->help);
    enum exit_code code = perform(&command, context);
    run_command_release(&command);
    execution_plan_end(&command.plan);
    (void)poptFreeContext(context);
    return (int)code;
}

int command_run(const struct invocation *invocation)
{
    static const struct run_kind kind = {.title = "scatter-cts run", .help = help};
    return run_command_perform(invocation, &kind);
}
