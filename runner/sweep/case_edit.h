/*
 * Edits that make a case smaller or simpler. The result is another case, whose tensors are copied where they change. A valid index
 * stays valid; an index out of range stays out of range by the same distance.
 */
#ifndef SCATTER_CASE_EDIT_H
#define SCATTER_CASE_EDIT_H

#include "arena.h"
#include "status.h"
#include "world_case.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * EDIT_CUT           removes `count` slices of data, from `first` on, along `dimension`, and of tensors that must be as large;
 *                    an index of a removed element becomes that of the element after it, or of the last element
 * EDIT_DROP          removes `count` slices of indices and updates, from `first` on, along `dimension` of indices, which is
 *                    not the dimension of a tuple's components; at least one slice is left
 * EDIT_SQUEEZE       removes `dimension` of data, of extent 1 and not the axis, and the corresponding parts of indices and updates
 * EDIT_SQUEEZE_BATCH of ScatterND: removes `dimension` of indices and updates, of extent 1, except that of the tuples' components
 * EDIT_POSITIVE      counts every negative valid index from 0
 * EDIT_INDEX         gives the index at the place `first` the value `count`
 * EDIT_SIMPLE        gives the element of the input `dimension` at `first`, or all if that is below 0, the value of small_values.h
 * EDIT_ZERO          the same with the value whose bytes are all 0, or the empty string
 * EDIT_KIND          changes to another kind of the same operator version: indices keep their values; data and updates get those of
 *                    small_values.h if the element type or the reduction changes
 */
enum edit {
    EDIT_CUT,
    EDIT_DROP,
    EDIT_SQUEEZE,
    EDIT_SQUEEZE_BATCH,
    EDIT_POSITIVE,
    EDIT_INDEX,
    EDIT_SIMPLE,
    EDIT_ZERO,
    EDIT_KIND
};

struct case_edit {
    enum edit edit;
    int dimension; /* or slot */
    int64_t first, count;
    const struct world_kind *kind; /* of EDIT_KIND */
};

/*
 * Makes the edited case, in the arena; unchanged tensors are borrowed from the original. *is_made is false if the edit does not
 * apply or changes nothing; values of small_values.h need at most SMALL_ELEMENTS_MOST elements. STATUS_OUT_OF_MEMORY only.
 */
enum status case_edit(struct world_case *edited, const struct world_case *from, const struct case_edit *edit,
                      bool *is_made, struct arena *arena, struct error *error);

/* Copies the tensors of a case to the arena, but not the bytes of strings. */
enum status case_copy(struct world_case *copy, const struct world_case *from, struct arena *arena,
                      struct error *error);

/* An index, by its place among all. */
int64_t case_index(const struct world_case *of, int64_t place);

/* The extent of data that the index refers to. */
int64_t case_extent_of_index(const struct world_case *of, int64_t place);

#endif
