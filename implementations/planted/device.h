/* The device: executes plans. It has a staging buffer for results, a mask of the cells that were written
 * there, and a register file of one tile. Cells that were not written are copied from data at the end. */
#ifndef PLANTED_DEVICE_H
#define PLANTED_DEVICE_H

#include "compile.h"

/*
 * Executes a plan whose node was validated. Updates take effect in their order. Like the buffers of a GPU,
 * those of this device ignore accesses outside of them. Returns SCATTER_CTS_OK, or SCATTER_CTS_FAILED and a
 * message if out of memory.
 */
enum scatter_cts_result device_execute(const struct plan *plan, const struct node *node,
                                       struct scatter_cts_output *output,
                                       struct scatter_cts_message *message);

/* The same for strings, on the host: without tiles and staging. */
enum scatter_cts_result host_execute(const struct plan *plan, const struct node *node,
                                     struct scatter_cts_output *output, struct scatter_cts_message *message);

/* The cell that an update writes to, or -1 if it is masked off. */
int64_t target_of(const struct plan *plan, const struct node *node, int64_t update);

/* The number of updates that are executed, and the position of an update in the updates. */
int64_t updates_to_execute(const struct plan *plan);
int64_t source_of(const struct plan *plan, const struct node *node, int64_t update);

/* For the bug state_flag: an index was refused. */
void device_note_refusal(void);

/* Frees the buffers. */
void device_reset(void);

#endif
