/*
 * For tests of waivers: a file of them and a run in words.
 */
#ifndef SCATTER_WAIVERS_FIXTURE_H
#define SCATTER_WAIVERS_FIXTURE_H

#include "waivers.h"

#include <stdint.h>

/* Of the current test; `repetitions` is 1 to begin with, and the run lacks no cases. */
extern struct arena waivers_arena;
extern struct waivers waivers;
extern int64_t repetitions;
extern bool lacks_cases;

/* Before and after each test. */
void waivers_set_up(void);
void waivers_tear_down(void);

/* The failures of a record, one under a clause. */
json_t *failure_of(const char *clause);

/* Reads waivers without file and reasons: the first has the reason "r0". */
void read_waivers(const char *const *texts);

/*
 * Lets the waivers see a run of records in words: "id verdict" or "id verdict CLAUSE"; "id skipped" for a folder that is no
 * scatter case; "id" for a case that was not selected.
 */
void see(const char *const *texts);

/* What was covered, "id:reason|…"; and what was told, without the file's name, "message|…". */
void expect_waived(const char *expected);
void expect_told(const char *expected);

#define LIST(...) ((const char *const[]){__VA_ARGS__, NULL})

#define BY_CASES(glob, verdict)            "\"cases\": \"" glob "\", \"verdict\": \"" verdict "\""
#define BY_CLAUSE(glob, verdict)           "\"clause\": \"" glob "\", \"verdict\": \"" verdict "\""
#define BY_BOTH(cases_glob, glob, verdict) "\"cases\": \"" cases_glob "\", " BY_CLAUSE(glob, verdict)

#define NEGATIVE  "ScatterND-18.index-negative"
#define UNTOUCHED "ScatterND-18.untouched"

#endif
