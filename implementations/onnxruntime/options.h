/*
 * The options of this plugin: the KEY=VALUE arguments of --option. See README.md for what they mean.
 */
#ifndef ONNXRUNTIME_OPTIONS_H
#define ONNXRUNTIME_OPTIONS_H

#include <scatter_cts/plugin.h>
#include <stddef.h>

enum { PROVIDER_OPTIONS_MAX = 64 };

/* Texts are borrowed from the arguments of `open`. Options that were not given are NULL or 0. */
struct options {
    const char *name;                          /* the name of the implementation */
    const char *library;                       /* path of onnxruntime's library */
    int threads;                               /* within one operator; at least 1 */
    int optimization;                          /* level of SetSessionGraphOptimizationLevel */
    const char *ep_library;                    /* path of a library of execution providers */
    const char *ep_name;                       /* the requested execution provider */
    const char *ep_keys[PROVIDER_OPTIONS_MAX]; /* its own options */
    const char *ep_values[PROVIDER_OPTIONS_MAX];
    size_t ep_option_count;
};

/*
 * Reads the options; the last one of a key counts. Returns SCATTER_CTS_OK, or SCATTER_CTS_FAILED with a
 * message that names the problem and the options.
 */
enum scatter_cts_result options_read(struct options *options, const struct scatter_cts_option *given,
                                     size_t count, struct scatter_cts_message *message);

#endif
