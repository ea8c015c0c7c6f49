/*
 * What a person at a terminal sees: failures, the summary, one line of progress. Colours and progress only on
 * a terminal.
 */
#ifndef SCATTER_TERMINAL_H
#define SCATTER_TERMINAL_H

#include "result.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* Begin with terminal_create. */
struct terminal {
    FILE *out;
    bool colours;
    bool progress; /* on standard error */
    bool progress_shown;
    int64_t next_progress; /* milliseconds of the clock: not before then */
    int64_t failures;
};

/* Looks at standard output and standard error. */
struct terminal terminal_create(void);

/* Tells of a record that a person should see: everything but a plain pass and an unsupported case. */
void terminal_show_record(struct terminal *terminal, const json_t *record);

/* Replaces the line of progress, a few times a second at most: a terminal is slower than the cases. */
void terminal_show_progress(struct terminal *terminal, size_t done, size_t total);

/* Removes the line of progress. */
void terminal_end_progress(struct terminal *terminal);

/* The summary line of an implementation, and what was skipped. */
void terminal_show_summary(struct terminal *terminal, const struct session *session,
                           const struct tally *tally, bool complete);

#endif
