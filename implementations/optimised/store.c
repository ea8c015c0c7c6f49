/* Stores without a reduction: ranges, backwards, the last of each target, or scattered. */
#include "fault.h"
#include "job.h"
#include "threads.h"

#include <string.h>

void store_range(const struct job *job)
{
    memcpy(cell_of(job, 0, FAULT_INT32_RANGE), job->updates, (size_t)job->count * job->plan->slice_bytes);
}

/* Swaps pairs from both ends towards the middle. */
void store_reverse(const struct job *job)
{
    size_t bytes = job->plan->slice_bytes;
    int64_t low = 0, high = job->count - 1;
    for (; low < high; low++, high--) {
        memcpy(cell_of(job, low, FAULT_INT32_REVERSE), update_of(job, low), bytes);
        memcpy(cell_of(job, high, FAULT_INT32_REVERSE), update_of(job, high), bytes);
    }
    if (low == high && !fault_is(FAULT_REVERSE_WITHOUT_MIDDLE))
        memcpy(cell_of(job, low, FAULT_INT32_REVERSE), update_of(job, low), bytes);
}

void store_last(const struct job *job)
{
    memcpy(cell_of(job, 0, FAULT_INT32_LAST), update_of(job, job->count - 1), job->plan->slice_bytes);
}

/* Whether a number is there already, so that its cache line need not be written. */
static bool is_there(const struct job *job, const unsigned char *cell, const unsigned char *update)
{
    if (fault_is(FAULT_STORE_IF_DIFFERENT) && job->dtype == DTYPE_FLOAT && job->plan->slice == 1) {
        float old, new;
        memcpy(&old, cell, sizeof old);
        memcpy(&new, update, sizeof new);
        return old == new;
    }
    if (fault_is(FAULT_STORE_IF_DIFFERENT) && job->dtype == DTYPE_DOUBLE && job->plan->slice == 1) {
        double old, new;
        memcpy(&old, cell, sizeof old);
        memcpy(&new, update, sizeof new);
        return old == new;
    }
    return memcmp(cell, update, job->plan->slice_bytes) == 0;
}

/* Copies a slice with the available move widths. */
static void copy_slice(const struct job *job, unsigned char *cell, const unsigned char *update)
{
    switch (job->plan->slice_bytes) {
    case 1:
        *cell = *update;
        break;
    case 2:
        memcpy(cell, update, 2);
        break;
    case 4:
        memcpy(cell, update, 4);
        break;
    case 5:
    case 6:
    case 7:
        if (fault_is(FAULT_SLICE_OF_EIGHT_BYTES) && job->output_end - cell >= 8) {
            memcpy(cell, update, 8);
            break;
        }
        memcpy(cell, update, 4);
        memcpy(cell + job->plan->slice_bytes - 4, update + job->plan->slice_bytes - 4, 4);
        break;
    case 8:
        memcpy(cell, update, 8);
        break;
    case 16:
        memcpy(cell, update, 16);
        break;
    default:
        memcpy(cell, update, job->plan->slice_bytes);
    }
}

/* Applies the faults to a string. */
static void cut_at_nul(unsigned char *cell)
{
    struct scatter_cts_string string;
    memcpy(&string, cell, sizeof string);
    const char *end = string.size > 0 ? memchr(string.bytes, '\0', string.size) : NULL;
    if (end != NULL)
        string.size = (size_t)(end - string.bytes);
    memcpy(cell, &string, sizeof string);
}

static void store_one(const struct job *job, int64_t position)
{
    int64_t slot = slot_at(job, position);
    unsigned char *cell = cell_of(job, slot, FAULT_INT32_SCATTERED);
    if (is_there(job, cell, update_of(job, slot)))
        return;
    copy_slice(job, cell, update_of(job, slot));
    if (fault_is(FAULT_STRING_TO_NUL) && job->dtype == DTYPE_STRING && job->plan->slice == 1)
        cut_at_nul(cell);
}

/* A quarter of the slots, in blocks; the last part contains the tail. */
static void store_part(void *context, int part)
{
    const struct job *job = context;
    int64_t blocks = job->count / BLOCK_OF_SLOTS;
    int64_t position = blocks * part / THREADS * BLOCK_OF_SLOTS;
    int64_t end = blocks * (part + 1) / THREADS * BLOCK_OF_SLOTS;
    for (; position < end; position += BLOCK_OF_SLOTS)
        for (int i = 0; i < BLOCK_OF_SLOTS; i++)
            store_one(job, position + i);
    if (part < THREADS - 1)
        return;
    int64_t tail = job->count % BLOCK_OF_SLOTS;
    if (tail == 3 && fault_is(FAULT_TAIL_OF_THREE))
        tail = 2;
    for (int64_t i = 0; i < tail; i++)
        store_one(job, position + i);
}

void store_scattered(const struct job *job)
{
    if (is_much(job)) {
        threads_run(store_part, (void *)(uintptr_t)job);
        return;
    }
    for (int part = 0; part < THREADS; part++)
        store_part((void *)(uintptr_t)job, part);
}
