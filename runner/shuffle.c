#include "shuffle.h"

#include <time.h>

uint64_t splitmix64(uint64_t *state)
{
    uint64_t mixed = *state += 0x9e3779b97f4a7c15;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
    return mixed ^ (mixed >> 31);
}

/* A number below `bound`, which is not 0: numbers from the incomplete last interval of that length are thrown away. */
static uint64_t random_below(uint64_t bound, uint64_t *state)
{
    uint64_t whole = UINT64_MAX - UINT64_MAX % bound;
    uint64_t number;
    do
        number = splitmix64(state);
    while (number >= whole);
    return number % bound;
}

void shuffled_order(size_t *order, size_t count, uint64_t seed)
{
    uint64_t state = seed;
    for (size_t i = 0; i < count; i++) {
        size_t place = (size_t)random_below((uint64_t)i + 1, &state);
        if (place < i)
            order[i] = order[place];
        order[place] = i;
    }
}

uint64_t seed_of_now(void)
{
    struct timespec now = {0};
    (void)timespec_get(&now, TIME_UTC);
    uint64_t state = (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
    return splitmix64(&state) & UINT32_MAX;
}
