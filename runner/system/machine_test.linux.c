/* Tests of what the machine offers: processors, memory. */
#define _DEFAULT_SOURCE

#include "machine.h"

#include <criterion/criterion.h>
#include <stdatomic.h>
#include <sys/resource.h>
#include <threads.h>
#include <unistd.h>

enum { PIECES = 1000, THREADS = 4 };

/* The calls, and the threads that made them. */
struct log {
    atomic_int times[PIECES];
    _Atomic(void *) owners[THREADS]; /* an address unique to the thread with this number */
    atomic_bool shared;              /* two threads had the same number */
    atomic_bool out_of_range;
};

static struct log done;

static void note(size_t index, int thread, void *context)
{
    static _Thread_local char own;
    struct log *log = context;
    void *owner = NULL;
    if (thread < 0 || thread >= THREADS) {
        log->out_of_range = true;
        return;
    }
    if (!atomic_compare_exchange_strong(&log->owners[thread], &owner, &own) && owner != &own)
        log->shared = true;
    atomic_fetch_add(&log->times[index], 1);
    thrd_yield(); /* so that other threads run some of the pieces */
}

static int done_times(int times)
{
    int count = 0;
    for (int i = 0; i < PIECES; i++)
        count += done.times[i] == times;
    return count;
}

Test(parallel, every_piece_runs_once)
{
    parallel_for(PIECES, THREADS, note, &done);
    cr_expect(done_times(1) == PIECES);
}

Test(parallel, every_thread_has_its_own_number)
{
    parallel_for(PIECES, THREADS, note, &done);
    cr_expect(!done.shared && !done.out_of_range);
}

Test(parallel, one_thread_is_enough)
{
    parallel_for(3, 1, note, &done);
    cr_expect(done_times(1) == 3);
}

Test(parallel, more_threads_than_pieces_are_allowed)
{
    parallel_for(2, THREADS, note, &done);
    cr_expect(done_times(1) == 2);
}

Test(parallel, no_pieces_are_allowed)
{
    parallel_for(0, THREADS, note, &done);
    cr_expect(done_times(0) == PIECES);
}

Test(parallel, at_least_one_processor_is_counted)
{
    cr_expect(processor_count() >= 1);
}

Test(available_memory, it_is_no_more_than_the_system_has)
{
    const uint64_t all = (uint64_t)sysconf(_SC_PHYS_PAGES) * (uint64_t)sysconf(_SC_PAGESIZE);
    cr_expect(available_memory() > 0 && available_memory() <= all);
}

Test(available_memory, it_is_no_more_than_the_address_space_may_have)
{
    const struct rlimit little = {.rlim_cur = (rlim_t)1 << 30, .rlim_max = (rlim_t)1 << 30};
    cr_assert(setrlimit(RLIMIT_AS, &little) == 0);
    cr_expect(available_memory() <= (uint64_t)1 << 30);
}
