/* Finishing a run after its last implementation. */
#include "print_text.h"
#include "run_command.h"

#include <stdlib.h>

enum exit_code run_command_finish_reports(struct run_command *command, enum exit_code code)
{
    struct error error;
    if (!command->has_ended)
        return code;
    enum status status = run_reports_write(&command->reports, &command->plan.cases, &error);
    if (status == STATUS_OK)
        return code;
    run_command_print(command, error.message);
    return EXIT_HARNESS;
}

static enum status finish_results(struct run_command *command, struct error *error)
{
    enum status status = output_file_finish(&command->results, error);
    return status == STATUS_OK && command->resume_path != NULL && command->is_finished
               ? journal_remove(&command->journal, error) /* it is no longer needed */
               : status;
}

enum exit_code run_command_finish_results(struct run_command *command, enum exit_code code)
{
    struct error error;
    if (command->results.stream == NULL)
        return code;
    if (!command->has_begun)
        output_file_abandon(&command->results);
    else if (!command->has_ended)
        output_file_leave(&command->results);
    else if (finish_results(command, &error) != STATUS_OK) {
        print_complaint(error.message);
        return EXIT_HARNESS;
    }
    return code;
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
