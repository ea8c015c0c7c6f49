/*
 * Files of the project that the build puts into the program (scatter_cts_embed in cmake/), so that it needs no
 * folder next to it to know them.
 */
#ifndef SCATTER_EMBEDDED_FILE_H
#define SCATTER_EMBEDDED_FILE_H

#include <stddef.h>

struct embedded_file {
    const char *name; /* without folders, such as "ScatterND.json" */
    const unsigned char *bytes;
    size_t size;
};

/* The clause files, one per operator: cases/clauses/. */
extern const struct embedded_file clause_files[];
extern const size_t clause_files_count;

/* DECISIONS.md, one file. */
extern const struct embedded_file decision_files[];
extern const size_t decision_files_count;

/* The style of pages: reports/markup/page.css; and that of drawings: reports/drawing/drawing.css. */
extern const struct embedded_file page_files[];
extern const size_t page_files_count;
extern const struct embedded_file drawing_files[];
extern const size_t drawing_files_count;

/* The style and the script of reports: reports/report/html/. */
extern const struct embedded_file report_style_files[];
extern const size_t report_style_files_count;
extern const struct embedded_file report_script_files[];
extern const size_t report_script_files_count;

#endif
