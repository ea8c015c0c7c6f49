/* scatter-cts doctor: checks whether an implementation works at all. */
#include "arguments.h"
#include "commands.h"
#include "declaration.h"
#include "machine.h"
#include "print_text.h"
#include "run.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

static void print_list(const char *label, const char *const *names, size_t count)
{
    (void)print_text(stdout, "  %-12s", label);
    for (size_t i = 0; i < count; i++)
        (void)print_text(stdout, " %s", names[i]);
    (void)print_text(stdout, "%s\n", count == 0 ? " all" : "");
}

/* A type number that ONNX does not define has no name. */
static void print_dtype(int32_t dtype)
{
    if (dtype_is_known(dtype))
        (void)print_text(stdout, " %s", dtype_name(dtype));
    else
        (void)print_text(stdout, " %" PRId32, dtype);
}

static void print_combinations(const struct declaration *declaration)
{
    for (size_t i = 0; i < declaration->combination_count; i++) {
        const struct declared_combination *combination = &declaration->combinations[i];
        (void)print_text(stdout, "  %-12s %s on", i == 0 ? "together:" : "", combination->operator_name);
        print_dtype(combination->dtype);
        (void)print_text(stdout, " with %s\n", combination->reduction);
    }
}

static void print_limits(const struct limits *limits, struct arena *arena)
{
    bool has_any = false;
    for (int limit = 0; limit < LIMIT_COUNT; limit++) {
        if (limits->greatest[limit] == 0)
            continue;
        (void)print_text(stdout, "%s%s", has_any ? ", " : "  limits:      ",
                         limit_text((enum limit)limit, limits->greatest[limit], arena));
        has_any = true;
    }
    if (has_any)
        (void)print_text(stdout, "\n");
}

static void print_declaration(const struct declaration *declaration, struct arena *arena)
{
    const char *unknown = declaration_unknown(declaration, arena);
    print_list("operators:", declaration->operators, declaration->operator_count);
    (void)print_text(stdout, "  %-12s", "types:");
    for (size_t i = 0; i < declaration->dtype_count; i++)
        print_dtype(declaration->dtypes[i]);
    (void)print_text(stdout, "%s\n", declaration->dtype_count == 0 ? " all" : "");
    print_list("reductions:", declaration->reductions, declaration->reduction_count);
    print_combinations(declaration);
    if (declaration->form_count > 0)
        print_list("forms:", declaration->forms, declaration->form_count);
    if (declaration->graphs)
        (void)print_text(stdout, "  %-12s %s\n", "graphs:", "other nodes may compute inputs of the node");
    if (declaration->device != NULL && declaration->device[0] != '\0')
        (void)print_text(stdout, "  %-12s %s%s%s\n", "device:", declaration->device,
                         declaration->driver[0] == '\0' ? "" : ", driver ", declaration->driver);
    if (declaration->prepares)
        (void)print_text(stdout, "  %-12s %s\n", "prepares:", "models, each in the time of a start");
    print_limits(&declaration->limits, arena);
    if (unknown != NULL)
        (void)print_text(stdout, "  warning: unknown names, for which nothing is tested: %s\n", unknown);
}

static void on_trivial_case(const struct operator_version *version, int32_t dtype,
                            const struct judgement *judgement)
{
    (void)print_text(stdout, "  %s on %s: %s\n", version->id, dtype_name(dtype),
                     verdict_name(judgement->verdict));
    (void)print_lines(stdout, "    ", judgement->explanation);
}

/* Tells why a form does not work. */
static void on_form(enum model_form form, const struct judgement *judgement)
{
    (void)print_text(stdout, "  form %s: %s\n", model_form_name(form), verdict_name(judgement->verdict));
    (void)print_lines(stdout, "    ", judgement->explanation);
}

/* Tells which forms of models work, and, if others do not, which to declare: also those not tried. */
static enum status examine_forms(struct session *session, const struct judge_settings *judging,
                                 struct error *error)
{
    enum form_state states[MODEL_FORM_COUNT];
    int counts[FORM_WORKS + 1] = {0};
    const enum status status = form_check(session, judging, on_form, states, error);
    for (int form = 0; status == STATUS_OK && form < MODEL_FORM_COUNT; form++) {
        counts[states[form]]++;
        if (states[form] == FORM_NOT_TRIED)
            (void)print_text(stdout, "  form %s: not tried, because no declared type can have it\n",
                             model_form_name((enum model_form)form));
    }
    if (counts[FORM_WORKS] == 0)
        return status;
    if (counts[FORM_FAILS] == 0) {
        (void)print_text(stdout, "  every form of model that was tried works\n");
        return status;
    }
    (void)print_text(stdout, "  forms to declare, if the others never work:");
    for (int form = 0; form < MODEL_FORM_COUNT; form++)
        if (states[form] != FORM_FAILS)
            (void)print_text(stdout, " %s", model_form_name((enum model_form)form));
    (void)print_text(stdout, "\n");
    return status;
}

/* The result of a start-up check as text and exit code. */
static const struct {
    const char *text;
    enum exit_code code;
} outcomes[] = {
    [STARTUP_WORKS] = {"it works", EXIT_AS_EXPECTED},
    [STARTUP_UNSUPPORTED] =
        {"it starts and answers, but supports none of the trivial cases: a run would compare no "
         "output (exit status 3)",
         EXIT_HARNESS},
    [STARTUP_FAILS] = {"it starts and answers, but not every trivial case passes", EXIT_NOT_CONFORMING},
};

static int examine(const char *specification, const struct execution_settings *settings,
                   const struct judge_settings *judging, struct arena *arena)
{
    struct implementation implementation;
    struct error error;
    enum startup_outcome outcome = STARTUP_FAILS;
    enum status status = implementation_create(&implementation, specification, settings, arena, &error);
    if (status != STATUS_OK) {
        print_complaint(error.message);
        return status == STATUS_USAGE ? EXIT_USAGE : EXIT_HARNESS;
    }
    struct session session = session_create(&implementation);
    (void)print_text(stdout, "%s\n", specification);
    status = startup_check(&session, judging, on_trivial_case, &outcome, &error);
    if (session.declaration.name[0] != '\0' || status == STATUS_OK) {
        bool has_name = session.declaration.name[0] != '\0';
        (void)print_text(stdout, "  %s%s%s declares:\n", has_name ? session.declaration.name : "it",
                         session.declaration.version[0] == '\0' ? "" : " ", session.declaration.version);
        print_declaration(&session.declaration, arena);
    }
    if (status == STATUS_OK && outcome != STARTUP_FAILS)
        status = examine_forms(&session, judging, &error);
    if (status == STATUS_OK)
        (void)print_text(stdout, "  %s\n", outcomes[outcome].text);
    else
        print_complaint(error.message);
    session_end(&session);
    return status == STATUS_OK ? (int)outcomes[outcome].code : EXIT_HARNESS;
}

/* The state of one invocation of `doctor`. */
struct doctor_command {
    struct arguments arguments;
    const struct invocation *invocation;
    struct arena arena;
};

/* Examines the implementations of the options, then those of the positional arguments. */
static enum status perform(void *state, poptContext context, int *code, struct error *error)
{
    struct doctor_command *command = state;
    struct execution_settings settings;
    struct clause_set clauses;
    const struct judge_settings judging = {.clauses = &clauses, .edition = EDITION_NEWEST};
    char **option = command->arguments.implementations;
    int examined = 0;
    enum status status = arguments_execution(&command->arguments, command->invocation->program, &settings,
                                             &command->arena, error);
    if (status == STATUS_OK)
        status = clauses_load(&clauses, &command->arena, error);
    if (status != STATUS_OK)
        return status;
    settings.interrupted = &interruption_requested;
    for (;; examined++) {
        const char *name = option != NULL && *option != NULL ? *option++ : poptGetArg(context);
        const int one = name == NULL ? *code : examine(name, &settings, &judging, &command->arena);
        *code = one > *code ? one : *code;
        if (name == NULL)
            break;
    }
    return examined > 0
               ? STATUS_OK
               : error_set(error, STATUS_USAGE,
                           "doctor needs an implementation, such as \"scatter-cts doctor build/mine.so\" or "
                           "\"scatter-cts doctor 'exec:python3 my_backend.py'\"; see scatter-cts doctor "
                           "--help");
}

static const char help[] = "[OPTION...] [SPEC...]\n"
                           "\n"
                           "Checks whether implementations work at all, before a run: starts each one,\n"
                           "prints what it declares, and runs a trivial case of every operator that it\n"
                           "declares, and of every form of model: it prints the forms to declare.\n"
                           "SPEC is as for --implementation.\n"
                           "\n"
                           "Examples:\n"
                           "  scatter-cts doctor build/mine.so\n"
                           "  scatter-cts doctor 'exec:python3 my_backend.py'\n"
                           "\n"
                           "Exit status:\n"
                           "  0  all implementations work\n"
                           "  1  a trivial case does not pass\n"
                           "  2  wrong usage\n"
                           "  3  an implementation cannot be started, or supports no trivial case";

int command_doctor(const struct invocation *invocation)
{
    struct doctor_command command = {
        .arguments = arguments_default(), .invocation = invocation, .arena = arena_create((size_t)64 << 20)};
    struct poptOption execution[EXECUTION_OPTION_COUNT];
    execution_options(&command.arguments, execution);
    const struct poptOption options[] = {
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, execution, 0, EXECUTION_HEADING, NULL},
        POPT_AUTOHELP POPT_TABLEEND};
    const struct command_kind kind = {
        .help = help, .options = options, .arguments = &command.arguments, .perform = perform};
    const int code = command_perform(invocation, &kind, &command);
    arena_destroy(&command.arena);
    return code;
}
