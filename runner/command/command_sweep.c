/* scatter-cts sweep: runs the generated cases of a world. */
#include "commands.h"
#include "interruption.h"
#include "sweep_command.h"

#include <float.h>
#include <inttypes.h>
#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define DEFAULT_WORLD "small-3-3"
#define NOT_GIVEN     LLONG_MIN  /* a number that is not given */
#define NO_SECONDS    (-DBL_MAX) /* --seconds is not given */
enum { DEFAULT_MOST_FAILURES = 1000 };
enum { SEARCH_OPTION_COUNT = 10, FAILURE_OPTION_COUNT = 8, SHARD_OPTION_COUNT = 3 };

/* Settles the range from --world or --seed, --from, --to or --cases, and --seconds. */
static enum status settle_range_by_options(struct sweep_command *command, struct error *error)
{
    const char *world = command->world_name == NULL ? DEFAULT_WORLD : command->world_name;
    char random[32];
    if (command->to != NOT_GIVEN && command->to < 0)
        return error_set(error, STATUS_USAGE, "--to %lld: must be 0 or greater", command->to);
    if (command->seconds == NO_SECONDS)
        command->seconds = 0; /* no limit */
    else if (!isfinite(command->seconds) || command->seconds <= 0)
        return error_set(error, STATUS_USAGE, "--seconds %g: must be greater than 0", command->seconds);
    if (command->seed != NOT_GIVEN) {
        if (command->seed < 0)
            return error_set(error, STATUS_USAGE, "--seed %lld: must be 0 or greater", command->seed);
        if (command->world_name != NULL)
            return error_set(
                error, STATUS_USAGE,
                "--seed cannot be combined with --world: --seed %lld is the same as --world random-%lld",
                command->seed, command->seed);
        (void)snprintf(random, sizeof random, "random-%lld", command->seed);
        world = random;
    }
    if (command->cases != NOT_GIVEN) {
        if (command->to != NOT_GIVEN)
            return error_set(error, STATUS_USAGE, "--cases cannot be combined with --to");
        if (command->cases < 1)
            return error_set(error, STATUS_USAGE, "--cases %lld: must be 1 or greater", command->cases);
        command->to =
            command->from > LLONG_MAX - command->cases ? LLONG_MAX : command->from + command->cases - 1;
    }
    return sweep_command_settle_range(command, world, error);
}

static enum status prepare(struct sweep_command *command, poptContext context, struct error *error)
{
    struct run_command *run = &command->run;
    enum status status = arguments_parse(context, &run->plan.arguments, error);
    if (status == STATUS_OK && poptPeekArg(context) != NULL)
        status = error_set(error, STATUS_USAGE, "unexpected argument \"%s\"; see scatter-cts sweep --help",
                           poptPeekArg(context));
    if (status == STATUS_OK && run->plan.arguments.in_process)
        status = error_set(error, STATUS_USAGE, "--in-process is only for \"scatter-cts run\"");
    if (status == STATUS_OK && command->checks_relations &&
        (run->options.shard_word != NULL || run->options.resume_path != NULL ||
         run->options.waivers_path != NULL || command->saved_path != NULL))
        status =
            error_set(error, STATUS_USAGE,
                      "--relations cannot be combined with --shard, --resume, --waivers or --save-cases");
    if (status == STATUS_OK && run->options.most_failures < 1)
        status = error_set(error, STATUS_USAGE, "--max-failures %d: must be 1 or greater",
                           run->options.most_failures);
    if (status == STATUS_OK)
        status = execution_plan_need_implementation(&run->plan, "sweep", error);
    if (status == STATUS_OK)
        status = settle_range_by_options(command, error);
    if (status == STATUS_OK)
        status = run_command_check_resumption(run, error);
    if (status == STATUS_OK)
        status = execution_plan_check(&run->plan, error);
    if (status == STATUS_OK)
        status = execution_plan_settle(&run->plan, error);
    run->terminal.verbose = run->options.verbose != 0;
    if (status == STATUS_OK)
        status = run_command_read_files(run, error);
    if (status == STATUS_OK)
        status = run_command_prepare_resumption(run, error);
    return status == STATUS_OK ? run_command_open_files(run, error) : status;
}

static const char interrupted_early[] = "interrupted before the first case, so nothing was tested";

static enum exit_code sweep_implementation(struct sweep_command *command, const char *specification)
{
    struct execution_plan_listeners listeners = sweep_command_listeners(command);
    struct error error;
    listeners.search = sweep_command_search;
    command->findings = (struct sweep_findings){.end = command->begin};
    command->recorded = command->cleared = 0;
    command->violation_count = 0;
    command->not_shrunk = 0;
    command->run.plan.execution.deadline = 0;
    command->swept++;
    enum status status = execution_plan_run(&command->run.plan, specification, &listeners, &error);
    if (status == STATUS_OK)
        return command->run.code;
    run_command_print(&command->run, interruption_is_requested() ? interrupted_early : error.message);
    return execution_plan_exit_code(status);
}

static enum exit_code sweep_all(struct sweep_command *command)
{
    enum exit_code worst = EXIT_AS_EXPECTED;
    for (const char *const *specification = execution_plan_implementations(&command->run.plan);
         *specification != NULL && !interruption_is_requested(); specification++) {
        enum exit_code code = sweep_implementation(command, *specification);
        worst = code > worst ? code : worst;
    }
    return interruption_is_requested() ? EXIT_HARNESS : worst;
}

static const char help[] =
    "[OPTION...]\n"
    "\n"
    "Runs millions of generated cases on an implementation. The cases belong to a\n"
    "world: a numbered set of cases that is generated when it is needed and not\n"
    "stored. Each case with a wrong answer is run again alone; failures are grouped\n"
    "by cause, and the most telling case of each cause is shrunk to a small one.\n"
    "\n"
    "Examples:\n"
    "  scatter-cts sweep --implementation mine.so\n"
    "  scatter-cts sweep --implementation mine.so --seed 1 --seconds 300 --save-cases found\n"
    "\n"
    "Exit status: as of \"scatter-cts run\"; also 3 if answers that all pass the judge\n"
    "violate a relation.";

/* The options that say which cases are executed. */
static void search_options(struct sweep_command *command, struct poptOption table[SEARCH_OPTION_COUNT])
{
    struct arguments *arguments = &command->run.plan.arguments;
    const struct poptOption options[SEARCH_OPTION_COUNT] = {
        {"world", 0, POPT_ARG_STRING, &command->world_name, 0,
         "World of the cases: \"small-E-R\" has every case with up to E elements and R dimensions; "
         "\"random-SEED\" has cases of many sizes, patterns and values, different for each seed. "
         "\"small-forms-E-R\" and \"random-forms-SEED\" also have other forms of models: inputs that are "
         "constants or defaults, open extents, shared values (default: " DEFAULT_WORLD ")",
         "NAME"},
        {"seed", 0, POPT_ARG_LONGLONG, &command->seed, 0, "Same as --world random-S", "S"},
        {"from", 0, POPT_ARG_LONGLONG, &command->from, 0, "Number of the first case (default: 0)", "A"},
        {"to", 0, POPT_ARG_LONGLONG, &command->to, 0,
         "Number of the last case (default: the last case of the world)", "B"},
        {"cases", 0, POPT_ARG_LONGLONG, &command->cases, 0,
         "Stop after N cases; --operator, --dtype and --reduction select among these", "N"},
        {"seconds", 0, POPT_ARG_DOUBLE, &command->seconds, 0,
         "Stop after N seconds, or a tenth later. If something is found, half of the time is for running it "
         "again alone and "
         "for shrinking",
         "N"},
        {"operator", 0, POPT_ARG_ARGV, &arguments->operators, 0,
         "Only this operator (ScatterND) or operator version (ScatterND-18); may be given several times",
         "NAME"},
        {"dtype", 0, POPT_ARG_ARGV, &arguments->dtypes, 0,
         "Only cases with data of this element type; may be given several times", "NAME"},
        {"reduction", 0, POPT_ARG_ARGV, &arguments->reductions, 0,
         "Only cases with this reduction; may be given several times. \"none\" includes nodes without the "
         "attribute",
         "NAME"},
        POPT_TABLEEND};
    memcpy(table, options, sizeof options);
}

/* What is checked besides single answers, and what happens to failing cases. */
static void failure_options(struct sweep_command *command, struct poptOption table[FAILURE_OPTION_COUNT])
{
    struct run_command *run = &command->run;
    const struct poptOption options[FAILURE_OPTION_COUNT] = {
        {"relations", 0, POPT_ARG_NONE, &command->checks_relations, 0,
         "Check relations between the implementation's own answers, which need no reference: operator "
         "versions, permuted and divided updates, transposed tensors, ScatterElements as ScatterND, gathered "
         "updates",
         NULL},
        {"waivers", 'w', POPT_ARG_STRING, &run->options.waivers_path, 0,
         "Accepted failures of the implementation (format: reports/waivers.schema.json)", "FILE"},
        {"max-failures", 0, POPT_ARG_INT, &run->options.most_failures, 0,
         "Stop after N failing cases (default: 1000)", "N"},
        {"no-shrink", 0, POPT_ARG_NONE, &command->keeps_size, 0,
         "Do not shrink the most telling case of each cause", NULL},
        {"save-cases", 0, POPT_ARG_STRING, &command->saved_path, 0,
         "Write the most telling case of each cause below DIR, in ONNX's form; \"scatter-cts run --cases "
         "DIR\" runs them",
         "DIR"},
        {"results", 'r', POPT_ARG_STRING, &run->options.results_path, 0,
         "Write the results as JSON Lines; only failing cases have records", "FILE"},
        {"verbose", 'v', POPT_ARG_NONE, &run->options.verbose, 0,
         "Explain every failure, and print where time was spent", NULL},
        POPT_TABLEEND};
    memcpy(table, options, sizeof options);
}

static void shard_options(struct run_command *run, struct poptOption table[SHARD_OPTION_COUNT])
{
    const struct poptOption options[SHARD_OPTION_COUNT] = {
        {"shard", 0, POPT_ARG_STRING, &run->options.shard_word, 0,
         "Run only part K of N of the cases, with K from 1; \"auto\": take K and N from the environment "
         "(Slurm, "
         "Kubernetes, GitLab, Bazel). \"scatter-cts merge\" merges the results",
         "K/N|auto"},
        {"resume", 0, POPT_ARG_STRING, &run->options.resume_path, 0,
         "Write the results to FILE at the end, and finished parts to FILE.journal before; after the sweep "
         "was "
         "killed, the same command continues it",
         "FILE"},
        POPT_TABLEEND};
    memcpy(table, options, sizeof options);
}

int command_sweep(const struct invocation *invocation)
{
    struct sweep_command command = {
        .run = {.terminal = terminal_create(), .options.most_failures = DEFAULT_MOST_FAILURES},
        .to = NOT_GIVEN,
        .seconds = NO_SECONDS,
        .cases = NOT_GIVEN,
        .seed = NOT_GIVEN,
        .telling_arena = arena_create((size_t)1 << 30)};
    struct run_command *run = &command.run;
    struct poptOption search[SEARCH_OPTION_COUNT], failures[FAILURE_OPTION_COUNT], shards[SHARD_OPTION_COUNT];
    execution_plan_begin(&run->plan, invocation);
    search_options(&command, search);
    failure_options(&command, failures);
    shard_options(run, shards);
    run_reports_begin(&run->reports, &run->plan.clauses); /* no reports: cases that pass have no records */
    const struct poptOption options[] = {
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, run->plan.tables.execution, 0, EXECUTION_HEADING, NULL},
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, search, 0, SELECTION_HEADING, NULL},
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, run->plan.tables.judging, 0, JUDGE_HEADING, NULL},
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, failures, 0, "Failures and results:", NULL},
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, shards, 0, SHARD_HEADING, NULL},
        POPT_AUTOHELP POPT_TABLEEND};
    struct error error;
    poptContext context =
        poptGetContext("scatter-cts sweep", invocation->argument_count, invocation->arguments, options, 0);
    poptSetOtherOptionHelp(context, help);
    enum status status = prepare(&command, context, &error);
    if (status == STATUS_OK && interruption_is_requested())
        run_command_print(run, interrupted_early);
    else if (status != STATUS_OK)
        run_command_print(run, interruption_is_requested() ? interrupted_early : error.message);
    enum exit_code code = status == STATUS_OK ? sweep_all(&command) : execution_plan_exit_code(status);
    code = run_command_finish_results(run, code);
    run_command_release(run);
    free(command.world_name);
    free(command.saved_path);
    json_decref(command.shrunk);
    arena_destroy(&command.telling_arena);
    execution_plan_end(&run->plan);
    (void)poptFreeContext(context);
    return (int)code;
}
