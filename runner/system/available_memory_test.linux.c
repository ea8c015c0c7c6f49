/* Tests of the memory that is available. */
#define _DEFAULT_SOURCE

#include "machine.h"

#include <criterion/criterion.h>
#include <sys/resource.h>
#include <unistd.h>

Test(available_memory, it_is_no_more_than_the_system_has)
{
    const uint64_t all = (uint64_t)sysconf(_SC_PHYS_PAGES) * (uint64_t)sysconf(_SC_PAGESIZE);
    cr_expect(available_memory() > 0 && available_memory() <= all);
}

Test(available_memory, it_is_no_more_than_the_address_space_may_have)
{
    const struct rlimit little = {.rlim_cur = (rlim_t)1 << 30, .rlim_max = (rlim_t)1 << 30};
    cr_assert(setrlimit(RLIMIT_AS, &little) == 0);
    cr_expect(available_memory() <= (uint64_t)1 << 30);
}
