/* The arithmetic of bool and of complex numbers. */
#include "arithmetic.h"

/* For bool, a sum or a maximum is true if either operand is, a product or a minimum if both are. */
static void row_bool(enum reduction reduction, void *cells, const void *updates, int64_t count)
{
    unsigned char *cell = cells;
    const unsigned char *update = updates;
    bool either = reduction == REDUCTION_ADD || reduction == REDUCTION_MAX;
    for (int64_t i = 0; i < count; i++)
        cell[i] = either ? cell[i] != 0 || update[i] != 0 : cell[i] != 0 && update[i] != 0;
}

static void neutral_bool(enum reduction reduction, void *cells, int64_t count)
{
    for (int64_t i = 0; i < count; i++)
        ((unsigned char *)cells)[i] = reduction == REDUCTION_MUL || reduction == REDUCTION_MIN;
}

const struct arithmetic arithmetic_bool = {row_bool, neutral_bool, true};

/* Pairs of a real and an imaginary part. */
#define DEFINE_COMPLEX(name, type)                                                                    \
    static void row_##name(enum reduction reduction, void *cells, const void *updates, int64_t count) \
    {                                                                                                 \
        type *cell = cells;                                                                           \
        const type *update = updates;                                                                 \
        for (int64_t i = 0; i < 2 * count; i += 2) {                                                  \
            type real = cell[i], imaginary = cell[i + 1];                                             \
            if (reduction == REDUCTION_ADD) {                                                         \
                cell[i] = real + update[i];                                                           \
                cell[i + 1] = imaginary + update[i + 1];                                              \
            } else {                                                                                  \
                cell[i] = real * update[i] - imaginary * update[i + 1];                               \
                cell[i + 1] = real * update[i + 1] + imaginary * update[i];                           \
            }                                                                                         \
        }                                                                                             \
    }                                                                                                 \
    const struct arithmetic arithmetic_##name = {row_##name, NULL, false}

DEFINE_COMPLEX(complex64, float);
DEFINE_COMPLEX(complex128, double);
