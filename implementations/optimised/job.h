/* One call in progress: the targets are known, the output is to be computed. The functions are the possible
 * algorithms; execute.c chooses one. Elements have the output's type, and `width` bytes each. */
#ifndef OPTIMISED_JOB_H
#define OPTIMISED_JOB_H

#include "arithmetic.h"
#include "fault.h"
#include "pattern.h"
#include "plan.h"

#include <stdbool.h>

enum { BLOCK_OF_SLOTS = 8, WIDEST_ELEMENT = 16 };

struct job {
    enum reduction reduction;
    int32_t dtype;
    const struct arithmetic *arithmetic; /* NULL for strings */
    const struct plan *plan;
    size_t width; /* bytes of an element */
    const int64_t *targets;
    enum pattern pattern;

    /* The slots to process, in this order; `list` NULL: all of them in order. */
    const int64_t *list;
    int64_t count;

    const unsigned char *data, *updates;
    unsigned char *output;
    const unsigned char *output_end;
};

static inline int64_t slot_at(const struct job *job, int64_t position)
{
    return job->list != NULL ? job->list[position] : position;
}

/* With the fault, at an offset of 32 bits. */
static inline unsigned char *cell_of(const struct job *job, int64_t slot, enum fault fault)
{
    return job->output + fault_kept(fault, job->targets[slot] * (int64_t)job->width);
}

static inline const unsigned char *update_of(const struct job *job, int64_t slot)
{
    return job->updates + fault_kept(FAULT_INT32_UPDATE, slot * (int64_t)job->plan->slice_bytes);
}

/* Whether several threads are worthwhile. */
static inline bool is_much(const struct job *job)
{
    return job->count * job->plan->slice >= 512;
}

/* Writing without a reduction. */
void store_range(const struct job *job);
void store_reverse(const struct job *job);
void store_last(const struct job *job);
void store_scattered(const struct job *job); /* the targets of `list` are distinct */

/* With a reduction; each returns false if out of memory. Data has been copied to the output. */
void accumulate_range(const struct job *job);
void accumulate_in_order(const struct job *job);
void accumulate_distinct(const struct job *job);
void accumulate_tiles(const struct job *job);    /* slices of one element, repeated or not */
void accumulate_segments(const struct job *job); /* `list` groups equal targets */
bool accumulate_partials(const struct job *job, int64_t first,
                         int64_t cells); /* all targets are in these cells */

#endif
