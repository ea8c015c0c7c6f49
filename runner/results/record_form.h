/*
 * The form of records: which members a record of each type may have, and of which type each is. Names and types are those of
 * reports/results.schema.json. Fewer members are required, only those that every reader needs; of words, the verdicts,
 * the levels, the kinds of answers, the judge and the nondeterminism are checked.
 */
#ifndef SCATTER_RECORD_FORM_H
#define SCATTER_RECORD_FORM_H

#include "record.h"
#include "status.h"

#include <jansson.h>

struct record_form;

/* The form of the records of a type; NULL for RECORD_OTHER. */
const struct record_form *record_form_of(enum record_type type);

/*
 * STATUS_UNREADABLE, naming the member, such as `failures[0]: "clause" is missing or not a string`, if a required member is
 * missing or a member has another type than its form says. Members without a row in the table may have any value.
 */
enum status record_check(const json_t *record, const struct record_form *form, struct error *error);

#endif
