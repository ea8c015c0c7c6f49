/*
 * Fingerprints from and to JSON (reports/fingerprint.schema.json).
 */
#ifndef SCATTER_FINGERPRINT_JSON_H
#define SCATTER_FINGERPRINT_JSON_H

#include "fingerprint.h"

#include <jansson.h>

/* The fingerprint as JSON, with a point for each version. NULL when there is no memory. */
json_t *fingerprint_to_json(const struct fingerprint *fingerprint);

/*
 * Reads the output of fingerprint_to_json; the result is finished. STATUS_UNREADABLE, naming the field, when the
 * document violates the schema; STATUS_OUT_OF_MEMORY.
 */
enum status fingerprint_from_json(struct fingerprint *fingerprint, const json_t *document,
                                  struct arena *arena, struct error *error);

/* What a fingerprint is about: the members of its JSON except points and type. NULL without memory. */
json_t *fingerprint_about(const struct fingerprint *fingerprint);

/* The question and the policies of a point, as JSON. NULL without memory. */
json_t *fingerprint_question_to_json(const struct fingerprint_point *point);
json_t *fingerprint_policies_to_json(const struct fingerprint_point *point);

#endif
