/* scatter-cts waive: writes a waiver file from results. */
#include "arguments.h"
#include "commands.h"
#include "file.h"
#include "output_file.h"
#include "print_text.h"
#include "waiver_update.h"
#include "waivers.h"

#include <stdio.h>
#include <stdlib.h>

static const char help[] =
    "[OPTION...] RESULTS...\n"
    "\n"
    "Writes waivers: the accepted failures of one implementation, each with a reason.\n"
    "With waivers, \"scatter-cts run --waivers FILE\" exits with 0 while there is no\n"
    "other failure, and with 1 as soon as a waived failure disappears. RESULTS are\n"
    "files of \"scatter-cts run --results\"; waivers of cases that are not in them are\n"
    "kept.\n"
    "\n"
    "Examples:\n"
    "  scatter-cts run --implementation mine.so --results results.jsonl\n"
    "  scatter-cts waive results.jsonl --waivers waivers.json --reason \"issue 17\"\n"
    "  scatter-cts run --implementation mine.so --waivers waivers.json\n"
    "\n"
    "Failures with the same clauses, verdict and misreading have one cause. Each\n"
    "cause gets one entry with the sorted ids of its cases. You may change the\n"
    "reasons in the file; they are kept. You may write globs for ids; they are kept\n"
    "while they are exact.\n"
    "\n"
    "An existing waiver file is updated. Entries that are still exact are kept. Stale\n"
    "entries and stale globs are dropped. A failure that is not covered is added to\n"
    "the entry with the same clause, verdict and reason, or gets a new entry. Its\n"
    "reason is that of the dropped entry or, for a new failure, --reason; a new\n"
    "failure without --reason is an error. One line is printed for each entry.\n"
    "\n"
    "Failures that occur only sometimes, for example because of a data race, need\n"
    "several RESULTS or \"run --repeat N\": a case whose verdict varied gets an\n"
    "unsteady entry with all its verdicts. The other cases that fail under the same\n"
    "clauses also get one if at least one in ten of all varied. \"run --repeat 50\"\n"
    "shows most such cases.\n"
    "\n"
    "Cases that could not be tested (not-run, unreadable, error) and disputed cases\n"
    "are never waived.\n"
    "\n"
    "Exit status:\n"
    "  0  the file is up to date\n"
    "  2  wrong usage, or new failures without --reason\n"
    "  3  a file cannot be read or written, or RESULTS are not complete or are not\n"
    "     of one implementation\n";

/* The state of one invocation of `waive`. */
struct waive_command {
    char *waivers_path, *output_path, *reason;
    struct observed_results observed;
    struct waiver_file file;
    struct clause_set clauses;
    struct waiver_update update;
    struct arena arena;
};

static enum status read_results(struct waive_command *command, poptContext context, struct error *error)
{
    enum status status = STATUS_OK;
    command->observed = (struct observed_results){.arena = &command->arena};
    for (const char *path; status == STATUS_OK && (path = poptGetArg(context)) != NULL;)
        status = observed_results_add(&command->observed, path, error);
    return status;
}

/* Reads the existing waivers. The file may be missing if it will be written. */
static enum status read_waivers(struct waive_command *command, struct error *error)
{
    void *bytes;
    enum status status;
    command->file.file = command->output_path == NULL ? "waivers" : command->output_path;
    if (command->waivers_path == NULL)
        return STATUS_OK;
    command->file.file = command->waivers_path;
    status = argument_file_read_all(command->waivers_path, WAIVERS_FILE_LIMIT, &bytes, &command->file.size,
                                    &command->arena, error);
    if (status == STATUS_NOT_FOUND && command->output_path == NULL)
        return STATUS_OK;
    command->file.bytes = status == STATUS_OK ? bytes : NULL;
    return status;
}

/* Prints the changes; to standard error if the file goes to standard output. */
static void show(const struct waive_command *command, FILE *out)
{
    const struct waiver_update *update = &command->update;
    for (size_t i = 0; i < update->line_count; i++)
        (void)print_text(out, "%s\n", update->lines[i]);
    if (update->unjudged > 0)
        (void)print_text(
            out, "not waived: %zu case%s not-run, unreadable, disputed or an error, the first is %s\n",
            update->unjudged, update->unjudged == 1 ? " is" : "s are", update->first_unjudged);
    if (update->lacking > 0 && update->kept + update->changed + update->dropped > 0)
        (void)print_text(out, "unknown: %zu case%s not in RESULTS, so waivers of such cases are kept\n",
                         update->lacking, update->lacking == 1 ? " is" : "s are");
    size_t count = update->kept + update->changed + update->added;
    (void)print_text(
        out, "%s: %zu waiver%s for %zu failure%s: %zu kept, %zu changed, %zu added, %zu dropped\n",
        command->file.file, count, count == 1 ? "" : "s", update->failures, update->failures == 1 ? "" : "s",
        update->kept, update->changed, update->added, update->dropped);
}

static enum status write_file(const struct waive_command *command, struct error *error)
{
    const struct waiver_update *update = &command->update;
    const char *path = command->output_path == NULL ? command->waivers_path : command->output_path;
    if (path != NULL && path == command->waivers_path && update->text == command->file.bytes)
        return STATUS_OK;
    return output_file_write(path, update->text, update->size, error);
}

static enum status perform(void *state, poptContext context, int *code, struct error *error)
{
    struct waive_command *command = state;
    (void)code;
    bool to_stdout = command->waivers_path == NULL && command->output_path == NULL;
    if (poptPeekArg(context) == NULL)
        return error_set(error, STATUS_USAGE,
                         "waive needs one or more results files; see scatter-cts waive --help");
    if (command->reason != NULL && command->reason[0] == '\0')
        return error_set(error, STATUS_USAGE, "--reason: must not be empty");
    const char *reason = command->reason == NULL ? NULL : printable(command->reason, &command->arena);
    enum status status =
        command->output_path != NULL
            ? output_file_check("--output", command->output_path, poptGetArgs(context), error)
            : output_file_check("--waivers", command->waivers_path, poptGetArgs(context), error);
    if (status == STATUS_OK)
        status = clauses_load(&command->clauses, &command->arena, error);
    if (status == STATUS_OK)
        status = read_results(command, context, error);
    if (status == STATUS_OK)
        status = read_waivers(command, error);
    if (status == STATUS_OK)
        status = waiver_update_make(&command->update, &command->observed, &command->file, reason,
                                    &command->clauses, &command->arena, error);
    if (status == STATUS_OK)
        status = write_file(command, error);
    if (status == STATUS_OK)
        show(command, to_stdout ? stderr : stdout);
    return status;
}

int command_waive(const struct invocation *invocation)
{
    struct waive_command command = {.arena = arena_create((size_t)2 << 30)};
    const struct poptOption options[] = {
        {"waivers", 'w', POPT_ARG_STRING, &command.waivers_path, 0,
         "The existing waivers; without --output, they are updated in this file", "FILE"},
        {"reason", 0, POPT_ARG_STRING, &command.reason, 0, "Reason to accept new failures", "TEXT"},
        {"output", 'o', POPT_ARG_STRING, &command.output_path, 0,
         "Write the waivers to FILE (default: the file of --waivers, or else standard output)", "FILE"},
        POPT_AUTOHELP POPT_TABLEEND};
    const struct command_kind kind = {.help = help, .options = options, .perform = perform};
    const int code = command_perform(invocation, &kind, &command);
    observed_results_end(&command.observed);
    free(command.waivers_path);
    free(command.output_path);
    free(command.reason);
    arena_destroy(&command.arena);
    return code;
}
