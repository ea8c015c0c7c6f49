#define _POSIX_C_SOURCE 200809L

#include "environment.h"

#include <stdlib.h>

void environment_without_reports(void)
{
    (void)setenv("ORT_DISABLE_TELEMETRY", "1", 1);
}
