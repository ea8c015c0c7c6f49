/* The options of this plugin: the KEY=VALUE arguments of --option. See README.md for what they mean. */
#ifndef ONNXRUNTIME_OPTIONS_H
#define ONNXRUNTIME_OPTIONS_H

#include <scatter_cts/plugin.h>
#include <stddef.h>

enum { PAIRS_MAX = 64 };

/* Pairs of a key and a value, each key once. */
struct pairs {
    const char *keys[PAIRS_MAX];
    const char *values[PAIRS_MAX];
    size_t count;
};

/* Texts are borrowed from the arguments of `open`. Options that were not given are NULL or 0. */
struct options {
    const char *name;         /* the name of the implementation */
    const char *library;      /* path of onnxruntime's library */
    int threads;              /* within one operator; at least 1 */
    int optimization;         /* level of SetSessionGraphOptimizationLevel */
    const char *ep_library;   /* path of a library of execution providers */
    const char *ep_name;      /* the requested execution provider */
    const char *ep_device;    /* the type of the device on which it computes: see device_type */
    struct pairs ep_options;  /* its own options */
    struct pairs environment; /* variables of the environment, set before any library is loaded */
};

/* The number of a type of device, as HardwareDevice_Type returns it, by its name in the option; -1 if there
 * is no such type. */
int device_type(const char *name);

/* Reads the options; the last one of a key counts. Returns SCATTER_CTS_OK, or SCATTER_CTS_FAILED with a
 * message that names the problem and the options. */
enum scatter_cts_result options_read(struct options *options, const struct scatter_cts_option *given,
                                     size_t count, struct scatter_cts_message *message);

#endif
