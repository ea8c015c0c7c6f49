/*
 * The cases that reports draw: found by id in --cases and in the tier "large".
 */
#ifndef SCATTER_REPORT_SOURCES_H
#define SCATTER_REPORT_SOURCES_H

#include "arena.h"
#include "case_folder.h"
#include "report_format.h"
#include "status.h"

#include <stdbool.h>

/* Begin with report_sources_begin, finish with report_sources_end. */
struct report_sources {
    const char *const *arguments; /* the values of --cases; NULL: the default */
    const char *program;
    bool is_open;              /* the lists are filled */
    struct case_list lists[2]; /* of --cases, and of the tier "large" */
    struct arena arena;
};

void report_sources_begin(struct report_sources *sources, const char *const *arguments, const char *program);
void report_sources_end(struct report_sources *sources);

/*
 * Finds the cases, once. Without --cases, missing cases are not an error, and nothing is drawn. Fails like
 * case_sources_find.
 */
enum status report_sources_open(struct report_sources *sources, struct error *error);

/* Loaders for the report formats: from these sources, which are opened first, or from one list. Both are borrowed. */
struct report_cases report_cases_of_sources(struct report_sources *sources);
struct report_cases report_cases_of_list(const struct case_list *list);

#endif
