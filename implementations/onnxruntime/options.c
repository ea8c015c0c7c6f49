#include "options.h"

#include "ort_api.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS_MAX = 1024 };

static const char provider_prefix[] = "ep.";
static const char environment_prefix[] = "environment.";

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

static bool has_prefix(const struct scatter_cts_option *option, const char *prefix)
{
    return strncmp(option->key, prefix, strlen(prefix)) == 0;
}

int device_type(const char *name)
{
    static const char *const names[] = {
        [ORT_DEVICE_CPU] = "cpu", [ORT_DEVICE_GPU] = "gpu", [ORT_DEVICE_NPU] = "npu"};
    for (size_t type = 0; type < sizeof names / sizeof *names; type++)
        if (strcmp(names[type], name) == 0)
            return (int)type;
    return -1;
}

/* PREFIX.KEY=VALUE is the pair KEY=VALUE; the last value of a key counts. */
static enum scatter_cts_result read_pair(struct pairs *pairs, const char *prefix,
                                         const struct scatter_cts_option *option,
                                         struct scatter_cts_message *message)
{
    const char *key = option->key + strlen(prefix);
    size_t place = 0;
    while (place < pairs->count && strcmp(pairs->keys[place], key) != 0)
        place++;
    if (*key == '\0')
        return refuse(message, option->key, option->value, "the name after the dot is missing");
    if (place == PAIRS_MAX)
        return refuse(message, option->key, option->value,
                      "there are too many options of this kind: 64 are allowed");
    pairs->keys[place] = key;
    pairs->values[place] = option->value;
    if (place == pairs->count)
        pairs->count++;
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
                 {"ep-name", &options->ep_name},
                 {"ep-device", &options->ep_device}};

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
    if (has_prefix(option, provider_prefix))
        return read_pair(&options->ep_options, provider_prefix, option, message);
    if (has_prefix(option, environment_prefix))
        return read_pair(&options->environment, environment_prefix, option, message);
    return refuse(
        message, option->key, option->value,
        "unknown; there are library, threads, optimization, name, ep-library, ep-name, ep-device, ep.KEY and "
        "environment.KEY");
}

/* Options of a provider need a provider. */
static enum scatter_cts_result check_provider(const struct options *options,
                                              struct scatter_cts_message *message)
{
    bool has_provider = options->ep_library != NULL || options->ep_name != NULL;
    if (options->ep_device != NULL && device_type(options->ep_device) < 0)
        return refuse(message, "ep-device", options->ep_device, "one of cpu, gpu, npu is wanted");
    if (has_provider || (options->ep_options.count == 0 && options->ep_device == NULL))
        return SCATTER_CTS_OK;
    (void)snprintf(message->text, message->capacity,
                   "option %s%s is for an execution provider, but there is neither ep-library nor ep-name",
                   options->ep_device != NULL ? "ep-device" : provider_prefix,
                   options->ep_device != NULL ? "" : options->ep_options.keys[0]);
    return SCATTER_CTS_FAILED;
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
    return check_provider(options, message);
}
