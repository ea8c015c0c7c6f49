#include "shuffle.h"

uint64_t splitmix64(uint64_t *state)
{
    uint64_t mixed = *state += 0x9e3779b97f4a7c15;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
    return mixed ^ (mixed >> 31);
}

void shuffled_order(size_t *order, size_t count, uint64_t seed)
{
    uint64_t state = seed;
    for (size_t i = 0; i < count; i++) {
        size_t place = (size_t)(splitmix64(&state) % ((uint64_t)i + 1));
        if (place < i)
            order[i] = order[place];
        order[place] = i;
    }
}
