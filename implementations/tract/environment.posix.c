#define _POSIX_C_SOURCE 200809L

#include "environment.h"

#include <stdlib.h>

void environment_without_backtraces(void)
{
    (void)unsetenv("RUST_BACKTRACE");
    (void)unsetenv("RUST_LIB_BACKTRACE");
}
