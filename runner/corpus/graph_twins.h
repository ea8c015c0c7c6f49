/* Cases made of one in which other nodes compute inputs (model.h), to tell whose fault a failure is (decision
 * `whole-graphs`). */
#ifndef SCATTER_GRAPH_TWINS_H
#define SCATTER_GRAPH_TWINS_H

#include "arena.h"
#include "case.h"
#include "status.h"

#include <stddef.h>

/*
 * The plain twin: the scatter node alone, with the same values as graph inputs. Borrows from the case; the
 * rest is in the arena. STATUS_OUT_OF_MEMORY and, of a model that model_read would refuse, its errors.
 */
enum status graph_plain_twin(struct scatter_case *twin, const struct scatter_case *of, struct arena *arena,
                             struct error *error);

/*
 * The other nodes, with a scatter node that hands one computed input through: it is the updates, one for each
 * cell of other data. `slot` is an input that other nodes compute. The same errors; STATUS_USAGE if the value
 * has no cells or rank 0.
 */
enum status graph_probe(struct scatter_case *probe, const struct scatter_case *of, size_t slot,
                        struct arena *arena, struct error *error);

#endif
