/* Records of results (result.h) as structures (record_forms.h), and what follows from one of them alone. What
 * a record lacks is "", 0, false, an empty list or a NULL object, unless record_forms.py says NULL. */
#ifndef SCATTER_RECORD_H
#define SCATTER_RECORD_H

#include "operator_version.h"
#include "record_forms.h"
#include "text_numbers.h"

/* The only format that is read and written. */
enum { RESULT_FORMAT = 3 };

/* The most cases that a file may claim, so that sums of such numbers can be checked before they overflow. */
#define RECORD_MOST_CASES ((int64_t)1 << 53)

/* X(constant, name) */
#define RECORD_TABLE(X)     \
    X(HEADER, "header")     \
    X(CASE, "case")         \
    X(SKIPPED, "skipped")   \
    X(PROGRESS, "progress") \
    X(FOOTER, "footer")

enum record_type {
#define RECORD_CONSTANT(constant, name) RECORD_##constant,
    RECORD_TABLE(RECORD_CONSTANT)
#undef RECORD_CONSTANT
        RECORD_OTHER
};

enum record_type record_type_of(const json_t *record);

/* A record of a run. What is not of its type is NULL, except the header. */
struct result_record {
    enum record_type type;
    const struct recorded_header *header; /* of its run */
    const struct recorded_case *item;     /* of a case or a skipped folder */
    const struct recorded_progress *progress;
    const struct recorded_footer *footer;
    size_t line; /* in the file that it was read from, from 1; 0: there is none */
};

/* The significant digits of a real number in a record, such as a time in seconds. */
enum { RECORD_DIGITS = 6 };

/* The format of records: one line each. */
#define RECORD_FORM (JSON_COMPACT | JSON_SORT_KEYS | JSON_REAL_PRECISION(RECORD_DIGITS))

/* It as JSON, which the caller owns. NULL when there is no memory. */
json_t *result_record_json(const struct result_record *record);

/* It as a line of a file, without a line feed, which the caller frees. NULL when there is no memory: a
 * missing record is noticed. */
char *result_record_line(const struct result_record *record);

/* Such a record of a run. */
struct result_record result_of_header(const struct recorded_header *header);
struct result_record result_of_case(const struct recorded_header *header, const struct recorded_case *item);
struct result_record result_of_progress(const struct recorded_progress *progress);
struct result_record result_of_footer(const struct recorded_header *header,
                                      const struct recorded_footer *footer);

/* The words of their members, in the order of their tables, ended by NULL. */
extern const char *const record_verdicts[],
    *const record_answers[], *const record_levels[], *const record_losses[], *const record_standings[];

/* The form of the records of a type; NULL for RECORD_OTHER. */
const struct record_form *record_form_of(enum record_type type);

/* ---- cases --------------------------------------------------------------------------------------------- */

/*
 * Reads the record of a case, or of a folder that was passed over; NULL gives an item with VERDICT_ERROR.
 * Texts are borrowed from the record, the rest is in the arena. Without memory lists are empty, and it is
 * noted as the system's lack of memory.
 */
struct recorded_case recorded_case_of(const json_t *record, struct arena *arena);

/* The record of a case or a skipped folder; the caller owns it. NULL when there is no memory. */
json_t *recorded_case_json(const struct recorded_case *item);

/* A copy in one piece, with all texts, which the caller frees. NULL when there is no memory. */
struct recorded_case *recorded_case_copy(const struct recorded_case *item);

/* The findings of a severity. */
const struct recorded_findings *recorded_findings_of(const struct recorded_case *item,
                                                     enum severity severity);

/* The limit that a case is beyond; false if there is none, or it is unknown. */
bool recorded_limit_of(const struct recorded_case *item, enum limit *limit);

/* Whether the expected behaviour is known and of this level. */
bool recorded_level_is(const struct recorded_case *item, enum level level);

/* Whether it is a failure that is not waived. */
bool recorded_fails(const struct recorded_case *item);

/* Whether its verdict is "fail", and it is not waived; the failures of lost processes have other verdicts. */
bool recorded_is_wrong_answer(const struct recorded_case *item);

/* Whether it passed with a warning about the implementation. */
bool recorded_is_warned(const struct recorded_case *item);

/* Whether it was answered by a refusal. */
bool recorded_is_refused(const struct recorded_case *item);

/* What happened to a case without findings: the message, or else the first line of the explanation; "" if
 * there is none. */
const char *recorded_explanation(const struct recorded_case *item);

/* The id of the clause that a failing case breaks: by its misreading, or else of its first failure; "" if
 * there is none. */
const char *recorded_blamed_clause(const struct recorded_case *item);

/* Whether a case has a warning about a clause, given by its name without operator and version. */
bool recorded_has_warning(const struct recorded_case *item, const char *clause);

/* Copies of cases by their ids. Begin with zeroes, release with kept_records_free. */
struct kept_records {
    struct text_numbers numbers; /* their positions by id */
    struct recorded_case **items;
    size_t count, capacity;
};

/* Adds a copy, which replaces one of the same id. False when there is no memory. */
bool kept_records_add(struct kept_records *records, const struct recorded_case *item);

/* The record of this id; NULL if there is none. */
struct recorded_case *kept_record(const struct kept_records *records, const char *id);

void kept_records_free(struct kept_records *records);

/* ---- headers and footers ------------------------------------------------------------------------------- */

/* The name that the implementation declares, or else its specification. */
const char *recorded_name(const struct recorded_header *header);

/* How often each case was executed: 1 to RECORD_MOST_CASES. */
int64_t recorded_repetitions(const struct recorded_header *header);

/* Whether the implementation runs in processes, and whether its accesses to memory are watched; false if it
 * is unknown. */
bool recorded_has_process(const struct recorded_header *header);
bool recorded_watches_memory(const struct recorded_header *header);

/* Whether a source is a world, whose cases have the numbers from `from` to before `end`. */
bool recorded_is_world(const struct recorded_source *source);

/* Whether the statements of a footer are about selected cases only. */
bool recorded_is_of_selected(const struct recorded_footer *footer);

/* How many processes were lost in one way: 1 to RECORD_MOST_CASES. */
int64_t recorded_loss_count(const struct recorded_loss *loss);

/* A footer without members, of a run that is not complete. */
extern const struct recorded_footer recorded_no_footer;

/* ---- any record ---------------------------------------------------------------------------------------- */

/* A string member of a record, "" when it has none. */
const char *record_text(const json_t *record, const char *member);

/* Sets a string member, printable (print_text.h), unless the text is NULL. */
void record_set_text(json_t *record, const char *member, const char *text, struct arena *arena);

/* The name of a member in which two structures of a form differ or that one of them lacks; NULL: they are
 * equal. `but` has the names of members to ignore, NULL at the end. */
const char *record_difference(const void *one, const void *other, const struct record_form *form,
                              const char *const *but);

/* The names in a set of element types or of reductions, as an array in the order of the enumeration. */
json_t *dtypes_record(dtype_set dtypes);
json_t *reductions_record(reduction_set reductions);

/* Later changes of the explanations of failing cases, when more is known of other cases. */

/* Removes the misreadings of a record, and what explanation.h says about them, but not the names for a
 * waiver: the heading becomes the clause of the first failure; the line about those that are perhaps by
 * chance goes. By the layout of explanations, so that a record that was read is the same as a new one. */
void record_withdraw_misreadings(struct recorded_case *item, struct arena *arena);

/* Puts lines before the explanation; the list is in the arena, the lines are borrowed. NULL lines are "". */
void record_explain_first(struct recorded_case *item, const char *const *lines, size_t count,
                          struct arena *arena);

/* The standing of a case: what it means for the statement about its operator version (conformance.h). */

/* X(constant, member of a record, words for a person) */
#define STANDING_TABLE(X)                                            \
    X(FAILED, "failed", "failed")                                    \
    X(ANSWERED, "answered", "answered")                              \
    X(REFUSED, "refused", "refused")                                 \
    X(NOT_SHOWN, "not_shown", "refused like their valid siblings")   \
    X(ACCEPTED, "accepted", "answered although invalid")             \
    X(PERMITTED, "permitted", "refused as is permitted")             \
    X(UNSTATED, "unstated", "not defined by ONNX")                   \
    X(UNSUPPORTED, "unsupported", "unsupported")                     \
    X(CLAIMED, "claimed", "refused although claimed")                \
    X(LIMITED, "limited", "beyond a limit")                          \
    X(NEWER, "newer", "unsupported for a newer opset or IR version") \
    X(EXCUSED, "excused", "unsupported as is permitted")             \
    X(DISPUTED, "disputed", "disputed")                              \
    X(UNTESTED, "untested", "without a verdict")

/*
 * STANDING_FAILED       it failed, crashed, took too long or too much memory; waived or not
 * STANDING_ANSWERED     a valid input that was answered correctly
 * STANDING_REFUSED      an invalid input that was refused as expected
 * STANDING_NOT_SHOWN    the same, but its sibling was not answered: perhaps everything is refused. It counts
 * against its own
 *                       type and reduction, unless the sibling has others, which are unsupported
 * STANDING_ACCEPTED     an invalid input that was answered, with a warning
 * STANDING_PERMITTED    a valid input that was refused, which the text allows
 * STANDING_UNSTATED     the text states nothing about it, and nothing was damaged
 * STANDING_UNSUPPORTED  unsupported
 * STANDING_CLAIMED      unsupported, with the warning claimed-then-refused
 * STANDING_LIMITED      unsupported, because it is beyond a limit (declaration.h)
 * STANDING_NEWER        unsupported, with an opset or IR version above the lowest that it needs; other cases
 * of its type
 *                       and reduction were answered
 * STANDING_EXCUSED      unsupported, but no answer is expected
 * STANDING_DISPUTED     its stored output is not allowed; the implementation is not at fault
 * STANDING_UNTESTED     not run, not readable, or an error of this suite
 */
enum standing {
#define STANDING_CONSTANT(constant, member, words) STANDING_##constant,
    STANDING_TABLE(STANDING_CONSTANT)
#undef STANDING_CONSTANT
};
enum { STANDING_COUNT = STANDING_UNTESTED + 1 };

/* As the table has them: the member of a record, and words for a person. Static storage. */
const char *standing_name(enum standing standing);
const char *standing_words(enum standing standing);

#endif
