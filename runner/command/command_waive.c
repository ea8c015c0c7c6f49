/* scatter-cts waive: a file of waivers, made of results. */
#include "argument_file.h"
#include "arguments.h"
#include "commands.h"
#include "file.h"
#include "observed_results.h"
#include "print_text.h"
#include "printable.h"
#include "waiver_update.h"
#include "waivers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What stands behind the name of the command in its help. */
static const char help[] =
    "[OPTION...] RESULTS...\n"
    "\n"
    "Writes waivers: the failures of one implementation that are accepted, each with a reason. With them\n"
    "\"scatter-cts run --waivers FILE\" ends with 0 while nothing else fails, and with 1 as soon as a "
    "waived\n"
    "failure is gone. RESULTS are files of \"scatter-cts run --results\", preferably of all cases: waivers "
    "of\n"
    "cases that are not in them are kept, and globs match no other case in them.\n"
    "\n"
    "  scatter-cts run --implementation mine.so --results results.jsonl\n"
    "  scatter-cts waive results.jsonl --waivers waivers.json --reason \"issue 17\"\n"
    "  scatter-cts run --implementation mine.so --waivers waivers.json\n"
    "\n"
    "Failures under the same clauses with the same verdict and misreading have one cause. Each cause gets "
    "one\n"
    "entry: a few globs that match its cases and no other case of RESULTS, or the clause alone where all "
    "cases\n"
    "about it fail. The reasons in the file may be changed; they are kept.\n"
    "\n"
    "A waiver file that exists is updated. Entries that are still exact stay. Stale entries and stale globs "
    "are\n"
    "dropped. A failure that is not covered gets a new entry, or is added to the entry that has the same "
    "reason:\n"
    "the reason of a dropped entry, or --reason for a new failure, without which new failures are an error. "
    "One\n"
    "line is printed for each entry. --join makes one entry of entries that differ in \"cases\" alone, with "
    "as few\n"
    "globs as are found for the same cases: a long list of ids becomes short.\n"
    "\n"
    "What fails now and then, as where threads race, needs several RESULTS or \"run --repeat N\": a case "
    "that was\n"
    "not always the same gets an unsteady entry with all its verdicts. The other cases of its cause get one, "
    "too,\n"
    "if at least one in ten of them was not always the same. \"run --repeat 50\" shows most such cases.\n"
    "\n"
    "Cases that could not be tested (not-run, unreadable, error) or that are disputed are never waived.\n"
    "\n"
    "Exit status: 0 the file is up to date; 2 wrong usage, or new failures without --reason; 3 a file cannot "
    "be\n"
    "read or written, or RESULTS are not complete, not of one implementation, or judged by --judge onnx.\n";

/* Everything of one invocation of `waive`. */
struct waive_command {
    char *waivers_path, *output_path, *reason;
    int joining;
    struct observed_results observed;
    struct waiver_file file;
    struct clause_set clauses;
    struct waiver_update update;
    struct arena arena;
};

static enum status read_results(struct waive_command *command, poptContext context, struct error *error)
{
    enum status status = STATUS_OK;
    if (!observed_results_begin(&command->observed, &command->arena))
        return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for the results");
    for (const char *path; status == STATUS_OK && (path = poptGetArg(context)) != NULL;)
        status = command->output_path != NULL && strcmp(path, command->output_path) == 0
                     ? error_set(error, STATUS_USAGE, "--output: %.300s is one of RESULTS", path)
                     : observed_results_add(&command->observed, path, error);
    return status;
}

/* The waivers that there are. They need not be there yet where they are to be written. */
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

/* Where the file goes to standard output, what is told of it goes elsewhere. */
static void show(const struct waive_command *command, FILE *out)
{
    const struct waiver_update *update = &command->update;
    for (size_t i = 0; i < update->line_count; i++)
        (void)print_text(out, "%s\n", update->lines[i]);
    if (update->ours > 0)
        (void)print_text(
            out, "not waived: %zu case%s not-run, unreadable, disputed or an error, the first is %s\n",
            update->ours, update->ours == 1 ? " is" : "s are", update->first_of_ours);
    if (update->lacking > 0)
        (void)print_text(
            out,
            "not known: %zu case%s not in RESULTS, so waivers of cases that are not there are "
            "kept, and new globs may match cases that pass; best waive the results of all cases\n",
            update->lacking, update->lacking == 1 ? " is" : "s are");
    if (update->joined.changed)
        (void)print_text(out,
                         "joined: %zu waiver%s became part of others; %zu glob%s, of which %zu %s left\n",
                         update->joined.entries, update->joined.entries == 1 ? "" : "s",
                         update->joined.globs_before, update->joined.globs_before == 1 ? "" : "s",
                         update->joined.globs_after, update->joined.globs_after == 1 ? "is" : "are");
    size_t count = update->kept + update->changed + update->added - update->joined.entries;
    (void)print_text(
        out, "%s: %zu waiver%s for %zu failure%s: %zu kept, %zu changed, %zu added, %zu dropped\n",
        command->file.file, count, count == 1 ? "" : "s", update->failures, update->failures == 1 ? "" : "s",
        update->kept, update->changed, update->added, update->dropped);
}

static enum status write_file(const struct waive_command *command, struct error *error)
{
    const struct waiver_update *update = &command->update;
    const char *path = command->output_path == NULL ? command->waivers_path : command->output_path;
    if (path == NULL) {
        (void)fwrite(update->text, 1, update->size, stdout); /* main sees whether it is complete */
        return STATUS_OK;
    }
    if (path == command->waivers_path && update->text == command->file.bytes)
        return STATUS_OK;
    return file_replace(path, update->text, update->size, error);
}

static enum status perform(struct waive_command *command, poptContext context, struct error *error)
{
    bool to_stdout = command->waivers_path == NULL && command->output_path == NULL;
    if (poptPeekArg(context) == NULL)
        return error_set(error, STATUS_USAGE, "waive needs RESULTS; see scatter-cts waive --help");
    if (command->reason != NULL && command->reason[0] == '\0')
        return error_set(error, STATUS_USAGE, "--reason: a text is needed that is not empty");
    const char *reason = command->reason == NULL ? NULL : printable(command->reason, &command->arena);
    enum status status = clauses_load(&command->clauses, &command->arena, error);
    if (status == STATUS_OK)
        status = read_results(command, context, error);
    if (status == STATUS_OK)
        status = read_waivers(command, error);
    if (status == STATUS_OK)
        status = waiver_update_make(&command->update, &command->observed, &command->file, reason,
                                    command->joining != 0, &command->clauses, &command->arena, error);
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
         "The waivers that there are; without -o they are written here", "FILE"},
        {"reason", 0, POPT_ARG_STRING, &command.reason, 0, "Why new failures are accepted", "TEXT"},
        {"join", 0, POPT_ARG_NONE, &command.joining, 0,
         "Make entries that differ in \"cases\" alone one entry, with few globs", NULL},
        {"output", 'o', POPT_ARG_STRING, &command.output_path, 0,
         "Write the waivers to another file (without --waivers, default: standard output)", "FILE"},
        POPT_AUTOHELP POPT_TABLEEND};
    struct error error;
    poptContext context =
        poptGetContext("scatter-cts waive", invocation->argument_count, invocation->arguments, options, 0);
    poptSetOtherOptionHelp(context, help);
    enum status status = arguments_parse(context, NULL, &error);
    if (status == STATUS_OK)
        status = perform(&command, context, &error);
    if (status != STATUS_OK)
        print_complaint(error.message);
    (void)poptFreeContext(context);
    observed_results_end(&command.observed);
    free(command.waivers_path);
    free(command.output_path);
    free(command.reason);
    arena_destroy(&command.arena);
    if (status == STATUS_OK)
        return EXIT_AS_EXPECTED;
    return status == STATUS_USAGE ? EXIT_USAGE : EXIT_HARNESS;
}
