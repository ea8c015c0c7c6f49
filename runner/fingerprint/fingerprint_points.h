/*
 * The points of a fingerprint: questions with the policies that answer them, collected sighting by sighting.
 */
#ifndef SCATTER_FINGERPRINT_POINTS_H
#define SCATTER_FINGERPRINT_POINTS_H

#include "arena.h"
#include "finding.h"
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

/* One answer to the question of a point. */
struct fingerprint_policy {
    const char *policy;
    enum severity severity;
    int64_t cases;       /* that showed it, at least 1 */
    const char *example; /* the id of one of these cases: the smallest, byte by byte */
};

struct fingerprint_point {
    enum scatter_operator op;
    const struct operator_version
        *version;                  /* NULL: several versions with the same behaviour (fingerprint_merge) */
    const char *clause;            /* its name, such as "nan-order" */
    const char *question;          /* such as "NaN in data", or "" */
    const char *reduction, *dtype; /* "" for both unless the clause is one of the table above */
    const char *level;             /* of the clause at the version; "" for several versions */
    const struct fingerprint_policy *policies; /* by name, then by severity */
    size_t policy_count;
};

/* A policy that was seen at a point. */
struct fingerprint_sighting {
    struct fingerprint_point point; /* without policies */
    struct fingerprint_policy policy;
};

struct fingerprint_sightings; /* a collection of sightings */

/* An empty collection, or NULL without memory. The collection and its texts are in the arena, except an index. */
struct fingerprint_sightings *fingerprint_sightings_create(struct arena *arena);

/*
 * Adds a sighting; adds its number of cases to an earlier sighting of the same policy at the same point. Copies the
 * texts. STATUS_UNREADABLE when the number of cases overflows, STATUS_OUT_OF_MEMORY.
 */
enum status fingerprint_note(struct fingerprint_sightings *sightings,
                             const struct fingerprint_sighting *sighting, struct error *error);

/*
 * Computes the points from the added sightings, sorted by operator, clause, question, reduction, element type and, last,
 * version, whatever the order of the sightings. STATUS_OUT_OF_MEMORY.
 */
enum status fingerprint_sightings_points(struct fingerprint_sightings *sightings,
                                         const struct fingerprint_point **points, size_t *count,
                                         struct error *error);

/* Releases the index. NULL is harmless. */
void fingerprint_sightings_destroy(struct fingerprint_sightings *sightings);

/*
 * Splits the id of a clause at a version, "ScatterND-18.nan-order", into the version and, pointing into the id,
 * the name. False when it is not such an id.
 */
bool fingerprint_split_clause(const char *id, const struct operator_version **version, const char **clause);

/*
 * Reads the member "level" of a finding or a point, borrowed from it. STATUS_UNREADABLE, naming `where`, when it is not
 * a level of clauses.
 */
enum status fingerprint_take_level(const json_t *object, const char *where, const char **level,
                                   struct error *error);

/* The name of a severity, such as "warning". Static storage. */
const char *fingerprint_severity_name(enum severity severity);

/* Whether the points of a clause have a reduction and an element type. */
bool fingerprint_clause_is_arithmetic(const char *clause);

/* ---- versions ------------------------------------------------------------------------------------------------------------ */

/* Compares two points except their versions: below 0, 0 (the same question) or above 0, in the order of points. */
int fingerprint_point_order(const struct fingerprint_point *a, const struct fingerprint_point *b);

/*
 * How many of the first of `count` (at least 1) points differ only by version; *alike receives whether they have the
 * same policies with the same severities.
 */
size_t fingerprint_versions(const struct fingerprint_point *points, size_t count, bool *alike);

/*
 * The points for a reader: neighbours that differ only by version become one point (its version is NULL) if they have
 * the same policies with the same severities. False when there is no memory.
 */
bool fingerprint_merge(const struct fingerprint_point *points, size_t count,
                       struct fingerprint_point **merged, size_t *merged_count, struct arena *arena);

#endif
