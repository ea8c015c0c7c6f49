#include "range_search.h"

#include "dtype.h"
#include "number.h"
#include "operand_states.h"

#include <math.h>
#include <string.h>

enum { MOST_FORMATS = 3 };

/*
 * The possible values of a state. For products, the magnitudes; `minus_infinity` is then unused. `vanished`: a
 * factor or a partial product was flushed, so the product is 0. This is not an end of the range: the product
 * of the other factors is not a product of all of them.
 */
struct span {
    bool finite;
    struct number least, greatest;
    bool plus_infinity, minus_infinity, nan, vanished;
};

enum end { END_LEAST, END_GREATEST };

struct range_search {
    bool product;
    bool flushed, either;
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
        search->formats[search->format_count++] = dtype == DTYPE_FLOAT16 ? &NUMBER_FLOAT16 : &NUMBER_BFLOAT16;
        break;
    case DTYPE_FLOAT:
        search->formats[search->format_count++] = &NUMBER_DOUBLE;
        search->formats[search->format_count++] = &NUMBER_FLOAT;
        break;
    default:
        search->formats[search->format_count++] = &NUMBER_EXTENDED;
        search->formats[search->format_count++] = &NUMBER_DOUBLE;
        break;
    }
}

/* ---- one end of a state -------------------------------------------------------------------------------------- */

static enum rounding_mode mode_of(const struct range_search *search, enum end end)
{
    return !search->either ? ROUND_NEAREST : end == END_LEAST ? ROUND_DOWN : ROUND_UP;
}

/* Moves an end to a value that is farther out. */
static void reach(struct number *value, bool *known, struct number candidate, enum end end)
{
    int order = *known ? number_compare(candidate, *value) : 0;
    if (!*known || (end == END_LEAST ? order < 0 : order > 0))
        *value = candidate;
    *known = true;
}

/*
 * Records a subnormal result of a step. A flushed sum is 0, so the end moves there. A flushed product makes
 * the whole product 0. With directed rounding a processor without subnormal numbers may give the smallest
 * normal number instead.
 */
static void note_tiny(const struct range_search *search, struct span *span, struct number *value, bool *known,
                      struct number number, const struct number_format *format, enum end end)
{
    if (search->product)
        span->vanished = true;
    else
        reach(value, known, (struct number){.kind = NUMBER_ZERO}, end);
    if (search->either)
        reach(value, known, number_smallest_normal(format, number.negative), end);
}

/*
 * Records a result of a step in a format. Beyond the largest number the result is infinity, which is recorded
 * in the span; only steps that round to either neighbour may give the largest number instead.
 */
static void note_result(const struct range_search *search, struct span *span, struct number *value,
                        bool *known, struct rounded result, const struct number_format *format, enum end end)
{
    struct number number = result.number;
    if (number.kind == NUMBER_INFINITE) {
        span->plus_infinity |= !number.negative;
        span->minus_infinity |= number.negative;
        if (!search->either)
            return;
        number = number_largest(format, number.negative);
    }
    if (search->flushed && result.tiny)
        note_tiny(search, span, value, known, number, format, end);
    reach(value, known, number, end);
}

/*
 * One end of the combination of two partial results, each represented by one of its ends: rounded to every
 * format, and then to every narrower one. False if no format has a finite result.
 */
static bool combine_ends(const struct range_search *search, struct span *span, struct number a,
                         struct number b, enum end end, struct number *value)
{
    enum rounding_mode mode = mode_of(search, end);
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
            reach(value, &any, by_format[i], end);
    }
    return any;
}

/* ---- states -------------------------------------------------------------------------------------------------- */

static bool can_be_zero(const struct span *span)
{
    return span->vanished || (span->finite && span->least.kind == NUMBER_ZERO);
}

/* The results of two partial results if at least one of them is infinite, NaN or flushed to 0. */
static void combine_beyond_numbers(const struct range_search *search, const struct span *a,
                                   const struct span *b, struct span *span)
{
    span->nan |= a->nan || b->nan;
    if (search->product) {
        bool a_counts = a->plus_infinity || (a->finite && a->greatest.kind != NUMBER_ZERO);
        bool b_counts = b->plus_infinity || (b->finite && b->greatest.kind != NUMBER_ZERO);
        span->nan |= (a->plus_infinity && can_be_zero(b)) || (b->plus_infinity && can_be_zero(a));
        span->plus_infinity |= (a->plus_infinity && b_counts) || (b->plus_infinity && a_counts);
        span->vanished |= (a->vanished && (b->finite || b->vanished)) || (b->vanished && a->finite);
        return;
    }
    span->nan |= (a->plus_infinity && b->minus_infinity) || (a->minus_infinity && b->plus_infinity);
    span->plus_infinity |=
        (a->plus_infinity && (b->finite || b->plus_infinity)) || (b->plus_infinity && a->finite);
    span->minus_infinity |=
        (a->minus_infinity && (b->finite || b->minus_infinity)) || (b->minus_infinity && a->finite);
}

/* Adds the combination of two parts to the span of their state. */
static void combine_spans(struct range_search *search, const struct span *a, const struct span *b,
                          struct span *span)
{
    combine_beyond_numbers(search, a, b, span);
    if (!a->finite || !b->finite)
        return;
    struct number least, greatest;
    bool has_least = combine_ends(search, span, a->least, b->least, END_LEAST, &least);
    bool has_greatest = combine_ends(search, span, a->greatest, b->greatest, END_GREATEST, &greatest);
    if (has_least != has_greatest) /* the widest type overflows at one end: the finite end is unknown */
        search->exhausted = true;
    if (!has_least || !has_greatest)
        return;
    bool known = span->finite;
    reach(&span->least, &known, least, END_LEAST);
    known = span->finite;
    reach(&span->greatest, &known, greatest, END_GREATEST);
    span->finite = true;
}

/* The possible values of an operand after flushing. */
static struct span read_operand(const struct range_search *search, double operand)
{
    const struct number_format *type = search->formats[search->format_count - 1];
    struct number number = number_of(search->product ? fabs(operand) : operand);
    struct span span = {.finite = true, .least = number, .greatest = number};
    if (number.kind == NUMBER_NAN || number.kind == NUMBER_INFINITE)
        return (struct span){.nan = number.kind == NUMBER_NAN,
                             .plus_infinity = number.kind == NUMBER_INFINITE && !number.negative,
                             .minus_infinity = number.kind == NUMBER_INFINITE && number.negative};
    if (!search->flushed || !number_round(number, type, ROUND_NEAREST).tiny)
        return span;
    if (search->product)
        span.vanished = true;
    else
        *(number.negative ? &span.greatest : &span.least) = (struct number){.kind = NUMBER_ZERO};
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

/* ---- the result ---------------------------------------------------------------------------------------------- */

/* Rounds the ends to the type. If only one of them overflows, the greatest finite value is unknown. */
static void store_in_type(const struct range_search *search, struct span *span, struct reduction_range *range)
{
    const struct number_format *type = search->formats[search->format_count - 1];
    struct number ends[2] = {span->least, span->greatest};
    bool known[2] = {false};
    for (int end = END_LEAST; end <= END_GREATEST; end++) {
        struct number value;
        struct rounded result = number_round(ends[end], type, mode_of(search, (enum end)end));
        note_result(search, span, &value, &known[end], result, type, (enum end)end);
        ends[end] = value;
    }
    range->searched = known[0] == known[1];
    range->finite = known[0] && known[1];
    if (!range->finite)
        return;
    range->least = number_to_double(ends[END_LEAST]);
    range->greatest = number_to_double(ends[END_GREATEST]);
}

/* Negates the range of a product. */
static void turn_negative(struct reduction_range *range)
{
    double least = range->least;
    range->least = -range->greatest;
    range->greatest = -least;
    range->minus_infinity = range->plus_infinity;
    range->plus_infinity = false;
}

struct reduction_range search_range(int32_t dtype, enum reduction reduction, const double *operands,
                                    int64_t count, int allowed_steps, struct arena *arena)
{
    struct range_search search = {.product = reduction == REDUCTION_MUL,
                                  .flushed = (allowed_steps & STEPS_FLUSHED) != 0,
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
    range.searched = true;
    if (all->finite)
        store_in_type(&search, all, &range);
    range.plus_infinity = all->plus_infinity;
    range.minus_infinity = all->minus_infinity;
    range.nan = all->nan;
    range.vanished = all->vanished;
    bool negative = false;
    for (int64_t i = 0; i < count; i++)
        negative ^= signbit(operands[i]) != 0;
    if (search.product && negative)
        turn_negative(&range);
    return range;
}

bool range_holds(const struct reduction_range *range, double value)
{
    if (isnan(value))
        return range->nan;
    if (isinf(value))
        return value > 0 ? range->plus_infinity : range->minus_infinity;
    if (value == 0 && range->vanished)
        return true;
    return range->finite && range->least <= value && value <= range->greatest;
}
