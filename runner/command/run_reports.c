/* Takes the records of a run into its reports, and writes their files. */
#include "report_format.h"
#include "run_command.h"

#include <stdlib.h>
#include <string.h>

/* The memory limit for the texts and drawings of a run; besides, a case takes some 200 bytes. */
#define REPORTS_LIMIT ((size_t)4 << 30)

struct wanted_report {
    enum report_format format;
    const char *path;
    struct output_file file;
};

void run_reports_begin(struct run_reports *reports, const struct clause_set *clauses)
{
    *reports = (struct run_reports){.arena = arena_create(REPORTS_LIMIT)};
    report_begin(&reports->report, clauses, &reports->arena);
}

void run_reports_end(struct run_reports *reports)
{
    for (size_t i = 0; i < reports->count; i++)
        output_file_abandon(&reports->wanted[i].file);
    for (char **word = reports->words; word != NULL && *word != NULL; word++)
        free(*word);
    free(reports->words);
    report_end(&reports->report);
    arena_destroy(&reports->arena);
}

static enum status check_word(struct run_reports *reports, const char *word, bool several,
                              struct error *error)
{
    struct wanted_report *wanted = &reports->wanted[reports->count];
    const char *equals = strchr(word, '=');
    if (equals == NULL || equals[1] == '\0')
        return error_set(error, STATUS_USAGE, "--report %s: must be FORMAT=FILE", word);
    const char *name = arena_copy_text(&reports->arena, word, (size_t)(equals - word));
    if (name == NULL)
        return error_no_memory(error, "the reports");
    enum status status = report_format_from_name("--report", name, &wanted->format, error);
    if (status != STATUS_OK)
        return status;
    if (several && report_format_is_for_one(wanted->format))
        return error_set(error, STATUS_USAGE, "--report %s: the format %s supports only one implementation",
                         word, name);
    wanted->path = equals + 1;
    reports->count++;
    return STATUS_OK;
}

enum status run_reports_check(struct run_reports *reports, bool several, struct error *error)
{
    size_t count = 0;
    enum status status = STATUS_OK;
    if (reports->words == NULL)
        return STATUS_OK;
    while (reports->words[count] != NULL)
        count++;
    reports->wanted = arena_allocate_zeroed(&reports->arena, count, sizeof *reports->wanted);
    if (reports->wanted == NULL)
        return error_no_memory(error, "the reports");
    for (size_t i = 0; status == STATUS_OK && i < count; i++)
        status = check_word(reports, reports->words[i], several, error);
    return status;
}

enum status run_reports_open(struct run_reports *reports, struct error *error)
{
    enum status status = STATUS_OK;
    for (size_t i = 0; status == STATUS_OK && i < reports->count; i++) {
        const char *path = reports->wanted[i].path;
        status = output_file_open(&reports->wanted[i].file, path, error);
        for (size_t other = 0; status == STATUS_OK && other < i; other++)
            if (output_file_is_at(&reports->wanted[other].file, path))
                status = error_set(error, STATUS_USAGE, "--report: %s is the file of two reports", path);
    }
    return status;
}

const struct output_file *run_reports_file(const struct run_reports *reports, size_t index)
{
    return &reports->wanted[index].file;
}

void run_reports_take(struct run_reports *reports, const struct result_record *record)
{
    if (reports->count > 0 && reports->status == STATUS_OK)
        reports->status = report_take(&reports->report, "", record, &reports->error);
}

/* Writes and finishes one file. */
static enum status write_one(struct run_reports *reports, struct wanted_report *wanted, struct error *error)
{
    output_file_begin(&wanted->file);
    enum status status =
        report_write(&reports->report, wanted->format, wanted->file.stream, &reports->arena, error);
    if (status != STATUS_OK)
        status = error_prefix(error, status, wanted->path);
    return output_file_end(&wanted->file, status, error);
}

enum status run_reports_write(struct run_reports *reports, struct error *error)
{
    enum status first = STATUS_OK;
    if (reports->status != STATUS_OK)
        return error_set(error, reports->status, "reports cannot be written: %s", reports->error.message);
    for (size_t i = 0; i < reports->count; i++) {
        struct error its_error;
        enum status status = write_one(reports, &reports->wanted[i], &its_error);
        if (status != STATUS_OK && first == STATUS_OK) {
            first = status;
            if (error != NULL)
                *error = its_error;
        }
    }
    return first;
}
