/*
 * Loads a case: reads all its files into a scatter_case.
 */
#ifndef SCATTER_CASE_LOADER_H
#define SCATTER_CASE_LOADER_H

#include "arena.h"
#include "case.h"
#include "case_folder.h"
#include "status.h"

/*
 * Loads the case at a location, whose texts it borrows, or generates it if it belongs to the tier "large" or a world.
 *
 * input_0.pb … belong to the model's graph inputs by their order or their names (case_loading.h).
 * STATUS_UNREADABLE if a file is missing, surplus or malformed, or is outside the folder (symbolic links
 * followed); the message begins with the file's name below the folder. STATUS_NOT_SCATTER like model_read.
 *
 * Warnings, not errors: a tensor whose name differs from the graph input's; bool bytes other than 0 and 1; a model
 * that contradicts its tensors, because it declares another type, element type, rank or extent for a value, or one name
 * for different extents, or its graph lacks the node's output.
 */
enum status scatter_case_load(struct scatter_case *the_case, const struct case_location *location,
                              struct arena *arena, struct error *error);

#endif
