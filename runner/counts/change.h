/*
 * The kinds of change between two runs, and the one table that says which change leads to which kind. The page of two runs
 * gets it in its model (change_table_record).
 */
#ifndef SCATTER_CHANGE_H
#define SCATTER_CHANGE_H

#include <jansson.h>
#include <stdbool.h>

struct compared_case;
struct compared_run;

/*
 * X(constant, letter in the table, direction, name, singular, plural). The direction: below 0 the newer run is worse, so that a
 * gate fails; above 0 it is better. A case fails when its verdict is fail, crash, timeout or memory and it is not waived.
 *
 * REGRESSION   it fails and did not fail before; or it passed and is now unsupported, not run, unreadable or an error
 * NEW_FAILURE  it fails, and is a new or changed case
 * NOT_RUN      it was judged, the corpus of the newer run still has it, and the newer run did not run it
 * REPAIR       it failed and passes now, but not merely by a refusal that is permitted; or it is answered correctly now, and did
 *              not pass before
 * PASS         it did not pass and passes now, without being a repair; or it is refused now, as is permitted, and was answered
 * UNSTEADY     it passes in one run, and in the other fails and is unsteady (repetition.h); a failure only counts
 *              so if the older run has such failures too
 * REASON       it still does not pass, but for another reason; not if one of the failures is unsteady
 * WARNING      it passes with other warnings
 * CHANGED      the case changed, and the verdict is not worse
 * NEW          it was not in the older run, and does not fail
 * GONE         the corpus of the newer run has another version and lacks it
 */
#define CHANGE_TABLE(X)                                                                            \
    X(REGRESSION, 'r', -1, "regression", "regression", "regressions")                              \
    X(NEW_FAILURE, 'f', -1, "new-failure", "failure of a new or changed case",                     \
      "failures of new or changed cases")                                                          \
    X(NOT_RUN, 'm', -1, "not-run-any-more", "case not run any more", "cases not run any more")     \
    X(REPAIR, 'b', 1, "repair", "repair", "repairs")                                               \
    X(PASS, 'p', 0, "other-pass", "pass without a new answer", "passes without a new answer")      \
    X(UNSTEADY, 'u', 0, "unsteady", "case that fails in one run and is unsteady",                  \
      "cases that fail in one run and are unsteady")                                               \
    X(REASON, 'o', 0, "other-reason", "case that does not pass for another reason",                \
      "cases that do not pass for other reasons")                                                  \
    X(WARNING, 'w', 0, "other-warnings", "pass with other warnings", "passes with other warnings") \
    X(CHANGED, 'c', 0, "changed-case", "changed case", "changed cases")                            \
    X(NEW, 'a', 0, "new-case", "new case", "new cases")                                            \
    X(GONE, 'g', 0, "gone-case", "gone case", "gone cases")

enum change {
#define CHANGE_CONSTANT(constant, ...) CHANGE_##constant,
    CHANGE_TABLE(CHANGE_CONSTANT)
#undef CHANGE_CONSTANT
        CHANGE_COUNT
};

extern const struct change_kind {
    char letter;
    int direction;
    const char *name, *one, *several;
} change_kinds[CHANGE_COUNT];

/*
 * The change of a case from a run to a newer one; CHANGE_COUNT: none. NULL: that run lacks it, the newer one because its
 * corpus has another version if the case `is_gone`.
 */
enum change change_of(const struct compared_run *older, const struct compared_case *before,
                      const struct compared_case *after, bool is_gone);

/* Whether two records with one id are of different cases, by their hashes; false if one of them is NULL or has none. */
bool change_is_of_case(const struct compared_case *before, const struct compared_case *after);

/* The table as JSON, for the model of the page (reports/page/README.md). NULL when there is no memory. */
json_t *change_table_record(void);

#endif
