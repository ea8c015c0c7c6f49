/*
 * The tolerances of ONNX's own backend tests.
 */
#ifndef SCATTER_OFFICIAL_TOLERANCES_H
#define SCATTER_OFFICIAL_TOLERANCES_H

#include "arena.h"
#include "case_files.h"
#include "status.h"

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

#endif
