#include "floating_point_environment.h"

#include <float.h>

/* Volatile, so that the operations are done at run time and in the environment of the moment. */
static bool flushes_subnormals(void)
{
    volatile double smallest_normal = DBL_MIN;
    volatile double half = smallest_normal / 2;
    return half == 0 || half * 2 != smallest_normal;
}

void floating_point_environment_save(fenv_t *saved)
{
    (void)fegetenv(saved);
}

bool floating_point_environment_restore(const fenv_t *saved)
{
    int rounding = fegetround();
    fenv_t left_behind;
    (void)feholdexcept(&left_behind); /* a trap that was left behind must not go off here */
    bool flushed = flushes_subnormals();
    (void)fesetenv(saved);
    return rounding != fegetround() || flushed != flushes_subnormals();
}
