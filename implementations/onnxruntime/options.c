#include "options.h"

#include "ort_api.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS_MAX = 1024 };

static const char provider_prefix[] = "ep.";

static enum scatter_cts_result refuse(struct scatter_cts_message *message, const char *key, const char *value,
                                      const char *wanted)
{
    (void)snprintf(message->text, message->capacity, "option %s=%s: %s", key, value, wanted);
    return SCATTER_CTS_FAILED;
}

static enum scatter_cts_result read_threads(int *threads, const struct scatter_cts_option *option,
                                            struct scatter_cts_message *message)
{
    char *end;
    long number = strtol(option->value, &end, 10);
    if (end == option->value || *end != '\0' || number < 1 || number > THREADS_MAX)
        return refuse(message, option->key, option->value, "not a number of threads from 1 to 1024");
    *threads = (int)number;
    return SCATTER_CTS_OK;
}

static enum scatter_cts_result read_optimization(int *level, const struct scatter_cts_option *option,
                                                 struct scatter_cts_message *message)
{
    static const struct {
        const char *name;
        int level;
    } levels[] = {{"off", ORT_OPTIMIZE_NOTHING},
                  {"basic", ORT_OPTIMIZE_BASIC},
                  {"extended", ORT_OPTIMIZE_EXTENDED},
                  {"all", ORT_OPTIMIZE_ALL}};

    for (size_t i = 0; i < sizeof levels / sizeof *levels; i++) {
        if (strcmp(option->value, levels[i].name) == 0) {
            *level = levels[i].level;
            return SCATTER_CTS_OK;
        }
    }
    return refuse(message, option->key, option->value, "one of off, basic, extended, all is wanted");
}

/* ep.KEY=VALUE is KEY=VALUE for the execution provider. */
static enum scatter_cts_result read_provider_option(struct options *options,
                                                    const struct scatter_cts_option *option,
                                                    struct scatter_cts_message *message)
{
    const char *key = option->key + strlen(provider_prefix);
    size_t place = 0;
    while (place < options->ep_option_count && strcmp(options->ep_keys[place], key) != 0)
        place++;
    if (*key == '\0')
        return refuse(message, option->key, option->value, "the name of the provider's option is missing");
    if (place == PROVIDER_OPTIONS_MAX)
        return refuse(message, option->key, option->value, "that is one ep.KEY too many");
    options->ep_keys[place] = key;
    options->ep_values[place] = option->value;
    if (place == options->ep_option_count)
        options->ep_option_count++;
    return SCATTER_CTS_OK;
}

static enum scatter_cts_result read_option(struct options *options, const struct scatter_cts_option *option,
                                           struct scatter_cts_message *message)
{
    struct {
        const char *key;
        const char **value;
    } texts[] = {{"name", &options->name},
                 {"library", &options->library},
                 {"ep-library", &options->ep_library},
                 {"ep-name", &options->ep_name}};

    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        if (strcmp(option->key, texts[i].key) == 0) {
            *texts[i].value = option->value;
            return *option->value == '\0' ? refuse(message, option->key, "", "the value is missing")
                                          : SCATTER_CTS_OK;
        }
    }
    if (strcmp(option->key, "threads") == 0)
        return read_threads(&options->threads, option, message);
    if (strcmp(option->key, "optimization") == 0)
        return read_optimization(&options->optimization, option, message);
    if (strncmp(option->key, provider_prefix, strlen(provider_prefix)) == 0)
        return read_provider_option(options, option, message);
    return refuse(message, option->key, option->value,
                  "unknown; there are library, threads, optimization, name, ep-library, ep-name and ep.KEY");
}

enum scatter_cts_result options_read(struct options *options, const struct scatter_cts_option *given,
                                     size_t count, struct scatter_cts_message *message)
{
    *options = (struct options){.threads = 1, .optimization = ORT_OPTIMIZE_NOTHING};
    for (size_t i = 0; i < count; i++) {
        enum scatter_cts_result result = read_option(options, &given[i], message);
        if (result != SCATTER_CTS_OK)
            return result;
    }
    if (options->library == NULL) {
        (void)snprintf(
            message->text, message->capacity,
            "option library=PATH is missing: the path of onnxruntime's library, libonnxruntime.so");
        return SCATTER_CTS_FAILED;
    }
    if (options->ep_option_count > 0 && options->ep_library == NULL && options->ep_name == NULL) {
        (void)snprintf(
            message->text, message->capacity,
            "option ep.%s is for an execution provider, but there is neither ep-library nor ep-name",
            options->ep_keys[0]);
        return SCATTER_CTS_FAILED;
    }
    return SCATTER_CTS_OK;
}
