/* onnxruntime's shared library, loaded and checked. */
#ifndef ONNXRUNTIME_ORT_LIBRARY_H
#define ONNXRUNTIME_ORT_LIBRARY_H

#include "ort_api.h"

#include <scatter_cts/plugin.h>

struct ort_library {
    struct ort_api api;
    const char *version; /* as reported by the library, such as "1.31.1"; its own text */

    /* For a library built with OpenMP, whose threads it uses; NULL for all others. */
    void (*set_openmp_threads)(int);
};

/*
 * Loads the library at `path`, which stays loaded: its threads may still be running. Returns SCATTER_CTS_OK,
 * or SCATTER_CTS_FAILED with a message if it cannot be loaded, is not an onnxruntime, or has a version that
 * this plugin does not support.
 */
enum scatter_cts_result ort_library_load(struct ort_library *library, const char *path,
                                         struct scatter_cts_message *message);

#endif
