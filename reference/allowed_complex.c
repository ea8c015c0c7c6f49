#include "allowed_complex.h"

#include "allowed_kinds.h"
#include "exact_steps.h"
#include "floating_format.h"
#include "number.h"
#include "rounding_bound.h"

#include <math.h>

static struct value_judgement judgement_of(enum value_weight weight, enum cell_clause clause,
                                           enum policy policy, bool searched)
{
    return (struct value_judgement){
        .weight = weight, .clause = clause, .policy = policy, .searched = searched};
}

/* ---- one product --------------------------------------------------------------------------------------------- */

static bool same_number(double a, double b)
{
    return isnan(a) ? isnan(b) : a == b && signbit(a) == signbit(b);
}

/* Values that a part can have: two products and their sum, each in two formats, and two or four fused operations. */
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

static bool is_known_form(int32_t part, const double x[2], const double y[2], const double actual[2])
{
    struct candidates real = forms_of_part(part, x[0], y[0], -x[1], y[1]);
    struct candidates imaginary = forms_of_part(part, x[0], y[1], x[1], y[0]);
    return has_candidate(&real, actual[0]) && has_candidate(&imaginary, actual[1]);
}

/* ---- infinities ---------------------------------------------------------------------------------------------- */

/* An infinite part counts as 1, another as 0, with its sign. */
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

/*
 * What C's Annex G makes of a product whose parts are both NaN by the plain formula: an infinity, where an operand or a
 * partial product is infinite. False where it leaves them NaN.
 */
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

/* A result that is not finite: by Annex G, or any infinity where it asks for one. */
static bool is_by_annex_g(int32_t part, const double x[2], const double y[2], const double actual[2])
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

/* ---- flushing where nothing rounds --------------------------------------------------------------------------- */

/* A number, and 0 if it is subnormal and can be flushed. */
struct alternatives {
    double values[4];
    size_t count;
};

static struct alternatives or_zero(int32_t part, double value)
{
    bool tiny = value != 0 && fabs(value) < floating_format_of(part)->smallest_normal;
    return (struct alternatives){.values = {value, 0}, .count = tiny ? 2 : 1};
}

/* All products of alternatives, flushed or not; there are at most the product itself and 0. */
static struct alternatives product_alternatives(int32_t part, double a, double b)
{
    struct alternatives left = or_zero(part, a), right = or_zero(part, b), product = or_zero(part, a * b);
    if ((left.count > 1 || right.count > 1) && product.count == 1)
        product = (struct alternatives){.values = {a * b, 0}, .count = 2};
    return product;
}

/* Whether a*b + c*d, exact in every step, gives the value when some of what is subnormal is flushed. */
static bool is_flushed_part(int32_t part, double a, double b, double c, double d, double actual)
{
    struct alternatives left = product_alternatives(part, a, b), right = product_alternatives(part, c, d);
    for (size_t i = 0; i < left.count; i++)
        for (size_t k = 0; k < right.count; k++) {
            struct alternatives sums = or_zero(part, left.values[i] + right.values[k]);
            for (size_t n = 0; n < sums.count; n++)
                if (sums.values[n] == actual)
                    return true;
        }
    return false;
}

/* ---- nothing rounds ------------------------------------------------------------------------------------------ */

static void exact_product(const double (*operands)[2], int64_t count, double right[2])
{
    right[0] = operands[0][0];
    right[1] = operands[0][1];
    for (int64_t i = 1; i < count; i++) {
        double real = right[0] * operands[i][0] - right[1] * operands[i][1];
        right[1] = right[0] * operands[i][1] + right[1] * operands[i][0];
        right[0] = real;
    }
}

static struct value_judgement judge_exact(int32_t part, const double (*operands)[2], int64_t count, bool tiny,
                                          const double actual[2])
{
    double right[2];
    const double *x = operands[0], *y = operands[1];
    exact_product(operands, count, right);
    /* Of several factors the sign of a zero depends on their order, and of two on the form. */
    bool right_but_for_zeros = right[0] == actual[0] && right[1] == actual[1];
    if (right_but_for_zeros && (count > 2 || is_known_form(part, x, y, actual)))
        return judgement_of(VALUE_PERMITTED, CELL_CLAUSE_REDUCTION_ORDER,
                            count > 2 ? POLICY_BETWEEN : POLICY_OTHER_FORM, true);
    if (right_but_for_zeros)
        return judgement_of(VALUE_UNCONVENTIONAL, CELL_CLAUSE_ZERO_SIGN_COMPUTED, POLICY_ZERO_OTHER, true);
    bool flushed = tiny;
    if (tiny && count == 2)
        flushed = is_flushed_part(part, x[0], y[0], -x[1], y[1], actual[0]) &&
                  is_flushed_part(part, x[0], y[1], x[1], y[0], actual[1]);
    else if (tiny)
        flushed = complex_product_bound(part, operands, count, actual) >= BOUND_FLUSHED;
    if (flushed)
        return judgement_of(VALUE_UNCONVENTIONAL, CELL_CLAUSE_SUBNORMALS, POLICY_FLUSHED, true);
    return judgement_of(VALUE_WRONG, CELL_CLAUSE_REDUCTION_MUL, POLICY_FOREIGN_VALUE, true);
}

/* ---- all together -------------------------------------------------------------------------------------------- */

/* One product that rounds: of a known form, or within what rounding can do. */
static struct value_judgement judge_one(int32_t part, const double (*operands)[2], const double actual[2])
{
    const double *x = operands[0], *y = operands[1];
    bool finite = isfinite(actual[0]) && isfinite(actual[1]);
    bool of_finite = isfinite(x[0]) && isfinite(x[1]) && isfinite(y[0]) && isfinite(y[1]);
    if (is_known_form(part, x, y, actual) || (!finite && is_by_annex_g(part, x, y, actual)))
        return judgement_of(VALUE_PERMITTED, CELL_CLAUSE_REDUCTION_ORDER, POLICY_OTHER_FORM, true);
    switch (complex_product_bound(part, operands, 2, actual)) {
    case BOUND_WITHIN:
        if (!of_finite) /* of infinities and NaN all forms are known */
            break;
        return finite ? judgement_of(VALUE_UNCONVENTIONAL, CELL_CLAUSE_ROUNDING, POLICY_WITHIN_BOUND, true)
                      : judgement_of(VALUE_UNCONVENTIONAL, CELL_CLAUSE_ROUNDING, POLICY_NEIGHBOUR, true);
    case BOUND_FLUSHED:
        return judgement_of(VALUE_UNCONVENTIONAL, CELL_CLAUSE_SUBNORMALS, POLICY_FLUSHED, true);
    case BOUND_EITHER:
        return judgement_of(VALUE_UNCONVENTIONAL, CELL_CLAUSE_ROUNDING, POLICY_NEIGHBOUR, true);
    case BOUND_OUTSIDE:
        break;
    }
    return judgement_of(VALUE_WRONG, CELL_CLAUSE_REDUCTION_MUL, POLICY_FOREIGN_VALUE, true);
}

/* clause: complex-reduction, rounding */
struct value_judgement judge_complex_product(int32_t part, const double (*operands)[2], int64_t count,
                                             const double actual[2], struct arena *arena)
{
    struct exact_steps steps = complex_steps(part, operands, count, arena);
    if (steps.exact)
        return judge_exact(part, operands, count, steps.tiny, actual);
    if (count == 2)
        return judge_one(part, operands, actual);
    switch (complex_product_bound(part, operands, count, actual)) {
    case BOUND_WITHIN:
        return judgement_of(VALUE_PERMITTED, CELL_CLAUSE_REDUCTION_ORDER, POLICY_WITHIN_BOUND, false);
    case BOUND_FLUSHED:
        return judgement_of(VALUE_UNCONVENTIONAL, CELL_CLAUSE_SUBNORMALS, POLICY_FLUSHED, false);
    case BOUND_EITHER:
        return judgement_of(VALUE_UNCONVENTIONAL, CELL_CLAUSE_ROUNDING, POLICY_NEIGHBOUR, false);
    case BOUND_OUTSIDE:
        break;
    }
    return judgement_of(VALUE_WRONG, CELL_CLAUSE_REDUCTION_MUL, POLICY_FOREIGN_VALUE, false);
}
