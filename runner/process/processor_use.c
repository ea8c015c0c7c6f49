#include "processor_use.h"

#include <stdlib.h>

uint64_t processor_credit(const struct processor_use *use)
{
    const double elapsed = (double)use->elapsed, run = (double)use->run;
    const double wanted = run + (double)use->wait, possible = use->processors * elapsed;
    const double could_run = wanted < possible ? wanted : possible;
    if (!(could_run > run))
        return 0; /* also if nothing ran or waited */
    const double others = elapsed * (1 - run / could_run);
    return others < (double)use->longest_wait ? (uint64_t)others : use->longest_wait;
}

int time_sample_compare(const void *left, const void *right)
{
    const struct time_sample *a = left, *b = right;
    return (a->id > b->id) - (a->id < b->id);
}

/* What a thread or process did since an earlier moment. */
static struct time_sample since(const struct time_samples *before, const struct time_sample *now)
{
    const struct time_sample *old = before->count == 0 ? NULL
                                                       : bsearch(now, before->list, before->count,
                                                                 sizeof *before->list, time_sample_compare);
    if (old == NULL || old->run > now->run || old->wait > now->wait)
        return *now;
    return (struct time_sample){now->id, now->run - old->run, now->wait - old->wait};
}

void processor_use_between(struct processor_use *use, const struct tree_times *before,
                           const struct tree_times *now)
{
    uint64_t run_of_processes = 0;
    use->run = use->wait = use->longest_wait = 0;
    for (size_t i = 0; i < now->threads.count; i++) {
        const struct time_sample sample = since(&before->threads, &now->threads.list[i]);
        use->run += sample.run;
        use->wait += sample.wait;
        if (sample.wait > use->longest_wait)
            use->longest_wait = sample.wait;
    }
    for (size_t i = 0; i < now->processes.count; i++)
        run_of_processes += since(&before->processes, &now->processes.list[i]).run;
    if (run_of_processes > use->run)
        use->run = run_of_processes;
}
