/*
 * Pseudo-random numbers that are the same for the same case: SplitMix64.
 *
 * Source: G. Steele, D. Lea, C. Flood, Fast Splittable Pseudorandom Number Generators, OOPSLA 2014.
 */
#ifndef VARIANTS_RANDOM_H
#define VARIANTS_RANDOM_H

#include <stddef.h>
#include <stdint.h>

struct random {
    uint64_t state;
};

static inline uint64_t random_next(struct random *random)
{
    random->state += 0x9e3779b97f4a7c15u;
    uint64_t mixed = random->state;
    mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9u;
    mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebu;
    return mixed ^ mixed >> 31;
}

/* A number below `end`, which is not 0. */
static inline size_t random_below(struct random *random, size_t end)
{
    return (size_t)(random_next(random) % end);
}

/* Begins with the FNV-1a hash of some bytes. */
static inline struct random random_from_bytes(const void *seed, size_t size)
{
    const unsigned char *bytes = seed;
    struct random random = {.state = 0xcbf29ce484222325u};
    for (size_t i = 0; i < size; i++)
        random.state = (random.state ^ bytes[i]) * 0x100000001b3u;
    return random;
}

#endif
