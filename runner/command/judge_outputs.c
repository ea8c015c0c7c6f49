#include "arena.h"
#include "arguments.h"
#include "commands.h"
#include "print_text.h"

#include <string.h>

static const char option[] = "--outputs";

/* The folder of --outputs DIR or --outputs=DIR; NULL for another argument. *used receives the number of arguments. */
static const char *folder_of(const char *const *words, int count, int *used)
{
    size_t length = strlen(option);
    *used = 1;
    if (strncmp(words[0], option, length) != 0)
        return NULL;
    if (words[0][length] == '=')
        return words[0] + length + 1;
    if (words[0][length] != '\0')
        return NULL;
    *used = count > 1 ? 2 : 1;
    return count > 1 ? words[1] : "";
}

bool invocation_has_outputs(const struct invocation *invocation)
{
    int used;
    for (int i = 1; i < invocation->argument_count; i += used)
        if (folder_of(invocation->arguments + i, invocation->argument_count - i, &used) != NULL)
            return true;
    return false;
}

int judge_outputs(const struct invocation *invocation)
{
    struct arena arena = arena_create((size_t)1 << 20);
    const char **words = arena_allocate_zeroed(&arena, (size_t)invocation->argument_count + 3, sizeof *words);
    struct invocation rewritten = *invocation;
    const char *folder = NULL;
    int count = 0, used;
    if (words == NULL) {
        arena_destroy(&arena);
        print_complaint("no memory for the arguments");
        return EXIT_HARNESS;
    }
    words[count++] = invocation->arguments[0];
    for (int i = 1; i < invocation->argument_count; i += used) {
        const char *found = folder_of(invocation->arguments + i, invocation->argument_count - i, &used);
        if (found == NULL)
            words[count++] = invocation->arguments[i];
        else
            folder = found;
    }
    if (folder != NULL && folder[0] == '\0') {
        arena_destroy(&arena);
        print_complaint("--outputs: needs the path of a folder");
        return EXIT_USAGE;
    }
    if (folder != NULL) {
        words[count++] = "--implementation";
        words[count++] = arena_format(&arena, ANSWERS_PREFIX "%s", folder);
    }
    rewritten.arguments = words;
    rewritten.argument_count = count;
    int code = run_or_judge(&rewritten, "scatter-cts judge --outputs DIR [RESULTS]", true);
    arena_destroy(&arena);
    return code;
}
