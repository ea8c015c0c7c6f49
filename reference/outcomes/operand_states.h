/*
 * The subsets of a list of operands, for searches over all orders and trees of a reduction. A state is the
 * number of operands of each kind, so that equal operands do not create additional states.
 */
#ifndef SCATTER_OPERAND_STATES_H
#define SCATTER_OPERAND_STATES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { MOST_KINDS = 64 };

/*
 * Operands by kind. A state is the sum of held[kind] * strides[kind]: state 0 holds none, state_count - 1
 * holds all.
 */
struct operand_states {
    size_t size;                            /* of an operand in bytes */
    const unsigned char *kinds[MOST_KINDS]; /* the distinct operands; borrowed */
    size_t multiplicities[MOST_KINDS];
    size_t kind_count;
    int64_t strides[MOST_KINDS];
    int64_t state_count;
};

/*
 * Groups `count` contiguous operands of `size` bytes into kinds; operands with the same bytes are of one
 * kind. False if there are more than MOST_KINDS kinds or `most_states` states.
 */
bool operand_states_create(struct operand_states *states, const void *operands, size_t count, size_t size,
                           int64_t most_states);

/* The number of operands of a kind in a state. */
size_t operand_states_held(const struct operand_states *states, int64_t state, size_t kind);

/*
 * Iterates over the parts of a state: the states that hold no more operands of any kind, so that `whole -
 * part` is the state of the rest. Returns the next greater part after `part`. Start with 0; the last part is
 * `whole`, and 0 follows it.
 */
int64_t operand_states_next_part(const struct operand_states *states, int64_t part, int64_t whole);

#endif
