/*
 * The reports that `run --report FORMAT=FILE` makes of its own records: taken while it goes on, written at its end.
 */
#ifndef SCATTER_RUN_REPORTS_H
#define SCATTER_RUN_REPORTS_H

#include "case_folder.h"
#include "clause.h"
#include "report.h"
#include "status.h"

#include <jansson.h>

struct wanted_report;

/* Begin with run_reports_begin, finish with run_reports_end. */
struct run_reports {
    char **words; /* as popt leaves them, FORMAT=FILE; NULL: no report is wanted */
    struct wanted_report *wanted;
    size_t count;
    struct report report;
    enum status status; /* of the records so far */
    struct error error;
    struct arena arena;
};

/* Borrows the clauses, which need not be loaded yet. */
void run_reports_begin(struct run_reports *reports, const struct clause_set *clauses);
void run_reports_end(struct run_reports *reports);

/*
 * Checks the words. STATUS_USAGE when there is no such format, a file is missing, a format is about one run and there are
 * several implementations, or the answers are `official`, those of --judge onnx.
 */
enum status run_reports_check(struct run_reports *reports, bool several, bool official, struct error *error);

/* Makes, or empties, all files, before there is anything to write. STATUS_SYSTEM, naming it, when one cannot be made. */
enum status run_reports_open(struct run_reports *reports, struct error *error);

/* Takes a record, if a report is wanted. What goes wrong is reported at the end. */
void run_reports_take(struct run_reports *reports, const json_t *record);

/*
 * Writes and closes all files; of no run they stay empty. `cases`: those that were run. Fails with the first that could
 * not be written, but tries all.
 */
enum status run_reports_write(struct run_reports *reports, const struct case_list *cases,
                              struct error *error);

#endif
