/*
 * The values that a vector allows in the cells of an output, found by asking the judge. Only for vector.c and its tests.
 */
#ifndef SCATTER_VECTOR_CELLS_H
#define SCATTER_VECTOR_CELLS_H

#include "aims.h"
#include "cell.h"
#include "vector.h"

/* The state of finding the entries of one output. */
struct cell_survey {
    const struct judge_settings *settings;
    const struct derived_expectation *derived;
    const struct tensor *stored;
    struct aims aims;
    struct arena probes; /* for one question to the judge */
    struct arena *arena; /* for the entries */
    struct vector_entry *entries;
    size_t entry_count, entry_capacity;
    enum vector_obstacle obstacle; /* the first one; OBSTACLE_NONE: none yet */
    bool lacks_memory;
};

/* The element of a tensor at a position. */
static inline const char *element_at(const struct tensor *tensor, int64_t position)
{
    return (const char *)tensor->elements + (size_t)position * dtype_size(tensor->dtype);
}

/* Whether the value of a cell is copied, from data or from an update. */
bool is_moved(const struct cell_survey *survey, int64_t position);

/* Finds the entries of a cell, or an obstacle. */
void survey_cell(struct cell_survey *survey, int64_t position);

/* What the judge says of a value in a cell, as if it were the only one that differs from the reference's. */
enum vector_layer layer_of_value(struct cell_survey *survey, int64_t position, const void *element);

/* What the entries say: LAYER_ALLOWED also for the stored value. */
enum vector_layer layer_by_entries(const struct cell_survey *survey, int64_t position, const void *element);

/* Adds an entry, whose elements are copied. */
void add_entry(struct cell_survey *survey, struct vector_entry entry);

/* Adds a value, unless an entry has it already. */
void try_value(struct cell_survey *survey, int64_t position, const void *element);

/* ---- floating-point types ------------------------------------------------------------------------------------------ */

/* The bits of a number in the total order: `key_of_bits` rises with it. `size`: bytes of a number. */
uint64_t key_of_bits(uint64_t bits, size_t size);
uint64_t bits_of_key(uint64_t key, size_t size);

/* The same for a sum, a product or an extreme of a floating type, and for a sum of complex numbers. */
void survey_floating(struct cell_survey *survey, int64_t position);
void survey_complex(struct cell_survey *survey, int64_t position);

/*
 * Intervals of numbers: of a real type, or of a part of a complex one. Only for vector_floating.c and vector_complex.c.
 */

enum { DOWN, UP, DIRECTIONS };

/* A part of a cell whose interval is looked for. */
struct part {
    struct cell_survey *survey;
    int64_t position;
    int32_t dtype;             /* of the part */
    size_t size, offset;       /* of the part; where it is in the element */
    uint64_t least, greatest;  /* the keys of the infinities */
    unsigned char element[16]; /* the stored value, in which the part is replaced */
};

/* For each layer the first and the last key around the stored value. */
struct edges {
    uint64_t keys[LAYER_WRONG][DIRECTIONS];
};

/* The part number `index` of a cell: 0, or 1 for the imaginary one. */
struct part part_of(struct cell_survey *survey, int64_t position, int index);

uint64_t stored_key(const struct part *part);
enum vector_layer layer_of_key(const struct part *part, uint64_t key);
struct edges edges_of(const struct part *part);

/* Whether a layer has more than the one before, or than the stored value. */
bool is_wider(const struct edges *edges, enum vector_layer layer, uint64_t stored);

/* Adds the value of a key, unless an entry has it already. */
void try_key(const struct part *part, uint64_t key);

/* Whether judge and entries agree about numbers in the intervals, next to their ends, and anywhere. */
bool is_regular(const struct part *part, const struct edges *edges);

#endif
