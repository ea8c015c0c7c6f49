#define _POSIX_C_SOURCE 200809L

#include "sweep_search.h"

#include "clock.h"
#include "message.h"
#include "parallel.h"
#include "protocol.pb-c.h"
#include "session_process.h"
#include "sweep_page.h"
#include "sweep_piece.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdlib.h>

/* The worker answers after a slice of its own, or one case more. */
enum { SLICE_ALLOWANCE_MILLISECONDS = 2000 };

struct searching {
    const struct sweep_search *search;
    struct implementation *implementation;
    pthread_mutex_t mutex; /* guards what follows */
    struct sweep_piece *pieces;
    size_t piece_count, next; /* the first `next` were begun */
    uint64_t piece_size;
    uint64_t done, found;
    double begun;
    enum status status;
    struct error error;
};

/* One thread's process and memory. */
struct seeker {
    struct searching *searching;
    struct session
        session; /* started and ended by the thread: a process ends with the thread that started it */
    struct shared_page shared;
    struct arena arena;
    uint64_t number; /* of the last message */
};

/* ---- one exchange ------------------------------------------------------------------------------------------------------- */

static void *pack_range(struct seeker *seeker, uint64_t from, uint64_t to, uint64_t most_found, size_t *size)
{
    const struct sweep_search *search = seeker->searching->search;
    ScatterCts__SweepRange range = SCATTER_CTS__SWEEP_RANGE__INIT;
    ScatterCts__ToImplementation message = SCATTER_CTS__TO_IMPLEMENTATION__INIT;
    void *bytes = NULL;
    struct error ignored;
    size_t strict = 0;
    while (search->judge->strict != NULL && search->judge->strict[strict] != NULL)
        strict++;
    range.strict = arena_allocate(&seeker->arena, (strict + 1) * sizeof *range.strict);
    if (range.strict == NULL)
        return NULL;
    for (size_t i = 0; i < strict; i++)
        range.strict[i] = message_text(search->judge->strict[i]);
    range.n_strict = strict;
    range.world = message_text(search->world->name);
    range.has_from = range.has_to = 1;
    range.from = from;
    range.to = to;
    range.has_most_found = 1;
    range.most_found = most_found < SWEEP_FOUND_MOST ? (uint32_t)most_found : SWEEP_FOUND_MOST;
    range.wanted = message_text(search->wanted);
    range.page = seeker->shared.path;
    range.edition = message_text(edition_name(search->judge->edition));
    message.what_case = SCATTER_CTS__TO_IMPLEMENTATION__WHAT_SWEEP;
    message.sweep = &range;
    message.has_number = 1;
    message.number = ++seeker->session.number;
    return message_pack(&message.base, &bytes, size, &seeker->arena, &ignored) == STATUS_OK ? bytes : NULL;
}

/* How an exchange went. */
enum outcome_of_slice { SLICE_DONE, SLICE_LOST, SLICE_INTERRUPTED, SLICE_FAILED };

/* What the worker, or who writes in its place, answers. Bytes that are no answer of it are the implementation's. */
static enum outcome_of_slice read_answer(struct seeker *seeker, const void *bytes, size_t size,
                                         struct error *error)
{
    ProtobufCMessage *unpacked;
    enum status status =
        message_unpack(&unpacked, &scatter_cts__to_runner__descriptor, bytes, size, &seeker->arena, error);
    if (status == STATUS_OUT_OF_MEMORY)
        return SLICE_FAILED;
    const ScatterCts__ToRunner *answer = (const ScatterCts__ToRunner *)unpacked;
    if (status != STATUS_OK || answer->number != seeker->session.number)
        return SLICE_LOST;
    switch (answer->what_case) {
    case SCATTER_CTS__TO_RUNNER__WHAT_SWEPT:
        return SLICE_DONE;
    case SCATTER_CTS__TO_RUNNER__WHAT_NOT_RUN:
        (void)error_set(error, STATUS_PROTOCOL, "a worker could not go through a range: %.500s",
                        answer->not_run);
        return SLICE_FAILED;
    default: /* a fault */
        return SLICE_LOST;
    }
}

static enum outcome_of_slice slice(struct seeker *seeker, uint64_t from, uint64_t to, uint64_t most_found,
                                   struct error *error)
{
    struct session *session = &seeker->session;
    const struct execution_settings *settings = session->implementation->settings;
    size_t size = 0, answer_size = 0;
    void *answer = NULL;
    arena_reset(&seeker->arena);
    seeker->shared.page->found = 0;
    seeker->shared.page->executed = seeker->shared.page->judged = seeker->shared.page->unsupported = 0;
    seeker->shared.page->current = from;
    if (!session->running && session_start(session, error) != STATUS_OK)
        return session_is_interrupted(session) ? SLICE_INTERRUPTED : SLICE_FAILED;
    void *message = pack_range(seeker, from, to, most_found, &size);
    if (message == NULL) {
        (void)error_set(error, STATUS_OUT_OF_MEMORY, "no memory for a range");
        return SLICE_FAILED;
    }
    const struct exchange_limits limits =
        session_limits(session, settings->case_milliseconds + SLICE_ALLOWANCE_MILLISECONDS);
    enum exchange exchange =
        child_exchange(&session->child, message, size, &limits, &seeker->arena, &answer, &answer_size);
    if (exchange == EXCHANGE_ANSWERED) {
        enum outcome_of_slice outcome = read_answer(seeker, answer, answer_size, error);
        if (outcome != SLICE_DONE)
            session_give_up_process(session);
        return outcome;
    }
    (void)session_lose(session, exchange, &seeker->arena);
    if (exchange == EXCHANGE_FAILED) {
        (void)error_set(error, STATUS_SYSTEM, "the system did not let us exchange messages with a worker");
        return SLICE_FAILED;
    }
    return exchange == EXCHANGE_INTERRUPTED ? SLICE_INTERRUPTED : SLICE_LOST;
}

/* ---- a piece ------------------------------------------------------------------------------------------------------------ */

static bool is_interrupted(const struct searching *searching)
{
    const volatile sig_atomic_t *interrupted = searching->implementation->settings->interrupted;
    return interrupted != NULL && *interrupted != 0;
}

static bool is_time_over(const struct searching *searching)
{
    const struct sweep_search *search = searching->search;
    return search->seconds > 0 && clock_seconds() - searching->begun >= search->seconds;
}

/* Enough is found in it to end the search: the rest of such a piece would be as bad. */
static bool is_full(const struct searching *searching, const struct sweep_piece *piece)
{
    return piece->found_count >= searching->search->most_found;
}

static enum status search_piece(struct seeker *seeker, struct sweep_piece *piece, struct error *error)
{
    struct searching *searching = seeker->searching;
    const struct sweep_search *search = searching->search;
    piece->end = piece->from;
    while (!is_full(searching, piece) && !is_time_over(searching)) {
        piece->end = world_next_wanted(search->world, piece->end, piece->to, search->wanted);
        if (piece->end == piece->to)
            break;
        enum outcome_of_slice outcome =
            slice(seeker, piece->end, piece->to, search->most_found - piece->found_count, error);
        if (outcome == SLICE_INTERRUPTED)
            break;
        if (outcome == SLICE_FAILED)
            return error->status;
        if (!sweep_piece_take(piece, seeker->shared.page, outcome == SLICE_LOST))
            return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for what is found");
    }
    return STATUS_OK;
}

/* ---- all pieces --------------------------------------------------------------------------------------------------------- */

/* The next piece to go through; NULL: there is none, or it is time to end. */
static struct sweep_piece *take_piece(struct searching *searching)
{
    const struct sweep_search *search = searching->search;
    struct sweep_piece *piece = NULL;
    (void)pthread_mutex_lock(&searching->mutex);
    bool is_over = searching->status != STATUS_OK || searching->found >= search->most_found ||
                   is_time_over(searching) || is_interrupted(searching);
    if (!is_over && searching->next < searching->piece_count) {
        piece = &searching->pieces[searching->next];
        piece->from = search->from + searching->next++ * searching->piece_size;
        piece->to = search->to - piece->from < searching->piece_size ? search->to
                                                                     : piece->from + searching->piece_size;
    }
    (void)pthread_mutex_unlock(&searching->mutex);
    return piece;
}

static void give_back(struct searching *searching, const struct sweep_piece *piece, enum status status,
                      const struct error *error)
{
    const struct sweep_search *search = searching->search;
    (void)pthread_mutex_lock(&searching->mutex);
    searching->done += piece->to - piece->from;
    searching->found += piece->found_count;
    if (status != STATUS_OK && searching->status == STATUS_OK) {
        searching->status = status;
        searching->error = *error;
    }
    if (search->progress != NULL)
        search->progress(searching->done, search->to - search->from, searching->found, search->context);
    (void)pthread_mutex_unlock(&searching->mutex);
}

static void seek(size_t index, int thread, void *context)
{
    struct seeker *seeker = &((struct seeker *)context)[index];
    seeker->session = session_create(seeker->searching->implementation);
    struct error error = {.status = STATUS_OK};
    struct sweep_piece *piece;
    (void)thread;
    while ((piece = take_piece(seeker->searching)) != NULL) {
        enum status status = search_piece(seeker, piece, &error);
        give_back(seeker->searching, piece, status, &error);
    }
    session_end(&seeker->session);
}

static enum status make_pieces(struct searching *searching, struct error *error)
{
    const struct sweep_search *search = searching->search;
    const uint64_t cases = search->to - search->from;
    searching->piece_size = SWEEP_PIECE;
    while (cases / searching->piece_size >= SWEEP_PIECES_MOST)
        searching->piece_size *= 2;
    searching->piece_count = (size_t)((cases + searching->piece_size - 1) / searching->piece_size);
    searching->pieces = calloc(searching->piece_count + 1, sizeof *searching->pieces);
    return searching->pieces == NULL
               ? error_set(error, STATUS_OUT_OF_MEMORY, "no memory for %zu pieces of a range",
                           searching->piece_count)
               : STATUS_OK;
}

static enum status make_seekers(struct searching *searching, struct seeker *seekers, struct error *error)
{
    enum status status = STATUS_OK;
    for (int i = 0; i < searching->search->jobs; i++) {
        seekers[i] = (struct seeker){.searching = searching, .arena = arena_create((size_t)16 << 20)};
        if (status == STATUS_OK)
            status = shared_page_create(&seekers[i].shared, error);
    }
    return status;
}

/* How many pieces count: all that were begun, or, so that it depends on nothing else, as many as have enough. */
static size_t pieces_that_count(const struct searching *searching)
{
    const struct sweep_search *search = searching->search;
    size_t count = 0, found = 0;
    if (search->seconds > 0 || is_interrupted(searching))
        return searching->next;
    while (count < searching->next && found < search->most_found)
        found += searching->pieces[count++].found_count;
    return count;
}

static void add_piece(struct sweep_findings *findings, const struct sweep_piece *piece)
{
    for (size_t i = 0; i < piece->found_count; i++)
        findings->numbers[findings->count++] = piece->found[i];
    findings->executed += piece->executed;
    findings->judged += piece->judged;
    findings->unsupported += piece->unsupported;
    findings->lost += piece->lost;
    if (findings->end == piece->from)
        findings->end = piece->end;
    else
        findings->is_scattered = findings->is_scattered || piece->executed > 0;
}

static enum status gather(const struct searching *searching, struct sweep_findings *findings,
                          struct arena *arena, struct error *error)
{
    size_t pieces = pieces_that_count(searching), count = 0;
    for (size_t i = 0; i < pieces; i++)
        count += searching->pieces[i].found_count;
    *findings = (struct sweep_findings){.numbers = arena_allocate(arena, (count + 1) * sizeof(uint64_t)),
                                        .end = searching->search->from};
    if (findings->numbers == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for %zu cases", count);
    for (size_t i = 0; i < pieces; i++)
        add_piece(findings, &searching->pieces[i]);
    findings->is_complete = findings->end == searching->search->to;
    findings->seconds = clock_seconds() - searching->begun;
    return STATUS_OK;
}

enum status sweep_search(struct implementation *implementation, const struct sweep_search *search,
                         struct sweep_findings *findings, struct arena *arena, struct error *error)
{
    struct searching searching = {
        .search = search, .implementation = implementation, .begun = clock_seconds()};
    (void)pthread_mutex_init(&searching.mutex, NULL);
    struct seeker *seekers = calloc((size_t)search->jobs, sizeof *seekers);
    enum status status = seekers == NULL ? error_set(error, STATUS_OUT_OF_MEMORY, "no memory for a sweep")
                                         : make_pieces(&searching, error);
    if (status == STATUS_OK)
        status = make_seekers(&searching, seekers, error);
    if (status == STATUS_OK) {
        parallel_for((size_t)search->jobs, search->jobs, seek, seekers);
        status = searching.status;
        *error = searching.error;
    }
    if (status == STATUS_OK)
        status = gather(&searching, findings, arena, error);
    for (int i = 0; seekers != NULL && i < search->jobs; i++) {
        shared_page_close(&seekers[i].shared);
        arena_destroy(&seekers[i].arena);
    }
    for (size_t i = 0; searching.pieces != NULL && i < searching.piece_count; i++)
        sweep_piece_end(&searching.pieces[i]);
    free(searching.pieces);
    free(seekers);
    (void)pthread_mutex_destroy(&searching.mutex);
    return status;
}
