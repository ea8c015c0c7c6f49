/* scatter-cts compare: the differences between two results files. */
#include "arguments.h"
#include "commands.h"
#include "comparison.h"
#include "output_file.h"
#include "print_text.h"
#include "record.h"
#include "report_format.h"
#include "result.h"
#include "terminal.h"
#include "text_compare.h"
#include "view.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "[OPTION...] OLD NEW\n"
    "\n"
    "Compares two results files of \"scatter-cts run --results\". Lists regressions,\n"
    "failures of new or changed cases, cases that are not run any more, repairs,\n"
    "failures for other reasons, different warnings, new, removed and changed cases\n"
    "(by the hash of each case), choices that changed in cases that pass, and processes\n"
    "that only the newer run lost. A waived failure does not count as a failure. In\n"
    "files with several runs, the runs of the same implementation are compared.\n"
    "\n"
    "Examples:\n"
    "  scatter-cts compare yesterday.jsonl today.jsonl\n"
    "  scatter-cts compare OLD NEW --format markdown >>\"$GITHUB_STEP_SUMMARY\"\n"
    "\n"
    "Exit status:\n"
    "  0  the newer run is not worse\n"
    "  1  there is a regression, a new or changed case fails, a case or a run is\n"
    "     missing, or processes are newly lost\n"
    "  2  wrong usage\n"
    "  3  a file cannot be read or is not complete\n";

enum format { FORMAT_TEXT, FORMAT_MARKDOWN, FORMAT_JSON, FORMAT_HTML, FORMAT_COUNT };
static const char *const format_names[] = {"text", "markdown", "json", "html"};

/* The state of one invocation of `compare`. */
struct compare_command {
    char *format_name, *output_path;
    int all, subset;
    enum format format;
    struct output_file output; /* with --output */
    FILE *out;                 /* its stream, or stdout */
    /* For the page: the runs of both files, and their pairs (reports/page/README.md). */
    struct clause_set clauses;
    struct report report;
    json_t *pairs;
    struct arena arena;
};

/* A file that is read. */
struct read_file {
    struct compare_command *command;
    const char *path;
};

/* ---- text and Markdown --------------------------------------------------------------------------------- */

static void show_run(struct compare_command *command, const char *label, const struct compared_run *run)
{
    const char *name = recorded_name(run->header);
    if (command->format == FORMAT_MARKDOWN)
        (void)print_text(command->out, "- %s: %s %s, %zu cases (%s)\n", label,
                         comparison_code(&command->arena, name),
                         comparison_code(&command->arena, run->header->implementation->version), run->count,
                         comparison_code(&command->arena, run->path));
    else
        (void)print_text(command->out, "%s: %s %s, %zu cases (%s)\n", label, name,
                         run->header->implementation->version, run->count, run->path);
}

static void show_text(struct compare_command *command, const struct comparison *comparison)
{
    struct comparison_listing listing = {.out = command->out,
                                         .is_markdown = command->format == FORMAT_MARKDOWN,
                                         .all = command->all != 0,
                                         .arena = &command->arena};
    bool same_corpus = strcmp(comparison->older->corpora, comparison->newer->corpora) == 0;
    if (command->format == FORMAT_MARKDOWN)
        (void)fputs("## scatter-cts compare\n\n", command->out);
    show_run(command, "old", comparison->older);
    show_run(command, "new", comparison->newer);
    if (!comparison_is_judged_alike(comparison))
        (void)print_text(
            command->out,
            command->format == FORMAT_MARKDOWN ? "- judged differently: old %s, new %s\n"
                                               : "judged differently: old %s, new %s\n",
            command->format == FORMAT_MARKDOWN ? comparison_code(&command->arena, comparison->older->judging)
                                               : comparison->older->judging,
            command->format == FORMAT_MARKDOWN ? comparison_code(&command->arena, comparison->newer->judging)
                                               : comparison->newer->judging);
    if (!same_corpus)
        (void)fputs(command->format == FORMAT_MARKDOWN ? "- the corpora differ\n" : "the corpora differ\n",
                    command->out);
    for (int change = 0; change < CHANGE_COUNT; change++)
        comparison_list(&listing, comparison, (enum change)change);
    comparison_list_choices(&listing, comparison);
    comparison_list_losses(&listing, comparison);
    (void)print_text(command->out, command->format == FORMAT_MARKDOWN ? "\n**%s**: " : "%s: ",
                     comparison_is_worse(comparison) ? "worse" : "not worse");
    comparison_list_counts(&listing, comparison);
    (void)print_text(command->out, ", %" PRId64 " unchanged", comparison->alike);
    if (comparison->excluded > 0)
        (void)print_text(command->out, ", %" PRId64 " not selected", comparison->excluded);
    (void)fputc('\n', command->out);
    if (comparison->counts[CHANGE_NOT_RUN] > 0 && !command->subset)
        (void)print_text(command->out,
                         "\n%s accepts cases that the options of the newer run leave out on purpose.\n",
                         command->format == FORMAT_MARKDOWN ? "`--subset`" : "--subset");
}

static enum status show(struct compare_command *command, const struct comparison *comparison,
                        struct error *error)
{
    if (command->format == FORMAT_HTML)
        return STATUS_OK;
    if (command->format != FORMAT_JSON) {
        show_text(command, comparison);
        return STATUS_OK;
    }
    json_t *record = comparison_record(comparison, &command->arena);
    char *text = record == NULL ? NULL : json_dumps(record, RECORD_FORM);
    json_decref(record);
    if (text == NULL)
        return error_no_memory(error, "the comparison");
    (void)fputs(text, command->out);
    (void)fputc('\n', command->out);
    free(text);
    return STATUS_OK;
}

/* ---- the page ------------------------------------------------------------------------------------------ */

static enum status take_for_page(const struct result_record *record, void *context, struct error *error)
{
    const struct read_file *file = context;
    return report_take(&file->command->report, file->path, record, error);
}

/* Reads a file to compare it, and for the page. */
static enum status read_file(struct compare_command *command, struct compared_file *compared,
                             const char *path, struct error *error)
{
    struct read_file file = {command, path};
    *compared = (struct compared_file){.path = path,
                                       .arena = &command->arena,
                                       .also = command->format == FORMAT_HTML ? take_for_page : NULL,
                                       .also_context = &file};
    const enum status status = compared_file_read(compared, error);
    compared->also = NULL; /* its context ends here */
    return status;
}

/* Longer texts of third parties are cut in the page, in characters. */
enum { TEXT_LENGTH = 400 };

/* The page shows the differences that decide the exit code: it does not compare these two runs by itself. */
static void add_pair(struct compare_command *command, const struct comparison *comparison, size_t older,
                     size_t newer)
{
    json_t *changes = json_object(), *changed = json_object();
    for (size_t i = 0; i < comparison->count; i++) {
        const struct difference *item = &comparison->items[i];
        const char *id = printable(item->id, &command->arena);
        (void)json_object_set_new(changes, id, json_string(change_kinds[item->change].name));
        if (item->case_changed && item->after != NULL)
            record_set_text(changed, id, text_cut(item->after, TEXT_LENGTH, &command->arena),
                            &command->arena);
    }
    (void)json_array_append_new(command->pairs,
                                json_pack("{s:I, s:I, s:b, s:o, s:o}", "older", (json_int_t)older, "newer",
                                          (json_int_t)newer, "judged_alike",
                                          (int)comparison_is_judged_alike(comparison), "changes", changes,
                                          "changed", changed));
}

/* ---- the runs ------------------------------------------------------------------------------------------ */

/* Reports runs that the newer file lacks; returns whether there are any. */
static bool report_missing_runs(struct compare_command *command, const struct compared_file *older,
                                const struct compared_file *newer, const char *new_path)
{
    bool any = false;
    for (size_t i = 0; i < older->count; i++)
        if (compared_partner(i, older, newer, older->count == 1 && newer->count == 1) == NULL) {
            any = true;
            const char *text =
                arena_format(&command->arena, "%s: has no run of %s, so that run is not compared", new_path,
                             compared_specification(&older->runs[i]));
            print_complaint(text == NULL ? "no memory for a message" : text);
        }
    return any;
}

static enum status compare_files(struct compare_command *command, const char *old_path, const char *new_path,
                                 int *code, struct error *error)
{
    struct compared_file older, newer;
    enum status status =
        command->format == FORMAT_HTML ? clauses_load(&command->clauses, &command->arena, error) : STATUS_OK;
    if (status == STATUS_OK)
        status = read_file(command, &older, old_path, error);
    if (status == STATUS_OK)
        status = read_file(command, &newer, new_path, error);
    if (status == STATUS_OK)
        status = output_file_start(&command->output, command->output_path, error);
    command->out = command->output.stream;
    if (status == STATUS_OK && report_missing_runs(command, &older, &newer, new_path) && !command->subset)
        *code = EXIT_NOT_CONFORMING;
    for (size_t i = 0; status == STATUS_OK && i < newer.count; i++) {
        struct comparison comparison;
        const struct compared_run *partner =
            compared_partner(i, &newer, &older, newer.count == 1 && older.count == 1);
        if (partner == NULL)
            return error_set(error, STATUS_NOT_FOUND, "%s: has no run of %s", old_path,
                             compared_specification(&newer.runs[i]));
        status = compare_runs(&comparison, partner, &newer.runs[i], &command->arena, error);
        if (status == STATUS_OK && partner->count > 0 && comparison.common == 0)
            return error_set(error, STATUS_NOT_FOUND, "%s and %s have no common case", old_path, new_path);
        if (status == STATUS_OK && command->subset)
            comparison_excuse_unselected(&comparison, NULL);
        if (status == STATUS_OK)
            status = show(command, &comparison, error);
        if (status == STATUS_OK && command->format == FORMAT_HTML)
            add_pair(command, &comparison, (size_t)(partner - older.runs), older.count + i);
        if (status == STATUS_OK && comparison_is_worse(&comparison))
            *code = EXIT_NOT_CONFORMING;
    }
    if (status == STATUS_OK && command->format == FORMAT_HTML)
        status = report_pages(&command->report, command->pairs, command->out, &command->arena, error);
    return status;
}

/* ---- the command --------------------------------------------------------------------------------------- */

static enum status take_format(struct compare_command *command, struct error *error)
{
    size_t number = 0;
    enum status status = command->format_name == NULL
                             ? STATUS_OK
                             : option_value_number("--format", command->format_name, format_names,
                                                   FORMAT_COUNT, &number, error);
    command->format = (enum format)number;
    return status;
}

static enum status perform(void *state, poptContext context, int *code, struct error *error)
{
    struct compare_command *command = state;
    const char *old_path = poptGetArg(context), *new_path = poptGetArg(context);
    if (new_path == NULL || poptPeekArg(context) != NULL)
        return error_set(error, STATUS_USAGE,
                         "compare needs two results files, OLD and NEW; see scatter-cts compare --help");
    const char *const inputs[] = {old_path, new_path, NULL};
    enum status status = take_format(command, error);
    if (status == STATUS_OK)
        status = output_file_check("--output", command->output_path, inputs, error);
    if (status == STATUS_OK)
        status = compare_files(command, old_path, new_path, code, error);
    return output_file_end(&command->output, status, error);
}

int command_compare(const struct invocation *invocation)
{
    struct compare_command command = {.arena = arena_create((size_t)4 << 30), .pairs = json_array()};
    const struct poptOption options[] = {
        {"format", 0, POPT_ARG_STRING, &command.format_name, 0, "Output format (default: text)",
         "text|markdown|json|html"},
        {"output", 'o', POPT_ARG_STRING, &command.output_path, 0, "Write to FILE (default: standard output)",
         "FILE"},
        {"all", 0, POPT_ARG_NONE, &command.all, 0, "List all differences, not only the first 20 of each kind",
         NULL},
        {"subset", 0, POPT_ARG_NONE, &command.subset, 0,
         "NEW is a part on purpose: accept that it lacks cases that its options do "
         "not select, and runs of other implementations",
         NULL},
        POPT_AUTOHELP POPT_TABLEEND};
    const struct command_kind kind = {.help = help, .options = options, .perform = perform};
    report_begin(&command.report, &command.clauses, &command.arena);
    const int code = command_perform(invocation, &kind, &command);
    free(command.format_name);
    free(command.output_path);
    report_end(&command.report);
    json_decref(command.pairs);
    arena_destroy(&command.arena);
    return code;
}
