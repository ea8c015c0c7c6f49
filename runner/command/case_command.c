#include "case_command.h"

#include "print_text.h"

#include <stdio.h>

/* Everything that is required before the first case. */
static enum status prepare(struct case_command *command, const struct case_command_kind *kind,
                           poptContext context, const struct invocation *invocation, struct error *error)
{
    const char *note = NULL;
    struct arena *arena = &command->arena;
    enum status status = arguments_parse(context, &command->arguments, error);
    if (status == STATUS_OK)
        status = kind->take_words(command, context, error);
    if (status == STATUS_OK)
        status = selected_cases_make(&command->selected, &command->arguments, invocation, arena, error);
    if (status == STATUS_OK)
        status =
            selected_cases_check(&command->selected, command->arguments.any_corpus != 0, &note, arena, error);
    if (status == STATUS_OK)
        status = clauses_load(&command->clauses, arena, error);
    if (status == STATUS_OK && note != NULL)
        print_complaint(note);
    command->settings = (struct judge_settings){.clauses = &command->clauses, .edition = EDITION_NEWEST};
    return status;
}

int case_command_run(struct case_command *command, const struct case_command_kind *kind,
                     const struct invocation *invocation)
{
    *command =
        (struct case_command){.arguments = arguments_default(), .arena = arena_create((size_t)2 << 30)};
    static struct poptOption none[] = {POPT_TABLEEND};
    struct poptOption *own = kind->options == NULL ? none : kind->options;
    struct poptOption selection[SELECTION_OPTION_COUNT];
    selection_options(&command->arguments, selection);
    const struct poptOption options[] = {
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, own, 0, NULL, NULL},
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, selection, 0, SELECTION_HEADING, NULL},
        POPT_AUTOHELP POPT_TABLEEND};
    struct error error;
    int code = EXIT_HARNESS;
    poptContext context =
        poptGetContext(kind->title, invocation->argument_count, invocation->arguments, options, 0);
    poptSetOtherOptionHelp(context, kind->help);
    enum status status = prepare(command, kind, context, invocation, &error);
    if (status == STATUS_OK)
        status = kind->perform(command, &code, &error);
    if (status != STATUS_OK) {
        print_complaint(error.message);
        code = status == STATUS_USAGE ? EXIT_USAGE : EXIT_HARNESS;
    }
    (void)poptFreeContext(context);
    selected_cases_release(&command->selected);
    arguments_destroy(&command->arguments);
    arena_destroy(&command->arena);
    return code;
}
