/*
 * How much memory a process uses together with those that it has started.
 */
#ifndef SCATTER_PROCESS_MEMORY_H
#define SCATTER_PROCESS_MEMORY_H

#include <stdbool.h>
#include <stdint.h>

/*
 * Bytes of resident memory of a process, of all processes below it, and of all in the process group that it leads. Near
 * `limit` (from nine tenths on) what several processes share counts once; below, it may count for each of them. 0
 * when nothing is known. Looks at every process of the system: about 10 us for each.
 */
uint64_t process_tree_size(long pid, uint64_t limit);

/*
 * Whether a process is above a limit, alone or with those that it has started. To be asked again and again, by as many
 * threads as there are processes: others than the process itself are looked for so seldom, once for all threads, that
 * this takes no more than a twentieth of the time of one.
 */
bool process_exceeds(long pid, uint64_t limit);

#endif
