/* The common declarations of plugins for complete runtimes, and how they report failures. */
#ifndef IMPLEMENTATIONS_PLUGIN_BASICS_H
#define IMPLEMENTATIONS_PLUGIN_BASICS_H

#include <scatter_cts/plugin.h>

/* All operators and all reductions: a runtime that gets the model itself reports what it lacks. Terminated by
 * NULL. */
extern const char *const all_operators[];
extern const char *const all_reductions[];
/* All forms of models except that a case overrides the default value of a graph input. */
extern const char *const forms_without_overridden_defaults[];

/* Writes a reason to the message, with printf's format. Returns SCATTER_CTS_FAILED. */
enum scatter_cts_result fail(struct scatter_cts_message *message, const char *format, ...);

#endif
