/*
 * The reports of `run --report FORMAT=FILE`: they take records during the run and are written at its end.
 */
#ifndef SCATTER_RUN_REPORTS_H
#define SCATTER_RUN_REPORTS_H

#include "clause.h"
#include "output_file.h"
#include "report.h"
#include "status.h"

struct wanted_report;

/* Begin with run_reports_begin, finish with run_reports_end. */
struct run_reports {
    char **words; /* the values FORMAT=FILE as popt leaves them; NULL: no report */
    struct wanted_report *wanted;
    size_t count;
    struct report report;
    enum status status; /* of the records so far */
    struct error error;
    struct arena arena;
};

/* Borrows the clauses, which may be loaded later. */
void run_reports_begin(struct run_reports *reports, const struct clause_set *clauses);
void run_reports_end(struct run_reports *reports);

/*
 * Checks the option values. STATUS_USAGE if a format is unknown, a file is missing, or a format is for one run and there are
 * `several` implementations.
 */
enum status run_reports_check(struct run_reports *reports, bool several, struct error *error);

/*
 * Opens all files, before anything is known about their contents. Fails like output_file_open; STATUS_USAGE if two reports
 * are one file.
 */
enum status run_reports_open(struct run_reports *reports, struct error *error);

/* The file of a report, after that. */
const struct output_file *run_reports_file(const struct run_reports *reports, size_t index);

/* Takes a record, if there are reports. Errors are returned at the end. */
void run_reports_take(struct run_reports *reports, const struct result_record *record);

/*
 * Writes and finishes all files, after one run or more. Tries all files, and returns the
 * first error.
 */
enum status run_reports_write(struct run_reports *reports, struct error *error);

#endif
