/* The options of --option KEY=VALUE. */
#ifndef OPENVINO_OPTIONS_H
#define OPENVINO_OPTIONS_H

#include <scatter_cts/plugin.h>
#include <stdbool.h>

struct options {
    const char *library; /* the path of OpenVINO's C library */
    char threads[8];     /* a decimal number, as OpenVINO expects it */
    bool isolated;       /* each call in a separate process */
};

/* Returns SCATTER_CTS_OK, or SCATTER_CTS_FAILED with a message that lists the options. */
enum scatter_cts_result options_read(const struct scatter_cts_option *given, size_t count,
                                     struct options *options, struct scatter_cts_message *message);

#endif
