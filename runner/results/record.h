/*
 * Records of results (result.h), read. A case and a skipped folder are structures (record_forms.h); of headers and footers
 * other rooms know the names of a few members only. What a record lacks is "", 0, false or an empty list, unless
 * record_forms.py says NULL. Texts are borrowed from the record.
 */
#ifndef SCATTER_RECORD_H
#define SCATTER_RECORD_H

#include "operator_version.h"
#include "record_forms.h"

/* The first format that can be read, and the format that is written. */
enum { RESULT_FORMAT_FIRST = 1, RESULT_FORMAT = 2 };

/* The most cases that a file may claim, so that sums of such numbers can be checked before they overflow. */
#define RECORD_MOST_CASES ((int64_t)1 << 53)

/* X(constant, name) */
#define RECORD_TABLE(X)   \
    X(HEADER, "header")   \
    X(CASE, "case")       \
    X(SKIPPED, "skipped") \
    X(FOOTER, "footer")

enum record_type {
#define RECORD_CONSTANT(constant, name) RECORD_##constant,
    RECORD_TABLE(RECORD_CONSTANT)
#undef RECORD_CONSTANT
        RECORD_OTHER /* such as a line of a journal */
};

enum record_type record_type_of(const json_t *record);

/* The words of their members, in the order of their tables, ended by NULL. */
extern const char *const record_verdicts[], *const record_answers[], *const record_levels[],
                                                                         *const record_judges[];

/* The form of the records of a type; NULL for RECORD_OTHER. */
const struct record_form *record_form_of(enum record_type type);

/* ---- cases ------------------------------------------------------------------------------------------------------------- */

/*
 * Reads the record of a case, or of a folder that was passed over; NULL gives an item with VERDICT_ERROR. Texts are borrowed
 * from the record, the rest is in the arena. Without memory lists are empty, and it is noted as the system's lack of memory.
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

/* What happened to a case without findings: the message, or else the first line of the explanation; "" if there is none. */
const char *recorded_explanation(const struct recorded_case *item);

/* The text at a position of a list, from 0; NULL behind the last one, and if it is no text. */
const char *record_line(const json_t *list, size_t position);

/* The id of a clause, such as "ScatterND-18.nan-order", without operator and version. */
const char *clause_name_of(const char *clause);

/* The id of the clause that a failing case breaks: by its misreading, or else of its first failure; "" if there is none. */
const char *recorded_blamed_clause(const struct recorded_case *item);

/* Whether a case has a warning about a clause, given by its name without operator and version. */
bool recorded_has_warning(const struct recorded_case *item, const char *clause);

/* ---- headers and footers ----------------------------------------------------------------------------------------------- */

struct recorded_header {
    int64_t format;
    const char *program_version, *edition, *started, *command;
    const char *specification, *version, *declared_name;
    const char *name; /* the declared name, or else the specification */
    bool is_official; /* judged by ONNX's comparison, which versions before 0.3.0 had */
    bool is_shard,
        is_selection; /* it has a part of the cases of a run; only some cases of its sources were selected */
    bool has_isolation; /* it is known, with the next two */
    bool is_process, is_memory_watched;
    int64_t repetitions;             /* 1 to RECORD_MOST_CASES */
    int64_t most_failures;           /* after which the run was to stop; 0: none */
    const char *waivers;             /* the path of their file */
    const json_t *options;           /* given to the implementation: an object of texts */
    const json_t *options_in_effect; /* the same with defaults; in format 1 those that were given */
    const json_t *strict;            /* texts, for record_line */
    const json_t *sources;           /* for record_source */
};

struct recorded_header recorded_header_of(const json_t *record);

/* STATUS_UNREADABLE if a run was judged by ONNX's comparison, which has no clauses. */
enum status recorded_check_clauses(const struct recorded_header *header, struct error *error);

/* A source of cases in a header. */
struct recorded_source {
    const char *name, *hash, *corpus_version;
    int64_t cases;
    uint64_t from, end;    /* the numbers of a world's cases; `end` 0: it is none */
    bool matches, differs; /* from its manifest; neither: it has none */
};

/* Reads the source at a position of a list, from 0; false behind the last one. */
bool record_source(const json_t *list, size_t position, struct recorded_source *source);

/* A footer, or without one (NULL) a run that is not complete. */
struct recorded_footer {
    bool is_complete;
    bool is_of_selected;   /* its statements are about selected cases only */
    int64_t stale_waivers; /* how many */
    size_t losses, causes; /* how many, for record_loss and record_cause */
};

struct recorded_footer recorded_footer_of(const json_t *record);

/* A kind of lost processes (process_losses.h) in a footer. */
struct recorded_loss {
    const char *when, *how, *case_id;
    int64_t count; /* 1 to RECORD_MOST_CASES */
};

/* What many failing cases have in common (causes.h). */
struct recorded_suspect {
    const char *feature;
    int64_t failing_with, with, failing_without, without;
};

/* A cause of failures (causes.h). */
struct recorded_cause {
    const char *title, *telling; /* the id of its most telling case */
    const char *misreading;      /* "": none is named */
    int64_t cases, related;      /* the second: those of them that it does not explain (failure_check.h) */
    bool has_suspect;
    struct recorded_suspect suspect;
};

/* Read the loss, the suspect or the cause at a position of a footer, from 0; false behind the last one. */
bool record_loss(const json_t *footer, size_t position, struct recorded_loss *loss);
bool record_suspect(const json_t *footer, size_t position, struct recorded_suspect *suspect);
bool record_cause(const json_t *footer, size_t position, struct recorded_cause *cause);

/* What is wrong with a stale waiver, at a position of a footer, from 0; NULL behind the last one. */
const char *record_stale_waiver(const json_t *footer, size_t position);

/* ---- any record -------------------------------------------------------------------------------------------------------- */

/* A string member of a record, "" when it has none. */
const char *record_text(const json_t *record, const char *member);

/* Sets a string member, printable (printable.h), unless the text is NULL. */
void record_set_text(json_t *record, const char *member, const char *text, struct arena *arena);

/* The position of a name in a list, which ends with NULL, or of its end; and whether it is in it. */
int record_position(const char *const *names, const char *name);
bool record_is_among(const char *const *names, const char *name);

/*
 * The name of a member in which two records differ or that one of them lacks; NULL: they are equal. `but` has the names
 * of members to ignore, NULL at the end. Borrowed from a record.
 */
const char *record_difference(const json_t *one, const json_t *other, const char *const *but);

/* Numbers of cases as an object with all verdicts. */
json_t *verdicts_record(const int64_t verdicts[VERDICT_COUNT]);

/* The names in a set of element types or of reductions, as an array in the order of the enumeration. */
json_t *dtypes_record(dtype_set dtypes);
json_t *reductions_record(reduction_set reductions);

/* Reads a member that is an integer of at least `least`. The message names `member` in `where`. */
enum status record_take_count(const json_t *object, const char *member, int64_t least, const char *where,
                              int64_t *count, struct error *error);

/* The member of an object that is a string, borrowed from it. The message names `member` in `where`. */
enum status record_take_text(const json_t *object, const char *member, const char *where, const char **text,
                             struct error *error);

/* Later changes of the explanations of failing cases, when more is known of other cases. */

/*
 * Removes the misreadings of a record, and what explanation.h says about them, but not the names for a waiver: the heading, which
 * is the clause that the misreading breaks, and the misreading; or the line about those that are perhaps by chance.
 */
void record_withdraw_misreadings(struct recorded_case *item, struct arena *arena);

/* Makes a record that of a related failure (failure_check.h), of the cause with this misreading; texts are in the arena. */
void record_relate(struct recorded_case *item, const char *misreading, struct arena *arena);

/* Puts lines before the explanation; the list is in the arena, the lines are borrowed. NULL lines are "". */
void record_explain_first(struct recorded_case *item, const char *const *lines, size_t count,
                          struct arena *arena);

#endif
