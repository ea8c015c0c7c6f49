/*
 * The comparison of ONNX's own backend tests, so that users can see both: the stored output and nothing else
 * counts, and numbers may differ by a tolerance. This is Runner.assert_similar_outputs of the package onnx
 * 1.23 (onnx/backend/test/runner/__init__.py): the same shape, then the same element type, then
 * numpy.testing.assert_allclose with rtol 1e-3 and atol 1e-7, or what the case folder's data.json says.
 *
 *     |actual - expected| <= atol + rtol * |expected|
 *
 * as numpy computes it: integers and bool in double (above 2^53 they are rounded first); float, double and
 * float16 in their own arithmetic, each operation and both tolerances rounded to it; bfloat16 in float and
 * with an rtol of at least 2^-6; complex numbers by modulus. NaN equals NaN, an infinity equals itself only.
 * Of complex numbers those with a NaN in either part count as NaN; where the modulus of the expected one
 * overflows, the tolerance is infinite. Strings are equal when their bytes are.
 *
 * Three differences remain. The modulus is correctly rounded here, but for one unit in the last place; numpy's
 * is off by one or two, and by how much depends on the processor. numpy drops the NUL characters at the end of
 * a stored string. And an implementation's output that is like a stored one, but in type or shape unlike data,
 * fails here: its elements are never read.
 */
#ifndef SCATTER_OFFICIAL_COMPARISON_H
#define SCATTER_OFFICIAL_COMPARISON_H

#include "answer.h"
#include "arena.h"
#include "case.h"
#include "judge.h"
#include "official_tolerances.h"
#include "tensor.h"

#include <stdint.h>

/* What is said of a case that has no stored output and so no official comparison. */
#define OFFICIAL_NOTHING "no stored output: nothing for the official comparison"

struct official_differences {
    int64_t count;  /* elements that differ by more than the tolerance */
    int64_t first;  /* the position of the first of them */
    double largest; /* of their finite errors |actual - expected| the largest, in double; -1: there is none */
};

/*
 * Compares two tensors of the same shape and dtype. Elements of a type outside T are equal when all their
 * bytes are; of them `first` is 0.
 */
struct official_differences official_differences(const struct tensor *expected, const struct tensor *actual,
                                                 const struct official_tolerances *tolerances);

/*
 * Judges an answer by the output that is stored with the case, of which there must be one. A refusal fails.
 * There are no findings. The explanation is in the arena.
 */
struct judgement judge_officially(const struct scatter_case *the_case,
                                  const struct official_tolerances *tolerances, const struct answer *answer,
                                  struct arena *arena);

/*
 * Judges as the settings say: by the clauses (judge.h) or, when they say `official`, by the stored output, of
 * which there must be one. With a data.json that cannot be read the verdict is VERDICT_UNREADABLE.
 */
struct judgement judge_by_settings(const struct judge_settings *settings, const struct scatter_case *the_case,
                                   const struct derived_expectation *derived, const struct answer *answer,
                                   struct arena *arena);

#endif
