/* Draws lines of indices by patterns. */
#include "random_numbers.h"

#define WEIGHT(constant, weight) (weight),
static const uint8_t weights[] = {LINE_PATTERN_TABLE(WEIGHT)};
#undef WEIGHT

#define PLUS_WEIGHT(constant, weight) +(weight)
_Static_assert(0 LINE_PATTERN_TABLE(PLUS_WEIGHT) == RANDOM_WEIGHTS, "patterns have the weight of all");
#undef PLUS_WEIGHT

enum line_pattern random_line_pattern(struct random_stream *stream)
{
    return (enum line_pattern)random_choice(stream, weights);
}

/* ---- in order ------------------------------------------------------------------------------------------ */

/* start, start + step and so on, modulo the extent. Requires both below it. */
static void fill_steps(int32_t *line, int64_t length, int64_t extent, int64_t start, int64_t step)
{
    int64_t position = start;
    for (int64_t j = 0; j < length; j++) {
        line[j] = (int32_t)position;
        position += step;
        if (position >= extent)
            position -= extent;
    }
}

static void fill_range(struct random_stream *stream, int32_t *line, int64_t length, int64_t extent)
{
    int64_t room = length < extent ? extent - length + 1 : extent;
    fill_steps(line, length, extent, random_below(stream, room), 1 % extent);
}

/* A step of 2 to 9, or less if the list would wrap around. */
static void fill_stride(struct random_stream *stream, int32_t *line, int64_t length, int64_t extent)
{
    int64_t widest = length > 1 ? (extent - 1) / (length - 1) : extent;
    int64_t step = random_between(stream, 2, widest < 2 ? 9 : random_lesser(widest, 9));
    int64_t room = extent - (length - 1) * step;
    fill_steps(line, length, extent, random_below(stream, room > 0 ? room : extent), step % extent);
}

static void fill_sorted(struct random_stream *stream, int32_t *line, int64_t length, int64_t extent)
{
    int64_t position = random_below(stream, random_lesser(extent, 3)), widest = 2 * extent / length + 2;
    for (int64_t j = 0; j < length; j++) {
        line[j] = (int32_t)random_lesser(position, extent - 1);
        position += random_below(stream, widest);
    }
}

/* One position of each of as many parts of the extent as the list is long. */
static void fill_rising(struct random_stream *stream, int32_t *line, int64_t length, int64_t extent)
{
    int64_t part = extent / length;
    for (int64_t j = 0; j < length; j++)
        line[j] = (int32_t)(part * j + random_below(stream, part));
}

static void fill_reversed(struct random_stream *stream, int32_t *line, int64_t length, int64_t extent)
{
    int64_t first = random_once_in(stream, 2) ? extent - 1 : (length - 1) % extent;
    fill_steps(line, length, extent, first, extent - 1);
}

/* ---- without order ------------------------------------------------------------------------------------- */

static void shuffle(struct random_stream *stream, int32_t *line, int64_t length)
{
    for (int64_t j = length - 1; j > 0; j--) {
        int64_t other = random_below(stream, j + 1);
        int32_t position = line[j];
        line[j] = line[other];
        line[other] = position;
    }
}

static void fill_permutation(struct random_stream *stream, int32_t *line, int64_t length, int64_t extent)
{
    if (length < extent)
        fill_rising(stream, line, length, extent);
    else
        fill_steps(line, length, extent, 0, 1 % extent);
    shuffle(stream, line, length);
}

static void fill_blocks(struct random_stream *stream, int32_t *line, int64_t length, int64_t extent)
{
    static const uint8_t sizes[] = {2, 3, 4, 5, 8, 16, 32, 64};
    int64_t size = random_lesser(sizes[random_below(stream, sizeof sizes)], length);
    int64_t blocks = (length + size - 1) / size, parts = extent / size;
    fill_permutation(stream, line, blocks, parts > 0 ? parts : 1);
    for (int64_t j = length - 1; j >= 0; j--) /* backwards: what is read is not yet overwritten */
        line[j] = (int32_t)((line[j / size] * size + j % size) % extent);
}

static void fill_different(struct random_stream *stream, int32_t *line, int64_t length, int64_t extent)
{
    if (random_once_in(stream, 2))
        fill_permutation(stream, line, length, extent);
    else
        fill_range(stream, line, length, extent);
}

/* ---- with repeats -------------------------------------------------------------------------------------- */

static void fill_pairs(struct random_stream *stream, int32_t *line, int64_t length, int64_t extent)
{
    fill_permutation(stream, line, (length + 1) / 2, extent);
    for (int64_t j = length - 1; j >= 0; j--)
        line[j] = line[j / 2];
}

static void fill_near(struct random_stream *stream, int32_t *line, int64_t length, int64_t extent)
{
    fill_different(stream, line, length, extent);
    for (int64_t repeats = random_between(stream, 1, 3); repeats > 0 && length > 1; repeats--) {
        int64_t j = random_between(stream, 1, length - 1);
        line[j] = line[j - 1];
    }
}

/* Few positions, one of 8, or all come again after a distance, which is near a power of two. */
static void fill_far(struct random_stream *stream, int32_t *line, int64_t length, int64_t extent)
{
    static const int16_t distances[] = {10,  16,  31,  32,  33,  50,  64,  100,
                                        127, 128, 129, 200, 256, 500, 512, 1000};
    fill_different(stream, line, length, extent);
    int64_t distance = distances[random_below(stream, sizeof distances / sizeof *distances)];
    if (distance >= length)
        distance = length / 2;
    if (distance == 0)
        return;
    int64_t kind = random_below(stream, 4);
    int64_t repeats = kind < 2 ? random_between(stream, 1, 3) : kind == 2 ? (length + 7) / 8 : 0;
    for (; repeats > 0; repeats--) {
        int64_t j = random_between(stream, distance, length - 1);
        line[j] = line[j - distance];
    }
    for (int64_t j = distance; kind == 3 && j < length; j++)
        line[j] = line[j - distance];
}

static void fill_halves(struct random_stream *stream, int32_t *line, int64_t length, int64_t extent)
{
    fill_different(stream, line, length, extent);
    for (int64_t j = (length + 1) / 2; j < length; j++)
        line[j] = line[j - (length + 1) / 2];
}

static void fill_periodic(struct random_stream *stream, int32_t *line, int64_t length, int64_t extent)
{
    int64_t period = random_lesser(random_between(stream, 2, 17), length);
    fill_permutation(stream, line, period, extent);
    for (int64_t j = period; j < length; j++)
        line[j] = line[j - period];
}

static void fill_any(struct random_stream *stream, int32_t *line, int64_t length, int64_t extent)
{
    for (int64_t j = 0; j < length; j++)
        line[j] = (int32_t)random_below(stream, extent);
}

static void fill_hot(struct random_stream *stream, int32_t *line, int64_t length, int64_t extent)
{
    int64_t hot = random_below(stream, extent);
    for (int64_t j = 0; j < length; j++)
        line[j] = (int32_t)(random_once_in(stream, 8) ? random_below(stream, extent) : hot);
}

/* ---- all ----------------------------------------------------------------------------------------------- */

void random_line_fill(struct random_stream *stream, enum line_pattern pattern, int32_t *line, int64_t length,
                      int64_t extent)
{
    if (length == 0)
        return;
    switch (pattern) {
    case LINE_CONSTANT:
        fill_steps(line, length, extent, random_below(stream, extent), 0);
        break;
    case LINE_IDENTITY:
        fill_steps(line, length, extent, 0, 1 % extent);
        break;
    case LINE_RANGE:
        fill_range(stream, line, length, extent);
        break;
    case LINE_STRIDE:
        fill_stride(stream, line, length, extent);
        break;
    case LINE_RISING:
        if (length <= extent) {
            fill_rising(stream, line, length, extent);
            break;
        } /* else there are not enough positions */
        fill_sorted(stream, line, length, extent);
        break;
    case LINE_SORTED:
        fill_sorted(stream, line, length, extent);
        break;
    case LINE_REVERSED:
        fill_reversed(stream, line, length, extent);
        break;
    case LINE_PERMUTATION:
        fill_permutation(stream, line, length, extent);
        break;
    case LINE_BLOCKS:
        fill_blocks(stream, line, length, extent);
        break;
    case LINE_PAIRS:
        fill_pairs(stream, line, length, extent);
        break;
    case LINE_NEAR:
        fill_near(stream, line, length, extent);
        break;
    case LINE_FAR:
        fill_far(stream, line, length, extent);
        break;
    case LINE_HALVES:
        fill_halves(stream, line, length, extent);
        break;
    case LINE_PERIODIC:
        fill_periodic(stream, line, length, extent);
        break;
    case LINE_HOT:
        fill_hot(stream, line, length, extent);
        break;
    case LINE_ANY:
        fill_any(stream, line, length, extent);
        break;
    }
}
