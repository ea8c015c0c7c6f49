/* Features of indices. */
#include "node.h"
#include "world_fixture.h"

#include <stdlib.h>
#include <string.h>

enum { LINE_ROOM = 1 << 17, LEAST = 12 /* shorter lists have too many patterns */ };

/* ---- indices ------------------------------------------------------------------------------------------- */

static bool has_tuples(const struct world_case *made)
{
    return made->kind.version->op == OPERATOR_SCATTER_ND;
}

static int64_t tuple_length(const struct world_case *made)
{
    const struct tensor *indices = &made->inputs[INPUT_INDICES];
    return has_tuples(made) ? indices->dims[indices->rank - 1] : 1;
}

int64_t line_count(const struct world_case *made)
{
    const struct tensor *indices = &made->inputs[INPUT_INDICES];
    int64_t count = 1;
    for (int i = 0; i < indices->rank - (has_tuples(made) ? 1 : 0); i++)
        count *= indices->dims[i];
    return count;
}

int64_t slice_count(const struct world_case *made)
{
    return line_count(made) == 0 ? 0 : made->inputs[INPUT_UPDATES].count / line_count(made);
}

int64_t index_value(const struct world_case *made, int64_t position)
{
    const struct tensor *indices = &made->inputs[INPUT_INDICES];
    return indices->dtype == DTYPE_INT32 ? ((const int32_t *)indices->elements)[position]
                                         : ((const int64_t *)indices->elements)[position];
}

int64_t index_extent(const struct world_case *made, int64_t position)
{
    const struct tensor *data = &made->inputs[INPUT_DATA];
    return data
        ->dims[has_tuples(made) ? position % tuple_length(made) : axis_normalise(made->axis, data->rank)];
}

bool index_is_valid(const struct world_case *made, int64_t position)
{
    return index_in_range(index_value(made, position), index_extent(made, position));
}

int64_t count_bad(const struct world_case *made, int64_t *first)
{
    int64_t bad = 0;
    for (int64_t i = 0; i < made->inputs[INPUT_INDICES].count; i++)
        if (!index_is_valid(made, i) && bad++ == 0)
            *first = i;
    return bad;
}

/* ---- lists of positions -------------------------------------------------------------------------------- */

static int64_t line[LINE_ROOM], length;

static void take_line_along_axis(const struct world_case *made)
{
    const struct tensor *indices = &made->inputs[INPUT_INDICES];
    const int axis = axis_normalise(made->axis, indices->rank);
    int64_t stride = 1;
    for (int i = axis + 1; i < indices->rank; i++)
        stride *= indices->dims[i];
    length = indices->dims[axis];
    for (int64_t j = 0; j < length; j++)
        line[j] = index_normalise(index_value(made, j * stride), index_extent(made, 0));
}

static void take_cells(const struct world_case *made)
{
    const int64_t components = tuple_length(made);
    length = components == 0 ? 0 : line_count(made);
    for (int64_t j = 0; j < length; j++) {
        line[j] = 0;
        for (int64_t i = 0; i < components; i++) {
            int64_t extent = index_extent(made, i);
            line[j] = line[j] * extent + index_normalise(index_value(made, j * components + i), extent);
        }
    }
}

/* The positions that the first line along the axis names, or the cells of all tuples. False: too few, or not
 * valid. */
static bool take_line(const struct world_case *made)
{
    int64_t first;
    if (made->inputs[INPUT_INDICES].count < LEAST || count_bad(made, &first) > 0)
        return false;
    (has_tuples(made) ? take_cells : take_line_along_axis)(made);
    return length >= LEAST;
}

/* ---- patterns ------------------------------------------------------------------------------------------ */

enum pattern { CONSTANT, IDENTITY, RANGE, STRIDED, REVERSED, SORTED, DIFFERENT, BLOCKS };
enum place { WHOLE, EARLY, MIDDLE, LATE };
#define PATTERN(pattern, place) ((pattern)*4 + (place))

static int compare(const void *a, const void *b)
{
    const int64_t first = *(const int64_t *)a, second = *(const int64_t *)b;
    return (first > second) - (first < second);
}

/* Whether all but the one at `skipped` differ, and are not in order. */
static bool all_differ(int64_t skipped)
{
    static int64_t sorted[LINE_ROOM];
    int64_t count = 0, falls = 0;
    for (int64_t j = 0; j < length; j++)
        if (j != skipped)
            sorted[count++] = line[j];
    for (int64_t j = 1; j < count; j++)
        falls += sorted[j] < sorted[j - 1];
    qsort(sorted, (size_t)count, sizeof *sorted, compare);
    for (int64_t j = 1; j < count; j++)
        if (sorted[j] == sorted[j - 1])
            return false;
    return falls > 2 && falls < length - 3;
}

static bool are_blocks(int64_t skipped)
{
    int64_t steps = 0;
    for (int64_t j = 1; j < length; j++)
        steps += line[j] == line[j - 1] + 1;
    return 2 * steps >= length - 2 && all_differ(skipped);
}

/* What the position at j is in a pattern that begins with `start` and goes on by `step`. */
static bool in_step(int64_t skipped, int64_t start, int64_t step)
{
    for (int64_t j = 0; j < length; j++)
        if (j != skipped && line[j] != start + j * step)
            return false;
    return true;
}

static bool is_sorted(int64_t skipped)
{
    int64_t before = -1, repeats = 0, rises = 0;
    for (int64_t j = 0; j < length; j++) {
        if (j == skipped)
            continue;
        if (line[j] < before)
            return false;
        repeats += line[j] == before;
        rises += line[j] > before;
        before = line[j];
    }
    return repeats > 1 && rises > 3;
}

static bool follows(enum pattern pattern, int64_t skipped)
{
    const int64_t a = skipped == 0 || skipped == 1 ? 2 : 0, step = line[a + 1] - line[a],
                  start = line[a] - a * step;
    switch (pattern) {
    case CONSTANT:
        return in_step(skipped, line[a], 0);
    case IDENTITY:
        return in_step(skipped, 0, 1);
    case RANGE:
        return start > 0 && in_step(skipped, start, 1);
    case STRIDED:
        return step > 1 && in_step(skipped, start, step);
    case REVERSED:
        return in_step(skipped, start, -1);
    case SORTED:
        return is_sorted(skipped);
    case DIFFERENT:
        return all_differ(skipped);
    case BLOCKS:
        return are_blocks(skipped);
    }
    return false;
}

static bool follows_but_for_one(enum pattern pattern, int64_t first, int64_t last)
{
    for (int64_t skipped = first; skipped <= last; skipped++)
        if (follows(pattern, skipped))
            return true;
    return false;
}

static bool has_pattern(const struct world_case *made, int parameter)
{
    const enum pattern pattern = (enum pattern)(parameter / 4);
    if (!take_line(made))
        return false;
    switch ((enum place)(parameter % 4)) {
    case WHOLE:
        return follows(pattern, -1);
    case EARLY:
        return !follows(pattern, -1) && follows_but_for_one(pattern, 0, 3);
    case MIDDLE:
        return !follows(pattern, -1) && follows_but_for_one(pattern, length / 2 - 1, length / 2);
    case LATE:
        return !follows(pattern, -1) && follows_but_for_one(pattern, length - 4, length - 1);
    }
    return false;
}

/* One to three positions come twice within the distances given, and no other. */
static bool has_few_repeats(int64_t least, int64_t most)
{
    int64_t repeats = 0;
    for (int64_t j = 0; j < length; j++)
        for (int64_t i = j + 1; i < length && length <= 2048; i++)
            if (line[i] == line[j] && (++repeats > 3 || i - j < least || i - j > most))
                return false;
    return repeats > 0;
}

static bool repeats_near(const struct world_case *made, int distance)
{
    return take_line(made) && has_few_repeats(1, distance);
}

static bool repeats_far(const struct world_case *made, int distance)
{
    return take_line(made) && has_few_repeats(distance, INT64_MAX);
}

/* Every position that far apart is the same; those nearer are not. */
static bool repeats_all(const struct world_case *made, int distance)
{
    if (!take_line(made) || length <= distance)
        return false;
    const int64_t apart = distance == 0 ? (length + 1) / 2 : distance;
    for (int64_t j = apart; j < length; j++)
        if (line[j] != line[j - apart])
            return false;
    return line[0] != line[1] && (apart < 3 || line[0] != line[2]);
}

static bool has_one_hot_cell(const struct world_case *made, int parameter)
{
    (void)parameter;
    if (!take_line(made) || follows(CONSTANT, -1))
        return false;
    int64_t most = 0;
    for (int64_t j = 0; j < 8; j++) {
        int64_t same = 0;
        for (int64_t i = 0; i < length; i++)
            same += line[i] == line[j];
        most = same > most ? same : most;
    }
    return 4 * most > 3 * length;
}

/* ---- signs --------------------------------------------------------------------------------------------- */

enum sign { NO_NEGATIVE, ONE_NEGATIVE, SOME_NEGATIVE, ALL_NEGATIVE, LEAST_NEGATIVE };

static bool has_sign(const struct world_case *made, int sign)
{
    const int64_t count = made->inputs[INPUT_INDICES].count;
    int64_t first, negative = 0, least = 0;
    for (int64_t i = 0; i < count; i++) {
        negative += index_value(made, i) < 0;
        least += index_value(made, i) == -index_extent(made, i);
    }
    if (count < LEAST || count_bad(made, &first) > 0)
        return false;
    return sign == NO_NEGATIVE     ? negative == 0
           : sign == ONE_NEGATIVE  ? negative == 1
           : sign == SOME_NEGATIVE ? negative > 2 && negative < count - 2
           : sign == ALL_NEGATIVE  ? negative == count
                                   : least > 0;
}

#define PATTERN_PLACES(name, pattern)                                                                        \
    {name, has_pattern, PATTERN(pattern, WHOLE)}, {name " but early", has_pattern, PATTERN(pattern, EARLY)}, \
        {name " but in the middle", has_pattern, PATTERN(pattern, MIDDLE)},                                  \
    {                                                                                                        \
        name " but late", has_pattern, PATTERN(pattern, LATE)                                                \
    }

const struct feature features_of_indices[] = {PATTERN_PLACES("constant", CONSTANT),
                                              PATTERN_PLACES("identity", IDENTITY),
                                              PATTERN_PLACES("range", RANGE),
                                              PATTERN_PLACES("strided", STRIDED),
                                              PATTERN_PLACES("reversed", REVERSED),
                                              PATTERN_PLACES("sorted with repeats", SORTED),
                                              PATTERN_PLACES("a permutation", DIFFERENT),
                                              PATTERN_PLACES("blocks", BLOCKS),
                                              {"few repeats at distance 1", repeats_near, 1},
                                              {"few repeats tens apart", repeats_far, 10},
                                              {"few repeats hundreds apart", repeats_far, 100},
                                              {"all repeat 16 later", repeats_all, 16},
                                              {"all repeat 64 later", repeats_all, 64},
                                              {"the second half repeats the first", repeats_all, 0},
                                              {"one position most of the time", has_one_hot_cell, 0},
                                              {"no index negative", has_sign, NO_NEGATIVE},
                                              {"one index negative", has_sign, ONE_NEGATIVE},
                                              {"some indices negative", has_sign, SOME_NEGATIVE},
                                              {"all indices negative", has_sign, ALL_NEGATIVE},
                                              {"an index of -s", has_sign, LEAST_NEGATIVE},
                                              {NULL, NULL, 0}};
