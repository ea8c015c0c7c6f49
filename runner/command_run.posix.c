/* scatter-cts run: the main job. */
#define _POSIX_C_SOURCE 200809L

#include "arguments.h"
#include "case_source.h"
#include "commands.h"
#include "printable.h"
#include "run.h"
#include "shell_word.h"
#include "startup_check.h"
#include "terminal.h"

#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Everything of one invocation of `run`. */
struct run_command {
    struct arguments arguments;
    char *results_path;
    long long least_compared;
    int fail_fast;
    const struct invocation *invocation;
    struct execution_settings execution;
    struct selection selection;
    struct clause_set clauses;
    struct judge_settings judge;
    struct run_settings settings;
    struct case_list cases;
    struct terminal terminal;
    FILE *results;
    struct arena arena;
};

/* ---- listening ----------------------------------------------------------------------------------------------------- */

static void write_record(struct run_command *command, const json_t *record)
{
    if (command->results == NULL)
        return;
    (void)json_dumpf(record, command->results, JSON_COMPACT | JSON_SORT_KEYS);
    (void)fputc('\n', command->results);
}

static void write_new_record(struct run_command *command, json_t *record)
{
    if (record != NULL)
        write_record(command, record);
    json_decref(record);
}

static void on_record(const json_t *record, void *context)
{
    struct run_command *command = context;
    write_record(command, record);
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
    (void)fprintf(stderr, "running %s\n", printable(id, &command->arena));
}

/* ---- one implementation ---------------------------------------------------------------------------------------------- */

/* The beginning of a shell command that runs this implementation again. */
static const char *command_prefix(struct run_command *command, const char *specification)
{
    struct arena *arena = &command->arena;
    const struct arguments *arguments = &command->arguments;
    const char *text =
        arena_format(arena, "%s run --implementation %s", shell_word(command->invocation->name, arena),
                     shell_word(specification, arena));
    for (char **option = arguments->options; text != NULL && option != NULL && *option != NULL; option++)
        text = arena_format(arena, "%s --option %s", text, shell_word(*option, arena));
    if (text != NULL && command->execution.flush_to_end)
        text = arena_format(arena, "%s --guard end", text);
    if (text != NULL && arguments->memory != NULL)
        text = arena_format(arena, "%s --memory %s", text, shell_word(arguments->memory, arena));
    if (text != NULL && arguments->largest_frame != NULL)
        text = arena_format(arena, "%s --max-frame %s", text, shell_word(arguments->largest_frame, arena));
    if (text != NULL && arguments->timeout != arguments_default().timeout)
        text = arena_format(arena, "%s --timeout %.17g", text, arguments->timeout);
    if (text != NULL && arguments->start_timeout != arguments_default().start_timeout)
        text = arena_format(arena, "%s --start-timeout %.17g", text, arguments->start_timeout);
    if (text != NULL && command->execution.in_process)
        text = arena_format(arena, "%s --in-process", text);
    return text == NULL ? "" : text;
}

/* The exit code that a finished run deserves, with a word about why when it is not about conformity. */
static int exit_code_for(const struct run_command *command, const struct tally *tally, bool complete)
{
    int64_t harness = tally->verdicts[VERDICT_ERROR] + tally->verdicts[VERDICT_UNREADABLE] +
                      tally->verdicts[VERDICT_NOT_RUN];
    int64_t failures = 0;
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        failures += verdict_is_failure((enum verdict)verdict) ? tally->verdicts[verdict] : 0;
    if (tally->cases == 0)
        (void)fprintf(
            stderr,
            "scatter-cts: no case was selected, so nothing was tested (\"scatter-cts list\" shows the "
            "ids; a --filter matches the whole id: try '*NAME*')\n");
    else if (tally->compared == 0 && failures == 0)
        (void)fprintf(stderr,
                      "scatter-cts: no answer was compared with an expectation, so nothing was tested\n");
    else if (tally->compared < command->least_compared)
        (void)fprintf(stderr, "scatter-cts: %" PRId64 " cases were compared, --require-compared wants %lld\n",
                      tally->compared, command->least_compared);
    else if (harness == 0 && (complete || (command->fail_fast && failures > 0)))
        return failures > 0 ? EXIT_NOT_CONFORMING : EXIT_AS_EXPECTED;
    return EXIT_HARNESS;
}

/* Processes that were lost while no case was running belong to no record. */
static void tell_of_losses(const struct implementation *implementation)
{
    int lost = atomic_load(&implementation->lost_between);
    if (lost > 0)
        (void)fprintf(stderr,
                      "scatter-cts: %s ended, or spoke unasked, between two cases (%d times); no case is to "
                      "blame\n",
                      implementation->specification, lost);
}

static int run_and_report(struct run_command *command, struct session *session)
{
    const struct run_listeners listeners = {.record = on_record,
                                            .progress = on_progress,
                                            .start =
                                                command->execution.in_process ? on_start_in_process : NULL,
                                            .context = command};
    struct tally tally = {0};
    struct error error;
    bool complete;
    write_new_record(command, header_record(session, &command->judge, command->settings.sources,
                                            command->settings.source_count, &command->arena));
    command->settings.command = command_prefix(command, session->implementation->specification);
    command->terminal.failures = 0;
    enum status status = run_cases(session, &command->settings, &listeners, &tally, &complete, &error);
    if (status != STATUS_OK) {
        (void)fprintf(stderr, "scatter-cts: %s\n", error.message);
        tally_destroy(&tally);
        return EXIT_HARNESS;
    }
    write_new_record(command, footer_record(&tally, complete));
    terminal_show_summary(&command->terminal, session, &tally, complete);
    (void)fflush(stdout);
    tell_of_losses(session->implementation);
    int code = exit_code_for(command, &tally, complete);
    tally_destroy(&tally);
    return code;
}

/* Checks that the implementation works at all, then runs it. */
static int run_implementation(struct run_command *command, const char *specification)
{
    struct implementation implementation;
    struct error error;
    enum status status =
        implementation_create(&implementation, specification, &command->execution, &command->arena, &error);
    if (status != STATUS_OK) {
        (void)fprintf(stderr, "scatter-cts: %s\n", error.message);
        return status == STATUS_USAGE ? EXIT_USAGE : EXIT_HARNESS;
    }
    struct session session = session_create(&implementation);
    int code = EXIT_HARNESS;
    if (startup_check(&session, &command->judge, NULL, NULL, NULL, &error) == STATUS_OK)
        code = run_and_report(command, &session);
    else if (!run_is_interrupted())
        (void)fprintf(stderr, "scatter-cts: %s\n", error.message);
    session_end(&session);
    return code;
}

/* ---- the command ----------------------------------------------------------------------------------------------------- */

static size_t processors(void)
{
    long count = sysconf(_SC_NPROCESSORS_ONLN);
    return count < 1 ? 1 : count > 1024 ? 1024 : (size_t)count;
}

/* From arguments to settings. */
static enum status settle(struct run_command *command, struct error *error)
{
    const struct arguments *arguments = &command->arguments;
    struct case_source *sources = NULL;
    enum status status = arguments_execution(arguments, command->invocation->program, &command->execution,
                                             &command->arena, error);
    command->selection = arguments_selection(arguments);
    if (status == STATUS_OK)
        status = selection_check(&command->selection, error);
    if (status == STATUS_OK && (arguments->jobs < 0 || arguments->jobs > 1024))
        status = error_set(error, STATUS_USAGE, "--jobs %d: between 1 and 1024 is needed", arguments->jobs);
    if (status == STATUS_OK)
        status =
            case_sources_find((const char *const *)arguments->cases, command->invocation->program, &sources,
                              &command->settings.source_count, &command->cases, &command->arena, error);
    if (status == STATUS_OK)
        status = clauses_load(&command->clauses, &command->arena, error);
    if (status == STATUS_OK)
        status = arguments_judge(arguments, &command->clauses, &command->judge, error);
    command->settings.judge = &command->judge;
    command->settings.sources = sources;
    command->settings.cases = &command->cases;
    command->settings.selection = &command->selection;
    command->settings.fail_fast = command->fail_fast != 0;
    size_t jobs = arguments->in_process ? 1 : arguments->jobs > 0 ? (size_t)arguments->jobs : processors();
    command->settings.jobs = (int)(jobs < command->cases.count ? jobs : command->cases.count);
    command->execution.interrupted = &run_interrupted;
    if (status != STATUS_OK || command->results_path == NULL)
        return status;
    command->results = fopen(command->results_path, "w");
    if (command->results == NULL)
        return error_set(error, STATUS_SYSTEM, "the file %s cannot be written", command->results_path);
    (void)fcntl(fileno(command->results), F_SETFD, FD_CLOEXEC); /* no business of an implementation */
    return STATUS_OK;
}

static int run_all(struct run_command *command)
{
    char *reference[] = {"reference", NULL};
    char **implementations = command->arguments.implementations;
    if (implementations == NULL)
        implementations = reference;
    if (command->execution.memory == 0)
        (void)fprintf(stderr, "scatter-cts: the memory of implementations is not limited%s\n",
                      command->arguments.memory == NULL ? ": this program is built with AddressSanitizer"
                                                        : "");
    int worst = EXIT_AS_EXPECTED;
    for (char **specification = implementations; *specification != NULL && !run_is_interrupted();
         specification++) {
        int code = run_implementation(command, *specification);
        worst = code > worst ? code : worst;
    }
    if (run_is_interrupted())
        worst = EXIT_HARNESS;
    return worst;
}

static int finish_results(struct run_command *command, int code)
{
    if (command->results == NULL)
        return code;
    bool failed = ferror(command->results) != 0;
    failed |= fclose(command->results) != 0;
    if (!failed)
        return code;
    (void)fprintf(stderr, "scatter-cts: the file %s could not be written completely\n",
                  command->results_path);
    return EXIT_HARNESS;
}

int command_run(const struct invocation *invocation)
{
    struct run_command command = {.arguments = arguments_default(),
                                  .invocation = invocation,
                                  .terminal = terminal_create(),
                                  .arena = arena_create((size_t)1 << 30)};
    struct poptOption execution[EXECUTION_OPTION_COUNT], selection[SELECTION_OPTION_COUNT],
        judging[JUDGE_OPTION_COUNT];
    execution_options(&command.arguments, execution);
    selection_options(&command.arguments, selection);
    judge_options(&command.arguments, judging);
    const struct poptOption options[] = {
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, execution, 0, "What is tested, and how:", NULL},
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, selection, 0, "Which cases:", NULL},
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, judging, 0, "By what it is judged:", NULL},
        {"fail-fast", 0, POPT_ARG_NONE, &command.fail_fast, 0, "Stop after the first failure", NULL},
        {"results", 'r', POPT_ARG_STRING, &command.results_path, 0, "Write the results as JSON Lines",
         "FILE"},
        {"require-compared", 0, POPT_ARG_LONGLONG, &command.least_compared, 0,
         "Exit with 3 when fewer answers were compared with an expectation", "N"},
        POPT_AUTOHELP POPT_TABLEEND};
    struct error error;
    poptContext context =
        poptGetContext("scatter-cts run", invocation->argument_count, invocation->arguments, options, 0);
    enum status status = arguments_parse(context, &command.arguments, &error);
    if (status == STATUS_OK && poptPeekArg(context) != NULL)
        status = error_set(&error, STATUS_USAGE, "\"%s\" is not an option; see scatter-cts run --help",
                           poptPeekArg(context));
    if (status == STATUS_OK)
        status = settle(&command, &error);
    int code;
    if (status == STATUS_OK) {
        code = run_all(&command);
    } else {
        (void)fprintf(stderr, "scatter-cts: %s\n", error.message);
        code = status == STATUS_USAGE ? EXIT_USAGE : EXIT_HARNESS;
    }
    code = finish_results(&command, code);
    (void)poptFreeContext(context);
    arguments_destroy(&command.arguments);
    free(command.results_path);
    arena_destroy(&command.arena);
    return code;
}
