/* Loads cases for targets: all cases of a folder or an archive, each read completely. */
#ifndef SCATTER_FUZZ_LOAD_CASES_H
#define SCATTER_FUZZ_LOAD_CASES_H

#include "arena.h"
#include "case.h"

/* Receives a loaded case; the arena is reset after the call. */
typedef void loaded_listener(const struct scatter_case *the_case, void *context, struct arena *arena);

/* Finds and loads the cases below a folder, which may be one of an archive. */
void fuzz_load(const struct case_files *folder, loaded_listener *listener, void *context);

/* The same for a path, as in --cases. */
void fuzz_load_path(const char *path, loaded_listener *listener, void *context);

/* Reads all data of a case and the texts that lists and reports print about it. */
void fuzz_read_case(const struct scatter_case *the_case, struct arena *arena);

#endif
