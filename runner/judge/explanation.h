/*
 * Why an answer is wrong, for a person: the clause, the first wrong cell, everything that determines this
 * cell, the allowed and the actual value. All texts are a few complete lines, in the arena.
 *
 * The layout of the lines is the same in each record, also in one that is read from a file. A heading begins
 * in the first column. Paragraphs follow, whose first line is indented by EXPLANATION_INDENT: the misreading,
 * then the cell. Each item of a heading or paragraph is indented by twice as much, and what does not fit on
 * its line by more. Where a misreading was withdrawn (record.h), the heading is the clause alone.
 */
#ifndef SCATTER_EXPLANATION_H
#define SCATTER_EXPLANATION_H

#include "arena.h"
#include "clause.h"
#include "expectation.h"
#include "judge_values.h"
#include "misreading.h"
#include "node.h"

#include <stdbool.h>
#include <stdint.h>

enum { EXPLANATION_INDENT = 2 };

/* A clause as a heading, such as "ScatterND-18.untouched (must): A cell that …", and the decisions on which
 * it is based, in lines of at most 78 columns. */
const char *explain_clause(const struct clause_set *clauses, const struct operator_version *version,
                           const char *name, enum level level, struct arena *arena);

/*
 * The first cell of a finding: data, the updates that aim at it with their positions and normalised indices,
 * the allowed value, the value of `label` ("actual", "stored"), and what that is. Requires
 * findings->has_aims.
 */
const char *explain_cell(const struct derived_expectation *derived, const struct tensor *actual,
                         const struct value_findings *findings, const struct value_finding *finding,
                         const char *label, struct arena *arena);

/* The same briefly, with the clause: "also ScatterND-18.untouched (must): output[1,0] and 2 more: 5, not
 * 3". */
const char *explain_cell_briefly(const struct derived_expectation *derived, const struct tensor *actual,
                                 const struct value_finding *finding, enum level level, struct arena *arena);

/*
 * The misreading that explains all wrong cells: a paragraph; or, `by_chance`, those that perhaps do, of which
 * none is claimed: two items. The last item, of one line, is about `clauses`: those of the findings, which
 * waivers match.
 */
const char *explain_misreadings(const struct misreading_set *misreadings, bool by_chance, const char *clauses,
                                struct arena *arena);

/* The node with its attributes, and the element types and shapes of its inputs; which of them are constant or
 * one value, and whether the model leaves extents open. */
const char *explain_node(const struct scatter_node *node, const struct model *model, struct arena *arena);

/* A cell, and an order of updates that gives its value: one line without a newline. NULL if there is none. */
const char *explain_witness(const struct derived_expectation *derived, const struct value_findings *findings,
                            const struct value_finding *finding, struct arena *arena);

/* The cells of a finding, of which `first` is the first: "output[0,1], the only such cell of 4", or
 * "output[0,1], the first of 12 such cells of 28". */
const char *describe_cells(const struct tensor *actual, int64_t first, int64_t cells, struct arena *arena);

/* Element type and shape of a tensor, such as "float [2,3]". */
const char *describe_type(const struct tensor *tensor, struct arena *arena);

/*
 * Describes the value of the first cell of a finding, without a full stop, such as "updates[1], which aims at
 * output[2,0]" with the index on a further line. NULL if the value is not recognised, or if more than one
 * update or cell has it; "a NaN" then for a NaN (or a complex number with one). Elements are compared by
 * their bits; of computed values all NaN are alike. Requires findings->has_aims. The text is in the arena.
 */
const char *describe_actual_value(const struct derived_expectation *derived, const struct tensor *actual,
                                  const struct value_findings *findings, const struct value_finding *finding,
                                  struct arena *arena);

/* The index or tuple of an update, as text. */

/*
 * The index of the element of updates at `position`, with the normalised index if it is negative, such as
 * "indices[2,0] = -1 -> 4"; for ScatterND the tuple, such as "indices[2] = [1,-4] -> [1,0]". Requires a valid
 * node. NULL without memory.
 */
const char *index_text(const struct scatter_node *node, int64_t position, struct arena *arena);

/*
 * The least and the greatest index for each dimension of data that indices address, in lines, with what is
 * special about them: negative, the lowest or the last that is allowed. Requires a valid node. `negatives`:
 * whether the version says what a negative index means. "" without memory.
 */
const char *index_ranges_text(const struct scatter_node *node, bool negatives, struct arena *arena);

#endif
