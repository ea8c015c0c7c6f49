/*
 * A number whose bits depend on all of another's.
 */
#ifndef SCATTER_MIX_H
#define SCATTER_MIX_H

#include <stdint.h>

/* What the generator SplitMix64 adds from one number to the next. */
#define MIX_STEP 0x9e3779b97f4a7c15u

/*
 * What SplitMix64 makes of its state (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014, with the
 * constants of Vigna's public domain implementation; text/shuffle.h). One to one. Inline, since loops over elements use it.
 */
static inline uint64_t mix(uint64_t number)
{
    number += MIX_STEP;
    number = (number ^ number >> 30) * 0xbf58476d1ce4e5b9u;
    number = (number ^ number >> 27) * 0x94d049bb133111ebu;
    return number ^ number >> 31;
}

#endif
