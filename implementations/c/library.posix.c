#define _POSIX_C_SOURCE 200809L

#include "library.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* dlopen does not look up names without a slash in the current folder. */
static void *open_library(const char *path)
{
    char full[4096];
    const char *folder = strchr(path, '/') == NULL ? "./" : "";
    bool fits = (size_t)snprintf(full, sizeof full, "%s%s", folder, path) < sizeof full;
    return dlopen(fits ? full : path, RTLD_NOW | RTLD_LOCAL);
}

enum scatter_cts_result library_load(const char *path, const char *product,
                                     const struct library_function *functions, size_t function_count,
                                     struct scatter_cts_message *message)
{
    void *library = open_library(path);
    if (library == NULL) {
        (void)snprintf(message->text, message->capacity, "%s cannot be loaded: %s", product, dlerror());
        return SCATTER_CTS_FAILED;
    }
    for (size_t i = 0; i < function_count; i++) {
        void *symbol = dlsym(library, functions[i].name);
        if (symbol == NULL) {
            (void)snprintf(message->text, message->capacity, "%s is not a library of %s: it has no %s", path,
                           product, functions[i].name);
            return SCATTER_CTS_FAILED;
        }
        memcpy(functions[i].pointer, &symbol, sizeof symbol); /* ISO C has no cast to a function pointer */
    }
    return SCATTER_CTS_OK;
}
