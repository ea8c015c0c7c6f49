/* The files of a run: those that it reads, and those that it writes. */
#include "print_text.h"
#include "record.h"
#include "run_command.h"

#include <stdlib.h>
#include <string.h>

void run_command_print(struct run_command *command, const char *message)
{
    terminal_end_progress(&command->terminal);
    print_complaint(message);
}

enum status run_command_read_files(struct run_command *command, struct error *error)
{
    struct arena *arena = &command->plan.arena;
    enum status status = STATUS_OK;
    if (command->options.waivers_path != NULL)
        status = waivers_read(&command->waivers, command->options.waivers_path, arena, error);
    if (status == STATUS_OK && command->baseline.path != NULL)
        status = baseline_read(&command->baseline, arena, error);
    if (status != STATUS_OK || command->options.failed_path == NULL)
        return status;
    status = failed_cases_read(&command->failed, command->options.failed_path, arena, error);
    if (status == STATUS_OK && !command->failed.complete) {
        const char *note =
            arena_format(arena, "%s: is not complete; cases that are missing there are not run again",
                         command->options.failed_path);
        run_command_print(command, note == NULL ? "the results are not complete" : note);
    }
    return status;
}

/* Fails if an output is one of the words of a command, such as the script of an interpreter, also of `sh
 * -c`. */
static enum status check_command(const char *option, const char *path, const char *text, struct error *error)
{
    int count = 0;
    const char **words = NULL;
    if (poptParseArgvString(text, &count, &words) != 0)
        return STATUS_OK;
    enum status status = output_file_check(option, path, words, error);
    for (int i = 0; status == STATUS_OK && i < count; i++)
        if (strlen(words[i]) < strlen(text) && strchr(words[i], ' ') != NULL)
            status = check_command(option, path, words[i], error);
    free(words);
    return status;
}

/* Fails if an output is an input that has no results, or is in the list `results`. */
static enum status check_output(const struct run_command *command, const char *option, const char *path,
                                const char *const *results, struct error *error)
{
    const struct arguments *arguments = &command->plan.arguments;
    const char *const waivers[] = {command->options.waivers_path, NULL}, *const none[] = {NULL},
                      *const usual[] = {"cases", NULL};
    const char *const *const lists[] = {
        waivers,
        results,
        arguments->cases == NULL ? usual : (const char *const *)arguments->cases,
        arguments->implementations == NULL ? none : (const char *const *)arguments->implementations,
        arguments->options == NULL ? none : (const char *const *)arguments->options,
    };
    enum status status = STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < sizeof lists / sizeof *lists; i++)
        status = output_file_check(option, path, lists[i], error);
    for (const char *const *word = lists[3]; status == STATUS_OK && path != NULL && *word != NULL; word++)
        if (strncmp(*word, COMMAND_PREFIX, strlen(COMMAND_PREFIX)) == 0)
            status = check_command(option, path, *word + strlen(COMMAND_PREFIX), error);
        else if (strncmp(*word, ANSWERS_PREFIX, strlen(ANSWERS_PREFIX)) == 0)
            status = output_file_check(option, path,
                                       (const char *const[]){*word + strlen(ANSWERS_PREFIX), NULL}, error);
    return status;
}

/* Results may be replaced by newer ones, but FILE.partial is emptied before these are written. */
static enum status check_partial(const char *path, const char *const *const *lists, size_t count,
                                 struct error *error)
{
    char *partial = path == NULL ? NULL : output_file_partial(path); /* NULL: it cannot be opened either */
    enum status status = STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < count; i++)
        status = output_file_check("--results", partial, lists[i], error);
    free(partial);
    return status;
}

enum status run_command_check_files(const struct run_command *command, const char *const *results,
                                    struct error *error)
{
    const struct run_options *options = &command->options;
    const char *const none[] = {NULL}, *const older[] = {command->baseline.path, NULL},
                      *const failed[] = {options->failed_path, NULL};
    const char *const *const inputs[] = {older, failed, results};
    enum status status = check_output(command, options->kind == NULL ? "--output" : "--results",
                                      options->results_path, none, error);
    if (status == STATUS_OK)
        status = check_partial(options->results_path, inputs, sizeof inputs / sizeof *inputs, error);
    if (status == STATUS_OK)
        status = check_output(command, "--resume", options->resume_path, none, error);
    for (char **word = command->reports.words; status == STATUS_OK && word != NULL && *word != NULL; word++) {
        const char *path = strchr(*word, '=');
        if (path == NULL)
            continue; /* run_reports_check */
        status = check_output(command, "--report", path + 1, older, error);
        if (status == STATUS_OK)
            status = output_file_check("--report", path + 1, failed, error);
        if (status == STATUS_OK)
            status = output_file_check("--report", path + 1, results, error);
    }
    return status;
}

/* Opens the file of results, and that of its journal, if this command executes cases. */
static enum status open_results(struct run_command *command, struct error *error)
{
    const struct run_options *options = &command->options;
    struct journal *journal = &command->journal;
    const char *path = options->resume_path == NULL ? options->results_path : options->resume_path;
    if (path == NULL)
        return STATUS_OK;
    if (options->kind == NULL)
        return output_file_open(&command->results, path, error);
    enum status status = journal_open(journal, path, error);
    if (status != STATUS_OK || journal->file.target != NULL)
        return status == STATUS_OK ? output_file_open_second(&command->results, path, error) : status;
    command->results = journal->file;
    journal->file = (struct output_file){.path = NULL};
    return options->resume_path == NULL
               ? STATUS_OK
               : error_set(error, STATUS_USAGE,
                           "--resume: %s cannot be continued: no file can be created beside it", path);
}

enum status run_command_open_files(struct run_command *command, struct error *error)
{
    enum status status = open_results(command, error);
    if (status == STATUS_OK)
        status = run_reports_open(&command->reports, error);
    for (size_t i = 0; status == STATUS_OK && i < command->reports.count; i++) {
        const struct output_file *report = run_reports_file(&command->reports, i);
        if (output_file_is_at(&command->results, report->path))
            status = error_set(error, STATUS_USAGE, "--report: %s is also the file of %s", report->path,
                               command->options.resume_path == NULL ? "--results" : "--resume");
    }
    return status;
}

void run_command_write(struct run_command *command, const struct result_record *record)
{
    if (!command->has_begun && command->results.stream != NULL)
        output_file_begin(&command->results);
    command->has_begun = true;
    command->has_ended = command->has_ended || record->type == RECORD_FOOTER;
    run_reports_take(&command->reports, record);
    if (command->baseline.path != NULL && command->compared == STATUS_OK)
        command->compared = baseline_take(&command->baseline, record, &command->compare_error);
    if (command->results.stream == NULL)
        return;
    char *line = result_record_line(record);
    if (line != NULL) {
        (void)fputs(line, command->results.stream);
        (void)fputc('\n', command->results.stream);
    }
    free(line);
}

enum exit_code run_command_finish_reports(struct run_command *command, enum exit_code code)
{
    struct error error;
    if (!command->has_ended)
        return code;
    enum status status = run_reports_write(&command->reports, &error);
    if (status == STATUS_OK)
        return code;
    run_command_print(command, error.message);
    return EXIT_HARNESS;
}

enum exit_code run_command_finish_results(struct run_command *command, enum exit_code code)
{
    struct error error;
    bool is_kept = true;
    if (command->results.stream == NULL)
        return code;
    if (command->has_begun && !command->has_ended && command->journal.file.stream == NULL)
        output_file_leave(&command->results);
    else if (!command->has_ended)
        output_file_abandon(&command->results);
    else if (output_file_finish(&command->results, &error) == STATUS_OK)
        is_kept = !command->is_finished;
    else {
        print_complaint(error.message);
        code = EXIT_HARNESS;
    }
    journal_close(&command->journal, is_kept);
    return code;
}

void run_command_release(struct run_command *command)
{
    run_reports_end(&command->reports);
    terminal_end(&command->terminal);
    journal_close(&command->journal, true);
    free(command->options.results_path);
    free(command->options.waivers_path);
    free(command->options.failed_path);
    free(command->options.outputs_path);
    free(command->options.answers_path);
    free(command->options.shard_word);
    free(command->options.resume_path);
    free(command->sweep.saved_path);
    free(command->baseline.path);
}
