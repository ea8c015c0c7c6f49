/*
 * Output for the terminal: the reasons of failures, the summary, one progress line. Colours and progress are
 * used only on a terminal that is not dumb (TERM). Our own lines have at most 80 columns, or those of the
 * terminal (print_text.h), unless an id or a command is longer.
 */
#ifndef SCATTER_TERMINAL_H
#define SCATTER_TERMINAL_H

#include "arena.h"
#include "comparison.h"
#include "exit_status.h"
#include "record.h"
#include "result.h"

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
    bool verbose;  /* show every record, and do not shorten lists (set by the caller) */
    bool is_shard; /* no statements about versions (set by the caller) */
    bool progress; /* show progress on standard error */
    bool progress_shown;
    int64_t next_progress;  /* earliest time of the next update, in clock milliseconds */
    int64_t progress_begin; /* of the current implementation, in clock milliseconds; 0: not yet */
    int64_t failures;
    struct text_numbers warned_of; /* the likenesses (tally.h) of the findings with a shown warning */
    char name[80];                 /* of the implementation, as it states it, or its specification */
};

/* Examines standard output and standard error. */
struct terminal terminal_create(void);

/* Call this before the first record of each implementation, after it has stated its name. */
void terminal_begin(struct terminal *terminal, const struct session *session);

/* Frees the state of the last implementation. Call this at the end. */
void terminal_end(struct terminal *terminal);

/*
 * Shows the record of a case or of a skipped folder: always a case with varying answers that are all allowed;
 * if verbose, every case that neither passed nor is unsupported, warnings about files, and the first case
 * with a warning of each likeness. Waived cases are not shown.
 */
void terminal_show_case(struct terminal *terminal, const struct recorded_case *item);

/* Counts it for the progress line, before it is shown: records may wait for the check of failures. */
void terminal_count_case(struct terminal *terminal, const struct recorded_case *item);

/* Shows a failed case with all details. */
void terminal_show_failure(struct terminal *terminal, const struct recorded_case *item);

/* Replaces the progress line, at most 20 times a second: a terminal is slower than the cases. */
void terminal_show_progress(struct terminal *terminal, size_t done, size_t total);

/* The same with a given line. */
void terminal_show_progress_text(struct terminal *terminal, const char *text);

/* Removes the progress line. */
void terminal_end_progress(struct terminal *terminal);

/*
 * In terminal_summary.c, the summary of an implementation: the causes of failures, warnings, the reasons of
 * unsupported cases, inputs accepted by version gates, conformance statements, suspects, folders that were
 * passed over, and one line with the counts, with that of stale waivers. Long lists are shortened unless
 * verbose.
 */
void terminal_show_summary(struct terminal *terminal, const struct session *session,
                           const struct tally *tally, const struct run_circumstances *circumstances,
                           size_t stale);

/*
 * In the same file: the folders that were passed over: those that may be meant as scatter cases, by their
 * reasons, of which at most `most_lines` are shown; and a line for all others of a kind. Nothing if there are
 * none.
 */
void terminal_show_passed_over(FILE *out, const struct tally *tally, size_t most_lines);

/* Prints an item of a section in one or more lines. */
void terminal_show_item(const struct terminal *terminal, const char *text);

/* In terminal_causes.c: the causes of failures (causes.h), those with most cases first, the first few with a
 * detailed case; and the suspects. */
void terminal_show_causes(struct terminal *terminal, const struct tally *tally);
void terminal_show_suspects(const struct terminal *terminal, const struct causes *causes);

/* Prints a word, in a colour if colours are used. */
void terminal_show_word(const struct terminal *terminal, const char *word, const char *colour);

/* Prints the differences of a comparison (comparison.h) as text or Markdown. */

struct comparison_listing {
    FILE *out;
    bool is_markdown;
    bool all; /* every difference; otherwise the first 20 of a kind, and no new, removed and changed cases */
    const char *more; /* the option that shows all; NULL: --all */
    struct arena *arena;
};

/* Prints the differences of one kind with a heading; nothing if there are none. */
void comparison_list(const struct comparison_listing *listing, const struct comparison *comparison,
                     enum change change);

/* Prints the choices that changed, with a heading; nothing if there are none. */
void comparison_list_choices(const struct comparison_listing *listing, const struct comparison *comparison);

/* Print the processes that the newer run lost, if the older run lost none; and, without a line feed, "1
 * regression, 0 failures of new or changed cases, 2 repairs". */
void comparison_list_losses(const struct comparison_listing *listing, const struct comparison *comparison);
void comparison_list_counts(const struct comparison_listing *listing, const struct comparison *comparison);

/* Prints what `run --baseline PATH` shows: what is worse, the removed cases, and the counts. */
void comparison_list_baseline(const struct comparison_listing *listing, const struct comparison *comparison,
                              const char *path);

/* A third-party text as code in Markdown, truncated if it is long. In the arena. */
const char *comparison_code(struct arena *arena, const char *text);

#endif
