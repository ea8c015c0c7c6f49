/*
 * The request of a generated case, for a plugin in the same process: no message is encoded.
 */
#ifndef SCATTER_GENERATED_REQUEST_H
#define SCATTER_GENERATED_REQUEST_H

#include "plugin_call.h"
#include "world.h"

/*
 * Lays out the request of a case. The plugin gets the same as after protocol_request and plugin_call_prepare: `node` is
 * that of `made`. Both must live as long as the call. STATUS_OUT_OF_MEMORY, STATUS_SYSTEM.
 */
enum status generated_request_lay_out(struct plugin_call *call, const struct world_case *made,
                                      const struct world_node *node, struct guarded_memory *memory,
                                      struct arena *arena, struct error *error);

#endif
