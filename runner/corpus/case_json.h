/*
 * case.json: what the author of a case expects of its data sets, and why. Its format is that of
 * cases/case.schema.json; other keys are not checked here.
 */
#ifndef SCATTER_CASE_JSON_H
#define SCATTER_CASE_JSON_H

#include "arena.h"
#include "case_terms.h"
#include "status.h"

#include <stddef.h>

/* The entry of case.json for one data set. All texts are in the arena. */
struct case_statement {
    const char *id; /* of the folder: the same for all its data sets, like the tier */
    enum tier tier;
    enum expectation expectation;
    const char *const *clauses;
    size_t clause_count;
    const char *why;
    const char *sibling; /* of a refusal: the valid case that must be answered; "" for none */
};

/*
 * Reads the entry of test_data_set_N, which is data_sets[N]. STATUS_UNREADABLE, naming the field, if the text is not
 * JSON, is larger than 1 MiB, has a field of the wrong type, lacks `id`, `tier`, `data_sets`, that entry or its
 * `expect`, if the tier or the expectation is unknown, or if `sibling` is not in the same folder as the case.
 * `clauses`, `why` and `sibling` are optional.
 */
enum status case_statement_read(struct case_statement *statement, const void *bytes, size_t size,
                                int data_set, struct arena *arena, struct error *error);

#endif
