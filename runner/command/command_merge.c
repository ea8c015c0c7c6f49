/* scatter-cts merge: merges the shards of a run and judges them as one run. */
#include "commands.h"
#include "execution_plan.h"
#include "print_text.h"
#include "record.h"
#include "run_command.h"
#include "shard.h"
#include "text_numbers.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "[OPTION...] FILE...\n"
    "\n"
    "Merges the results of all shards of a run or sweep (--shard K/N --results FILE),\n"
    "and prints what the undivided run prints: statements, causes of failures and\n"
    "exit status. The cases must be available, because causes depend on them;\n"
    "generated cases are generated again.\n"
    "\n"
    "Example:\n"
    "  scatter-cts merge shard-*.jsonl -o results.jsonl --waivers waivers.json\n"
    "\n"
    "Exit status: as of \"scatter-cts run\"; also 3 if a shard is missing, is given\n"
    "twice, is not complete, lacks a case, or belongs to another run (other cases,\n"
    "options, version or number of shards).\n";

/* The state of one invocation of `merge`. */
struct merge_command {
    struct run_command run;
    struct shard_files shards;
};

/* Reads the results files in the arguments. */
static enum status read_shards(struct merge_command *merge, poptContext context, struct error *error)
{
    const char **paths = poptGetArgs(context);
    size_t count = 0;
    while (paths != NULL && paths[count] != NULL)
        count++;
    if (count == 0)
        return error_set(error, STATUS_USAGE,
                         "merge needs the results files of all shards; see scatter-cts merge --help");
    const enum status status = run_command_check_files(&merge->run, paths, error);
    if (status != STATUS_OK)
        return status;
    return shard_files_read(&merge->shards, paths, count, &merge->run.plan.arena, error);
}

/* The tier of generated cases, which have no folder, as its source is called; NULL for other cases. */
static const char *tier_of_made_cases(const struct recorded_header *header)
{
    const char *tier = header->selection == NULL ? "" : header->selection->tier;
    return strcmp(tier, LARGE_SOURCE) == 0 || strcmp(tier, HUGE_SOURCE) == 0 ? tier : NULL;
}

/* The values of --cases for a run that has only worlds, which need no files, as popt allocates them; NULL for
 * other runs. A name or range that is impossible is refused when the sources are found. */
static char **worlds_of(const struct recorded_header *header)
{
    const size_t count = header->sources.count;
    char **cases = calloc(count + 1, sizeof *cases);
    for (size_t i = 0; cases != NULL && i < count; i++) {
        char text[160];
        const struct recorded_source *source = &header->sources.items[i];
        (void)snprintf(text, sizeof text, WORLD_PREFIX "%.80s:%" PRId64 "-%" PRId64, source->name,
                       source->from, source->end - 1);
        cases[i] = recorded_is_world(source) ? text_kept(text) : NULL;
        if (cases[i] == NULL) {
            for (size_t made = 0; made < i; made++)
                free(cases[made]);
            free(cases);
            return NULL;
        }
    }
    return cases;
}

/* Checks that the cases are those of the run. */
static enum status check_sources(const struct execution_plan *plan, const struct recorded_header *header,
                                 struct error *error)
{
    if (header->sources.count != plan->source_count)
        return error_set(
            error, STATUS_UNREADABLE,
            "--cases: the run had %zu sources of cases, but %zu are given; give the sources of the run",
            header->sources.count, plan->source_count);
    for (size_t i = 0; i < plan->source_count; i++) {
        const struct recorded_source *source = &header->sources.items[i];
        const char *recorded = text_or_empty(source->corpus_hash);
        const char *hash = text_or_empty(plan->corpora[i].hash);
        if (strcmp(source->name, plan->sources[i].name) != 0)
            return error_set(error, STATUS_UNREADABLE,
                             "--cases: source %zu of the run was named \"%.100s\", but is \"%.100s\" here",
                             i + 1, source->name, plan->sources[i].name);
        if ((uint64_t)source->from != plan->sources[i].from || (uint64_t)source->end != plan->sources[i].end)
            return error_set(error, STATUS_UNREADABLE,
                             "--cases: the range of \"%.100s\" is not that of the run",
                             plan->sources[i].name);
        if (strcmp(recorded, hash) != 0)
            return error_set(
                error, STATUS_UNREADABLE,
                "--cases: the cases of \"%.100s\" are not those of the run: the corpus_hash differs",
                plan->sources[i].name);
    }
    return STATUS_OK;
}

/* Checks the options: shards that were run with waivers also need the waivers for the whole run. */
static enum status check_options(const struct merge_command *merge, struct error *error)
{
    const struct run_command *command = &merge->run;
    for (size_t i = 0; i < merge->shards.run_count; i++)
        if (merge->shards.runs[i].has_waivers && command->options.waivers_path == NULL)
            return error_set(error, STATUS_USAGE,
                             "the shards were run with --waivers: give the same --waivers to merge");
    return STATUS_OK;
}

static enum status prepare(struct merge_command *merge, poptContext context, struct error *error)
{
    struct run_command *command = &merge->run;
    struct execution_plan *plan = &command->plan;
    enum status status = arguments_parse(context, &plan->arguments, error);
    if (status == STATUS_OK)
        status = read_shards(merge, context, error);
    if (status == STATUS_OK)
        status = check_options(merge, error);
    if (status != STATUS_OK)
        return status;
    const struct recorded_header *header = merge->shards.runs[0].header;
    const char *tier = tier_of_made_cases(header);
    if (plan->arguments.cases == NULL && tier != NULL)
        plan->arguments.tier = text_kept(tier);
    else if (plan->arguments.cases == NULL && header->sources.count > 0)
        plan->arguments.cases = worlds_of(header);
    plan->arguments.any_corpus = 1; /* check_sources compares them with those of the run */
    plan->all_cases = true;
    status = run_reports_check(&command->reports, merge->shards.run_count > 1, error);
    if (status == STATUS_OK)
        status = execution_plan_check(plan, error);
    if (status == STATUS_OK)
        status = execution_plan_settle(plan, error);
    for (size_t i = 0; status == STATUS_OK && i < merge->shards.run_count; i++) {
        status = check_sources(plan, merge->shards.runs[i].header, error);
        if (status == STATUS_OK)
            status = shard_coverage_check(&merge->shards.runs[i], &plan->cases, error);
    }
    if (status == STATUS_OK && plan_has_worlds(plan) && command->baseline.path != NULL)
        status =
            error_set(error, STATUS_USAGE,
                      "--baseline cannot be combined with a world: give it folders or archives of cases");
    command->terminal.verbose = command->options.verbose != 0;
    command->baseline.alone = merge->shards.run_count == 1;
    if (status == STATUS_OK)
        status = run_command_read_files(command, error);
    return status == STATUS_OK ? run_command_open_files(command, error) : status;
}

static enum exit_code merge_run(struct merge_command *merge, const struct sharded_run *run)
{
    struct run_command *command = &merge->run;
    const struct execution_plan_listeners listeners = run_command_listeners(command);
    struct error error;
    enum status status = execution_plan_replay(&command->plan, run, &listeners, &error);
    if (status == STATUS_OK)
        return command->code;
    run_command_print(command, error.message);
    return EXIT_HARNESS;
}

int command_merge(const struct invocation *invocation)
{
    struct merge_command merge = {.run = {.terminal = terminal_create(), .options.most_failures = NO_BOUND}};
    struct run_command *command = &merge.run;
    execution_plan_begin(&command->plan, invocation);
    run_reports_begin(&command->reports, &command->plan.clauses);
    struct poptOption results[] = {RUN_REPORT_OPTIONS(*command), POPT_TABLEEND};
    struct poptOption gates[] = {RUN_GATE_OPTIONS(*command), POPT_TABLEEND};
    const struct poptOption options[] = {
        {"output", 'o', POPT_ARG_STRING, &command->options.results_path, 0,
         "Write the results of the whole run as JSON Lines", "FILE"},
        {"cases", 'c', POPT_ARG_ARGV, &command->plan.arguments.cases, 0,
         "Folder or ZIP archive with the cases of the run (default: the folder \"cases\", or its worlds)",
         "[NAME=]PATH"},
        {"jobs", 'j', POPT_ARG_INT, &command->plan.arguments.jobs, 0,
         "Number of threads (default: the number of processors)", "N"},
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, gates, 0, GATE_HEADING, NULL},
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, results, 0, REPORT_HEADING, NULL},
        POPT_AUTOHELP POPT_TABLEEND};
    struct error error;
    enum exit_code code = EXIT_AS_EXPECTED;
    poptContext context =
        poptGetContext("scatter-cts merge", invocation->argument_count, invocation->arguments, options, 0);
    poptSetOtherOptionHelp(context, help);
    enum status status = prepare(&merge, context, &error);
    if (status != STATUS_OK) {
        run_command_print(command, error.message);
        code = execution_plan_exit_code(status);
    }
    for (size_t i = 0; status == STATUS_OK && i < merge.shards.run_count; i++) {
        enum exit_code one = merge_run(&merge, &merge.shards.runs[i]);
        code = one > code ? one : code;
    }
    code = status == STATUS_OK ? run_command_finish_reports(command, code) : code;
    code = run_command_finish_results(command, code);
    shard_files_end(&merge.shards);
    run_command_release(command);
    (void)poptFreeContext(context);
    execution_plan_end(&command->plan);
    return (int)code;
}
