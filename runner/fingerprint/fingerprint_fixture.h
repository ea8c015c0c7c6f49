/*
 * For tests: fingerprints from a few lines. An error in these functions ends the test.
 */
#ifndef SCATTER_FINGERPRINT_FIXTURE_H
#define SCATTER_FINGERPRINT_FIXTURE_H

#include "fingerprint.h"

#include <stdio.h>

/* A finding in the record of a case. */
struct shown {
    const char *id;     /* of the case */
    const char *clause; /* such as "ScatterND-18.nan-order" */
    const char *policy;
    const char *point;     /* NULL: none */
    const char *reduction; /* of the case; NULL: "add" */
    const char *dtype;     /* of the case; NULL: "float16" */
    const char *member;    /* NULL: "observations" */
};

/* The record of a case with the finding, verdict pass and answer output; the caller owns it. */
json_t *fixture_record(const struct shown *shown);

/* A header of the implementation "NAME 1.0" from the library "NAME.so"; the caller owns it. */
json_t *fixture_header(const char *name);

/* A finished fingerprint of cases with one finding each; the list ends with an entry without id. */
struct fingerprint fixture_fingerprint(const char *name, const struct shown *shown, struct arena *arena);

/* Cases for fixture_fingerprint: SHOWN({SEEN("c/a", "ScatterND-18.nan-order", "wins"), .point = "NaN in data"}, …). */
#define SHOWN(...)                           ((const struct shown[]){__VA_ARGS__, {.id = NULL}})
#define SEEN(its_id, its_clause, its_policy) .id = its_id, .clause = its_clause, .policy = its_policy

/* The text that was printed to a temporary file, in the arena. Closes the file. */
const char *fixture_printed(FILE *stream, struct arena *arena);

#endif
