/*
 * The model of reports: runs of implementations, read from results (result.h), counted and sorted. Every
 * format (report_format.h) is a rendering of this model and of nothing else; the same results give the same
 * report.
 */
#ifndef SCATTER_REPORT_H
#define SCATTER_REPORT_H

#include "arena.h"
#include "clause.h"
#include "conformance.h"
#include "judge.h"
#include "operator_version.h"
#include "status.h"
#include "tally.h"
#include "text_numbers.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A set of clauses, by their numbers in the clause set; greater numbers are in no set. */
enum { REPORTED_CLAUSES = 256 };
struct reported_clauses {
    uint64_t words[REPORTED_CLAUSES / 64];
    size_t number; /* of this set among those of the report; 0: the empty set */
};

/* The maximum length of the reason of a case, in characters. */
enum { REASON_LENGTH = 160 };

/* A case with its verdict. */
struct reported_case {
    const char *id;
    int row;               /* of its operator version in operator_versions; -1: none */
    int64_t opset;         /* that the model imports; 0 if unknown */
    int32_t dtype;         /* of data; DTYPE_UNDEFINED if unknown */
    const char *reduction; /* the node's attribute, legal or not; "none" if it has none */
    enum verdict verdict;
    const char *waived;                    /* the reason of the waiver, "" if not stated; NULL: not waived */
    bool warned;                           /* it passed with warnings */
    bool repeated;                         /* it was run several times (repetition.h) */
    bool unsteady;                         /* … and some of its answers fail while others do not */
    enum standing standing;                /* final when the run is settled */
    const struct reported_clauses *about;  /* the "clauses" of its record; equal sets are stored once */
    const struct reported_clauses *found;  /* the clauses of its failures and warnings */
    const struct reported_clauses *failed; /* … of its failures */
    const char *
        reason; /* why it is no plain pass, such as "none of the allowed values" or "was killed by SIGSEGV" */
    const char *compared;         /* what is compared between runs: compared_reasons (comparison.h) */
    const char *hash;             /* of the case (case.h) */
    double seconds;               /* from the request to the answer; below 0: not sent */
    struct recorded_case *record; /* a copy, unless it passed without warnings: then NULL */
};

/* What an implementation does where the specification leaves a choice: similar findings (finding_likeness)
 * among observations and warnings (is_choice). */
struct reported_choice {
    const char *likeness;         /* such as "ScatterND.nan-order (NaN in data): NaN wins" */
    const char *subject, *policy; /* of which these are the parts */
    bool is_gate;                 /* it is about a version gate (tally.h) */
    enum level level;
    int64_t cases;
    const char *first, *last; /* the ids of the first case and of the last one */
};

/* One run: from a header to its footer. */
struct reported_run {
    const char *path; /* of the results file; "" for a run of this process */
    const struct recorded_header *header;
    const struct recorded_footer *footer; /* recorded_no_footer if the run was cut off */
    bool complete;       /* its footer calls it complete or out of time, and it is not a shard */
    bool lacks_cases;    /* cases of worlds that pass are only counted: no statement about a version */
    int64_t unrecorded;  /* unsupported ones of them */
    const char *name;    /* the implementation's name: declared, or else its specification */
    const char *version; /* declared by the implementation; "" if not */
    struct reported_case *cases; /* in the order of the records; from malloc: there may be millions */
    size_t case_count, case_capacity;
    struct text_numbers case_numbers; /* the ids of `cases` */
    struct tally tally;               /* settled by the footer, which has the causes */
    struct reported_choice *choices;  /* in order of first occurrence */
    size_t choice_count, choice_capacity;
    struct text_numbers choice_numbers; /* the likenesses of `choices` */
};

/* Begin with report_begin, finish with report_end. */
struct report {
    struct reported_run *runs; /* in the order in which they were added */
    size_t count, capacity;
    const struct clause_set *clauses;
    struct counted_texts texts;           /* that cases have in common */
    struct text_numbers set_numbers;      /* the sets of clauses, as text */
    const struct reported_clauses **sets; /* the same; the number of the first is 1 */
    size_t set_capacity;
    struct arena *arena;  /* for everything but the cases and the numbers of texts: mostly records */
    struct arena scratch; /* for one case at a time */
};

/* Borrows both. */
void report_begin(struct report *report, const struct clause_set *clauses, struct arena *arena);
void report_end(struct report *report);

/* Adds the next record of a run: a header, cases and skipped folders, a footer, as result_listener describes
 * them. `path`, borrowed, is that of the results file, "" for a run of this process. STATUS_OUT_OF_MEMORY. */
enum status report_take(struct report *report, const char *path, const struct result_record *record,
                        struct error *error);

/*
 * Adds all runs of a results file. Errors as in results_read and report_take, with file and line;
 * STATUS_UNREADABLE also for a run without a footer and for a FILE.partial (output_file.h), which were cut
 * off. A run that was stopped has a footer, and is added.
 */
enum status report_read(struct report *report, const char *path, struct error *error);

/* Whether a set has the clause with a number in the clause set. */
bool reported_has(const struct reported_clauses *set, size_t clause);

/* The case with an id, or NULL. */
const struct reported_case *reported_case_named(const struct reported_run *run, const char *id);

/* The name and the version of a run's implementation, such as "onnxruntime 1.31.1"; in the arena, "" if out
 * of memory. */
const char *reported_title(const struct reported_run *run, struct arena *arena);

/* The same with what tells the run of this number apart from others with its name and version: the
 * specification and the options that differ, or else its number among them. */
const char *reported_title_among(const struct report *report, size_t number, struct arena *arena);

/* What the model takes from the record of a case: its reason, its clauses, and what was done where the
 * specification leaves a choice. */

/*
 * Why a case is no plain pass, for tables and to group cases: in the arena or of the record, "" if it has no
 * reason. That of a failure names its misreading, if known; that of a case without an answer says what
 * happened to the process.
 */
const char *reason_of(const struct recorded_case *given, struct arena *arena);

/* Counts a case, which is the last one of the run. STATUS_OUT_OF_MEMORY. */
enum status report_count(struct report *report, struct reported_run *run, const struct recorded_case *given,
                         struct error *error);

/* Texts that several formats share. */

/* Lines, joined by line feeds; "" if there are none. In the arena; "" if out of memory. */
const char *report_lines(const struct texts *lines, struct arena *arena);

/*
 * Why a case has its verdict, in one line: of a failure its first finding, such as "ScatterND-18.target: none
 * of the allowed values"; otherwise the message, or the first line of the explanation. In the arena; "" if
 * there is none.
 */
const char *report_reason(const struct recorded_case *given, struct arena *arena);

/* "3821 pass, 5007 unsupported": the verdicts that occurred, "no verdicts" if none did. In the arena; "" if
 * out of memory. */
const char *report_verdicts(const int64_t verdicts[VERDICT_COUNT], struct arena *arena);

/* The failing cases that are waived. */
int64_t report_waived(const struct reported_run *run);

/* Stale waivers, or stale globs of waivers. */
int64_t report_stale(const struct reported_run *run);

/* Lost processes that are not attributed to any case. */
int64_t report_lost(const struct reported_run *run);

/* Whether a case fails that is not waived, a process was lost, or a waiver is stale. */
bool report_is_failing(const struct reported_run *run);

/* A number with commas between thousands, in the arena; and with a noun, such as "1 case", "2 cases". */
const char *number_text(int64_t number, struct arena *arena);
const char *count_text(int64_t count, const char *noun, struct arena *arena);

/* A command without the folder of the program that it begins with: it is the same on every machine.
 * In the arena; "" without memory. */
const char *command_without_folder(const char *command, struct arena *arena);

/* The shell command that repeats a run: that of its header without the folder of the program, after the one
 * that installs a known implementation, with --max-failures and --waivers if they were given. In the arena;
 * "" if out of memory, or if the header has none. */
const char *report_command(const struct reported_run *run, struct arena *arena);

/* A fact of a run or of a case. */
struct report_fact {
    const char *name;  /* a constant, such as "edition"; several facts may have the same */
    const char *value; /* third-party text */
};
enum { REPORT_FACTS_MOST = 64 };

/*
 * The facts of a header: what was under test, with which options, by which program, edition and cases.
 * Returns their number. Texts belong to the header or are in the arena; if the arena is full, facts are
 * missing.
 */
size_t report_facts(const struct reported_run *run, struct report_fact facts[REPORT_FACTS_MOST],
                    struct arena *arena);

/* The same of a case: what formats show beside its verdict and explanation. */
size_t report_case_facts(const struct recorded_case *item, struct report_fact facts[REPORT_FACTS_MOST],
                         struct arena *arena);

/* In report_sentence.c: the operator versions of a run by their statements. */
struct version_counts {
    int tested;      /* that have cases, except those refused as deprecated */
    int conforming;  /* of these: in what they support; with those that conform in part */
    int partly;      /* of these: in part */
    bool incomplete; /* one is */
    int pairs, all;  /* pairs in scope (pair_is_in_scope) of the tested versions, and all pairs of these */
};
struct version_counts report_versions(const struct reported_run *run);

/*
 * A run in one sentence: for how much it conforms, what fails (which is first if report_is_failing), and the
 * restrictions. Such as "3 causes of 12 failures; conforms for 14 of 16 element types. No valid input of 2 of
 * 10 operator versions is answered." A type counts over all operator versions that answer something, with
 * each of their reductions. In the arena, "" if out of memory.
 */
const char *report_sentence(const struct reported_run *run, struct arena *arena);

/*
 * The same in few words: "5 of 10 operator versions, 3 more in part, 80 of 96 types and reductions, 12
 * failures (2 waived), 1 lost process", and whether only selected cases were run or the run is incomplete; "8
 * of 10 operator versions in part" if none conforms in full. In the arena; "" if out of memory.
 */
const char *report_short_sentence(const struct reported_run *run, struct arena *arena);

#endif
