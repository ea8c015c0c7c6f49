/* Preparing a run from its arguments. */
#include "commands.h"
#include "execution_plan.h"
#include "run_command.h"
#include "shard.h"

#include <string.h>

enum status run_command_prepare_resumption(struct run_command *command, struct error *error)
{
    struct execution_plan *plan = &command->plan;
    struct journal *journal = &command->journal;
    if (command->options.resume_path == NULL)
        return STATUS_OK;
    const enum status status = journal_read(journal, command->options.resume_path, error);
    if (status != STATUS_OK)
        return status;
    const struct recorded_header *header = journal->header;
    if (plan->settings.shuffled && plan->arguments.seed == NULL && header != NULL && header->has_seed)
        plan->settings.seed = (uint64_t)header->seed;
    plan->settings.known = &journal->records;
    plan->known = journal->ranges;
    plan->known_count = journal->range_count;
    return STATUS_OK;
}

/* Checks the options that exclude --shard. */
static enum status check_shard(const struct run_command *command, struct error *error)
{
    const struct arguments *arguments = &command->plan.arguments;
    if (command->options.shard_word == NULL)
        return STATUS_OK;
    if (command->options.answered_path != NULL)
        return error_set(error, STATUS_USAGE, "--shard is only for \"scatter-cts run\"");
    if (command->options.failed_path != NULL)
        return error_set(error, STATUS_USAGE, "--shard cannot be combined with --rerun-failed");
    if (command->options.least_compared != 0)
        return error_set(
            error, STATUS_USAGE,
            "--require-compared cannot be combined with --shard; give it to \"scatter-cts merge\"");
    if (arguments->repeat != NULL && arguments->seed == NULL)
        return error_set(error, STATUS_USAGE, "--shard with --repeat needs the same --seed for all shards");
    return STATUS_OK;
}

enum status run_command_check_resumption(const struct run_command *command, struct error *error)
{
    if (command->options.resume_path == NULL)
        return STATUS_OK;
    if (command->options.results_path != NULL)
        return error_set(error, STATUS_USAGE,
                         "--resume cannot be combined with --results; it names the results file itself");
    if (command->options.answered_path != NULL)
        return error_set(error, STATUS_USAGE, "--resume is only for \"scatter-cts run\"");
    if (command->options.outputs_path != NULL)
        return error_set(error, STATUS_USAGE, "--resume cannot be combined with --save-outputs");
    if (execution_plan_implementations(&command->plan)[1] != NULL)
        return error_set(error, STATUS_USAGE, "--resume supports only one implementation at a time");
    return STATUS_OK;
}

/* With --save-outputs, creates the folder, or checks that it is empty. */
static enum status prepare_outputs(struct run_command *command, struct error *error)
{
    struct execution_plan *plan = &command->plan;
    const char *const *given = execution_plan_implementations(plan);
    if (command->options.outputs_path == NULL)
        return STATUS_OK;
    if (given[1] != NULL)
        return error_set(error, STATUS_USAGE, "--save-outputs supports only one implementation at a time");
    plan->settings.outputs = command->options.outputs_path;
    return folder_create_empty(command->options.outputs_path, error);
}

/* Selects the cases of a results file, which must not have changed. */
static enum status select_answered(struct run_command *command, struct error *error)
{
    struct execution_plan *plan = &command->plan;
    struct answered_cases *answered = &command->answered;
    size_t gone = 0;
    if (command->options.answered_path == NULL)
        return STATUS_OK;
    enum status status = answered_cases_read(answered, command->options.answered_path, &plan->arena, error);
    if (status == STATUS_OK)
        status = answered_cases_select(answered, &plan->cases, &plan->selection.only,
                                       &plan->selection.only_count, &gone, &plan->arena, error);
    if (status == STATUS_OK && plan->selection.only_count == 0)
        return error_set(error, STATUS_NOT_FOUND, "%s: none of its cases is in the folder of cases (--cases)",
                         command->options.answered_path);
    plan->execution.answered = answered->items;
    plan->execution.answered_count = answered->count;
    plan->execution.answered_name = answered->name;
    plan->execution.answered_version = answered->version;
    if (status == STATUS_OK && gone > 0) {
        const char *note = arena_format(&plan->arena, "%s: %zu case%s no longer in the corpus",
                                        command->options.answered_path, gone, gone == 1 ? " is" : "s are");
        run_command_print(command, note == NULL ? "cases are no longer in the corpus" : note);
    }
    return status;
}

/* A folder of answers is judged alone: with another implementation, `judge --outputs` would execute
 * something. */
static enum status check_implementations(const struct execution_plan *plan, struct error *error)
{
    const char *const *names = execution_plan_implementations(plan);
    size_t count = 0, folders = 0;
    for (; names[count] != NULL; count++)
        folders += strncmp(names[count], ANSWERS_PREFIX, strlen(ANSWERS_PREFIX)) == 0;
    return folders > 0 && count > 1
               ? error_set(error, STATUS_USAGE,
                           "--implementation cannot be combined with --outputs, which executes nothing")
               : STATUS_OK;
}

/* Checks the options that need outputs in this process, which the tier "huge" has none of. */
static enum status check_huge(const struct run_command *command, struct error *error)
{
    const struct execution_plan *plan = &command->plan;
    if (!selection_is_of_tier(&plan->selection, TIER_HUGE))
        return STATUS_OK;
    if (plan->arguments.repeat != NULL)
        return error_set(error, STATUS_USAGE, "--repeat cannot be combined with --tier huge");
    if (command->options.outputs_path != NULL)
        return error_set(
            error, STATUS_USAGE,
            "--save-outputs cannot be combined with --tier huge, whose outputs stay in the worker");
    if (strncmp(execution_plan_implementations(plan)[0], ANSWERS_PREFIX, strlen(ANSWERS_PREFIX)) == 0)
        return error_set(error, STATUS_USAGE,
                         "--outputs cannot be combined with --tier huge, whose outputs stay in the worker");
    return STATUS_OK;
}

static const char *command_name(const struct run_command *command)
{
    return command->options.kind->sweeps ? "sweep" : command->options.kind->judges_answers ? "judge" : "run";
}

/* Reads the arguments, and checks everything that needs no files. */
static enum status check_usage(struct run_command *command, poptContext context, struct error *error)
{
    struct execution_plan *plan = &command->plan;
    enum status status = arguments_parse(context, &plan->arguments, error);
    if (status == STATUS_OK && command->options.kind->judges_answers) {
        status = judge_take_outputs(command, error);
        command->options.answered_path = poptGetArg(context);
    }
    if (status == STATUS_OK && poptPeekArg(context) != NULL)
        status = error_set(
            error, STATUS_USAGE, "unexpected argument \"%s\" (%s %s%s); see scatter-cts %s --help",
            poptPeekArg(context),
            command->options.kind->judges_answers     ? "the results file is"
            : plan->arguments.implementations == NULL ? "did you mean --implementation"
                                                      : "did you mean --cases",
            command->options.kind->judges_answers ? command->options.answered_path : poptPeekArg(context),
            command->options.kind->judges_answers ? "" : "?", command_name(command));
    if (status == STATUS_OK)
        status = execution_plan_need_implementation(plan, command_name(command), error);
    if (status == STATUS_OK && command->options.kind->sweeps)
        status = sweep_settle(&command->sweep, plan, error);
    if (status == STATUS_OK)
        status = check_shard(command, error);
    if (status == STATUS_OK)
        status = run_command_check_resumption(command, error);
    if (status == STATUS_OK && command->baseline.path != NULL && command->options.most_failures != NO_BOUND)
        status = error_set(error, STATUS_USAGE, "--max-failures cannot be combined with --baseline");
    if (status == STATUS_OK && command->options.shard_word != NULL)
        status = shard_parse(&plan->shard, command->options.shard_word, error);
    if (status == STATUS_OK)
        status = execution_plan_check(plan, error);
    if (status == STATUS_OK)
        status = arguments_order(&plan->arguments, &plan->settings, error);
    if (status == STATUS_OK)
        status = check_implementations(plan, error);
    if (status == STATUS_OK)
        status = check_huge(command, error);
    if (status == STATUS_OK)
        status = run_reports_check(&command->reports, execution_plan_implementations(plan)[1] != NULL, error);
    if (status == STATUS_OK && command->options.most_failures != NO_BOUND &&
        command->options.most_failures < 1)
        status = error_set(error, STATUS_USAGE, "--max-failures %d: must be 1 or greater",
                           command->options.most_failures);
    const char *const answered[] = {command->options.answered_path, NULL};
    return status == STATUS_OK ? run_command_check_files(command, answered, error) : status;
}

/* Checks the options that need a record of each case, or a tier, which worlds do not have. */
static enum status check_worlds(const struct run_command *command, struct error *error)
{
    const struct execution_plan *plan = &command->plan;
    const char *const option = command->baseline.path != NULL         ? "--baseline"
                               : command->options.failed_path != NULL ? "--rerun-failed"
                               : plan->arguments.tier != NULL         ? "--tier"
                                                                      : NULL;
    if (!plan_has_worlds(plan))
        return STATUS_OK;
    if (option != NULL)
        return error_set(error, STATUS_USAGE,
                         "%s cannot be combined with a world: give it folders or archives of cases", option);
    if (strncmp(execution_plan_implementations(plan)[0], ANSWERS_PREFIX, strlen(ANSWERS_PREFIX)) == 0)
        return error_set(error, STATUS_USAGE,
                         "--outputs cannot be combined with a world, for whose cases there are no answers");
    return STATUS_OK;
}

enum status run_command_prepare(struct run_command *command, poptContext context, struct error *error)
{
    struct execution_plan *plan = &command->plan;
    enum status status = check_usage(command, context, error);
    /* Waivers, failed cases and older results may name cases that do not exist, which is reported. */
    plan->all_cases = command->options.waivers_path != NULL || command->options.failed_path != NULL ||
                      command->options.answered_path != NULL || command->baseline.path != NULL;
    plan->settings.most_failures =
        command->options.most_failures == NO_BOUND ? 0 : command->options.most_failures;
    command->terminal.verbose = command->options.verbose != 0;
    command->baseline.alone = execution_plan_implementations(plan)[1] == NULL;
    if (status == STATUS_OK)
        status = execution_plan_settle(plan, error);
    command->terminal.is_shard = plan->shard.count > 0;
    if (status == STATUS_OK)
        status = check_worlds(command, error);
    if (status == STATUS_OK)
        status = run_command_read_files(command, error);
    if (status == STATUS_OK)
        status = prepare_outputs(command, error);
    if (status == STATUS_OK)
        status = select_answered(command, error);
    if (status == STATUS_OK && plan->shard.count > 0)
        status = shard_select(&plan->shard, &plan->cases, &plan->selection, &plan->arena, error);
    if (status == STATUS_OK)
        status = run_command_prepare_resumption(command, error);
    return status == STATUS_OK ? run_command_open_files(command, error) : status;
}
