/*
 * scatter-cts export --vectors: the selected cases as data.
 */
#ifndef SCATTER_EXPORT_VECTORS_H
#define SCATTER_EXPORT_VECTORS_H

#include "case_command.h"

/*
 * Writes core.json, the cases of the tier core with small tensors, and a file such as ScatterND-18.json for each operator version
 * to the folder `target`, and prints what is left out. Sets the exit code. STATUS_OUT_OF_MEMORY, or as file_write.
 */
enum status export_vectors(struct case_command *common, const char *target, int *code, struct error *error);

#endif
