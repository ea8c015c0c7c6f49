#include "execution_plan.h"

#include "machine.h"
#include "print_text.h"
#include "record.h"
#include "run.h"
#include "text_compare.h"

#include <inttypes.h>
#include <stdlib.h>

#define PLAN_MEMORY ((size_t)1 << 30)

/* ---- settings ------------------------------------------------------------------------------------------ */

void execution_plan_begin(struct execution_plan *plan, const struct invocation *invocation)
{
    *plan = (struct execution_plan){
        .invocation = invocation, .arguments = arguments_default(), .arena = arena_create(PLAN_MEMORY)};
    execution_options(&plan->arguments, plan->tables.execution);
    selection_options(&plan->arguments, plan->tables.selection);
    judge_options(&plan->arguments, plan->tables.judging);
}

void execution_plan_end(struct execution_plan *plan)
{
    case_list_close(&plan->cases);
    arguments_destroy(&plan->arguments);
    arena_destroy(&plan->arena);
}

/* The number of cases whose ids are selected, at most `most`. */
static int count_selected(const struct execution_plan *plan, int most)
{
    int count = 0;
    for (size_t i = 0; i < plan->cases.count && count < most; i++)
        count += selection_admits_id(&plan->selection, plan->cases.locations[i].id);
    return count;
}

/* The number of threads: as requested, but not more than cases. A further thread could start a process for a
 * single case while the process that is already running waits. */
static int settle_jobs(const struct execution_plan *plan)
{
    const struct arguments *arguments = &plan->arguments;
    int jobs = arguments->in_process || plan->settings.is_huge ? 1 : arguments->jobs;
    if (plan_has_worlds(plan))
        return jobs;
    int selected = count_selected(plan, jobs);
    return selected > 0 ? selected : 1;
}

static enum status find_cases(struct execution_plan *plan, struct error *error)
{
    return case_sources_of_tier(plan->selection.tier, (const char *const *)plan->arguments.cases,
                                plan->invocation->program, plan->all_cases ? NULL : plan->selection.ids,
                                &plan->sources, &plan->source_count, &plan->cases, &plan->arena, error);
}

/* Identifies the corpora of the sources, and checks that they are acceptable. */
static enum status identify_corpora(struct execution_plan *plan, struct error *error)
{
    plan->corpora = arena_allocate_zeroed(&plan->arena, plan->source_count, sizeof *plan->corpora);
    if (plan->corpora == NULL)
        return error_no_memory(error, "the sources of cases");
    enum status status =
        corpora_identify(plan->corpora, plan->sources, plan->source_count, &plan->cases, &plan->arena, error);
    if (status != STATUS_OK)
        return status;
    return corpora_accept(plan->corpora, plan->sources, plan->source_count, plan->arguments.any_corpus != 0,
                          &plan->corpus_note, &plan->arena, error);
}

/* Refuses a specification that cannot mean an implementation; whether there is one shows when it is
 * executed. */
static enum status check_specification(struct execution_plan *plan, const char *specification,
                                       struct error *error)
{
    struct implementation resolved;
    enum status status =
        implementation_create(&resolved, specification, &plan->execution, &plan->arena, error);
    return status == STATUS_USAGE ? status : STATUS_OK;
}

enum status execution_plan_check(struct execution_plan *plan, struct error *error)
{
    const struct arguments *arguments = &plan->arguments;
    enum status status =
        arguments_execution(arguments, plan->invocation->program, &plan->execution, &plan->arena, error);
    plan->execution.interrupted = &interruption_requested;
    plan->selection = arguments_selection(arguments);
    if (status == STATUS_OK)
        status = selection_check(&plan->selection, error);
    if (status == STATUS_OK)
        status = clauses_load(&plan->clauses, &plan->arena, error);
    if (status == STATUS_OK)
        status = arguments_judge(arguments, &plan->clauses, &plan->judge, error);
    for (const char *const *given = execution_plan_implementations(plan);
         status == STATUS_OK && *given != NULL; given++)
        status = check_specification(plan, *given, error);
    return status;
}

/* The default time limit of a case of the tier "huge", in milliseconds. */
enum { HUGE_MILLISECONDS = 600000 };

/* The tier "huge" has limits of its own: its cases take as many seconds as gibibytes, and nearly all
 * memory. */
static void settle_huge(struct execution_plan *plan)
{
    const struct arguments *arguments = &plan->arguments;
    struct execution_settings *execution = &plan->execution;
    struct run_settings *settings = &plan->settings;
    settings->is_huge = selection_is_of_tier(&plan->selection, TIER_HUGE);
    if (!settings->is_huge)
        return;
    settings->alone = true;
    settings->available = available_memory();
    if (arguments->timeout == arguments_default().timeout)
        execution->case_milliseconds = HUGE_MILLISECONDS;
    if (arguments->memory == NULL && execution->memory != 0)
        execution->memory = settings->available;
    if (execution->memory != 0 && execution->memory < settings->available)
        settings->available = execution->memory;
}

enum status execution_plan_settle(struct execution_plan *plan, struct error *error)
{
    enum status status = find_cases(plan, error);
    if (status == STATUS_OK)
        status = identify_corpora(plan, error);
    struct run_settings *settings = &plan->settings;
    settings->sources = plan->sources;
    settings->corpora = plan->corpora;
    settings->source_count = plan->source_count;
    settings->cases = &plan->cases;
    settings->selection = &plan->selection;
    settings->judge = &plan->judge;
    settle_huge(plan);
    settings->jobs = settle_jobs(plan);
    return status;
}

const char *const *execution_plan_implementations(const struct execution_plan *plan)
{
    static const char *const none[] = {NULL, NULL};
    const char *const *given = (const char *const *)plan->arguments.implementations;
    return given == NULL ? none : given;
}

enum status execution_plan_need_implementation(const struct execution_plan *plan, const char *command,
                                               struct error *error)
{
    return plan->arguments.implementations != NULL
               ? STATUS_OK
               : error_set(error, STATUS_USAGE,
                           "%s needs an implementation to test, such as --implementation build/mine.so or "
                           "--implementation 'exec:python3 my_backend.py'; see scatter-cts %s --help",
                           command, command);
}

/* The beginning of a shell command that runs this implementation again with the same judging options. */
static const char *command_prefix(struct execution_plan *plan, const char *specification)
{
    struct arena *arena = &plan->arena;
    const struct arguments *arguments = &plan->arguments;
    const char *text =
        arena_format(arena, "%s run --implementation %s", shell_word(plan->invocation->name, arena),
                     shell_word(specification, arena));
    for (char **option = arguments->options; text != NULL && option != NULL && *option != NULL; option++)
        text = arena_format(arena, "%s --option %s", text, shell_word(*option, arena));
    if (text != NULL && plan->execution.flush_to_end)
        text = arena_format(arena, "%s --guard end", text);
    if (text != NULL && arguments->memory != NULL)
        text = arena_format(arena, "%s --memory %s", text, shell_word(arguments->memory, arena));
    if (text != NULL && arguments->largest_frame != NULL)
        text = arena_format(arena, "%s --max-frame %s", text, shell_word(arguments->largest_frame, arena));
    if (text != NULL && arguments->timeout != arguments_default().timeout)
        text = arena_format(arena, "%s --timeout %.15g", text, arguments->timeout);
    if (text != NULL && arguments->start_timeout != arguments_default().start_timeout)
        text = arena_format(arena, "%s --start-timeout %.15g", text, arguments->start_timeout);
    if (text != NULL && arguments->any_corpus != 0)
        text = arena_format(arena, "%s --any-corpus", text);
    if (text != NULL && plan->execution.in_process)
        text = arena_format(arena, "%s --in-process", text);
    if (text != NULL)
        text = arena_format(arena, "%s%s", text, arguments_judge_words(arguments, arena));
    if (text != NULL && plan->settings.repetitions > 1)
        text = arena_format(arena, "%s --repeat %" PRId64, text, plan->settings.repetitions);
    return text_or_empty(text);
}

/* ---- one implementation -------------------------------------------------------------------------------- */

/* Whether failing cases can run again in fresh processes. */
static bool can_check(const struct execution_plan *plan, const struct implementation *implementation)
{
    return plan->recorded == NULL && !plan->execution.in_process &&
           implementation->kind != IMPLEMENTATION_ANSWERS;
}

/* Runs the cases that are not of worlds. */
static enum status run_listed(const struct execution_plan *plan, struct session *session,
                              const struct run_listeners *listeners, struct tally *tally, bool *complete,
                              struct error *error)
{
    size_t reported = 0;
    if (plan->cases.count == 0 && plan_has_worlds(plan))
        return STATUS_OK;
    enum status status = run_cases(session, &plan->settings, listeners, tally, &reported, NULL, error);
    *complete = reported == plan->cases.count;
    return status;
}

/* Runs the cases in a session that passed the start-up check. */
static enum status run_session(struct execution_plan *plan, struct session *session,
                               const struct execution_plan_listeners *listeners, struct error *error)
{
    const struct sharded_run *recorded = plan->recorded;
    struct tally *tally = arena_allocate_zeroed(&plan->arena, 1, sizeof *tally);
    bool complete = true;
    if (tally == NULL)
        return error_no_memory(error, "the counts");
    tally->failed_alone = recorded == NULL ? 0 : recorded->failed_alone;
    tally->conformance.is_off = plan_has_worlds(plan);
    tally->conformance.selected =
        recorded == NULL ? selection_narrows(&plan->selection) : recorded->of_selected;
    plan->settings.deadline = plan->seconds > 0 ? clock_milliseconds() + (int64_t)(plan->seconds * 1000) : 0;
    plan->settings.unchecked = plan->settings.is_huge || !can_check(plan, session->implementation);
    plan->settings.unexamined = plan->settings.is_huge || plan->execution.in_process;
    plan->settings.command =
        recorded == NULL ? command_prefix(plan, session->implementation->specification) : "";
    enum status status =
        listeners->begin == NULL ? STATUS_OK : listeners->begin(session, listeners->run.context, error);
    if (status != STATUS_OK)
        return status;
    status = run_listed(plan, session, &listeners->run, tally, &complete, error);
    if (status == STATUS_OK)
        status = run_worlds(plan, session, listeners, tally, &complete, error);
    session_stop(session); /* the way the process ends is part of the results */
    conformance_settle(&tally->conformance);
    causes_settle(&tally->causes);
    if (status == STATUS_OK && listeners->end != NULL)
        listeners->end(session, tally, complete, listeners->run.context);
    tally_destroy(tally);
    return status;
}

enum status execution_plan_run(struct execution_plan *plan, const char *specification,
                               const struct execution_plan_listeners *listeners, struct error *error)
{
    struct implementation implementation;
    enum status status =
        implementation_create(&implementation, specification, &plan->execution, &plan->arena, error);
    if (status != STATUS_OK)
        return status;
    struct session session = session_create(&implementation);
    (void)clock_date(plan->started);
    plan->start_seconds = clock_seconds();
    if (implementation.kind == IMPLEMENTATION_ANSWERS)
        status = session_start(&session, error);
    else if (!interruption_is_requested())
        status = startup_check(&session, &plan->judge, NULL, NULL, error);
    if (status == STATUS_OK || interruption_is_requested()) /* then `end` reports that there is no case */
        status = run_session(plan, &session, listeners, error);
    session_end(&session);
    return status;
}

/* Selects the cases of a known run; each of them must exist. */
static enum status select_recorded(struct execution_plan *plan, const struct kept_records *records,
                                   struct error *error)
{
    size_t count = records->count, found = 0, in_worlds = 0;
    const char **ids = arena_allocate_zeroed(&plan->arena, count + 1, sizeof *ids);
    if (ids == NULL)
        return error_no_memory(error, "the cases of the run");
    for (size_t i = 0; i < plan->cases.count && found < count; i++)
        if (kept_record(records, plan->cases.locations[i].id) != NULL)
            ids[found++] = plan->cases.locations[i].id;
    for (size_t i = 0; i < plan->source_count; i++) {
        const struct case_source *source = &plan->sources[i];
        struct case_list list = {0};
        if (source->world != NULL && list_recorded(&list, records, source, source->from, source->end,
                                                   &plan->arena, error) != STATUS_OK)
            return error->status;
        in_worlds += list.count;
    }
    if (found + in_worlds < count)
        return error_set(error, STATUS_UNREADABLE,
                         "%zu cases of the results are not in the folder of cases (--cases)",
                         count - found - in_worlds);
    sort_texts(ids, found);
    plan->selection = (struct selection){.only = ids, .only_count = found};
    plan->settings.known = records;
    return STATUS_OK;
}

/* The kind of an implementation that ran elsewhere, as far as listeners need it. */
static enum implementation_kind recorded_kind(const struct recorded_header *header)
{
    return recorded_watches_memory(header) ? IMPLEMENTATION_LIBRARY
           : recorded_has_process(header)  ? IMPLEMENTATION_PROGRAM
                                           : IMPLEMENTATION_ANSWERS;
}

enum status execution_plan_replay(struct execution_plan *plan, const struct sharded_run *recorded,
                                  const struct execution_plan_listeners *listeners, struct error *error)
{
    const struct recorded_header *header = recorded->header;
    struct implementation implementation = {.specification = header->implementation->specification,
                                            .kind = recorded_kind(header),
                                            .settings = &plan->execution,
                                            .losses = recorded->losses};
    enum status status = select_recorded(plan, &recorded->records, error);
    if (status != STATUS_OK)
        return status;
    struct session session = session_create(&implementation);
    session.declaration.name = header->implementation->name;
    session.declaration.version = header->implementation->version;
    plan->recorded = recorded;
    plan->settings.repetitions = recorded_repetitions(header);
    plan->start_seconds = clock_seconds() - recorded->seconds;
    status = run_session(plan, &session, listeners, error);
    plan->recorded = NULL;
    session_end(&session);
    return status;
}
