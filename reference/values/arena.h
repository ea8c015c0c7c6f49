/*
 * An arena: memory that is allocated piece by piece and freed all at once. One arena serves one case:
 * loading, evaluation and judgement allocate from it and free nothing; the caller resets it.
 *
 * An arena has a limit, so that untrusted input cannot exhaust the machine: a request beyond the limit
 * returns NULL, exactly as if the system had no memory.
 */
#ifndef SCATTER_ARENA_H
#define SCATTER_ARENA_H

#include <stdbool.h>
#include <stddef.h>

struct arena_block;

/* Transparent so that it can live on the stack; the members are private to the functions below. */
struct arena {
    struct arena_block *blocks; /* newest first */
    size_t allocated;           /* bytes obtained from the system */
    size_t limit;               /* the maximum of `allocated` */
    size_t refused;             /* how many allocations have failed; a caller may compare it */
    bool dispensable;           /* made by arena_create_dispensable */
};

/* An empty arena that can hold at most `limit` bytes. Allocates nothing yet. */
struct arena arena_create(size_t limit);

/* The same for data that the program can do without: arena_system_out_of_memory does not count its failed
 * allocations. */
struct arena arena_create_dispensable(size_t limit);

/*
 * `size` bytes, uninitialised, aligned to 64 bytes (enough for any type and for a cache line); size 0 also
 * gives a valid pointer. NULL if the limit would be exceeded or the system has no memory. Owned by the arena.
 */
void *arena_allocate(struct arena *arena, size_t size);

/* The same for `count` elements of `size` bytes, zeroed; also NULL if no object can have that size. */
void *arena_allocate_zeroed(struct arena *arena, size_t count, size_t size);

/*
 * Room for one more item after `count` items of `size` bytes: the same array while its capacity suffices,
 * else a copy with at least twice the capacity, its new part zeroed; *capacity is updated. An empty array may
 * be NULL with capacity 0. NULL if there is no memory: the old array then stays unchanged. Without an arena
 * the array is from malloc, its new part is not zeroed, and the caller frees it.
 */
void *arena_room_for(struct arena *arena, void *items, size_t count, size_t *capacity, size_t size);

/* A copy of a text; NULL for NULL, or as above. */
char *arena_copy(struct arena *arena, const char *text);

/* A copy of `size` bytes followed by a NUL byte, or NULL as above. */
char *arena_copy_text(struct arena *arena, const char *text, size_t size);

/* Replaces each of these texts by a copy. All copies are in one piece of memory, which takes less than a
 * piece for each short text. False, with nothing replaced, if there is no memory. */
bool arena_copy_texts(struct arena *arena, const char **const *texts, size_t count);

/* A string formatted by printf's rules, or NULL as above. */
char *arena_format(struct arena *arena, const char *format, ...);

/* The texts joined with `between` between them; "" for no texts. NULL as above. */
char *arena_join(struct arena *arena, const char *const *texts, size_t count, const char *between);

/* The text; "" for NULL, which is an absent member, or lack of memory: that changes no verdict. */
const char *text_or_empty(const char *text);

/* Takes back everything that was handed out; keeps one block for the next case. */
void arena_reset(struct arena *arena);

/* Returns all memory to the system. The arena is then as after arena_create. */
void arena_destroy(struct arena *arena);

/*
 * Whether the system ever lacked memory for an arena of this process. A caller that got NULL may have
 * continued with less, for instance without a text, so no result can then be relied upon. Reaching a limit
 * does not count, because that is the same in every run.
 */
bool arena_system_out_of_memory(void);

/* Records that the system lacked memory for an allocation outside arenas. */
void arena_note_system_out_of_memory(void);

#endif
