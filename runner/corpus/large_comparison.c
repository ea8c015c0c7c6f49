/* Compares an output with its values in closed form, block by block. */
#include "large_values.h"
#include "world.h"

#include <string.h>

/* The number of cells that are compared at a time. */
enum { BLOCK = 1 << 16 };

struct comparing {
    const struct large_geometry *geometry;
    size_t size; /* bytes of an element */
    unsigned char
        *data; /* modulus + BLOCK elements of data: a block begins at every position modulo modulus */
    unsigned char *updates;  /* the same of periodic updates; NULL: they are not periodic */
    unsigned char *expected; /* a block of the output */
    int64_t line_step;       /* from one line to the next of a slot, the number of the update grows by this */
    const unsigned char *output;
    struct large_comparison *comparison;
};

/* A part of the output: `count` cells of consecutive slots, which may begin and end within a slot. */
struct block {
    int64_t outer, slot, inner; /* of the first cell */
    int64_t position;           /* flat, of the first cell */
    int64_t count;
};

/* ---- the expected values of a block -------------------------------------------------------------------- */

static unsigned char *make_pattern(const struct comparing *comparing,
                                   int64_t (*value)(const struct large_geometry *geometry, int64_t position),
                                   struct arena *arena)
{
    const struct large_geometry *geometry = comparing->geometry;
    const int64_t count = geometry->modulus + BLOCK;
    unsigned char *pattern = arena_allocate(arena, (size_t)count * comparing->size);
    for (int64_t i = 0; pattern != NULL && i < count; i++)
        element_store(geometry->row->dtype, value(geometry, i), pattern + (size_t)i * comparing->size);
    return pattern;
}

/* At most BLOCK elements of a pattern, as they are from a position on. */
static const unsigned char *pattern_at(const struct comparing *comparing, const unsigned char *pattern,
                                       int64_t position)
{
    return pattern + (size_t)(position % comparing->geometry->modulus) * comparing->size;
}

/* Whether a slot is a target of a row with `cells`. The first comparison settles it for most slots. */
static bool is_shared_target(const struct large_row *row, int64_t slot)
{
    int64_t distance = slot - row->start;
    return distance >= 0 && distance <= (row->cells - 1) * row->step && distance % row->step == 0;
}

/* Whether lines of one slot are the targets of different updates. */
static bool is_shifted(const struct large_geometry *geometry)
{
    return geometry->row->cells == 0 && geometry->row->shift != 0 && geometry->inner_lines > 1;
}

/* a + b modulo m, for 0 <= a, b < m: from slot to slot, and from line to line, the number of the update grows
 * by a constant. */
static int64_t add(int64_t a, int64_t b, int64_t m)
{
    return a >= m - b ? a - (m - b) : a + b;
}

/*
 * Puts the values of updated cells of one slot into the block: `count` cells from the coordinate `inner` on,
 * of which the first is cell `at` of the block. `j`: the number of the update of all its lines; ignored with
 * `cells` and if lines differ.
 */
static void put_slot(const struct comparing *comparing, const struct block *block, int64_t slot,
                     int64_t inner, int64_t at, int64_t count, int64_t j)
{
    const struct large_geometry *geometry = comparing->geometry;
    const struct large_row *row = geometry->row;
    unsigned char *to = comparing->expected + (size_t)at * comparing->size;
    const bool shifted = is_shifted(geometry);
    if (comparing->updates != NULL && row->reduction == REDUCTION_NONE && !shifted) {
        const int64_t number = (block->outer * row->count + j) * geometry->inner_lines + inner;
        memcpy(to, pattern_at(comparing, comparing->updates, number), (size_t)count * comparing->size);
        return;
    }
    int64_t line_update = shifted ? large_update_of(geometry, block->outer, slot, inner) : 0;
    for (int64_t i = 0; i < count;
         i++, line_update = add(line_update, comparing->line_step, geometry->extent))
        if (line_update < row->count)
            element_store(row->dtype, large_output_value(geometry, block->outer, slot, inner + i),
                          to + (size_t)i * comparing->size);
}

static void make_expected(const struct comparing *comparing, const struct block *block)
{
    const struct large_geometry *geometry = comparing->geometry;
    const struct large_row *row = geometry->row;
    const bool shared = row->cells > 0, shifted = is_shifted(geometry);
    memcpy(comparing->expected, pattern_at(comparing, comparing->data, block->position),
           (size_t)block->count * comparing->size);
    if (block->outer >= geometry->outer_lines)
        return;
    int64_t j = shared ? 0 : large_update_of(geometry, block->outer, block->slot, 0);
    int64_t slot = block->slot, inner = block->inner;
    for (int64_t at = 0; at < block->count; slot++, inner = 0) {
        const int64_t rest = block->count - at, in_slot = geometry->inner - inner;
        const int64_t cells = in_slot < rest ? in_slot : rest;
        const int64_t lines = geometry->inner_lines - inner < cells ? geometry->inner_lines - inner : cells;
        const bool may_be_target = shared ? is_shared_target(row, slot) : shifted || j < row->count;
        if (may_be_target && lines > 0)
            put_slot(comparing, block, slot, inner, at, lines, j);
        j = shared ? 0 : add(j, geometry->inverse, geometry->extent);
        at += cells;
    }
}

/* ---- the comparison ------------------------------------------------------------------------------------ */

static void note_wrong(struct wrong_cells *wrong, int64_t position, const unsigned char *expected,
                       const unsigned char *actual, size_t size)
{
    if (wrong->count++ > 0)
        return;
    wrong->first = position;
    memcpy(wrong->expected, expected, size);
    memcpy(wrong->actual, actual, size);
}

static void compare_block(const struct comparing *comparing, const struct block *block)
{
    const size_t size = comparing->size;
    const unsigned char *actual = comparing->output + (size_t)block->position * size;
    const unsigned char *data = pattern_at(comparing, comparing->data, block->position);
    make_expected(comparing, block);
    if (memcmp(comparing->expected, actual, (size_t)block->count * size) == 0)
        return;
    for (int64_t i = 0; i < block->count; i++) {
        const size_t at = (size_t)i * size;
        const unsigned char *expected = comparing->expected + at;
        if (memcmp(expected, actual + at, size) == 0)
            continue;
        bool is_updated = memcmp(expected, data + at, size) != 0;
        note_wrong(is_updated ? &comparing->comparison->updated : &comparing->comparison->untouched,
                   block->position + i, expected, actual + at, size);
    }
}

enum status large_output_compare(struct large_comparison *comparison, const struct large_geometry *geometry,
                                 const void *output, struct arena *arena, struct error *error)
{
    struct comparing comparing = {.geometry = geometry,
                                  .size = dtype_size(geometry->row->dtype),
                                  .output = output,
                                  .comparison = comparison};
    if (is_shifted(geometry))
        comparing.line_step = large_update_of(geometry, 0, geometry->row->start, 1);
    const bool is_periodic = large_updates_are_periodic(geometry);
    comparing.data = make_pattern(&comparing, large_data_value, arena);
    comparing.updates = is_periodic ? make_pattern(&comparing, large_periodic_update, arena) : NULL;
    comparing.expected = arena_allocate(arena, BLOCK * comparing.size);
    if (comparing.data == NULL || comparing.expected == NULL || (is_periodic && comparing.updates == NULL))
        return error_no_memory(error, "the comparison of an output");
    *comparison = (struct large_comparison){.updated = {.count = 0}};
    const int64_t cells = geometry->extent * geometry->inner; /* with one outer coordinate */
    for (int64_t outer = 0; outer < geometry->outer; outer++)
        for (int64_t from = 0; from < cells; from += BLOCK) {
            const struct block block = {.outer = outer,
                                        .slot = from / geometry->inner,
                                        .inner = from % geometry->inner,
                                        .position = outer * cells + from,
                                        .count = cells - from < BLOCK ? cells - from : BLOCK};
            compare_block(&comparing, &block);
        }
    return STATUS_OK;
}
