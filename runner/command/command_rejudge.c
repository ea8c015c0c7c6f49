/* scatter-cts rejudge: the outputs of an earlier run, judged by what this program knows now. */
#include "arguments.h"
#include "commands.h"
#include "print_text.h"

#include <stdio.h>
#include <string.h>

static const char help[] =
    "Usage: scatter-cts rejudge RESULTS --outputs DIR [OPTION of run...], in any order\n"
    "\n"
    "Judges what an implementation answered in an earlier run, without executing anything: RESULTS and DIR "
    "are\n"
    "what \"scatter-cts run --results RESULTS --save-outputs DIR\" wrote. The cases are those of RESULTS; "
    "one that\n"
    "has changed since (by its case_hash) is not-run, and those that are gone are counted. Reports, "
    "waivers,\n"
    "results and options are those of \"scatter-cts run\"; see \"scatter-cts run --help\".\n"
    "\n"
    "  scatter-cts rejudge results.jsonl --outputs answers --results again.jsonl\n"
    "\n"
    "Exit status: as of \"scatter-cts run\"; 3 also when RESULTS is not complete, holds several runs, was "
    "judged by\n"
    "\"--judge onnx\", is of format 1, or is of another implementation than DIR.\n";

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
