/*
 * `scatter-cts list implementations`: what can be put under test by its name.
 */
#ifndef SCATTER_LIST_IMPLEMENTATIONS_H
#define SCATTER_LIST_IMPLEMENTATIONS_H

#include <stdbool.h>

/*
 * Prints the reference and every version of every known implementation, as a table or as an object of JSON a line.
 * `program` is the path of scatter-cts. Manifests that cannot be read are reported on standard error, and so is that
 * nothing is known but the reference; both are false.
 */
bool list_implementations(const char *program, bool as_json);

#endif
