/* Draws extents and numbers of positions. */
#include "random_parts.h"

/* Just above a threshold at which implementations divide work, as far as the limit allows. */
static int64_t draw_large_count(struct random_stream *stream, int64_t limit)
{
    static const int32_t thresholds[] = {8192, 10000, 16384, 32768, 65536};
    int64_t row = random_below(stream, sizeof thresholds / sizeof *thresholds);
    while (row > 0 && thresholds[row] > limit)
        row--;
    return random_lesser(thresholds[row] + random_below(stream, 4), limit);
}

int64_t random_count(struct random_stream *stream, int64_t limit)
{
    /* Of 256 counts, `weight` are from 2^from to 2^to. The rest are large. */
    static const struct {
        uint8_t weight, from, to;
    } classes[] = {{64, 0, 3}, {92, 3, 5}, {64, 5, 7}, {28, 7, 9}, {7, 9, 12}};
    enum { CLASSES = sizeof classes / sizeof *classes };
    int64_t rest = random_below(stream, 256);
    int row = 0;
    while (row < CLASSES && rest >= classes[row].weight)
        rest -= classes[row++].weight;
    if (row == CLASSES)
        return draw_large_count(stream, limit);
    int64_t from = classes[row].from, to = classes[row].to, count;
    if (random_once_in(stream, 2)) {
        count = ((int64_t)1 << random_between(stream, from, to)) - 1;
        count += random_below(stream, 5);
    } else {
        count = random_between(stream, (int64_t)1 << from, (int64_t)1 << to);
    }
    return random_greater(random_lesser(count, limit), 1);
}

void random_split(struct random_stream *stream, int64_t count, int64_t *dims, int rank, int64_t chief)
{
    int64_t rest = count;
    for (int i = 0; i < rank; i++)
        dims[i] = 1;
    for (int i = 0; i < rank && rest > 1; i++) {
        if (i == chief)
            continue;
        int64_t kind = random_below(stream, 8);
        if (kind < 5)
            dims[i] = kind < 2 ? 1 : random_lesser(random_between(stream, 2, 9), rest);
        else if (kind < 7)
            dims[i] = random_lesser(random_between(stream, 2, 4), rest);
        else
            dims[i] = random_between(stream, 1, rest);
        rest /= dims[i];
    }
    if (rank > 0)
        dims[chief] *= rest;
}

int64_t random_positions(struct random_stream *stream, int64_t updates, int64_t most)
{
    static const uint8_t weights[] = {20, 8, 8, 4, 4, 8, 4, 4, 4};
    int64_t count = updates;
    switch (random_choice(stream, weights)) {
    case 1:
        count = updates + random_between(stream, 1, 3);
        break;
    case 2:
        count = 2 * updates;
        break;
    case 3:
        count = updates + random_below(stream, 4 * updates);
        break;
    case 4:
        count = (updates + 1) / 2;
        break;
    case 5:
        count = random_between(stream, 1, random_lesser(updates, 9));
        break;
    case 6:
        count = 1;
        break;
    case 7:
        count = random_count(stream, most);
        break;
    case 8:
        count = random_greater(updates, random_count(stream, most));
        break;
    default:
        break;
    }
    return random_greater(random_lesser(count, most), 1);
}
