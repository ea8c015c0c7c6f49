#include "hand_written.h"

#include "half.h"

#include <string.h>

#define JOIN_EXPANDED(a, b)       a##_##b
#define JOIN(a, b)                JOIN_EXPANDED(a, b)
#define UPDATE(old, update)       (update)
#define SUM(old, update)          ((old) + (update))
#define GREATER(old, update)      ((old) < (update) ? (update) : (old))
#define WRAPPED_SUM(old, update)  ((int64_t)((uint64_t)(old) + (uint64_t)(update)))
#define HALF_SUM(old, update)     float16_from_float(float16_to_float(old) + float16_to_float(update))
#define HALF_GREATER(old, update) (float16_to_float(old) < float16_to_float(update) ? (update) : (old))

#define ELEMENT float
#define NAME    none_float
#define COMBINE UPDATE
#include "hand_written.inc"
#define NAME    add_float
#define COMBINE SUM
#include "hand_written.inc"
#define NAME    max_float
#define COMBINE GREATER
#include "hand_written.inc"
#undef ELEMENT

#define ELEMENT uint16_t
#define NAME    none_float16
#define COMBINE UPDATE
#include "hand_written.inc"
#define NAME    add_float16
#define COMBINE HALF_SUM
#include "hand_written.inc"
#define NAME    max_float16
#define COMBINE HALF_GREATER
#include "hand_written.inc"
#undef ELEMENT

#define ELEMENT int64_t
#define NAME    none_int64
#define COMBINE UPDATE
#include "hand_written.inc"
#define NAME    add_int64
#define COMBINE WRAPPED_SUM
#include "hand_written.inc"
#define NAME    max_int64
#define COMBINE GREATER
#include "hand_written.inc"
#undef ELEMENT

#define KINDS(name)                                                                        \
    {                                                                                      \
        [KIND_ND_CELLS] = nd_cells_##name, [KIND_ND_ROWS] = nd_rows_##name,                \
        [KIND_ELEMENTS_0] = elements_0_##name, [KIND_ELEMENTS_LAST] = elements_last_##name \
    }
#define REDUCTIONS(dtype)                                                             \
    {                                                                                 \
        [REDUCTION_NONE] = KINDS(none_##dtype), [REDUCTION_ADD] = KINDS(add_##dtype), \
        [REDUCTION_MAX] = KINDS(max_##dtype)                                          \
    }

static hand_written *const loops[][REDUCTION_COUNT][KIND_COUNT] = {[DTYPE_FLOAT] = REDUCTIONS(float),
                                                                   [DTYPE_FLOAT16] = REDUCTIONS(float16),
                                                                   [DTYPE_INT64] = REDUCTIONS(int64)};

hand_written *hand_written_find(enum shape_kind kind, enum dtype dtype, enum reduction reduction)
{
    return (size_t)dtype < sizeof loops / sizeof *loops ? loops[dtype][reduction][kind] : NULL;
}

void hand_written_copies(void *output, const void *data, const void *updates, size_t size)
{
    memcpy(output, data, size);
    memcpy(output, updates, size);
}
