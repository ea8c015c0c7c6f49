/*
 * The journal of a run that may be killed: the finished records, in a file next to the results file. A run that is started
 * again reads the finished records from its journal and executes only the remaining cases.
 *
 * Each line is a JSON object, after a space and the first 16 hexadecimal digits of its SHA-256.
 *
 *     {"type": "header", …}    the first line: the header of the run that the journal belongs to (result.h)
 *     {"type": "case", …}      a record, before waivers are applied; in any order
 *     {"type": "range", …}     an executed piece of a world (shard_record.h), after the records of its cases
 *     {"type": "losses", "lost_processes": […]}   the processes lost so far; only the last such line counts
 *
 * A line is written immediately and by one call. If the process is killed during a write, the last line is truncated, which
 * its digits show; it is dropped. Data is not flushed to disk: after a machine failure, lines may be missing or damaged.
 */
#ifndef SCATTER_JOURNAL_H
#define SCATTER_JOURNAL_H

#include "arena.h"
#include "process_losses.h"
#include "record.h"
#include "status.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

/* Begin with journal_open, finish with journal_close. */
struct journal {
    const char *path;
    int descriptor;                 /* -1: not open */
    struct recorded_header *header; /* its first line; NULL: it is empty */
    struct kept_records records;    /* of the cases finished before */
    struct recorded_range *ranges;  /* the lines of type "range", in the arena */
    size_t range_count, range_capacity;
    struct process_losses losses; /* in cases and between them, before */
    struct arena arena;
    int64_t losses_known;  /* number of lost processes in the journal */
    bool is_truncated;     /* a line could not be written completely: no further line may follow */
    pthread_mutex_t mutex; /* guards the lines after the header, and the two members above */
};

/*
 * Opens or creates the journal of a results file, "FILE.journal"; reads the finished records, and drops a truncated last
 * line. STATUS_SYSTEM if that fails, or another process has the journal open; STATUS_UNREADABLE, naming file and line,
 * if another line is damaged, or the file is not a journal.
 */
enum status journal_open(struct journal *journal, const char *results, struct arena *arena,
                         struct error *error);

/*
 * Before the first record: sets the header of the run. STATUS_UNREADABLE, naming the file and a member, if the header in the
 * journal differs in more than "started" and the "source" of "shard"; STATUS_SYSTEM if it cannot be written.
 */
enum status journal_begin(struct journal *journal, const struct recorded_header *header, struct error *error);

/*
 * Writes the record of a case, unless it was not run, and newly lost processes. STATUS_SYSTEM, naming the file and the
 * reason, if writing fails. May be called by several threads.
 */
enum status journal_add(struct journal *journal, const struct recorded_case *item,
                        const struct process_losses *losses, struct error *error);

/* The same for a line of type "range". */
enum status journal_add_range(struct journal *journal, const struct recorded_range *range,
                              const struct process_losses *losses, struct error *error);

/* Removes the file, after the results are written. STATUS_SYSTEM if that fails. */
enum status journal_remove(struct journal *journal, struct error *error);

void journal_close(struct journal *journal);

#endif
