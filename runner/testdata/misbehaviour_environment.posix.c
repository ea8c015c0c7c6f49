/* Misbehaviour that ends the process in other ways, misuses its descriptors, or changes its environment. */
#define _DEFAULT_SOURCE

#include "misbehaviour.h"

#include <fcntl.h>
#include <locale.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <unistd.h>

enum { REQUEST_FD = 3, ANSWER_FD = 4 }; /* execute/child.h */

static char *volatile nowhere;

static void sleep_forever(void)
{
    for (;;)
        (void)pause();
}

/* ---- ends ---------------------------------------------------------------------------------------------- */

/* Sends itself a signal with the default disposition. */
static enum scatter_cts_result die_by(int number, const struct call *call)
{
    (void)signal(number, SIG_DFL);
    (void)raise(number);
    return answer(call);
}

#define DEATH(function, number)                               \
    enum scatter_cts_result function(const struct call *call) \
    {                                                         \
        return die_by(number, call);                          \
    }
DEATH(misbehave_sigill, SIGILL)
DEATH(misbehave_sigbus, SIGBUS)
DEATH(misbehave_sigkill, SIGKILL)
DEATH(misbehave_sigterm, SIGTERM)
DEATH(misbehave_sigint, SIGINT)
DEATH(misbehave_sighup, SIGHUP)
DEATH(misbehave_sigpipe, SIGPIPE)
DEATH(misbehave_sigusr1, SIGUSR1)
DEATH(misbehave_sigsys, SIGSYS)

enum scatter_cts_result misbehave_call_nowhere(const struct call *call)
{
    union {
        char *data;
        misbehaviour *function;
    } address = {.data = nowhere};
    return address.function(call);
}

enum scatter_cts_result misbehave_exit_at_once(const struct call *call)
{
    (void)call;
    _exit(7);
}

static void *crash(void *nothing)
{
    *(volatile char *)nowhere = 1;
    return nothing;
}

static void *exit_with_5(void *nothing)
{
    (void)nothing;
    exit(5);
}

static void *exit_with_0(void *nothing)
{
    (void)nothing;
    exit(0);
}

static void run_on_thread(void *(*function)(void *))
{
    pthread_t thread;
    if (pthread_create(&thread, NULL, function, NULL) == 0)
        (void)pthread_join(thread, NULL);
}

enum scatter_cts_result misbehave_thread_crashes(const struct call *call)
{
    run_on_thread(crash);
    return answer(call);
}

enum scatter_cts_result misbehave_thread_exits(const struct call *call)
{
    run_on_thread(exit_with_5);
    return answer(call);
}

enum scatter_cts_result misbehave_thread_exits_0(const struct call *call)
{
    run_on_thread(exit_with_0);
    return answer(call);
}

enum scatter_cts_result misbehave_alarm_kills(const struct call *call)
{
    const struct itimerval soon = {.it_value = {.tv_usec = 1000}};
    (void)setitimer(ITIMER_REAL, &soon, NULL);
    sleep_forever();
    return answer(call);
}

enum scatter_cts_result misbehave_exit_hangs(const struct call *call)
{
    (void)call;
    (void)atexit(sleep_forever);
    exit(0);
}

enum scatter_cts_result misbehave_deadlock(const struct call *call)
{
    static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    (void)pthread_mutex_lock(&mutex);
    (void)pthread_mutex_lock(&mutex);
    return answer(call);
}

/* ---- the channel --------------------------------------------------------------------------------------- */

static void write_raw(const char *bytes, size_t size)
{
    ssize_t ignored = write(ANSWER_FD, bytes, size);
    (void)ignored;
}

enum scatter_cts_result misbehave_write_garbage(const struct call *call)
{
    write_raw("\4\0\0\0\377\377\377\377", 8);
    sleep_forever();
    return answer(call);
}

enum scatter_cts_result misbehave_write_half(const struct call *call)
{
    write_raw("\4\0\0\0\377", 5);
    sleep_forever();
    return answer(call);
}

enum scatter_cts_result misbehave_write_without_end(const struct call *call)
{
    static const char zeros[65536] = "";
    for (;;)
        write_raw(zeros, sizeof zeros);
    return answer(call);
}

enum scatter_cts_result misbehave_announce_much(const struct call *call)
{
    write_raw("\377\377\377\377", 4);
    sleep_forever();
    return answer(call);
}

enum scatter_cts_result misbehave_answer_nowhere(const struct call *call)
{
    int nothing = open("/dev/null", O_WRONLY);
    (void)dup2(nothing, ANSWER_FD);
    return answer(call);
}

enum scatter_cts_result misbehave_close_answer(const struct call *call)
{
    (void)close(ANSWER_FD);
    sleep_forever();
    return answer(call);
}

/* ---- changed state ------------------------------------------------------------------------------------- */

enum scatter_cts_result misbehave_chdir(const struct call *call)
{
    return chdir("/") == 0 ? answer(call) : SCATTER_CTS_FAILED;
}

enum scatter_cts_result misbehave_umask(const struct call *call)
{
    (void)umask(0777);
    return answer(call);
}

enum scatter_cts_result misbehave_locale(const struct call *call)
{
    static const char *const names[] = {"de_DE.UTF-8", "fr_FR.UTF-8", "C.UTF-8"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (setlocale(LC_ALL, names[i]) != NULL)
            break;
    return answer(call);
}

enum scatter_cts_result misbehave_no_environment(const struct call *call)
{
    extern char **environ;
    static char *none[] = {NULL};
    environ = none;
    return answer(call);
}

enum scatter_cts_result misbehave_alarm_later(const struct call *call)
{
    (void)alarm(100000);
    return answer(call);
}

enum scatter_cts_result misbehave_mask_stays(const struct call *call)
{
    sigset_t all;
    (void)sigfillset(&all);
    (void)pthread_sigmask(SIG_BLOCK, &all, NULL);
    return answer(call);
}

enum scatter_cts_result misbehave_dispositions_stay(const struct call *call)
{
    for (int number = 1; number < 32; number++)
        if (number != SIGSEGV && number != SIGBUS)
            (void)signal(number, SIG_IGN);
    return answer(call);
}

enum scatter_cts_result misbehave_few_descriptors(const struct call *call)
{
    const struct rlimit few = {8, 8};
    (void)setrlimit(RLIMIT_NOFILE, &few);
    return answer(call);
}

enum scatter_cts_result misbehave_no_files(const struct call *call)
{
    const struct rlimit none = {0, 0};
    (void)signal(SIGXFSZ, SIG_IGN);
    (void)setrlimit(RLIMIT_FSIZE, &none);
    return answer(call);
}

enum scatter_cts_result misbehave_many_descriptors(const struct call *call)
{
    for (int i = 0; i < 100; i++)
        (void)open("/dev/null", O_RDONLY | O_CLOEXEC);
    return answer(call);
}

enum scatter_cts_result misbehave_close_standard(const struct call *call)
{
    for (int descriptor = 0; descriptor < REQUEST_FD; descriptor++)
        (void)close(descriptor);
    return answer(call);
}

enum scatter_cts_result misbehave_reserve_memory(const struct call *call)
{
    void *memory = mmap(NULL, (size_t)1 << 36, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0);
    return memory == MAP_FAILED ? SCATTER_CTS_FAILED : answer(call);
}

enum scatter_cts_result misbehave_leak(const struct call *call)
{
    char *volatile memory = malloc((size_t)1 << 20);
    if (memory != NULL)
        memset(memory, 1, (size_t)1 << 20);
    return answer(call);
}

static void on_exit_abort(void)
{
    abort();
}

static void on_exit_exit(void)
{
    _exit(9);
}

enum scatter_cts_result misbehave_exit_handler_aborts(const struct call *call)
{
    (void)atexit(on_exit_abort);
    return answer(call);
}

enum scatter_cts_result misbehave_exit_handler_hangs(const struct call *call)
{
    (void)atexit(sleep_forever);
    return answer(call);
}

static void (*destructor)(void); /* NULL: there is nothing to do */

__attribute__((destructor)) static void at_unload(void)
{
    if (destructor != NULL)
        destructor();
}

enum scatter_cts_result misbehave_destructor_exits(const struct call *call)
{
    destructor = on_exit_exit;
    return answer(call);
}

enum scatter_cts_result misbehave_destructor_hangs(const struct call *call)
{
    destructor = sleep_forever;
    return answer(call);
}
