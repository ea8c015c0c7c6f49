/* Reductions of updates into the output: ranges, blocks, tiles, threads, segments of equal targets. */
#include "fault.h"
#include "job.h"
#include "threads.h"

#include <string.h>

void accumulate_range(const struct job *job)
{
    job->arithmetic->row(job->reduction, cell_of(job, 0, FAULT_INT32_ADD_RANGE), job->updates,
                         job->count * job->plan->slice);
}

static void accumulate_one(const struct job *job, int64_t slot, enum fault fault)
{
    job->arithmetic->row(job->reduction, cell_of(job, slot, fault), update_of(job, slot), job->plan->slice);
}

void accumulate_in_order(const struct job *job)
{
    for (int64_t i = 0; i < job->count; i++)
        accumulate_one(job, slot_at(job, i), FAULT_INT32_ADD_IN_ORDER);
}

/* For slices of one element: gathers `count` cells, from slot `first` on, and scatters them back. */
static void gather(const struct job *job, int64_t first, int64_t count, unsigned char *buffer,
                   enum fault fault)
{
    for (int64_t i = 0; i < count; i++)
        memcpy(buffer + (size_t)i * job->width, cell_of(job, first + i, fault), job->width);
}

static void put_back(const struct job *job, int64_t first, int64_t count, const unsigned char *buffer,
                     enum fault fault)
{
    for (int64_t i = 0; i < count; i++)
        memcpy(cell_of(job, first + i, fault), buffer + (size_t)i * job->width, job->width);
}

/* Processes up to a block of slots with distinct targets. */
static void accumulate_block(const struct job *job, int64_t first, int64_t count)
{
    _Alignas(16) unsigned char buffer[BLOCK_OF_SLOTS * WIDEST_ELEMENT];
    if (job->plan->slice != 1) {
        for (int64_t i = 0; i < count; i++)
            accumulate_one(job, first + i, FAULT_INT32_ADD_DISTINCT);
        return;
    }
    gather(job, first, count, buffer, FAULT_INT32_ADD_DISTINCT);
    job->arithmetic->row(job->reduction, buffer, update_of(job, first), count);
    put_back(job, first, count, buffer, FAULT_INT32_ADD_DISTINCT);
}

static void accumulate_part(void *context, int part)
{
    const struct job *job = context;
    int64_t blocks = job->count / BLOCK_OF_SLOTS;
    int64_t first = blocks * part / THREADS * BLOCK_OF_SLOTS;
    int64_t end = blocks * (part + 1) / THREADS * BLOCK_OF_SLOTS;
    for (; first < end; first += BLOCK_OF_SLOTS)
        accumulate_block(job, first, BLOCK_OF_SLOTS);
    if (part < THREADS - 1)
        return;
    int64_t tail = job->count % BLOCK_OF_SLOTS;
    accumulate_block(job, first, tail == 3 && fault_is(FAULT_TAIL_OF_THREE) ? 2 : tail);
}

void accumulate_distinct(const struct job *job)
{
    if (is_much(job)) {
        threads_run(accumulate_part, (void *)(uintptr_t)job);
        return;
    }
    for (int part = 0; part < THREADS; part++)
        accumulate_part((void *)(uintptr_t)job, part);
}

static int64_t tile_size(const struct job *job, int64_t first)
{
    return job->count - first < BLOCK_OF_SLOTS ? job->count - first : BLOCK_OF_SLOTS;
}

/* Whether a target of the slots from `first` on is among those from `other` on; or repeated, if both are the
 * same. */
static bool tiles_meet(const struct job *job, int64_t first, int64_t other)
{
    for (int64_t i = first; i < first + tile_size(job, first); i++)
        for (int64_t j = other; j < other + tile_size(job, other); j++)
            if (i != j && job->targets[i] == job->targets[j])
                return true;
    return false;
}

/* The cells of the next tile are fetched while this one is computed, unless the tiles overlap. */
void accumulate_tiles(const struct job *job)
{
    _Alignas(16) unsigned char cells[BLOCK_OF_SLOTS * WIDEST_ELEMENT], ahead[BLOCK_OF_SLOTS * WIDEST_ELEMENT];
    bool is_fetched = false;
    for (int64_t first = 0; first < job->count; first += BLOCK_OF_SLOTS) {
        int64_t size = tile_size(job, first), next = first + BLOCK_OF_SLOTS;
        if (is_fetched)
            memcpy(cells, ahead, sizeof cells);
        else
            gather(job, first, size, cells, FAULT_INT32_ADD_TILES);

        is_fetched =
            next < job->count && (!tiles_meet(job, first, next) || fault_is(FAULT_TILE_FETCHED_EARLY));
        if (is_fetched)
            gather(job, next, tile_size(job, next), ahead, FAULT_INT32_ADD_TILES);

        if (tiles_meet(job, first, first)) {
            for (int64_t i = 0; i < size; i++)
                accumulate_one(job, first + i, FAULT_INT32_ADD_TILES);
        } else {
            job->arithmetic->row(job->reduction, cells, update_of(job, first), size);
            put_back(job, first, size, cells, FAULT_INT32_ADD_TILES);
        }
    }
}

/* Each cell is read from data once, when its segment begins. */
void accumulate_segments(const struct job *job)
{
    for (int64_t i = 0; i < job->count; i++) {
        int64_t slot = slot_at(job, i);
        if (i == 0 || job->targets[slot] != job->targets[slot_at(job, i - 1)])
            memcpy(cell_of(job, slot, FAULT_INT32_ADD_SEGMENTS),
                   job->data + (size_t)job->targets[slot] * job->width, job->plan->slice_bytes);
        accumulate_one(job, slot, FAULT_INT32_ADD_SEGMENTS);
    }
}
