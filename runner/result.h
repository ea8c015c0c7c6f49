/*
 * Results: one JSON object for each thing that happened, the stream of which every report is a rendering.
 *
 *   {"type": "header", …}   once: the program, the implementation, where the cases come from
 *   {"type": "case", …}     each case with its verdict
 *   {"type": "skipped", …}  each folder that holds a model which is not a scatter case
 *   {"type": "footer", …}   once: the counts, and whether the run is complete
 */
#ifndef SCATTER_RESULT_H
#define SCATTER_RESULT_H

#include "answer.h"
#include "case.h"
#include "case_source.h"
#include "implementation.h"
#include "judge.h"

#include <jansson.h>
#include <stdint.h>

/* What is told of one case. Members may be NULL where the case could not be read. */
struct case_result {
    const char *id;
    const char *specification; /* of the implementation */
    const struct scatter_case *the_case;
    const struct operator_version *version; /* whose clauses the findings name; NULL: none was found */
    const struct answer *answer;
    const struct judgement *judgement;
    const char *command; /* runs this case again */
};

/* The record of a case; the caller owns it. NULL when there is no memory. */
json_t *case_record(const struct case_result *result, struct arena *arena);

/* The record of a folder that is no scatter case. */
json_t *skipped_record(const char *id, const char *reason, struct arena *arena);

/* The first record of a run. */
json_t *header_record(const struct session *session, const struct judge_settings *judge,
                      const struct case_source *sources, size_t source_count, struct arena *arena);

/* What a run amounts to. Begin with zeroes; finish with tally_destroy. */
struct tally {
    int64_t verdicts[VERDICT_COUNT];
    int64_t cases;    /* all of them */
    int64_t compared; /* whose answer was held against an expectation */
    int64_t skipped;
    json_t *by_source;     /* object: source -> number of cases */
    json_t *unsupported;   /* object: reason -> number of unsupported cases */
    json_t *skipped_names; /* array of strings: the first few */
};

/* Counts a record of type "case" or "skipped". */
void tally_add(struct tally *tally, const json_t *record);
void tally_destroy(struct tally *tally);

/* The last record of a run. `complete`: every selected case has a record. */
json_t *footer_record(const struct tally *tally, bool complete);

/* A string member of a record, "" when it has none. */
const char *record_text(const json_t *record, const char *member);

#endif
