/* The commands that run cases, and their reports. */
#ifndef SCATTER_RUN_COMMAND_H
#define SCATTER_RUN_COMMAND_H

#include "clause.h"
#include "execution_plan.h"
#include "exit_status.h"
#include "journal.h"
#include "output_file.h"
#include "report.h"
#include "report_format.h"
#include "result_reader.h"
#include "status.h"
#include "terminal.h"
#include "waivers.h"

#include <limits.h>
#include <stdbool.h>
#include <stdio.h>

/* The reports of `run --report FORMAT=FILE`: they take records during the run and are written at its end. */

struct wanted_report;

/* Begin with run_reports_begin, finish with run_reports_end. */
struct run_reports {
    char **words; /* the values FORMAT=FILE as popt leaves them; NULL: no report */
    struct wanted_report *wanted;
    size_t count;
    struct report report;
    enum status status; /* of the records so far */
    struct error error;
    struct arena arena;
};

/* Borrows the clauses, which may be loaded later. */
void run_reports_begin(struct run_reports *reports, const struct clause_set *clauses);
void run_reports_end(struct run_reports *reports);

/* Checks the option values. STATUS_USAGE if a format is unknown, a file is missing, or a format is for one
 * run and there are `several` implementations. */
enum status run_reports_check(struct run_reports *reports, bool several, struct error *error);

/* Opens all files, before anything is known about their contents. Fails like output_file_open; STATUS_USAGE
 * if two reports are one file. */
enum status run_reports_open(struct run_reports *reports, struct error *error);

/* The file of a report, after that. */
const struct output_file *run_reports_file(const struct run_reports *reports, size_t index);

/* Takes a record, if there are reports. Errors are returned at the end. */
void run_reports_take(struct run_reports *reports, const struct result_record *record);

/* Writes and finishes all files, after one run or more. Tries all files, and returns the first error. */
enum status run_reports_write(struct run_reports *reports, struct error *error);

/*
 * One invocation of `run`, `sweep`, `judge --outputs` or `merge`, in three parts: prepare a plan from the
 * arguments, listen to the plan while it runs, and finish the output files. Exposes popt, as execution_plan.h
 * does.
 */

/*
 * What `scatter-cts sweep` adds to a run of the cases of a world: which of them, for how long, and what
 * happens to those that it finds: the most telling case of each cause is shrunk (shrink.h), and may be
 * written as a folder.
 */

enum { SWEEP_OPTION_COUNT = 6, SWEEP_MOST_FAILURES = 1000 };

struct sweep {
    bool is_on;            /* the command is `sweep` */
    long long seed, count; /* --seed, --count; LLONG_MIN: not given */
    double seconds;        /* --seconds; below 0: not given */
    char *saved_path;      /* --save-cases, or NULL */
    int keeps_size;        /* --no-shrink */
    size_t swept;          /* implementations so far, including the current one */
    bool could_not_save;   /* a case could not be written, which was printed */
};

/* Sets the defaults and fills the table of options, which write to `sweep`. */
void sweep_options(struct sweep *sweep, struct poptOption table[SWEEP_OPTION_COUNT]);

/* Settles the cases and the seconds of a plan after the arguments are parsed. STATUS_USAGE, naming the
 * option. */
enum status sweep_settle(struct sweep *sweep, struct execution_plan *plan, struct error *error);

/* After a run: shrinks the most telling case of each cause, unless its time is over, and writes it if that is
 * wanted. Prints what it does. Returns the member "shrunk" of the footer, in the plan's arena. */
struct recorded_shrunks sweep_take_causes(struct sweep *sweep, struct execution_plan *plan,
                                          const struct session *session, const struct causes *causes);

enum { NO_BOUND = INT_MIN };

/* The commands that run cases. */
struct run_kind {
    const char *title, *help;
    bool judges_answers; /* it is `judge --outputs` */
    bool sweeps;         /* it is `sweep` */
};

/* In command_run.c: one invocation of such a command. Returns the exit code. */
int run_command_perform(const struct invocation *invocation, const struct run_kind *kind);

/* The options as given; NULL: not given. */
struct run_options {
    struct poptOption order[ORDER_OPTION_COUNT];
    char *results_path, *waivers_path, *failed_path, *outputs_path;
    char *shard_word;  /* --shard */
    char *resume_path; /* --resume: the final results file */
    const struct run_kind *kind;
    char *answers_path; /* of `judge`: --outputs */
    const char
        *answered_path; /* and the results file whose cases, if they have not changed, are judged again */
    long long least_compared;
    int most_failures; /* --max-failures; NO_BOUND: not given */
    int verbose;
};

/* The state of one invocation of `run`. */
struct run_command {
    struct run_options options;
    struct execution_plan plan;
    struct terminal terminal;
    struct sweep sweep;
    struct answered_cases answered; /* of options.answered_path */
    struct waivers waivers;         /* empty without --waivers */
    struct failed_cases failed;     /* with --rerun-failed */
    struct baseline baseline;
    enum status compared;       /* whether records could be taken for --baseline */
    struct error compare_error; /* its error */
    struct output_file results; /* of --results or --resume, complete and in order */
    struct run_reports reports;
    bool has_begun, has_ended;             /* a header was written; a footer, of the first run */
    bool is_finished;                      /* and its run was not interrupted */
    struct journal journal;                /* of those results, unless they are written directly */
    struct implementation *implementation; /* the current one; with a journal */
    size_t run_count;                      /* implementations with cases to run */
    size_t disputed;                       /* cases of our corpus, disputed by the current implementation */
    enum exit_code code;                   /* of the current implementation */
};

/* In command_judge_outputs.c: makes the folder of --outputs the implementation. STATUS_USAGE if there is
 * none. */
enum status judge_take_outputs(struct run_command *command, struct error *error);

/* Prints one line about the suite, not about a case; parts of it may come from third parties. */
void run_command_print(struct run_command *command, const char *message);

/* In run_command_prepare.c: reads the arguments and prepares everything that a run needs, including the files
 * that it writes. STATUS_USAGE, naming the option, if an argument is wrong. */
enum status run_command_prepare(struct run_command *command, poptContext context, struct error *error);

/* In the same file, the parts for --resume: STATUS_USAGE if other options exclude it; reading the finished
 * records, and the order of that run, if it was shuffled at random. Fails like journal_open. */
enum status run_command_check_resumption(const struct run_command *command, struct error *error);
enum status run_command_prepare_resumption(struct run_command *command, struct error *error);

/* In run_command_listen.c: listeners that pass the records of a plan to --results, --report, --waivers and
 * the terminal. The plan must be checked. */
struct execution_plan_listeners run_command_listeners(struct run_command *command);

/*
 * The rest is in run_command_files.c, and `merge` also uses it. Before anything is read: STATUS_USAGE, naming
 * both files, if an output would replace an input. The file of --results or --resume may be the baseline, the
 * file of --rerun-failed or one of `results`, which are the positional arguments and end with NULL.
 */
enum status run_command_check_files(const struct run_command *command, const char *const *results,
                                    struct error *error);

/* Read the files of --waivers, --rerun-failed and --baseline; open the files of --results and --report.
 * STATUS_USAGE if two outputs are one file. */
enum status run_command_read_files(struct run_command *command, struct error *error);
enum status run_command_open_files(struct run_command *command, struct error *error);

/* Writes a record to --results and --report; `item`: the case or skipped folder, else NULL. */
void run_command_write(struct run_command *command, const struct result_record *record);

/*
 * Finish the reports, and the results file, of runs that have ended, also if they were stopped before the
 * last case. Without such a run, files that exist stay as they are. Return `code`, or EXIT_HARNESS, after a
 * message, if a file could not be written.
 */
enum exit_code run_command_finish_reports(struct run_command *command, enum exit_code code);
enum exit_code run_command_finish_results(struct run_command *command, enum exit_code code);

/* Frees the members except the plan. */
void run_command_release(struct run_command *command);

/* The headings of the options below in the help. */
#define GATE_HEADING   "Accepted failures and exit status:"
#define REPORT_HEADING "Results and reports:"
#define SHARD_HEADING  "Shards and resumption:"

/* The rows of option tables that `run` and `merge` share. */
#define RUN_GATE_OPTIONS(command)                                                                          \
    {"waivers",                                                                                            \
     'w',                                                                                                  \
     POPT_ARG_STRING,                                                                                      \
     &(command).options.waivers_path,                                                                      \
     0,                                                                                                    \
     "Accepted failures of the implementation (format: reports/waivers.schema.json)",                      \
     "FILE"},                                                                                              \
        {"baseline",                                                                                       \
         0,                                                                                                \
         POPT_ARG_STRING,                                                                                  \
         &(command).baseline.path,                                                                         \
         0,                                                                                                \
         "Fail only where these older results are better (\"scatter-cts compare --help\"); failures that " \
         "are also "                                                                                       \
         "in OLD are accepted",                                                                            \
         "OLD"},                                                                                           \
    {                                                                                                      \
        "require-compared", 0, POPT_ARG_LONGLONG, &(command).options.least_compared, 0,                    \
            "Exit with 3 if fewer than N answers were compared with an expectation", "N"                   \
    }

#define RUN_REPORT_OPTIONS(command)                                                           \
    {"report",                                                                                \
     0,                                                                                       \
     POPT_ARG_ARGV,                                                                           \
     &(command).reports.words,                                                                \
     0,                                                                                       \
     "Write a report (\"scatter-cts report --help\"); may be given several times. "           \
     "Formats:" REPORT_FORMAT_NAMES,                                                          \
     "FORMAT=FILE"},                                                                          \
    {                                                                                         \
        "verbose", 'v', POPT_ARG_NONE, &(command).options.verbose, 0,                         \
            "Explain every failure and every kind of warning, and do not shorten lists", NULL \
    }

#endif
