#include "shuffle.h"

#include <criterion/criterion.h>
#include <string.h>

enum { COUNT = 100 };

Test(shuffle, the_generator_gives_the_published_numbers)
{
    /* The first numbers for this seed, from the tests of other implementations. */
    static const uint64_t expected[] = {6457827717110365317u, 3203168211198807973u, 9817491932198370423u,
                                        4593380528125082431u, 16408922859458223821u};
    uint64_t state = 1234567;
    for (size_t i = 0; i < sizeof expected / sizeof expected[0]; i++)
        cr_expect(splitmix64(&state) == expected[i], "number %zu", i);
}

Test(shuffle, an_order_contains_every_number_once)
{
    size_t order[COUNT];
    int seen[COUNT] = {0};
    shuffled_order(order, COUNT, 7);
    for (size_t i = 0; i < COUNT; i++) {
        cr_assert(order[i] < COUNT);
        seen[order[i]]++;
    }
    for (size_t i = 0; i < COUNT; i++)
        cr_expect(seen[i] == 1, "%zu is there %d times", i, seen[i]);
}

Test(shuffle, a_seed_gives_the_same_order_again)
{
    size_t order[COUNT], again[COUNT];
    shuffled_order(order, COUNT, 7);
    shuffled_order(again, COUNT, 7);
    cr_expect(memcmp(order, again, sizeof order) == 0);
}

Test(shuffle, another_seed_gives_another_order)
{
    size_t order[COUNT], other[COUNT];
    shuffled_order(order, COUNT, 7);
    shuffled_order(other, COUNT, 8);
    cr_expect(memcmp(order, other, sizeof order) != 0);
}

Test(shuffle, the_orders_of_three_are_equally_frequent)
{
    int seen[27] = {0};
    for (uint64_t seed = 0; seed < 6000; seed++) {
        size_t order[3];
        shuffled_order(order, 3, seed);
        seen[9 * order[0] + 3 * order[1] + order[2]]++;
    }
    /* Each is expected 1000 times, with a standard deviation of 29. */
    static const int orders[] = {5, 7, 11, 15, 19, 21};
    for (size_t i = 0; i < 6; i++)
        cr_expect(seen[orders[i]] > 880 && seen[orders[i]] < 1120, "%d", seen[orders[i]]);
}

Test(shuffle, an_empty_list_can_be_shuffled)
{
    shuffled_order(NULL, 0, 7);
}
