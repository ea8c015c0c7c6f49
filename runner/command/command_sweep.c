/* scatter-cts sweep: all cases of a world, which no corpus holds. */
#include "commands.h"
#include "interruption.h"
#include "made_case.h"
#include "print_text.h"
#include "record.h"
#include "run_command.h"
#include "saved_case.h"
#include "shell_word.h"
#include "shortest_run.h"
#include "sweep_search.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define DEFAULT_WORLD "small-3-3"
enum { DEFAULT_MOST_FAILURES = 1000 };

/* Begins with what `run` has: its listeners are given the whole. */
struct sweep_command {
    struct run_command run;
    char *world_name, *saved_path; /* --world, --save-cases */
    long long from, to;            /* to: the number of the last case; below 0: that of the world */
    double seconds;
    struct world world;
    char *wanted; /* by kind */
    struct sweep_search search;
    struct sweep_findings findings;
    uint64_t begin, end;    /* of the range */
    size_t recorded;        /* cases of the findings that have a record */
    size_t cleared;         /* of these, those that are answered rightly alone */
    uint64_t first_cleared; /* the number of the first of them */
};

/* ---- which cases -------------------------------------------------------------------------------------------------------- */

/* Which kinds are selected and declared. A case of each kind is asked for that, of the smallest world. */
static enum status find_wanted(struct sweep_command *command, const struct session *session,
                               struct error *error)
{
    struct execution_plan *plan = &command->run.plan;
    struct arena arena = arena_create((size_t)16 << 20);
    struct arena case_arena = arena_create((size_t)1 << 20);
    struct world smallest;
    enum status status = world_create(&smallest, "small-1-1", &arena, error);
    size_t count = status == STATUS_OK ? world_kinds(&smallest)->count : 0;
    command->wanted = arena_allocate_zeroed(&plan->arena, count + 1, 1);
    if (status == STATUS_OK && command->wanted == NULL)
        status = error_set(error, STATUS_OUT_OF_MEMORY, "no memory for the kinds of cases");
    for (size_t kind = 0; status == STATUS_OK && kind < count; kind++) {
        struct scatter_case the_case;
        const char *reason;
        arena_reset(&case_arena);
        status = world_case_load(&the_case, "", &smallest, smallest.small.begins[kind], &case_arena, error);
        bool wanted = status == STATUS_OK && selection_admits(&plan->selection, &the_case, &case_arena) &&
                      declaration_covers(&session->declaration, &the_case, &reason, &case_arena);
        command->wanted[kind] = wanted ? '1' : '0';
    }
    arena_destroy(&case_arena);
    arena_destroy(&arena);
    return status;
}

/* What was found becomes the cases of an ordinary run. */
static enum status take_findings(struct sweep_command *command, struct error *error)
{
    struct execution_plan *plan = &command->run.plan;
    const struct sweep_findings *findings = &command->findings;
    struct case_location *locations =
        arena_allocate_zeroed(&plan->arena, findings->count + 1, sizeof *locations);
    for (size_t i = 0; locations != NULL && i < findings->count; i++) {
        const char *id = world_case_id(&command->world, findings->numbers[i], &plan->arena);
        locations[i] = (struct case_location){
            .id = id, .files.folder = id, .world = &command->world, .number = findings->numbers[i]};
        if (id == NULL)
            locations = NULL;
    }
    if (locations == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for %zu cases", findings->count);
    plan->cases = (struct case_list){.locations = locations, .count = findings->count};
    plan->settings.most_failures = command->run.most_failures;
    plan->settings.alone = true;
    return STATUS_OK;
}

/* Of what was found, takes note of the first case that is answered rightly alone. */
static void on_record(const json_t *record, void *context)
{
    struct sweep_command *command = context;
    enum verdict verdict;
    if (record_verdict(record, &verdict) && (verdict == VERDICT_PASS || verdict == VERDICT_UNSUPPORTED)) {
        if (command->cleared++ == 0)
            command->first_cleared = command->findings.numbers[command->recorded];
    }
    command->recorded++;
    run_command_listeners(&command->run).record(record, &command->run);
}

static void show_progress(uint64_t done, uint64_t total, uint64_t found, void *context)
{
    struct sweep_command *command = context;
    (void)found;
    terminal_show_progress(&command->run.terminal, (size_t)done, (size_t)total);
}

/* ---- one implementation ------------------------------------------------------------------------------------------------- */

static enum status on_search(struct session *session, void *context, struct error *error)
{
    struct sweep_command *command = context;
    struct execution_plan *plan = &command->run.plan;
    if (interruption_is_requested())
        return STATUS_OK;
    if (session->implementation->kind != IMPLEMENTATION_LIBRARY &&
        session->implementation->kind != IMPLEMENTATION_BUILT_IN)
        return error_set(error, STATUS_USAGE, "%s: only shared libraries can be swept yet",
                         session->implementation->specification);
    enum status status = find_wanted(command, session, error);
    command->search = (struct sweep_search){.world = &command->world,
                                            .wanted = command->wanted,
                                            .from = command->begin,
                                            .to = command->end,
                                            .jobs = plan->settings.jobs,
                                            .seconds = command->seconds,
                                            .most_found = (uint64_t)command->run.most_failures,
                                            .judge = &plan->judge,
                                            .progress = show_progress,
                                            .context = command};
    session_stop(session); /* the search has processes of its own, and so has each case that is found */
    if (status == STATUS_OK)
        status =
            sweep_search(session->implementation, &command->search, &command->findings, &plan->arena, error);
    terminal_end_progress(&command->run.terminal);
    return status == STATUS_OK ? take_findings(command, error) : status;
}

/* ---- what is kept of it ------------------------------------------------------------------------------------------------- */

/* The clause that a record blames, without a version: "ScatterND.target". NULL: none. */
static const char *clause_of(const json_t *record, struct arena *arena)
{
    const json_t *finding = json_array_get(json_object_get(record, "findings"), 0);
    const char *blamed = record_text(record, "blamed");
    const char *clause = blamed[0] == '\0' ? record_text(finding, "clause") : blamed;
    const char *dash = strchr(clause, '-'), *dot = strchr(clause, '.');
    if (dash == NULL || dot == NULL || dash > dot)
        return NULL;
    return arena_format(arena, "%.*s%s", (int)(dash - clause), clause, dot);
}

/* Writes the most telling case of a cause. */
static enum status save_cause(struct sweep_command *command, const struct session *session,
                              const struct cause *cause, struct arena *arena, struct error *error)
{
    const struct execution_plan *plan = &command->run.plan;
    const char *id = record_text(cause->telling, "id"), *path;
    size_t i = 0;
    while (i < plan->cases.count && strcmp(plan->cases.locations[i].id, id) != 0)
        i++;
    const char *clause = clause_of(cause->telling, arena);
    const char *why =
        arena_format(arena, "A sweep of %s found it: %s.", execution_plan_name(session), cause->title);
    if (i == plan->cases.count || why == NULL)
        return STATUS_OK;
    const struct saved_statement statement = {.clauses = &clause, .clause_count = clause != NULL, .why = why};
    enum status status = saved_case_write(command->saved_path, &command->world,
                                          plan->cases.locations[i].number, &statement, &path, arena, error);
    if (status == STATUS_OK)
        (void)print_text(stdout, "written: %s\n", path);
    return status;
}

/* With --save-cases: a case of each cause. What goes wrong is told. */
static bool save_causes(struct sweep_command *command, const struct session *session,
                        const struct causes *causes)
{
    struct arena arena = arena_create((size_t)256 << 20);
    struct error error;
    enum status status = STATUS_OK;
    for (size_t i = 0; command->saved_path != NULL && status == STATUS_OK && i < causes->count; i++) {
        arena_reset(&arena);
        status = save_cause(command, session, &causes->items[i], &arena, &error);
    }
    arena_destroy(&arena);
    if (status != STATUS_OK)
        run_command_tell(&command->run, error.message);
    return status == STATUS_OK;
}

static json_t *sweep_record(const struct sweep_command *command)
{
    const struct sweep_findings *findings = &command->findings;
    return json_pack("{s:s, s:I, s:I, s:I, s:I, s:I, s:I, s:b}", "world", command->world.name, "from",
                     (json_int_t)command->begin, "end", (json_int_t)findings->end, "executed",
                     (json_int_t)findings->executed, "judged", (json_int_t)findings->judged, "unsupported",
                     (json_int_t)findings->unsupported, "suspects", (json_int_t)findings->count, "complete",
                     findings->is_complete);
}

static void show_sweep(const struct sweep_command *command, int64_t failures)
{
    const struct sweep_findings *findings = &command->findings;
    (void)print_text(stdout, "%s", command->world.name);
    if (findings->end > command->begin)
        (void)print_text(stdout, ", cases %" PRIu64 " to %" PRIu64, command->begin, findings->end - 1);
    (void)print_text(stdout, ": %" PRIu64 " executed, %" PRId64 " fail", findings->executed, failures);
    if (findings->unsupported > 0)
        (void)print_text(stdout, ", %" PRIu64 " unsupported", findings->unsupported);
    if (findings->is_scattered)
        (void)print_text(stdout, "; some behind these are among them");
    (void)print_text(stdout, "%s\n", findings->is_complete ? "" : "; not all that were asked for");
}

/* The options that say which kinds are meant, as words of a shell command, each begun by a space. */
static const char *kind_words(const struct arguments *arguments, struct arena *arena)
{
    char *const *const values[] = {arguments->operators, arguments->dtypes, arguments->reductions};
    static const char *const names[] = {"operator", "dtype", "reduction"};
    const char *words = "";
    for (size_t i = 0; i < sizeof values / sizeof *values; i++)
        for (char *const *value = values[i]; words != NULL && value != NULL && *value != NULL; value++)
            words = arena_format(arena, "%s --%s %s", words, names[i], shell_word(*value, arena));
    return words == NULL ? "" : words;
}

/* Tells of cases that are answered wrongly behind others and rightly alone, and how to see the first of them again. */
static void show_cleared(struct sweep_command *command, const struct session *session)
{
    struct arena *arena = &command->run.plan.arena;
    struct error error;
    uint64_t from = command->first_cleared + 1;
    if (command->cleared == 0)
        return;
    (void)print_text(stdout,
                     "%zu case%s answered wrongly behind others and rightly alone: the implementation keeps "
                     "something from "
                     "case to case, or its answers differ; the first is %s\n",
                     command->cleared, command->cleared == 1 ? " was" : "s were",
                     world_case_id(&command->world, command->first_cleared, arena));
    if (find_shortest_run(session->implementation, &command->search, command->first_cleared, &from, &error) !=
        STATUS_OK)
        run_command_tell(&command->run, error.message);
    else if (from > command->first_cleared)
        (void)print_text(stdout, "  it was answered rightly when the cases before it were given again\n");
    else
        (void)print_text(stdout, "  run again: %s%s --from %" PRIu64 " --to %" PRIu64 " --jobs 1\n",
                         command->run.plan.settings.command, kind_words(&command->run.plan.arguments, arena),
                         from, command->first_cleared);
}

static enum exit_code outcome(const struct sweep_command *command, const struct session *session)
{
    const struct sweep_findings *findings = &command->findings;
    if ((int64_t)findings->count > (int64_t)command->run.waivers.waived ||
        session->implementation->losses.count > 0)
        return EXIT_NOT_CONFORMING;
    bool stopped_in_order = findings->is_complete || command->seconds > 0;
    bool compared = findings->executed > findings->unsupported;
    return stopped_in_order && compared && !interruption_is_requested() ? EXIT_AS_EXPECTED : EXIT_HARNESS;
}

static void on_end(const struct session *session, const struct tally *tally, bool complete, void *context)
{
    struct sweep_command *command = context;
    struct run_command *run = &command->run;
    const struct process_losses *losses = &session->implementation->losses;
    json_t *footer = footer_record(tally, complete && command->findings.is_complete, losses,
                                   execution_plan_seconds(&run->plan));
    (void)json_object_set_new(footer, "sweep", sweep_record(command));
    (void)json_object_set_new(footer, "statements", json_array()); /* what passed has no records */
    (void)json_object_del(footer, "of_no_version");
    run_command_write(run, footer);
    json_decref(footer);
    int64_t failures = 0;
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        if (verdict != VERDICT_PASS && verdict != VERDICT_UNSUPPORTED)
            failures += tally->verdicts[verdict];
    terminal_end_progress(&run->terminal);
    if (tally->cases > 0) {
        terminal_show_causes(&run->terminal, &tally->causes);
        terminal_show_suspects(&run->terminal, &tally->causes);
    }
    bool saved = save_causes(command, session, &tally->causes);
    show_sweep(command, failures);
    show_cleared(command, session);
    const char *lost = execution_plan_losses(session, &run->plan.arena);
    if (lost != NULL)
        run_command_tell(run, lost);
    run->code = outcome(command, session);
    if (run->code == EXIT_HARNESS)
        run_command_tell(run, "the sweep was not finished, or no answer was compared with an expectation");
    if (!saved)
        run->code = EXIT_HARNESS;
    run->has_ended = true;
}

static enum exit_code sweep_implementation(struct sweep_command *command, const char *specification)
{
    struct execution_plan_listeners listeners = run_command_listeners(&command->run);
    struct error error;
    listeners.search = on_search;
    listeners.record = on_record;
    listeners.end = on_end;
    command->findings = (struct sweep_findings){.end = command->begin};
    command->recorded = command->cleared = 0;
    enum status status = execution_plan_run(&command->run.plan, specification, &listeners, &error);
    if (status == STATUS_OK)
        return command->run.code;
    run_command_tell(&command->run, error.message);
    return execution_plan_exit_code(status);
}

/* ---- words -------------------------------------------------------------------------------------------------------------- */

static enum status settle_range(struct sweep_command *command, struct error *error)
{
    struct execution_plan *plan = &command->run.plan;
    const char *name = command->world_name == NULL ? DEFAULT_WORLD : command->world_name;
    enum status status = world_create(&command->world, name, &plan->arena, error);
    if (status != STATUS_OK)
        return status;
    plan->made_by = arena_format(&plan->arena, "sweep --world %s", command->world.name);
    if (plan->made_by == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for a command");
    const uint64_t last = command->world.cases - 1;
    if (command->from < 0 || (uint64_t)command->from > last)
        return error_set(error, STATUS_USAGE, "--from %lld: %s has the cases 0 to %" PRIu64, command->from,
                         command->world.name, last);
    if (command->to >= 0 && command->to < command->from)
        return error_set(error, STATUS_USAGE, "--to %lld is before --from %lld", command->to, command->from);
    command->begin = (uint64_t)command->from;
    command->end = (command->to < 0 || (uint64_t)command->to > last ? last : (uint64_t)command->to) + 1;
    if (command->world.is_random && command->to < 0 && command->seconds <= 0)
        return error_set(error, STATUS_USAGE,
                         "the world %s needs --to or --seconds: it has no end that is reached",
                         command->world.name);
    return STATUS_OK;
}

static enum status prepare(struct sweep_command *command, poptContext context, struct error *error)
{
    struct run_command *run = &command->run;
    enum status status = arguments_parse(context, &run->plan.arguments, error);
    if (status == STATUS_OK && poptPeekArg(context) != NULL)
        status = error_set(error, STATUS_USAGE, "\"%s\" is not an option; see scatter-cts sweep --help",
                           poptPeekArg(context));
    if (status == STATUS_OK && run->plan.arguments.in_process)
        status = error_set(error, STATUS_USAGE, "--in-process is for \"scatter-cts run\"");
    if (status == STATUS_OK && run->most_failures < 1)
        status = error_set(error, STATUS_USAGE, "--max-failures %d: a number from 1 on is needed",
                           run->most_failures);
    if (status == STATUS_OK && command->seconds < 0)
        status = error_set(error, STATUS_USAGE, "--seconds %g: a number above 0 is needed", command->seconds);
    if (status == STATUS_OK)
        status = settle_range(command, error);
    if (status == STATUS_OK)
        status = execution_plan_settle(&run->plan, error);
    run->terminal.verbose = run->verbose != 0;
    if (status == STATUS_OK)
        status = run_command_read_files(run, error);
    return status == STATUS_OK ? run_command_open_files(run, error) : status;
}

static enum exit_code sweep_all(struct sweep_command *command)
{
    enum exit_code worst = EXIT_AS_EXPECTED;
    for (const char *const *specification = execution_plan_implementations(&command->run.plan);
         *specification != NULL && !interruption_is_requested(); specification++) {
        enum exit_code code = sweep_implementation(command, *specification);
        worst = code > worst ? code : worst;
    }
    return interruption_is_requested() ? EXIT_HARNESS : worst;
}

/* The kinds of cases that are meant. */
static void kind_options(struct arguments *arguments, struct poptOption table[4])
{
    const struct poptOption options[] = {
        {"operator", 0, POPT_ARG_ARGV, &arguments->operators, 0,
         "Only this operator or operator version: ScatterND, ScatterND-18; may be given several times",
         "NAME"},
        {"dtype", 0, POPT_ARG_ARGV, &arguments->dtypes, 0, "Only this element type of data; likewise",
         "NAME"},
        {"reduction", 0, POPT_ARG_ARGV, &arguments->reductions, 0,
         "Only this reduction; likewise. \"none\" is also that of a node without the attribute", "NAME"},
        POPT_TABLEEND};
    memcpy(table, options, sizeof options);
}

int command_sweep(const struct invocation *invocation)
{
    struct sweep_command command = {
        .run = {.terminal = terminal_create(), .most_failures = DEFAULT_MOST_FAILURES}, .to = -1};
    struct run_command *run = &command.run;
    struct poptOption kinds[4];
    execution_plan_begin(&run->plan, invocation);
    kind_options(&run->plan.arguments, kinds);
    run_reports_begin(&run->reports, &run->plan.clauses); /* none: what passes has no records */
    const struct poptOption options[] = {
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, run->plan.tables.execution, 0, "What is tested, and how:", NULL},
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, kinds, 0, "Which cases:", NULL},
        {"world", 0, POPT_ARG_STRING, &command.world_name, 0,
         "The world whose cases are made: small-E-R has every case of up to E elements and R dimensions; "
         "random-SEED "
         "has cases of many sizes, patterns and values, others for each number (default: " DEFAULT_WORLD ")",
         "NAME"},
        {"from", 0, POPT_ARG_LONGLONG, &command.from, 0, "The number of the first case (default: 0)", "A"},
        {"to", 0, POPT_ARG_LONGLONG, &command.to, 0,
         "The number of the last case (default: that of the world)", "B"},
        {"seconds", 0, POPT_ARG_DOUBLE, &command.seconds, 0, "End in good order after so long", "N"},
        {"max-failures", 0, POPT_ARG_INT, &run->most_failures, 0,
         "End after so many cases that fail (default: 1000)", "N"},
        {"results", 'r', POPT_ARG_STRING, &run->results_path, 0,
         "Write the results as JSON Lines, with the cases that fail alone", "FILE"},
        {"waivers", 'w', POPT_ARG_STRING, &run->waivers_path, 0,
         "Failures of the implementation that are accepted (form: reports/waivers.schema.json)", "FILE"},
        {"save-cases", 0, POPT_ARG_STRING, &command.saved_path, 0,
         "Write the most telling case of each cause below DIR, in ONNX's form: \"scatter-cts run --cases "
         "DIR\"",
         "DIR"},
        {"verbose", 'v', POPT_ARG_NONE, &run->verbose, 0, "Explain every failure", NULL},
        {NULL, 0, POPT_ARG_INCLUDE_TABLE, run->plan.tables.judging, 0, "By what it is judged:", NULL},
        POPT_AUTOHELP POPT_TABLEEND};
    struct error error;
    poptContext context =
        poptGetContext("scatter-cts sweep", invocation->argument_count, invocation->arguments, options, 0);
    enum status status = prepare(&command, context, &error);
    if (status != STATUS_OK)
        run_command_tell(run, error.message);
    enum exit_code code = status == STATUS_OK ? sweep_all(&command) : execution_plan_exit_code(status);
    code = run_command_finish_results(run, code);
    run_command_release(run);
    free(command.world_name);
    free(command.saved_path);
    execution_plan_end(&run->plan);
    (void)poptFreeContext(context);
    return (int)code;
}
