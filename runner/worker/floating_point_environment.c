#include "floating_point_environment.h"

#include <float.h>

/* Volatile, so that the operations are executed at run time and in the current environment. */
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
    (void)feholdexcept(&left_behind); /* a trap that the call enabled must not fire here */
    bool flushed = flushes_subnormals();
    (void)fesetenv(saved);
    return rounding != fegetround() || flushed != flushes_subnormals();
}
