/* scatter-cts report: reports of results for people and other programs. */
#include "arguments.h"
#include "commands.h"
#include "output_file.h"
#include "print_text.h"
#include "report.h"
#include "report_format.h"

#include <stdio.h>
#include <stdlib.h>

#define FORMAT_HELP(constant, name, writer, words) "  " name ": " words "\n"
static const char help[] =
    "[OPTION...] RESULTS...\n"
    "\n"
    "Writes a report of one or several results files (\"scatter-cts run --results\") in\n"
    "one of these formats:\n"
    "\n" REPORT_FORMAT_TABLE(
        FORMAT_HELP) "\n"
                     "A badge or a statement is about one run, the other formats about any number of\n"
                     "runs. The same files always give the same report. \"scatter-cts run --report\n"
                     "FORMAT=FILE\" writes a report at the end of a run.\n"
                     "\n"
                     "Examples:\n"
                     "  scatter-cts report results.jsonl --format html -o report.html\n"
                     "  scatter-cts report results.jsonl --format markdown >>\"$GITHUB_STEP_SUMMARY\"\n"
                     "\n"
                     "Exit status:\n"
                     "  0  the report was written\n"
                     "  2  wrong usage\n"
                     "  3  a file cannot be read or written, or is truncated\n";

/* The memory limit for the texts and drawings of one invocation; besides, a case takes some 200 bytes. */
#define REPORT_LIMIT ((size_t)4 << 30)

/* The state of one invocation of `report`. */
struct report_command {
    char *format_name, *output_path;
    enum report_format format;
    struct clause_set clauses;
    struct report report;
    struct arena arena;
};

static enum status read_files(struct report_command *command, poptContext context, struct error *error)
{
    const char *path;
    enum status status = clauses_load(&command->clauses, &command->arena, error);
    while (status == STATUS_OK && (path = poptGetArg(context)) != NULL)
        status = report_read(&command->report, path, error);
    return status;
}

/* Writes to the file of --output, which is created only after all results are read. */
static enum status write(struct report_command *command, struct error *error)
{
    struct output_file file;
    enum status status = output_file_start(&file, command->output_path, error);
    if (status == STATUS_OK)
        status = report_write(&command->report, command->format, file.stream, &command->arena, error);
    return output_file_end(&file, status, error);
}

static enum status perform(void *state, poptContext context, int *code, struct error *error)
{
    struct report_command *command = state;
    (void)code;
    if (poptPeekArg(context) == NULL)
        return error_set(error, STATUS_USAGE,
                         "report needs at least one results file; see scatter-cts report --help");
    enum status status =
        command->format_name == NULL
            ? error_set(error, STATUS_USAGE, "report needs --format FORMAT; see scatter-cts report --help")
            : report_format_from_name("--format", command->format_name, &command->format, error);
    if (status == STATUS_OK)
        status = output_file_check("--output", command->output_path, poptGetArgs(context), error);
    if (status == STATUS_OK)
        status = read_files(command, context, error);
    if (status == STATUS_OK)
        status = report_format_check(&command->report, command->format, error);
    return status == STATUS_OK ? write(command, error) : status;
}

int command_report(const struct invocation *invocation)
{
    struct report_command command = {.arena = arena_create(REPORT_LIMIT)};
    const struct poptOption options[] = {
        {"format", 0, POPT_ARG_STRING, &command.format_name, 0, "Format of the report, as above", "FORMAT"},
        {"output", 'o', POPT_ARG_STRING, &command.output_path, 0, "Write to FILE (default: standard output)",
         "FILE"},
        POPT_AUTOHELP POPT_TABLEEND};
    const struct command_kind kind = {.help = help, .options = options, .perform = perform};
    report_begin(&command.report, &command.clauses, &command.arena);
    const int code = command_perform(invocation, &kind, &command);
    report_end(&command.report);
    free(command.format_name);
    free(command.output_path);
    arena_destroy(&command.arena);
    return code;
}
