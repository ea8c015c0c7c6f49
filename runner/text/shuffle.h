/* Reproducible random orders: everything follows from a seed. */
#ifndef SCATTER_SHUFFLE_H
#define SCATTER_SHUFFLE_H

#include <stddef.h>
#include <stdint.h>

/*
 * The next number of the generator SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number
 * Generators, 2014, with the constants of Vigna's public domain implementation). The state starts as the
 * seed; any value is allowed.
 */
uint64_t splitmix64(uint64_t *state);

/*
 * Fills `order` with the numbers below `count` in an order that the seed determines, by the Fisher-Yates
 * method. Over all seeds every order is equally likely, except for a bias of at most count in 2^64 from
 * taking remainders.
 */
void shuffled_order(size_t *order, size_t count, uint64_t seed);

#endif
