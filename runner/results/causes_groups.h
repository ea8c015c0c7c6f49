/*
 * The groups of failures, for the two files about causes: one makes them, the other merges them into causes.
 */
#ifndef SCATTER_CAUSES_GROUPS_H
#define SCATTER_CAUSES_GROUPS_H

#include "causes.h"

/* The beginning of the title of unsteady failures; the policy follows. */
#define UNSTEADY_TITLE "unsteady: "

bool misreading_names_empty(const struct misreading_names *set);
bool misreading_names_have(const struct misreading_names *set, size_t number);

#endif
