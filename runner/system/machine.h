/* What a program asks of the machine: time, memory, threads, signals, the terminal. */
#ifndef SCATTER_MACHINE_H
#define SCATTER_MACHINE_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Monotonic time, for deadlines, and the time of day. */

/* Milliseconds since an arbitrary moment in the past. */
int64_t clock_milliseconds(void);

/* Seconds, and nanoseconds modulo 2^64, since the same moment. */
double clock_seconds(void);
uint64_t clock_nanoseconds(void);

/* The time of day in nanoseconds, modulo 2^64; 0 if it is unknown. */
uint64_t clock_time_of_day(void);

/* The time of day in UTC in ISO 8601 format, such as "2026-11-22T21:13:46Z". Returns `text`. */
enum { CLOCK_TEXT_SIZE = 32 };
char *clock_date(char text[CLOCK_TEXT_SIZE]);

/* Interruption of the program by a signal. Code that may take long checks regularly, stops cleanly, and
 * reports what it has. */

/* Requests an interruption by this signal; cases that are running are dropped. Safe to call in a signal
 * handler. */
void interruption_request(int signal_number);

/* Requests an interruption because the system ended a process at the user's limit of processor time, in
 * seconds (ulimit -t), which every process of a run inherits. */
void interruption_request_at_limit(long long seconds);

bool interruption_is_requested(void);

/* The limit of the latter; 0: the interruption is by a signal. */
long long interruption_limit(void);

/* The signal after interruption_request, SIGXCPU at the limit, else 0; for execution_settings. */
extern volatile sig_atomic_t interruption_requested;

/* Runs independent pieces of work on several threads. */

/* The number of processors: at least 1, at most 1024. */
int processor_count(void);

/* One piece of work. `thread` is below the number of threads and differs between pieces that run at the same
 * time; it can select memory for each thread. */
typedef void parallel_work(size_t index, int thread, void *context);

/* Calls `work` once for each index below `count`, on up to `threads` threads (at least 1, including this
 * one), and returns when all calls have returned. Indices are started in ascending order. */
void parallel_for(size_t count, int threads, parallel_work *work, void *context);

/* Memory of the system: how much a new process can use, and fewer page faults for large blocks. */

/*
 * In bytes: what the system has without swapping (MemAvailable of /proc/meminfo), and no more than the limits
 * on this process allow (RLIMIT_AS, and memory.max of its control group and those above it). UINT64_MAX if
 * nothing is known.
 */
uint64_t available_memory(void);

/*
 * Asks the system for huge pages (Linux: MADV_HUGEPAGE) in the part of a block that whole huge pages can
 * hold. Call it before the block is written. The contents stay; a system without huge pages ignores it. It
 * also holds for what is allocated at the same addresses later.
 */
void huge_pages_prefer(void *memory, size_t size);

/* The width of a terminal. */

/* The columns of the terminal that a descriptor is; 0 if it is none, or does not know. */
int terminal_width(int descriptor);

#endif
