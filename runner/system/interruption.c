/* Notes that a signal or a limit asks for an end. */
#define _POSIX_C_SOURCE 200809L

#include "machine.h"

#include <stdatomic.h>

volatile sig_atomic_t interruption_requested;
static atomic_llong limit;

void interruption_request(int signal_number)
{
    interruption_requested = signal_number;
}

void interruption_request_at_limit(long long seconds)
{
    atomic_store(&limit, seconds);
    interruption_requested = SIGXCPU;
}

bool interruption_is_requested(void)
{
    return interruption_requested != 0;
}

long long interruption_limit(void)
{
    return atomic_load(&limit);
}
