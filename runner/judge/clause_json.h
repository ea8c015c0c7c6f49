/*
 * Internal functions of clauses_parse. `field` is the path of an object in its file; errors are STATUS_UNREADABLE and name
 * file and field.
 */
#ifndef SCATTER_CLAUSE_JSON_H
#define SCATTER_CLAUSE_JSON_H

#include "clause.h"
#include "json_reader.h"

/* The longest path of a field. */
enum { FIELD_SIZE = 96 };

/* The version of an operator with this number, or NULL. */
const struct operator_version *clause_version(enum scatter_operator op, const json_t *value);

/* Reads the member `key`, the name of an edition. */
enum status clause_take_edition(const struct json_reader *reader, const json_t *object, const char *key,
                                const char *field, enum edition *edition);

/* Reads the members `since` and, `newest` by default, `until`: the first and the last of a range of versions. */
enum status clause_take_versions(const struct json_reader *reader, const json_t *object, const char *field,
                                 const struct operator_version *newest, const struct operator_version **since,
                                 const struct operator_version **until);

/* Reads the member `source` of a clause. */
enum status clause_take_source(const struct json_reader *reader, json_t *value, const char *field,
                               const struct operator_version *newest, struct clause_source *source);

#endif
