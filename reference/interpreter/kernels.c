#include "kernels.h"

#include "dtype.h"
#include "half.h"

#include <float.h>
#include <string.h>

/*
 * Results must be rounded to their type after every operation. Evaluation in a wider type would violate this.
 */
_Static_assert(FLT_EVAL_METHOD == 0, "float and double must be evaluated in their own precision");

#define PASTE2(a, b)                               a##_##b
#define PASTE3(a, b, c)                            a##_##b##_##c
#define LEAF_NAME_EXPANDED(combine, dtype)         PASTE2(combine, dtype)
#define LEAF_NAME(combine, dtype)                  LEAF_NAME_EXPANDED(combine, dtype)
#define KERNEL_NAME_EXPANDED(kind, combine, dtype) PASTE3(kind, combine, dtype)
#define KERNEL_NAME(kind, combine, dtype)          KERNEL_NAME_EXPANDED(kind, combine, dtype)

/* ---- none: copies bits, by the width of the element -------------------------------------------------- */

struct bits128 {
    uint64_t half[2];
};

/* clause: reduction-none, bits-kept, nan-bits */
#define BITS_KERNEL(name, element)                                 \
    static inline element none_##name(element old, element update) \
    {                                                              \
        (void)old;                                                 \
        return update;                                             \
    }
BITS_KERNEL(bits8, uint8_t)
BITS_KERNEL(bits16, uint16_t)
BITS_KERNEL(bits32, uint32_t)
BITS_KERNEL(bits64, uint64_t)
BITS_KERNEL(bits128, struct bits128)
BITS_KERNEL(string, struct string_element)

#define DTYPE   bits8
#define ELEMENT uint8_t
#define COMBINE none
#include "kernel_loops.inc"
#undef DTYPE
#undef ELEMENT
#define DTYPE   bits16
#define ELEMENT uint16_t
#define COMBINE none
#include "kernel_loops.inc"
#undef DTYPE
#undef ELEMENT
#define DTYPE   bits32
#define ELEMENT uint32_t
#define COMBINE none
#include "kernel_loops.inc"
#undef DTYPE
#undef ELEMENT
#define DTYPE   bits64
#define ELEMENT uint64_t
#define COMBINE none
#include "kernel_loops.inc"
#undef DTYPE
#undef ELEMENT
#define DTYPE   bits128
#define ELEMENT struct bits128
#define COMBINE none
#include "kernel_loops.inc"
#undef DTYPE
#undef ELEMENT

/* ---- integers ---------------------------------------------------------------------------------------- */

#define DTYPE   int8
#define ELEMENT int8_t
#include "kernels_integer.inc"
#define DTYPE   int16
#define ELEMENT int16_t
#include "kernels_integer.inc"
#define DTYPE   int32
#define ELEMENT int32_t
#include "kernels_integer.inc"
#define DTYPE   int64
#define ELEMENT int64_t
#include "kernels_integer.inc"
#define DTYPE   uint8
#define ELEMENT uint8_t
#include "kernels_integer.inc"
#define DTYPE   uint16
#define ELEMENT uint16_t
#include "kernels_integer.inc"
#define DTYPE   uint32
#define ELEMENT uint32_t
#include "kernels_integer.inc"
#define DTYPE   uint64
#define ELEMENT uint64_t
#include "kernels_integer.inc"

/* ---- floating point ---------------------------------------------------------------------------------- */

/*
 * The update if it is `better` or the `first_nan`, else the old value. `better` varies from element to
 * element and must not become a branch; a NaN is rare, so `first_nan` may.
 */
#define CHOOSE_VALUE(better, first_nan, old, update) ((first_nan) ? (update) : (better) ? (update) : (old))
#define CHOOSE_BITS(better, first_nan, old, update)  choose_bits16((better) | (first_nan), update, old)

static inline uint16_t choose_bits16(int first, uint16_t a, uint16_t b)
{
    uint32_t mask = 0u - (uint32_t)first;
    return (uint16_t)((a & mask) | (b & ~mask));
}

#define SAME(value) (value)
#define DTYPE       float
#define ELEMENT     float
#define VALUE       float
#define WIDEN       SAME
#define NARROW      SAME
#define CHOOSE      CHOOSE_VALUE
#include "kernels_floating.inc"
#define DTYPE   double
#define ELEMENT double
#define VALUE   double
#define WIDEN   SAME
#define NARROW  SAME
#define CHOOSE  CHOOSE_VALUE
#include "kernels_floating.inc"
#define DTYPE   float16
#define ELEMENT uint16_t
#define VALUE   float
#define WIDEN   float16_to_float
#define NARROW  float16_from_float
#define CHOOSE  CHOOSE_BITS
#include "kernels_floating.inc"
#define DTYPE   bfloat16
#define ELEMENT uint16_t
#define VALUE   float
#define WIDEN   bfloat16_to_float
#define NARROW  bfloat16_from_float
#define CHOOSE  CHOOSE_BITS
#include "kernels_floating.inc"

/* ---- complex ----------------------------------------------------------------------------------------- */

struct complex64 {
    float real, imaginary;
};
struct complex128 {
    double real, imaginary;
};
#define DTYPE   complex64
#define ELEMENT struct complex64
#include "kernels_complex.inc"
#define DTYPE   complex128
#define ELEMENT struct complex128
#include "kernels_complex.inc"

/* ---- bool: 0 or 1 in a byte, ordered false < true ---------------------------------------------------- */

/* clause: reduction-bool, bool-bytes */
static inline uint8_t or_logical(uint8_t old, uint8_t update)
{
    return old | update;
}

static inline uint8_t and_logical(uint8_t old, uint8_t update)
{
    return old & update;
}

#define DTYPE   logical
#define ELEMENT uint8_t
#define COMBINE or
#include "kernel_loops.inc"
#define COMBINE and
#include "kernel_loops.inc"
#undef DTYPE
#undef ELEMENT

/* ---- strings: bytes, compared as unsigned ------------------------------------------------------------ */

/* clause: string-order */
static int string_compare(struct string_element a, struct string_element b)
{
    size_t common = a.size < b.size ? a.size : b.size;
    int order = common == 0 ? 0 : memcmp(a.bytes, b.bytes, common);
    return order != 0 ? order : (a.size > b.size) - (a.size < b.size);
}

static inline struct string_element max_string(struct string_element old, struct string_element update)
{
    return string_compare(old, update) >= 0 ? old : update;
}

static inline struct string_element min_string(struct string_element old, struct string_element update)
{
    return string_compare(old, update) <= 0 ? old : update;
}

#define DTYPE   string
#define ELEMENT struct string_element
#define COMBINE none
#include "kernel_loops.inc"
#define COMBINE max
#include "kernel_loops.inc"
#define COMBINE min
#include "kernel_loops.inc"
#undef DTYPE
#undef ELEMENT

/* ---- kernels by dtype and reduction ------------------------------------------------------------------ */

#define ARITHMETIC(none, dtype)                                                          \
    {                                                                                    \
        [REDUCTION_NONE] = &kernels_none_##none, [REDUCTION_ADD] = &kernels_add_##dtype, \
        [REDUCTION_MUL] = &kernels_mul_##dtype, [REDUCTION_MAX] = &kernels_max_##dtype,  \
        [REDUCTION_MIN] = &kernels_min_##dtype                                           \
    }
#define COMPLEX(none, dtype)                                                                               \
    {                                                                                                      \
        [REDUCTION_NONE] = &kernels_none_##none, [REDUCTION_ADD] = &kernels_add_##dtype,                   \
        [REDUCTION_MUL] = &kernels_mul_##dtype, [REDUCTION_MAX] = &undefined, [REDUCTION_MIN] = &undefined \
    }

/*
 * Entries without loops: `undefined` if the text defines no value, `concatenation` for string add
 * (string_add.h). An entry that is NULL was forgotten.
 */
static const struct kernels undefined = {NULL, NULL}, concatenation = {NULL, NULL};

/* clause: element-type */
static const struct kernels *const kernel_table[][REDUCTION_COUNT] = {
    [DTYPE_FLOAT] = ARITHMETIC(bits32, float),
    [DTYPE_DOUBLE] = ARITHMETIC(bits64, double),
    [DTYPE_FLOAT16] = ARITHMETIC(bits16, float16),
    [DTYPE_BFLOAT16] = ARITHMETIC(bits16, bfloat16),
    [DTYPE_INT8] = ARITHMETIC(bits8, int8),
    [DTYPE_INT16] = ARITHMETIC(bits16, int16),
    [DTYPE_INT32] = ARITHMETIC(bits32, int32),
    [DTYPE_INT64] = ARITHMETIC(bits64, int64),
    [DTYPE_UINT8] = ARITHMETIC(bits8, uint8),
    [DTYPE_UINT16] = ARITHMETIC(bits16, uint16),
    [DTYPE_UINT32] = ARITHMETIC(bits32, uint32),
    [DTYPE_UINT64] = ARITHMETIC(bits64, uint64),
    [DTYPE_COMPLEX64] = COMPLEX(bits64, complex64),
    [DTYPE_COMPLEX128] = COMPLEX(bits128, complex128),
    [DTYPE_BOOL] = {[REDUCTION_NONE] = &kernels_none_bits8,
                    [REDUCTION_ADD] = &kernels_or_logical,
                    [REDUCTION_MUL] = &kernels_and_logical,
                    [REDUCTION_MAX] = &kernels_or_logical,
                    [REDUCTION_MIN] = &kernels_and_logical},
    [DTYPE_STRING] = {[REDUCTION_NONE] = &kernels_none_string,
                      [REDUCTION_ADD] = &concatenation,
                      [REDUCTION_MUL] = &undefined,
                      [REDUCTION_MAX] = &kernels_max_string,
                      [REDUCTION_MIN] = &kernels_min_string},
};

/* NULL if there is no entry. */
static const struct kernels *entry_of(int32_t dtype, enum reduction reduction)
{
    if (dtype < 0 || (size_t)dtype >= sizeof kernel_table / sizeof *kernel_table)
        return NULL;
    return kernel_table[dtype][reduction];
}

const struct kernels *kernels_find(int32_t dtype, enum reduction reduction)
{
    const struct kernels *entry = entry_of(dtype, reduction);
    return entry == NULL || entry->scattered == NULL ? NULL : entry;
}

bool reduction_is_defined(int32_t dtype, enum reduction reduction)
{
    const struct kernels *entry = entry_of(dtype, reduction);
    return entry != NULL && entry != &undefined;
}

enum status kernels_check_version(const struct operator_version *version, struct error *error)
{
    reduction_set reductions = version->reductions | REDUCTION_BIT(NONE);
    for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++)
        for (int32_t dtype = 0; dtype < (int32_t)(8 * sizeof(dtype_set)); dtype++)
            if ((reductions >> reduction & 1) != 0 && dtype_in(version->types, dtype) &&
                entry_of(dtype, (enum reduction)reduction) == NULL)
                return error_set(error, STATUS_NOT_FOUND, "%s: there is no kernel for the reduction %s of %s",
                                 version->id, reduction_name((enum reduction)reduction), dtype_name(dtype));
    return STATUS_OK;
}
