/*
 * A backend's shared library, loaded at run time, so that a library of the user's own can take its place.
 */
#ifndef IMPLEMENTATIONS_LIBRARY_H
#define IMPLEMENTATIONS_LIBRARY_H

#include <scatter_cts/plugin.h>
#include <stddef.h>

/* A function of the library by its name, and the pointer to a function that is to receive it. */
struct library_function {
    const char *name;
    void *pointer;
};

/*
 * Loads the library at `path` and fills in all functions. `product` is what the library should be, for
 * messages. Returns SCATTER_CTS_OK, or SCATTER_CTS_FAILED with a message. The library stays loaded until
 * the process ends: backends leave threads and thread-local data behind.
 */
enum scatter_cts_result library_load(const char *path, const char *product,
                                     const struct library_function *functions, size_t function_count,
                                     struct scatter_cts_message *message);

#endif
