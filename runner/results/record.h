/*
 * Records of results (result.h), read. A record is a JSON object of a form, below; other rooms
 * know the names of a few members only. What a record lacks is "", 0, false or an empty list here. Everything is borrowed from the
 * record.
 */
#ifndef SCATTER_RECORD_H
#define SCATTER_RECORD_H

#include "arena.h"
#include "clause.h"
#include "judgement.h"
#include "operator_version.h"
#include "repetition.h"
#include "status.h"

#include <jansson.h>
#include <stdbool.h>
#include <stdint.h>

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
extern const char *const record_verdicts[], *const record_answers[], *const record_levels[];

/* ---- cases ------------------------------------------------------------------------------------------------------------- */

/* A case, or a folder that was passed over. */
struct recorded_case {
    const json_t *record; /* that it was read from; NULL gives an item with VERDICT_ERROR */
    bool is_skipped;      /* then only `id` is of use, and the members of its record that are read by name */
    const char *id, *implementation, *hash, *operator_version, *dtype, *reduction, *tier, *sibling, *why;
    bool has_reduction; /* otherwise it is unknown; the attribute may be "" */
    int64_t opset;
    enum verdict verdict;    /* VERDICT_ERROR if the record has none */
    enum answer_kind answer; /* ANSWER_NOT_RUN if the record has none */
    bool has_level;          /* the expected behaviour is known */
    enum level level;
    bool is_compared, is_newer;
    const char *
        waived; /* the reason of the waiver, which may be ""; NULL: it is not waived; an editor (run.h) may set it */
    const char *message, *command, *misreading, *blamed;
    const char *related; /* the misreading of the cause that it is counted to (failure_check.h); or "" */
    double seconds;      /* below 0: the case was not sent */
    bool is_limited, is_declared_limit;
    enum limit limit;                    /* that the case is beyond, if is_limited */
    int64_t greatest;                    /* what the limit allows */
    bool differs_legally;                /* its repetitions have several outcomes, all allowed */
    bool differs_illegally;              /* … and some of them fail */
    enum circumstance circumstance;      /* of a failure that was run again */
    const json_t *output, *repetitions;  /* record_members.h, repetition.h; or NULL */
    const json_t *clauses, *misreadings; /* texts, for record_line */
    const json_t *after;                 /* … of repetition.h */
    const json_t *explanation, *printed, *file_warnings;
    const json_t *findings[SEVERITY_FAILURE + 1]; /* for record_finding, by severity */
};

struct recorded_case recorded_case_of(const json_t *record);

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

struct recorded_finding {
    const char *clause, *point, *policy, *detail;
    enum level level;
};

/* Reads the finding at a position of a list, from 0; false behind the last one. */
bool record_finding(const json_t *list, size_t position, struct recorded_finding *finding);

/* One of the distinct answers of a repeated case (repetition.h). */
struct recorded_outcome {
    int64_t count;
    enum verdict verdict;
    const char *answer, *differs_at, *value;
};

/* Reads the outcome at a position of `repetitions`, from 0; false behind the last one. */
bool record_outcome(const json_t *repetitions, size_t position, struct recorded_outcome *outcome);

/* The id of a clause, such as "ScatterND-18.nan-order", without operator and version. */
const char *clause_name_of(const char *clause);

/* The id of the clause that a failing case breaks: by its misreading, or else of its first failure; "" if there is none. */
const char *record_blamed_clause(const json_t *record);

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

/* Whether a name is in a list, which ends with NULL. */
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

/*
 * The form of records: which members a record of each type may have, and of which type each is. Names and types are those of
 * reports/results.schema.json. Fewer members are required, only those that every reader needs; of words, the verdicts,
 * the levels, the kinds of answers, the judge and the nondeterminism are checked.
 */

struct record_form;

/* The form of the records of a type; NULL for RECORD_OTHER. */
const struct record_form *record_form_of(enum record_type type);

/*
 * STATUS_UNREADABLE, naming the member, such as `failures[0]: "clause" is missing or not a string`, if a required member is
 * missing or a member has another type than its form says. Members without a row in the table may have any value.
 */
enum status record_check(const json_t *record, const struct record_form *form, struct error *error);

/* Later changes of the explanations of failing cases, when more is known of other cases. */

/*
 * Removes the misreadings of a record, and what explanation.h says about them, but not the names for a waiver: the heading, which
 * is the clause that the misreading breaks, and the misreading; or the line about those that are perhaps by chance.
 */
void record_withdraw_misreadings(json_t *record);

/* Makes a record that of a related failure (failure_check.h), of the cause with this misreading. */
void record_relate(json_t *record, const char *misreading, struct arena *arena);

#endif
