/*
 * The floating-point environment around a call of third-party code: the rounding mode, traps, and whether subnormals
 * are flushed. A library built with unsafe optimisations changes it when it is loaded.
 */
#ifndef SCATTER_FLOATING_POINT_ENVIRONMENT_H
#define SCATTER_FLOATING_POINT_ENVIRONMENT_H

#include <fenv.h>
#include <stdbool.h>

/* Saves the environment of this thread. */
void floating_point_environment_save(fenv_t *saved);

/* Restores it. True if the rounding mode or the treatment of subnormals had been changed. */
bool floating_point_environment_restore(const fenv_t *saved);

#endif
