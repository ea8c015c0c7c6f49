#include "json_memory.h"

#include <setjmp.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

static atomic_bool out_of_memory;

/* Where a thread continues if reading runs out of memory; NULL while it is not reading. */
static _Thread_local jmp_buf *return_point;

static void *allocate(size_t size)
{
    void *memory = malloc(size);
    if (memory == NULL && size > 0)
        atomic_store(&out_of_memory, true);
    if (memory == NULL && size > 0 && return_point != NULL)
        longjmp(*return_point, 1);
    return memory;
}

void json_memory_watch(void)
{
    json_set_alloc_funcs(allocate, free);
}

bool json_out_of_memory(void)
{
    return atomic_load(&out_of_memory);
}

static json_t *give_up(json_error_t *reason)
{
    if (reason != NULL) {
        *reason = (json_error_t){.line = -1, .column = -1};
        (void)snprintf(reason->text, sizeof reason->text, "out of memory");
    }
    return NULL;
}

json_t *json_read_bytes(const void *bytes, size_t size, size_t flags, json_error_t *reason)
{
    jmp_buf here;
    if (setjmp(here) != 0) {
        return_point = NULL;
        return give_up(reason);
    }
    return_point = &here;
    json_t *value = json_loadb(bytes, size, flags, reason);
    return_point = NULL;
    return value;
}
