/*
 * The commands of the program. Each gets its arguments (the first is the name of program and command, for messages),
 * prints errors to standard error and returns the exit code (arguments.h).
 */
#ifndef SCATTER_COMMANDS_H
#define SCATTER_COMMANDS_H

#include "invocation.h"

#include <stdbool.h>

int command_run(const struct invocation *invocation);
int command_doctor(const struct invocation *invocation);
int command_list(const struct invocation *invocation);
int command_show(const struct invocation *invocation);
int command_eval(const struct invocation *invocation);
int command_fingerprint(const struct invocation *invocation);
int command_judge(const struct invocation *invocation);
int command_verify(const struct invocation *invocation);
int command_export(const struct invocation *invocation);
int command_compare(const struct invocation *invocation);
int command_report(const struct invocation *invocation);
int command_merge(const struct invocation *invocation);
int command_waive(const struct invocation *invocation);
int command_sweep(const struct invocation *invocation);
int command_worker(const struct invocation *invocation);

/*
 * Implements run and judge --outputs, with the options of run. `title` is the title in the help. `may_repeat`: a positional
 * argument is a results file, and only its cases are judged, if they have not changed.
 */
int run_or_judge(const struct invocation *invocation, const char *title, bool may_repeat);

/*
 * Judges the answers in a folder like a run of an implementation that gave them: `--outputs DIR` becomes the implementation,
 * all other arguments are passed on.
 */
int judge_outputs(const struct invocation *invocation);

/* Whether --outputs is among the arguments. */
bool invocation_has_outputs(const struct invocation *invocation);

#endif
