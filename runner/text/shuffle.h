/*
 * Putting things into a random order that can be repeated: everything follows from a seed.
 */
#ifndef SCATTER_SHUFFLE_H
#define SCATTER_SHUFFLE_H

#include <stddef.h>
#include <stdint.h>

/*
 * The next number of the generator SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number
 * Generators, 2014, with the constants of Vigna's public domain implementation). The state begins as the
 * seed; any will do.
 */
uint64_t splitmix64(uint64_t *state);

/*
 * Fills `order` with the numbers below `count` in an order that the seed determines, by Fisher and Yates's
 * method. Over the seeds every order is as likely as any other, but for the bias of a remainder: count in
 * 2^64.
 */
void shuffled_order(size_t *order, size_t count, uint64_t seed);

#endif
