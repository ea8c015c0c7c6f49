/* For tests of waivers: a file of waivers, and the records of a run as words. */
#ifndef SCATTER_WAIVERS_FIXTURE_H
#define SCATTER_WAIVERS_FIXTURE_H

#include "waivers.h"

#include <stdint.h>

/* Of the current test; initially `repetitions` is 1 and the run lacks no cases. */
extern struct arena waivers_arena;
extern struct waivers waivers;
extern int64_t repetitions;
extern bool lacks_cases;

/* Before and after each test. */
void waivers_set_up(void);
void waivers_tear_down(void);

/* The failures of a record: one failure under a clause. */
json_t *failure_of(const char *clause);

/* Reads waivers without file and reasons: the first has the reason "r0". */
void read_waivers(const char *const *texts);

/* Applies the waivers to a run of records as words: "id verdict" or "id verdict CLAUSE"; "id skipped" for a
 * folder that is not a scatter case; "id" for a case that was not selected. */
void apply_waivers(const char *const *texts);

/* Expects the covered cases, "id:reason|…"; and the messages without the file's name, "message|…". */
void expect_waived(const char *expected);
void expect_reported(const char *expected);

#define LIST(...) ((const char *const[]){__VA_ARGS__, NULL})

#define BY_CASES(glob, verdict)            "\"cases\": \"" glob "\", \"verdict\": \"" verdict "\""
#define BY_CLAUSE(glob, verdict)           "\"clause\": \"" glob "\", \"verdict\": \"" verdict "\""
#define BY_BOTH(cases_glob, glob, verdict) "\"cases\": \"" cases_glob "\", " BY_CLAUSE(glob, verdict)

#define NEGATIVE  "ScatterND-18.index-negative"
#define UNTOUCHED "ScatterND-18.untouched"

#endif
