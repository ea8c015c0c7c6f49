/*
 * The decisions: how this project interprets what ONNX's text leaves unclear. They are in DECISIONS.md, which is compiled
 * into the program; the clauses name them.
 */
#ifndef SCATTER_DECISION_H
#define SCATTER_DECISION_H

#include "arena.h"
#include "embedded_file.h"

/*
 * A decision in one sentence: the first sentence below the heading `### ID` of a file, in the arena. NULL if there is no
 * such heading, no sentence below it, or no memory.
 */
const char *decision_line(const struct embedded_file *file, const char *id, struct arena *arena);

#endif
