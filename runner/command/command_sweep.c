/* scatter-cts sweep: all cases of a world, which no corpus holds. */
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
#define NOT_GIVEN     LLONG_MIN  /* of a number */
#define NO_SECONDS    (-DBL_MAX) /* --seconds is not given */
enum { DEFAULT_MOST_FAILURES = 1000 };

/* --world or --seed; --to or --cases. */
static enum status settle_range_by_options(struct sweep_command *command, struct error *error)
{
    const char *world = command->world_name == NULL ? DEFAULT_WORLD : command->world_name;
    char random[32];
    if (command->to != NOT_GIVEN && command->to < 0)
        return error_set(error, STATUS_USAGE, "--to %lld: a number from 0 on is needed", command->to);
    if (command->seconds == NO_SECONDS)
        command->seconds = 0; /* no bound */
    else if (!isfinite(command->seconds) || command->seconds <= 0)
        return error_set(error, STATUS_USAGE, "--seconds %g: a number above 0 is needed", command->seconds);
    if (command->seed != NOT_GIVEN) {
        if (command->seed < 0)
            return error_set(error, STATUS_USAGE, "--seed %lld: a number from 0 on is needed", command->seed);
        if (command->world_name != NULL)
            return error_set(error, STATUS_USAGE,
                             "--seed and --world exclude each other: --seed %lld is --world random-%lld",
                             command->seed, command->seed);
        (void)snprintf(random, sizeof random, "random-%lld", command->seed);
        world = random;
    }
    if (command->cases != NOT_GIVEN) {
        if (command->to != NOT_GIVEN)
            return error_set(error, STATUS_USAGE, "--cases and --to exclude each other");
        if (command->cases < 1)
            return error_set(error, STATUS_USAGE, "--cases %lld: a number from 1 on is needed",
                             command->cases);
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
        status = error_set(error, STATUS_USAGE, "\"%s\" is not an option; see scatter-cts sweep --help",
                           poptPeekArg(context));
    if (status == STATUS_OK && run->plan.arguments.in_process)
        status = error_set(error, STATUS_USAGE, "--in-process is for \"scatter-cts run\"");
    if (status == STATUS_OK && command->checks_relations &&
        (run->shard_word != NULL || run->resume_path != NULL || run->waivers_path != NULL ||
         command->saved_path != NULL))
        status = error_set(error, STATUS_USAGE,
                           "--relations goes with none of --shard, --resume, --waivers and --save-cases");
    if (status == STATUS_OK && run->most_failures < 1)
        status = error_set(error, STATUS_USAGE, "--max-failures %d: a number from 1 on is needed",
                           run->most_failures);
    if (status == STATUS_OK && run->plan.arguments.judge != NULL &&
        strcmp(run->plan.arguments.judge, "onnx") == 0)
        status =
            error_set(error, STATUS_USAGE,
                      "--judge onnx compares with stored outputs, which the cases of a sweep do not have");
    if (status == STATUS_OK)
        status = settle_range_by_options(command, error);
    if (status == STATUS_OK)
        status = run_command_check_resumption(run, error);
    if (status == STATUS_OK)
        status = execution_plan_settle(&run->plan, error);
    run->terminal.verbose = run->verbose != 0;
    if (status == STATUS_OK)
        status = run_command_read_files(run, error);
    if (status == STATUS_OK)
        status = run_command_prepare_resumption(run, error);
    return status == STATUS_OK ? run_command_open_files(run, error) : status;
}

static enum exit_code sweep_implementation(struct sweep_command *command, const char *specification)
{
    struct execution_plan_listeners listeners = sweep_command_listeners(command);
    struct error error;
    listeners.search = sweep_command_search;
    command->findings = (struct sweep_findings){.end = command->begin};
    command->recorded = command->cleared = 0;
    command->violation_count = 0;
    command->swept++;
    enum status status = execution_plan_run(&command->run.plan, specification, &listeners, &error);
    if (status == STATUS_OK)
        return command->run.code;
    run_command_tell(&command->run, error.message);
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

/* The kinds of cases that are meant. */
static void kind_options(struct arguments *arguments, struct poptOption table[4])
{
    const struct poptOption options[] = {
        {"operator", 0, POPT_ARG_ARGV, &arguments->operators, 0,
         "Only this operator or operator version: ScatterND, ScatterND-18; may be given several times",
         "NAME"},
        {"dtype", 0, POPT_ARG_ARGV, &arguments->dtypes, 0, "Only this element type of data; likewise",
         "NAME"},
        {"reduction", 0, POPT_ARG_ARGV, &arguments->reductions, 0,
         "Only this reduction; likewise. \"none\" is also that of a node without the attribute", "NAME"},
        POPT_TABLEEND};
    memcpy(table, options, sizeof options);
}

/* What stands behind the name of the command in its help. */
static const char help[] =
    "[OPTION...]\n"
    "\n"
    "Gives an implementation the cases of a world, by the million: generated, numbered cases that no corpus\n"
    "holds. A wrong answer is run again alone, grouped by cause and shrunk.\n"
    "\n"
    "  scatter-cts sweep --implementation mine.so\n"
    "  scatter-cts sweep --implementation mine.so --seed 1 --seconds 300 --save-cases found\n"
    "\n"
    "Exit status: as of \"scatter-cts run\"; 3 also if answers that all pass the judge violate a relation.\n";

int command_sweep(const struct invocation *invocation)
{
    struct sweep_command command = {
        .run = {.terminal = terminal_create(), .most_failures = DEFAULT_MOST_FAILURES},
        .to = NOT_GIVEN,
        .seconds = NO_SECONDS,
        .cases = NOT_GIVEN,
        .seed = NOT_GIVEN,
        .telling_arena = arena_create((size_t)1 << 30)};
    struct run_command *run = &command.run;
    struct poptOption kinds[4];
    execution_plan_begin(&run->plan, invocation);
    kind_options(&run->plan.arguments, kinds);
    run_reports_begin(&run->reports, &run->plan.clauses); /* none: what passes has no records */
    const struct poptOption options[] = {
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, run->plan.tables.execution, 0, "What is tested, and how:", NULL},
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, kinds, 0, "Which cases:", NULL},
        {"world", 0, POPT_ARG_STRING, &command.world_name, 0,
         "The world whose cases are made: small-E-R has every case of up to E elements and R dimensions; "
         "random-SEED "
         "has cases of many sizes, patterns and values, different ones for each seed (default: " DEFAULT_WORLD
         ")",
         "NAME"},
        {"seed", 0, POPT_ARG_LONGLONG, &command.seed, 0, "The same as --world random-S", "S"},
        {"from", 0, POPT_ARG_LONGLONG, &command.from, 0, "The number of the first case (default: 0)", "A"},
        {"cases", 0, POPT_ARG_LONGLONG, &command.cases, 0,
         "Stop after N cases from the first on; --operator, --dtype and --reduction select among these", "N"},
        {"to", 0, POPT_ARG_LONGLONG, &command.to, 0,
         "The number of the last case (default: that of the world)", "B"},
        {"seconds", 0, POPT_ARG_DOUBLE, &command.seconds, 0,
         "Search for N seconds; suspects are then run again alone, up to --max-failures", "N"},
        {"shard", 0, POPT_ARG_STRING, &run->shard_word, 0,
         "Execute part K of N of the range, K from 1; \"auto\": as the environment says (\"scatter-cts run "
         "--help\"); "
         "\"scatter-cts merge\" puts the results together",
         "K/N"},
        {"max-failures", 0, POPT_ARG_INT, &run->most_failures, 0,
         "Stop after N failing cases (default: 1000)", "N"},
        {"results", 'r', POPT_ARG_STRING, &run->results_path, 0,
         "Write the results as JSON Lines; only failing cases have records", "FILE"},
        {"resume", 0, POPT_ARG_STRING, &run->resume_path, 0,
         "Write the results to FILE at the end; until then FILE.journal has what is done, and the same "
         "command "
         "continues a sweep that was killed",
         "FILE"},
        {"waivers", 'w', POPT_ARG_STRING, &run->waivers_path, 0,
         "Failures of the implementation that are accepted (form: reports/waivers.schema.json)", "FILE"},
        {"save-cases", 0, POPT_ARG_STRING, &command.saved_path, 0,
         "Write the most telling case of each cause below DIR, in ONNX's form: \"scatter-cts run --cases "
         "DIR\"",
         "DIR"},
        {"relations", 0, POPT_ARG_NONE, &command.checks_relations, 0,
         "Check relations between the implementation's own answers, which need no reference: operator "
         "versions, "
         "permuted and divided updates, transposed tensors, ScatterElements as ScatterND, gathered updates",
         NULL},
        {"no-shrink", 0, POPT_ARG_NONE, &command.keeps_size, 0,
         "Do not shrink the most telling case of each cause", NULL},
        {"verbose", 'v', POPT_ARG_NONE, &run->verbose, 0,
         "Explain every failure, and say where the time went", NULL},
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, run->plan.tables.judging, 0, "By what it is judged:", NULL},
        POPT_AUTOHELP POPT_TABLEEND};
    struct error error;
    poptContext context =
        poptGetContext("scatter-cts sweep", invocation->argument_count, invocation->arguments, options, 0);
    poptSetOtherOptionHelp(context, help);
    enum status status = prepare(&command, context, &error);
    if (status != STATUS_OK)
        run_command_tell(run, error.message);
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
