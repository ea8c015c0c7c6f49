/*
 * Results: one JSON object for each thing that happened, the stream of which every report is a rendering. Its form,
 * member by member, is that of reports/results.schema.json.
 *
 *   {"type": "header", …}   once: the program, the implementation, where the cases come from
 *   {"type": "case", …}     each case with its verdict
 *   {"type": "skipped", …}  each folder that holds a model which is not a scatter case
 *   {"type": "footer", …}   once: the counts, and whether the run is complete
 *
 * The same run gives the same records but for the members "started" and "seconds".
 */
#ifndef SCATTER_RESULT_H
#define SCATTER_RESULT_H

#include "answer.h"
#include "case.h"
#include "case_source.h"
#include "corpus_identity.h"
#include "judgement.h"
#include "selection.h"
#include "session.h"
#include "tally.h"

#include <jansson.h>
#include <stdint.h>

/* What is told of one case. Members may be NULL where the case could not be loaded. */
struct case_result {
    const char *id;
    const char *specification; /* of the implementation */
    const struct scatter_case *the_case;
    const struct operator_version *version; /* whose clauses the findings name; NULL: none was found */
    const struct answer *answer;
    const struct judgement *judgement;
    const char *command; /* runs this case again */
    double seconds;      /* of wall time from the request to the answer; below 0: it was not asked */
};

/* The record of a case; the caller owns it. NULL when there is no memory. */
json_t *case_record(const struct case_result *result, struct arena *arena);

/* The record of a folder that is not a scatter case. */
json_t *skipped_record(const char *id, const char *reason, struct arena *arena);

/* What the first record of a run tells. Everything is borrowed. */
struct run_description {
    const struct session *session;
    const struct judge_settings *judge;
    const struct selection *selection;
    const struct case_source *sources;
    const struct corpus_identity *corpora; /* by source */
    size_t source_count;
    const char *command; /* how the implementation is run and judged, as the beginning of a shell command */
    const char *started; /* when the run began (clock_date) */
};

/* The first record of a run. */
json_t *header_record(const struct run_description *description, struct arena *arena);

/*
 * The last record of a run. `complete`: every selected case has a record. `losses`: what happened to processes besides,
 * or NULL. `seconds`: what the run took.
 */
json_t *footer_record(const struct tally *tally, bool complete, const struct process_losses *losses,
                      double seconds);

/* How records are written: one line each, seconds to the microsecond. */
#define RECORD_FORM (JSON_COMPACT | JSON_SORT_KEYS | JSON_REAL_PRECISION(6))

#endif
