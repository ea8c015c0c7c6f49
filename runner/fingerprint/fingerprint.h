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
#include "finding.h"
#include "judgement.h"
#include "operator_version.h"
#include "status.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* X(name): the clauses whose points have a reduction and an element type. */
#define ARITHMETIC_CLAUSE_TABLE(X) \
    X("reduction-order")           \
    X("rounding")                  \
    X("subnormals")                \
    X("signed-overflow")

/* One answer at a point. */
struct fingerprint_policy {
    const char *policy;
    enum severity severity;
    int64_t cases;       /* that showed it, at least 1 */
    const char *example; /* the id of one of them: the least, byte by byte */
};

struct fingerprint_point {
    enum scatter_operator op;
    const struct operator_version *version; /* NULL: several versions that do the same (fingerprint_merge) */
    const char *clause;                     /* its name, such as "nan-order" */
    const char *question;                   /* such as "NaN in data", or "" */
    const char *reduction, *dtype;          /* "" for both unless the clause is one of the table above */
    const char *level;                      /* of the clause at the version; "" for several versions */
    const struct fingerprint_policy *policies; /* by name, then by severity */
    size_t policy_count;
};

/* A folder of cases, as a results file names it. */
struct fingerprint_source {
    const char *name;
    int64_t cases;    /* found there, selected or not */
    const char *hash; /* of the corpus (corpus_hash.h); "" where it is not known */
};

struct fingerprint_option {
    const char *key, *value;
};

struct fingerprint_sightings; /* while it is being collected */

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
    struct fingerprint_sightings *sightings;
    struct arena *arena;
};

/* ---- from records ------------------------------------------------------------------------------------------------------ */

/*
 * Begins a fingerprint with the record of type "header". STATUS_UNREADABLE, naming the field, when it has not the
 * form of one, or when it was not judged by clauses: only then are there policies. Its memory is in the arena, but for what fingerprint_finish and fingerprint_destroy release.
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

/* ---- from and to JSON (reports/fingerprint.schema.json) ------------------------------------------------------------ */

/* The fingerprint as JSON, at the finest grain: each version by itself. NULL when there is no memory. */
json_t *fingerprint_to_json(const struct fingerprint *fingerprint);

/*
 * Reads what fingerprint_to_json made; the result is finished. STATUS_UNREADABLE, naming the field, when the
 * document is not what the schema says; STATUS_OUT_OF_MEMORY.
 */
enum status fingerprint_from_json(struct fingerprint *fingerprint, const json_t *document,
                                  struct arena *arena, struct error *error);

/* ---- versions ------------------------------------------------------------------------------------------------------------ */

/* Whether two points ask the same but for the operator version: below 0, 0 or above 0, in the order of points. */
int fingerprint_point_order(const struct fingerprint_point *a, const struct fingerprint_point *b);

/*
 * How many of the first of `count` (at least 1) points ask the same but for the version; *alike says whether
 * their policies are the same and equally grave.
 */
size_t fingerprint_versions(const struct fingerprint_point *points, size_t count, bool *alike);

/*
 * The points for a reader: neighbours that differ only by version become one (its version is NULL) where their
 * policies are the same and equally grave. False when there is no memory.
 */
bool fingerprint_merge(const struct fingerprint_point *points, size_t count,
                       struct fingerprint_point **merged, size_t *merged_count, struct arena *arena);

#endif
