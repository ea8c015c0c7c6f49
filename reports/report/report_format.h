/* The formats of reports. Each has a function that writes a report (report.h) to a stream. */
#ifndef SCATTER_REPORT_FORMAT_H
#define SCATTER_REPORT_FORMAT_H

#include "report.h"
#include "status.h"

#include <stdbool.h>
#include <stdio.h>

/*
 * Writes a report of at least one run, or of exactly one if report_format_is_for_one. Errors of the stream
 * are left to the caller, who checks ferror. Fails with STATUS_OUT_OF_MEMORY; then a part of it may have been
 * written.
 */
typedef enum status report_writer(const struct report *report, FILE *out, struct arena *arena,
                                  struct error *error);

/* X(constant, name, writer, what it is) */
#define REPORT_FORMAT_TABLE(X)                                                                      \
    X(HTML, "html", report_html, "an HTML page, in one self-contained file")                        \
    X(JUNIT, "junit", report_junit, "JUnit's XML, which CI systems read: a testcase for each case") \
    X(MARKDOWN, "markdown", report_markdown, "a summary for a CI job, less than 60 kB")             \
    X(BADGE, "badge", report_badge, "JSON for an endpoint badge of shields.io")                     \
    X(BADGES, "badges", report_badges, "the same for each operator version, by its name")           \
    X(STATEMENT, "statement", report_statement, "a page in Markdown for vendors: the claimed conformance")

enum report_format {
#define REPORT_FORMAT_CONSTANT(constant, name, writer, words) REPORT_FORMAT_##constant,
    REPORT_FORMAT_TABLE(REPORT_FORMAT_CONSTANT)
#undef REPORT_FORMAT_CONSTANT
        REPORT_FORMAT_COUNT
};

/* The names, each after a space, as one literal. */
#define REPORT_FORMAT_NAME(constant, name, writer, words) " " name
#define REPORT_FORMAT_NAMES                               REPORT_FORMAT_TABLE(REPORT_FORMAT_NAME)

#define REPORT_WRITER(constant, name, writer, words) report_writer writer;
REPORT_FORMAT_TABLE(REPORT_WRITER)
#undef REPORT_WRITER

/* Finds a format by its name, the value of an option; errors of option_value_number (text_compare.h). */
enum status report_format_from_name(const char *option, const char *name, enum report_format *format,
                                    struct error *error);

/* Whether a format is for one run: the formats that state one implementation's name. */
bool report_format_is_for_one(enum report_format format);

/* STATUS_USAGE if there is no run, or if a format for one run is given several. */
enum status report_format_check(const struct report *report, enum report_format format, struct error *error);

/* Writes a report in a format. Errors as in report_writer and report_format_check. */
enum status report_write(const struct report *report, enum report_format format, FILE *out,
                         struct arena *arena, struct error *error);

/* The report model: a report (report.h) as JSON, which the page shows. Its form is described in
 * reports/page/README.md. Texts of third parties are printable (print_text.h). */

/* The model of a report, which may have no runs; the caller owns it. `pairs`, borrowed, or NULL: the member
 * "pairs", of a comparison. NULL when there is no memory. */
json_t *report_model(const struct report *report, json_t *pairs, struct arena *arena);

/* Writes the page of the report. `pairs` is as above. STATUS_OUT_OF_MEMORY; STATUS_SYSTEM without a temporary
 * file. */
enum status report_pages(const struct report *report, json_t *pairs, FILE *out, struct arena *arena,
                         struct error *error);

/* The parts of it, in files of their own. All members are borrowed. */
struct model_writing {
    const struct report *report;
    struct text_numbers case_numbers; /* the ids of the cases in the model */
    json_t *small;                    /* array: the numbers from 0 on, which many cases share */
    const char **ids, **hashes;       /* by number; the hash is of the first run that has one, else "" */
    json_t *sets;  /* array: the sets of clauses of the report, each as the numbers of its clauses */
    json_t *texts; /* object: text -> its number */
    int *causes;   /* by number: the cause of a case in the current run, by its place; -1: none */
    size_t room;   /* bytes that the details of the cases of the current run may still take */
    struct arena *arena;
};

/* A text of a third party as JSON. */
json_t *model_text(const struct model_writing *writing, const char *text);

/* In report_model_run.c: facts as [[name, value], ...]; longer values are cut, in characters. */
json_t *model_facts(const struct model_writing *writing, const struct report_fact *facts, size_t count,
                    size_t length);

/* The number of a case in the model; -1: it is another case with the same id. */
int64_t model_case_number(const struct model_writing *writing, const struct reported_case *item);

/* In report_model_run.c: the member of "runs". */
json_t *model_run(struct model_writing *writing, size_t number);

/* In report_model_cases.c: the members that have something for each case. False without memory. */
bool model_add_run_cases(struct model_writing *writing, const struct reported_run *run, json_t *object);

/* In report_model_details.c: the causes of a run, its suspects, and the details of the cases that they name.
 * Sets `causes`. */
void model_add_causes(struct model_writing *writing, const struct reported_run *run, json_t *object);

#endif
