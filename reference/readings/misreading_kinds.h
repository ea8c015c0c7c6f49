/*
 * The changes that the misreadings of each kind make to the right reading (reading_misread selects one), and
 * what they share. Each function returns false if the misreading does not apply to this node.
 */
#ifndef SCATTER_MISREADING_KINDS_H
#define SCATTER_MISREADING_KINDS_H

#include "misreading_rules.h"

/* Kinds with variants. */
bool misread_axis(struct reading *reading, enum misreading misreading, int variant,
                  const struct reading_facts *facts, int64_t *number);
bool misread_index(struct reading *reading, enum misreading misreading, int variant,
                   const struct reading_facts *facts, int64_t *number);
bool misread_extent(struct reading *reading, enum misreading misreading, int variant, int64_t *number);
bool misread_width(struct reading *reading, enum misreading misreading, int variant, int64_t *number);

bool misread_negative(struct reading *reading, enum misreading misreading);
bool misread_tuple(struct reading *reading, enum misreading misreading);
bool misread_slice(struct reading *reading, enum misreading misreading);
bool misread_strides(struct reading *reading, enum misreading misreading);
bool misread_updates(struct reading *reading, enum misreading misreading);
bool misread_reduction(struct reading *reading, enum misreading misreading);

/* The number of dimensions of data that indices address; a misreading may confuse their extents. */
int reading_indexed_dimensions(const struct reading *reading);

#endif
