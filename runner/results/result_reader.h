/*
 * Reading results: a file as `scatter-cts run --results` writes it (result.h), plain or compressed with gzip
 * (packed_file.h), which third parties may have written or changed. It contains one run after another, each
 * from its header to its footer.
 */
#ifndef SCATTER_RESULT_READER_H
#define SCATTER_RESULT_READER_H

#include "arena.h"
#include "case_source.h"
#include "kept_answers.h"
#include "record.h"
#include "status.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

/* A line is at most this long, in bytes; a file may have any length, unless it is compressed
 * (packed_file.h). */
#define RESULT_LINE_LIMIT ((size_t)16 << 20)

/* The memory limit of the structure of one record. */
#define RECORD_MEMORY ((size_t)4 << 30)

/*
 * Receives every record in the order of the file, until it returns. Each has the form of its type
 * (record_forms.h): members that are there have their types, also in objects and arrays. A case has a known
 * verdict and the implementation of the header, and no other record of the run has its id. Members that the
 * form does not require may be missing; unknown members are ignored. A failure ends the reading.
 */
typedef enum status result_listener(const struct result_record *record, void *context, struct error *error);

/*
 * Reads a record, checked as above except that it is the only one, with the header of its run; NULL for a
 * header. Texts are borrowed from the JSON, the rest is in the arena. STATUS_UNREADABLE, naming the member;
 * STATUS_OUT_OF_MEMORY.
 */
enum status result_record_read(struct result_record *record, const json_t *json,
                               const struct recorded_header *header, struct arena *arena,
                               struct error *error);

/* How the runs of a file end. */
enum results_end {
    RESULTS_CUT_OFF, /* a run without a footer, a truncated last line, or a FILE.partial (output_file.h) */
    RESULTS_PARTIAL, /* a footer says that its run was stopped, or a run is a shard (shard_record.h) */
    RESULTS_COMPLETE
};

/*
 * Reads a file; *end receives how its runs end, the first of the above that applies. STATUS_NOT_FOUND when
 * the file does not exist; STATUS_UNREADABLE, naming file, line and member, when a record is not as above,
 * the records are out of order, the counts of a footer are wrong, there is no record at all, or compressed
 * data are damaged. Returns failures of the listener, with file and line before its message.
 */
enum status results_read(const char *path, result_listener *listener, void *context, enum results_end *end,
                         struct error *error);

/* STATUS_UNREADABLE, naming the file, if it was cut off: for callers that need each run to its footer; and if
 * a run in it is not complete. */
enum status results_check_end(enum results_end end, const char *path, struct error *error);
enum status results_check_complete(enum results_end end, const char *path, struct error *error);

/* Cases of a results file (result.h) that another run takes up: those to judge again, and those to run
 * again. */

/* The answered cases of a results file (result.h), which `scatter-cts judge --outputs DIR RESULTS` judges
 * again. */

/* All texts are in the arena. */
struct answered_cases {
    const char *file;
    const char *name, *version; /* of the implementation, as it declared itself */
    struct kept_case *items;    /* sorted by id */
    size_t count;
};

/* Reads a file. STATUS_UNREADABLE, with file and line, also when it holds several runs or is not complete;
 * otherwise fails as results_read, or with STATUS_OUT_OF_MEMORY. */
enum status answered_cases_read(struct answered_cases *answered, const char *path, struct arena *arena,
                                struct error *error);

/* The ids that are in a list of cases, sorted for `only` of a selection; *gone receives the number of the
 * other ids. */
enum status answered_cases_select(const struct answered_cases *answered, const struct case_list *cases,
                                  const char *const **ids, size_t *count, size_t *gone, struct arena *arena,
                                  struct error *error);

/* --rerun-failed: the cases of a results file (result.h) that failed, waived or not, or were unreadable, not
 * run or an error. */

struct failed_case {
    const char *specification; /* of the implementation, as results have it */
    const char *id;            /* as results have it */
};

/* The failed cases of a results file; all texts are in the arena. */
struct failed_cases {
    const char *file;
    struct failed_case *items; /* in the order of the file */
    size_t count;
    const char **specifications; /* of the runs in the file, each once, in their order */
    size_t specification_count;
    bool complete; /* false: cases may be missing from the file */
    struct arena *arena;
};

/* Reads a file. Fails as results_read does, and with STATUS_OUT_OF_MEMORY. */
enum status failed_cases_read(struct failed_cases *failed, const char *path, struct arena *arena,
                              struct error *error);

/*
 * The ids of those cases of the list that an implementation must run again, sorted by strcmp; *count may be
 * 0. They are the cases of its own runs, identified by its specification. If all runs in the file are of one
 * implementation, its name does not matter: a rebuilt library may have another path. STATUS_NOT_FOUND when
 * the file has several implementations but not this one, or when a case of the file is not in the list.
 */
enum status failed_cases_select(const struct failed_cases *failed, const char *specification,
                                const struct case_list *cases, const char *const **ids, size_t *count,
                                struct error *error);

#endif
