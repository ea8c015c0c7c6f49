/*
 * The edits of case_edit.h that change shapes. Each edits `edited`, a copy of the case, in place and sets *is_made, which is
 * false before, if the edit applies. STATUS_OUT_OF_MEMORY only.
 */
#ifndef SCATTER_CASE_EDIT_SHAPE_H
#define SCATTER_CASE_EDIT_SHAPE_H

#include "arena.h"
#include "status.h"
#include "world_case.h"

#include <stdbool.h>
#include <stdint.h>

/* Whether its shapes fit each other and have at most EDITED_RANK_MOST dimensions. */
bool case_can_be_edited(const struct world_case *of);

/* Changes the value of an index. Requires that the case owns its indices. */
void case_set_index(struct world_case *of, int64_t place, int64_t value);

enum status case_edit_cut(struct world_case *edited, int dimension, int64_t first, int64_t count,
                          bool *is_made, struct arena *arena, struct error *error);
enum status case_edit_drop(struct world_case *edited, int dimension, int64_t first, int64_t count,
                           bool *is_made, struct arena *arena, struct error *error);
enum status case_edit_squeeze(struct world_case *edited, int dimension, bool *is_made, struct arena *arena,
                              struct error *error);
enum status case_edit_squeeze_batch(struct world_case *edited, int dimension, bool *is_made,
                                    struct arena *arena, struct error *error);

#endif
