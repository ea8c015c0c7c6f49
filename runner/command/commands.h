/*
 * The commands of the program. Each gets its own words (the first is the program's and the command's name, for
 * messages), tells errors on standard error and returns the exit code (arguments.h).
 */
#ifndef SCATTER_COMMANDS_H
#define SCATTER_COMMANDS_H

#include "invocation.h"

int command_run(const struct invocation *invocation);
int command_doctor(const struct invocation *invocation);
int command_list(const struct invocation *invocation);
int command_show(const struct invocation *invocation);
int command_eval(const struct invocation *invocation);
int command_fingerprint(const struct invocation *invocation);
int command_judge(const struct invocation *invocation);
int command_verify(const struct invocation *invocation);
int command_export(const struct invocation *invocation);
int command_worker(const struct invocation *invocation);

#endif
