#define _POSIX_C_SOURCE 200809L

#include "child.h"

#include "machine.h"
#include "print_text.h"
#include "process_tree.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* How often a silent child is checked. */
enum { LOOK_MILLISECONDS = 10 };

/* How long a child may take to end by itself after an interrupt. */
enum { HURRIED_MILLISECONDS = 1000 };

enum { PIPE_READ = 0, PIPE_WRITE = 1 };

static void close_descriptor(int *descriptor)
{
    if (*descriptor >= 0)
        (void)close(*descriptor);
    *descriptor = -1;
}

/* ---- starting ------------------------------------------------------------------------------------------ */

/* A pipe whose ends are close-on-exec and above the descriptors of the child, so that setting these up (dup2)
 * never overwrites an end that is still needed. */
static bool make_pipe(int ends[2])
{
    int raw[2];
    if (!pipe_closed_on_exec(raw))
        return false;
    ends[PIPE_READ] = fcntl(raw[PIPE_READ], F_DUPFD_CLOEXEC, WORKER_ANSWER_FD + 1);
    ends[PIPE_WRITE] = fcntl(raw[PIPE_WRITE], F_DUPFD_CLOEXEC, WORKER_ANSWER_FD + 1);
    (void)close(raw[PIPE_READ]);
    (void)close(raw[PIPE_WRITE]);
    return ends[PIPE_READ] >= 0 && ends[PIPE_WRITE] >= 0;
}

static int spawn(long *pid, const char *const *arguments, enum child_channel channel, int request, int answer,
                 int text)
{
    enum { NOTHING = -1 };
    const struct redirection standard[] = {
        {request, STDIN_FILENO}, {answer, STDOUT_FILENO}, {text, STDERR_FILENO}};
    const struct redirection dedicated[] = {{NOTHING, STDIN_FILENO},
                                            {text, STDOUT_FILENO},
                                            {text, STDERR_FILENO},
                                            {request, WORKER_REQUEST_FD},
                                            {answer, WORKER_ANSWER_FD}};
    return channel == CHANNEL_STANDARD
               ? descendant_start(pid, arguments, standard, sizeof standard / sizeof *standard)
               : descendant_start(pid, arguments, dedicated, sizeof dedicated / sizeof *dedicated);
}

enum status child_start(struct child *child, const char *const *arguments, enum child_channel channel,
                        struct error *error)
{
    int request[2] = {-1, -1}, answer[2] = {-1, -1}, text[2] = {-1, -1};
    int reason = EMFILE;
    *child = CHILD_NONE;
    if (make_pipe(request) && make_pipe(answer) && make_pipe(text))
        reason =
            spawn(&child->pid, arguments, channel, request[PIPE_READ], answer[PIPE_WRITE], text[PIPE_WRITE]);
    close_descriptor(&request[PIPE_READ]);
    close_descriptor(&answer[PIPE_WRITE]);
    close_descriptor(&text[PIPE_WRITE]);
    if (reason != 0) {
        child->pid = 0;
        close_descriptor(&request[PIPE_WRITE]);
        close_descriptor(&answer[PIPE_READ]);
        close_descriptor(&text[PIPE_READ]);
        return error_set(error, reason == ENOENT ? STATUS_NOT_FOUND : STATUS_SYSTEM,
                         "the program \"%s\" cannot be started: %s", arguments[0], strerror(reason));
    }
    child->inherited_peak = own_peak_resident_size();
    child->request_fd = request[PIPE_WRITE];
    child->answer_fd = answer[PIPE_READ];
    child->text_fd = text[PIPE_READ];
    (void)fcntl(child->request_fd, F_SETFL, O_NONBLOCK);
    (void)fcntl(child->answer_fd, F_SETFL, O_NONBLOCK);
    (void)fcntl(child->text_fd, F_SETFL, O_NONBLOCK);
    return STATUS_OK;
}

const char *signal_text(int number, char *buffer, size_t size)
{
#define NAME(signal) [signal] = #signal
    static const char *const names[] = {
        NAME(SIGABRT), NAME(SIGALRM),   NAME(SIGBUS),   NAME(SIGFPE),  NAME(SIGHUP),  NAME(SIGILL),
        NAME(SIGINT),  NAME(SIGKILL),   NAME(SIGPIPE),  NAME(SIGQUIT), NAME(SIGSEGV), NAME(SIGSYS),
        NAME(SIGTERM), NAME(SIGTRAP),   NAME(SIGXCPU),  NAME(SIGUSR1), NAME(SIGUSR2), NAME(SIGPROF),
#ifdef SIGSTKFLT
        NAME(SIGPWR),  NAME(SIGSTKFLT),
#endif
        NAME(SIGPOLL), NAME(SIGXFSZ),   NAME(SIGVTALRM)};
#undef NAME
    if (number >= 0 && (size_t)number < sizeof names / sizeof *names && names[number] != NULL)
        return names[number];
    const bool is_real_time = number >= SIGRTMIN && number <= SIGRTMAX;
    (void)snprintf(buffer, size, is_real_time ? "SIGRTMIN+%d" : "signal %d",
                   is_real_time ? number - SIGRTMIN : number);
    return buffer;
}

/* ---- what the child prints ----------------------------------------------------------------------------- */

/* Reads what is available; bounded, so that a child that never stops printing cannot block the runner. */
static void read_text(struct child *child)
{
    char buffer[CHILD_TAIL_SIZE];
    for (int round = 0; round < 64 && child->text_fd >= 0; round++) {
        ssize_t got = read(child->text_fd, buffer, sizeof buffer);
        if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR))
            close_descriptor(&child->text_fd);
        if (got <= 0)
            return;
        for (ssize_t i = 0; i < got; i++)
            child->tail[child->printed++ % CHILD_TAIL_SIZE] = buffer[i];
    }
}

const char *child_text(struct child *child, struct arena *arena)
{
    read_text(child);
    size_t kept = child->printed < CHILD_TAIL_SIZE ? child->printed : CHILD_TAIL_SIZE;
    char *text = arena_allocate(arena, kept + 1);
    if (text == NULL)
        return "";
    for (size_t i = 0; i < kept; i++) {
        char byte = child->tail[(child->printed - kept + i) % CHILD_TAIL_SIZE];
        text[i] = byte == '\0' ? '?' : byte;
    }
    text[kept] = '\0';
    return printable_lines(text, arena);
}

void child_forget_text(struct child *child)
{
    child->printed = 0;
}

/* ---- exchanging frames --------------------------------------------------------------------------------- */

/* Sends as much as the channel takes. EXCHANGE_TIMEOUT: not yet complete. */
static enum exchange send_some(struct child *child)
{
    enum frame_state state = frame_write(&child->request, child->request_fd);
    child->sent = state == FRAME_COMPLETE;
    if (state == FRAME_FAILED)
        return EXCHANGE_FAILED;
    return state == FRAME_CLOSED ? EXCHANGE_DIED : EXCHANGE_TIMEOUT;
}

void child_send(struct child *child, const void *request, size_t request_size)
{
    child->request = frame_to_write(request, request_size);
    /* child_receive reports a broken channel. */
    (void)send_some(child);
}

size_t child_first_bytes(const struct child *child, unsigned char bytes[FRAME_HEAD_SIZE])
{
    const struct frame_reader *reader = &child->answers;
    const size_t count = reader->ahead_size < FRAME_HEAD_SIZE ? reader->ahead_size : FRAME_HEAD_SIZE;
    if (reader->body != NULL)
        frame_encode_head(bytes, reader->size);
    else
        memcpy(bytes, reader->ahead, count);
    return reader->body != NULL ? FRAME_HEAD_SIZE : count;
}

/* An answer that is being received. */
struct arrival {
    void *bytes;
    size_t size;
    bool complete;
};

/* Receives what is available. Returns EXCHANGE_TIMEOUT for "not yet", like the next two functions. */
static enum exchange receive_some(struct child *child, struct arrival *answer, size_t largest_frame,
                                  struct arena *arena)
{
    switch (
        frame_read(&child->answers, child->answer_fd, largest_frame, arena, &answer->bytes, &answer->size)) {
    case FRAME_COMPLETE:
        return EXCHANGE_ANSWERED;
    case FRAME_PARTIAL:
        return EXCHANGE_TIMEOUT;
    case FRAME_OVERSIZED:
        return EXCHANGE_OVERSIZED;
    case FRAME_FAILED:
        return EXCHANGE_FAILED;
    case FRAME_CLOSED:
        break;
    }
    return EXCHANGE_DIED;
}

/* Waits at most `milliseconds` until it can send or receive, and does so. An answer before the whole request
 * was sent does not complete the exchange: the rest of the request would be read as the next one. */
static enum exchange exchange_some(struct child *child, struct arrival *answer, size_t largest_frame,
                                   int64_t milliseconds, struct arena *arena)
{
    struct pollfd waits[3] = {{.fd = answer->complete ? -1 : child->answer_fd, .events = POLLIN},
                              {.fd = child->text_fd, .events = POLLIN},
                              {.fd = child->sent ? -1 : child->request_fd, .events = POLLOUT}};
    /* A frame that came with the previous answer has already been read, at least its head. */
    bool is_ahead = !answer->complete && child->answers.ahead_size >= FRAME_HEAD_SIZE;
    (void)poll(waits, 3, is_ahead || milliseconds < 0 ? 0 : (int)milliseconds);
    if (waits[1].revents != 0)
        read_text(child);
    if (waits[0].revents != 0 || is_ahead) {
        enum exchange state = receive_some(child, answer, largest_frame, arena);
        if (state != EXCHANGE_ANSWERED && state != EXCHANGE_TIMEOUT)
            return state;
        answer->complete = state == EXCHANGE_ANSWERED;
    }
    if (waits[2].revents != 0) {
        enum exchange state = send_some(child);
        if (state != EXCHANGE_TIMEOUT)
            return state;
    }
    return answer->complete && child->sent ? EXCHANGE_ANSWERED : EXCHANGE_TIMEOUT;
}

/* Checks whether a silent child can still answer. The end of the channel does not suffice to detect its
 * death: processes that it left behind may hold the channel open. */
static enum exchange check_silent(struct child *child, struct arrival *answer,
                                  const struct exchange_limits *limits, struct arena *arena)
{
    if ((limits->interrupted != NULL && *limits->interrupted != 0) ||
        (limits->deadline > 0 && clock_milliseconds() >= limits->deadline))
        return EXCHANGE_INTERRUPTED;
    if (limits->memory > 0 && process_exceeds(child->pid, limits->memory))
        return EXCHANGE_MEMORY;
    if (!process_has_ended(child->pid))
        return EXCHANGE_TIMEOUT;
    enum exchange state = exchange_some(child, answer, limits->largest_frame, 0, arena);
    return state == EXCHANGE_TIMEOUT ? EXCHANGE_DIED : state;
}

/* child_receive within a limit in time. */
static enum exchange receive_within(struct child *child, struct arrival *arrival, struct time_limit *time,
                                    const struct exchange_limits *limits, struct arena *arena)
{
    int64_t now = time->start, next_look = now + LOOK_MILLISECONDS;
    for (;;) {
        /* Before the wait: an answer that comes while this thread is delayed still counts. */
        const bool is_over = time_limit_is_over(time, now);
        const int64_t left = is_over ? 0 : time->next - now;
        enum exchange state = exchange_some(child, arrival, limits->largest_frame,
                                            left < LOOK_MILLISECONDS ? left : LOOK_MILLISECONDS, arena);
        now = clock_milliseconds();
        if (state == EXCHANGE_TIMEOUT && now >= next_look) {
            state = check_silent(child, arrival, limits, arena);
            next_look = now + LOOK_MILLISECONDS;
        }
        if (state != EXCHANGE_TIMEOUT || is_over)
            return state;
    }
}

enum exchange child_receive(struct child *child, const struct exchange_limits *limits, struct arena *arena,
                            void **answer, size_t *answer_size)
{
    struct arrival arrival = {.complete = false};
    struct tree_meter meter = tree_meter_create(child->pid);
    const struct wait_meter waits = tree_meter_waits(&meter);
    struct time_limit time = time_limit_create(clock_milliseconds(), limits->milliseconds,
                                               tree_meter_is_available() ? &waits : NULL);
    child->interrupted = limits->interrupted;
    enum exchange state = receive_within(child, &arrival, &time, limits, arena);
    tree_meter_free(&meter);
    if (state == EXCHANGE_ANSWERED) {
        *answer = arrival.bytes;
        *answer_size = arrival.size;
    }
    return state;
}

enum exchange child_exchange(struct child *child, const void *request, size_t request_size,
                             const struct exchange_limits *limits, struct arena *arena, void **answer,
                             size_t *answer_size)
{
    child_send(child, request, request_size);
    return child_receive(child, limits, arena, answer, answer_size);
}

bool child_is_out_of_step(struct child *child)
{
    struct pollfd waits[2] = {{.fd = child->answer_fd, .events = POLLIN},
                              {.fd = child->text_fd, .events = POLLIN}};
    (void)poll(waits, 2, 0);
    if (waits[1].revents != 0)
        read_text(child);
    return waits[0].revents != 0 || child->answers.ahead_size > 0 || process_has_ended(child->pid);
}

/* ---- stopping ------------------------------------------------------------------------------------------ */

/* What the child wrote and nobody has read: nothing, an empty frame, or something unrequested. */
static void look_at_unread(const struct child *child, struct child_end *end)
{
    static const unsigned char empty_frame[FRAME_HEAD_SIZE] = {0};
    unsigned char bytes[FRAME_HEAD_SIZE + 1];
    size_t size = child->answers.ahead_size < sizeof bytes ? child->answers.ahead_size : sizeof bytes;
    ssize_t got = child->answer_fd < 0 ? 0 : 1;
    memcpy(bytes, child->answers.ahead, size);
    while (size < sizeof bytes && (got > 0 || (got < 0 && errno == EINTR))) {
        got = read(child->answer_fd, bytes + size, sizeof bytes - size);
        size += got > 0 ? (size_t)got : 0;
    }
    end->said_goodbye = size == FRAME_HEAD_SIZE && memcmp(bytes, empty_frame, FRAME_HEAD_SIZE) == 0;
    end->wrote = size > 0 && !end->said_goodbye;
}

/* `has_ended`: it has ended by itself and must still be waited for. */
static struct child_end end_child(struct child *child, bool has_ended)
{
    struct child_end end = {0};
    if (child->pid > 0) {
        end = descendant_end(child->pid);
        end.killed = !has_ended;
        end.limit_seconds = has_ended ? end.limit_seconds : 0;
        look_at_unread(child, &end);
        /* A process begins with the peak of the process that started it: only a higher peak is its own. */
        if (end.peak_resident <= child->inherited_peak)
            end.peak_resident = 0;
    }
    read_text(child);
    close_descriptor(&child->request_fd);
    close_descriptor(&child->answer_fd);
    close_descriptor(&child->text_fd);
    child->pid = 0;
    return end;
}

struct child_end child_stop(struct child *child)
{
    return end_child(child, false);
}

/* Waits until the child has ended by itself; false if it does not within the time. */
static bool ends_by_itself(struct child *child, int64_t milliseconds)
{
    int64_t now = clock_milliseconds();
    int64_t deadline = now + milliseconds;
    bool hurried = false;
    while (!process_has_ended(child->pid)) {
        now = clock_milliseconds();
        if (!hurried && child->interrupted != NULL && *child->interrupted != 0) {
            deadline = deadline < now + HURRIED_MILLISECONDS ? deadline : now + HURRIED_MILLISECONDS;
            hurried = true;
        }
        if (now >= deadline)
            return false;
        read_text(child);
        (void)poll(NULL, 0, 1);
    }
    return true;
}

struct child_end child_finish(struct child *child, int64_t milliseconds)
{
    if (child->pid <= 0)
        return (struct child_end){0};
    close_descriptor(&child->request_fd);
    return end_child(child, ends_by_itself(child, milliseconds));
}
