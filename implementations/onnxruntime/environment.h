/* The environment in which onnxruntime runs. */
#ifndef ONNXRUNTIME_ENVIRONMENT_H
#define ONNXRUNTIME_ENVIRONMENT_H

#include "options.h"

/*
 * Sets the variables that the options name, and prevents onnxruntime from recording and reporting its usage,
 * as it does since 1.29: no user was asked. Must be called before any library is loaded. Returns
 * SCATTER_CTS_OK, or SCATTER_CTS_FAILED with a message that names a variable that cannot be set.
 */
enum scatter_cts_result environment_set(const struct pairs *variables, struct scatter_cts_message *message);

#endif
