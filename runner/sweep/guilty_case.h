/*
 * Which case a lost process, or one that damaged the shared page, is blamed on. The process and its page may say anything, so ranges that
 * begin where the slice began are executed again, each in a fresh process: the shortest one after which a process is lost again
 * ends with the guilty case.
 */
#ifndef SCATTER_GUILTY_CASE_H
#define SCATTER_GUILTY_CASE_H

#include "sweep_process.h"

/*
 * After SLICE_LOST of a slice from process->from on. `most_found` as in sweep_process_slice. After SLICE_DONE, process->account is that
 * of a slice that was executed anew: it ends with the guilty case, which is among the found ones if it fails alone; or no process
 * was lost again, and no case is guilty. *is_blamed: the guilty case fails alone; if not, the loss is counted among the lost
 * processes of the implementation (process_losses.h), with the guilty case or none. So is a loss that was not looked into because of an
 * interruption. Otherwise as sweep_process_slice.
 */
enum slice_outcome find_guilty_case(struct sweep_process *process, uint64_t most_found, bool *is_blamed,
                                    struct error *error);

#endif
