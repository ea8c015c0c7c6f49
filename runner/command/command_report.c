/* scatter-cts report: reports of results for people and other programs. */
#include "arguments.h"
#include "case_json.h"
#include "case_source.h"
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

/* The memory limit for the names of all cases, not for their tensors. */
#define SOURCES_LIMIT ((size_t)1 << 30)

/* The cases that can be drawn: found by id in --cases and in the tier "large". */
struct drawn_cases {
    const char *const *arguments; /* the values of --cases; NULL: the default */
    const char *program;
    bool is_open;              /* the lists are filled */
    struct case_list lists[2]; /* of --cases, and of the tier "large" */
    struct arena arena;
};

/* The state of one invocation of `report`. */
struct report_command {
    struct arguments arguments; /* only for --cases */
    char *format_name, *output_path;
    enum report_format format;
    struct clause_set clauses;
    struct report report;
    struct drawn_cases drawn;
    struct arena arena;
};

/* Finds the cases, once. Without --cases, missing cases are not an error, and nothing is drawn. */
static enum status open_cases(struct drawn_cases *drawn, struct error *error)
{
    struct case_source *found;
    size_t count;
    if (drawn->is_open)
        return STATUS_OK;
    drawn->is_open = true;
    enum status status = case_sources_find(drawn->arguments, drawn->program, NULL, &found, &count,
                                           &drawn->lists[0], &drawn->arena, error);
    if (status != STATUS_OK)
        drawn->lists[0] = (struct case_list){0};
    if (status != STATUS_OK && drawn->arguments != NULL)
        return status;
    status = case_sources_of_tier(tier_name(TIER_LARGE), NULL, drawn->program, NULL, &found, &count,
                                  &drawn->lists[1], &drawn->arena, error);
    if (status != STATUS_OK)
        drawn->lists[1] = (struct case_list){0};
    return status;
}

/* Loads a case for a report (report_format.h). */
static enum status load_case(void *context, const char *id, struct scatter_case *the_case,
                             struct arena *arena, struct error *error)
{
    struct drawn_cases *drawn = context;
    enum status status = open_cases(drawn, error);
    if (status != STATUS_OK)
        return status;
    const struct report_cases given = report_cases_of_list(&drawn->lists[0]);
    const struct report_cases large = report_cases_of_list(&drawn->lists[1]);
    status = given.load(given.context, id, the_case, arena, error);
    return status == STATUS_NOT_FOUND ? large.load(large.context, id, the_case, arena, error) : status;
}

static enum status read_files(struct report_command *command, poptContext context, struct error *error)
{
    const char *path;
    enum status status = clauses_load(&command->clauses, &command->arena, error);
    while (status == STATUS_OK && (path = poptGetArg(context)) != NULL)
        status = report_read(&command->report, path, error);
    return status;
}

/* Writes to the file of --output, which is created only after all results are read: it may be one of them. */
static enum status write(struct report_command *command, struct error *error)
{
    const struct report_cases cases = {.load = load_case, .context = &command->drawn};
    struct output_file file = {.stream = stdout};
    enum status status =
        command->output_path == NULL ? STATUS_OK : output_file_open(&file, command->output_path, error);
    if (status == STATUS_OK && command->output_path != NULL)
        output_file_begin(&file);
    if (status == STATUS_OK)
        status = report_write(&command->report, command->format, &cases, file.stream, &command->arena, error);
    if (command->output_path == NULL || status == STATUS_OK)
        return command->output_path == NULL ? status : output_file_finish(&file, error);
    output_file_abandon(&file);
    return status;
}

static enum status perform(struct report_command *command, poptContext context, struct error *error)
{
    if (poptPeekArg(context) == NULL)
        return error_set(error, STATUS_USAGE,
                         "report needs at least one results file; see scatter-cts report --help");
    enum status status =
        command->format_name == NULL
            ? error_set(error, STATUS_USAGE, "report needs --format FORMAT; see scatter-cts report --help")
            : report_format_from_name(command->format_name, &command->format, error);
    if (status == STATUS_OK && command->arguments.cases != NULL)
        status = open_cases(&command->drawn, error);
    if (status == STATUS_OK)
        status = read_files(command, context, error);
    if (status == STATUS_OK)
        status = report_format_check(&command->report, command->format, error);
    return status == STATUS_OK ? write(command, error) : status;
}

int command_report(const struct invocation *invocation)
{
    struct report_command command = {
        .drawn = {.program = invocation->program, .arena = arena_create(SOURCES_LIMIT)},
        .arena = arena_create(REPORT_LIMIT)};
    const struct poptOption options[] = {
        {"format", 0, POPT_ARG_STRING, &command.format_name, 0, "Format of the report, as above", "FORMAT"},
        {"output", 'o', POPT_ARG_STRING, &command.output_path, 0, "Write to FILE (default: standard output)",
         "FILE"},
        {"cases", 'c', POPT_ARG_ARGV, &command.arguments.cases, 0,
         "Folder or ZIP archive with the cases to draw in a page (default: the folder \"cases\"); missing "
         "and changed cases are not drawn",
         "[NAME=]PATH"},
        POPT_AUTOHELP POPT_TABLEEND};
    struct error error;
    poptContext context =
        poptGetContext("scatter-cts report", invocation->argument_count, invocation->arguments, options, 0);
    poptSetOtherOptionHelp(context, help);
    report_begin(&command.report, &command.clauses, &command.arena);
    enum status status = arguments_parse(context, NULL, &error);
    command.drawn.arguments = (const char *const *)command.arguments.cases;
    if (status == STATUS_OK)
        status = perform(&command, context, &error);
    if (status != STATUS_OK)
        print_complaint(error.message);
    for (size_t i = 0; i < sizeof command.drawn.lists / sizeof *command.drawn.lists; i++)
        case_list_close(&command.drawn.lists[i]);
    arena_destroy(&command.drawn.arena);
    report_end(&command.report);
    (void)poptFreeContext(context);
    free(command.format_name);
    free(command.output_path);
    arguments_destroy(&command.arguments);
    arena_destroy(&command.arena);
    return status == STATUS_OK ? EXIT_AS_EXPECTED : status == STATUS_USAGE ? EXIT_USAGE : EXIT_HARNESS;
}
