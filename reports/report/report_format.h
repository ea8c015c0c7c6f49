/*
 * The formats of reports. Each has a function that writes a report (report.h) to a stream.
 */
#ifndef SCATTER_REPORT_FORMAT_H
#define SCATTER_REPORT_FORMAT_H

#include "case_folder.h"
#include "report.h"
#include "status.h"

#include <stdbool.h>
#include <stdio.h>

/* The source of the cases that are drawn; a results file has only their ids. */
struct report_cases {
    /*
     * Loads the case with an id. STATUS_NOT_FOUND if it does not exist; otherwise errors as in scatter_case_load. The caller
     * checks whether it is still the same case (case.h).
     */
    enum status (*load)(void *context, const char *id, struct scatter_case *the_case, struct arena *arena,
                        struct error *error);
    void *context;
};

/* The cases of a list, which is borrowed. */
struct report_cases report_cases_of_list(const struct case_list *list);

/*
 * Writes a report of at least one run, or of exactly one if report_format_is_for_one. Errors of the stream are left to the
 * caller, who checks ferror. Fails with STATUS_OUT_OF_MEMORY; then a part of it may have been written.
 */
typedef enum status report_writer(const struct report *report, const struct report_cases *cases, FILE *out,
                                  struct arena *arena, struct error *error);

/* X(constant, name, writer, what it is) */
#define REPORT_FORMAT_TABLE(X)                                                                      \
    X(HTML, "html", report_html, "an HTML page, in one self-contained file")                        \
    X(JUNIT, "junit", report_junit, "JUnit's XML, which CI systems read: a testcase for each case") \
    X(MARKDOWN, "markdown", report_markdown, "a summary for a CI job, less than 60 kB")             \
    X(BADGE, "badge", report_badge, "JSON for an endpoint badge of shields.io")                     \
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

/* Finds a format by its name. STATUS_USAGE, with a list of all names, if there is none. */
enum status report_format_from_name(const char *name, enum report_format *format, struct error *error);

/* Whether a format is for one run: the formats that state one implementation's name. */
bool report_format_is_for_one(enum report_format format);

/* STATUS_USAGE if there is no run, or if a format for one run is given several. */
enum status report_format_check(const struct report *report, enum report_format format, struct error *error);

/* Writes a report in a format. Errors as in report_writer and report_format_check. */
enum status report_write(const struct report *report, enum report_format format,
                         const struct report_cases *cases, FILE *out, struct arena *arena,
                         struct error *error);

#endif
