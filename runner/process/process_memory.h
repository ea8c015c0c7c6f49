/*
 * The memory that a process uses together with the processes that it has started.
 */
#ifndef SCATTER_PROCESS_MEMORY_H
#define SCATTER_PROCESS_MEMORY_H

#include <stdbool.h>
#include <stdint.h>

/*
 * The resident memory in bytes of a process, of all its descendants, and of all processes in the process group that
 * it leads. From nine tenths of `limit`, memory that several processes share counts once; below, it may count for
 * each of them. 0 if unknown. Examines every process of the system: about 10 us each.
 */
uint64_t process_tree_size(long pid, uint64_t limit);

/*
 * Whether a process exceeds a limit, alone or together with the processes that it has started. For repeated calls, by
 * a thread for each process: the other processes are examined once for all threads, at intervals such that this takes
 * at most a twentieth of the time of one thread.
 */
bool process_exceeds(long pid, uint64_t limit);

#endif
