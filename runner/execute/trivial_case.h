/*
 * A case that every implementation should manage: three elements, one of them replaced. It shows whether an
 * implementation works at all before it is sent thousands of cases.
 */
#ifndef SCATTER_TRIVIAL_CASE_H
#define SCATTER_TRIVIAL_CASE_H

#include "arena.h"
#include "case.h"
#include "operator_version.h"
#include "protocol.h"
#include "status.h"

/*
 * Creates the case for an operator version and an element type of T, including the model, in the arena: data of shape
 * [3], all zero (or empty strings), one update at index 1, no reduction. Fails with STATUS_OUT_OF_MEMORY.
 */
enum status trivial_case_create(struct scatter_case *the_case, const struct operator_version *version,
                                int32_t dtype, struct arena *arena, struct error *error);

/*
 * The element type of a trivial case within a declaration: float if possible. DTYPE_UNDEFINED if the version or all
 * of its types are not declared.
 */
int32_t trivial_case_dtype(const struct declaration *declaration, const struct operator_version *version);

#endif
