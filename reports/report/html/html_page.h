/*
 * The page that the format html is, and its sections, each in a file of its own.
 *
 * A page about one run tells it in full. A page about several sets them side by side, and tells each of them in short.
 * The page holds nothing that is not in the report, but for drawings, whose cases are loaded, and compared by their hash
 * with those that were run. What would make it too large is left out, and a sentence says so.
 */
#ifndef SCATTER_HTML_PAGE_H
#define SCATTER_HTML_PAGE_H

#include "markup.h"
#include "report_format.h"

/* What a page has at most, in bytes, as long as what cannot be left out is not larger; and for each run but the first. */
#define HTML_PAGE_SIZE ((size_t)2860 << 10)
#define HTML_RUN_SIZE  ((size_t)160 << 10)

/* All is borrowed. */
struct html_page {
    struct markup *markup;
    const struct report *report;
    const struct report_cases *cases; /* NULL: nothing is drawn */
    const struct reported_run *run;   /* that the open section is about */
    const char *prefix;               /* of its places: "" where there is one run */
    int level;                        /* of its headings, from 1 */
    size_t size;                      /* that it has at most, in bytes */
    size_t reserved;                  /* of these, what is kept for what is still to come */
    struct arena *arena;
};

/*
 * The title of a run by its number, cut; where another run has the same name and version, its number among these and the
 * options that it was given tell them apart. In the arena.
 */
const char *html_title(struct html_page *page, size_t number);

/* Begins the page of an empty document, with the styles of reports; their script is allowed, and added at its end. */
void html_begin(struct html_page *page, const char *title);

/* Whether `size` bytes more have room without what is reserved. */
bool html_has_room(const struct html_page *page, size_t size);

/* The sentence and the counts; who, with which options, by what it was judged. */
void html_summary(struct html_page *page);
void html_facts(struct html_page *page);

/* The statement about each operator version; the matrix of types and reductions. */
void html_versions(struct html_page *page);
void html_matrix(struct html_page *page);

/* What users ask, of one run, and of all. */
void html_questions(struct html_page *page);
void html_scoreboard(struct html_page *page);

/* Causes, each with its most telling case; and suspects. */
void html_causes(struct html_page *page);

/*
 * What is known of a case: drawn, where `drawn` and its files are those that were run, explained, and how to run it again.
 */
void html_case(struct html_page *page, const struct reported_case *item, bool drawn);

/* The place of a case in the page, unless a cause has shown it already: then it has its place there. */
bool html_case_is_shown(const struct html_page *page, const char *id);

/* The clauses by version; the gates of versions; what is done where the text leaves a choice; and all else. */
void html_clauses(struct html_page *page);
void html_gates(struct html_page *page);
void html_choices(struct html_page *page);
void html_choices_table(struct html_page *page, bool gates, const char *caption);
void html_remarks(struct html_page *page);

/* The cases that did not simply pass, and those that did; and what their rows take at least, in bytes. */
void html_cases(struct html_page *page);
size_t html_cases_size(const struct reported_run *run);

/* What changed from version to version of one implementation, if there are such runs; where runs differ. */
bool html_has_changes(struct html_page *page);
void html_changes(struct html_page *page);
void html_differences(struct html_page *page);

#endif
