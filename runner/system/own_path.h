/*
 * The path of this program, so that it can start itself as a worker.
 */
#ifndef SCATTER_OWN_PATH_H
#define SCATTER_OWN_PATH_H

#include <stdbool.h>
#include <stddef.h>

/* Writes the absolute path of the running program. False if it is unknown or does not fit. */
bool own_path(char *path, size_t size);

#endif
