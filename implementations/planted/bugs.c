#include "bugs.h"

#include <stddef.h>
#include <stdint.h>
#include <time.h>

bool bugs_active[BUG_COUNT];

#define PLANTED_NAME(name, kind, sentence) #name,
static const char *const names[BUG_COUNT] = {PLANTED_BUGS(PLANTED_NAME)};
#undef PLANTED_NAME

struct pair {
    enum bug pair;
    enum bug halves[2];
};

#define PLANTED_PAIR(pair, first, second) {BUG_##pair, {BUG_##first, BUG_##second}},
static const struct pair pairs[] = {PLANTED_PAIRS(PLANTED_PAIR)};
#undef PLANTED_PAIR

/* Identifiers cannot contain "-", and options usually do not contain "_". */
static bool same_name(const char *name, const char *identifier)
{
    while (*name != '\0' && (*name == *identifier || (*name == '-' && *identifier == '_'))) {
        name++;
        identifier++;
    }
    return *name == '\0' && *identifier == '\0';
}

bool bugs_activate(const char *name)
{
    int found = 0;
    while (found < BUG_COUNT && !same_name(name, names[found]))
        found++;
    if (found == BUG_COUNT)
        return false;
    bugs_active[found] = true;
    for (size_t i = 0; i < sizeof(pairs) / sizeof(pairs[0]); i++) {
        if ((int)pairs[i].pair == found) {
            bugs_active[pairs[i].halves[0]] = true;
            bugs_active[pairs[i].halves[1]] = true;
        }
    }
    return true;
}

/* splitmix64, seeded by the time: two processes must not lose the same updates. */
static uint64_t draw(void)
{
    static uint64_t state;
    if (state == 0) {
        struct timespec now = {0};
        (void)timespec_get(&now, TIME_UTC);
        state = (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
    }
    state += UINT64_C(0x9e3779b97f4a7c15);
    uint64_t mixed = (state ^ (state >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    mixed = (mixed ^ (mixed >> 27)) * UINT64_C(0x94d049bb133111eb);
    return mixed ^ (mixed >> 31);
}

bool bugs_lose_one(void)
{
    uint64_t percent = 0;
    if (BUG(racy_two_percent))
        percent = 2;
    else if (BUG(racy_ten_percent))
        percent = 10;
    else if (BUG(racy_fifty_percent))
        percent = 50;
    return percent > 0 && draw() % 100 < percent;
}
