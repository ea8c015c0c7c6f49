/*
 * Whether JSON could be made in full. The functions that put an object together are many, and a member that has no
 * memory is simply missing: so it is noted here that some allocation failed, and nothing that was made is to be relied
 * upon.
 */
#ifndef SCATTER_JSON_MEMORY_H
#define SCATTER_JSON_MEMORY_H

#include <stdbool.h>

/* Has jansson allocate by functions that take note. Once, before there is JSON and before there are threads. */
void json_memory_watch(void);

/* Whether an allocation of jansson has failed since. */
bool json_memory_lacked(void);

#endif
