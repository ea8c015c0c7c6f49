/*
 * The report model: a report (report.h) as JSON, which the page shows. Its form is described in reports/page/README.md. Texts
 * of third parties are printable (printable.h).
 */
#ifndef SCATTER_REPORT_MODEL_H
#define SCATTER_REPORT_MODEL_H

#include "report_format.h"

/*
 * The model of a report, which may have no runs; the caller owns it. `cases` loads the cases that are drawn, or is NULL.
 * `pairs`, borrowed, or NULL: the member "pairs", of a comparison. NULL when there is no memory.
 */
json_t *report_model(const struct report *report, const struct report_cases *cases, json_t *pairs,
                     struct arena *arena);

/* Writes the page of the report. `pairs` is as above. STATUS_OUT_OF_MEMORY; STATUS_SYSTEM without a temporary file. */
enum status report_pages(const struct report *report, const struct report_cases *cases, json_t *pairs,
                         FILE *out, struct arena *arena, struct error *error);

/* The parts of it, in files of their own. All members are borrowed. */
struct model_writing {
    const struct report *report;
    const struct report_cases *cases;
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

/* The number of a case in the model; -1: it is another case with the same id. */
int64_t model_case_number(const struct model_writing *writing, const struct reported_case *item);

/* In report_model_run.c: the member of "runs". */
json_t *model_run(struct model_writing *writing, size_t number);

/* In report_model_cases.c: the members that have something for each case. False without memory. */
bool model_add_run_cases(struct model_writing *writing, const struct reported_run *run, json_t *object);

/* In report_model_details.c: the causes of a run, its suspects, and the details of the cases that they name. Sets `causes`. */
void model_add_causes(struct model_writing *writing, const struct reported_run *run, json_t *object);

#endif
