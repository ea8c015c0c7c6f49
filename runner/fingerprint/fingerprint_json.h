/*
 * Fingerprints from and to JSON (reports/fingerprint.schema.json).
 */
#ifndef SCATTER_FINGERPRINT_JSON_H
#define SCATTER_FINGERPRINT_JSON_H

#include "fingerprint.h"

#include <jansson.h>

/* The fingerprint as JSON, at the finest grain: each version by itself. NULL when there is no memory. */
json_t *fingerprint_to_json(const struct fingerprint *fingerprint);

/*
 * Reads what fingerprint_to_json made; the result is finished. STATUS_UNREADABLE, naming the field, when the
 * document is not what the schema says; STATUS_OUT_OF_MEMORY.
 */
enum status fingerprint_from_json(struct fingerprint *fingerprint, const json_t *document,
                                  struct arena *arena, struct error *error);

/* What a fingerprint is about: the members of its JSON but for points and type. NULL without memory. */
json_t *fingerprint_about(const struct fingerprint *fingerprint);

/* A point without and with its policies, as JSON. NULL without memory. */
json_t *fingerprint_question_to_json(const struct fingerprint_point *point);
json_t *fingerprint_policies_to_json(const struct fingerprint_point *point);

#endif
