#include "interruption.h"

volatile sig_atomic_t interruption_requested;

void interruption_request(void)
{
    interruption_requested = 1;
}

bool interruption_is_requested(void)
{
    return interruption_requested != 0;
}
