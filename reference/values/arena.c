#include "arena.h"

#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ALIGNMENT = 64, SMALLEST_BLOCK = 64 * 1024 };

static atomic_bool lacked;

bool arena_system_memory_lacked(void)
{
    return atomic_load(&lacked);
}

/* The head of a block; its payload begins at the next multiple of ALIGNMENT. */
struct arena_block {
    struct arena_block *older;
    size_t size; /* of the whole block, head included */
    size_t used; /* head included */
};

struct arena arena_create(size_t limit)
{
    return (struct arena){.blocks = NULL, .allocated = 0, .limit = limit};
}

static size_t round_up(size_t size)
{
    return (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

/* A new block with room for `payload` bytes, a multiple of ALIGNMENT; false when there is no memory. */
static int add_block(struct arena *arena, size_t payload)
{
    size_t size = round_up(sizeof(struct arena_block)) + payload;
    size_t room = arena->limit - arena->allocated;
    if (size > room)
        return 0;
    if (size < SMALLEST_BLOCK)
        size = room < SMALLEST_BLOCK ? room / ALIGNMENT * ALIGNMENT : SMALLEST_BLOCK;
    struct arena_block *block = aligned_alloc(ALIGNMENT, size);
    if (block == NULL) {
        atomic_store(&lacked, true);
        return 0;
    }
    *block = (struct arena_block){
        .older = arena->blocks, .size = size, .used = round_up(sizeof(struct arena_block))};
    arena->blocks = block;
    arena->allocated += size;
    return 1;
}

void *arena_allocate(struct arena *arena, size_t size)
{
    if (size > SIZE_MAX / 2)
        return NULL;
    size_t rounded = round_up(size == 0 ? 1 : size);
    if (arena->blocks == NULL || arena->blocks->size - arena->blocks->used < rounded) {
        if (!add_block(arena, rounded))
            return NULL;
    }
    struct arena_block *block = arena->blocks;
    char *start = (char *)block;
    void *result = start + block->used;
    block->used += rounded;
    return result;
}

void *arena_allocate_zeroed(struct arena *arena, size_t count, size_t size)
{
    if (size != 0 && count > SIZE_MAX / size)
        return NULL;
    void *result = arena_allocate(arena, count * size);
    if (result != NULL)
        memset(result, 0, count * size);
    return result;
}

char *arena_copy_text(struct arena *arena, const char *text, size_t size)
{
    if (size == SIZE_MAX)
        return NULL;
    char *copy = arena_allocate(arena, size + 1);
    if (copy == NULL)
        return NULL;
    if (size > 0)
        memcpy(copy, text, size);
    copy[size] = '\0';
    return copy;
}

/* What is left of the newest block, a multiple of ALIGNMENT: arena_allocate gives what fits there from its start. */
static char *rest_of_block(const struct arena *arena, size_t *room)
{
    struct arena_block *block = arena->blocks;
    *room = block == NULL ? 0 : block->size - block->used;
    return block == NULL ? NULL : (char *)block + block->used;
}

char *arena_format(struct arena *arena, const char *format, ...)
{
    size_t room;
    char *rest = rest_of_block(arena, &room);
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(rest, room, format, arguments);
    va_end(arguments);
    char *text = length < 0 ? NULL : arena_allocate(arena, (size_t)length + 1);
    if (text == NULL || text == rest)
        return text;
    va_start(arguments, format);
    (void)vsnprintf(text, (size_t)length + 1, format, arguments);
    va_end(arguments);
    return text;
}

static void free_blocks(struct arena *arena, struct arena_block *block)
{
    while (block != NULL) {
        struct arena_block *older = block->older;
        arena->allocated -= block->size;
        free(block);
        block = older;
    }
}

void arena_reset(struct arena *arena)
{
    if (arena->blocks == NULL)
        return;
    /* A block larger than usual is not kept: one huge case must not hold its memory for all that follow. */
    if (arena->blocks->size > SMALLEST_BLOCK) {
        arena_destroy(arena);
        return;
    }
    free_blocks(arena, arena->blocks->older);
    arena->blocks->older = NULL;
    arena->blocks->used = round_up(sizeof(struct arena_block));
}

void arena_destroy(struct arena *arena)
{
    free_blocks(arena, arena->blocks);
    arena->blocks = NULL;
}
