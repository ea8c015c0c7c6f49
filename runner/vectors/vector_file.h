/*
 * A file of vectors: tests in groups, one test a line.
 */
#ifndef SCATTER_VECTOR_FILE_H
#define SCATTER_VECTOR_FILE_H

#include "clause.h"

#include <jansson.h>
#include <stddef.h>

/* Groups with the member `tests`. Initialise with {0}; release with vector_file_release. */
struct vector_file {
    json_t *groups;
    size_t tests;
};

/* Adds a test to its group (vector_json.h), of which the file takes over both. */
void vector_file_add(struct vector_file *file, json_t *group, json_t *test);

/*
 * Writes a file, whose first line names the corpus, such as "scatter-cts 0.4.2", and the edition. STATUS_OUT_OF_MEMORY, or as
 * file_write.
 */
enum status vector_file_write(const struct vector_file *file, const char *path, const char *corpus,
                              enum edition edition, struct error *error);

void vector_file_release(struct vector_file *file);

#endif
