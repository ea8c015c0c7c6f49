/*
 * Reading the members of records of results (result.h), any of which may be missing.
 */
#ifndef SCATTER_RECORD_H
#define SCATTER_RECORD_H

#include "status.h"
#include "verdict.h"

#include <jansson.h>
#include <stdbool.h>
#include <stdint.h>

/* The first format that can be read, and the format that is written. */
enum { RESULT_FORMAT_FIRST = 1, RESULT_FORMAT = 2 };

/* Numbers of cases as an object with all verdicts. */
json_t *verdicts_record(const int64_t verdicts[VERDICT_COUNT]);

/* A string member of a record, "" when it has none. */
const char *record_text(const json_t *record, const char *member);

/* The verdict of a record; false if it is missing or unknown. */
bool record_verdict(const json_t *record, enum verdict *verdict);

/* Whether a record is a failure that is not "waived". */
bool record_is_failure(const json_t *record);

/* Whether a record of type "case" has a warning about a clause, given by its name without operator and version. */
bool record_has_warning(const json_t *record, const char *clause);

/* Whether a name is in a list, which ends with NULL. */
bool record_is_among(const char *const *names, const char *name);

/*
 * The name of a member in which two records differ or that one of them lacks; NULL: they are equal. `but` has the names
 * of members to ignore, NULL at the end. Borrowed from a record.
 */
const char *record_difference(const json_t *one, const json_t *other, const char *const *but);

/* The most cases that a file may claim, so that sums of such numbers can be checked before they overflow. */
#define RECORD_MOST_CASES ((int64_t)1 << 53)

/* Reads a member that is an integer of at least `least`. The message names `member` in `where`. */
enum status record_take_count(const json_t *object, const char *member, int64_t least, const char *where,
                              int64_t *count, struct error *error);

/* The member of an object that is a string, borrowed from it. The message names `member` in `where`. */
enum status record_take_text(const json_t *object, const char *member, const char *where, const char **text,
                             struct error *error);

#endif
