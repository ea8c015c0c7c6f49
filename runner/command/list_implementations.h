/*
 * `scatter-cts list implementations`: the implementations that can be tested by name.
 */
#ifndef SCATTER_LIST_IMPLEMENTATIONS_H
#define SCATTER_LIST_IMPLEMENTATIONS_H

#include <stdbool.h>

/*
 * Prints the reference and every version of every known implementation, as a table or as one JSON object per line. `program`
 * is the path of scatter-cts. Returns false, after a message on standard error, if a manifest cannot be read, or if no
 * implementation except the reference is known.
 */
bool list_implementations(const char *program, bool as_json);

#endif
