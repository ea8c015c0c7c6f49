/* bool: add and max are OR, mul and min are AND; or the arithmetic of bytes. */
#include "operation.h"

#include <string.h>

static union value truth(int value)
{
    return (union value){.truth = value};
}

static union value read_bool(const struct operation *operation, const void *element)
{
    uint8_t byte;
    (void)operation;
    memcpy(&byte, element, sizeof byte);
    return truth(byte != 0);
}

static void write_bool(const struct operation *operation, const union value *value, void *element)
{
    uint8_t byte = (uint8_t)value->truth;
    (void)operation;
    memcpy(element, &byte, sizeof byte);
}

static union value bool_identity(const struct operation *operation)
{
    return truth(operation->reduction == REDUCTION_MUL || operation->reduction == REDUCTION_MIN);
}

/* A sum saturates at the greatest byte: wrapping would turn 256 times true into false. */
static int sum_of_bytes(int first, int second)
{
    return first + second < UINT8_MAX ? first + second : UINT8_MAX;
}

static union value combine_bools(const struct operation *operation, const union value *first,
                                 const union value *second)
{
    bool either = operation->reduction == REDUCTION_ADD || operation->reduction == REDUCTION_MAX;
    if (operation->variant->truth == TRUTH_BYTES && operation->reduction == REDUCTION_ADD)
        return truth(sum_of_bytes(first->truth, second->truth));
    return truth(either ? first->truth || second->truth : first->truth && second->truth);
}

static union value round_bool(const struct operation *operation, const union value *value)
{
    (void)operation;
    return *value;
}

const struct kind bool_kind = {
    .read = read_bool,
    .identity = bool_identity,
    .combine = combine_bools,
    .round = round_bool,
    .write = write_bool,
};
