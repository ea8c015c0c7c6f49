/*
 * Reading results back: a file as `scatter-cts run --results` writes it (result.h), which third parties may have
 * written or changed. It holds one run after another, each from its header to its footer.
 */
#ifndef SCATTER_RESULT_READER_H
#define SCATTER_RESULT_READER_H

#include "status.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

/* A line is at most this long, in bytes; a file may have any length. */
#define RESULT_LINE_LIMIT ((size_t)16 << 20)

/* Where a record stands. */
struct result_place {
    size_t line;          /* from 1 */
    const json_t *header; /* of the run that the record belongs to; for a header: itself */
};

/*
 * Gets every record in the order of the file. What it may rely on: "type" is header, case, skipped or footer; a
 * header has "implementation" with the string "specification"; a case has the strings "id", "implementation"
 * (that of the header) and a known "verdict" (record_verdict); the findings that it has ("failures", "warnings",
 * "observations") are arrays of objects with the strings "clause", "level" and "policy" and, if any, "point"; a
 * skipped folder has the string "id". Everything else may be absent or anything. The record is borrowed. A
 * failure ends the reading.
 */
typedef enum status result_listener(const json_t *record, const struct result_place *place, void *context,
                                    struct error *error);

/* Whether a record of type "case" is as above, for a run with this header. STATUS_UNREADABLE with the member. */
enum status result_check_case(const json_t *record, const json_t *header, struct error *error);

/*
 * Reads a file. *complete receives whether every run in it has a footer that calls it complete and is not a shard
 * (shard_record.h), which is a part of a run; a last line that was cut off counts as missing. STATUS_NOT_FOUND when the file does not exist, STATUS_UNREADABLE, naming
 * file, line and member, when something is not as above, the records are out of order, a footer counts other
 * numbers than there are, or there is no record at all; and whatever the listener returns, with file and line
 * before its message.
 */
enum status results_read(const char *path, result_listener *listener, void *context, bool *complete,
                         struct error *error);

/*
 * The same, also of a file that `scatter-cts sweep` wrote, which results_read refuses: its records are those of cases that
 * were answered wrongly, and its headers have the text "made_by".
 */
enum status results_read_any(const char *path, result_listener *listener, void *context, bool *complete,
                             struct error *error);

#endif
