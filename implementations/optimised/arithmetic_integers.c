/* The arithmetic of the integer types. */
#include "arithmetic.h"
#include "fault.h"

#include <string.h>

/* Sums of bytes, eight in a word: the highest bit of each byte is added without a carry, so that none reaches
 * the next byte. Returns the number of processed elements. */
static int64_t add_bytes(void *cells, const void *updates, int64_t count)
{
    const uint64_t highest_bits = 0x8080808080808080u;
    unsigned char *cell = cells;
    const unsigned char *update = updates;
    int64_t done = 0;
    for (; done + 8 <= count; done += 8) {
        uint64_t a, b;
        memcpy(&a, cell + done, sizeof a);
        memcpy(&b, update + done, sizeof b);
        uint64_t sum = ((a & ~highest_bits) + (b & ~highest_bits)) ^ ((a ^ b) & highest_bits);
        if (fault_is(FAULT_BYTE_CARRY))
            sum = a + b;
        memcpy(cell + done, &sum, sizeof sum);
    }
    return done;
}

static int64_t add_several(enum reduction reduction, size_t width, void *cells, const void *updates,
                           int64_t count)
{
    return width == 1 && reduction == REDUCTION_ADD ? add_bytes(cells, updates, count) : 0;
}

/* Whether `a` is greater than `b`. Small types are compared in full width, int32 as the fault requires. */
#define ABOVE(a, b) ((a) > (b))
#define ABOVE_INT32(a, b) \
    (fault_is(FAULT_COMPARE_BY_DIFFERENCE) ? (int32_t)((uint32_t)(a) - (uint32_t)(b)) > 0 : (a) > (b))

/* Sums and products wrap: they are computed as unsigned, in 64 bits. */
#define DEFINE_INTEGER(name, type, lowest, highest, above)                                              \
    static void row_##name(enum reduction reduction, void *cells, const void *updates, int64_t count)   \
    {                                                                                                   \
        type *cell = cells;                                                                             \
        const type *update = updates;                                                                   \
        for (int64_t i = add_several(reduction, sizeof(type), cells, updates, count); i < count; i++) { \
            if (reduction == REDUCTION_ADD)                                                             \
                cell[i] = (type)((uint64_t)cell[i] + (uint64_t)update[i]);                              \
            else if (reduction == REDUCTION_MUL)                                                        \
                cell[i] = (type)((uint64_t)cell[i] * (uint64_t)update[i]);                              \
            else if (reduction == REDUCTION_MAX)                                                        \
                cell[i] = above(update[i], cell[i]) ? update[i] : cell[i];                              \
            else                                                                                        \
                cell[i] = above(cell[i], update[i]) ? update[i] : cell[i];                              \
        }                                                                                               \
    }                                                                                                   \
    static void neutral_##name(enum reduction reduction, void *cells, int64_t count)                    \
    {                                                                                                   \
        static const type neutral[] = {0, 0, 1, lowest, highest};                                       \
        for (int64_t i = 0; i < count; i++)                                                             \
            ((type *)cells)[i] = neutral[reduction];                                                    \
    }                                                                                                   \
    const struct arithmetic arithmetic_##name = {row_##name, neutral_##name, true}

DEFINE_INTEGER(int8, int8_t, INT8_MIN, INT8_MAX, ABOVE);
DEFINE_INTEGER(int16, int16_t, INT16_MIN, INT16_MAX, ABOVE);
DEFINE_INTEGER(int32, int32_t, INT32_MIN, INT32_MAX, ABOVE_INT32);
DEFINE_INTEGER(int64, int64_t, INT64_MIN, INT64_MAX, ABOVE);
DEFINE_INTEGER(uint8, uint8_t, 0, UINT8_MAX, ABOVE);
DEFINE_INTEGER(uint16, uint16_t, 0, UINT16_MAX, ABOVE);
DEFINE_INTEGER(uint32, uint32_t, 0, UINT32_MAX, ABOVE);
DEFINE_INTEGER(uint64, uint64_t, 0, UINT64_MAX, ABOVE);
