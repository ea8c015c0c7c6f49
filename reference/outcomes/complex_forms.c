#include "complex_forms.h"

#include "dtype.h"
#include "number.h"

#include <math.h>
#include <stddef.h>

/* ---- one product --------------------------------------------------------------------------------------- */

bool same_number(double a, double b)
{
    return isnan(a) ? isnan(b) : a == b && signbit(a) == signbit(b);
}

/* The possible values of a part: two products and their sum, each in two formats, and two or four fused
 * operations. */
struct candidates {
    double values[12];
    size_t count;
};

static const struct number_format *format_of(int32_t part)
{
    return part == DTYPE_FLOAT ? &NUMBER_FLOAT : &NUMBER_DOUBLE;
}

static const struct number_format *wider_than(int32_t part)
{
    return part == DTYPE_FLOAT ? &NUMBER_DOUBLE : &NUMBER_EXTENDED;
}

static void add_candidate(struct candidates *candidates, int32_t part, struct number number)
{
    candidates->values[candidates->count++] =
        number_to_double(number_round(number, format_of(part), ROUND_NEAREST).number);
}

static struct number product(double a, double b, const struct number_format *format)
{
    return number_multiply(number_of(a), number_of(b), format, ROUND_NEAREST).number;
}

/* a*b + c*d in every form: plain or with one operation fused, each result in the type or in the wider one. */
static struct candidates forms_of_part(int32_t part, double a, double b, double c, double d)
{
    const struct number_format *const formats[] = {format_of(part), wider_than(part)};
    struct candidates candidates = {.count = 0};
    for (int steps = 0; steps < 8; steps++)
        add_candidate(&candidates, part,
                      number_add(product(a, b, formats[steps & 1]), product(c, d, formats[steps >> 1 & 1]),
                                 formats[steps >> 2], ROUND_NEAREST)
                          .number);
    add_candidate(&candidates, part, number_of(fma(a, b, c * d)));
    add_candidate(&candidates, part, number_of(fma(c, d, a * b)));
    if (part == DTYPE_FLOAT) {
        float x = (float)a, y = (float)b, z = (float)c, w = (float)d;
        add_candidate(&candidates, part, number_of((double)fmaf(x, y, z * w)));
        add_candidate(&candidates, part, number_of((double)fmaf(z, w, x * y)));
    }
    return candidates;
}

static bool has_candidate(const struct candidates *candidates, double value)
{
    for (size_t i = 0; i < candidates->count; i++)
        if (same_number(candidates->values[i], value))
            return true;
    return false;
}

bool is_known_form(int32_t part, const double x[2], const double y[2], const double actual[2])
{
    struct candidates real = forms_of_part(part, x[0], y[0], -x[1], y[1]);
    struct candidates imaginary = forms_of_part(part, x[0], y[1], x[1], y[0]);
    return has_candidate(&real, actual[0]) && has_candidate(&imaginary, actual[1]);
}

/* ---- infinities ---------------------------------------------------------------------------------------- */

/* Replaces an infinite part by 1 and any other by 0, keeping the sign. */
static void box(double number[2])
{
    for (int part = 0; part < 2; part++)
        number[part] = copysign(isinf(number[part]) ? 1 : 0, number[part]);
}

static void zeros_for_nan(double number[2])
{
    for (int part = 0; part < 2; part++)
        if (isnan(number[part]))
            number[part] = copysign(0, number[part]);
}

static bool has_infinity(const double number[2])
{
    return isinf(number[0]) || isinf(number[1]);
}

/* Whether a partial product in the format is infinite. */
static bool overflows(const double x[2], const double y[2], const struct number_format *format)
{
    for (int i = 0; i < 4; i++)
        if (product(x[i & 1], y[i >> 1], format).kind == NUMBER_INFINITE)
            return true;
    return false;
}

/* The result of C's Annex G for a product whose parts are both NaN by the plain formula: an infinity if an
 * operand or a partial product is infinite. False if it leaves both NaN. */
static bool recover_infinity(const double left[2], const double right[2], const struct number_format *format,
                             double result[2])
{
    double x[2] = {left[0], left[1]}, y[2] = {right[0], right[1]};
    bool recovered = has_infinity(x) || has_infinity(y);
    if (has_infinity(x)) {
        box(x);
        zeros_for_nan(y);
    }
    if (has_infinity(y)) {
        box(y);
        zeros_for_nan(x);
    }
    if (!recovered && overflows(x, y, format)) {
        zeros_for_nan(x);
        zeros_for_nan(y);
        recovered = true;
    }
    result[0] = (double)INFINITY * (x[0] * y[0] - x[1] * y[1]);
    result[1] = (double)INFINITY * (x[0] * y[1] + x[1] * y[0]);
    return recovered;
}

static bool is_nan_by_plain_formula(const double x[2], const double y[2], const struct number_format *format)
{
    struct number bd = number_negate(product(x[1], y[1], format));
    return number_add(product(x[0], y[0], format), bd, format, ROUND_NEAREST).number.kind == NUMBER_NAN &&
           number_add(product(x[0], y[1], format), product(x[1], y[0], format), format, ROUND_NEAREST)
                   .number.kind == NUMBER_NAN;
}

/* A result that is not finite: by Annex G, or any infinity if Annex G requires one. */
bool is_by_annex_g(int32_t part, const double x[2], const double y[2], const double actual[2])
{
    bool zero = (x[0] == 0 && x[1] == 0) || (y[0] == 0 && y[1] == 0);
    if ((has_infinity(x) || has_infinity(y)) && !zero && has_infinity(actual))
        return true;
    const struct number_format *const formats[] = {format_of(part), wider_than(part)};
    for (int i = 0; i < 2; i++) {
        double result[2];
        if (is_nan_by_plain_formula(x, y, formats[i]) && recover_infinity(x, y, formats[i], result) &&
            same_number(result[0], actual[0]) && same_number(result[1], actual[1]))
            return true;
    }
    return false;
}

/* ---- flushing if nothing rounds ------------------------------------------------------------------------ */

/* A number, and 0 if the number is subnormal and can be flushed. */
struct alternatives {
    double values[4];
    size_t count;
};

static struct alternatives and_zero(int32_t part, double value)
{
    bool tiny = value != 0 && fabs(value) < floating_format_of(part)->smallest_normal;
    return (struct alternatives){.values = {value, 0}, .count = tiny ? 2 : 1};
}

/* All products of alternatives, flushed or not: at most the product itself and 0. */
static struct alternatives product_alternatives(int32_t part, double a, double b)
{
    struct alternatives left = and_zero(part, a), right = and_zero(part, b), product = and_zero(part, a * b);
    if ((left.count > 1 || right.count > 1) && product.count == 1)
        product = (struct alternatives){.values = {a * b, 0}, .count = 2};
    return product;
}

/* Whether a*b + c*d, exact in every step, gives the value if some subnormal numbers are flushed. */
static bool is_flushed_part(int32_t part, double a, double b, double c, double d, double actual)
{
    struct alternatives left = product_alternatives(part, a, b), right = product_alternatives(part, c, d);
    for (size_t i = 0; i < left.count; i++)
        for (size_t k = 0; k < right.count; k++) {
            struct alternatives sums = and_zero(part, left.values[i] + right.values[k]);
            for (size_t n = 0; n < sums.count; n++)
                if (sums.values[n] == actual)
                    return true;
        }
    return false;
}

bool is_flushed_exactly(int32_t part, const double x[2], const double y[2], const double actual[2])
{
    return is_flushed_part(part, x[0], y[0], -x[1], y[1], actual[0]) &&
           is_flushed_part(part, x[0], y[1], x[1], y[0], actual[1]);
}

/* ---- steps that flush or round to either neighbour ----------------------------------------------------- */

/* The possible results of a step. */
struct range {
    struct number least, greatest;
};

/* A number, and 0 if the number is subnormal. */
static struct range or_zero(struct rounded down, struct rounded up)
{
    const struct number zero = {.kind = NUMBER_ZERO};
    struct range range = {down.number, up.number};
    if (down.tiny && number_compare(range.least, zero) > 0)
        range.least = zero;
    if (up.tiny && number_compare(range.greatest, zero) < 0)
        range.greatest = zero;
    return range;
}

static struct range read(int32_t part, double value)
{
    struct rounded rounded = number_round(number_of(value), format_of(part), ROUND_NEAREST);
    return or_zero(rounded, rounded);
}

static struct range sum_of(struct range a, struct range b, const struct number_format *format)
{
    return or_zero(number_add(a.least, b.least, format, ROUND_DOWN),
                   number_add(a.greatest, b.greatest, format, ROUND_UP));
}

/* The product of ranges, neither of which contains numbers of both signs. */
static struct range product_of(struct range a, struct range b, const struct number_format *format)
{
    const struct number ends[2][2] = {{a.least, a.greatest}, {b.least, b.greatest}};
    struct range result = {.least = {.kind = NUMBER_NAN}};
    for (int i = 0; i < 4; i++) {
        struct number x = ends[0][i & 1], y = ends[1][i >> 1];
        struct range found =
            or_zero(number_multiply(x, y, format, ROUND_DOWN), number_multiply(x, y, format, ROUND_UP));
        if (result.least.kind == NUMBER_NAN) {
            result = found;
            continue;
        }
        result.least = number_compare(found.least, result.least) < 0 ? found.least : result.least;
        result.greatest =
            number_compare(found.greatest, result.greatest) > 0 ? found.greatest : result.greatest;
    }
    return result;
}

/* Whether a*b + c*d of finite numbers gives the value if steps flush and round to either neighbour. */
static bool is_reached_part(int32_t part, double a, double b, double c, double d, double actual)
{
    const struct number_format *format = format_of(part);
    struct range sum = sum_of(product_of(read(part, a), read(part, b), format),
                              product_of(read(part, c), read(part, d), format), format);
    struct number number = number_of(actual);
    bool known = sum.least.kind != NUMBER_NAN && sum.greatest.kind != NUMBER_NAN && number.kind != NUMBER_NAN;
    return known && number_compare(sum.least, number) <= 0 && number_compare(number, sum.greatest) <= 0;
}

bool is_reached(int32_t part, const double x[2], const double y[2], const double actual[2])
{
    return is_reached_part(part, x[0], y[0], -x[1], y[1], actual[0]) &&
           is_reached_part(part, x[0], y[1], x[1], y[0], actual[1]);
}

/* ---- sums inside the form with three multiplications --------------------------------------------------- */

static bool sum_overflows(int32_t part, double a, double b)
{
    /* Upward, so that every sum beyond the largest number counts. */
    struct rounded sum = number_add(number_of(fabs(a)), number_of(fabs(b)), format_of(part), ROUND_UP);
    return signbit(a) == signbit(b) && sum.number.kind == NUMBER_INFINITE;
}

bool parts_overflow(int32_t part, const double operand[2])
{
    return sum_overflows(part, operand[0], copysign(operand[1], operand[0]));
}

/* a + b reaches both parts of the result, d - c the imaginary part, c + d the real part. */
static void note_overflows(int32_t part, const double x[2], const double y[2], bool reaches[2])
{
    bool first = sum_overflows(part, x[0], x[1]);
    reaches[0] |= first || sum_overflows(part, y[0], y[1]);
    reaches[1] |= first || sum_overflows(part, y[1], -y[0]);
}

void find_overflows_in_three(int32_t part, const double x[2], const double y[2], bool reaches[2])
{
    reaches[0] = reaches[1] = false;
    note_overflows(part, x, y, reaches);
    note_overflows(part, y, x, reaches);
}
