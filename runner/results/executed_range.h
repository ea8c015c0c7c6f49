/*
 * A range of a world that a run has executed (recorded_range). Of its cases, those that pass or are unsupported have no
 * records, since there may be millions: they are only counted here (results.schema.json, "ranges").
 */
#ifndef SCATTER_EXECUTED_RANGE_H
#define SCATTER_EXECUTED_RANGE_H

#include "case_folder.h"
#include "record.h"

#include <stddef.h>
#include <stdint.h>

/* Whether a case with this verdict has no record: it is of a world, and passes or is unsupported. */
bool case_is_counted(const struct case_location *location, enum verdict verdict);

/* STATUS_UNREADABLE, naming the member, if a range that was read, perhaps from a damaged file, is impossible. */
enum status executed_range_check(const struct recorded_range *range, struct error *error);

/* Adds `next` to the last of the ranges, if it continues that; otherwise behind it. The caller has made room. */
void executed_range_add(struct recorded_range *ranges, size_t *count, const struct recorded_range *next);

/*
 * Where part `part`, from 0, of `count` equal parts of a range begins: shards divide worlds by number. For
 * part `count`, the end of the range.
 */
int64_t executed_range_part(int64_t from, int64_t end, int64_t part, int64_t count);

#endif
