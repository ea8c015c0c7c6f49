#define _DEFAULT_SOURCE

#include "child.h"

#include <criterion/criterion.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { OUTPUT_SIZE = 256 };

static char output[OUTPUT_SIZE];

/* Starts a program and waits for it; what it prints is in `output`. Returns its exit status, or a negative
 * errno or signal. */
static int run(const char *const *arguments)
{
    int ends[2];
    long pid = 0;
    size_t size = 0;
    ssize_t got;
    cr_assert(pipe(ends) == 0);
    const struct redirection redirections[] = {{-1, 0}, {ends[1], 1}};
    int reason = process_start(&pid, arguments, redirections, 2);
    (void)close(ends[1]);
    while (reason == 0 && (got = read(ends[0], output + size, OUTPUT_SIZE - 1 - size)) > 0)
        size += (size_t)got;
    output[size] = '\0';
    (void)close(ends[0]);
    if (reason != 0)
        return -reason;
    int status = 0;
    cr_assert(waitpid((pid_t)pid, &status, 0) == (pid_t)pid);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

static int run_script(const char *script)
{
    const char *const arguments[] = {"sh", "-c", script, NULL};
    return run(arguments);
}

Test(process_start, a_program_is_started)
{
    cr_expect(run_script("echo hello; exit 7") == 7);
    cr_expect(strcmp(output, "hello\n") == 0, "%s", output);
}

Test(process_start, a_missing_program_is_not_started)
{
    const char *const arguments[] = {"/there/is/none", NULL};
    cr_expect(run(arguments) == -ENOENT);
}

/* A file that only a shell can execute: execvp builds a second list of the arguments. */
static void make_script(char path[], const char *text)
{
    int descriptor = mkstemp(path);
    cr_assert(descriptor >= 0);
    cr_assert(write(descriptor, text, strlen(text)) == (ssize_t)strlen(text));
    cr_assert(fchmod(descriptor, 0700) == 0);
    (void)close(descriptor);
}

Test(process_start, a_script_may_have_many_arguments)
{
    enum { COUNT = 100000 };
    static const char *arguments[COUNT + 2];
    char path[] = "/tmp/process-start-XXXXXX";
    make_script(path, "echo $#\n");
    arguments[0] = path;
    for (int i = 1; i <= COUNT; i++)
        arguments[i] = "x";
    int status = run(arguments);
    (void)unlink(path);
    cr_assert(status == 0, "%d", status);
    cr_expect(strcmp(output, "100000\n") == 0, "%s", output);
}

static void allow_core_files(void)
{
    struct rlimit core;
    cr_assert(getrlimit(RLIMIT_CORE, &core) == 0);
    if (core.rlim_max == 0)
        cr_skip_test("the system allows no core files");
    core.rlim_cur = core.rlim_max;
    cr_assert(setrlimit(RLIMIT_CORE, &core) == 0);
}

/* A limit of 0 prevents core files but not the program to which the kernel pipes them; 1 prevents both. */
Test(process_start, the_limit_for_core_files_is_one_byte)
{
    allow_core_files();
    cr_assert(run_script("grep core /proc/self/limits | tr -s ' ' | cut -d ' ' -f 5") == 0);
    cr_expect(strcmp(output, "1\n") == 0, "%s", output);
}

Test(process_start, a_crash_leaves_no_core_file)
{
    allow_core_files();
    char folder[] = "/tmp/process-start-XXXXXX", script[OUTPUT_SIZE];
    cr_assert(mkdtemp(folder) != NULL);
    (void)snprintf(script, sizeof script, "cd %s && sh -c 'kill -SEGV $$'; ls; rm -r %s", folder, folder);
    cr_assert(run_script(script) == 0);
    cr_expect(output[0] == '\0', "%s", output);
}
