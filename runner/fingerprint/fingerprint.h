/*
 * A fingerprint: what an implementation does wherever the text leaves it a choice, or where it deviates. It is
 * computed from the records of a run (result.h) alone.
 *
 * A point is one question: a clause at an operator version, which of the clause's questions it is, and, for the
 * clauses about rounding and order, the reduction and the element type, because implementations differ by them.
 * The answers are policies, each with the number of cases that showed it.
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
    const char *hash; /* of the corpus (corpus_hash.h); "" where it is not known */
};

struct fingerprint_option {
    const char *key, *value;
};

/* The format of fingerprints (reports/fingerprint.schema.json), whose number is apart from that of results. */
enum { FINGERPRINT_FORMAT = 1 };

/* Begin with fingerprint_start. Texts are those of the files, not made printable. */
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
    struct fingerprint_sightings *sightings; /* while it is being collected */
    struct arena *arena;
};

/* ---- from records ------------------------------------------------------------------------------------------------------ */

/*
 * Begins a fingerprint with the record of type "header". STATUS_UNREADABLE, naming the field, when it has not the
 * form of one, or when it was not judged by clauses: only then are there policies. Its memory is in the arena, but for
 * what fingerprint_finish and fingerprint_destroy release.
 */
enum status fingerprint_start(struct fingerprint *fingerprint, const json_t *header, struct arena *arena,
                              struct error *error);

/*
 * Adds a record of type "case" or "footer"; others are passed over. STATUS_UNREADABLE, naming the case and the
 * field, when it has not the form of one; STATUS_OUT_OF_MEMORY.
 */
enum status fingerprint_add(struct fingerprint *fingerprint, const json_t *record, struct error *error);

/*
 * Makes the points of what was added. They are sorted by operator, clause, question, reduction, element type and,
 * last, version, whatever the order of the records. STATUS_OUT_OF_MEMORY.
 */
enum status fingerprint_finish(struct fingerprint *fingerprint, struct error *error);

/* Releases what a fingerprint that was not finished holds outside the arena. Harmless after fingerprint_finish. */
void fingerprint_destroy(struct fingerprint *fingerprint);

/* Cases that gave no answer, of all verdicts. */
int64_t fingerprint_unanswered(const struct fingerprint *fingerprint);

#endif
