/*
 * The comparison of ONNX's own backend tests, so that users can see both judgements: only the stored output counts, and
 * numbers may differ by a tolerance. This is Runner.assert_similar_outputs of the package onnx 1.23
 * (onnx/backend/test/runner/__init__.py): the same shape, then the same element type, then numpy.testing.assert_allclose
 * with rtol 1e-3 and atol 1e-7, or the tolerances in the case folder's data.json.
 *
 *     |actual - expected| <= atol + rtol * |expected|
 *
 * as numpy computes it: integers and bool in double (above 2^53 they are rounded first); float, double and
 * float16 in their own arithmetic, each operation and both tolerances rounded to it; bfloat16 in float and
 * with an rtol of at least 2^-6; complex numbers by modulus. NaN equals NaN, an infinity equals itself only.
 * A complex number with a NaN in either part counts as NaN; if the modulus of the expected number overflows, the
 * tolerance is infinite. Strings are equal when their bytes are equal.
 *
 * Three differences remain. Here the modulus is correct within one unit in the last place; in numpy the error is one or
 * two units, depending on the processor. numpy drops NUL characters at the end of a stored string. An output whose type or
 * shape equals that of the stored output but differs from data fails here, since its elements are never read.
 */
#ifndef SCATTER_OFFICIAL_COMPARISON_H
#define SCATTER_OFFICIAL_COMPARISON_H

#include "answer.h"
#include "arena.h"
#include "case.h"
#include "case_files.h"
#include "judge.h"
#include "status.h"
#include "tensor.h"

#include <stdint.h>

/* The reason why a case without a stored output is skipped. */
#define OFFICIAL_NOTHING "no stored output for the official comparison"

/* The tolerances of ONNX's own backend tests. */
struct official_tolerances {
    double relative; /* rtol */
    double absolute; /* atol */
};

/* The default tolerances: rtol 1e-3, atol 1e-7. */
struct official_tolerances official_tolerances_default(void);

/*
 * The tolerances of a case folder: the members "rtol" and "atol" of its file data.json; the default for missing members or
 * a missing file. STATUS_UNREADABLE when the file is not a JSON object, or a member is not a number of at least 0; the
 * message begins with "data.json".
 *
 * Source: onnx/backend/test/loader/__init__.py, load_model_tests.
 */
enum status official_tolerances_read(struct official_tolerances *tolerances, const struct case_files *files,
                                     struct arena *arena, struct error *error);

/*
 * Judges an answer by the stored output of the case, which must have one. A refusal fails. There are no findings. The
 * explanation is in the arena.
 */
struct judgement judge_officially(const struct scatter_case *the_case,
                                  const struct official_tolerances *tolerances, const struct answer *answer,
                                  struct arena *arena);

/*
 * Judges according to the settings: by the clauses (judge.h) or, with `official`, by the stored output, which must exist.
 * If data.json cannot be read, the verdict is VERDICT_UNREADABLE.
 */
struct judgement judge_by_settings(const struct judge_settings *settings, const struct scatter_case *the_case,
                                   const struct derived_expectation *derived, const struct answer *answer,
                                   struct arena *arena);

#endif
