#include "text_kept.h"

#include "arena.h"

#include <stdlib.h>
#include <string.h>

char *text_kept(const char *text)
{
    const size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy == NULL)
        arena_note_system_out_of_memory();
    return copy == NULL ? NULL : memcpy(copy, text, size);
}
