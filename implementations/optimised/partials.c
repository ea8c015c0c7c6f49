/* Reductions by several threads, each with a partial result, which are then merged. */
#include "fault.h"
#include "job.h"
#include "threads.h"

#include <stdlib.h>

/* Each thread reduces its slots into its own cells. */
struct partials {
    const struct job *job;
    unsigned char *cells; /* of all threads, consecutively */
    size_t bytes;         /* of one thread */
    int64_t first;        /* the cell of data that corresponds to their first cell */
    int64_t count;        /* cells of one thread */
};

static void reduce_part(void *context, int part)
{
    const struct partials *partials = context;
    const struct job *job = partials->job;
    unsigned char *cells = partials->cells + (size_t)part * partials->bytes;
    job->arithmetic->neutral(job->reduction, cells, partials->count);
    for (int64_t slot = job->count * part / THREADS; slot < job->count * (part + 1) / THREADS; slot++) {
        size_t cell = (size_t)(job->targets[slot] - partials->first);
        job->arithmetic->row(job->reduction, cells + cell * job->width, update_of(job, slot),
                             job->plan->slice);
    }
}

bool accumulate_partials(const struct job *job, int64_t first, int64_t cells)
{
    struct partials partials = {
        .job = job, .first = first, .count = cells, .bytes = (size_t)cells * job->width};
    partials.cells = malloc(THREADS * partials.bytes);
    if (partials.cells == NULL)
        return false;
    threads_run(reduce_part, &partials);

    unsigned char *output = job->output + fault_kept(FAULT_INT32_PARTIALS, first * (int64_t)job->width);
    int64_t merged = THREADS;
    if (fault_is(FAULT_MERGE_LOSES_PART) && job->count < THREADS)
        merged = THREADS - 1;
    for (int64_t part = 0; part < merged; part++)
        job->arithmetic->row(job->reduction, output, partials.cells + (size_t)part * partials.bytes, cells);
    free(partials.cells);
    return true;
}
