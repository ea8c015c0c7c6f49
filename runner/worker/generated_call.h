/*
 * A call of a plugin with a case of the tier "huge": the inputs are generated in the memory that the plugin gets, and the
 * output is compared where it is (large_values.h). So none of them needs a second tensor of its size.
 */
#ifndef SCATTER_GENERATED_CALL_H
#define SCATTER_GENERATED_CALL_H

#include "arena.h"
#include "guarded_memory.h"
#include "large_values.h"
#include "plugin_call.h"
#include "protocol.pb-c.h"
#include "status.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * Finds the row with this id among `count` rows, and prepares the call as plugin_call_prepare does; *geometry receives that of
 * the row. STATUS_NOT_FOUND if there is no such row, STATUS_OUT_OF_MEMORY, STATUS_SYSTEM.
 */
enum status generated_call_prepare(struct plugin_call *call, struct large_geometry *geometry, const char *id,
                                   const struct large_row *rows, size_t count, struct guarded_memory *memory,
                                   struct arena *arena, struct error *error);

/* Whether the output that the plugin declared complete has the dtype and the shape of data, and can be compared. */
bool generated_call_is_comparable(const struct plugin_call *call);

/* Compares such an output. The answer is in the arena. STATUS_OUT_OF_MEMORY only. */
enum status generated_call_compare(const struct plugin_call *call, const struct large_geometry *geometry,
                                   ScatterCts__Comparison **compared, struct arena *arena,
                                   struct error *error);

#endif
