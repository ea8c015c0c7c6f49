#include "operand_states.h"

#include <string.h>

/* Adds an operand to its kind; false if there are too many kinds. */
static bool add_operand(struct operand_states *states, const unsigned char *operand)
{
    size_t kind = 0;
    while (kind < states->kind_count && memcmp(states->kinds[kind], operand, states->size) != 0)
        kind++;
    if (kind == MOST_KINDS)
        return false;
    if (kind == states->kind_count) {
        states->kinds[states->kind_count++] = operand;
        states->multiplicities[kind] = 0;
    }
    states->multiplicities[kind]++;
    return true;
}

bool operand_states_create(struct operand_states *states, const void *operands, size_t count, size_t size,
                           int64_t most_states)
{
    const unsigned char *bytes = operands;
    states->size = size;
    states->kind_count = 0;
    for (size_t i = 0; i < count; i++)
        if (!add_operand(states, bytes + i * size))
            return false;
    states->state_count = 1;
    for (size_t kind = 0; kind < states->kind_count; kind++) {
        states->strides[kind] = states->state_count;
        if ((int64_t)states->multiplicities[kind] >= most_states / states->state_count)
            return false;
        states->state_count *= (int64_t)states->multiplicities[kind] + 1;
    }
    return true;
}

size_t operand_states_held(const struct operand_states *states, int64_t state, size_t kind)
{
    return (size_t)(state / states->strides[kind]) % (states->multiplicities[kind] + 1);
}

int64_t operand_states_next_part(const struct operand_states *states, int64_t part, int64_t whole)
{
    for (size_t kind = 0; kind < states->kind_count; kind++) {
        size_t held = operand_states_held(states, part, kind);
        if (held < operand_states_held(states, whole, kind))
            return part + states->strides[kind];
        part -= (int64_t)held * states->strides[kind];
    }
    return 0;
}
