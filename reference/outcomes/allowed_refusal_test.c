/* Wrong results are always blamed: values beyond the rounding bound, which is computed here independently. */
#include "cell_fixture.h"
#include "dtype.h"
#include "effort_fixture.h"
#include "reduction_ways_fixture.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <math.h>

enum { DRAWS = 1000 / TEST_FRACTION };

/* A value beyond the bound by this factor and a few units must be refused. */
static const double BEYOND = 1.01;

static const int32_t real_dtypes[] = {DTYPE_FLOAT16, DTYPE_BFLOAT16, DTYPE_FLOAT, DTYPE_DOUBLE};
static const int32_t complex_dtypes[] = {DTYPE_COMPLEX64, DTYPE_COMPLEX128};

static size_t draw_count(int draw, uint64_t *state)
{
    if (draw % 50 == 0)
        return draw % 100 == 0 ? 257 : 1001;
    return 3 + fixture_random(state) % 30;
}

static double value_at(const struct way_operands *operands, size_t i, int p)
{
    int32_t part = part_dtype(operands->dtype);
    return floating_value(part, operands->elements + i * operands->size + (size_t)p * dtype_size(part));
}

/* ---- facts about a draw -------------------------------------------------------------------------------- */

/* Exact enough: long double has eleven bits more than double. */
struct knowledge {
    long double sum[2], magnitudes[2]; /* by part */
    double above_one, below_one;       /* log2 of the products of norms above and below 1 */
};

static struct knowledge know(const struct way_operands *operands)
{
    struct knowledge known = {0};
    int parts = part_dtype(operands->dtype) == operands->dtype ? 1 : 2;
    for (size_t i = 0; i < operands->count; i++) {
        double norm = 0;
        for (int p = 0; p < parts; p++) {
            double value = value_at(operands, i, p);
            known.sum[p] += (long double)value;
            known.magnitudes[p] += (long double)fabs(value);
            norm = hypot(norm, value);
        }
        known.above_one += norm > 1 ? log2(norm) : 0;
        known.below_one += norm < 1 ? log2(norm) : 0;
    }
    return known;
}

/* Judges a value in the cell of the operands; true if it is blamed. */
static bool is_blamed(const struct way_operands *operands, const void *actual)
{
    struct cell_fixture fixture;
    cell_start(&fixture, operands->dtype, operands->reduction, operands->elements,
               operands->elements + operands->size, (int64_t)operands->count - 1);
    struct cell_verdict verdict = cell_judge(&fixture, actual, false);
    cell_end(&fixture);
    return !verdict.complies;
}

/* Counts the tried and the accepted values. */
struct tally {
    long tried, accepted;
};

/* Tries a value. A value too large for the type is skipped, because infinity may be right. */
static void try_parts(const struct way_operands *operands, double real, double imaginary, struct tally *tally)
{
    int32_t part = part_dtype(operands->dtype);
    const double values[] = {real, imaginary};
    unsigned char actual[WAYS_ELEMENT];
    for (size_t offset = 0; offset < operands->size; offset += dtype_size(part)) {
        double value = values[offset / dtype_size(part)];
        floating_store(part, value, actual + offset);
        if (isfinite(value) && !isfinite(floating_value(part, actual + offset)))
            return;
    }
    tally->tried++;
    tally->accepted += !is_blamed(operands, actual);
}

/* ---- sums ---------------------------------------------------------------------------------------------- */

/* Tries a value for part p; the other part is right. */
static void try_part(const struct way_operands *operands, const double right[2], int p, double value,
                     struct tally *tally)
{
    try_parts(operands, p == 0 ? value : right[0], p == 1 ? value : right[1], tally);
}

/* Tries values beyond the bound in part p. */
static void try_sum(const struct way_operands *operands, int p, struct tally *tally)
{
    const struct floating_format *format = floating_format_of(operands->dtype);
    struct knowledge known = know(operands);
    const double right[] = {(double)known.sum[0], (double)known.sum[1]};
    double magnitudes = (double)known.magnitudes[p], growth = 1 + (double)operands->count * format->unit;
    if (!isfinite(right[0]) || !isfinite(right[1]))
        return;
    double bound = (double)(operands->count - 1) * format->unit * magnitudes * BEYOND;
    for (int side = -1; side <= 1; side += 2) {
        double value = right[p] + side * bound;
        value += side * 8 * (format->unit * fabs(value) + format->smallest_subnormal);
        if (isfinite(value))
            try_part(operands, right, p, value, tally);
    }
    if (2 * fabs(right[p]) > bound * BEYOND)
        try_part(operands, right, p, -right[p], tally);
    if (magnitudes * growth < format->overflow) {
        try_part(operands, right, p, -INFINITY, tally);
        try_part(operands, right, p, INFINITY, tally);
    }
    if (magnitudes * growth < 2 * format->overflow)
        try_part(operands, right, p, NAN, tally);
}

static struct tally try_sums(const int32_t *dtypes, size_t dtype_count)
{
    static struct way_operands operands;
    struct tally tally = {0};
    uint64_t state = 7;
    for (size_t d = 0; d < dtype_count; d++) {
        for (int draw = 0; draw < DRAWS; draw++) {
            draw_operands(&operands, dtypes[d], REDUCTION_ADD, draw_count(draw, &state),
                          (enum manner)(draw % MANNER_INFINITE), &state);
            try_sum(&operands, draw % (part_dtype(dtypes[d]) == dtypes[d] ? 1 : 2), &tally);
        }
    }
    return tally;
}

Test(allowed_refusal, a_sum_beyond_the_bound_is_refused)
{
    struct tally tally = try_sums(real_dtypes, sizeof real_dtypes / sizeof *real_dtypes);
    cr_expect(eq(long, tally.accepted, 0));
    cr_expect(gt(long, tally.tried, 2L * 4 * DRAWS));
}

Test(allowed_refusal, a_complex_sum_beyond_the_bound_in_one_part_is_refused)
{
    struct tally tally = try_sums(complex_dtypes, sizeof complex_dtypes / sizeof *complex_dtypes);
    cr_expect(eq(long, tally.accepted, 0));
    cr_expect(gt(long, tally.tried, 2L * 2 * DRAWS));
}

/* ---- products ------------------------------------------------------------------------------------------ */

static void try_product(const struct way_operands *operands, struct tally *tally)
{
    const struct floating_format *format = floating_format_of(operands->dtype);
    struct knowledge known = know(operands);
    double steps = (double)(operands->count - 1);
    double grown = known.above_one + steps * log1p(format->unit) / log(2);
    double shrunk = known.below_one + steps * log1p(-format->unit) / log(2);
    if (!(shrunk > log2(format->smallest_normal) + 1) || !(grown < log2(format->overflow) - 1))
        return; /* partial products may leave the normal range */
    long double exact = 1;
    for (size_t i = 0; i < operands->count; i++)
        exact *= (long double)value_at(operands, i, 0);
    double up = expm1(steps * log1p(format->unit)) * BEYOND + 8 * format->unit;
    double down = -expm1(steps * log1p(-format->unit)) * BEYOND + 8 * format->unit;
    try_parts(operands, (double)exact * (1 + up) * (1 + 4 * format->unit), 0, tally);
    if (down < 1)
        try_parts(operands, (double)exact * (1 - down), 0, tally);
    try_parts(operands, (double)-exact, 0, tally);
    try_parts(operands, 0, 0, tally);
    try_parts(operands, INFINITY, 0, tally);
    try_parts(operands, NAN, 0, tally);
}

Test(allowed_refusal, a_product_beyond_the_bound_is_refused)
{
    static struct way_operands operands;
    struct tally tally = {0};
    uint64_t state = 8;
    for (size_t d = 0; d < sizeof real_dtypes / sizeof *real_dtypes; d++) {
        for (int draw = 0; draw < DRAWS; draw++) {
            draw_operands(&operands, real_dtypes[d], REDUCTION_MUL, draw_count(draw, &state),
                          draw % 4 == 0 ? MANNER_SPREAD : (enum manner)(draw % MANNER_INFINITE), &state);
            if (operands.finite)
                try_product(&operands, &tally);
        }
    }
    cr_expect(eq(long, tally.accepted, 0));
    cr_expect(gt(long, tally.tried, 4L * DRAWS));
}

static void try_complex_product(const struct way_operands *operands, struct tally *tally)
{
    const struct floating_format *format = floating_format_of(operands->dtype);
    struct knowledge known = know(operands);
    double steps = (double)(operands->count - 1);
    double rate = log1p(3 * format->unit);
    if (!(known.below_one > log2(format->smallest_normal) - log2(format->unit) + 8) ||
        !(known.above_one + steps * rate / log(2) < log2(format->overflow) - 2))
        return;
    long double real = 1, imaginary = 0;
    for (size_t i = 0; i < operands->count; i++) {
        long double x = (long double)value_at(operands, i, 0), y = (long double)value_at(operands, i, 1);
        long double old = real;
        real = real * x - imaginary * y;
        imaginary = old * y + imaginary * x;
    }
    double norm = hypot((double)real, (double)imaginary);
    double bound = (expm1(steps * rate) * BEYOND + 8 * format->unit) * norm;
    try_parts(operands, (double)real + bound, (double)imaginary, tally);
    try_parts(operands, (double)real, (double)imaginary - bound, tally);
    try_parts(operands, INFINITY, (double)imaginary, tally);
    try_parts(operands, NAN, NAN, tally);
    if (2 * fabs((double)imaginary) > bound * 1.01)
        try_parts(operands, (double)real, (double)-imaginary, tally);
    if (fabs((double)(real - imaginary)) > bound * 1.01)
        try_parts(operands, (double)imaginary, (double)real, tally);
}

Test(allowed_refusal, a_complex_product_beyond_the_bound_or_with_parts_swapped_is_refused)
{
    static struct way_operands operands;
    struct tally tally = {0};
    uint64_t state = 9;
    for (size_t d = 0; d < sizeof complex_dtypes / sizeof *complex_dtypes; d++) {
        for (int draw = 0; draw < DRAWS; draw++) {
            draw_operands(&operands, complex_dtypes[d], REDUCTION_MUL, draw_count(draw, &state),
                          draw % 2 == 0 ? MANNER_ORDINARY : MANNER_POWERS, &state);
            try_complex_product(&operands, &tally);
        }
    }
    cr_expect(eq(long, tally.accepted, 0));
    cr_expect(gt(long, tally.tried, 5L * DRAWS));
}
