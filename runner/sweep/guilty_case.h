/*
 * Which case is to blame if a process was lost, or damaged the shared page. The process and its page may say anything, so
 * ranges that begin where the slice began are executed again, each in a fresh process: the shortest one after which a
 * process is lost again ends with the guilty case.
 */
#ifndef SCATTER_GUILTY_CASE_H
#define SCATTER_GUILTY_CASE_H

#include "sweep_process.h"

/*
 * After SLICE_LOST of a slice from process->from on. `most_found` as in sweep_process_slice. After SLICE_DONE,
 * process->account is that of a slice that was executed anew: it ends with the guilty case, which is among the found ones
 * if it fails alone; or no process was lost again, and no case is guilty. *is_blamed: the guilty case fails alone; if not,
 * the loss is counted among the lost processes of the implementation (process_losses.h), with the guilty case or none. So
 * is a loss that was not looked into because of an interruption. Otherwise as sweep_process_slice.
 */
enum slice_outcome find_guilty_case(struct sweep_process *process, uint64_t most_found, bool *is_blamed,
                                    struct error *error);

/*
 * Which case accuses another one, which passes alone, by writing its number to the shared page: the last case of the
 * shortest range from `from` on, before `to`, after which a process has found the accused one, or is lost. *guilty is its
 * number; the accused one if it is found when it was executed, as is right; `to` if it is not found again. SLICE_DONE,
 * SLICE_INTERRUPTED, SLICE_FAILED.
 */
enum slice_outcome find_accuser(struct sweep_process *process, uint64_t from, uint64_t to, uint64_t accused,
                                uint64_t *guilty, struct error *error);

#endif
