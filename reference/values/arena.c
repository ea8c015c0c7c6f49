#include "arena.h"

#include "address_sanitizer.h"

#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/*
 * AddressSanitizer knows the blocks, but not the pieces that the arena cuts them into. If it is active, the
 * arena marks the bytes that it hands out, and a poisoned gap of the same size follows each piece. The gaps
 * do not count towards the limit.
 */
#ifdef ADDRESS_SANITIZER
#include <sanitizer/asan_interface.h>
enum { STRIDE = 2 };
#define FORBID(start, size) ASAN_POISON_MEMORY_REGION(start, size)
#define PERMIT(start, size) ASAN_UNPOISON_MEMORY_REGION(start, size)
#else
enum { STRIDE = 1 };
#define FORBID(start, size) ((void)(start), (void)(size))
#define PERMIT(start, size) ((void)(start), (void)(size))
#endif

enum { ALIGNMENT = 64, SMALLEST_BLOCK = 32 * 1024, LARGEST_KEPT_BLOCK = 1024 * 1024 };

static atomic_bool out_of_memory;

bool arena_system_out_of_memory(void)
{
    return atomic_load(&out_of_memory);
}

void arena_note_system_out_of_memory(void)
{
    atomic_store(&out_of_memory, true);
}

/* The head of a block; its payload begins at the next multiple of ALIGNMENT. */
struct arena_block {
    struct arena_block *older;
    size_t size; /* of the whole block, head included */
    size_t used; /* head included */
};

static size_t round_up(size_t size)
{
    return (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

/* The start of the next piece of a block. */
static char *next_piece(struct arena_block *block)
{
    return (char *)block + block->used * STRIDE;
}

/* Takes back everything that a block has handed out. */
static void empty_block(struct arena_block *block)
{
    block->used = round_up(sizeof *block);
    FORBID(next_piece(block), (block->size - block->used) * STRIDE);
}

struct arena arena_create(size_t limit)
{
    return (struct arena){.blocks = NULL, .allocated = 0, .limit = limit};
}

struct arena arena_create_dispensable(size_t limit)
{
    return (struct arena){.limit = limit, .dispensable = true};
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

static size_t lesser(size_t a, size_t b)
{
    return a < b ? a : b;
}

/* A block is twice as large as the one before, up to a limit, so that a reset arena soon has one that is
 * large enough. */
static size_t usual_size(const struct arena *arena)
{
    return arena->blocks == NULL ? SMALLEST_BLOCK : lesser(2 * arena->blocks->size, LARGEST_KEPT_BLOCK);
}

/* A new block with room for `payload` bytes, a multiple of ALIGNMENT; false if there is no memory. */
static int add_block(struct arena *arena, size_t payload)
{
    const size_t usual = usual_size(arena);
    size_t size = round_up(sizeof(struct arena_block)) + payload;
    if (arena->blocks != NULL && arena->blocks->used == round_up(sizeof(struct arena_block))) {
        struct arena_block *empty = arena->blocks; /* left by a reset, and too small */
        arena->blocks = empty->older;
        empty->older = NULL;
        free_blocks(arena, empty);
    }
    const size_t room = arena->limit - arena->allocated;
    if (size > room)
        return 0;
    if (size < usual)
        size = lesser(room / ALIGNMENT * ALIGNMENT, usual);
    struct arena_block *block = aligned_alloc(ALIGNMENT, size * STRIDE);
    if (block == NULL) {
        if (!arena->dispensable)
            arena_note_system_out_of_memory();
        return 0;
    }
    *block = (struct arena_block){.older = arena->blocks, .size = size};
    empty_block(block);
    arena->blocks = block;
    arena->allocated += size;
    return 1;
}

void *arena_allocate(struct arena *arena, size_t size)
{
    const bool is_possible = size <= SIZE_MAX / 2 / STRIDE;
    size_t rounded = is_possible ? round_up(size == 0 ? 1 : size) : 0;
    const bool has_room = arena->blocks != NULL && arena->blocks->size - arena->blocks->used >= rounded;
    if (!is_possible || (!has_room && !add_block(arena, rounded))) {
        arena->refused++;
        return NULL;
    }
    void *result = next_piece(arena->blocks);
    arena->blocks->used += rounded;
    PERMIT(result, size);
    return result;
}

void *arena_allocate_zeroed(struct arena *arena, size_t count, size_t size)
{
    if (size != 0 && count > SIZE_MAX / 2 / size)
        return NULL;
    void *result = arena_allocate(arena, count * size);
    if (result != NULL)
        memset(result, 0, count * size);
    return result;
}

/* An array from malloc with another capacity; NULL, which is recorded, if there is no memory. */
static void *resized(void *items, size_t capacity, size_t size)
{
    void *larger = capacity > SIZE_MAX / size ? NULL : realloc(items, capacity * size);
    if (larger == NULL)
        arena_note_system_out_of_memory();
    return larger;
}

void *arena_room_for(struct arena *arena, void *items, size_t count, size_t *capacity, size_t size)
{
    enum { FIRST_CAPACITY = 16 };
    if (count < *capacity)
        return items;
    if (*capacity > SIZE_MAX / 2)
        return NULL;
    size_t larger_capacity = *capacity == 0 ? FIRST_CAPACITY : 2 * *capacity;
    void *larger = arena == NULL ? resized(items, larger_capacity, size)
                                 : arena_allocate_zeroed(arena, larger_capacity, size);
    if (larger == NULL)
        return NULL;
    if (arena != NULL && count > 0)
        memcpy(larger, items, count * size);
    *capacity = larger_capacity;
    return larger;
}

char *arena_copy(struct arena *arena, const char *text)
{
    return text == NULL ? NULL : arena_copy_text(arena, text, strlen(text));
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

bool arena_copy_texts(struct arena *arena, const char **const *texts, size_t count)
{
    size_t size = 0;
    for (size_t i = 0; i < count; i++)
        size += strlen(*texts[i]) + 1;
    char *copy = arena_allocate(arena, size);
    for (size_t i = 0; copy != NULL && i < count; i++) {
        const size_t its_size = strlen(*texts[i]) + 1;
        *texts[i] = memcpy(copy, *texts[i], its_size);
        copy += its_size;
    }
    return copy != NULL;
}

/* The free rest of the newest block, a multiple of ALIGNMENT: the next allocation that fits is taken from its
 * start. */
static char *rest_of_block(const struct arena *arena, size_t *room)
{
    struct arena_block *block = arena->blocks;
    *room = block == NULL ? 0 : block->size - block->used;
    return block == NULL ? NULL : next_piece(block);
}

char *arena_format(struct arena *arena, const char *format, ...)
{
    size_t room;
    char *rest = rest_of_block(arena, &room);
    va_list arguments;
    va_start(arguments, format);
    PERMIT(rest, room);
    int length = vsnprintf(rest, room, format, arguments);
    FORBID(rest, room);
    va_end(arguments);
    char *text = length < 0 ? NULL : arena_allocate(arena, (size_t)length + 1);
    /* Whether it fitted; the address does not tell, since a new block may be where the old one was. */
    if (text == NULL || (size_t)length < room)
        return text;
    va_start(arguments, format);
    (void)vsnprintf(text, (size_t)length + 1, format, arguments);
    va_end(arguments);
    return text;
}

char *arena_join(struct arena *arena, const char *const *texts, size_t count, const char *between)
{
    const size_t gap = strlen(between);
    size_t size = 1;
    for (size_t i = 0; i < count; i++) {
        const size_t more = strlen(texts[i]) + gap;
        if (more > SIZE_MAX - size)
            return NULL;
        size += more;
    }
    char *joined = arena_allocate(arena, size), *end = joined;
    for (size_t i = 0; joined != NULL && i < count; i++) {
        const size_t length = strlen(texts[i]), before = i == 0 ? 0 : gap;
        memcpy(end, between, before);
        memcpy(end + before, texts[i], length);
        end += before + length;
    }
    if (joined != NULL)
        *end = '\0';
    return joined;
}

const char *text_or_empty(const char *text)
{
    return text == NULL ? "" : text;
}

void arena_reset(struct arena *arena)
{
    if (arena->blocks == NULL)
        return;
    /* A large block is not kept: one huge case must not hold its memory during all later cases. */
    if (arena->blocks->size > LARGEST_KEPT_BLOCK) {
        arena_destroy(arena);
        return;
    }
    free_blocks(arena, arena->blocks->older);
    arena->blocks->older = NULL;
    empty_block(arena->blocks);
}

void arena_destroy(struct arena *arena)
{
    free_blocks(arena, arena->blocks);
    arena->blocks = NULL;
}
