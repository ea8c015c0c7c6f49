#include "arithmetic.h"

#include <stddef.h>

const struct arithmetic *arithmetic_of(int32_t dtype)
{
    static const struct arithmetic *const table[] = {
        [DTYPE_FLOAT] = &arithmetic_float,
        [DTYPE_UINT8] = &arithmetic_uint8,
        [DTYPE_INT8] = &arithmetic_int8,
        [DTYPE_UINT16] = &arithmetic_uint16,
        [DTYPE_INT16] = &arithmetic_int16,
        [DTYPE_INT32] = &arithmetic_int32,
        [DTYPE_INT64] = &arithmetic_int64,
        [DTYPE_STRING] = NULL,
        [DTYPE_BOOL] = &arithmetic_bool,
        [DTYPE_FLOAT16] = &arithmetic_float16,
        [DTYPE_DOUBLE] = &arithmetic_double,
        [DTYPE_UINT32] = &arithmetic_uint32,
        [DTYPE_UINT64] = &arithmetic_uint64,
        [DTYPE_COMPLEX64] = &arithmetic_complex64,
        [DTYPE_COMPLEX128] = &arithmetic_complex128,
        [DTYPE_BFLOAT16] = &arithmetic_bfloat16,
    };
    return table[dtype];
}
