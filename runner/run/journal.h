/*
 * The journal of a run that may be killed: its FILE.partial, beside the results file, is a results file
 * without a footer, whose records are written as the cases end. A run that is started again with --resume
 * reads the records of the finished cases from it, and executes only the others. What it did besides is in
 * records of type "progress" (results.schema.json).
 *
 * A line that was not written completely is the last one, and is dropped. Data is not flushed to disk: after
 * a machine failure, lines may be missing or damaged.
 */
#ifndef SCATTER_JOURNAL_H
#define SCATTER_JOURNAL_H

#include "arena.h"
#include "output_file.h"
#include "process_losses.h"
#include "record.h"
#include "status.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

/* Begins as zeroes; finish with journal_close. */
struct journal {
    struct output_file file;        /* open from journal_open on; not open: there is no journal */
    const char *path;               /* of FILE.partial */
    struct recorded_header *header; /* of the run that is continued; NULL: there is none */
    struct kept_records records;    /* of the cases finished before, without waivers */
    struct recorded_range *ranges;  /* executed before, in the arena */
    size_t range_count, range_capacity;
    struct process_losses losses; /* in cases and between them, before */
    int64_t size, whole;          /* of the file when it was read, and of its whole lines, in bytes */
    struct arena arena;
    int64_t losses_known;  /* number of lost processes in the journal */
    bool is_truncated;     /* a line could not be written completely: no further line may follow */
    pthread_mutex_t mutex; /* guards the lines after the header, and the two members above */
};

/* Reads FILE.partial of a results file, if there is one. STATUS_UNREADABLE, naming file and line, if a line
 * before the last one is damaged, or the file has no results; otherwise fails as results_read. */
enum status journal_read(struct journal *journal, const char *results, struct error *error);

/*
 * Opens FILE.partial as output_file_open does. Without a journal that was read it becomes empty when the run
 * begins. A results file that is written directly has no journal: then journal->file.target is NULL.
 * STATUS_SYSTEM if the file has changed since it was read.
 */
enum status journal_open(struct journal *journal, const char *results, struct error *error);

/* Before the first record of a run: writes its header. STATUS_UNREADABLE, naming the file and a member, if
 * the run is to be continued, and its header differs in more than "started" and the "source" of "shard". */
enum status journal_begin(struct journal *journal, const struct recorded_header *header, struct error *error);

/* Writes the record of a case, unless it was not run, and newly lost processes. STATUS_SYSTEM, naming the
 * file and the reason, if writing fails. May be called by several threads. */
enum status journal_add(struct journal *journal, const struct recorded_case *item,
                        const struct process_losses *losses, struct error *error);

/* The same for an executed piece of a world, after the records of its cases. */
enum status journal_add_range(struct journal *journal, const struct recorded_range *range,
                              const struct process_losses *losses, struct error *error);

/* Removes the file, unless it is kept for another run or no run has begun. */
void journal_close(struct journal *journal, bool is_kept);

#endif
