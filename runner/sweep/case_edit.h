/*
 * Edits that make a case smaller or simpler: another case, whose tensors are copied where they change. What an index means
 * stays: one that is valid remains valid, one that is not remains invalid, by as much.
 */
#ifndef SCATTER_CASE_EDIT_H
#define SCATTER_CASE_EDIT_H

#include "arena.h"
#include "status.h"
#include "world_case.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * EDIT_CUT           takes `count` slices of data away, from `first` on, along `dimension`, and of what has to be as large; an index
 *                    of an element that is gone is then one of the element behind it, or of the last
 * EDIT_DROP          leaves out `count` slices of indices and updates, from `first` on, along `dimension` of indices, which is
 *                    not that of a tuple's components; at least one is left
 * EDIT_SQUEEZE       removes `dimension` of data, of extent 1 and not the axis, with what goes with it
 * EDIT_SQUEEZE_BATCH of ScatterND: removes `dimension` of indices and updates, of extent 1, not that of a tuple's components
 * EDIT_POSITIVE      counts every negative valid index from 0
 * EDIT_INDEX         gives the index at the place `first` the value `count`
 * EDIT_SIMPLE        gives the element of the input `dimension` at the place `first`, or below 0 all, the value of small_values.h
 * EDIT_ZERO          likewise the value of which all bytes are 0, or the empty text
 * EDIT_KIND          gives it another kind of the same operator version: indices keep their values; data and updates get those of
 *                    small_values.h where the type or the reduction is another
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
 * Makes a case by an edit, in the arena, or borrowed from the case that is edited. *is_made is false where the case cannot be
 * edited so, or would be the same; values of small_values.h need at most SMALL_ELEMENTS_MOST elements. STATUS_OUT_OF_MEMORY only.
 */
enum status case_edit(struct world_case *edited, const struct world_case *from, const struct case_edit *edit,
                      bool *is_made, struct arena *arena, struct error *error);

/* Copies the tensors of a case to the arena, but not the bytes of strings. */
enum status case_copy(struct world_case *copy, const struct world_case *from, struct arena *arena,
                      struct error *error);

/* An index, by its place among all. */
int64_t case_index(const struct world_case *of, int64_t place);

/* The extent of data that it is about. */
int64_t case_extent_of_index(const struct world_case *of, int64_t place);

#endif
