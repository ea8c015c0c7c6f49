#define _POSIX_C_SOURCE 200809L

#include "sweep_search.h"

#include "clock.h"
#include "guilty_case.h"
#include "parallel.h"
#include "sweep_piece.h"
#include "sweep_process.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct searching;

/* One thread's process. */
struct seeker {
    struct searching *searching;
    struct sweep_process process;
};

struct searching {
    const struct sweep_search *search;
    struct implementation *implementation;
    struct seeker *seekers; /* one for each job */
    pthread_mutex_t mutex;  /* guards what follows */
    struct sweep_piece *pieces;
    size_t piece_count, next; /* the first `next` were begun */
    uint64_t piece_size;
    uint64_t done, found;
    atomic_bool has_found; /* may be read without the mutex */
    double begun;
    enum status status;
    struct error error;
};

/* ---- a piece ------------------------------------------------------------------------------------------------------------ */

static bool is_interrupted(const struct searching *searching)
{
    const volatile sig_atomic_t *interrupted = searching->implementation->settings->interrupted;
    return interrupted != NULL && *interrupted != 0;
}

/* If something was found, half of the time is left to run it again. */
static bool is_time_over(const struct searching *searching)
{
    const struct sweep_search *search = searching->search;
    const double seconds = atomic_load(&searching->has_found) ? search->seconds / 2 : search->seconds;
    return search->seconds > 0 && clock_seconds() - searching->begun >= seconds;
}

/* What counts against the implementation. */
static uint64_t faults_of(const struct sweep_piece *piece)
{
    return piece->found_count + piece->lost;
}

/* Whether it has enough of them to end the search. */
static bool is_full(const struct searching *searching, const struct sweep_piece *piece)
{
    return faults_of(piece) >= searching->search->most_found;
}

static enum status search_piece(struct seeker *seeker, struct sweep_piece *piece, struct error *error)
{
    struct searching *searching = seeker->searching;
    const struct sweep_search *search = searching->search;
    while (!is_full(searching, piece) && !is_time_over(searching)) {
        bool is_blamed = true;
        piece->end = world_next_wanted(search->world, piece->end, piece->to, search->wanted);
        if (piece->end == piece->to)
            break;
        const uint64_t most_found = search->most_found - piece->found_count - piece->lost;
        enum slice_outcome outcome =
            sweep_process_slice(&seeker->process, piece->end, piece->to, most_found, error);
        if (outcome == SLICE_LOST)
            outcome = find_guilty_case(&seeker->process, most_found, &is_blamed, error);
        if (outcome == SLICE_INTERRUPTED)
            break;
        if (outcome == SLICE_FAILED)
            return error->status;
        piece->lost += !is_blamed;
        if (seeker->process.account.found > 0 || !is_blamed)
            atomic_store(&searching->has_found, true);
        if (!sweep_piece_take(piece, &seeker->process.account) ||
            (search->checks_relations && !sweep_piece_take_relations(piece, &seeker->process.relations)))
            return error_no_memory(error, "what is found");
    }
    return STATUS_OK;
}

/* ---- all pieces --------------------------------------------------------------------------------------------------------- */

/* The next piece to execute; NULL: none is left, or the search must end. */
static struct sweep_piece *take_piece(struct searching *searching)
{
    const struct sweep_search *search = searching->search;
    struct sweep_piece *piece = NULL;
    (void)pthread_mutex_lock(&searching->mutex);
    bool is_over = searching->status != STATUS_OK || searching->found >= search->most_found ||
                   is_time_over(searching) || is_interrupted(searching);
    while (!is_over && piece == NULL && searching->next < searching->piece_count) {
        piece = &searching->pieces[searching->next++];
        if (!piece->is_known)
            continue;
        searching->done += piece->to - piece->from;
        searching->found += faults_of(piece);
        is_over = searching->found >= search->most_found;
        piece = NULL;
    }
    (void)pthread_mutex_unlock(&searching->mutex);
    return piece;
}

/* The kinds that any process executed. A process that died left its page. */
static size_t count_kinds(const struct searching *searching)
{
    size_t count = 0;
    for (size_t kind = 0; kind < world_kinds(searching->search->world)->count; kind++) {
        bool is_executed = false;
        for (int i = 0; i < searching->search->jobs && !is_executed; i++)
            is_executed = searching->seekers[i].process.shared.page->kinds[kind] != 0;
        count += is_executed;
    }
    return count;
}

static void tell_progress(const struct searching *searching)
{
    const struct sweep_search *search = searching->search;
    const struct sweep_progress progress = {.done = searching->done,
                                            .total = search->to - search->from,
                                            .found = searching->found,
                                            .kinds = count_kinds(searching),
                                            .seconds = clock_seconds() - searching->begun};
    search->progress(&progress, search->context);
}

static void give_back(struct searching *searching, const struct sweep_piece *piece, enum status status,
                      struct error *error)
{
    const struct sweep_search *search = searching->search;
    (void)pthread_mutex_lock(&searching->mutex);
    bool is_done = piece->end == piece->to || is_full(searching, piece);
    if (status == STATUS_OK && is_done && search->keep != NULL)
        status = search->keep(piece, search->context, error);
    searching->done += piece->to - piece->from;
    searching->found += faults_of(piece);
    if (status != STATUS_OK && searching->status == STATUS_OK) {
        searching->status = status;
        searching->error = *error;
    }
    if (search->progress != NULL)
        tell_progress(searching);
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
    sweep_process_end(&seeker->process);
}

/* Puts the known pieces to their places. */
static enum status take_known(const struct searching *searching, struct error *error)
{
    const struct sweep_search *search = searching->search;
    for (size_t i = 0; i < search->known_count; i++) {
        const struct sweep_piece *known = &search->known[i];
        uint64_t place = known->from < search->from ? searching->piece_count
                                                    : (known->from - search->from) / searching->piece_size;
        struct sweep_piece *piece = place < searching->piece_count ? &searching->pieces[place] : NULL;
        if (piece == NULL || piece->from != known->from || piece->to != known->to || piece->is_known ||
            (known->end < known->to && !is_full(searching, known)))
            return error_set(error, STATUS_UNREADABLE,
                             "the piece from %" PRIu64
                             " on, which was done before, is not part of this search",
                             known->from);
        if (!sweep_piece_copy(piece, known))
            return error_no_memory(error, "what was found before");
        piece->is_known = true;
    }
    return STATUS_OK;
}

static uint64_t piece_size_of(const struct sweep_search *search)
{
    const uint64_t cases = search->to - search->from;
    uint64_t size = SWEEP_PIECE;
    while (cases / size >= SWEEP_PIECES_MOST)
        size *= 2;
    return size;
}

void sweep_search_piece_of(const struct sweep_search *search, uint64_t number, uint64_t *from, uint64_t *to)
{
    const uint64_t size = piece_size_of(search);
    *from = search->from + (number - search->from) / size * size;
    *to = search->to - *from < size ? search->to : *from + size;
}

static enum status make_pieces(struct searching *searching, struct error *error)
{
    const struct sweep_search *search = searching->search;
    const uint64_t cases = search->to - search->from;
    searching->piece_size = piece_size_of(search);
    searching->piece_count = (size_t)((cases + searching->piece_size - 1) / searching->piece_size);
    searching->pieces = calloc(searching->piece_count + 1, sizeof *searching->pieces);
    if (searching->pieces == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for %zu pieces of a range",
                         searching->piece_count);
    for (size_t i = 0; i < searching->piece_count; i++) {
        uint64_t from = search->from + i * searching->piece_size;
        uint64_t size = search->to - from < searching->piece_size ? search->to - from : searching->piece_size;
        searching->pieces[i] = (struct sweep_piece){.from = from, .to = from + size, .end = from};
    }
    return take_known(searching, error);
}

static enum status make_seekers(struct searching *searching, struct error *error)
{
    struct seeker *seekers = calloc((size_t)searching->search->jobs, sizeof *seekers);
    if (seekers == NULL)
        return error_no_memory(error, "a sweep");
    enum status status = STATUS_OK;
    searching->seekers = seekers;
    for (int i = 0; i < searching->search->jobs; i++) {
        seekers[i].searching = searching;
        enum status made = sweep_process_create(&seekers[i].process, searching->search, error);
        status = status == STATUS_OK ? made : status;
    }
    return status;
}

/*
 * How many pieces count: with a time limit or after an interruption all that were begun; otherwise the first ones that together
 * have enough faults, so that the result does not depend on the number of jobs.
 */
static size_t pieces_that_count(const struct searching *searching)
{
    const struct sweep_search *search = searching->search;
    size_t count = 0, found = 0;
    if (search->seconds > 0 || is_interrupted(searching))
        return searching
            ->piece_count; /* those that were not begun have found nothing; known ones also count */
    while (count < searching->next && found < search->most_found)
        found += faults_of(&searching->pieces[count++]);
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
    if (piece->relations != NULL)
        relation_counts_add(&findings->relations, piece->relations);
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
    for (int i = 0; i < searching->search->jobs; i++)
        for (int phase = 0; phase < SWEEP_PHASES; phase++)
            findings->nanoseconds[phase] += searching->seekers[i].process.shared.page->nanoseconds[phase];
    return STATUS_OK;
}

enum status sweep_search(struct implementation *implementation, const struct sweep_search *search,
                         struct sweep_findings *findings, struct arena *arena, struct error *error)
{
    struct searching searching = {
        .search = search, .implementation = implementation, .begun = clock_seconds()};
    (void)pthread_mutex_init(&searching.mutex, NULL);
    enum status status = make_pieces(&searching, error);
    if (status == STATUS_OK)
        status = make_seekers(&searching, error);
    if (status == STATUS_OK) {
        parallel_for((size_t)search->jobs, search->jobs, seek, searching.seekers);
        status = searching.status;
        *error = searching.error;
    }
    if (status == STATUS_OK)
        status = gather(&searching, findings, arena, error);
    for (int i = 0; searching.seekers != NULL && i < search->jobs; i++)
        sweep_process_destroy(&searching.seekers[i].process);
    for (size_t i = 0; searching.pieces != NULL && i < searching.piece_count; i++)
        sweep_piece_end(&searching.pieces[i]);
    free(searching.pieces);
    free(searching.seekers);
    (void)pthread_mutex_destroy(&searching.mutex);
    return status;
}
