/*
 * A fingerprint: what an implementation does where ONNX's text leaves a choice, and where the implementation deviates.
 * It is computed from the records of a run (result.h) alone.
 *
 * A point is one question: a clause at an operator version, one of the clause's questions, and, for the clauses about
 * rounding and order, the reduction and the element type, because implementations differ by them. The answers are
 * policies, each with the number of cases that showed it.
 */
#ifndef SCATTER_FINGERPRINT_H
#define SCATTER_FINGERPRINT_H

#include "arena.h"
#include "fingerprint_points.h"
#include "status.h"
#include "verdict.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A folder of cases, as a results file names it. */
struct fingerprint_source {
    const char *name;
    int64_t cases;    /* found there, selected or not */
    const char *hash; /* of the corpus (corpus_identity.h); "" if unknown */
};

struct fingerprint_option {
    const char *key, *value;
};

/* The format of fingerprints (reports/fingerprint.schema.json); results have their own format number. */
enum { FINGERPRINT_FORMAT = 1 };

/* Start with fingerprint_start. Texts are as in the files, not made printable. */
struct fingerprint {
    const char *program_version; /* of the scatter-cts that judged */
    const char *edition;
    const char *specification, *name, *version; /* of the implementation */
    const struct fingerprint_option *options;   /* by key */
    size_t option_count;
    const struct fingerprint_source *sources;
    size_t source_count;
    int64_t cases;                     /* all of them */
    int64_t unanswered[VERDICT_COUNT]; /* of these, cases that gave no answer, by verdict */
    bool complete;                     /* every selected case has a record */
    const struct fingerprint_point *points;
    size_t point_count;
    struct fingerprint_sightings *sightings; /* until fingerprint_finish */
    struct arena *arena;
};

/* ---- from records ------------------------------------------------------------------------------------------------------ */

/*
 * Starts a fingerprint with the record of type "header". STATUS_UNREADABLE, naming the field, when the record is
 * malformed, or when the run was not judged by clauses: such a run has no policies. The memory is in the arena, except
 * what fingerprint_finish and fingerprint_destroy release.
 */
enum status fingerprint_start(struct fingerprint *fingerprint, const json_t *header, struct arena *arena,
                              struct error *error);

/*
 * Adds a record of type "case" or "footer"; ignores other types. STATUS_UNREADABLE, naming the case and the field,
 * when the record is malformed; STATUS_OUT_OF_MEMORY.
 */
enum status fingerprint_add(struct fingerprint *fingerprint, const json_t *record, struct error *error);

/*
 * Computes the points from the added records. They are sorted by operator, clause, question, reduction, element type
 * and, last, version, whatever the order of the records. STATUS_OUT_OF_MEMORY.
 */
enum status fingerprint_finish(struct fingerprint *fingerprint, struct error *error);

/* Releases the memory of an unfinished fingerprint that is not in the arena. Harmless after fingerprint_finish. */
void fingerprint_destroy(struct fingerprint *fingerprint);

/* The number of cases that gave no answer, over all verdicts. */
int64_t fingerprint_unanswered(const struct fingerprint *fingerprint);

#endif
