#include "parallel.h"

#include <criterion/criterion.h>
#include <stdatomic.h>

enum { PIECES = 1000, THREADS = 4 };

/* What was done, and by whom. */
struct log {
    atomic_int times[PIECES];
    atomic_int busy[THREADS]; /* threads that are at a piece now */
    atomic_bool shared;       /* two pieces had one thread at a time */
    atomic_bool out_of_range;
};

static struct log done;

static void note(size_t index, int thread, void *context)
{
    struct log *log = context;
    if (thread < 0 || thread >= THREADS) {
        log->out_of_range = true;
        return;
    }
    if (atomic_fetch_add(&log->busy[thread], 1) != 0)
        log->shared = true;
    atomic_fetch_add(&log->times[index], 1);
    atomic_fetch_sub(&log->busy[thread], 1);
}

static int done_times(int times)
{
    int count = 0;
    for (int i = 0; i < PIECES; i++)
        count += done.times[i] == times;
    return count;
}

Test(parallel, every_piece_is_done_once)
{
    parallel_for(PIECES, THREADS, note, &done);
    cr_expect(done_times(1) == PIECES);
}

Test(parallel, a_thread_works_on_one_piece_at_a_time)
{
    parallel_for(PIECES, THREADS, note, &done);
    cr_expect(!done.shared && !done.out_of_range);
}

Test(parallel, one_thread_is_enough)
{
    parallel_for(3, 1, note, &done);
    cr_expect(done_times(1) == 3);
}

Test(parallel, there_may_be_more_threads_than_pieces)
{
    parallel_for(2, THREADS, note, &done);
    cr_expect(done_times(1) == 2);
}

Test(parallel, there_may_be_nothing_to_do)
{
    parallel_for(0, THREADS, note, &done);
    cr_expect(done_times(0) == PIECES);
}

Test(parallel, there_is_a_processor)
{
    cr_expect(processor_count() >= 1);
}
