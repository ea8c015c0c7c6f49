/* scatter-cts run: the main job. */
#define _POSIX_C_SOURCE 200809L

#include "answered_cases.h"
#include "argument_file.h"
#include "commands.h"
#include "execution_plan.h"
#include "failed_cases.h"
#include "interruption.h"
#include "json_memory.h"
#include "print_text.h"
#include "run_outcome.h"
#include "terminal.h"
#include "waivers.h"

#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NO_BOUND = INT_MIN };

/* Everything of one invocation of `run`. */
struct run_command {
    struct execution_plan plan;
    struct poptOption order[ORDER_OPTION_COUNT];
    char *results_path, *waivers_path, *failed_path, *outputs_path;
    const char *answered_path;      /* of `rejudge`, or NULL */
    struct answered_cases answered; /* the cases of that file */
    long long least_compared;
    int most_failures; /* --max-failures; NO_BOUND: it is not given */
    int verbose;
    struct waivers waivers;     /* none without --waivers */
    struct failed_cases failed; /* with --rerun-failed */
    struct terminal terminal;
    FILE *results;
    size_t run_count;    /* implementations that there was something to run for */
    enum exit_code code; /* of the implementation at hand */
    size_t disputed;     /* cases of ours, by the implementation at hand */
};

/* Without results: nobody had asked the first implementation anything. */
static const char interrupted_early[] = "interrupted before the first case, so nothing was tested";

/* One line about the suite, not about a case; texts in it may be those of strangers. */
static void tell(struct run_command *command, const char *message)
{
    terminal_end_progress(&command->terminal);
    print_complaint(message);
}

/* ---- listening ----------------------------------------------------------------------------------------------------- */

static void write_record(struct run_command *command, const json_t *record)
{
    if (command->results == NULL)
        return;
    char *line = json_dumps(record, RECORD_FORM);
    /* Where memory was lacking, the record may lack members: one that is missing is noticed, half a record is not. */
    if (line != NULL && !json_memory_lacked()) {
        (void)fputs(line, command->results);
        (void)fputc('\n', command->results);
    }
    free(line);
}

static void write_new_record(struct run_command *command, json_t *record)
{
    if (record != NULL)
        write_record(command, record);
    json_decref(record);
}

static void on_amend(json_t *record, void *context)
{
    struct run_command *command = context;
    const char *reason = waivers_apply(&command->waivers, record);
    if (reason != NULL)
        (void)json_object_set_new(record, "waived", json_string(reason));
}

static void on_record(const json_t *record, void *context)
{
    struct run_command *command = context;
    write_record(command, record);
    command->disputed += execution_plan_disputes_own_case(&command->plan, record);
    terminal_show_record(&command->terminal, record);
}

static void on_progress(size_t done, size_t total, void *context)
{
    struct run_command *command = context;
    terminal_show_progress(&command->terminal, done, total);
}

/* In this process a crash is the end of everything: the last line then names the case. */
static void on_start_in_process(const char *id, void *context)
{
    struct run_command *command = context;
    terminal_end_progress(&command->terminal);
    (void)print_text(stderr, "running %s\n", id);
}

/* What waivers call an implementation. */
static const char *name_of(const struct session *session)
{
    const char *declared = session->declaration.name;
    return declared[0] == '\0' ? session->implementation->specification : declared;
}

static enum status on_begin(const struct session *session, void *context, struct error *error)
{
    struct run_command *command = context;
    struct execution_plan *plan = &command->plan;
    enum status status = command->waivers_path == NULL || interruption_is_requested()
                             ? STATUS_OK
                             : waivers_check_name(&command->waivers, name_of(session), error);
    const char *unknown = execution_plan_unknown(session, &plan->arena);
    if (status == STATUS_OK && unknown != NULL)
        tell(command, unknown);
    waivers_restart(&command->waivers);
    command->disputed = 0;
    terminal_begin(&command->terminal);
    if (status == STATUS_OK && command->outputs_path != NULL)
        status = kept_answers_describe(command->outputs_path, session->declaration.name,
                                       session->declaration.version, error);
    if (status != STATUS_OK || command->results == NULL)
        return status;
    json_t *header = execution_plan_header(plan, session);
    run_describe_order(&plan->settings, header);
    write_new_record(command, header);
    return STATUS_OK;
}

static void on_stale_waiver(size_t index, const char *message, void *context)
{
    (void)index;
    tell(context, message);
}

/* Says how many failures are waived. */
static void show_waived(struct run_command *command)
{
    size_t waived = command->waivers.waived;
    terminal_end_progress(&command->terminal);
    if (waived > 0)
        (void)print_text(stdout, "%zu failure%s waived by %s\n", waived, waived == 1 ? " is" : "s are",
                         command->waivers_path);
}

static void on_end(const struct session *session, const struct tally *tally, bool complete, void *context)
{
    struct run_command *command = context;
    struct execution_plan *plan = &command->plan;
    json_t *footer =
        footer_record(tally, complete, &session->implementation->losses, execution_plan_seconds(plan));
    if (command->waivers_path != NULL)
        (void)json_object_set_new(footer, "waived", json_integer((json_int_t)command->waivers.waived));
    write_new_record(command, footer);
    show_waived(command);
    terminal_show_summary(&command->terminal, session, tally, complete);
    (void)fflush(stdout);
    const char *losses = execution_plan_losses(session, &plan->arena), *why;
    if (losses != NULL)
        tell(command, losses);
    const struct run_circumstances circumstances = {
        .complete = complete,
        .stops_at_failures = command->most_failures > 0,
        .least_compared = command->least_compared,
        .waived = command->waivers.waived,
        .lost_processes = session->implementation->losses.count,
        .disputed = command->disputed,
        .stale = waivers_tell_stale(&command->waivers, &plan->cases, plan->settings.repetitions,
                                    &plan->clauses, on_stale_waiver, command)};
    command->code = run_outcome(tally, &circumstances, &why, &plan->arena);
    if (why != NULL)
        tell(command, why);
}

/* ---- the command ----------------------------------------------------------------------------------------------------- */

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
    const struct execution_plan_listeners listeners = {.begin = on_begin,
                                                       .start = on_start_in_process,
                                                       .amend = on_amend,
                                                       .record = on_record,
                                                       .progress = on_progress,
                                                       .end = on_end,
                                                       .context = command};
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
    tell(command, interruption_is_requested() ? interrupted_early : error.message);
    return execution_plan_exit_code(status);
}

static enum exit_code run_all(struct run_command *command)
{
    const char *note = execution_plan_memory_note(&command->plan);
    if (note != NULL)
        tell(command, note);
    if (command->plan.corpus_note != NULL)
        tell(command, command->plan.corpus_note);
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
    tell(command, "there is nothing to run again, so nothing was tested");
    return EXIT_HARNESS;
}

/* Reads the files of --waivers and --rerun-failed; the latter may be the one that is written next. */
static enum status read_files(struct run_command *command, struct error *error)
{
    struct arena *arena = &command->plan.arena;
    enum status status = STATUS_OK;
    if (command->waivers_path != NULL)
        status = waivers_read(&command->waivers, command->waivers_path, arena, error);
    if (status != STATUS_OK || command->failed_path == NULL)
        return status;
    status = failed_cases_read(&command->failed, command->failed_path, arena, error);
    if (status == STATUS_OK && !command->failed.complete) {
        const char *note = arena_format(arena, "%s is not complete: cases that it lacks are not run again",
                                        command->failed_path);
        tell(command, note == NULL ? "the results are not complete" : note);
    }
    return status;
}

static enum status open_results(struct run_command *command, struct error *error)
{
    if (command->results_path == NULL)
        return STATUS_OK;
    return argument_file_create(command->results_path, &command->results, error);
}

static enum exit_code finish_results(struct run_command *command, enum exit_code code)
{
    if (command->results == NULL)
        return code;
    bool failed = ferror(command->results) != 0;
    failed |= fclose(command->results) != 0;
    if (!failed)
        return code;
    (void)print_text(stderr, "scatter-cts: the file %s could not be written completely\n",
                     command->results_path);
    return EXIT_HARNESS;
}

/* With --save-outputs, sees that the folder is there and empty. It is for one implementation. */
static enum status prepare_outputs(struct run_command *command, struct error *error)
{
    struct execution_plan *plan = &command->plan;
    const char *const *given = execution_plan_implementations(plan);
    if (command->outputs_path == NULL)
        return STATUS_OK;
    if (given[1] != NULL)
        return error_set(error, STATUS_USAGE, "--save-outputs is for one implementation at a time");
    plan->settings.outputs = command->outputs_path;
    return kept_answers_create(command->outputs_path, &plan->arena, error);
}

/* For `rejudge`: the cases are those of a results file, and have to be the same. */
static enum status select_answered(struct run_command *command, struct error *error)
{
    struct execution_plan *plan = &command->plan;
    struct answered_cases *answered = &command->answered;
    size_t gone = 0;
    if (command->answered_path == NULL)
        return STATUS_OK;
    enum status status = answered_cases_read(answered, command->answered_path, &plan->arena, error);
    if (status == STATUS_OK)
        status = answered_cases_select(answered, &plan->cases, &plan->selection.only,
                                       &plan->selection.only_count, &gone, &plan->arena, error);
    if (status == STATUS_OK && plan->selection.only_count == 0)
        return error_set(error, STATUS_NOT_FOUND, "%s: none of its cases is among the cases given",
                         command->answered_path);
    plan->execution.answered = answered->items;
    plan->execution.answered_count = answered->count;
    plan->execution.answered_name = answered->name;
    plan->execution.answered_version = answered->version;
    if (status == STATUS_OK && gone > 0) {
        const char *note =
            arena_format(&plan->arena, "%zu case%s of %s %s gone from the corpus", gone, gone == 1 ? "" : "s",
                         command->answered_path, gone == 1 ? "is" : "are");
        tell(command, note == NULL ? "cases are gone from the corpus" : note);
    }
    return status;
}

/* From words to everything that a run needs. */
/* A folder of answers is judged alone: of another implementation, `judge --outputs` would execute something. */
static enum status check_implementations(const struct execution_plan *plan, struct error *error)
{
    const char *const *names = execution_plan_implementations(plan);
    size_t count = 0, folders = 0;
    for (; names[count] != NULL; count++)
        folders += strncmp(names[count], ANSWERS_PREFIX, strlen(ANSWERS_PREFIX)) == 0;
    return folders > 0 && count > 1
               ? error_set(error, STATUS_USAGE,
                           "--implementation does not go with --outputs: nothing is executed")
               : STATUS_OK;
}

static enum status prepare(struct run_command *command, poptContext context, struct error *error)
{
    enum status status = arguments_parse(context, &command->plan.arguments, error);
    if (status == STATUS_OK && poptPeekArg(context) != NULL)
        status = error_set(error, STATUS_USAGE, "\"%s\" is not an option; see scatter-cts run --help",
                           poptPeekArg(context));
    command->plan.hashes = command->results_path != NULL;
    /* Waivers and failed cases that no case is found for are told. */
    command->plan.all_cases =
        command->waivers_path != NULL || command->failed_path != NULL || command->answered_path != NULL;
    if (status == STATUS_OK)
        status = execution_plan_settle(&command->plan, error);
    if (status == STATUS_OK)
        status = arguments_order(&command->plan.arguments, &command->plan.settings, error);
    if (status == STATUS_OK)
        status = check_implementations(&command->plan, error);
    if (status == STATUS_OK && command->most_failures != NO_BOUND && command->most_failures < 1)
        status = error_set(error, STATUS_USAGE, "--max-failures %d: a number from 1 on is needed",
                           command->most_failures);
    command->plan.settings.most_failures = command->most_failures == NO_BOUND ? 0 : command->most_failures;
    command->terminal.verbose = command->verbose != 0;
    if (status == STATUS_OK)
        status = read_files(command, error);
    if (status == STATUS_OK)
        status = prepare_outputs(command, error);
    if (status == STATUS_OK)
        status = select_answered(command, error);
    return status == STATUS_OK ? open_results(command, error) : status;
}

int run_or_rejudge(const struct invocation *invocation, const char *title, const char *answered_path)
{
    struct run_command command = {
        .terminal = terminal_create(), .answered_path = answered_path, .most_failures = NO_BOUND};
    execution_plan_begin(&command.plan, invocation);
    order_options(&command.plan.arguments, command.order);
    const struct poptOption options[] = {
        EXECUTION_PLAN_OPTIONS(command.plan),
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, command.order, 0, "How often, and in which order:", NULL},
        {"max-failures", 0, POPT_ARG_INT, &command.most_failures, 0,
         "Stop after so many failures that are not waived", "N"},
        {"fail-fast", 0, POPT_ARG_VAL, &command.most_failures, 1, "The same as --max-failures 1", NULL},
        {"verbose", 'v', POPT_ARG_NONE, &command.verbose, 0,
         "Explain every failure and every kind of warning, and cut no list short", NULL},
        {"results", 'r', POPT_ARG_STRING, &command.results_path, 0, "Write the results as JSON Lines",
         "FILE"},
        {"save-outputs", 0, POPT_ARG_STRING, &command.outputs_path, 0,
         "Write what the implementation answers to an empty folder: of each case output_0.pb or what it did "
         "instead; \"scatter-cts judge --outputs DIR\" judges them",
         "DIR"},
        {"waivers", 'w', POPT_ARG_STRING, &command.waivers_path, 0,
         "Failures of the implementation that are accepted (form: reports/waivers.schema.json)", "FILE"},
        {"rerun-failed", 0, POPT_ARG_STRING, &command.failed_path, 0,
         "Only the cases that failed, or could not be run, according to these results", "RESULTS"},
        {"require-compared", 0, POPT_ARG_LONGLONG, &command.least_compared, 0,
         "Exit with 3 when fewer answers were compared with an expectation", "N"},
        POPT_AUTOHELP POPT_TABLEEND};
    struct error error;
    poptContext context =
        poptGetContext(title, invocation->argument_count, invocation->arguments, options, 0);
    enum status status = prepare(&command, context, &error);
    if (status != STATUS_OK)
        tell(&command, interruption_is_requested() ? interrupted_early : error.message);
    enum exit_code code = status == STATUS_OK ? run_all(&command) : execution_plan_exit_code(status);
    code = finish_results(&command, code);
    terminal_end(&command.terminal);
    (void)poptFreeContext(context);
    free(command.results_path);
    free(command.waivers_path);
    free(command.failed_path);
    free(command.outputs_path);
    execution_plan_end(&command.plan);
    return (int)code;
}

int command_run(const struct invocation *invocation)
{
    return run_or_rejudge(invocation, "scatter-cts run", NULL);
}
