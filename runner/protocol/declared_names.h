/*
 * Declared operators, reductions and element types that this program does not know. They are not tested.
 */
#ifndef SCATTER_DECLARED_NAMES_H
#define SCATTER_DECLARED_NAMES_H

#include "arena.h"
#include "protocol.h"
#include "status.h"

/*
 * The unknown names as text, such as: operator "Gather", reduction "avg"; NULL if there are none. In the arena.
 */
const char *declaration_unknown(const struct declaration *declaration, struct arena *arena);

/*
 * STATUS_PROTOCOL if a declared list has no known entry, so that no useful case could be sent: the message names the
 * list, its entries and the known ones. An empty list declares everything. The same for a negative limit.
 */
enum status declaration_check(const struct declaration *declaration, struct error *error);

#endif
