/*
 * The journal of a run that may be killed: its verdicts as they come, in a file next to that of its results. A run that is
 * killed and started again finds there what was finished, and executes only the rest.
 *
 * Each line is the first 16 hexadecimal digits of the SHA-256 of what follows the space behind them: a JSON object.
 *
 *     {"type": "header", …}    the first line: of the run that the journal belongs to (result.h)
 *     {"type": "case", …}      a record, before it is known whether it is waived; in no order
 *     {"type": "piece", …}     of a sweep: a piece of its range that was executed (sweep_piece.h)
 *     {"type": "losses", "lost_processes": […]}   processes that were lost so far; the last such line counts
 *
 * A line is written at once and as a whole. Where the process is killed meanwhile, the last line is torn, which its digits
 * show; it is dropped. Nothing is forced onto the disk: after a failure of the machine, lines may be missing or damaged.
 */
#ifndef SCATTER_JOURNAL_H
#define SCATTER_JOURNAL_H

#include "arena.h"
#include "process_losses.h"
#include "status.h"

#include <jansson.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

/* Begin with journal_open, finish with journal_close. */
struct journal {
    const char *path;
    int descriptor;        /* -1: it is not open */
    json_t *header;        /* that it begins with; NULL: it is empty */
    json_t *records;       /* object: id -> record; what was finished before */
    json_t *pieces;        /* array: the lines of type "piece", not checked further */
    json_t *losses;        /* array; NULL: nothing was lost before */
    int64_t losses_known;  /* processes that the journal says were lost */
    bool is_torn;          /* a line could not be written; behind it none is to follow */
    pthread_mutex_t mutex; /* guards what follows the header in the file, and these two */
};

/*
 * Opens the journal of a file of results, "FILE.journal", or makes it; reads what was finished before, and drops a torn last
 * line. STATUS_SYSTEM when that fails, or another process has the journal open; STATUS_UNREADABLE, naming file and line,
 * when another line is damaged, or it is not a journal.
 */
enum status journal_open(struct journal *journal, const char *results, struct arena *arena,
                         struct error *error);

/*
 * Before the first record: the run has this header. STATUS_UNREADABLE, naming the file and a member, when the journal has
 * another one but for "started" and the "source" of "shard"; STATUS_SYSTEM when it cannot be written.
 */
enum status journal_begin(struct journal *journal, const json_t *header, struct error *error);

/*
 * Writes the record of a case, unless it was not run, and what processes were lost, unless that is known. STATUS_SYSTEM,
 * naming the file and the reason, when it cannot be written. May be called by several threads.
 */
enum status journal_add(struct journal *journal, const json_t *record, const struct process_losses *losses,
                        struct error *error);

/* Writes a line of type "piece" likewise. */
enum status journal_add_piece(struct journal *journal, const json_t *piece,
                              const struct process_losses *losses, struct error *error);

/* Removes the file: the results are written. STATUS_SYSTEM when that fails. */
enum status journal_remove(struct journal *journal, struct error *error);

void journal_close(struct journal *journal);

#endif
