#include "active_case.h"

#include "case.h"
#include "case_source.h"
#include "json_reader.h"
#include "large_values.h"
#include "machine.h"
#include "print_text.h"
#include "record.h"
#include "repetition.h"

#include <inttypes.h>
#include <string.h>

/* A case with a larger request is sent only after the previous case is judged, and judged before the next is
 * sent: during judging nobody watches the memory of the process. */
#define LONGEST_REQUEST_AHEAD ((size_t)1 << 20)

/* Appends the words for a range of a world: from the first to the last of these cases, which are in order. */
static const char *with_world(const char *command, const struct case_location *first,
                              const struct case_location *last, struct arena *arena)
{
    return arena_format(arena, "%s --cases " WORLD_PREFIX "%s:%" PRIu64 "-%" PRIu64, command,
                        first->world->name, first->number, last->number);
}

/* Appends the words that select the source of a case, unless an earlier case has the same. */
static const char *with_source(const char *command, const struct run_settings *settings, const size_t *cases,
                               size_t position, struct arena *arena)
{
    const struct case_list *list = settings->cases;
    const struct case_source *source =
        case_source_of(settings->sources, settings->source_count, list->locations[cases[position]].id);
    for (size_t i = 0; i < position; i++)
        if (case_source_of(settings->sources, settings->source_count, list->locations[cases[i]].id) == source)
            return command;
    if (source != NULL && source->argument == NULL) /* it has the name of its tier */
        return arena_format(arena, "%s --tier %s", command, source->name);
    return arena_format(arena, "%s --cases %s", command,
                        shell_word(source == NULL ? "" : source->argument, arena));
}

const char *active_case_command(const struct run_settings *settings, const size_t *cases, size_t count,
                                struct arena *arena)
{
    const struct case_location *locations = settings->cases->locations;
    const char *command = settings->command;
    const bool is_world = locations[cases[0]].world != NULL;
    if (is_world)
        command = with_world(command, &locations[cases[0]], &locations[cases[count - 1]], arena);
    for (size_t i = 0; i < count && !is_world && command != NULL; i++)
        command = with_source(command, settings, cases, i, arena);
    for (size_t i = 0; i < count && (count > 1 || !is_world) && command != NULL; i++)
        command =
            arena_format(arena, "%s --filter %s", command, shell_glob_word(locations[cases[i]].id, arena));
    if (count > 1 && command != NULL)
        command = arena_format(arena, "%s --jobs 1", command);
    return text_or_empty(command);
}

/* Whether a case could not be loaded because of this machine, and not because of its files. */
static bool is_resource_shortage(enum status status)
{
    bool lacked = arena_system_out_of_memory() || json_out_of_memory();
    return status == STATUS_SYSTEM || (status == STATUS_OUT_OF_MEMORY && lacked);
}

static struct recorded_case *record_not_loaded(const struct case_worker *worker,
                                               const struct active_case *active, const struct error *error,
                                               struct arena *arena)
{
    bool is_shortage = is_resource_shortage(error->status);
    const struct judgement judgement = {.verdict = is_shortage ? VERDICT_NOT_RUN : VERDICT_UNREADABLE,
                                        .explanation = error->message};
    const struct case_result result = {.id = worker->settings->cases->locations[active->index].id,
                                       .specification = worker->session->implementation->specification,
                                       .judgement = &judgement,
                                       .command =
                                           active_case_command(worker->settings, &active->index, 1, arena),
                                       .seconds = -1};
    return case_record(&result, arena);
}

/* Whether a case was sent to the implementation: not if it is not declared, or the implementation cannot be
 * started. */
static bool was_sent(const struct session *session, const struct scatter_case *the_case,
                     const struct answer *answer, struct arena *arena)
{
    const char *reason;
    return answer->kind != ANSWER_NOT_RUN &&
           (answer->kind != ANSWER_UNSUPPORTED ||
            declaration_covers(&session->declaration, the_case, NULL, &reason, arena));
}

/* The outcome of a repeated case. */
struct repeated {
    struct repetition repetition;
    bool sent;          /* the case was sent at least once */
    bool answered;      /* the last repetition was answered */
    const char *loss;   /* how the process was lost; NULL: it was not lost */
    bool is_no_message; /* of the last answer (answer.h) */
};

/* Runs a case several times in one process. Memory of a repetition is freed after it, except what is kept. */
static struct repeated repeat_in_process(struct case_worker *worker, struct active_case *active)
{
    const struct run_settings *settings = worker->settings;
    struct arena *arena = &worker->repetition_arena;
    struct repeated repeated = {.repetition = repetition_begin(settings->repetitions, &active->arena)};
    for (bool again = true; again && !interruption_requested; arena_reset(arena)) {
        struct answer answer = session_run_once(worker->session, &active->the_case, arena);
        struct judgement judgement =
            judge(settings->judge, &active->the_case, &active->derived, &answer, arena);
        bool is_answer = was_sent(worker->session, &active->the_case, &answer, arena);
        again = repetition_add(&repeated.repetition, &answer, &judgement) && is_answer;
        repeated.sent |= is_answer;
        if (answer_means_loss(&answer))
            repeated.loss = arena_format(&active->arena, "%s", answer.message);
        repeated.answered = answer.kind != ANSWER_NOT_RUN;
        repeated.is_no_message = answer.is_no_message;
    }
    return repeated;
}

/* A case is asked again as session_answer asks it. */
static struct repeated repeat(struct case_worker *worker, struct active_case *active)
{
    bool was_fresh = session_is_fresh(worker->session);
    const struct repeated first = repeat_in_process(worker, active);
    struct repeated last = first;
    for (int repeats = 0; session_asks_again(worker->session, was_fresh, last.is_no_message, repeats) &&
                          !interruption_requested;
         repeats++) {
        last = repeat_in_process(worker, active);
        was_fresh = true;
    }
    if (first.loss != NULL && last.loss == NULL && last.answered)
        process_losses_add(&worker->session->implementation->losses, LOSS_IN_CASE, first.loss,
                           active->the_case.id);
    return last;
}

/* `version`: the operator version of the clauses in the findings, or NULL. */
static struct recorded_case *record_of(const struct case_worker *worker, struct active_case *active,
                                       const struct operator_version *version, const struct answer *answer,
                                       struct judgement *judgement)
{
    if (judgement->explanation == NULL)
        judgement->explanation = "";
    const bool is_counted =
        case_is_counted(&worker->settings->cases->locations[active->index], judgement->verdict);
    const struct case_result result = {
        .id = active->the_case.id,
        .version = version,
        .specification = worker->session->implementation->specification,
        .the_case = &active->the_case,
        .answer = answer,
        .judgement = judgement,
        .command =
            is_counted ? NULL : active_case_command(worker->settings, &active->index, 1, &active->arena),
        .seconds = active->seconds};
    return case_record(&result, &active->arena);
}

/* Writes the answer to the folder of answers, if there is one. */
static void keep_answer(const struct case_worker *worker, struct active_case *active,
                        const struct answer *answer)
{
    if (worker->settings->outputs != NULL)
        active->written = kept_answer_write(worker->settings->outputs, active->the_case.id, answer,
                                            &active->arena, &active->error);
}

/* The record of a case whose expectation cannot be derived: an error in the suite. */
static struct recorded_case *record_underived(const struct case_worker *worker, struct active_case *active,
                                              const struct error *error)
{
    const struct answer answer = {.kind = ANSWER_NOT_RUN, .message = "", .text = ""};
    struct judgement judgement = {.verdict = VERDICT_ERROR,
                                  .explanation = arena_format(&active->arena, "%s\n", error->message)};
    return record_of(worker, active, NULL, &answer, &judgement);
}

static struct recorded_case *execute_repeatedly(struct case_worker *worker, struct active_case *active)
{
    double begun = clock_seconds();
    struct repeated repeated = repeat(worker, active);
    if (repeated.sent)
        active->seconds = clock_seconds() - begun;
    struct judgement judgement = repetition_judgement(&repeated.repetition);
    keep_answer(worker, active, &repeated.repetition.answer);
    graph_check(worker, &active->the_case, &repeated.repetition.answer, &judgement, &active->arena);
    const size_t refused = active->arena.refused;
    struct recorded_case *record = record_of(worker, active, expectation_version(&active->derived),
                                             &repeated.repetition.answer, &judgement);
    if (record != NULL && repeated.sent)
        repetition_describe(&repeated.repetition, record);
    return active->arena.refused != refused ? NULL : record;
}

/* Takes the record of a selected case from an earlier run, if there is one; otherwise the case must be
 * decided. */
static void take_known(const struct case_worker *worker, struct active_case *active, const char *id)
{
    const struct recorded_case *known = kept_record(worker->settings->known, id);
    active->stage = known == NULL ? STAGE_DECIDED : STAGE_KNOWN;
    if (known == NULL)
        return;
    active->record = arena_allocate(&active->arena, sizeof *active->record);
    if (active->record != NULL)
        *active->record = *known;
}

/* Checks that a loaded case matches its known record, and whether its features are measured. */
static void check_known(struct active_case *active)
{
    char hash[SHA256_TEXT_SIZE];
    struct error error;
    const struct recorded_case *known = active->record;
    if (known == NULL)
        return;
    case_hash(&active->the_case, hash);
    if (known->case_hash[0] != '\0' && strcmp(known->case_hash, hash) != 0)
        active->written = error_set(
            &active->error, STATUS_UNREADABLE,
            "%.200s: the files of the case have changed since the results were written", active->the_case.id);
    /* A case without an expectation was not sent; one without elements cannot be measured. */
    active->is_measured =
        !case_is_huge(&active->the_case) &&
        (known->verdict != VERDICT_ERROR ||
         derive_expectation(&active->the_case, &active->derived, &active->arena, &error) == STATUS_OK);
}

/* Whether a case needs more memory than is available; then it gets the record that says so. Programs do not
 * get such cases. */
static bool lacks_memory(const struct case_worker *worker, struct active_case *active)
{
    const uint64_t available = worker->settings->available;
    if (!case_is_huge(&active->the_case) || worker->session->implementation->kind == IMPLEMENTATION_PROGRAM)
        return false;
    const uint64_t needed = large_inputs_memory(active->the_case.inputs);
    if (needed > available)
        active->record = lacking_record(active->the_case.id, needed, available, &active->arena);
    return needed > available;
}

/* Prepares a loaded case: derives its expectation, and prepares the request. */
static void prepare(struct case_worker *worker, struct active_case *active)
{
    struct error error;
    if (lacks_memory(worker, active)) {
        active->stage = STAGE_KNOWN; /* the next time there may be more memory */
    } else if (derive_expectation(&active->the_case, &active->derived, &active->arena, &error) != STATUS_OK) {
        active->record = record_underived(worker, active, &error);
    } else {
        active->stage = STAGE_ASKED;
        active->is_measured = !case_is_huge(&active->the_case);
        if (worker->settings->repetitions <= 1)
            active->asked = session_prepare(worker->session, &active->the_case, &active->arena);
    }
}

void active_case_load(struct case_worker *worker, struct active_case *active)
{
    struct arena *arena = &active->arena;
    const struct case_location *location = &worker->settings->cases->locations[active->index];
    const struct selection *selection = worker->settings->selection;
    struct error error;
    active->record = NULL;
    active->is_measured = false;
    active->seconds = -1;
    active->place = (struct place_in_process){.process = 0};
    active->written = STATUS_OK;
    active->features = (struct case_features){.elements = INT64_MAX};
    active->asked = (struct asked_case){.request = NULL};
    active->stage = selection_admits_id(selection, location->id) ? STAGE_OTHER_CONTENTS : STAGE_OTHER_ID;
    if (active->stage == STAGE_OTHER_ID)
        return;
    switch (scatter_case_load(&active->the_case, location, arena, &error)) {
    case STATUS_OK:
        if (!selection_admits(selection, &active->the_case, arena))
            return;
        active->the_case.ours = corpora_own(worker->settings->corpora, worker->settings->sources,
                                            worker->settings->source_count, location->id);
        take_known(worker, active, location->id);
        if (active->stage == STAGE_KNOWN)
            check_known(active);
        else
            prepare(worker, active);
        return;
    case STATUS_NOT_SCATTER:
        active->stage = STAGE_DECIDED;
        active->record =
            skipped_record(location->id, error.message, active->the_case.is_nearly_scatter, arena);
        return;
    default:
        arena_reset(arena); /* the partly read case may have filled the arena, and is not needed */
        take_known(worker, active, location->id);
        if (active->stage == STAGE_DECIDED)
            active->record = record_not_loaded(worker, active, &error, arena);
    }
}

void active_case_send(struct case_worker *worker, struct active_case *active)
{
    if (active->stage != STAGE_ASKED)
        return;
    if (worker->listeners->start != NULL)
        worker->listeners->start(active->the_case.id, worker->listeners->context);
    if (worker->settings->alone && !session_is_fresh(worker->session))
        session_stop(worker->session);
    active->sent = clock_seconds();
    if (worker->settings->repetitions <= 1)
        session_send(worker->session, &active->asked);
    active->place =
        (struct place_in_process){worker->number, worker->session->starts, worker->session->served};
}

/* After the answer: a case may have been given to a further process, as the first one. */
static void settle_place(const struct case_worker *worker, struct active_case *active)
{
    const struct session *session = worker->session;
    if (!active->asked.sent && worker->settings->repetitions <= 1)
        active->place = (struct place_in_process){.process = 0};
    else if (session->starts != active->place.process)
        active->place = (struct place_in_process){worker->number, session->starts, 0};
}

/* Creates the record of a case that was sent and answered. */
static struct recorded_case *record_answered(struct case_worker *worker, struct active_case *active,
                                             struct answer *answer)
{
    struct judgement judgement =
        judge(worker->settings->judge, &active->the_case, &active->derived, answer, &active->arena);
    keep_answer(worker, active, answer);
    graph_check(worker, &active->the_case, answer, &judgement, &active->arena);
    return record_of(worker, active, expectation_version(&active->derived), answer, &judgement);
}

void active_case_finish(struct case_worker *worker, struct active_case *active, struct active_case *next)
{
    const bool is_asked = active->stage == STAGE_ASKED, repeated = worker->settings->repetitions > 1;
    struct answer answer;
    if (is_asked && !repeated)
        answer = session_answer(worker->session, &active->asked);
    if (active->asked.sent)
        active->seconds = clock_seconds() - active->sent;
    if (is_asked && !repeated)
        settle_place(worker, active);
    bool ahead = !repeated && active->asked.request_size <= LONGEST_REQUEST_AHEAD &&
                 next->asked.request_size <= LONGEST_REQUEST_AHEAD;
    if (ahead)
        active_case_send(worker, next);
    if (active->is_measured)
        active->features = case_features_measure(&active->the_case, &active->arena);
    if (is_asked)
        active->record =
            repeated ? execute_repeatedly(worker, active) : record_answered(worker, active, &answer);
    if (is_asked && repeated)
        settle_place(worker, active);
    if (!ahead)
        active_case_send(worker, next);
}

void executed_case_edit(struct executed_case *item, const struct recorded_case *edited)
{
    struct recorded_case *copy = recorded_case_copy(edited);
    if (copy == NULL)
        return;
    free(item->record);
    item->record = copy;
}
