#include "campaign.h"

#include "parallel.h"
#include "record.h"
#include "shell_word.h"
#include "startup_check.h"

#include <inttypes.h>

#define CAMPAIGN_MEMORY ((size_t)1 << 30)

/* ---- settings -------------------------------------------------------------------------------------------------------- */

void campaign_begin(struct campaign *campaign, const struct invocation *invocation)
{
    *campaign = (struct campaign){
        .invocation = invocation, .arguments = arguments_default(), .arena = arena_create(CAMPAIGN_MEMORY)};
    execution_options(&campaign->arguments, campaign->tables.execution);
    selection_options(&campaign->arguments, campaign->tables.selection);
    judge_options(&campaign->arguments, campaign->tables.judging);
}

void campaign_end(struct campaign *campaign)
{
    arguments_destroy(&campaign->arguments);
    arena_destroy(&campaign->arena);
}

/* How many threads: as many as asked for, or as there are processors, but not more than cases. */
static int settle_jobs(const struct campaign *campaign)
{
    const struct arguments *arguments = &campaign->arguments;
    size_t jobs = arguments->in_process ? 1
                  : arguments->jobs > 0 ? (size_t)arguments->jobs
                                        : (size_t)processor_count();
    return (int)(jobs < campaign->cases.count ? jobs : campaign->cases.count);
}

static enum status find_cases(struct campaign *campaign, struct error *error)
{
    return case_sources_find((const char *const *)campaign->arguments.cases, campaign->invocation->program,
                             &campaign->sources, &campaign->source_count, &campaign->cases, &campaign->arena,
                             error);
}

/* Finds out which corpora the sources are, and whether these will do. */
static enum status identify_corpora(struct campaign *campaign, struct error *error)
{
    const struct corpus_inquiry inquiry = {.sources = campaign->sources,
                                           .source_count = campaign->source_count,
                                           .cases = &campaign->cases,
                                           .selection = &campaign->selection,
                                           .hashes = campaign->hashes};
    campaign->corpora =
        arena_allocate_zeroed(&campaign->arena, campaign->source_count, sizeof *campaign->corpora);
    if (campaign->corpora == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for the sources of cases");
    enum status status = corpora_identify(campaign->corpora, &inquiry, &campaign->arena, error);
    if (status != STATUS_OK)
        return status;
    return corpora_accept(campaign->corpora, campaign->sources, campaign->source_count,
                          campaign->arguments.any_corpus != 0, &campaign->corpus_note, &campaign->arena,
                          error);
}

enum status campaign_settle(struct campaign *campaign, struct error *error)
{
    const struct arguments *arguments = &campaign->arguments;
    enum status status = arguments_execution(arguments, campaign->invocation->program, &campaign->execution,
                                             &campaign->arena, error);
    campaign->execution.interrupted = &run_interrupted;
    campaign->selection = arguments_selection(arguments);
    if (status == STATUS_OK)
        status = selection_check(&campaign->selection, error);
    if (status == STATUS_OK && (arguments->jobs < 0 || arguments->jobs > 1024))
        status = error_set(error, STATUS_USAGE, "--jobs %d: between 1 and 1024 is needed", arguments->jobs);
    if (status == STATUS_OK)
        status = find_cases(campaign, error);
    if (status == STATUS_OK)
        status = clauses_load(&campaign->clauses, &campaign->arena, error);
    if (status == STATUS_OK)
        status = arguments_judge(arguments, &campaign->clauses, &campaign->judge, error);
    if (status == STATUS_OK)
        status = identify_corpora(campaign, error);
    campaign->settings = (struct run_settings){.sources = campaign->sources,
                                               .corpora = campaign->corpora,
                                               .source_count = campaign->source_count,
                                               .cases = &campaign->cases,
                                               .selection = &campaign->selection,
                                               .judge = &campaign->judge,
                                               .jobs = settle_jobs(campaign)};
    return status;
}

const char *const *campaign_implementations(const struct campaign *campaign)
{
    static const char *const reference[] = {"reference", NULL};
    const char *const *given = (const char *const *)campaign->arguments.implementations;
    return given == NULL ? reference : given;
}

/* The beginning of a shell command that runs this implementation again, judged as here. */
static const char *command_prefix(struct campaign *campaign, const char *specification)
{
    struct arena *arena = &campaign->arena;
    const struct arguments *arguments = &campaign->arguments;
    const char *text =
        arena_format(arena, "%s run --implementation %s", shell_word(campaign->invocation->name, arena),
                     shell_word(specification, arena));
    for (char **option = arguments->options; text != NULL && option != NULL && *option != NULL; option++)
        text = arena_format(arena, "%s --option %s", text, shell_word(*option, arena));
    if (text != NULL && campaign->execution.flush_to_end)
        text = arena_format(arena, "%s --guard end", text);
    if (text != NULL && arguments->memory != NULL)
        text = arena_format(arena, "%s --memory %s", text, shell_word(arguments->memory, arena));
    if (text != NULL && arguments->largest_frame != NULL)
        text = arena_format(arena, "%s --max-frame %s", text, shell_word(arguments->largest_frame, arena));
    if (text != NULL && arguments->timeout != arguments_default().timeout)
        text = arena_format(arena, "%s --timeout %.17g", text, arguments->timeout);
    if (text != NULL && arguments->start_timeout != arguments_default().start_timeout)
        text = arena_format(arena, "%s --start-timeout %.17g", text, arguments->start_timeout);
    if (text != NULL && arguments->any_corpus != 0)
        text = arena_format(arena, "%s --any-corpus", text);
    if (text != NULL && campaign->execution.in_process)
        text = arena_format(arena, "%s --in-process", text);
    if (text != NULL)
        text = arena_format(arena, "%s%s", text, arguments_judge_words(arguments, arena));
    if (text != NULL && campaign->settings.repetitions > 1)
        text = arena_format(arena, "%s --repeat %" PRId64, text, campaign->settings.repetitions);
    return text == NULL ? "" : text;
}

/* ---- one implementation ---------------------------------------------------------------------------------------------- */

static void ignore_progress(size_t done, size_t total, void *context)
{
    (void)done, (void)total, (void)context;
}

/* Gives a session that works the cases. */
static enum status run_session(struct campaign *campaign, struct session *session,
                               const struct campaign_listeners *listeners, struct error *error)
{
    const struct run_listeners told = {.record = listeners->record,
                                       .progress = listeners->progress == NULL ? ignore_progress
                                                                               : listeners->progress,
                                       .amend = listeners->amend,
                                       .start = campaign->execution.in_process ? listeners->start : NULL,
                                       .context = listeners->context};
    struct tally tally = {.official = campaign->judge.official,
                          .conformance.selected = selection_narrows(&campaign->selection)};
    bool complete = false;
    campaign->settings.command = command_prefix(campaign, session->implementation->specification);
    enum status status =
        listeners->begin == NULL ? STATUS_OK : listeners->begin(session, listeners->context, error);
    if (status != STATUS_OK)
        return status;
    status = run_cases(session, &campaign->settings, &told, &tally, &complete, error);
    conformance_settle(&tally.conformance);
    if (status == STATUS_OK && listeners->end != NULL)
        listeners->end(session, &tally, complete, listeners->context);
    tally_destroy(&tally);
    return status;
}

enum status campaign_run(struct campaign *campaign, const char *specification,
                         const struct campaign_listeners *listeners, struct error *error)
{
    struct implementation implementation;
    enum status status =
        implementation_create(&implementation, specification, &campaign->execution, &campaign->arena, error);
    if (status != STATUS_OK)
        return status;
    struct session session = session_create(&implementation);
    status = startup_check(&session, &campaign->judge, NULL, NULL, NULL, error);
    if (status == STATUS_OK)
        status = run_session(campaign, &session, listeners, error);
    session_end(&session);
    return status;
}

/* ---- what is told -------------------------------------------------------------------------------------------------------- */

const char *campaign_losses(const struct session *session, struct arena *arena)
{
    int lost = atomic_load(&session->implementation->lost_between);
    if (lost == 0)
        return NULL;
    const char *text =
        arena_format(arena, "%s ended, or spoke unasked, between two cases (%d times); no case is to blame",
                     session->implementation->specification, lost);
    return text == NULL ? "processes were lost between two cases" : text;
}

bool campaign_disputes_own_case(const struct campaign *campaign, const json_t *record)
{
    enum verdict verdict;
    return record_verdict(record, &verdict) && verdict == VERDICT_DISPUTED &&
           corpora_own(campaign->corpora, campaign->sources, campaign->source_count,
                       record_text(record, "id"));
}

const char *campaign_memory_note(const struct campaign *campaign)
{
    if (campaign->execution.memory != 0)
        return NULL;
    return campaign->arguments.memory == NULL ? "the memory of implementations is not limited: this program "
                                                "is built with AddressSanitizer"
                                              : "the memory of implementations is not limited";
}

enum exit_code campaign_exit_code(enum status status)
{
    switch (status) {
    case STATUS_OK:
        return EXIT_AS_EXPECTED;
    case STATUS_USAGE:
        return EXIT_USAGE;
    default:
        return EXIT_HARNESS;
    }
}
