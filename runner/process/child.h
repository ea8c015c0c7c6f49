/*
 * A child process at the other end of a framed channel: it is started, exchanges frames within deadlines, and
 * is stopped together with everything that it started. No call waits without a bound. What the child prints
 * is separate from the channel; its last bytes are kept.
 */
#ifndef SCATTER_CHILD_H
#define SCATTER_CHILD_H

#include "arena.h"
#include "frame.h"
#include "status.h"

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Which descriptors of the child carry the frames. */
enum child_channel {
    CHANNEL_STANDARD, /* standard input and output; for third-party programs */
    CHANNEL_DEDICATED /* WORKER_REQUEST_FD, WORKER_ANSWER_FD; both standard streams are captured together */
};

enum { CHILD_TAIL_SIZE = 4096 };

/* Begin with CHILD_NONE. The members belong to the functions below. */
struct child {
    long pid; /* of its process, and of its process group; 0 when there is no child */
    int request_fd;
    int answer_fd;
    int text_fd;                 /* what the child prints */
    struct frame_writer request; /* the last request */
    bool sent;                   /* the whole request */
    struct frame_reader answers;
    char tail[CHILD_TAIL_SIZE]; /* the last bytes that it printed since child_forget_text, as a ring */
    size_t printed;             /* all bytes printed since then */
    const volatile sig_atomic_t *interrupted; /* of the last exchange; may be NULL */
    uint64_t inherited_peak;                  /* the part of the child's peak memory that was the runner's */
};
#define CHILD_NONE ((struct child){.pid = 0, .request_fd = -1, .answer_fd = -1, .text_fd = -1})

/* How a child ended. */
struct child_end {
    bool killed;       /* by us, because it did not end by itself */
    bool wrote;        /* unrequested bytes that nobody has read, other than a goodbye */
    bool said_goodbye; /* its last bytes were an empty frame: a worker writes it when it ends as it should */
    bool signalled;
    int number;             /* the signal, or the exit status */
    uint64_t peak_resident; /* bytes; 0 if unknown */
    /* The user's limit of processor time (ulimit -t), if the system ended it there, or a program that it
     * waited for; else 0. */
    long long limit_seconds;
};

/* Bounds of one exchange. */
struct exchange_limits {
    int64_t milliseconds;                     /* process_tree.h */
    uint64_t memory;                          /* resident size of the child in bytes; 0: no limit */
    size_t largest_frame;                     /* bytes of an answer */
    const volatile sig_atomic_t *interrupted; /* gives up soon after this becomes nonzero; may be NULL */
    int64_t deadline; /* of clock_milliseconds: also gives up soon after it; 0: none */
};

/* How an exchange ended. */
enum exchange {
    EXCHANGE_ANSWERED,
    EXCHANGE_DIED,   /* the child ended, or closed the channel */
    EXCHANGE_FAILED, /* a system call to send or receive failed; the child is not at fault */
    EXCHANGE_TIMEOUT,
    EXCHANGE_MEMORY,    /* the resident size exceeded the limit */
    EXCHANGE_OVERSIZED, /* the stated length exceeds largest_frame, or the arena cannot hold the answer */
    EXCHANGE_INTERRUPTED
};

/* Starts a program (looked up in PATH if the name has no slash) in its own process group. `arguments` ends
 * with NULL. STATUS_NOT_FOUND if there is no such program, STATUS_SYSTEM for any other error. */
enum status child_start(struct child *child, const char *const *arguments, enum child_channel channel,
                        struct error *error);

/* Starts to send a request as one frame, as much as the channel takes immediately; never waits. The bytes are
 * borrowed until child_receive has returned, which must be called before the next request. */
void child_send(struct child *child, const void *request, size_t request_size);

/*
 * Sends the rest of the request and waits for one frame, which is in the arena. While it waits, it reads what
 * the child prints, so that a child that prints much does not block. The time limit starts with the call,
 * because the child may have been blocked before: nobody read what it printed. Unless the result is
 * EXCHANGE_ANSWERED, the child cannot be used again: call child_stop.
 */
enum exchange child_receive(struct child *child, const struct exchange_limits *limits, struct arena *arena,
                            void **answer, size_t *answer_size);

/* child_send, then child_receive. */
enum exchange child_exchange(struct child *child, const void *request, size_t request_size,
                             const struct exchange_limits *limits, struct arena *arena, void **answer,
                             size_t *answer_size);

/* Whether the child, which should be waiting for a request, has ended, closed the channel or written
 * unrequested bytes. Also reads what it has printed. */
bool child_is_out_of_step(struct child *child);

/*
 * Creates a pipe whose two ends (read end, write end) are close-on-exec from the start: another thread may
 * start a process at any time, and a process that inherited an end would keep the pipe open. False if no pipe
 * can be created.
 */
bool pipe_closed_on_exec(int ends[2]);

/*
 * Kills the child and its process group, waits for it at most DESCENDANT_PATIENCE_MILLISECONDS and closes the
 * channel: `child` then has no process and can be started again. What the child printed is kept for
 * child_text.
 */
struct child_end child_stop(struct child *child);

/* The same, but first closes the request channel and gives the child `milliseconds` to end by itself: at most
 * a second if the last exchange was interrupted, or as soon as an interrupt arrives. */
struct child_end child_finish(struct child *child, int64_t milliseconds);

/* The name of a signal, such as "SIGSEGV", or "signal N", written to the buffer. */
const char *signal_text(int number, char *buffer, size_t size);

/* How many bytes of an answer have arrived that is not complete or not accepted, at most 4, and these. */
size_t child_first_bytes(const struct child *child, unsigned char bytes[FRAME_HEAD_SIZE]);

/* The last bytes that the child printed, as printable lines (print_text.h) in the arena; "" if nothing. */
const char *child_text(struct child *child, struct arena *arena);

/* Discards what has been read of what the child printed. */
void child_forget_text(struct child *child);

/* The resident size of a process in bytes, and its peak; 0 if unknown. */
uint64_t process_resident_size(long pid);
uint64_t process_peak_resident_size(long pid);

/* The peak resident size of this process in bytes. */
uint64_t own_peak_resident_size(void);

/* Waits at most `milliseconds` for a child to end and sets `end`; false if it has not ended. */
bool process_wait(long pid, int64_t milliseconds, struct child_end *end);

/* Whether a child has ended. It must still be waited for. */
bool process_has_ended(long pid);

/*
 * The descendants of this process: the processes that it starts, and those that these leave behind. None may
 * outlive the work that it was started for.
 *
 * A process that is started here dies with the runner, however the runner ends (PR_SET_PDEATHSIG, which
 * follows the thread that started it). A process that is ended here is killed together with its process
 * group. A process that left the group, by setsid or with a double fork, becomes a child of this process as
 * soon as its parent has ended, if descendants_adopt was called (PR_SET_CHILD_SUBREAPER). It is a stray:
 * recognised because it was not started here, and also killed. Without a PID namespace, some processes can
 * survive: if the runner is killed by SIGKILL, the processes that its children have started; a program that
 * resets PR_SET_PDEATHSIG; and a process that may not be killed, such as a program of another user.
 */

/* How long killed processes may take to end; the second value is for hurried ends. */
enum { DESCENDANT_PATIENCE_MILLISECONDS = 5000, HURRIED_PATIENCE_MILLISECONDS = 1000 };

/* A descriptor of a new process. `from` is open in this process and greater than every `to` of the same list;
 * if negative: /dev/null. */
struct redirection {
    int from, to;
};

/*
 * Starts a program (looked up in PATH if the name has no slash) in its own process group, without core files
 * (even if the hard limit of RLIMIT_CORE is 0, the kernel still passes them to a program that is configured
 * to receive them), and with the default disposition of the signals that the runner handles. It is killed
 * when the thread that started it ends (PR_SET_PDEATHSIG). `arguments` ends with NULL; as many as the system
 * accepts are allowed, also for a script without a line `#!`. Returns 0 or an errno.
 */
int process_start(long *pid, const char *const *arguments, const struct redirection *redirections,
                  size_t count);

/* process_start, and records the process: descendant_end must follow. */
int descendant_start(long *pid, const char *const *arguments, const struct redirection *redirections,
                     size_t count);

/*
 * Kills a process that was started here, its process group, and, if it does not end immediately, what it has
 * started. Waits for its end at most DESCENDANT_PATIENCE_MILLISECONDS. A process that cannot be killed (a
 * system call that does not return, a debugger that holds it) is reported as killed and is a stray from then
 * on. Looks for strays occasionally.
 */
struct child_end descendant_end(long pid);

/*
 * Call it once, before there are threads: from now on strays become children of this process and are ended.
 * Children that it already has, as after exec in a shell, are left alone; what these leave behind cannot be
 * distinguished from strays and is ended. If it has more than a thousand children, nothing is adopted. The
 * process with number 1 of a PID namespace gets all orphans of that namespace, even if another program
 * started them: they are also ended.
 */
void descendants_adopt(void);

/* Kills all strays and waits for their end, at most DESCENDANT_PATIENCE_MILLISECONDS. Returns how many are
 * left; `left` receives the process numbers of the first `capacity`. */
size_t descendants_end(long *left, size_t capacity);

/*
 * Kills the process groups of all processes that were started here, and then, after descendants_adopt, all
 * strays; takes at most a second. For a process that ends immediately afterwards. Safe to call in a signal
 * handler.
 */
void descendants_kill(void);

#endif
