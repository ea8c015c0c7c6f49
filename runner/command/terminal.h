/*
 * What a person at a terminal sees: why cases failed, the summary, one line of progress. Colours and progress only on
 * a terminal. Lines of our own have at most 80 columns (wrapped_text.h), unless an id or a command is longer.
 */
#ifndef SCATTER_TERMINAL_H
#define SCATTER_TERMINAL_H

#include "result.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#define TERMINAL_RED    "\033[31m"
#define TERMINAL_YELLOW "\033[33m"
#define TERMINAL_GREEN  "\033[32m"
#define TERMINAL_BOLD   "\033[1m"
#define TERMINAL_PLAIN  "\033[0m"

/* Begin with terminal_create. */
struct terminal {
    FILE *out;
    bool colours;
    bool verbose;  /* every record is shown, and lists are not cut short (the caller sets it) */
    bool is_shard; /* nothing is stated of versions (the caller sets it) */
    bool progress; /* on standard error */
    bool progress_shown;
    int64_t next_progress; /* milliseconds of the clock: not before then */
    int64_t failures;
    json_t *warned_of; /* object: likenesses of the findings (tally.h) that a warning was shown for */
};

/* Looks at standard output and standard error. */
struct terminal terminal_create(void);

/* To be called before the first record of each implementation. */
void terminal_begin(struct terminal *terminal);

/* Frees what the records of an implementation left; to be called in the end. */
void terminal_end(struct terminal *terminal);

/*
 * Tells of a record: always of a case whose answers differ and are all allowed; if verbose, of every case that neither
 * passed nor is unsupported, of warnings about files, and in full of the first case with a warning of each likeness.
 * Waived cases are not shown.
 */
void terminal_show_record(struct terminal *terminal, const json_t *record);

/* A case that is not as expected, in full. */
void terminal_show_failure(struct terminal *terminal, const json_t *record);

/* Replaces the line of progress, a few times a second at most: a terminal is slower than the cases. */
void terminal_show_progress(struct terminal *terminal, size_t done, size_t total);

/* Likewise, of a text of one line. */
void terminal_show_progress_text(struct terminal *terminal, const char *text);

/* Removes the line of progress. */
void terminal_end_progress(struct terminal *terminal);

/*
 * The summary of an implementation, in the file terminal_summary.c: the causes of failures, warnings, what was skipped,
 * why cases are unsupported, what the version gates let through, the conformance statements, suspects, and one line with
 * the counts. Long lists are cut short unless verbose.
 */
void terminal_show_summary(struct terminal *terminal, const struct session *session,
                           const struct tally *tally, bool complete);

/*
 * In the file terminal_causes.c: the causes of failures (causes.h), those of most cases first, the first few each with a
 * case in full; and the suspects.
 */
void terminal_show_causes(struct terminal *terminal, const struct causes *causes);
void terminal_show_suspects(const struct terminal *terminal, const struct causes *causes);

/* A word in a colour, plain where there are none. */
void terminal_show_word(const struct terminal *terminal, const char *word, const char *colour);

#endif
