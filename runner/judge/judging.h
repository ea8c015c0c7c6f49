/*
 * The state of one judgement, and its parts, which are only for judge.c and each other: is the case itself
 * sound (judge_case.c); how the answer to a valid or an invalid input is judged (judge_valid.c, judge.c), or
 * to a case that the worker compares (judge_huge.c); what an answer without an output means (judge_answer.c);
 * adding and explaining findings (judge_findings.c).
 */
#ifndef SCATTER_JUDGING_H
#define SCATTER_JUDGING_H

#include "answer.h"
#include "arena.h"
#include "case.h"
#include "expectation.h"
#include "judge.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The state of one judgement. */
struct judging {
    const struct judge_settings *settings;
    const struct scatter_case *the_case;
    const struct derived_expectation *derived;
    const struct answer *answer;
    const struct operator_version *version;
    struct arena *arena;  /* the caller's: for the result */
    struct arena scratch; /* destroyed at the end of the judgement */
    struct judgement judgement;
    const char *file_warnings; /* about the stored output: lines, or "" */
    enum severity explained;   /* the severity of the explained finding */
};

/* A judgement without findings. Explanation NULL: there was no memory for it. */
struct judgement decide(enum verdict verdict, const char *explanation);

/* Whether the output must have certain values: the reference computes them and the text states them. */
bool values_are_due(struct judging *judging);

/* The level of a clause; `otherwise` if the operator version has no such clause. */
enum level level_of(const struct judging *judging, const char *clause, enum level otherwise);

/* The severity of a deviation from a clause. */
enum severity severity_of_deviation(const struct judging *judging, const char *clause);

/* Sets the level and severity of a finding, and adds it. */
struct finding add_finding(struct judging *judging, struct finding finding, bool complies);

/* Adds an observation that complies with a clause, without a point. */
void observe(struct judging *judging, const char *clause, const char *policy);

/* Adds a deviation from a clause, with details in complete lines, or NULL. */
void deviate(struct judging *judging, const char *clause, const char *policy, const char *details);

/* The same for a finding with more members. */
void deviate_as(struct judging *judging, struct finding finding, const char *details);

/* Judges the values of an output that has the right type and shape, and explains them; `label` says which
 * output it is. False without memory. */
bool add_value_findings(struct judging *judging, const struct tensor *actual, const char *label);

/* Sets the verdict from the findings, and appends the node to the explanation. */
void settle_verdict(struct judging *judging);

/* Two texts concatenated; only the first if there is no memory or no second text. */
const char *join(struct judging *judging, const char *before, const char *after);

/* A few words and the first lines of the implementation's message; each line begins with two blanks. */
const char *message_lines(struct judging *judging, const char *words);

/* The level of the strictest violated rule. */
enum level strictest_level(const struct judging *judging);

/* ---- the case (judge_case.c) --------------------------------------------------------------------------- */

/* Whether the case can be used; if not, sets the judgement. */
bool case_is_sound(struct judging *judging);

/* ---- valid and invalid inputs (judge_valid.c, judge.c) ------------------------------------------------- */

/* Whether this valid input may be refused. */
bool may_be_refused(struct judging *judging);

void judge_refusal_of_valid(struct judging *judging);
/* The least and the greatest index of a valid case, in lines (index_ranges_text). */
const char *lines_of_indices(struct judging *judging);
void judge_output_of_valid(struct judging *judging);

/* An input that breaks a rule: refused, or accepted in a known or unknown way. */
void judge_answer_to_invalid(struct judging *judging);

/* ---- the form of an answer (judge_answer.c) ------------------------------------------------------------ */

/* The policy of a refusal. */
const char *refusal_policy(const struct answer *answer);

/* Whether the output has the element type and shape of data, and readable elements; if not, adds a
 * deviation. */
bool is_well_formed(struct judging *judging);

/* An input of the node by its slot, or NULL. */
const struct tensor *judged_input(const struct judging *judging, size_t slot);

/*
 * Judges ANSWER_UNSUPPORTED: VERDICT_UNSUPPORTED. If an answer is due (the level of the judgement is `must`),
 * adds what the implementation had claimed (decision `declared-together`), unless the case is beyond a limit
 * (decision `size-limits`).
 */
void judge_unsupported(struct judging *judging);
void judge_refusal_of_graph(struct judging *judging);

/* Whether a refusal of a valid case that should have been answered is excused because the case is beyond a
 * common limit; if so, sets the judgement. */
bool refusal_is_beyond_limits(struct judging *judging);

/* Judges an answer that is none: lost, timed out, not run. */
void judge_missing_answer(struct judging *judging);

/* ---- the tier "huge" (judge_huge.c) -------------------------------------------------------------------- */

/* Judges the answer to a case whose output the worker has compared. Refusals and a lack of memory are limits
 * (decision `size-limits`). */
void judge_answer_to_huge(struct judging *judging);

/* ---- stored outputs (typed_decimal.c) ------------------------------------------------------------------ */

/* Stored outputs of third parties with values that look like decimals typed by hand: 3 · 1.2 stored as 3.6,
 * which is not the float that the product gives. */

/* The greatest distance from an allowed value, in units in the last place: steps between numbers of the
 * type. */
enum { TYPED_DECIMAL_UNITS = 8 };

/* The cells of a stored output that look so: their number, and the position of the first one. */
struct typed_decimals {
    int64_t cells, first;
};

/*
 * Whether all cells that cause a failure look like decimals typed by hand. Such a cell is computed by add or
 * mul in float16, bfloat16, float or double; its value is finite, no named mistake gives it, and it differs
 * by at most TYPED_DECIMAL_UNITS from the reference's value or from another allowed one. Other values than
 * the reference's are only tried for 64 cells; a cell beyond these does not look so. No misreading may
 * explain the output, that is, all these cells.
 *
 * The findings and the misreadings of the stored output must be in the judgement. Also false without memory.
 */
bool find_typed_decimals(struct judging *judging, const struct tensor *stored, struct typed_decimals *found);

/* Circumstances of a valid case under which the text does not demand an answer. Each belongs to a clause,
 * whose level the caller looks up. */

struct circumstance {
    const char *clause;
    bool refusable; /* a refusal passes at every level of the clause: decision `truth-values-reduced` */
};

enum { MOST_CIRCUMSTANCES = 8 };

/* The circumstances of a valid case that depend on operator, types and shapes; returns their number. */
size_t find_circumstances(const struct derived_expectation *derived,
                          struct circumstance circumstances[MOST_CIRCUMSTANCES]);

/*
 * The circumstances that depend on the values of indices: negative indices, repeated targets. Scratch memory
 * comes from the arena; without memory targets count as repeated, so that no implementation is blamed
 * wrongly.
 */
size_t find_value_circumstances(const struct derived_expectation *derived,
                                struct circumstance circumstances[MOST_CIRCUMSTANCES], struct arena *scratch);

/* Whether some index is negative. Requires a valid case. */
bool has_negative_index(const struct derived_expectation *derived);

#endif
