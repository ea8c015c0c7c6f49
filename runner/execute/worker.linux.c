#define _DEFAULT_SOURCE

#include "worker.h"

#include "arena.h"
#include "child.h"
#include "fault_reporter.h"
#include "plugin_host.h"
#include "protocol.pb-c.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

/* Reads exactly `size` bytes; false at the end of input or on an error. */
static bool read_all(int descriptor, unsigned char *bytes, size_t size)
{
    while (size > 0) {
        ssize_t got = read(descriptor, bytes, size);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        bytes += got;
        size -= (size_t)got;
    }
    return true;
}

static bool write_all(int descriptor, const unsigned char *bytes, size_t size)
{
    while (size > 0) {
        ssize_t written = write(descriptor, bytes, size);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        bytes += written;
        size -= (size_t)written;
    }
    return true;
}

static bool read_frame(unsigned char **bytes, size_t *size, struct arena *arena)
{
    unsigned char head[4];
    if (!read_all(CHILD_REQUEST_FD, head, sizeof head))
        return false;
    *size = (size_t)head[0] | (size_t)head[1] << 8 | (size_t)head[2] << 16 | (size_t)head[3] << 24;
    *bytes = arena_allocate(arena, *size);
    return *bytes != NULL && read_all(CHILD_REQUEST_FD, *bytes, *size);
}

static bool write_frame(const void *bytes, size_t size)
{
    unsigned char head[4];
    for (int i = 0; i < 4; i++)
        head[i] = (unsigned char)(size >> 8 * i & 0xff);
    return write_all(CHILD_ANSWER_FD, head, sizeof head) && write_all(CHILD_ANSWER_FD, bytes, size);
}

/*
 * The process must not outlive the runner, nor leave core files of crashes that are expected. A crash has to be
 * one also in a build with sanitizers, which handle these signals otherwise.
 */
static void settle_in(void)
{
    const struct rlimit no_core = {0, 0};
    const int crashes[] = {SIGABRT, SIGFPE, SIGILL};
    for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++)
        (void)signal(crashes[i], SIG_DFL);
    (void)prctl(PR_SET_PDEATHSIG, SIGKILL);
    (void)setrlimit(RLIMIT_CORE, &no_core);
    /* What the plugin starts must not hold the channel open after the plugin's end. */
    (void)fcntl(CHILD_REQUEST_FD, F_SETFD, FD_CLOEXEC);
    (void)fcntl(CHILD_ANSWER_FD, F_SETFD, FD_CLOEXEC);
    (void)setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
}

/* Answers whatever comes first with the reason why the implementation cannot be loaded. */
static int decline(const char *reason, struct arena *arena)
{
    unsigned char *request;
    size_t size;
    ScatterCts__ToRunner answer = SCATTER_CTS__TO_RUNNER__INIT;
    answer.what_case = SCATTER_CTS__TO_RUNNER__WHAT_FAILED;
    answer.failed = arena_format(arena, "%s", reason);
    if (answer.failed == NULL || !read_frame(&request, &size, arena))
        return 3;
    uint8_t *bytes = arena_allocate(arena, scatter_cts__to_runner__get_packed_size(&answer));
    if (bytes != NULL)
        (void)write_frame(bytes, scatter_cts__to_runner__pack(&answer, bytes));
    return 3;
}

int worker_main(const char *specification, bool flush_to_end)
{
    struct error error;
    struct arena arena = arena_create(SIZE_MAX / 2);
    struct plugin_host host = {.memory = {.flush_to_end = flush_to_end}};
    const pid_t process = getpid();
    settle_in();
    if (fault_reporter_start(&host.memory, CHILD_ANSWER_FD, &error) != STATUS_OK ||
        plugin_host_load(&host, specification, &error) != STATUS_OK) {
        int status = decline(error.message, &arena);
        arena_destroy(&arena);
        return status;
    }
    unsigned char *request;
    size_t request_size, answer_size;
    while (read_frame(&request, &request_size, &arena)) {
        fault_reporter_renew();
        const void *answer = plugin_host_serve(&host, request, request_size, &answer_size, &arena);
        if (getpid() != process)
            _exit(0); /* a fork of the plugin that returned, too: one answer is enough */
        (void)fflush(stdout);
        if (answer == NULL || !write_frame(answer, answer_size))
            break;
        arena_reset(&arena);
    }
    plugin_host_close(&host);
    arena_destroy(&arena);
    return 0;
}
