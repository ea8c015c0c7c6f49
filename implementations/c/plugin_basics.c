#include "plugin_basics.h"

#include <stdarg.h>
#include <stdio.h>

const char *const all_operators[] = {"Scatter", "ScatterElements", "ScatterND", NULL};
const char *const all_reductions[] = {"none", "add", "mul", "max", "min", NULL};
const char *const forms_without_overridden_defaults[] = {
    "run-time-data", "run-time-indices", "run-time-updates",
    "constant-data", "constant-indices", "constant-updates",
    "open-extents",  "shared-value",     NULL};

enum scatter_cts_result fail(struct scatter_cts_message *message, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(message->text, message->capacity, format, arguments);
    va_end(arguments);
    return SCATTER_CTS_FAILED;
}
