/*
 * What the parts of a fingerprint share: collecting sightings, and pieces of JSON.
 */
#ifndef SCATTER_FINGERPRINT_SIGHTING_H
#define SCATTER_FINGERPRINT_SIGHTING_H

#include "fingerprint.h"

/* A policy that was seen at a point. */
struct fingerprint_sighting {
    struct fingerprint_point point; /* without policies */
    struct fingerprint_policy policy;
};

/* More cases than that are in no file: sums of such numbers are noticed before they overflow. */
#define FINGERPRINT_MOST_CASES ((int64_t)1 << 53)

/* An empty collection, or NULL without memory. Released by fingerprint_destroy. */
struct fingerprint_sightings *fingerprint_sightings_create(struct arena *arena);

/*
 * Adds a sighting to a fingerprint; where the same was seen before, its cases are added. The texts may be
 * short-lived. STATUS_UNREADABLE when so many cases cannot be counted, STATUS_OUT_OF_MEMORY.
 */
enum status fingerprint_note(struct fingerprint *fingerprint, const struct fingerprint_sighting *sighting,
                             struct error *error);

/*
 * Splits the id of a clause at a version, "ScatterND-18.nan-order", into the version and, pointing into the id,
 * the name. False when it is none.
 */
bool fingerprint_split_clause(const char *id, const struct operator_version **version, const char **clause);

/* The name of a severity, such as "warning". Static storage. */
const char *fingerprint_severity_name(enum severity severity);

/* Whether the points of a clause have a reduction and an element type. */
bool fingerprint_clause_is_arithmetic(const char *clause);

/* Reads a member that is an integer of at least `least`. The message names `member` in `where`. */
enum status fingerprint_take_count(const json_t *object, const char *member, int64_t least, const char *where,
                                   int64_t *count, struct error *error);

/* The member of an object that is a string, borrowed from it. The message names `member` in `where`. */
enum status fingerprint_take_text(const json_t *object, const char *member, const char *where,
                                  const char **text, struct error *error);

/* What a fingerprint is about: the members of its JSON but for points and type. NULL without memory. */
json_t *fingerprint_about(const struct fingerprint *fingerprint);

/* A point without and with its policies, as JSON. NULL without memory. */
json_t *fingerprint_question_to_json(const struct fingerprint_point *point);
json_t *fingerprint_policies_to_json(const struct fingerprint_point *point);

#endif
