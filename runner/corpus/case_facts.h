/*
 * What a case is about, in the words that filters, lists and results use.
 */
#ifndef SCATTER_CASE_FACTS_H
#define SCATTER_CASE_FACTS_H

#include "case.h"

/* "ScatterND-18"; the operator's bare name when the opset lacks it. */
const char *case_operator_version(const struct scatter_case *the_case);

/* The element type of data, such as "float16"; "undefined" without data. */
const char *case_dtype_name(const struct scatter_case *the_case);

/* The attribute reduction as the node has it, legal or not, in printable form in the arena; "none" without. */
const char *case_reduction(const struct scatter_case *the_case, struct arena *arena);

/*
 * The id of the sibling that case.json names: the valid case of the same operator version that has to be answered for
 * a refusal to show anything. It lies next to the case. In the arena; "" where there is none.
 */
const char *case_sibling(const struct scatter_case *the_case, struct arena *arena);

/*
 * Whether the model asks for more than it needs: its opset is above the first one that has its operator version, or
 * its IR version above the lowest that its opset and element types go with.
 */
bool case_is_newer(const struct scatter_case *the_case);

#endif
