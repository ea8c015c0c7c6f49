/* scatter-cts judge --outputs: judges a folder of answers like a run of the implementation that gave them. */
#include "commands.h"
#include "run_command.h"

#include <string.h>

static const char help[] =
    "--outputs DIR [RESULTS] [OPTION...]\n"
    "\n"
    "Judges a folder of answers that were computed elsewhere. Nothing is executed, so\n"
    "that --implementation cannot be given. All other options, results, statements,\n"
    "waivers and exit status are those of \"scatter-cts run\".\n"
    "\n"
    "\"scatter-cts export --outputs-layout DIR\" creates the folder, with a folder for\n"
    "each case. Write output_0.pb there, or a marker: a file, empty or with a message,\n"
    "named unsupported, undeclared (not given to the implementation), rejected,\n"
    "failed, crash, timeout or memory. DIR/implementation.json may contain\n"
    "{\"name\": \"mine\", \"version\": \"1.0\"}.\n"
    "\n"
    "RESULTS, of \"scatter-cts run --results RESULTS --save-outputs DIR\", selects the\n"
    "cases of that run, to judge its answers with this version of the program; a case\n"
    "that has changed since then (by its case_hash) is not-run.\n"
    "\n"
    "Examples:\n"
    "  scatter-cts judge --outputs DIR --results results.jsonl\n"
    "  scatter-cts judge --outputs DIR results.jsonl --results again.jsonl\n"
    "\n"
    "Exit status: as of \"scatter-cts run\"; also 3 if RESULTS is not complete, contains\n"
    "several runs, or is of another implementation than DIR.";

bool judge_has_outputs(const struct invocation *invocation)
{
    static const char option[] = "--outputs";
    const size_t length = sizeof option - 1;
    for (int i = 1; i < invocation->argument_count; i++) {
        const char *word = invocation->arguments[i];
        if (strncmp(word, option, length) == 0 && (word[length] == '\0' || word[length] == '='))
            return true;
    }
    return false;
}

enum status judge_take_outputs(struct run_command *command, struct error *error)
{
    struct execution_plan *plan = &command->plan;
    const char *folder = command->options.answers_path;
    if (folder == NULL || folder[0] == '\0')
        return error_set(error, STATUS_USAGE, "--outputs: needs the path of a folder");
    const char *implementation = arena_format(&plan->arena, ANSWERS_PREFIX "%s", folder);
    return implementation == NULL ? error_no_memory(error, "the arguments")
                                  : arguments_append(&plan->arguments.implementations, implementation, error);
}

int command_judge_outputs(const struct invocation *invocation)
{
    static const struct run_kind kind = {
        .title = "scatter-cts judge --outputs", .help = help, .judges_answers = true};
    return run_command_perform(invocation, &kind);
}
