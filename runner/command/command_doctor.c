/* scatter-cts doctor: does an implementation work at all? */
#include "arguments.h"
#include "commands.h"
#include "printable.h"
#include "run.h"
#include "startup_check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void print_list(const char *label, const char *const *names, size_t count, struct arena *arena)
{
    (void)printf("  %-12s", label);
    for (size_t i = 0; i < count; i++)
        (void)printf(" %s", printable(names[i], arena));
    (void)printf("%s\n", count == 0 ? " all" : "");
}

static void print_declaration(const struct declaration *declaration, struct arena *arena)
{
    print_list("operators:", declaration->operators, declaration->operator_count, arena);
    (void)printf("  %-12s", "types:");
    for (size_t i = 0; i < declaration->dtype_count; i++)
        (void)printf(" %s", dtype_name(declaration->dtypes[i]));
    (void)printf("%s\n", declaration->dtype_count == 0 ? " all" : "");
    print_list("reductions:", declaration->reductions, declaration->reduction_count, arena);
}

static void on_trivial_case(const struct operator_version *version, int32_t dtype,
                            const struct judgement *judgement, void *context)
{
    (void)context;
    (void)printf("  %s on %s: %s\n", version->id, dtype_name(dtype), verdict_name(judgement->verdict));
    for (const char *line = judgement->explanation; *line != '\0';) {
        int length = (int)strcspn(line, "\n");
        (void)printf("    %.*s\n", length, line);
        line += length + (line[length] == '\n');
    }
}

static int examine(const char *specification, const struct execution_settings *settings,
                   const struct judge_settings *judging, struct arena *arena)
{
    struct implementation implementation;
    struct error error;
    bool works = false;
    enum status status = implementation_create(&implementation, specification, settings, arena, &error);
    if (status != STATUS_OK) {
        (void)fprintf(stderr, "scatter-cts: %s\n", error.message);
        return status == STATUS_USAGE ? EXIT_USAGE : EXIT_HARNESS;
    }
    struct session session = session_create(&implementation);
    (void)printf("%s\n", specification);
    status = startup_check(&session, judging, on_trivial_case, NULL, &works, &error);
    if (status == STATUS_OK) {
        (void)printf("  it is %s %s and declares\n", session.declaration.name, session.declaration.version);
        print_declaration(&session.declaration, arena);
    }
    int code = status != STATUS_OK ? EXIT_HARNESS : works ? EXIT_AS_EXPECTED : EXIT_NOT_CONFORMING;
    if (status != STATUS_OK)
        (void)fprintf(stderr, "scatter-cts: %s\n", error.message);
    else
        (void)printf("  %s\n",
                     works ? "it works" : "it starts and answers, but not every trivial case passes");
    session_end(&session);
    return code;
}

int command_doctor(const struct invocation *invocation)
{
    struct arguments arguments = arguments_default();
    struct arena arena = arena_create((size_t)64 << 20);
    struct execution_settings settings;
    struct clause_set clauses;
    const struct judge_settings judging = {.clauses = &clauses, .edition = EDITION_NEWEST};
    struct poptOption execution[EXECUTION_OPTION_COUNT];
    execution_options(&arguments, execution);
    const struct poptOption options[] = {
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, execution, 0, "What is examined, and how:", NULL},
        POPT_AUTOHELP POPT_TABLEEND};
    struct error error;
    poptContext context =
        poptGetContext("scatter-cts doctor", invocation->argument_count, invocation->arguments, options, 0);
    poptSetOtherOptionHelp(context, "[OPTION...] [SPEC...]");
    enum status status = arguments_parse(context, &arguments, &error);
    if (status == STATUS_OK)
        status = arguments_execution(&arguments, invocation->program, &settings, &arena, &error);
    int worst = EXIT_AS_EXPECTED;
    if (status == STATUS_OK)
        status = clauses_load(&clauses, &arena, &error);
    if (status != STATUS_OK) {
        (void)fprintf(stderr, "scatter-cts: %s\n", error.message);
        worst = status == STATUS_USAGE ? EXIT_USAGE : EXIT_HARNESS;
    } else {
        int examined = 0;
        settings.interrupted = &run_interrupted;
        for (char **name = arguments.implementations; name != NULL && *name != NULL; name++, examined++) {
            int code = examine(*name, &settings, &judging, &arena);
            worst = code > worst ? code : worst;
        }
        for (const char *name = poptGetArg(context); name != NULL; name = poptGetArg(context), examined++) {
            int code = examine(name, &settings, &judging, &arena);
            worst = code > worst ? code : worst;
        }
        if (examined == 0)
            worst = examine("reference", &settings, &judging, &arena);
    }
    (void)poptFreeContext(context);
    arguments_destroy(&arguments);
    arena_destroy(&arena);
    return worst;
}
