/* The commands of the program. Each gets its arguments (the first is the name of program and command, for
 * messages), prints errors to standard error and returns the exit code (arguments.h). */
#ifndef SCATTER_COMMANDS_H
#define SCATTER_COMMANDS_H

#include "arguments.h"
#include "status.h"

#include <stdbool.h>

/* A command whose errors are one message each. */
struct command_kind {
    const char *help;                 /* what follows the name of the command */
    const struct poptOption *options; /* ended by POPT_TABLEEND */
    struct arguments *arguments;      /* where options are kept; destroyed at the end; NULL: nowhere */
    /* Takes the positional arguments and works; *code is EXIT_AS_EXPECTED before. */
    enum status (*perform)(void *command, poptContext context, int *code, struct error *error);
};

/* Reads the options and performs the command, whose state is `command`. Prints a failure to standard error;
 * the exit code is then EXIT_USAGE or EXIT_HARNESS. */
int command_perform(const struct invocation *invocation, const struct command_kind *kind, void *command);

int command_run(const struct invocation *invocation);
int command_doctor(const struct invocation *invocation);
int command_list(const struct invocation *invocation);
int command_show(const struct invocation *invocation);
int command_eval(const struct invocation *invocation);
int command_judge(const struct invocation *invocation);
int command_verify(const struct invocation *invocation);
int command_export(const struct invocation *invocation);
int command_compare(const struct invocation *invocation);
int command_report(const struct invocation *invocation);
int command_merge(const struct invocation *invocation);
int command_waive(const struct invocation *invocation);
int command_sweep(const struct invocation *invocation);
int command_worker(const struct invocation *invocation);

/* `judge` with --outputs among its arguments, which `judge` then calls. */
bool judge_has_outputs(const struct invocation *invocation);
int command_judge_outputs(const struct invocation *invocation);

/*
 * `list implementations`: prints the reference and every version of every known implementation, as a table or
 * as one JSON object per line. `program` is the path of scatter-cts. Returns false, after a message on
 * standard error, if a manifest cannot be read, or if no implementation except the reference is known.
 */
bool list_implementations(const char *program, bool as_json);

/*
 * `show WORD`: prints what a word of reports means, from the glossary, the decisions, the misreadings, the
 * clauses of this name and the features of cases. False if it is none of these.
 */
struct clause_set;
bool word_show(const char *word, const struct clause_set *clauses, struct arena *arena);

/* " (did you mean WORD?)", or "" if no such word is near. */
const char *word_nearest(const char *word, const struct clause_set *clauses, struct arena *arena);

/*
 * Commands and options of earlier versions that no longer exist: STATUS_USAGE, with what to do instead, if
 * the arguments, of which the first is the command, use one. A word that looks like a removed option counts
 * as one, even if it is the value of another option. A new row in removed.c is all that the removal of a
 * command, an option or a value needs.
 */
enum status removed_check(int count, const char *const *arguments, struct error *error);

#endif
