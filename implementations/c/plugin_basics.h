/*
 * What the plugins of whole runtimes declare alike, and how they say that something failed.
 */
#ifndef IMPLEMENTATIONS_PLUGIN_BASICS_H
#define IMPLEMENTATIONS_PLUGIN_BASICS_H

#include <scatter_cts/plugin.h>

/* All operators and all reductions: a runtime that is given the model itself says what it lacks. NULL at the end. */
extern const char *const all_operators[];
extern const char *const all_reductions[];

/* Writes a reason, in printf's format, to the message. Returns SCATTER_CTS_FAILED. */
enum scatter_cts_result fail(struct scatter_cts_message *message, const char *format, ...);

#endif
