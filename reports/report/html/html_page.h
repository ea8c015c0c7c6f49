/*
 * The page of the format html, and its sections, each in its own file.
 *
 * A page about one run shows it in full. A page about several runs compares them side by side, and shows each of them
 * briefly. The page contains nothing that is not in the report, except drawings, whose cases are loaded and compared by their
 * hash with those that were run. Content that would make the page too large is left out, and a sentence says so.
 */
#ifndef SCATTER_HTML_PAGE_H
#define SCATTER_HTML_PAGE_H

#include "markup.h"
#include "report_format.h"

/*
 * The maximum size of a page, in bytes, unless the mandatory content is larger; and the addition for each run after the
 * first.
 */
#define HTML_PAGE_SIZE ((size_t)2860 << 10)
#define HTML_RUN_SIZE  ((size_t)160 << 10)

/* All members are borrowed. */
struct html_page {
    struct markup *markup;
    const struct report *report;
    const struct report_cases *cases; /* NULL: nothing is drawn */
    const struct reported_run *run;   /* the run of the current section */
    const char *prefix;               /* of its places: "" if there is one run */
    int level;                        /* of its headings, from 1 */
    size_t size;                      /* its maximum size, in bytes */
    size_t reserved;                  /* of these, the bytes reserved for later content */
    struct arena *arena;
};

/*
 * The title of a run by its number, cut; if another run has the same name and version, they are distinguished by a number and
 * by the options that were given. In the arena.
 */
const char *html_title(struct html_page *page, size_t number);

/* Begins the page of an empty document, with the styles of reports; their script is allowed, and is added at the end. */
void html_begin(struct html_page *page, const char *title);

/* Whether `size` more bytes fit without using the reserved bytes. */
bool html_has_room(const struct html_page *page, size_t size);

/* The sentence and the counts; the facts: implementation, options, program, edition. */
void html_summary(struct html_page *page);
void html_facts(struct html_page *page);

/* The statement about each operator version; the matrix of types and reductions. */
void html_versions(struct html_page *page);
void html_matrix(struct html_page *page);

/* Users' questions: for one run, and for all. */
void html_questions(struct html_page *page);
void html_scoreboard(struct html_page *page);

/* Causes, each with its most telling case; and suspects. */
void html_causes(struct html_page *page);

/*
 * The details of a case: the drawing, if `drawn` and its files are those that were run, the explanation, and the command to
 * run it.
 */
void html_case(struct html_page *page, const struct reported_case *item, bool drawn);

/* The place of a case in the page; if a cause has already shown the case, the place is there. */
bool html_case_is_shown(const struct html_page *page, const char *id);

/* The clauses by version; the version gates; choices left by the specification; and further facts. */
void html_clauses(struct html_page *page);
void html_gates(struct html_page *page);
void html_choices(struct html_page *page);
void html_choices_table(struct html_page *page, bool gates, const char *caption);
void html_remarks(struct html_page *page);

/* The cases that are not plain passes, and those that are; and the minimum size of their rows, in bytes. */
void html_cases(struct html_page *page);
size_t html_cases_size(const struct reported_run *run);

/* The changes from version to version of one implementation, if there are such runs; disputed cases. */
bool html_has_changes(struct html_page *page);
void html_changes(struct html_page *page);
void html_differences(struct html_page *page);

#endif
