/*
 * A command that judges cases without any implementation: `verify` and `export`. Here is what they share, from their
 * arguments to the cases, the clauses and the exit code.
 */
#ifndef SCATTER_CASE_COMMAND_H
#define SCATTER_CASE_COMMAND_H

#include "arguments.h"
#include "clause.h"
#include "invocation.h"
#include "judgement.h"
#include "selected_cases.h"

/* The first member of what the command itself remembers. */
struct case_command {
    struct arguments arguments;
    struct selected_cases selected;
    struct clause_set clauses;
    struct judge_settings settings; /* the newest edition, nothing strict */
    struct arena arena;             /* for the whole command */
};

/* What makes a command of it. */
struct case_command_kind {
    const char *title;          /* such as "scatter-cts verify" */
    const char *help;           /* what stands behind it */
    struct poptOption *options; /* of its own, ended by POPT_TABLEEND; NULL: none */
    /* Takes the words that are not options. Errors are those of usage. */
    enum status (*take_words)(struct case_command *command, poptContext context, struct error *error);
    /* Does the work; returns the exit code, or fails before anything was done. */
    enum status (*perform)(struct case_command *command, int *code, struct error *error);
};

/* Runs a command; errors are reported on standard error. Returns the exit code. Releases what it has made. */
int case_command_run(struct case_command *command, const struct case_command_kind *kind,
                     const struct invocation *invocation);

#endif
