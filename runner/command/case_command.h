/*
 * Shared parts of the commands that judge cases without an implementation, `verify` and `export`: arguments, cases, clauses
 * and exit code.
 */
#ifndef SCATTER_CASE_COMMAND_H
#define SCATTER_CASE_COMMAND_H

#include "arguments.h"
#include "clause.h"
#include "invocation.h"
#include "judgement.h"
#include "selected_cases.h"

/* The first member of the state of such a command. */
struct case_command {
    struct arguments arguments;
    struct selected_cases selected;
    struct clause_set clauses;
    struct judge_settings settings; /* the newest edition, no --strict */
    struct arena arena;             /* for the whole command */
};

/* What differs between the commands. */
struct case_command_kind {
    const char *title;          /* such as "scatter-cts verify" */
    const char *help;           /* the text after the title */
    struct poptOption *options; /* the options of this command, ended by POPT_TABLEEND; NULL: none */
    /* Takes the positional arguments. Fails only with STATUS_USAGE. */
    enum status (*take_words)(struct case_command *command, poptContext context, struct error *error);
    /* Does the work; sets the exit code, or fails before it has any effect. */
    enum status (*perform)(struct case_command *command, int *code, struct error *error);
};

/* Runs a command and returns the exit code. Errors are printed to standard error. Releases all memory. */
int case_command_run(struct case_command *command, const struct case_command_kind *kind,
                     const struct invocation *invocation);

#endif
