#include "range_search.h"

#include "dtype.h"
#include "number.h"
#include "order_search.h"

#include <math.h>
#include <string.h>

enum { MOST_FORMATS = 3 };

/*
 * The possible values of a state. For products, the magnitudes and the sign `negative`; `minus_infinity` is
 * then unused, and what replaces subnormal results is kept apart, because it explains only the values that it
 * gives: `vanished` if a factor or a partial product was flushed, so that the product is 0, and `raised` for
 * products of which a part is the smallest normal number.
 */
struct span {
    bool negative;
    struct number_range ends;
    struct number_ranges raised;
    bool plus_infinity, minus_infinity, nan, vanished;
};

struct range_search {
    bool product;
    bool flushed, either;
    enum rounding_mode direction; /* of all steps without subnormal numbers; else ROUND_NEAREST */
    const struct number_format *formats[MOST_FORMATS]; /* the widest first, the type last */
    size_t format_count;
    struct operand_states states;
    struct span *spans; /* by state */
    int64_t steps;
    bool exhausted;
};

static void choose_formats(struct range_search *search, int32_t dtype)
{
    search->format_count = 0;
    switch (dtype) {
    case DTYPE_FLOAT16:
    case DTYPE_BFLOAT16:
        search->formats[search->format_count++] = &NUMBER_DOUBLE;
        search->formats[search->format_count++] = &NUMBER_FLOAT;
        break;
    case DTYPE_FLOAT:
        search->formats[search->format_count++] = &NUMBER_DOUBLE;
        break;
    default:
        search->formats[search->format_count++] = &NUMBER_EXTENDED;
        break;
    }
    search->formats[search->format_count++] = number_format_of(dtype);
}

/* ---- one end of a state -------------------------------------------------------------------------------- */

static enum rounding_mode mode_of(const struct range_search *search, const struct span *span,
                                  enum range_end end)
{
    if (search->direction != ROUND_NEAREST) /* of the magnitude of a negative product, the other one */
        return (search->direction == ROUND_UP) != span->negative ? ROUND_UP : ROUND_DOWN;
    return !search->either ? ROUND_NEAREST : end == RANGE_LEAST ? ROUND_DOWN : ROUND_UP;
}

static const struct number_format *type_of(const struct range_search *search)
{
    return search->formats[search->format_count - 1];
}

/* Records what replaces a subnormal result of a step: 0, so that the end of a sum moves there and the whole
 * product is 0; or, if `raised`, the smallest normal number. */
static void note_tiny(const struct range_search *search, struct span *span, struct number *value, bool *known,
                      bool negative, bool raised, enum range_end end)
{
    const struct number zero = {.kind = NUMBER_ZERO};
    const struct number normal = number_smallest_normal(type_of(search), negative);
    if (!search->product)
        range_reach(value, known, raised ? normal : zero, end);
    else if (raised)
        ranges_add(&span->raised, normal, normal);
    else
        span->vanished = true;
}

/*
 * Records a result of a step in a format. Beyond the largest number the result is infinity, which is recorded
 * in the span; only steps that round to either neighbour may give the largest number instead. In one
 * direction no subnormal number of the type is left (decision `subnormals-flushed`).
 */
static void note_result(const struct range_search *search, struct span *span, struct number *value,
                        bool *known, struct rounded result, const struct number_format *format,
                        enum range_end end)
{
    struct number number = result.number;
    if (number.kind == NUMBER_INFINITE) {
        span->plus_infinity |= !number.negative;
        span->minus_infinity |= number.negative;
        if (!search->either)
            return;
        number = number_largest(format, number.negative);
    }
    bool vanished = search->product && number.kind == NUMBER_ZERO; /* noted apart */
    bool replaced =
        search->direction != ROUND_NEAREST && result.tiny && (format == type_of(search) || vanished);
    bool raised =
        replaced && !vanished && mode_of(search, span, end) == (number.negative ? ROUND_DOWN : ROUND_UP);
    if (search->flushed && result.tiny)
        note_tiny(search, span, value, known, number.negative, raised, end);
    if (!replaced)
        range_reach(value, known, number, end);
}

/* One end of the combination of two partial results, each represented by one of its ends: rounded to every
 * format, and then to every narrower one. False if no format has a finite result. */
static bool combine_ends(const struct range_search *search, struct span *span, struct number a,
                         struct number b, enum range_end end, struct number *value)
{
    enum rounding_mode mode = mode_of(search, span, end);
    struct number by_format[MOST_FORMATS];
    bool known[MOST_FORMATS] = {false};
    bool any = false;
    for (size_t i = 0; i < search->format_count; i++) {
        const struct number_format *format = search->formats[i];
        note_result(search, span, &by_format[i], &known[i],
                    search->product ? number_multiply(a, b, format, mode) : number_add(a, b, format, mode),
                    format, end);
        for (size_t wider = 0; wider < i; wider++)
            if (known[wider])
                note_result(search, span, &by_format[i], &known[i],
                            number_round(by_format[wider], format, mode), format, end);
        if (known[i])
            range_reach(value, &any, by_format[i], end);
    }
    return any;
}

/* ---- states -------------------------------------------------------------------------------------------- */

static bool can_be_zero(const struct span *span)
{
    return span->vanished || (span->ends.finite && span->ends.least.kind == NUMBER_ZERO);
}

/* The results of two partial results if at least one of them is infinite, NaN or flushed to 0. */
static void combine_beyond_numbers(const struct range_search *search, const struct span *a,
                                   const struct span *b, struct span *span)
{
    bool a_finite = a->ends.finite, b_finite = b->ends.finite;
    span->nan |= a->nan || b->nan;
    if (search->product) {
        bool a_counts = a->plus_infinity || (a_finite && a->ends.greatest.kind != NUMBER_ZERO);
        bool b_counts = b->plus_infinity || (b_finite && b->ends.greatest.kind != NUMBER_ZERO);
        span->nan |= (a->plus_infinity && can_be_zero(b)) || (b->plus_infinity && can_be_zero(a));
        span->plus_infinity |= (a->plus_infinity && b_counts) || (b->plus_infinity && a_counts);
        span->vanished |= (a->vanished && (b_finite || b->vanished)) || (b->vanished && a_finite);
        return;
    }
    span->nan |= (a->plus_infinity && b->minus_infinity) || (a->minus_infinity && b->plus_infinity);
    span->plus_infinity |=
        (a->plus_infinity && (b_finite || b->plus_infinity)) || (b->plus_infinity && a_finite);
    span->minus_infinity |=
        (a->minus_infinity && (b_finite || b->minus_infinity)) || (b->minus_infinity && a_finite);
}

/* Adds the combination of the finite values of two parts to `ends`, of the span of their state. */
static void combine_finite(struct range_search *search, const struct number_range *a,
                           const struct number_range *b, struct span *span, struct number_range *ends)
{
    if (!a->finite || !b->finite)
        return;
    struct number least, greatest;
    bool has_least = combine_ends(search, span, a->least, b->least, RANGE_LEAST, &least);
    bool has_greatest = combine_ends(search, span, a->greatest, b->greatest, RANGE_GREATEST, &greatest);
    if (has_least != has_greatest) /* the widest type overflows at one end: the finite end is unknown */
        search->exhausted = true;
    if (has_least && has_greatest)
        range_widen(ends, least, greatest);
}

/* The same for products with a part that is the smallest normal number. */
static void combine_raised(struct range_search *search, const struct number_range *a,
                           const struct number_range *b, struct span *span)
{
    struct number_range ends = {.finite = false};
    combine_finite(search, a, b, span, &ends);
    if (ends.finite)
        ranges_add(&span->raised, ends.least, ends.greatest);
}

/* Adds the combination of two parts to the span of their state. */
static void combine_spans(struct range_search *search, const struct span *a, const struct span *b,
                          struct span *span)
{
    span->negative = a->negative != b->negative;
    combine_beyond_numbers(search, a, b, span);
    combine_finite(search, &a->ends, &b->ends, span, &span->ends);
    for (size_t i = 0; i < a->raised.count; i++)
        combine_raised(search, &a->raised.items[i], &b->ends, span);
    for (size_t i = 0; i < b->raised.count; i++)
        combine_raised(search, &a->ends, &b->raised.items[i], span);
    const struct number_range of_a = ranges_hull(&a->raised), of_b = ranges_hull(&b->raised);
    combine_raised(search, &of_a, &of_b, span);
}

/* The possible values of an operand after flushing. */
static struct span read_operand(const struct range_search *search, double operand)
{
    struct number number = number_of(search->product ? fabs(operand) : operand);
    struct span span = {.ends = {true, number, number}, .negative = search->product && signbit(operand) != 0};
    if (number.kind == NUMBER_NAN || number.kind == NUMBER_INFINITE)
        return (struct span){.nan = number.kind == NUMBER_NAN,
                             .negative = span.negative,
                             .plus_infinity = number.kind == NUMBER_INFINITE && !number.negative,
                             .minus_infinity = number.kind == NUMBER_INFINITE && number.negative};
    if (!search->flushed || !number_round(number, type_of(search), ROUND_NEAREST).tiny)
        return span;
    const struct number zero = {.kind = NUMBER_ZERO};
    if (search->product)
        span.vanished = true;
    else
        range_widen(&span.ends, number.negative ? number : zero, number.negative ? zero : number);
    return span;
}

static void combine_all(struct range_search *search)
{
    const struct operand_states *states = &search->states;
    for (size_t kind = 0; kind < states->kind_count; kind++) {
        double operand;
        memcpy(&operand, states->kinds[kind], sizeof operand);
        search->spans[states->strides[kind]] = read_operand(search, operand);
    }
    for (int64_t state = 1; state < states->state_count; state++) {
        int64_t part = operand_states_next_part(states, 0, state);
        for (; part <= state - part && !search->exhausted;
             part = operand_states_next_part(states, part, state)) {
            if (++search->steps > RANGE_SEARCH_STEPS)
                search->exhausted = true;
            else
                combine_spans(search, &search->spans[part], &search->spans[state - part],
                              &search->spans[state]);
        }
    }
}

/* ---- the result ---------------------------------------------------------------------------------------- */

/* Rounds both ends to the type. If only one of them gives a number, where the finite values end is unknown:
 * in one direction this is any number that is neither infinite nor replaced; else the result is false. */
static bool store_in_type(const struct range_search *search, struct span *span,
                          const struct number_range *ends, struct value_range *stored)
{
    const struct number_format *type = type_of(search);
    struct number values[2] = {ends->least, ends->greatest};
    bool known[2] = {false};
    for (int end = RANGE_LEAST; end <= RANGE_GREATEST; end++) {
        struct number value;
        struct rounded result = number_round(values[end], type, mode_of(search, span, (enum range_end)end));
        note_result(search, span, &value, &known[end], result, type, (enum range_end)end);
        values[end] = value;
    }
    if (known[RANGE_LEAST] != known[RANGE_GREATEST] && search->direction != ROUND_NEAREST) {
        bool least = !known[RANGE_LEAST];
        values[least ? RANGE_LEAST : RANGE_GREATEST] =
            least && search->product ? number_smallest_normal(type, false) : number_largest(type, least);
        known[RANGE_LEAST] = known[RANGE_GREATEST] = true;
    }
    if (known[0] && known[1])
        *stored = (struct value_range){true, number_to_double(values[RANGE_LEAST]),
                                       number_to_double(values[RANGE_GREATEST])};
    return known[0] == known[1];
}

static struct value_range negated(struct value_range range)
{
    return (struct value_range){range.finite, -range.greatest, -range.least};
}

/* Negates the range of a product. */
static void turn_negative(struct reduction_range *range)
{
    range->values = negated(range->values);
    for (size_t i = 0; i < range->raised_count; i++)
        range->raised[i] = negated(range->raised[i]);
    range->minus_infinity = range->plus_infinity;
    range->plus_infinity = false;
}

struct reduction_range search_range(int32_t dtype, enum reduction reduction, const double *operands,
                                    int64_t count, int allowed_steps, struct arena *arena)
{
    struct range_search search = {.product = reduction == REDUCTION_MUL,
                                  .flushed = (allowed_steps & (STEPS_FLUSHED | STEPS_DOWN | STEPS_UP)) != 0,
                                  .direction = (allowed_steps & STEPS_DOWN) != 0 ? ROUND_DOWN
                                               : (allowed_steps & STEPS_UP) != 0 ? ROUND_UP
                                                                                 : ROUND_NEAREST,
                                  .either = (allowed_steps & STEPS_TO_EITHER) != 0};
    struct reduction_range range = {.searched = false};
    choose_formats(&search, dtype);
    if (!operand_states_create(&search.states, operands, (size_t)count, sizeof *operands,
                               RANGE_SEARCH_STATES))
        return range;
    search.spans = arena_allocate_zeroed(arena, (size_t)search.states.state_count, sizeof *search.spans);
    if (search.spans == NULL)
        return range;
    combine_all(&search);
    if (search.exhausted)
        return range;
    struct span *all = &search.spans[search.states.state_count - 1];
    range.searched = !all->ends.finite || store_in_type(&search, all, &all->ends, &range.values);
    /* Rounding to the type may itself add to these. */
    for (size_t i = 0; range.searched && i < all->raised.count; i++)
        range.searched =
            store_in_type(&search, all, &all->raised.items[i], &range.raised[range.raised_count++]);
    range.plus_infinity = all->plus_infinity;
    range.minus_infinity = all->minus_infinity;
    range.nan = all->nan;
    range.vanished = all->vanished;
    if (all->negative)
        turn_negative(&range);
    return range;
}

static bool is_between(const struct value_range *range, double value)
{
    return range->finite && range->least <= value && value <= range->greatest;
}

bool range_holds(const struct reduction_range *range, double value)
{
    if (isnan(value))
        return range->nan;
    if (isinf(value))
        return value > 0 ? range->plus_infinity : range->minus_infinity;
    for (size_t i = 0; i < range->raised_count; i++)
        if (is_between(&range->raised[i], value))
            return true;
    return is_between(&range->values, value) || (value == 0 && range->vanished);
}

void range_reach(struct number *value, bool *known, struct number candidate, enum range_end end)
{
    int order = *known ? number_compare(candidate, *value) : 0;
    if (!*known || (end == RANGE_LEAST ? order < 0 : order > 0))
        *value = candidate;
    *known = true;
}

void range_widen(struct number_range *range, struct number least, struct number greatest)
{
    bool known = range->finite;
    range_reach(&range->least, &known, least, RANGE_LEAST);
    known = range->finite;
    range_reach(&range->greatest, &known, greatest, RANGE_GREATEST);
    range->finite = true;
}

/* Joins the ranges from number `first` to `last`. */
static void join(struct number_ranges *ranges, size_t first, size_t last)
{
    range_widen(&ranges->items[first], ranges->items[last].least, ranges->items[last].greatest);
    memmove(&ranges->items[first + 1], &ranges->items[last + 1],
            (ranges->count - last - 1) * sizeof *ranges->items);
    ranges->count -= last - first;
}

void ranges_add(struct number_ranges *ranges, struct number least, struct number greatest)
{
    size_t place = 0, end;
    while (place < ranges->count && number_compare(ranges->items[place].greatest, least) < 0)
        place++;
    for (end = place; end < ranges->count && number_compare(ranges->items[end].least, greatest) <= 0; end++)
        continue;
    if (end > place) {
        range_widen(&ranges->items[place], least, greatest);
        join(ranges, place, end - 1);
        return;
    }
    memmove(&ranges->items[place + 1], &ranges->items[place],
            (ranges->count - place) * sizeof *ranges->items);
    ranges->items[place] = (struct number_range){true, least, greatest};
    if (++ranges->count > MOST_NUMBER_RANGES)
        join(ranges, ranges->count - 2, ranges->count - 1);
}

struct number_range ranges_hull(const struct number_ranges *ranges)
{
    if (ranges->count == 0)
        return (struct number_range){.finite = false};
    return (struct number_range){true, ranges->items[0].least, ranges->items[ranges->count - 1].greatest};
}
