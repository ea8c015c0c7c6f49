/*
 * What several formats say in the same words.
 */
#ifndef SCATTER_REPORT_TEXT_H
#define SCATTER_REPORT_TEXT_H

#include "report.h"

#include <stdint.h>

/* The lines of an array of texts, joined by line feeds; "" where there are none. In the arena; "" without memory. */
const char *report_lines(const json_t *array, struct arena *arena);

/*
 * Why the case of a record came to its verdict, in a line: of a failure its first finding, such as "ScatterND-18.target: none of the
 * allowed values"; else the message, or the first line of the explanation. In the arena; "" where nothing is said.
 */
const char *report_reason(const json_t *record, struct arena *arena);

/* "3821 pass, 5007 unsupported": the verdicts that came, "no verdicts" where none did. In the arena; "" without memory. */
const char *report_verdicts(const int64_t verdicts[VERDICT_COUNT], struct arena *arena);

/* Cases that fail, waived or not; and of these, those that are waived. */
int64_t report_failures(const struct reported_run *run);
int64_t report_waived(const struct reported_run *run);

/* Processes that were lost and that no case is blamed for. */
int64_t report_lost(const struct reported_run *run);

/* A number with commas between thousands, in the arena; and with a noun, such as "1 case", "2 cases". */
const char *number_text(int64_t number, struct arena *arena);
const char *count_text(int64_t count, const char *noun, struct arena *arena);

/*
 * The shell command that does a run again: that of its header, with --max-failures and --waivers where they were given. In the
 * arena; "" without memory, and where the header has none.
 */
const char *report_command(const struct reported_run *run, struct arena *arena);

/* What a header tells, in the order of telling. */
struct report_fact {
    const char *name;  /* one of ours, such as "edition"; several facts may have one */
    const char *value; /* third-party text */
};
enum { REPORT_FACTS_MOST = 64 };

/*
 * The facts of a header: what was under test, with which options, by which program, edition and cases. Returns how many.
 * Texts are those of the header or in the arena; where that has no room, facts are missing.
 */
size_t report_facts(const struct reported_run *run, struct report_fact facts[REPORT_FACTS_MOST],
                    struct arena *arena);

#endif
