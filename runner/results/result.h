/*
 * Results: a stream of JSON objects, one for each event of a run. Every report is a rendering of this stream.
 * The form of each record is defined by reports/results.schema.json.
 *
 *   {"type": "header", …}   once: the program, the implementation, where the cases come from
 *   {"type": "case", …}     each case with its verdict
 *   {"type": "skipped", …}  each folder with a model that is not a scatter case
 *   {"type": "footer", …}   once: the counts, and whether the run is complete
 *
 * The same run gives the same records, except the members "started" and "seconds".
 */
#ifndef SCATTER_RESULT_H
#define SCATTER_RESULT_H

#include "answer.h"
#include "case.h"
#include "case_source.h"
#include "judge.h"
#include "record_forms.h"
#include "selection.h"
#include "session.h"

#include <stdint.h>

/* The result of one case. Members may be NULL if the case could not be loaded. */
struct case_result {
    const char *id;
    const char *specification; /* of the implementation */
    const struct scatter_case *the_case;
    const struct operator_version *version; /* whose clauses the findings name; NULL: unknown */
    const struct answer *answer;
    const struct judgement *judgement;
    const char *
        command; /* runs this case again; NULL: the record is only counted, and has neither this nor a hash */
    double seconds; /* of wall time from request to answer; below 0: there was no request */
};

/* The record of a case, in the arena; some texts are borrowed from the result. NULL when there is no
 * memory. */
struct recorded_case *case_record(const struct case_result *result, struct arena *arena);

/* The record of a folder that is not a scatter case; `nearly_scatter` as in case.h. */
struct recorded_case *skipped_record(const char *id, const char *reason, bool nearly_scatter,
                                     struct arena *arena);

/* The same of a case that is not run because it needs more memory, in bytes, than is available. NULL without
 * memory. */
struct recorded_case *lacking_record(const char *id, uint64_t needed, uint64_t available,
                                     struct arena *arena);

/* The contents of the first record of a run. Everything is borrowed. */
struct run_description {
    const struct session *session;
    const struct judge_settings *judge;
    const struct selection *selection;
    const struct case_source *sources;
    const struct corpus_identity *corpora; /* by source */
    size_t source_count;
    const char *command; /* the beginning of the shell command that runs and judges the implementation */
    const char *started; /* when the run began (clock_date) */
};

/* The first record of a run, in the arena; some texts are borrowed. NULL when there is no memory. */
struct recorded_header *header_record(const struct run_description *description, struct arena *arena);

#endif
