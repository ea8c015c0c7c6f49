/*
 * What a plugin's structure declares, as the answer to hello. Members that the structure is too short for count as absent:
 * it may come from an older version of the interface.
 */
#ifndef SCATTER_PLUGIN_DECLARATION_H
#define SCATTER_PLUGIN_DECLARATION_H

#include "arena.h"
#include "declaration.h"
#include "limit.h"
#include "protocol.pb-c.h"

#include <scatter_cts/plugin.h>
#include <stdbool.h>

/* Whether the plugin declares limits in a structure that is shorter than that of their first version. */
bool plugin_declaration_is_short(const struct scatter_cts_plugin *plugin);

/* Fills the answer to hello, whose parts are in the arena. False without memory. */
bool plugin_declaration_take(const struct scatter_cts_plugin *plugin, ScatterCts__HelloToRunner *hello,
                             struct arena *arena);

#endif
