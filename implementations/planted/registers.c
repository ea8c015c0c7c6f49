#include "registers.h"

#include "bugs.h"
#include "half.h"

#include <float.h>
#include <math.h>
#include <string.h>

#define PLANTED_FACTS(id, text, size, kind) [DTYPE_##id] = {.name = text, .bytes = size, .class = kind},
const struct dtype_facts dtype_facts[DTYPE_COUNT] = {DTYPES(PLANTED_FACTS)};
#undef PLANTED_FACTS

/* A case that copies an element between memory and a member of the lane, through the element's own C type. */
#define LOAD_AS(id, type, member)                 \
    case DTYPE_##id: {                            \
        type element;                             \
        memcpy(&element, bytes, sizeof(element)); \
        lane.member = element;                    \
        break;                                    \
    }
#define STORE_AS(id, type, member)                \
    case DTYPE_##id: {                            \
        type element = (type)lane.member;         \
        memcpy(bytes, &element, sizeof(element)); \
        break;                                    \
    }
#define PLAIN_TYPES(X)           \
    X(FLOAT, float, single)      \
    X(UINT8, uint8_t, natural)   \
    X(UINT16, uint16_t, natural) \
    X(INT16, int16_t, integer)   \
    X(INT32, int32_t, integer)   \
    X(INT64, int64_t, integer)   \
    X(DOUBLE, double, real)      \
    X(UINT32, uint32_t, natural) \
    X(UINT64, uint64_t, natural)

static uint16_t load_16(const unsigned char *bytes)
{
    uint16_t element;
    memcpy(&element, bytes, sizeof(element));
    return element;
}

union lane lane_load(int32_t dtype, const unsigned char *bytes)
{
    union lane lane = {.complex = {0}};
    float parts[2];
    switch ((enum dtype)dtype) {
        PLAIN_TYPES(LOAD_AS)
    case DTYPE_INT8:
        lane.integer = (bytes[0] ^ 0x80) - 0x80; /* the sign extended */
        break;
    case DTYPE_BOOL:
        lane.natural = bytes[0] != 0;
        break;
    case DTYPE_FLOAT16:
        lane.single = half_to_float(load_16(bytes));
        break;
    case DTYPE_BFLOAT16:
        lane.single = bfloat16_to_float(load_16(bytes));
        break;
    case DTYPE_COMPLEX64:
        memcpy(parts, bytes, sizeof(parts));
        lane.complex = (struct complex_value){parts[0], parts[1]};
        break;
    case DTYPE_COMPLEX128:
        memcpy(&lane.complex, bytes, sizeof(lane.complex));
        break;
    case DTYPE_UNDEFINED:
    case DTYPE_STRING:
    case DTYPE_COUNT:
        break;
    }
    return lane;
}

static void store_complex(int32_t dtype, struct complex_value value, unsigned char *bytes)
{
    if (dtype == DTYPE_COMPLEX128) {
        memcpy(bytes, &value, sizeof(value));
        return;
    }
    float parts[2] = {(float)value.real, (float)value.imaginary};
    memcpy(bytes, parts, sizeof(parts));
}

static void store_16(uint16_t element, unsigned char *bytes)
{
    memcpy(bytes, &element, sizeof(element));
}

void lane_store(int32_t dtype, union lane lane, unsigned char *bytes)
{
    switch ((enum dtype)dtype) {
        PLAIN_TYPES(STORE_AS)
    case DTYPE_INT8:
        bytes[0] = (unsigned char)lane.natural;
        break;
    case DTYPE_BOOL:
        bytes[0] = lane.natural != 0;
        break;
    case DTYPE_FLOAT16:
        store_16(float_to_half(BUG(half_as_bfloat16) ? bfloat16_to_float(float_to_bfloat16(lane.single))
                                                     : lane.single),
                 bytes);
        break;
    case DTYPE_BFLOAT16:
        store_16(float_to_bfloat16(lane.single), bytes);
        break;
    case DTYPE_COMPLEX64:
    case DTYPE_COMPLEX128:
        store_complex(dtype, lane.complex, bytes);
        break;
    case DTYPE_UNDEFINED:
    case DTYPE_STRING:
    case DTYPE_COUNT:
        break;
    }
}

bool lane_is_zero(int32_t dtype, union lane lane)
{
    switch (dtype_facts[dtype].class) {
    case CLASS_SIGNED:
    case CLASS_UNSIGNED:
    case CLASS_BOOL:
        return lane.natural == 0;
    case CLASS_SINGLE:
        return lane.single == 0;
    case CLASS_DOUBLE:
        return lane.real == 0;
    case CLASS_COMPLEX:
        return lane.complex.real == 0 && lane.complex.imaginary == 0;
    case CLASS_STRING:
        break;
    }
    return false;
}

union lane lane_flush(int32_t dtype, union lane lane)
{
    float least = dtype == DTYPE_FLOAT16 ? 0x1p-14f : FLT_MIN; /* that of bfloat16 is that of float */
    if (dtype_facts[dtype].class == CLASS_SINGLE && fabsf(lane.single) < least)
        lane.single = copysignf(0, lane.single);
    if (dtype_facts[dtype].class == CLASS_DOUBLE && fabs(lane.real) < DBL_MIN)
        lane.real = copysign(0, lane.real);
    return lane;
}
