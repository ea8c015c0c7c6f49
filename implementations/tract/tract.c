#include "tract.h"

#include "library.h"

#include <stdio.h>
#include <string.h>

enum scatter_cts_result tract_load(const char *path, struct tract *tract, struct scatter_cts_message *message)
{
    const struct library_function functions[] = {
#define TRACT_SYMBOL(result, name, arguments) {"tract_" #name, &tract->name},
        TRACT_FUNCTION_TABLE(TRACT_SYMBOL)
#undef TRACT_SYMBOL
    };

    enum scatter_cts_result result =
        library_load(path, "tract", functions, sizeof functions / sizeof *functions, message);
    if (result != SCATTER_CTS_OK)
        return result;
    if (strncmp(tract->version(), TRACT_RELEASE, strlen(TRACT_RELEASE)) == 0)
        return SCATTER_CTS_OK;
    (void)snprintf(message->text, message->capacity,
                   "%s is tract %.40s, but its C interface has no header and only that of tract %sx is known "
                   "here",
                   path, tract->version(), TRACT_RELEASE);
    return SCATTER_CTS_FAILED;
}
