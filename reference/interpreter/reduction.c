/* The function of each reduction for each kind of element. */
#include "dtype.h"
#include "operator_version.h"

#include <float.h>
#include <string.h>

/* Every result is rounded to its type (floating_store). Double itself must not be evaluated in a wider
 * type. */
_Static_assert(FLT_EVAL_METHOD == 0, "float and double must be evaluated in their own precision");

/* clause: reduction-none, bits-kept, nan-bits */
static void assign(int32_t dtype, void *old, const void *update)
{
    memcpy(old, update, dtype_size(dtype));
}

/* ---- integers: modulo 2^n, in unsigned arithmetic, in which nothing overflows -------------------------- */

/* clause: reduction-add, unsigned-overflow, signed-overflow */
static void add_integer(int32_t dtype, void *old, const void *update)
{
    store_bits(old, dtype_size(dtype), integer_bits(dtype, old) + integer_bits(dtype, update));
}

/* clause: reduction-mul, unsigned-overflow, signed-overflow */
static void multiply_integer(int32_t dtype, void *old, const void *update)
{
    store_bits(old, dtype_size(dtype), integer_bits(dtype, old) * integer_bits(dtype, update));
}

/* clause: reduction-max */
static void max_signed(int32_t dtype, void *old, const void *update)
{
    if ((int64_t)integer_bits(dtype, update) > (int64_t)integer_bits(dtype, old))
        assign(dtype, old, update);
}

/* clause: reduction-min */
static void min_signed(int32_t dtype, void *old, const void *update)
{
    if ((int64_t)integer_bits(dtype, update) < (int64_t)integer_bits(dtype, old))
        assign(dtype, old, update);
}

/* clause: reduction-max */
static void max_unsigned(int32_t dtype, void *old, const void *update)
{
    if (integer_bits(dtype, update) > integer_bits(dtype, old))
        assign(dtype, old, update);
}

/* clause: reduction-min */
static void min_unsigned(int32_t dtype, void *old, const void *update)
{
    if (integer_bits(dtype, update) < integer_bits(dtype, old))
        assign(dtype, old, update);
}

/* ---- bool: 0 or 1 in a byte, ordered false < true ------------------------------------------------------ */

/* clause: reduction-bool, bool-bytes */
static void or_bool(int32_t dtype, void *old, const void *update)
{
    store_bits(old, dtype_size(dtype), integer_bits(dtype, old) | integer_bits(dtype, update));
}

/* clause: reduction-bool, bool-bytes */
static void and_bool(int32_t dtype, void *old, const void *update)
{
    store_bits(old, dtype_size(dtype), integer_bits(dtype, old) & integer_bits(dtype, update));
}

/* ---- floating point ------------------------------------------------------------------------------------ */

/* A sum or product of two elements is computed in double, and then rounded to their type: double has 53 bits,
 * more than twice the 24 of float plus one, so that the result is the same as if it had been rounded once. */
/* clause: reduction-add, rounding */
static void add_real(int32_t dtype, void *old, const void *update)
{
    floating_store(dtype, floating_value(dtype, old) + floating_value(dtype, update), old);
}

/* clause: reduction-mul, rounding */
static void multiply_real(int32_t dtype, void *old, const void *update)
{
    floating_store(dtype, floating_value(dtype, old) * floating_value(dtype, update), old);
}

/* max and min propagate NaN, the old value first, and keep the old value if both are equal, as -0 and +0
 * are. */

/* clause: reduction-max, nan-order, zero-sign */
static void max_real(int32_t dtype, void *old, const void *update)
{
    const double a = floating_value(dtype, old), b = floating_value(dtype, update);
    if (b > a || (b != b && a == a))
        assign(dtype, old, update);
}

/* clause: reduction-min, nan-order, zero-sign */
static void min_real(int32_t dtype, void *old, const void *update)
{
    const double a = floating_value(dtype, old), b = floating_value(dtype, update);
    if (b < a || (b != b && a == a))
        assign(dtype, old, update);
}

/* ---- complex: the plain formulas on the parts, each operation rounded ---------------------------------- */

/* C's _Complex is not used, because its multiplication has special rules for infinities. */

/* A real number rounded to the type of the parts. */
static double rounded(int32_t part, double value)
{
    floating_store(part, value, &value);
    return floating_value(part, &value);
}

/* clause: complex-reduction */
static void add_complex(int32_t dtype, void *old, const void *update)
{
    const int32_t part = part_dtype(dtype);
    const size_t size = dtype_size(part);
    add_real(part, old, update);
    add_real(part, (char *)old + size, (const char *)update + size);
}

/* clause: complex-reduction */
static void multiply_complex(int32_t dtype, void *old, const void *update)
{
    const int32_t part = part_dtype(dtype);
    const size_t size = dtype_size(part);
    const double a = floating_value(part, old), b = floating_value(part, (char *)old + size),
                 c = floating_value(part, update), d = floating_value(part, (const char *)update + size);
    floating_store(part, rounded(part, a * c) - rounded(part, b * d), old);
    floating_store(part, rounded(part, a * d) + rounded(part, b * c), (char *)old + size);
}

/* ---- strings: bytes, compared as unsigned -------------------------------------------------------------- */

/* clause: string-order */
static int string_compare(const struct string_element *a, const struct string_element *b)
{
    size_t common = a->size < b->size ? a->size : b->size;
    int order = common == 0 ? 0 : memcmp(a->bytes, b->bytes, common);
    return order != 0 ? order : (a->size > b->size) - (a->size < b->size);
}

static void max_string(int32_t dtype, void *old, const void *update)
{
    if (string_compare(update, old) > 0)
        assign(dtype, old, update);
}

static void min_string(int32_t dtype, void *old, const void *update)
{
    if (string_compare(update, old) < 0)
        assign(dtype, old, update);
}

/* ---- by kind of element and reduction ------------------------------------------------------------------ */

/* In the table instead of a function: the text defines no value. */
static void undefined(int32_t dtype, void *old, const void *update)
{
    (void)dtype, (void)old, (void)update;
}

/* The same: concatenation needs memory (strings_concatenate). */
static void concatenation(int32_t dtype, void *old, const void *update)
{
    (void)dtype, (void)old, (void)update;
}

/* In the order of REDUCTION_TABLE. An entry that is NULL was forgotten, but for types that are foreign to all
 * versions. */
/* clause: element-type */
static reduction_function *const functions[][REDUCTION_COUNT] = {
    [DTYPE_KIND_FOREIGN] = {NULL},
    [DTYPE_KIND_SIGNED] = {assign, add_integer, multiply_integer, max_signed, min_signed},
    [DTYPE_KIND_UNSIGNED] = {assign, add_integer, multiply_integer, max_unsigned, min_unsigned},
    [DTYPE_KIND_FLOATING] = {assign, add_real, multiply_real, max_real, min_real},
    [DTYPE_KIND_COMPLEX] = {assign, add_complex, multiply_complex, undefined, undefined},
    [DTYPE_KIND_BOOL] = {assign, or_bool, and_bool, or_bool, and_bool},
    [DTYPE_KIND_STRING] = {assign, concatenation, undefined, max_string, min_string},
};

reduction_function *reduction_find(int32_t dtype, enum reduction reduction)
{
    reduction_function *function = functions[dtype_kind(dtype)][reduction];
    return function == undefined || function == concatenation ? NULL : function;
}

bool reduction_is_defined(int32_t dtype, enum reduction reduction)
{
    reduction_function *function = functions[dtype_kind(dtype)][reduction];
    return function != NULL && function != undefined;
}

enum status reductions_check_version(const struct operator_version *version, struct error *error)
{
    reduction_set reductions = version->reductions | REDUCTION_BIT(NONE);
    for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++)
        for (int32_t dtype = 0; dtype < (int32_t)(8 * sizeof(dtype_set)); dtype++)
            if ((reductions >> reduction & 1) != 0 && dtype_in(version->types, dtype) &&
                functions[dtype_kind(dtype)][reduction] == NULL)
                return error_set(error, STATUS_NOT_FOUND,
                                 "%s: there is no function for the reduction %s of %s", version->id,
                                 reduction_name((enum reduction)reduction), dtype_name(dtype));
    return STATUS_OK;
}
