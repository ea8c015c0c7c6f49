/* Whether every step of a sum or product is exact, in all orders and trees. */
#include "dtype.h"
#include "number.h"
#include "order_search.h"
#include "rounding_bound.h"

#include <limits.h>
#include <math.h>
#include <string.h>

/* The maximum number of states whose partial results are checked, and of pairs of states of complex
 * numbers. */
enum { EXACT_STATES = 1 << 11, EXACT_PAIRS = 1 << 12 };

static bool is_tiny(int32_t dtype, double value)
{
    return value != 0 && fabs(value) < floating_format_of(dtype)->smallest_normal;
}

/* ---- real numbers -------------------------------------------------------------------------------------- */

/* Whether numbers of opposite sign can have a subnormal difference: if a unit in their last place is
 * subnormal. */
static bool sums_can_be_tiny(int32_t dtype, const double *operands, int64_t count)
{
    const struct floating_format *format = floating_format_of(dtype);
    bool positive = false, negative = false, fine = false;
    for (int64_t i = 0; i < count; i++) {
        int exponent = INT_MAX;
        if (operands[i] != 0)
            (void)odd_part(operands[i], &exponent);
        positive |= operands[i] > 0;
        negative |= operands[i] < 0;
        fine |= exponent < ilogb(format->smallest_normal);
    }
    return positive && negative && fine;
}

/* Checks the partial results of all states; false if one is not representable. */
static bool all_states_are_exact(int32_t dtype, bool product, const struct operand_states *states,
                                 struct number *values, bool *tiny)
{
    const struct number_format *format = number_format_of(dtype);
    for (int64_t state = 1; state < states->state_count; state++) {
        size_t kind = 0;
        while (operand_states_held(states, state, kind) == 0)
            kind++;
        double operand;
        memcpy(&operand, states->kinds[kind], sizeof operand);
        int64_t rest = state - states->strides[kind];
        values[state] = number_of(operand);
        if (rest == 0)
            continue;
        struct rounded result = product ? number_multiply(values[rest], values[state], format, ROUND_NEAREST)
                                        : number_add(values[rest], values[state], format, ROUND_NEAREST);
        if (!result.exact)
            return false;
        *tiny |= result.tiny;
        values[state] = result.number;
    }
    return true;
}

struct exact_steps real_steps(int32_t dtype, enum reduction reduction, const double *operands, int64_t count,
                              struct arena *arena)
{
    struct exact_steps steps = {.exact = false};
    struct operand_states states;
    bool product = reduction == REDUCTION_MUL;
    for (int64_t i = 0; i < count; i++) {
        if (!isfinite(operands[i]))
            return steps;
        steps.tiny |= is_tiny(dtype, operands[i]);
    }
    if (product ? product_never_rounds(dtype, operands, count) : sum_never_rounds(dtype, operands, count)) {
        steps.exact = true; /* for products, if all partial products are normal */
        steps.tiny |= !product && sums_can_be_tiny(dtype, operands, count);
        return steps;
    }
    if (!operand_states_create(&states, operands, (size_t)count, sizeof *operands, EXACT_STATES))
        return steps;
    struct number *values = arena_allocate(arena, (size_t)states.state_count * sizeof *values);
    if (values != NULL)
        steps.exact = all_states_are_exact(dtype, product, &states, values, &steps.tiny);
    return steps;
}

/* ---- without subnormal numbers ------------------------------------------------------------------------- */

struct steps_without_subnormals {
    int32_t dtype;
    bool product;
    enum rounding_mode direction;
};

static size_t put(step_value results[STEP_MOST_RESULTS], size_t count, double value)
{
    value += 0.0; /* -0 becomes +0: the signs of zeros do not matter here */
    memcpy(results[count], &value, sizeof value);
    return count + 1;
}

static size_t read_or_flush(const void *context, const unsigned char *operand,
                            step_value results[STEP_MOST_RESULTS])
{
    const struct steps_without_subnormals *steps = context;
    double value;
    memcpy(&value, operand, sizeof value);
    size_t count = put(results, 0, value);
    return is_tiny(steps->dtype, value) ? put(results, count, 0) : count;
}

/* The result of a step, and what replaces it if it is subnormal; in a wider type it stays. Where a smallest
 * normal number takes part, a result may be rounded, in the direction; all others are exact. */
static size_t combine_or_replace(const void *context, const unsigned char *a, const unsigned char *b,
                                 step_value results[STEP_MOST_RESULTS])
{
    const struct steps_without_subnormals *steps = context;
    const struct number_format *format = number_format_of(steps->dtype);
    double left, right;
    memcpy(&left, a, sizeof left);
    memcpy(&right, b, sizeof right);
    struct number x = number_of(left), y = number_of(right);
    struct rounded result = steps->product ? number_multiply(x, y, format, steps->direction)
                                           : number_add(x, y, format, steps->direction);
    size_t count = put(results, 0, number_to_double(result.number));
    if (!result.tiny)
        return count;
    bool raised = steps->direction == (result.number.negative ? ROUND_DOWN : ROUND_UP);
    double normal = number_to_double(number_smallest_normal(format, result.number.negative));
    return put(results, count, raised ? normal : 0);
}

enum order_search_answer without_subnormals(int32_t dtype, enum reduction reduction, const double *operands,
                                            int64_t count, double actual, enum rounding_mode direction,
                                            struct arena *arena)
{
    const struct steps_without_subnormals own = {dtype, reduction == REDUCTION_MUL, direction};
    const struct reduction_steps steps = {
        .size = sizeof(double), .combine = combine_or_replace, .read = read_or_flush, .context = &own};
    step_value value[STEP_MOST_RESULTS];
    put(value, 0, actual);
    return search_steps(&steps, operands, (size_t)count, value[0], arena);
}

/* ---- products of complex numbers ----------------------------------------------------------------------- */

struct complex_number {
    struct number real, imaginary;
};

/* Records whether all steps were exact. */
struct noted {
    const struct number_format *format;
    bool exact, tiny;
};

static struct number note(struct noted *noted, struct rounded result)
{
    noted->exact &= result.exact;
    noted->tiny |= result.tiny;
    return result.number;
}

static struct number multiply(struct noted *noted, struct number a, struct number b)
{
    return note(noted, number_multiply(a, b, noted->format, ROUND_NEAREST));
}

static struct number add(struct noted *noted, struct number a, struct number b)
{
    return note(noted, number_add(a, b, noted->format, ROUND_NEAREST));
}

/* The form with three multiplications; only the exactness of its steps matters. */
static void note_three(struct noted *noted, struct complex_number x, struct complex_number y)
{
    struct number k1 = multiply(noted, y.real, add(noted, x.real, x.imaginary));
    struct number k2 = multiply(noted, x.real, add(noted, y.imaginary, number_negate(y.real)));
    struct number k3 = multiply(noted, x.imaginary, add(noted, y.real, y.imaginary));
    (void)add(noted, k1, number_negate(k3));
    (void)add(noted, k1, k2);
}

static struct complex_number multiply_complex(struct noted *noted, struct complex_number x,
                                              struct complex_number y)
{
    struct number ac = multiply(noted, x.real, y.real), bd = multiply(noted, x.imaginary, y.imaginary);
    struct number ad = multiply(noted, x.real, y.imaginary), bc = multiply(noted, x.imaginary, y.real);
    note_three(noted, x, y);
    note_three(noted, y, x);
    return (struct complex_number){add(noted, ac, number_negate(bd)), add(noted, ad, bc)};
}

/* Whether all parts of all partial products are integers times powers of two and small enough. The product of
 * |a| + |b|, in units of the operands' last bits, bounds all of them and the sums in both forms. */
static bool fits_digits(const struct floating_format *format, const double (*operands)[2], int64_t count,
                        bool *tiny)
{
    double digits = 0; /* log2 */
    double least = 0,
           most = 0; /* log2 of the smallest unit and of the greatest magnitude of any partial product */
    for (int64_t i = 0; i < count; i++) {
        int exponents[2] = {INT_MAX, INT_MAX};
        for (int part = 0; part < 2; part++)
            if (operands[i][part] != 0)
                (void)odd_part(operands[i][part], &exponents[part]);
        int unit = exponents[0] < exponents[1] ? exponents[0] : exponents[1];
        if (unit == INT_MAX) /* 0: every product with it is 0 */
            continue;
        double own = log2(fabs(ldexp(operands[i][0], -unit)) + fabs(ldexp(operands[i][1], -unit)));
        digits += own;
        least += unit < 0 ? unit : 0;
        most += unit + own > 0 ? unit + own : 0;
    }
    *tiny |= least < log2(format->smallest_normal);
    return digits + 0x1p-20 < significant_bits(format) && least >= log2(format->smallest_subnormal) &&
           most + 0x1p-20 < log2(format->largest);
}

/* Computes the products of all states from their parts; false if a step is not exact or there are too
 * many. */
static bool all_products_are_exact(struct noted *noted, const struct operand_states *states,
                                   struct complex_number *values)
{
    int64_t pairs = 0;
    for (size_t kind = 0; kind < states->kind_count; kind++) {
        double parts[2];
        memcpy(parts, states->kinds[kind], sizeof parts);
        values[states->strides[kind]] = (struct complex_number){number_of(parts[0]), number_of(parts[1])};
    }
    for (int64_t state = 1; state < states->state_count; state++) {
        int64_t part = operand_states_next_part(states, 0, state);
        for (; part <= state - part; part = operand_states_next_part(states, part, state)) {
            if (++pairs > EXACT_PAIRS)
                return false;
            values[state] = multiply_complex(noted, values[part], values[state - part]);
            if (!noted->exact)
                return false;
        }
    }
    return true;
}

struct exact_steps complex_steps(int32_t dtype, const double (*operands)[2], int64_t count,
                                 struct arena *arena)
{
    struct noted noted = {.format = number_format_of(dtype), .exact = true};
    struct operand_states states;
    for (int64_t i = 0; i < count; i++)
        for (int part = 0; part < 2; part++) {
            if (!isfinite(operands[i][part]))
                return (struct exact_steps){.exact = false};
            noted.tiny |= is_tiny(dtype, operands[i][part]);
        }
    if (fits_digits(floating_format_of(dtype), operands, count, &noted.tiny))
        return (struct exact_steps){.exact = true, .tiny = noted.tiny};
    struct complex_number *values = NULL;
    if (operand_states_create(&states, operands, (size_t)count, sizeof *operands, EXACT_STATES))
        values = arena_allocate(arena, (size_t)states.state_count * sizeof *values);
    bool exact = values != NULL && all_products_are_exact(&noted, &states, values);
    return (struct exact_steps){.exact = exact, .tiny = noted.tiny};
}
