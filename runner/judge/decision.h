/*
 * The decisions: how this project reads what ONNX's text leaves unclear. They are DECISIONS.md, which is part of the
 * program; the clauses name them.
 */
#ifndef SCATTER_DECISION_H
#define SCATTER_DECISION_H

#include "arena.h"
#include "embedded_file.h"

/*
 * What was decided, in one sentence: the first one below the heading `### ID` of a file, in the arena. NULL when there is
 * no such heading, no sentence below it, or no memory.
 */
const char *decision_line(const struct embedded_file *file, const char *id, struct arena *arena);

#endif
