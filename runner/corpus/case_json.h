/*
 * case.json: what the author of a case expects of its data sets, and why. Its form is that of
 * cases/case.schema.json; keys that are not read here are left to that schema.
 */
#ifndef SCATTER_CASE_JSON_H
#define SCATTER_CASE_JSON_H

#include "arena.h"
#include "case_terms.h"
#include "status.h"

#include <stddef.h>

/* What case.json says of one data set. All texts are in the arena. */
struct case_statement {
    const char *id; /* of the folder: the same for all its data sets, as the tier is */
    enum tier tier;
    enum expectation expectation;
    const char *const *clauses;
    size_t clause_count;
    const char *why;
    const char *sibling; /* of a refusal: the valid case that has to be answered; "" for none */
};

/*
 * Reads the entry of test_data_set_N, which is data_sets[N]. STATUS_UNREADABLE, naming the field, when the
 * text is not JSON, is larger than a mebibyte, has a field of the wrong type, lacks `id`, `tier`, `data_sets`, that
 * entry or its `expect`, when the tier or the expectation is unknown, or when `sibling` does not lie in the same folder
 * as the case. `clauses`, `why` and `sibling` may be absent.
 */
enum status case_statement_read(struct case_statement *statement, const void *bytes, size_t size,
                                int data_set, struct arena *arena, struct error *error);

#endif
