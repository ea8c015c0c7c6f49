/* scatter-cts fingerprint: what an implementation does where the specification leaves a choice, and how two differ. */
#include "execution_plan.h"
#include "fingerprint_comparison.h"
#include "fingerprint_file.h"
#include "fingerprint_json.h"
#include "fingerprint_text.h"
#include "interruption.h"
#include "print_text.h"
#include "terminal.h"

#include <stdio.h>
#include <string.h>

#define FINGERPRINT_MEMORY ((size_t)1 << 30)

static const char help[] =
    "[OPTION...] [FILE...]\n"
    "\n"
    "Prints what an implementation does at every point where the specification leaves\n"
    "a choice, and where it deviates from the specification. With two implementations\n"
    "or files, prints the differences between them. A FILE comes from \"scatter-cts\n"
    "run --results\" or \"scatter-cts fingerprint --json\". Cases are run only for\n"
    "--implementation.\n"
    "\n"
    "Examples:\n"
    "  scatter-cts fingerprint --implementation mine.so\n"
    "  scatter-cts fingerprint --implementation mine.so --implementation onnxruntime\n"
    "  scatter-cts fingerprint old.jsonl new.jsonl\n"
    "\n"
    "Exit status:\n"
    "  0  the fingerprint was printed; of two, both are the same\n"
    "  1  two fingerprints differ, or one lacks a point that the other has\n"
    "  2  wrong usage\n"
    "  3  a fingerprint cannot be determined\n";

/* The state of one invocation of `fingerprint`. */
struct fingerprint_command {
    struct execution_plan plan;
    int as_json;
    const char *const *files; /* NULL at the end; NULL: none */
    struct fingerprints fingerprints;
    struct terminal terminal;
    enum exit_code code; /* the worst so far */
    size_t disputed;     /* cases of our corpus, in the current run */
    enum status status;  /* of the records of the current run */
    struct error error;
    struct arena arena; /* for the fingerprints */
};

/* Prints one line about the suite; parts of it may come from third parties. */
static void print_message(struct fingerprint_command *command, const char *message)
{
    terminal_end_progress(&command->terminal);
    print_complaint(message);
}

/* ---- running ----------------------------------------------------------------------------------------------------------- */

static struct fingerprint *current_fingerprint(struct fingerprint_command *command)
{
    return &command->fingerprints.items[command->fingerprints.count];
}

static enum status on_begin(const struct session *session, void *context, struct error *error)
{
    struct fingerprint_command *command = context;
    struct execution_plan *plan = &command->plan;
    json_t *header = execution_plan_header(plan, session);
    const char *unknown = execution_plan_unknown(session, &command->arena);
    if (unknown != NULL)
        print_message(command, unknown);
    command->disputed = 0;
    command->status = fingerprint_start(current_fingerprint(command), header, &command->arena, error);
    json_decref(header);
    return command->status;
}

static void on_record(const struct recorded_case *item, void *context)
{
    struct fingerprint_command *command = context;
    command->disputed += execution_plan_disputes_own_case(&command->plan, item);
    if (command->status == STATUS_OK)
        command->status = fingerprint_add(current_fingerprint(command), item->record, &command->error);
}

static void on_progress(size_t done, size_t total, void *context)
{
    struct fingerprint_command *command = context;
    terminal_show_progress(&command->terminal, done, total);
}

/* With --in-process a crash ends the program: the last line then names the case. */
static void on_start_in_process(const char *id, void *context)
{
    struct fingerprint_command *command = context;
    print_message(command, id);
}

static void on_end(const struct session *session, const struct tally *tally, bool complete, void *context)
{
    struct fingerprint_command *command = context;
    const struct run_circumstances circumstances = {.complete = complete,
                                                    .disputed = command->disputed,
                                                    .lost_processes = session->implementation->losses.count};
    const char *why, *losses = execution_plan_losses(session, &command->arena);
    current_fingerprint(command)->complete = complete;
    if (losses != NULL)
        print_message(command, losses);
    if (exit_status_of_run(tally, &circumstances, &why, &command->arena) != EXIT_HARNESS)
        return; /* a failure is a policy like any other */
    command->code = EXIT_HARNESS;
    if (why != NULL)
        print_message(command, why);
}

static enum status run_implementation(struct fingerprint_command *command, const char *specification,
                                      struct error *error)
{
    const struct execution_plan_listeners listeners = {.begin = on_begin,
                                                       .start = on_start_in_process,
                                                       .record = on_record,
                                                       .progress = on_progress,
                                                       .end = on_end,
                                                       .context = command};
    struct fingerprint *fingerprint = fingerprints_next(&command->fingerprints, error);
    if (fingerprint == NULL)
        return STATUS_USAGE;
    *fingerprint = (struct fingerprint){.arena = &command->arena};
    enum status status = execution_plan_run(&command->plan, specification, &listeners, error);
    terminal_end_progress(&command->terminal);
    if (status == STATUS_OK && command->status != STATUS_OK) {
        *error = command->error;
        status = command->status;
    }
    if (status == STATUS_OK)
        status = fingerprint_finish(fingerprint, error);
    fingerprint_destroy(fingerprint);
    command->fingerprints.count += status == STATUS_OK;
    return status;
}

static enum status run_all(struct fingerprint_command *command, struct error *error)
{
    command->plan.hashes = true;
    enum status status = execution_plan_need_implementation(&command->plan, "fingerprint", error);
    if (status == STATUS_OK)
        status = execution_plan_check(&command->plan, error);
    if (status == STATUS_OK)
        status = execution_plan_settle(&command->plan, error);
    const char *note = status == STATUS_OK ? execution_plan_memory_note(&command->plan) : NULL;
    if (note != NULL)
        print_message(command, note);
    if (status == STATUS_OK && command->plan.corpus_note != NULL)
        print_message(command, command->plan.corpus_note);
    for (const char *const *specification = execution_plan_implementations(&command->plan);
         status == STATUS_OK && *specification != NULL && !interruption_is_requested(); specification++)
        status = run_implementation(command, *specification, error);
    return status;
}

/* ---- printing ---------------------------------------------------------------------------------------------------------- */

static bool print_json(json_t *value)
{
    bool done = value != NULL && json_dumpf(value, stdout, JSON_INDENT(2) | JSON_SORT_KEYS) == 0;
    (void)print_text(stdout, "\n");
    json_decref(value);
    return done;
}

/* Prints the fingerprint or the comparison. False if memory is lacking, or writing fails. */
static bool print_fingerprints(struct fingerprint_command *command)
{
    const struct fingerprint *first = &command->fingerprints.items[0], *second = first + 1;
    struct fingerprint_comparison comparison;
    if (command->fingerprints.count == 1)
        return command->as_json != 0 ? print_json(fingerprint_to_json(first))
                                     : fingerprint_show(first, stdout, &command->arena);
    if (!fingerprint_compare(first, second, &comparison, &command->arena))
        return false;
    if (comparison.count > 0 && command->code == EXIT_AS_EXPECTED)
        command->code = EXIT_NOT_CONFORMING;
    return command->as_json != 0
               ? print_json(fingerprint_comparison_to_json(first, second, &comparison))
               : fingerprint_comparison_show(first, second, &comparison, stdout, &command->arena);
}

/* Fingerprints without any answer would all be the same. */
static void check_answers(struct fingerprint_command *command)
{
    for (size_t i = 0; i < command->fingerprints.count; i++) {
        const struct fingerprint *fingerprint = &command->fingerprints.items[i];
        if (fingerprint_unanswered(fingerprint) < fingerprint->cases)
            continue;
        const char *message =
            arena_format(&command->arena, "%s: no case was answered, so there is no fingerprint",
                         fingerprint->specification);
        print_message(command, message == NULL ? "no case was answered" : message);
        command->code = EXIT_HARNESS;
    }
}

/* ---- the command ------------------------------------------------------------------------------------------------------- */

static size_t count_words(const char *const *words)
{
    size_t count = 0;
    while (words != NULL && words[count] != NULL)
        count++;
    return count;
}

/* Whether an option about running cases was given. */
static bool is_about_running(const struct arguments *arguments)
{
    return arguments->options != NULL || arguments->cases != NULL || arguments->ids != NULL ||
           arguments->operators != NULL || arguments->opsets != NULL || arguments->dtypes != NULL ||
           arguments->reductions != NULL || arguments->tier != NULL || arguments->any_corpus != 0 ||
           arguments->edition != NULL || arguments->strict != NULL;
}

static enum status check_words(const struct fingerprint_command *command, struct error *error)
{
    const struct arguments *arguments = &command->plan.arguments;
    size_t implementations = count_words((const char *const *)arguments->implementations);
    size_t files = count_words(command->files);
    if (implementations + files > MOST_FINGERPRINTS)
        return error_set(error, STATUS_USAGE,
                         "%zu implementations or files are given; fingerprint shows one or compares two",
                         implementations + files);
    if (implementations == 0 && files > 0 && is_about_running(arguments))
        return error_set(
            error, STATUS_USAGE,
            "options about cases and judging need --implementation: a FILE was judged when it was written");
    return STATUS_OK;
}

/* Collects all fingerprints: first of the implementations, then of the files. */
static enum status collect(struct fingerprint_command *command, poptContext context, struct error *error)
{
    enum status status = arguments_parse(context, &command->plan.arguments, error);
    if (status != STATUS_OK)
        return status;
    command->files = (const char *const *)poptGetArgs(context);
    status = check_words(command, error);
    if (status == STATUS_OK && (command->files == NULL || command->plan.arguments.implementations != NULL))
        status = run_all(command, error);
    for (const char *const *file = command->files; status == STATUS_OK && file != NULL && *file != NULL;
         file++)
        status = fingerprints_read(&command->fingerprints, *file, &command->arena, error);
    return status;
}

int command_fingerprint(const struct invocation *invocation)
{
    struct fingerprint_command command = {.terminal = terminal_create(),
                                          .arena = arena_create(FINGERPRINT_MEMORY)};
    struct error error;
    execution_plan_begin(&command.plan, invocation);
    const struct poptOption options[] = {EXECUTION_PLAN_OPTIONS(command.plan),
                                         {"json", 0, POPT_ARG_NONE, &command.as_json, 0,
                                          "Print JSON (format: reports/fingerprint.schema.json)", NULL},
                                         POPT_AUTOHELP POPT_TABLEEND};
    poptContext context = poptGetContext("scatter-cts fingerprint", invocation->argument_count,
                                         invocation->arguments, options, 0);
    poptSetOtherOptionHelp(context, help);
    enum status status = collect(&command, context, &error);
    if (status != STATUS_OK && !interruption_is_requested())
        print_message(&command, error.message);
    if (status == STATUS_OK && !interruption_is_requested()) {
        check_answers(&command);
        if (!print_fingerprints(&command))
            command.code = EXIT_HARNESS;
    } else {
        command.code = interruption_is_requested() ? EXIT_HARNESS : execution_plan_exit_code(status);
    }
    (void)poptFreeContext(context);
    execution_plan_end(&command.plan);
    arena_destroy(&command.arena);
    return (int)command.code;
}
