/*
 * The parts of a list of operands, for searches over all orders and trees of a reduction: a state says how many of
 * each kind of operand it holds, so that equal operands make no states of their own.
 */
#ifndef SCATTER_OPERAND_STATES_H
#define SCATTER_OPERAND_STATES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { MOST_KINDS = 64 };

/* Operands by kind. State = sum of held[kind] * strides[kind]: 0 holds none, state_count - 1 all. */
struct operand_states {
    size_t size;                            /* of an operand in bytes */
    const unsigned char *kinds[MOST_KINDS]; /* the different operands; borrowed */
    size_t multiplicities[MOST_KINDS];
    size_t kind_count;
    int64_t strides[MOST_KINDS];
    int64_t state_count;
};

/*
 * Sorts `count` operands of `size` bytes behind one another into kinds; those with the same bytes are one kind. False
 * when there are more than MOST_KINDS or `most_states`.
 */
bool operand_states_create(struct operand_states *states, const void *operands, size_t count, size_t size,
                           int64_t most_states);

/* How many operands of a kind a state holds. */
size_t operand_states_held(const struct operand_states *states, int64_t state, size_t kind);

/*
 * The parts of a state hold no more of any kind than it does, so that `whole - part` is the state of the rest. This is the
 * next greater part after `part`, the first after 0; 0 after the last one, which is `whole`.
 */
int64_t operand_states_next_part(const struct operand_states *states, int64_t part, int64_t whole);

#endif
