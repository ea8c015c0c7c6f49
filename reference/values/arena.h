/*
 * An arena: memory that is handed out piece by piece and given back all at once. One arena serves one
 * case: loading, evaluation and judgement allocate from it and free nothing; the caller resets it.
 *
 * An arena has a limit, so that untrusted input cannot exhaust the machine: what goes beyond the
 * limit is refused with NULL, exactly like memory that the system does not have.
 */
#ifndef SCATTER_ARENA_H
#define SCATTER_ARENA_H

#include <stdbool.h>
#include <stddef.h>

struct arena_block;

/* Transparent so that it can live on the stack; the members belong to the functions below. */
struct arena {
    struct arena_block *blocks; /* newest first */
    size_t allocated;           /* bytes obtained from the system */
    size_t limit;               /* the most of them, in bytes */
    bool dispensable;           /* made by arena_create_dispensable */
};

/* An empty arena that will hold at most `limit` bytes. Allocates nothing yet. */
struct arena arena_create(size_t limit);

/*
 * The same for what can be done without: where the system has no memory for it, arena_system_memory_lacked does not say
 * so.
 */
struct arena arena_create_dispensable(size_t limit);

/*
 * `size` bytes, uninitialised, aligned to 64 bytes (enough for any type and for a cache line). Never NULL
 * for size 0. NULL when the limit would be passed or the system has no memory. Owned by the arena.
 */
void *arena_allocate(struct arena *arena, size_t size);

/* The same for `count` elements of `size` bytes, zeroed; NULL also when the product overflows. */
void *arena_allocate_zeroed(struct arena *arena, size_t count, size_t size);

/*
 * Room for one more item behind `count` items of `size` bytes: the same array while its capacity lasts, else a zeroed copy
 * of at least twice the capacity, which *capacity then says. An array without items may be NULL with capacity 0. NULL when
 * there is no memory: the old array then stays as it is.
 */
void *arena_room_for(struct arena *arena, void *items, size_t count, size_t *capacity, size_t size);

/* A copy of `size` bytes followed by a NUL byte, or NULL as above. */
char *arena_copy_text(struct arena *arena, const char *text, size_t size);

/* A string made by printf's rules, or NULL as above. */
char *arena_format(struct arena *arena, const char *format, ...);

/* The texts one after the other with `between` between them; "" for none. NULL as above. */
char *arena_join(struct arena *arena, const char *const *texts, size_t count, const char *between);

/* Takes everything back that was handed out; keeps one block for the next case. */
void arena_reset(struct arena *arena);

/* Takes everything back and returns it to the system. The arena is then as arena_create made it. */
void arena_destroy(struct arena *arena);

/*
 * Whether the system ever had no memory for an arena of this process. Who got NULL may have continued with less, such as
 * without a text: nothing is then to be relied upon. A limit that was reached does not count: it is the same every time.
 */
bool arena_system_memory_lacked(void);

/* Says so of memory that was wanted elsewhere. */
void arena_note_lack_of_system_memory(void);

#endif
