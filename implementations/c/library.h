/* A backend's shared library, loaded at run time, so that users can substitute their own library. */
#ifndef IMPLEMENTATIONS_LIBRARY_H
#define IMPLEMENTATIONS_LIBRARY_H

#include <scatter_cts/plugin.h>
#include <stddef.h>

/* The name of a function of the library, and where to store its pointer. */
struct library_function {
    const char *name;
    void *pointer;
};

/*
 * Loads the library at `path` and fills in all functions. `product` is the name of the product, for
 * messages. Returns SCATTER_CTS_OK, or SCATTER_CTS_FAILED with a message. The library stays loaded until
 * the process ends: backends leave threads and thread-local data behind.
 */
enum scatter_cts_result library_load(const char *path, const char *product,
                                     const struct library_function *functions, size_t function_count,
                                     struct scatter_cts_message *message);

#endif
