/*
 * Files of the project that the build embeds in the program (scatter_cts_embed in cmake/), so that it does
 * not need to find them at run time.
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

/* The template, the styles and the scripts of the page: reports/page/. */
extern const struct embedded_file page_files[];
extern const size_t page_files_count;

#endif
