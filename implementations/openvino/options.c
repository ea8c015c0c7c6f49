#include "options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS_MAX = 1024 };

static enum scatter_cts_result read_threads(const char *text, struct options *options,
                                            struct scatter_cts_message *message)
{
    char *end = NULL;
    long threads = strtol(text, &end, 10);
    if (end == text || *end != '\0' || threads < 1 || threads > THREADS_MAX) {
        (void)snprintf(message->text, message->capacity,
                       "option threads is a number from 1 to %d, not '%.40s'", THREADS_MAX, text);
        return SCATTER_CTS_FAILED;
    }
    (void)snprintf(options->threads, sizeof options->threads, "%ld", threads);
    return SCATTER_CTS_OK;
}

static enum scatter_cts_result read_isolated(const char *text, struct options *options,
                                             struct scatter_cts_message *message)
{
    options->isolated = strcmp(text, "yes") == 0;
    if (options->isolated || strcmp(text, "no") == 0)
        return SCATTER_CTS_OK;
    (void)snprintf(message->text, message->capacity, "option isolated is yes or no, not '%.40s'", text);
    return SCATTER_CTS_FAILED;
}

static enum scatter_cts_result read_option(const char *key, const char *value, struct options *options,
                                           struct scatter_cts_message *message)
{
    if (strcmp(key, "library") == 0) {
        options->library = value; /* borrowed: loaded before open returns */
        return SCATTER_CTS_OK;
    }
    if (strcmp(key, "threads") == 0)
        return read_threads(value, options, message);
    if (strcmp(key, "isolated") == 0)
        return read_isolated(value, options, message);
    (void)snprintf(
        message->text, message->capacity,
        "unknown option '%.40s'; there are: library=PATH (OpenVINO's C library), threads=NUMBER (1), "
        "isolated=yes|no (yes)",
        key);
    return SCATTER_CTS_FAILED;
}

enum scatter_cts_result options_read(const struct scatter_cts_option *given, size_t count,
                                     struct options *options, struct scatter_cts_message *message)
{
    *options = (struct options){.library = NULL, .threads = "1", .isolated = true};
    for (size_t i = 0; i < count; i++) {
        enum scatter_cts_result result = read_option(given[i].key, given[i].value, options, message);
        if (result != SCATTER_CTS_OK)
            return result;
    }
    if (options->library != NULL)
        return SCATTER_CTS_OK;
    (void)snprintf(message->text, message->capacity,
                   "say where OpenVINO's C library is: --option library=PATH");
    return SCATTER_CTS_FAILED;
}
