/* Finishing a run after its last implementation. */
#include "print_text.h"
#include "run_command.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum exit_code run_command_finish_reports(struct run_command *command, enum exit_code code)
{
    struct error error;
    enum status status = run_reports_write(&command->reports, &command->plan.cases, &error);
    if (status == STATUS_OK)
        return code;
    run_command_print(command, error.message);
    return EXIT_HARNESS;
}

/* Renames the results file, and removes the journal, which is no longer needed. */
static enum exit_code finish_resumable(struct run_command *command, enum exit_code code)
{
    struct error error;
    if (!command->has_ended) {
        (void)remove(command->partial_path);
        return code;
    }
    if (rename(command->partial_path, command->resume_path) != 0) {
        (void)print_text(stderr, "scatter-cts: %s: cannot be written: %s\n", command->resume_path,
                         strerror(errno));
        return EXIT_HARNESS;
    }
    if (!command->is_finished || journal_remove(&command->journal, &error) == STATUS_OK)
        return code;
    print_complaint(error.message);
    return EXIT_HARNESS;
}

enum exit_code run_command_finish_results(struct run_command *command, enum exit_code code)
{
    if (command->results == NULL)
        return code;
    bool failed = ferror(command->results) != 0;
    failed |= fclose(command->results) != 0;
    if (!failed && command->partial_path != NULL)
        return finish_resumable(command, code);
    if (!failed)
        return code;
    (void)print_text(stderr, "scatter-cts: %s: could not be written completely\n", command->results_path);
    return EXIT_HARNESS;
}

void run_command_release(struct run_command *command)
{
    run_reports_end(&command->reports);
    terminal_end(&command->terminal);
    if (command->resume_path != NULL)
        journal_close(&command->journal);
    free(command->results_path);
    free(command->waivers_path);
    free(command->failed_path);
    free(command->outputs_path);
    free(command->shard_word);
    free(command->shard_results);
    free(command->resume_path);
    free(command->baseline.path);
}
