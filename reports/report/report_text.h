/*
 * Texts that several formats share.
 */
#ifndef SCATTER_REPORT_TEXT_H
#define SCATTER_REPORT_TEXT_H

#include "report.h"

#include <stdint.h>

/* The lines of an array of texts, joined by line feeds; "" if there are none. In the arena; "" if out of memory. */
const char *report_lines(const json_t *array, struct arena *arena);

/*
 * Why a case has its verdict, in one line: of a failure its first finding, such as "ScatterND-18.target: none
 * of the allowed values"; otherwise the message, or the first line of the explanation. In the arena; "" if there is none.
 */
const char *report_reason(const struct recorded_case *given, struct arena *arena);

/* "3821 pass, 5007 unsupported": the verdicts that occurred, "no verdicts" if none did. In the arena; "" if out of memory. */
const char *report_verdicts(const int64_t verdicts[VERDICT_COUNT], struct arena *arena);

/* Cases that fail, waived or not; and of these, those that are waived. */
int64_t report_failures(const struct reported_run *run);
int64_t report_waived(const struct reported_run *run);

/* Stale waivers, or stale globs of waivers. */
int64_t report_stale(const struct reported_run *run);

/* Lost processes that are not attributed to any case. */
int64_t report_lost(const struct reported_run *run);

/* A number with commas between thousands, in the arena; and with a noun, such as "1 case", "2 cases". */
const char *number_text(int64_t number, struct arena *arena);
const char *count_text(int64_t count, const char *noun, struct arena *arena);

/*
 * The shell command that repeats a run: that of its header, with --max-failures and --waivers if they were given. In the
 * arena; "" if out of memory, or if the header has none.
 */
const char *report_command(const struct reported_run *run, struct arena *arena);

/* The facts of a header, in the order in which they are shown. */
struct report_fact {
    const char *name;  /* a constant, such as "edition"; several facts may have the same */
    const char *value; /* third-party text */
};
enum { REPORT_FACTS_MOST = 64 };

/*
 * The facts of a header: what was under test, with which options, by which program, edition and cases. Returns their number.
 * Texts belong to the header or are in the arena; if the arena is full, facts are missing.
 */
size_t report_facts(const struct reported_run *run, struct report_fact facts[REPORT_FACTS_MOST],
                    struct arena *arena);

/* In report_sentence.c: the operator versions of a run by their statements. */
struct version_counts {
    int tested;     /* that have cases, except those refused as deprecated */
    int conforming; /* of these: in what they support; with those that conform in part */
    int partly;     /* of these: in part */
    bool incomplete; /* one is */
    int pairs, all; /* pairs in scope (pair_is_in_scope) of the tested versions, and all pairs of these */
};
struct version_counts report_versions(const struct reported_run *run);

/*
 * A run in one sentence: for how much it conforms, what fails, and the restrictions. Such as "Conforms for 14 of 16
 * element types; 3 causes of 12 failures. No valid input of 2 of 10 operator versions is answered." A type counts over all
 * operator versions that answer something, with each of their reductions. In the arena, "" if out of memory.
 */
const char *report_sentence(const struct reported_run *run, struct arena *arena);

/*
 * The same in few words: "5 of 10 operator versions, 3 more in part, 80 of 96 types and reductions, 12 failures (2 waived),
 * 1 lost process", and whether only selected cases were run or the run is incomplete; "8 of 10 operator versions in part" if
 * none conforms in full. In the arena; "" if out of memory.
 */
const char *report_short_sentence(const struct reported_run *run, struct arena *arena);

#endif
