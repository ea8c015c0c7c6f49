#include "commands.h"

#include "print_text.h"

int command_perform(const struct invocation *invocation, const struct command_kind *kind, void *command)
{
    struct error error;
    int code = EXIT_AS_EXPECTED;
    poptContext context =
        poptGetContext("scatter-cts", invocation->argument_count, invocation->arguments, kind->options, 0);
    poptSetOtherOptionHelp(context, kind->help);
    enum status status = arguments_parse(context, kind->arguments, &error);
    if (status == STATUS_OK)
        status = kind->perform(command, context, &code, &error);
    if (status != STATUS_OK) {
        print_complaint(error.message);
        code = status == STATUS_USAGE ? EXIT_USAGE : EXIT_HARNESS;
    }
    (void)poptFreeContext(context);
    if (kind->arguments != NULL)
        arguments_destroy(kind->arguments);
    return code;
}
