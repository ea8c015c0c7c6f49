/*
 * The clauses as text for a person.
 */
#ifndef SCATTER_CLAUSE_TEXT_H
#define SCATTER_CLAUSE_TEXT_H

#include "clause.h"

#include <stdio.h>

/*
 * One line for each clause, its columns between tabs: id, versions with their level in the newest edition
 * ("11 unspecified; 13, 16 must"), statement.
 */
void clauses_list(const struct clause_set *set, FILE *stream);

/*
 * A clause on several lines: id, statement, levels by version and by edition, what the levels lead to, where its
 * sentences stand and how to read them, the decisions that it rests on. With a version (NULL: all) only that version's
 * levels and sentences. Scratch memory comes from the arena.
 */
void clause_show(const struct clause *clause, const struct operator_version *version, FILE *stream,
                 struct arena *arena);

#endif
