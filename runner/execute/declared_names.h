/*
 * What an implementation declares that this program does not know: other names of operators and reductions, other
 * numbers of element types. Nothing is tested under them.
 */
#ifndef SCATTER_DECLARED_NAMES_H
#define SCATTER_DECLARED_NAMES_H

#include "arena.h"
#include "protocol.h"
#include "status.h"

/* The unknown names in words, such as: operator "Gather", reduction "avg"; or NULL. In the arena. */
const char *declaration_unknown(const struct declaration *declaration, struct arena *arena);

/*
 * STATUS_PROTOCOL when a list is declared and nothing on it is known, so that no case of value could be sent: the
 * message says which, what is on it and what could be. An empty list declares everything.
 */
enum status declaration_check(const struct declaration *declaration, struct error *error);

#endif
