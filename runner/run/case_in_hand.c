#include "case_in_hand.h"

#include "case_hash.h"
#include "case_loader.h"
#include "clock.h"
#include "interruption.h"
#include "json_memory.h"
#include "official_comparison.h"
#include "record.h"
#include "repetition.h"
#include "shell_word.h"

#include <inttypes.h>
#include <string.h>

/*
 * Larger cases are judged before the next is sent, and sent after the one before is judged: meanwhile nobody watches
 * over the memory of the process.
 */
#define LONGEST_REQUEST_AHEAD ((size_t)1 << 20)

/* A shell command that runs this case of a world alone. */
static const char *command_for_world(const struct run_settings *settings,
                                     const struct case_location *location, struct arena *arena)
{
    const char *command = arena_format(arena, "%s --from %" PRIu64 " --to %" PRIu64, settings->command,
                                       location->number, location->number);
    return command == NULL ? "" : command;
}

/* A shell command that runs this case alone. */
static const char *command_for(const struct case_worker *worker, const struct case_location *location,
                               struct arena *arena)
{
    const struct run_settings *settings = worker->settings;
    const char *id = location->id;
    if (location->world != NULL)
        return command_for_world(settings, location, arena);
    const struct case_source *source = case_source_of(settings->sources, settings->source_count, id);
    bool is_made = source != NULL && source->argument == NULL;
    const char *where = is_made ? "--tier large"
                                : arena_format(arena, "--cases %s",
                                               shell_word(source == NULL ? "" : source->argument, arena));
    const char *command = where == NULL ? NULL
                                        : arena_format(arena, "%s %s --filter %s", settings->command, where,
                                                       shell_glob_word(id, arena));
    return command == NULL ? "" : command;
}

/* Whether a case could not be loaded for a want of ours, and not because of its files. */
static bool is_want_of_ours(enum status status)
{
    bool lacked = arena_system_memory_lacked() || json_memory_lacked();
    return status == STATUS_SYSTEM || (status == STATUS_OUT_OF_MEMORY && lacked);
}

static json_t *record_not_loaded(const struct case_worker *worker, const struct case_location *location,
                                 const struct error *error, struct arena *arena)
{
    bool is_ours = is_want_of_ours(error->status);
    const struct judgement judgement = {.verdict = is_ours ? VERDICT_NOT_RUN : VERDICT_UNREADABLE,
                                        .explanation = error->message};
    const struct case_result result = {.id = location->id,
                                       .specification = worker->session->implementation->specification,
                                       .judgement = &judgement,
                                       .command = command_for(worker, location, arena),
                                       .seconds = -1};
    return case_record(&result, arena);
}

/* Whether an implementation was given a case: it is not when it does not declare it or cannot be started. */
static bool was_sent(const struct session *session, const struct scatter_case *the_case,
                     const struct answer *answer, struct arena *arena)
{
    const char *reason;
    return answer->kind != ANSWER_NOT_RUN &&
           (answer->kind != ANSWER_UNSUPPORTED ||
            declaration_covers(&session->declaration, the_case, &reason, arena));
}

/* What became of a case that was given several times. */
struct repeated {
    struct repetition repetition;
    bool sent;        /* the implementation was given the case at all */
    bool answered;    /* the last time that it was asked */
    const char *loss; /* how the process was lost; NULL: it was not */
    bool replaced;    /* the process is gone, lost or of no further use */
};

/* Runs a case several times, in one process. Everything of a repetition but what is kept goes with it. */
static struct repeated repeat_in_process(struct case_worker *worker, struct case_in_hand *hand)
{
    const struct run_settings *settings = worker->settings;
    struct arena *arena = &worker->repetition_arena;
    struct repeated repeated = {.repetition = repetition_begin(settings->repetitions, &hand->arena)};
    for (bool again = true; again && !interruption_requested; arena_reset(arena)) {
        struct answer answer = session_run_once(worker->session, &hand->the_case, arena);
        struct judgement judgement =
            judge_by_settings(settings->judge, &hand->the_case, &hand->derived, &answer, arena);
        bool is_answer = was_sent(worker->session, &hand->the_case, &answer, arena);
        again = repetition_add(&repeated.repetition, &answer, &judgement) && is_answer;
        repeated.sent |= is_answer;
        if (answer_tells_loss(&answer))
            repeated.loss = arena_format(&hand->arena, "%s", answer.message);
        repeated.answered = answer.kind != ANSWER_NOT_RUN;
        repeated.replaced = !worker->session->running;
    }
    return repeated;
}

/* A process that is lost may have been so by the cases before: then a fresh one tells what the case does (session.h). */
static struct repeated repeat(struct case_worker *worker, struct case_in_hand *hand)
{
    bool was_fresh = session_is_fresh(worker->session);
    struct repeated first = repeat_in_process(worker, hand);
    if (!first.replaced || was_fresh || interruption_requested)
        return first;
    struct repeated second = repeat_in_process(worker, hand);
    if (first.loss != NULL && second.loss == NULL && second.answered)
        process_losses_add(&worker->session->implementation->losses, LOSS_IN_CASE, first.loss,
                           hand->the_case.id);
    return second;
}

static const struct case_location *location_of(const struct case_worker *worker,
                                               const struct case_in_hand *hand)
{
    return &worker->settings->cases->locations[hand->index];
}

/* `version`: whose clauses the findings name; NULL: none. */
static json_t *record_of(const struct case_worker *worker, struct case_in_hand *hand,
                         const struct operator_version *version, const struct answer *answer,
                         struct judgement *judgement)
{
    if (judgement->explanation == NULL)
        judgement->explanation = "";
    const struct case_result result = {.id = hand->the_case.id,
                                       .version = worker->settings->judge->official ? NULL : version,
                                       .specification = worker->session->implementation->specification,
                                       .the_case = &hand->the_case,
                                       .answer = answer,
                                       .judgement = judgement,
                                       .command =
                                           command_for(worker, location_of(worker, hand), &hand->arena),
                                       .seconds = hand->seconds};
    return case_record(&result, &hand->arena);
}

/* Writes the answer to the folder of answers, if there is one. */
static void keep_answer(const struct case_worker *worker, struct case_in_hand *hand,
                        const struct answer *answer)
{
    if (worker->settings->outputs != NULL)
        hand->written = kept_answer_write(worker->settings->outputs, hand->the_case.id, answer, &hand->arena,
                                          &hand->error);
}

/* The record of a case whose expectation cannot be derived: an error of ours. */
static json_t *record_underived(const struct case_worker *worker, struct case_in_hand *hand,
                                const struct error *error)
{
    const struct answer answer = {.kind = ANSWER_NOT_RUN, .message = "", .text = ""};
    struct judgement judgement = {.verdict = VERDICT_ERROR,
                                  .explanation = arena_format(&hand->arena, "%s\n", error->message)};
    return record_of(worker, hand, NULL, &answer, &judgement);
}

static json_t *execute_repeatedly(struct case_worker *worker, struct case_in_hand *hand)
{
    double begun = clock_seconds();
    struct repeated repeated = repeat(worker, hand);
    if (repeated.sent)
        hand->seconds = clock_seconds() - begun;
    struct judgement judgement = repetition_judgement(&repeated.repetition);
    keep_answer(worker, hand, &repeated.repetition.answer);
    json_t *record =
        record_of(worker, hand, expectation_version(&hand->derived), &repeated.repetition.answer, &judgement);
    if (record != NULL && repeated.sent)
        repetition_describe(&repeated.repetition, record);
    return record;
}

/* Takes the record of a case from an earlier run, if it has one there. */
static void take_known(const struct case_worker *worker, struct case_in_hand *hand, const char *id)
{
    hand->record = json_incref(json_object_get(worker->settings->known, id));
    hand->is_known = hand->record != NULL;
}

/* Checks that a case which is loaded is the one of its known record, and whether its features are wanted. */
static void check_known(struct case_in_hand *hand)
{
    char hash[SHA256_TEXT_SIZE];
    enum verdict verdict;
    struct error error;
    const char *known_hash = record_text(hand->record, "case_hash");
    case_hash(&hand->the_case, hash);
    if (known_hash[0] != '\0' && strcmp(known_hash, hash) != 0)
        hand->written = error_set(&hand->error, STATUS_UNREADABLE,
                                  "the case %.200s is not the one of the results: its files have changed",
                                  hand->the_case.id);
    /* Without an expectation a case was not asked. */
    hand->is_measured = record_verdict(hand->record, &verdict) &&
                        (verdict != VERDICT_ERROR || derive_expectation(&hand->the_case, &hand->derived,
                                                                        &hand->arena, &error) == STATUS_OK);
}

/* Readies a case that is loaded: derives what is due, and prepares the request. */
static void ready(struct case_worker *worker, struct case_in_hand *hand)
{
    struct error error;
    if (worker->settings->judge->official && hand->the_case.output == NULL) {
        hand->record = skipped_record(hand->the_case.id, OFFICIAL_NOTHING, &hand->arena);
    } else if (derive_expectation(&hand->the_case, &hand->derived, &hand->arena, &error) != STATUS_OK) {
        hand->record = record_underived(worker, hand, &error);
    } else {
        hand->is_asked = hand->is_measured = true;
        if (worker->settings->repetitions <= 1)
            hand->asked = session_prepare(worker->session, &hand->the_case, &hand->arena);
    }
}

void case_in_hand_load(struct case_worker *worker, struct case_in_hand *hand)
{
    struct arena *arena = &hand->arena;
    const struct case_location *location = &worker->settings->cases->locations[hand->index];
    const struct selection *selection = worker->settings->selection;
    struct error error;
    hand->record = NULL;
    hand->is_asked = hand->is_known = hand->is_measured = false;
    hand->seconds = -1;
    hand->written = STATUS_OK;
    hand->features = (struct case_features){.elements = INT64_MAX};
    hand->asked = (struct asked_case){.request = NULL};
    hand->selected_by_id = selection_admits_id(selection, location->id);
    hand->selected = hand->selected_by_id;
    if (!hand->selected)
        return;
    switch (scatter_case_load(&hand->the_case, location, arena, &error)) {
    case STATUS_OK:
        hand->selected = selection_admits(selection, &hand->the_case, arena);
        hand->the_case.ours = corpora_own(worker->settings->corpora, worker->settings->sources,
                                          worker->settings->source_count, location->id);
        if (hand->selected)
            take_known(worker, hand, location->id);
        if (hand->is_known)
            check_known(hand);
        else if (hand->selected)
            ready(worker, hand);
        return;
    case STATUS_NOT_SCATTER:
        hand->record = skipped_record(location->id, error.message, arena);
        return;
    default:
        arena_reset(arena); /* what was read of it may have filled the arena, and tells nothing */
        take_known(worker, hand, location->id);
        if (!hand->is_known)
            hand->record = record_not_loaded(worker, location, &error, arena);
    }
}

void case_in_hand_send(struct case_worker *worker, struct case_in_hand *hand)
{
    if (!hand->taken || !hand->is_asked)
        return;
    if (worker->listeners->start != NULL)
        worker->listeners->start(hand->the_case.id, worker->listeners->context);
    if (worker->settings->alone && !session_is_fresh(worker->session))
        session_stop(worker->session);
    hand->sent = clock_seconds();
    if (worker->settings->repetitions <= 1)
        session_send(worker->session, &hand->asked);
}

/* Makes the record of a case that has been asked and answered. */
static json_t *record_answered(struct case_worker *worker, struct case_in_hand *hand,
                               const struct answer *answer)
{
    struct judgement judgement =
        judge_by_settings(worker->settings->judge, &hand->the_case, &hand->derived, answer, &hand->arena);
    keep_answer(worker, hand, answer);
    return record_of(worker, hand, expectation_version(&hand->derived), answer, &judgement);
}

void case_in_hand_finish(struct case_worker *worker, struct case_in_hand *hand, struct case_in_hand *next)
{
    bool repeated = worker->settings->repetitions > 1;
    struct answer answer;
    if (hand->is_asked && !repeated)
        answer = session_answer(worker->session, &hand->asked);
    if (hand->asked.sent)
        hand->seconds = clock_seconds() - hand->sent;
    bool ahead = !repeated && hand->asked.request_size <= LONGEST_REQUEST_AHEAD &&
                 next->asked.request_size <= LONGEST_REQUEST_AHEAD;
    if (ahead)
        case_in_hand_send(worker, next);
    if (hand->is_measured)
        hand->features = case_features_measure(&hand->the_case, &hand->arena);
    if (hand->is_asked)
        hand->record = repeated ? execute_repeatedly(worker, hand) : record_answered(worker, hand, &answer);
    if (!ahead)
        case_in_hand_send(worker, next);
}
