#define _POSIX_C_SOURCE 200809L

#include "environment.h"

#include <stdio.h>
#include <stdlib.h>

enum scatter_cts_result environment_set(const struct pairs *variables, struct scatter_cts_message *message)
{
    (void)setenv("ORT_DISABLE_TELEMETRY", "1", 1);
    for (size_t i = 0; i < variables->count; i++) {
        if (setenv(variables->keys[i], variables->values[i], 1) != 0) {
            (void)snprintf(message->text, message->capacity,
                           "option environment.%s=%s: it is not possible to set such a variable",
                           variables->keys[i], variables->values[i]);
            return SCATTER_CTS_FAILED;
        }
    }
    return SCATTER_CTS_OK;
}
