/*
 * Properties of a case, in the words that filters, lists and results use.
 */
#ifndef SCATTER_CASE_FACTS_H
#define SCATTER_CASE_FACTS_H

#include "case.h"

/* "ScatterND-18"; only the operator's name if the opset lacks it. */
const char *case_operator_version(const struct scatter_case *the_case);

/* The element type of data, such as "float16"; "undefined" without data. */
const char *case_dtype_name(const struct scatter_case *the_case);

/* The attribute reduction of the node, valid or not, in printable form in the arena; "none" without it. */
const char *case_reduction(const struct scatter_case *the_case, struct arena *arena);

/*
 * The id of the sibling that case.json names: the valid case of the same operator version that must be answered for a
 * refusal to be meaningful. It is next to the case. In the arena; "" if there is none.
 */
const char *case_sibling(const struct scatter_case *the_case, struct arena *arena);

/* The lowest IR version for the opset and the element types of a case. */
int64_t case_lowest_ir_version(const struct scatter_case *the_case);

/*
 * Whether the model requires newer versions than necessary: its opset is later than the first one with its operator
 * version, or its IR version is higher than the lowest one.
 */
bool case_is_newer(const struct scatter_case *the_case);

#endif
