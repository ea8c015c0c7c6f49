/*
 * Loading a case: all its files become one scatter_case.
 */
#ifndef SCATTER_CASE_LOADER_H
#define SCATTER_CASE_LOADER_H

#include "arena.h"
#include "case.h"
#include "case_folder.h"
#include "status.h"

/*
 * Loads the case at a location, whose texts it borrows, or makes it, where it is one of the tier "large" or of a world.
 *
 * input_0.pb … are bound by position to the model's graph inputs; a graph input with an initializer may be
 * left out at the end. STATUS_UNREADABLE when a file is missing, surplus, or not what it should be, or when a
 * file lies outside the folder (symbolic links followed); the message begins with the file's name below the
 * folder. STATUS_NOT_SCATTER as model_read.
 *
 * Warnings, not errors: a tensor whose name differs from the graph input's; bool bytes other than 0 and 1;
 * a model that contradicts its tensors: that declares another type, element type, rank or extent for a value, or whose
 * graph has not the node's output.
 */
enum status scatter_case_load(struct scatter_case *the_case, const struct case_location *location,
                              struct arena *arena, struct error *error);

#endif
