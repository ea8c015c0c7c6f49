#include "fault.h"

#include <stdio.h>
#include <string.h>

#define FAULT_NAME(name, what) [FAULT_##name] = #name,
static const char *const names[FAULT_COUNT] = {FAULT_TABLE(FAULT_NAME) INT32_FAULT_TABLE(FAULT_NAME)};
#undef FAULT_NAME

static enum fault active = FAULT_COUNT;

void fault_choose_none(void)
{
    active = FAULT_COUNT;
}

bool fault_choose(const char *name)
{
    for (int i = 0; i < FAULT_COUNT; i++) {
        if (strcmp(names[i], name) == 0) {
            active = (enum fault)i;
            return true;
        }
    }
    return false;
}

void fault_names(char *text, size_t capacity)
{
    size_t used = 0;
    for (int i = 0; i < FAULT_COUNT && used < capacity; i++) {
        int length = snprintf(text + used, capacity - used, "%s%s", i == 0 ? "" : ", ", names[i]);
        used += length > 0 ? (size_t)length : 0;
    }
}

bool fault_is(enum fault fault)
{
    return fault == active;
}
