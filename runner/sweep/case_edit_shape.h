/*
 * The edits of case_edit.h that change shapes. Each makes of `edited`, a copy of the case, another one, where it can:
 * *is_made, which is false before, then says so. STATUS_OUT_OF_MEMORY only.
 */
#ifndef SCATTER_CASE_EDIT_SHAPE_H
#define SCATTER_CASE_EDIT_SHAPE_H

#include "arena.h"
#include "status.h"
#include "world_case.h"

#include <stdbool.h>
#include <stdint.h>

/* Whether its shapes go together, and have not more dimensions than edits are made for. */
bool case_can_be_edited(const struct world_case *of);

/* Gives an index that is the case's own another value. */
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
