/* scatter-cts rejudge: the outputs of an earlier run, judged by what this program knows now. */
#include "arguments.h"
#include "commands.h"
#include "print_text.h"

#include <stdio.h>
#include <string.h>

static const char help[] =
    "usage: scatter-cts rejudge RESULTS --outputs DIR [OPTION of run...]\n"
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

/* The first word that is no option and no value of --outputs, taken out of the words. */
static const char *take_results(const char **words, int *count)
{
    for (int i = 1; i < *count; i++) {
        if (words[i][0] == '-') {
            i += strcmp(words[i], "--outputs") == 0;
            continue;
        }
        const char *found = words[i];
        for (int next = i; next + 1 < *count; next++)
            words[next] = words[next + 1];
        --*count;
        return found;
    }
    return NULL;
}

int command_rejudge(const struct invocation *invocation)
{
    struct invocation rest = *invocation;
    if (rest.argument_count > 1 && strcmp(rest.arguments[1], "--help") == 0) {
        (void)fputs(help, stdout);
        return EXIT_AS_EXPECTED;
    }
    if (rest.argument_count < 2 || rest.arguments[1][0] == '-' || !invocation_has_outputs(invocation)) {
        print_complaint("rejudge needs RESULTS and --outputs DIR; see scatter-cts rejudge --help");
        return EXIT_USAGE;
    }
    const char *results = take_results(rest.arguments, &rest.argument_count);
    return judge_outputs(&rest, "scatter-cts rejudge", results);
}
