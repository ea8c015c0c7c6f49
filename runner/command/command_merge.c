/* scatter-cts merge: merges the shards of a run and judges them as one run. */
#include "commands.h"
#include "print_text.h"
#include "record.h"
#include "shard.h"
#include "sweep_command.h"
#include "text_kept.h"

#include <stdlib.h>
#include <string.h>

static const char help[] = "[OPTION...] FILE...\n"
                           "\n"
                           "Merges the results of all shards of a run (\"scatter-cts run --shard K/N\n"
                           "--results FILE\") or of a sweep, and prints what the undivided run prints:\n"
                           "conformance statements, causes of failures and exit status. The cases must be\n"
                           "available, because causes depend on them.\n"
                           "\n"
                           "Example:\n"
                           "  scatter-cts merge shard-*.jsonl -o results.jsonl --waivers waivers.json\n"
                           "\n"
                           "Exit status: as of \"scatter-cts run\"; also 3 if a shard is missing, is given\n"
                           "twice, is not complete, lacks a case, or belongs to another run (other cases,\n"
                           "options, version or number of shards).\n";

/* The state of one invocation of `merge`. */
struct merge_command {
    struct sweep_command sweep; /* for a run, only its member `run` is used */
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
    return shard_files_read(&merge->shards, paths, count, &merge->sweep.run.plan.arena, error);
}

/* The tier of generated cases, which have no folder, as its source is called; NULL for other cases. */
static const char *tier_of_made_cases(const json_t *header)
{
    struct recorded_source source;
    return record_source(recorded_header_of(header).sources, 0, &source) && source.hash[0] == '\0' &&
                   (strcmp(source.name, LARGE_SOURCE) == 0 || strcmp(source.name, HUGE_SOURCE) == 0)
               ? source.name
               : NULL;
}

/* Checks that the cases are those of the run. */
static enum status check_sources(const struct execution_plan *plan, const json_t *header, struct error *error)
{
    const json_t *sources = recorded_header_of(header).sources;
    struct recorded_source source;
    if (json_array_size(sources) != plan->source_count)
        return error_set(
            error, STATUS_UNREADABLE,
            "--cases: the run had %zu sources of cases, but %zu are given; give the sources of the run",
            json_array_size(sources), plan->source_count);
    for (size_t i = 0; i < plan->source_count; i++) {
        const char *hash = plan->corpora[i].hash == NULL ? "" : plan->corpora[i].hash;
        (void)record_source(sources, i, &source);
        if (strcmp(source.name, plan->sources[i].name) != 0)
            return error_set(error, STATUS_UNREADABLE,
                             "--cases: source %zu of the run was named \"%.100s\", but is \"%.100s\" here",
                             i + 1, source.name, plan->sources[i].name);
        if (strcmp(source.hash, hash) != 0)
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
    const struct run_command *command = &merge->sweep.run;
    for (size_t i = 0; i < merge->shards.run_count; i++)
        if (merge->shards.runs[i].has_waivers && command->options.waivers_path == NULL)
            return error_set(error, STATUS_USAGE,
                             "the shards were run with --waivers: give the same --waivers to merge");
    return STATUS_OK;
}

/* The cases of a sweep are generated, and cases that pass have no records. */
static enum status prepare_sweep(struct merge_command *merge, struct error *error)
{
    struct run_command *command = &merge->sweep.run;
    if (merge->shards.run_count > 1)
        return error_set(error, STATUS_USAGE, "sweeps are merged for one implementation at a time");
    if (command->plan.arguments.cases != NULL)
        return error_set(error, STATUS_USAGE,
                         "--cases: the cases of a sweep are generated, so that no folder is needed");
    if (command->reports.words != NULL || command->baseline.path != NULL ||
        command->options.least_compared != 0)
        return error_set(error, STATUS_USAGE,
                         "--report, --baseline and --require-compared are not available for sweeps, whose "
                         "results have no records of cases that pass");
    enum status status = sweep_command_take_shards(&merge->sweep, &merge->shards.runs[0], error);
    if (status == STATUS_OK)
        status = execution_plan_check(&command->plan, error);
    if (status == STATUS_OK)
        status = execution_plan_settle(&command->plan, error);
    if (status == STATUS_OK)
        status = sweep_command_take_cases(&merge->sweep, error);
    command->terminal.verbose = command->options.verbose != 0;
    if (status == STATUS_OK)
        status = run_command_read_files(command, error);
    return status == STATUS_OK ? run_command_open_files(command, error) : status;
}

static enum status prepare(struct merge_command *merge, poptContext context, struct error *error)
{
    struct run_command *command = &merge->sweep.run;
    struct execution_plan *plan = &command->plan;
    enum status status = arguments_parse(context, &plan->arguments, error);
    if (status == STATUS_OK)
        status = read_shards(merge, context, error);
    if (status == STATUS_OK)
        status = check_options(merge, error);
    if (status != STATUS_OK)
        return status;
    if (merge->shards.runs[0].sweeps != NULL)
        return prepare_sweep(merge, error);
    const json_t *header = merge->shards.runs[0].header;
    const char *tier = tier_of_made_cases(header);
    if (plan->arguments.cases == NULL && tier != NULL)
        plan->arguments.tier = text_kept(tier);
    plan->arguments.any_corpus = 1; /* check_sources compares them with those of the run */
    plan->hashes = plan->all_cases = true;
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
    command->terminal.verbose = command->options.verbose != 0;
    command->baseline.alone = merge->shards.run_count == 1;
    if (status == STATUS_OK)
        status = run_command_read_files(command, error);
    return status == STATUS_OK ? run_command_open_files(command, error) : status;
}

static enum exit_code merge_run(struct merge_command *merge, const struct sharded_run *run)
{
    struct run_command *command = &merge->sweep.run;
    const struct execution_plan_listeners listeners =
        run->sweeps == NULL ? run_command_listeners(command) : sweep_command_listeners(&merge->sweep);
    const struct recorded_run recorded = {.header = run->header,
                                          .records = run->records,
                                          .losses = &run->losses,
                                          .failed_alone = run->failed_alone,
                                          .seconds = run->seconds,
                                          .of_selected = run->of_selected};
    struct error error;
    enum status status = execution_plan_replay(&command->plan, &recorded, &listeners, &error);
    if (status == STATUS_OK)
        return command->code;
    run_command_print(command, error.message);
    return EXIT_HARNESS;
}

int command_merge(const struct invocation *invocation)
{
    struct merge_command merge = {
        .sweep = {.run = {.terminal = terminal_create(), .options.most_failures = NO_BOUND},
                  .telling_arena = arena_create((size_t)1 << 30)}};
    struct run_command *command = &merge.sweep.run;
    execution_plan_begin(&command->plan, invocation);
    run_reports_begin(&command->reports, &command->plan.clauses);
    struct poptOption results[] = {RUN_REPORT_OPTIONS(*command), POPT_TABLEEND};
    struct poptOption gates[] = {RUN_GATE_OPTIONS(*command), POPT_TABLEEND};
    const struct poptOption options[] = {
        {"output", 'o', POPT_ARG_STRING, &command->options.results_path, 0,
         "Write the results of the whole run as JSON Lines", "FILE"},
        {"cases", 'c', POPT_ARG_ARGV, &command->plan.arguments.cases, 0,
         "Folder or ZIP archive with the cases of the run (default: the folder \"cases\")", "[NAME=]PATH"},
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
    json_decref(merge.sweep.shrunk);
    arena_destroy(&merge.sweep.telling_arena);
    run_command_release(command);
    (void)poptFreeContext(context);
    execution_plan_end(&command->plan);
    return (int)code;
}
