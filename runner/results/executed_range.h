/*
 * A range of a world that a run has executed. Of its cases, those that pass or are unsupported have no
 * records, since there may be millions: they are only counted here (results.schema.json, "ranges").
 */
#ifndef SCATTER_EXECUTED_RANGE_H
#define SCATTER_EXECUTED_RANGE_H

#include "case_folder.h"
#include "tally.h"

#include <jansson.h>
#include <stddef.h>
#include <stdint.h>

/* X(member): counts of the cases without a record, as in a tally. */
#define EXECUTED_COUNT_TABLE(X) \
    X(passed)                   \
    X(passed_with_warnings)     \
    X(unsupported)              \
    X(compared)                 \
    X(outputs_due)              \
    X(outputs_compared)

struct executed_range {
    const char *source; /* the name of the world */
    /* The numbers of its cases, `end` not included; those that a selection excludes are not executed. */
    uint64_t from, end;
#define EXECUTED_COUNT(member) int64_t member;
    EXECUTED_COUNT_TABLE(EXECUTED_COUNT)
#undef EXECUTED_COUNT
};

/* Whether a case with this verdict has no record: it is of a world, and passes or is unsupported. */
bool case_is_counted(const struct case_location *location, enum verdict verdict);

/* Counts such a case. */
void executed_range_count_case(struct executed_range *range, const struct recorded_case *item);

/* A range as a JSON object with these members and the "type" "range", which the caller owns. NULL without memory. */
json_t *executed_range_record(const struct executed_range *range);

/*
 * Reads such an object, which may come from a damaged file; borrows the name. STATUS_UNREADABLE, naming the
 * member, if it is impossible.
 */
enum status executed_range_take(struct executed_range *range, const json_t *record, struct error *error);

/* Adds `next` to the last of the ranges, if it continues that; otherwise behind it. The caller has made room. */
void executed_range_add(struct executed_range *ranges, size_t *count, const struct executed_range *next);

/*
 * Where part `part`, from 0, of `count` equal parts of a range begins: shards divide worlds by number. For
 * part `count`, the end of the range.
 */
uint64_t executed_range_part(uint64_t from, uint64_t end, uint64_t part, uint64_t count);

/* Counts the cases without a record, which another run has executed. */
void executed_range_count(const struct executed_range *range, struct tally *tally);

#endif
