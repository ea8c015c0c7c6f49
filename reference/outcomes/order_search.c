#include "order_search.h"

#include "dtype.h"
#include "operator_version.h"

#include <math.h>
#include <stdbool.h>
#include <string.h>

enum { NO_NODE = -1 };

/* A possible value of a state, and how it was reached. */
struct node {
    step_value value;
    int64_t state;
    int32_t parent; /* the node to which the last update was applied */
    int32_t next;   /* the next node of the same state */
    uint32_t kind;  /* the kind of update that was applied to the parent */
};

struct search {
    int32_t dtype; /* of the values; DTYPE_UNDEFINED: values are compared by their bytes */
    size_t size;   /* of a value */
    reduction_function *reduce;
    struct operand_states states;
    struct node *nodes;
    int32_t node_count, capacity;
    int32_t *first;    /* the first node of each state */
    int32_t *table;    /* hash of (state, value) to node */
    size_t table_size; /* a power of two, at least twice the capacity */
    int64_t steps, most_steps;
    bool exhausted;
};

static bool equal_values(const struct search *search, const unsigned char *a, const unsigned char *b)
{
    int32_t dtype = search->dtype;
    if (dtype == DTYPE_UNDEFINED)
        return memcmp(a, b, search->size) == 0;
    int32_t part = part_dtype(dtype);
    size_t part_size = dtype_size(part);
    for (size_t offset = 0; offset < dtype_size(dtype); offset += part_size) {
        if (memcmp(a + offset, b + offset, part_size) == 0)
            continue;
        if (floating_format_of(part) == NULL || !isnan(floating_value(part, a + offset)) ||
            !isnan(floating_value(part, b + offset)))
            return false;
    }
    return true;
}

/* ---- states and values --------------------------------------------------------------------------------- */

static bool prepare_states(struct search *search, struct arena *arena)
{
    search->table_size = 4;
    while (search->table_size < 2 * (size_t)search->capacity)
        search->table_size *= 2;
    search->nodes = arena_allocate(arena, (size_t)search->capacity * sizeof *search->nodes);
    search->first = arena_allocate(arena, (size_t)search->states.state_count * sizeof *search->first);
    search->table = arena_allocate(arena, search->table_size * sizeof *search->table);
    if (search->nodes == NULL || search->first == NULL || search->table == NULL)
        return false;
    for (int64_t state = 0; state < search->states.state_count; state++)
        search->first[state] = NO_NODE;
    for (size_t slot = 0; slot < search->table_size; slot++)
        search->table[slot] = NO_NODE;
    return true;
}

static size_t hash(const struct search *search, int64_t state, const unsigned char *value)
{
    uint64_t mixed = (uint64_t)state * 0x9e3779b97f4a7c15u;
    for (size_t i = 0; i < search->size; i++)
        mixed = (mixed ^ value[i]) * 0x100000001b3u;
    return (size_t)(mixed ^ mixed >> 32) % search->table_size;
}

/* Adds a value to a state unless it is already there; sets `exhausted` if there is no more room. */
static void add_value(struct search *search, int64_t state, const unsigned char *value, int32_t parent,
                      uint32_t kind)
{
    size_t slot = hash(search, state, value);
    for (; search->table[slot] != NO_NODE; slot = (slot + 1) % search->table_size) {
        const struct node *node = &search->nodes[search->table[slot]];
        if (node->state == state && memcmp(node->value, value, search->size) == 0)
            return;
    }
    if (search->node_count == search->capacity) {
        search->exhausted = true;
        return;
    }
    int32_t number = search->node_count++;
    struct node *node = &search->nodes[number];
    memcpy(node->value, value, search->size);
    node->state = state;
    node->parent = parent;
    node->kind = kind;
    node->next = search->first[state];
    search->first[state] = number;
    search->table[slot] = number;
}

static int32_t find_value(const struct search *search, int64_t state, const unsigned char *value)
{
    for (int32_t node = search->first[state]; node != NO_NODE; node = search->nodes[node].next)
        if (equal_values(search, search->nodes[node].value, value))
            return node;
    return NO_NODE;
}

/* Initialises an empty search with room for `capacity` nodes. */
static bool begin(struct search *search, const unsigned char *operands, size_t count, int32_t capacity,
                  struct arena *arena)
{
    search->capacity = capacity;
    return operand_states_create(&search->states, operands, count, search->size, ORDER_SEARCH_VALUES) &&
           prepare_states(search, arena);
}

/* The same for elements of a dtype and a reduction that has a function. */
static bool begin_elements(struct search *search, int32_t dtype, enum reduction reduction,
                           const unsigned char *operands, size_t count, int32_t capacity, struct arena *arena)
{
    *search = (struct search){.dtype = dtype,
                              .size = dtype_size(dtype),
                              .reduce = reduction_find(dtype, reduction),
                              .most_steps = ORDER_SEARCH_STEPS};
    return search->reduce != NULL && search->size <= STEP_VALUE_SIZE && dtype != DTYPE_STRING &&
           begin(search, operands, count, capacity, arena);
}

/* ---- orders -------------------------------------------------------------------------------------------- */

/* The number of orders of subsets of the updates, which is the maximum number of nodes; capped at the
 * limit. */
static int32_t count_orders(size_t count)
{
    int64_t total = 1, orders = 1;
    for (size_t left = count; left > 0 && total < ORDER_SEARCH_VALUES; left--) {
        orders *= left < ORDER_SEARCH_VALUES ? (int64_t)left : ORDER_SEARCH_VALUES;
        total += orders;
    }
    return total < ORDER_SEARCH_VALUES ? (int32_t)total : ORDER_SEARCH_VALUES;
}

/* Applies one more update of every remaining kind to a node. */
static void extend(struct search *search, int32_t number)
{
    int64_t state = search->nodes[number].state;
    const struct operand_states *states = &search->states;
    for (size_t kind = 0; kind < states->kind_count && !search->exhausted; kind++) {
        _Alignas(16) step_value value, update;
        if (operand_states_held(states, state, kind) == states->multiplicities[kind])
            continue;
        memcpy(value, search->nodes[number].value, search->size);
        memcpy(update, states->kinds[kind], search->size);
        search->reduce(search->dtype, value, update);
        add_value(search, state + states->strides[kind], value, number, (uint32_t)kind);
    }
}

/* Converts kinds back to numbers of updates: the updates of each kind in ascending order, starting from the
 * last. */
static void write_witness(const struct search *search, int32_t node, const unsigned char *updates,
                          size_t count, size_t *witness)
{
    size_t left[MOST_KINDS];
    for (size_t kind = 0; kind < search->states.kind_count; kind++)
        left[kind] = count;
    for (size_t place = count; place > 0; node = search->nodes[node].parent) {
        size_t kind = search->nodes[node].kind;
        do
            left[kind]--;
        while (memcmp(updates + left[kind] * search->size, search->states.kinds[kind], search->size) != 0);
        witness[--place] = left[kind];
    }
}

enum order_search_answer search_orders(int32_t dtype, enum reduction reduction, const void *old,
                                       const void *updates, size_t count, const void *actual, size_t *witness,
                                       struct arena *arena)
{
    struct search search;
    if (!begin_elements(&search, dtype, reduction, updates, count, count_orders(count), arena))
        return ORDER_NOT_SEARCHED;
    add_value(&search, 0, old, NO_NODE, 0);
    /* A state is complete when it is visited: all its predecessors have lower numbers. */
    for (int64_t state = 0; state < search.states.state_count && !search.exhausted; state++)
        for (int32_t node = search.first[state]; node != NO_NODE; node = search.nodes[node].next)
            extend(&search, node);
    int32_t found = find_value(&search, search.states.state_count - 1, actual);
    if (found != NO_NODE && witness != NULL)
        write_witness(&search, found, updates, count, witness);
    if (found != NO_NODE)
        return ORDER_FOUND;
    return search.exhausted ? ORDER_NOT_SEARCHED : ORDER_NOT_FOUND;
}

/* ---- trees --------------------------------------------------------------------------------------------- */

/* The same for trees of subsets of the operands: 1 * 3 * 5 * ... for each subset. */
static int32_t count_trees(size_t count)
{
    int64_t total = 0, sets = 1, trees = 1;
    if (count >= ORDER_SEARCH_VALUES)
        return ORDER_SEARCH_VALUES;
    for (size_t size = 1; size <= count && total < ORDER_SEARCH_VALUES; size++) {
        sets = sets * (int64_t)(count - size + 1) / (int64_t)size;
        trees *= size > 1 ? 2 * (int64_t)size - 3 : 1;
        total += sets * trees;
    }
    return total < ORDER_SEARCH_VALUES ? (int32_t)total : ORDER_SEARCH_VALUES;
}

/* Combines two elements with the function. */
static size_t combine_elements(const void *context, const unsigned char *a, const unsigned char *b,
                               step_value results[STEP_MOST_RESULTS])
{
    const struct search *search = context;
    _Alignas(16) step_value value, other;
    memcpy(value, a, search->size);
    memcpy(other, b, search->size);
    search->reduce(search->dtype, value, other);
    memcpy(results[0], value, search->size);
    return 1;
}

/* Combines every value of one state with every value of another into the state of their union. */
static void combine_states(struct search *search, const struct reduction_steps *steps, int64_t left,
                           int64_t right)
{
    for (int32_t a = search->first[left]; a != NO_NODE; a = search->nodes[a].next) {
        for (int32_t b = search->first[right]; b != NO_NODE; b = search->nodes[b].next) {
            step_value results[STEP_MOST_RESULTS];
            if (++search->steps > search->most_steps)
                search->exhausted = true;
            if (search->exhausted)
                return;
            size_t count =
                steps->combine(steps->context, search->nodes[a].value, search->nodes[b].value, results);
            for (size_t i = 0; i < count && !search->exhausted; i++)
                add_value(search, left + right, results[i], NO_NODE, 0);
        }
    }
}

/* Fills the states that hold one operand. */
static void add_operands(struct search *search, const struct reduction_steps *steps)
{
    const struct operand_states *states = &search->states;
    for (size_t kind = 0; kind < states->kind_count && !search->exhausted; kind++) {
        step_value results[STEP_MOST_RESULTS];
        size_t count = 1;
        memcpy(results[0], states->kinds[kind], search->size);
        if (steps->read != NULL)
            count = steps->read(steps->context, states->kinds[kind], results);
        for (size_t i = 0; i < count && !search->exhausted; i++)
            add_value(search, states->strides[kind], results[i], NO_NODE, 0);
    }
}

/* Fills all states, each from its parts. */
static enum order_search_answer combine_all(struct search *search, const struct reduction_steps *steps,
                                            const void *actual)
{
    const struct operand_states *states = &search->states;
    add_operands(search, steps);
    for (int64_t state = 1; state < states->state_count; state++) {
        int64_t part = operand_states_next_part(states, 0, state);
        for (; part <= state - part && !search->exhausted;
             part = operand_states_next_part(states, part, state))
            combine_states(search, steps, part, state - part);
    }
    if (find_value(search, states->state_count - 1, actual) != NO_NODE)
        return ORDER_FOUND;
    return search->exhausted ? ORDER_NOT_SEARCHED : ORDER_NOT_FOUND;
}

enum order_search_answer search_trees(int32_t dtype, enum reduction reduction, const void *old,
                                      const void *updates, size_t count, const void *actual,
                                      struct arena *arena)
{
    struct search search;
    size_t size = dtype_size(dtype);
    unsigned char *operands = arena_allocate(arena, (count + 1) * size);
    if (operands == NULL)
        return ORDER_NOT_SEARCHED;
    memcpy(operands, old, size);
    memcpy(operands + size, updates, count * size);
    if (!begin_elements(&search, dtype, reduction, operands, count + 1, count_trees(count + 1), arena))
        return ORDER_NOT_SEARCHED;
    const struct reduction_steps steps = {.size = size, .combine = combine_elements, .context = &search};
    return combine_all(&search, &steps, actual);
}

enum order_search_answer search_steps(const struct reduction_steps *steps, const void *operands, size_t count,
                                      const void *actual, struct arena *arena)
{
    enum { PAIR_VALUES = 2 * STEP_MOST_RESULTS + STEP_MOST_RESULTS * STEP_MOST_RESULTS * STEP_MOST_RESULTS };
    struct search search = {.dtype = DTYPE_UNDEFINED, .size = steps->size, .most_steps = STEP_SEARCH_STEPS};
    if (!begin(&search, operands, count, count == 2 ? PAIR_VALUES : STEP_SEARCH_VALUES, arena))
        return ORDER_NOT_SEARCHED;
    return combine_all(&search, steps, actual);
}

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
