/*
 * Cases as targets load them: from a folder or an archive, all that is there, each read whole.
 */
#ifndef SCATTER_FUZZ_LOADED_H
#define SCATTER_FUZZ_LOADED_H

#include "arena.h"
#include "case.h"

/* Gets a case that could be loaded; the arena is emptied after it. */
typedef void loaded_listener(const struct scatter_case *the_case, void *context, struct arena *arena);

/* Finds and loads the cases below a folder, which may be one of an archive. */
void fuzz_load(const struct case_files *folder, loaded_listener *listener, void *context);

/* The same for a path, as --cases has it. */
void fuzz_load_path(const char *path, loaded_listener *listener, void *context);

/* Reads all of a case, and what lists and reports say of it. */
void fuzz_read_case(const struct scatter_case *the_case, struct arena *arena);

#endif
