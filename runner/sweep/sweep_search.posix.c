#define _POSIX_C_SOURCE 200809L

#include "sweep_search.h"

#include "clock.h"
#include "parallel.h"
#include "sweep_piece.h"
#include "sweep_process.h"

#include <pthread.h>
#include <stdlib.h>

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

/* One thread's process. */
struct seeker {
    struct searching *searching;
    struct sweep_process process;
};

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
        enum slice_outcome outcome = sweep_process_slice(&seeker->process, piece->end, piece->to,
                                                         search->most_found - piece->found_count, error);
        if (outcome == SLICE_INTERRUPTED)
            break;
        if (outcome == SLICE_FAILED)
            return error->status;
        if (!sweep_piece_take(piece, seeker->process.shared.page, outcome == SLICE_LOST))
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
    seeker->process.session = session_create(seeker->searching->implementation);
    struct error error = {.status = STATUS_OK};
    struct sweep_piece *piece;
    (void)thread;
    while ((piece = take_piece(seeker->searching)) != NULL) {
        enum status status = search_piece(seeker, piece, &error);
        give_back(seeker->searching, piece, status, &error);
    }
    session_end(&seeker->process.session);
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
        seekers[i].searching = searching;
        enum status made = sweep_process_create(&seekers[i].process, searching->search, error);
        status = status == STATUS_OK ? made : status;
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
    findings->suspects = findings->count;
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
    for (int i = 0; seekers != NULL && i < search->jobs; i++)
        sweep_process_destroy(&seekers[i].process);
    for (size_t i = 0; searching.pieces != NULL && i < searching.piece_count; i++)
        sweep_piece_end(&searching.pieces[i]);
    free(searching.pieces);
    free(seekers);
    (void)pthread_mutex_destroy(&searching.mutex);
    return status;
}
