/* scatter-cts rejudge: judges the saved outputs of an earlier run with this version of the program. */
#include "arguments.h"
#include "commands.h"
#include "print_text.h"

#include <stdio.h>
#include <string.h>

static const char help[] =
    "Usage: scatter-cts rejudge RESULTS --outputs DIR [OPTION of run...], in any order\n"
    "\n"
    "Judges the answers of an earlier run again, without executing anything. RESULTS\n"
    "and DIR come from \"scatter-cts run --results RESULTS --save-outputs DIR\". The\n"
    "cases are those of RESULTS; a case that has changed since then (by its\n"
    "case_hash) is not-run, and removed cases are counted. Options, results, reports\n"
    "and waivers are those of \"scatter-cts run\"; see \"scatter-cts run --help\".\n"
    "\n"
    "Example:\n"
    "  scatter-cts rejudge results.jsonl --outputs answers --results again.jsonl\n"
    "\n"
    "Exit status: as of \"scatter-cts run\"; also 3 if RESULTS is not complete,\n"
    "contains several runs, was judged with --judge onnx, has format 1, or is of\n"
    "another implementation than DIR.\n";

int command_rejudge(const struct invocation *invocation)
{
    if (invocation->argument_count > 1 && strcmp(invocation->arguments[1], "--help") == 0) {
        (void)fputs(help, stdout);
        return EXIT_AS_EXPECTED;
    }
    if (!invocation_has_outputs(invocation)) {
        print_complaint(REJUDGE_NEEDS);
        return EXIT_USAGE;
    }
    return judge_outputs(invocation, "scatter-cts rejudge", true);
}
