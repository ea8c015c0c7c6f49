/* The process of a worker: it serves the protocol for one shared library. */
#define _DEFAULT_SOURCE

#include "arena.h"
#include "frame.h"
#include "guarded_memory.h"
#include "plugin_host.h"
#include "protocol.pb-c.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

static bool write_frame(const void *bytes, size_t size)
{
    struct frame_writer answer = frame_to_write(bytes, size);
    return frame_write(&answer, WORKER_ANSWER_FD) == FRAME_COMPLETE;
}

/* A crash must also be a crash in a build with sanitizers, which handle these signals. */
static void prepare_process(void)
{
    const int crashes[] = {SIGABRT, SIGFPE, SIGILL};
    for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++)
        (void)signal(crashes[i], SIG_DFL);
    /* Processes that the plugin starts must not hold the channel open after the plugin's end. */
    (void)fcntl(WORKER_REQUEST_FD, F_SETFD, FD_CLOEXEC);
    (void)fcntl(WORKER_ANSWER_FD, F_SETFD, FD_CLOEXEC);
    (void)setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
}

/* The answer if there is no memory. */
static void write_not_run(uint64_t number, const char *why)
{
    char reason[32];
    uint8_t bytes[64];
    (void)snprintf(reason, sizeof reason, "no memory for the %s", why);
    ScatterCts__ToRunner answer = SCATTER_CTS__TO_RUNNER__INIT;
    answer.what_case = SCATTER_CTS__TO_RUNNER__WHAT_NOT_RUN;
    answer.not_run = reason;
    answer.has_number = 1;
    answer.number = number;
    size_t size = scatter_cts__to_runner__get_packed_size(&answer);
    if (size <= sizeof bytes)
        (void)write_frame(bytes, scatter_cts__to_runner__pack(&answer, bytes));
}

/* Reads the next message. False if there is none, or no memory for it; the latter is answered. */
static bool read_message(struct frame_reader *requests, void **bytes, size_t *size, struct arena *arena)
{
    unsigned char end[FRAME_END_SIZE];
    enum frame_state state = frame_read(requests, WORKER_REQUEST_FD, SIZE_MAX, arena, bytes, size);
    if (state == FRAME_OVERSIZED && frame_read_end(requests, WORKER_REQUEST_FD, end))
        write_not_run(plugin_host_number_at_end(end, sizeof end), "request");
    return state == FRAME_COMPLETE;
}

/* Serves messages until there are no more, or the answer channel is closed. */
static void serve(struct plugin_host *host, struct arena *arena)
{
    const pid_t process = getpid();
    struct frame_reader requests = {.ahead_size = 0};
    void *request;
    size_t request_size, answer_size;
    while (read_message(&requests, &request, &request_size, arena)) {
        fault_reporter_renew();
        const void *answer = plugin_host_serve(host, request, request_size, &answer_size, arena);
        if (getpid() != process)
            _exit(0); /* a fork of the plugin also returned: only the process answers */
        (void)fflush(stdout);
        if (answer == NULL)
            write_not_run(host->number, "answer");
        if (answer == NULL || !write_frame(answer, answer_size))
            break;
        /* The fault reporter reads the list of buffers, which is in the arena. */
        guarded_memory_forget(&host->memory);
        arena_reset(arena);
    }
}

/* The threads of this process, as the number of links to the folder that has one for each says. */
static bool has_other_threads(void)
{
    struct stat folder;
    return stat("/proc/self/task", &folder) == 0 && folder.st_nlink > 2 + 1;
}

/*
 * A thread that outlives the plugin may be about to write to memory that is no longer its own. It gets a
 * tenth of a second, so that it is not chance whether it is caught; a pool that stays until the end of the
 * process costs this once.
 */
static void wait_for_threads(void)
{
    for (int i = 0; i < WORKER_PATIENCE_MILLISECONDS && has_other_threads(); i++)
        (void)poll(NULL, 0, 1);
}

int worker_main(const char *specification, bool flush_to_end)
{
    struct error error;
    struct arena arena = arena_create(SIZE_MAX / 2);
    struct plugin_host host = {
        .memory = {.flush_to_end = flush_to_end}, .rows = huge_rows, .row_count = huge_row_count};
    prepare_process();
    if (fault_reporter_start(&host.memory, &host.number, WORKER_ANSWER_FD, &error) != STATUS_OK ||
        plugin_host_load(&host, specification, &error) != STATUS_OK)
        host.refusal = error.message;
    serve(&host, &arena);
    plugin_host_close_plugin(&host);
    wait_for_threads();
    (void)write_frame("", 0); /* goodbye: what follows are exit handlers */
    plugin_host_close(&host);
    arena_destroy(&arena);
    return 0;
}
