/* The two complex types, and the formulas of their product. */
#include "operation.h"

#include <math.h>

struct factors {
    long double a, b, c, d; /* (a + bi)(c + di) */
};

static union value complex_number(long double real, long double imaginary)
{
    return (union value){.number = {.real = real, .imaginary = imaginary}};
}

static size_t part_size(const struct operation *operation)
{
    return part_of(operation->dtype) == DTYPE_FLOAT ? sizeof(float) : sizeof(double);
}

static union value read_complex(const struct operation *operation, const void *element)
{
    int32_t part = part_of(operation->dtype);
    const char *bytes = element;
    return complex_number(read_floating(part, bytes), read_floating(part, bytes + part_size(operation)));
}

static void write_complex(const struct operation *operation, const union value *value, void *element)
{
    int32_t part = part_of(operation->dtype);
    char *bytes = element;
    write_floating(part, value->number.real, bytes);
    write_floating(part, value->number.imaginary, bytes + part_size(operation));
}

static union value round_complex(const struct operation *operation, const union value *value)
{
    return complex_number(to_format(&operation->arithmetic, value->number.real),
                          to_format(&operation->arithmetic, value->number.imaginary));
}

static union value complex_identity(const struct operation *operation)
{
    return complex_number(operation->reduction == REDUCTION_MUL ? 1 : 0, 0);
}

static union value plain_product(const struct arithmetic *in, const struct factors *f)
{
    return complex_number(subtract(in, multiply(in, f->a, f->c), multiply(in, f->b, f->d)),
                          add(in, multiply(in, f->a, f->d), multiply(in, f->b, f->c)));
}

static union value fused_product(const struct arithmetic *in, const struct factors *f)
{
    return complex_number(multiply_add(in, f->a, f->c, -multiply(in, f->b, f->d)),
                          multiply_add(in, f->a, f->d, multiply(in, f->b, f->c)));
}

static union value fused_second_product(const struct arithmetic *in, const struct factors *f)
{
    return complex_number(multiply_add(in, -f->b, f->d, multiply(in, f->a, f->c)),
                          multiply_add(in, f->b, f->c, multiply(in, f->a, f->d)));
}

static union value gauss_product(const struct arithmetic *in, const struct factors *f)
{
    long double first = multiply(in, f->c, add(in, f->a, f->b));
    long double second = multiply(in, f->a, subtract(in, f->d, f->c));
    long double third = multiply(in, f->b, add(in, f->c, f->d));
    return complex_number(subtract(in, first, third), add(in, first, second));
}

/* Maps an infinite number to one of the four corners of a box, in which NaN counts as 0. */
static void box(long double *real, long double *imaginary)
{
    *real = copysignl(isinf(*real) ? 1 : 0, *real);
    *imaginary = copysignl(isinf(*imaginary) ? 1 : 0, *imaginary);
}

static void nan_to_zero(long double *x)
{
    if (isnan(*x))
        *x = copysignl(0, *x);
}

/* C17, G.5.1, example 1: a product whose parts are both NaN although a factor or a term is infinite. */
static union value recovered_product(const struct arithmetic *in, struct factors f, union value product)
{
    bool first = isinf(f.a) || isinf(f.b);
    bool second = isinf(f.c) || isinf(f.d);
    bool terms = isinf(multiply(in, f.a, f.c)) || isinf(multiply(in, f.b, f.d)) ||
                 isinf(multiply(in, f.a, f.d)) || isinf(multiply(in, f.b, f.c));
    if (!first && !second && !terms)
        return product;
    if (first)
        box(&f.a, &f.b);
    if (second)
        box(&f.c, &f.d);
    nan_to_zero(&f.a);
    nan_to_zero(&f.b);
    nan_to_zero(&f.c);
    nan_to_zero(&f.d);
    return complex_number(INFINITY * (f.a * f.c - f.b * f.d), INFINITY * (f.a * f.d + f.b * f.c));
}

static union value annex_g_product(const struct arithmetic *in, const struct factors *f)
{
    union value product = plain_product(in, f);
    if (isnan(product.number.real) && isnan(product.number.imaginary))
        return recovered_product(in, *f, product);
    return product;
}

static union value complex_product(const struct operation *operation, const struct factors *factors)
{
    /* Processors without subnormal numbers that round them away from 0 have no complex arithmetic. */
    struct arithmetic in = operation->arithmetic;
    in.flushing &= ~(unsigned)FLUSHING_RAISES;
    switch (operation->variant->product) {
    case PRODUCT_FUSED:
        return fused_product(&in, factors);
    case PRODUCT_FUSED_SECOND:
        return fused_second_product(&in, factors);
    case PRODUCT_GAUSS:
        return gauss_product(&in, factors);
    case PRODUCT_ANNEX_G:
        return annex_g_product(&in, factors);
    case PRODUCT_PLAIN:
        break;
    }
    return plain_product(&in, factors);
}

static union value combine_complex(const struct operation *operation, const union value *first,
                                   const union value *second)
{
    const struct arithmetic *in = &operation->arithmetic;
    const struct factors factors = {first->number.real, first->number.imaginary, second->number.real,
                                    second->number.imaginary};
    if (operation->reduction == REDUCTION_ADD)
        return complex_number(add(in, factors.a, factors.c), add(in, factors.b, factors.d));
    return complex_product(operation, &factors);
}

const struct kind complex_kind = {
    .read = read_complex,
    .identity = complex_identity,
    .combine = combine_complex,
    .round = round_complex,
    .write = write_complex,
};
