#include "json_memory.h"

#include <jansson.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_bool lacked;

static void *allocate(size_t size)
{
    void *memory = malloc(size);
    if (memory == NULL && size > 0)
        atomic_store(&lacked, true);
    return memory;
}

void json_memory_watch(void)
{
    json_set_alloc_funcs(allocate, free);
}

bool json_memory_lacked(void)
{
    return atomic_load(&lacked);
}
