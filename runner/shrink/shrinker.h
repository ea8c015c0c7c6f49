/* Steps of shrinking, and the edits that they try. */
#ifndef SCATTER_SHRINKER_H
#define SCATTER_SHRINKER_H

#include "answer.h"
#include "arena.h"
#include "judge.h"
#include "session.h"
#include "status.h"
#include "world.h"

#include <stdbool.h>
#include <stdint.h>

/* Edits that make a case smaller or simpler. The result is another case, whose tensors are copied where they
 * change. A valid index stays valid; an index out of range stays out of range by the same distance. */

/*
 * EDIT_CUT           removes `count` slices of data, from `first` on, along `dimension`, and of tensors that
 * must be as large;
 *                    an index of a removed element becomes that of the element after it, or of the last
 *                    element
 * EDIT_DROP          removes `count` slices of indices and updates, from `first` on, along `dimension` of
 * indices, which is
 *                    not the dimension of a tuple's components; at least one slice is left
 * EDIT_SQUEEZE       removes `dimension` of data, of extent 1 and not the axis, and the corresponding parts
 * of indices
 *                    and updates
 * EDIT_SQUEEZE_BATCH of ScatterND: removes `dimension` of indices and updates, of extent 1, except that of
 * the
 *                    tuples' components
 * EDIT_POSITIVE      counts every negative valid index from 0
 * EDIT_INDEX         gives the index at the place `first` the value `count`
 * EDIT_SIMPLE        gives the element of the input `dimension` at `first`, or all if that is below 0, the
 * value
 *                    of shrinker.h
 * EDIT_ZERO          the same with the value whose bytes are all 0, or the empty string
 * EDIT_KIND          changes to another kind of the same operator version: indices keep their values; data
 * and updates
 *                    get those of shrinker.h if the element type or the reduction changes
 *
 * Inputs that are one value stay one: if an edit changes one of them, the others follow, or the edit does not
 * apply.
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
 * Makes the edited case, in the arena; unchanged tensors are borrowed from the original. *is_made is false if
 * the edit does not apply or changes nothing; values of shrinker.h need at most SIMPLE_VALUES_MOST elements.
 * STATUS_OUT_OF_MEMORY only.
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

/* ---- parts --------------------------------------------------------------------------------------------- */

enum { EDITED_RANK_MOST = 16 };

/* Whether its shapes fit each other and have at most EDITED_RANK_MOST dimensions. */
bool case_can_be_edited(const struct world_case *of);

/* Changes the value of an index. Requires that the case owns its indices. */
void case_set_index(struct world_case *of, int64_t place, int64_t value);

/* The edits that change shapes. Each edits `edited`, a copy of the case, in place and sets *is_made, which is
 * false before, if the edit applies. STATUS_OUT_OF_MEMORY only. */
enum status case_edit_cut(struct world_case *edited, int dimension, int64_t first, int64_t count,
                          bool *is_made, struct arena *arena, struct error *error);
enum status case_edit_drop(struct world_case *edited, int dimension, int64_t first, int64_t count,
                           bool *is_made, struct arena *arena, struct error *error);
enum status case_edit_squeeze(struct world_case *edited, int dimension, bool *is_made, struct arena *arena,
                              struct error *error);
enum status case_edit_squeeze_batch(struct world_case *edited, int dimension, bool *is_made,
                                    struct arena *arena, struct error *error);

/* Tensors derived from other tensors, in an arena. The bytes of strings are borrowed. STATUS_OUT_OF_MEMORY
 * only. */

/* A tensor of another shape or type, with the name; its elements are not initialised. */
enum status tensor_like(struct tensor *made, const struct tensor *from, int32_t dtype, const int64_t *dims,
                        int rank, struct arena *arena, struct error *error);

/* Copies its elements to the arena. */
enum status tensor_own(struct tensor *tensor, struct arena *arena, struct error *error);

/* Removes the slices first to first + count - 1 of a dimension. Requires that they exist, and at most
 * EDITED_RANK_MOST dimensions. */
enum status tensor_cut(struct tensor *tensor, int dimension, int64_t first, int64_t count,
                       struct arena *arena, struct error *error);

/* Removes a dimension of extent 1. */
enum status tensor_squeeze(struct tensor *tensor, int dimension, struct arena *arena, struct error *error);

/*
 * Simple data and updates for a small case: values with which a misreading of the case changes a cell,
 * wherever values of the type can do that.
 *
 *   none, max, min   all elements differ; updates are above and below all of data in turn
 *   add              data d + 1; update u is 2^u, above all of data if there are at most 4: every set of
 *   updates has a
 *                    different sum, also in 8 bits
 *   mul              odd numbers, so that no factor is lost in integers that wrap
 *   string           "d0", "d1" and so on; updates begin with "u" or "a" in turn, above or below "d"
 *
 * Complex numbers have the same value in both parts, the imaginary part negated.
 */

/* The most elements of data and of updates that have simple values. */
enum { SIMPLE_VALUES_MOST = 8 };

/* Fills data and updates of a case. Requires at most SIMPLE_VALUES_MOST elements each. */
void simple_values_fill(struct world_case *made);

/* One step of shrinking (shrink.h): an edit of the smallest case so far, given to the implementation and
 * judged. If the edited case fails as the first one did, it is the smallest from then on. */

/* What must not change of a failure. Texts are borrowed from the clause set, or static. */
struct failure_likeness {
    enum verdict verdict;
    enum answer_kind answer;
    const char *clause;  /* of the most severe finding; "" without one */
    bool has_misreading; /* `misreading` is the first misreading that explains all wrong cells */
    enum misreading misreading;
};

/* A case that is being shrunk. Begin with shrinker_create, finish with shrinker_destroy. */
struct shrinker {
    const struct judge_settings *judge;
    struct session session;
    bool has_fresh_processes; /* each try has a process of its own */
    struct failure_likeness wanted;
    int64_t tries, most_tries;
    struct world_case smallest; /* in `kept` */
    struct arena kept, other, edits, judging;
    struct error *error;
    enum status status; /* of the first thing that went wrong */
};

struct shrinker shrinker_create(struct implementation *implementation, const struct judge_settings *judge,
                                struct error *error);
void shrinker_destroy(struct shrinker *shrinker);

/* Makes a copy of a case the smallest one. */
void shrinker_keep(struct shrinker *shrinker, const struct world_case *of);

/* Gives the smallest case to a fresh process. The judgement determines `wanted` and the limit of tries. False
 * if the answer is not wrong. */
bool shrinker_learn(struct shrinker *shrinker);

/* Whether the smallest case fails as wanted in a fresh process. */
bool shrinker_fails_alone(struct shrinker *shrinker);

/* From now on each try has its own process; the limit of tries is that of cases that end their process. */
void shrinker_use_fresh_processes(struct shrinker *shrinker);

/* Whether there are no tries left, something went wrong, or an interruption or the deadline came. */
bool shrinker_is_over(const struct shrinker *shrinker);

/* Applies an edit to the smallest case. Returns whether the result fails as wanted; then it is the smallest
 * case. */
bool shrinker_try(struct shrinker *shrinker, struct case_edit edit);

/* The same with another axis. */
bool shrinker_try_axis(struct shrinker *shrinker, int64_t axis);

/* The same with another form, in which no inputs are one value that are not now. It is made possible
 * (written_form_settle). */
bool shrinker_try_form(struct shrinker *shrinker, struct written_form form);

#endif
