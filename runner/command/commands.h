/*
 * The commands of the program. Each gets its own words (the first is the program's and the command's name, for
 * messages), tells errors on standard error and returns the exit code (arguments.h).
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
int command_rejudge(const struct invocation *invocation);
int command_compare(const struct invocation *invocation);
int command_report(const struct invocation *invocation);
int command_merge(const struct invocation *invocation);
int command_waive(const struct invocation *invocation);
int command_sweep(const struct invocation *invocation);
int command_worker(const struct invocation *invocation);

/*
 * What run, judge --outputs and rejudge share: the options of run. `title` stands in the help. `rejudging`: a word that is
 * no option names results, whose cases alone are run, as long as they have not changed; else all that are selected.
 */
int run_or_rejudge(const struct invocation *invocation, const char *title, bool rejudging);

/*
 * The answers in a folder, judged as a run of an implementation that gave them: the words of the invocation but
 * `--outputs DIR`, which becomes the implementation.
 */
int judge_outputs(const struct invocation *invocation, const char *title, bool rejudging);

/* What is said when a word of rejudge is missing. */
#define REJUDGE_NEEDS "rejudge needs RESULTS and --outputs DIR; see scatter-cts rejudge --help"

/* Whether --outputs is among the words of an invocation. */
bool invocation_has_outputs(const struct invocation *invocation);

#endif
