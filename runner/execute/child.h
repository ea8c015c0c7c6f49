/*
 * A child process at the other end of a framed channel: started, spoken to with deadlines, stopped together
 * with everything that it started (descendants.h). No call waits without a bound. What it prints is kept apart from
 * the channel and remembered in part.
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
    CHANNEL_STANDARD, /* standard input and output; for programs of others */
    CHANNEL_DEDICATED /* CHILD_REQUEST_FD and CHILD_ANSWER_FD; standard output is captured with standard error */
};
enum { CHILD_REQUEST_FD = 3, CHILD_ANSWER_FD = 4 };

enum { CHILD_TAIL_SIZE = 4096 };

/* Begin with CHILD_NONE. The members belong to the functions below. */
struct child {
    long pid; /* of its process, and of its process group; 0 when there is no child */
    int request_fd;
    int answer_fd;
    int text_fd;                 /* what the child prints */
    struct frame_writer request; /* the last one */
    bool sent;                   /* as a whole */
    struct frame_reader answers;
    char tail[CHILD_TAIL_SIZE]; /* the last bytes that it printed since child_forget_text, as a ring */
    size_t printed;             /* bytes printed since then, in all */
    const volatile sig_atomic_t *interrupted; /* of the last exchange; may be NULL */
    uint64_t inherited_peak; /* what the system counts as the child's peak memory but was the runner's */
};
#define CHILD_NONE ((struct child){.pid = 0, .request_fd = -1, .answer_fd = -1, .text_fd = -1})

/* How a child ended. */
struct child_end {
    bool killed; /* by us, for it did not end by itself */
    bool wrote;  /* something unasked, that nobody has read */
    bool signalled;
    int number;             /* the signal, or the exit status */
    uint64_t peak_resident; /* bytes; 0 when it is not known */
};

/* Bounds of one exchange. */
struct exchange_limits {
    int64_t milliseconds;                     /* wall time */
    uint64_t memory;                          /* resident size of the child in bytes; 0: not watched */
    size_t largest_frame;                     /* bytes of an answer */
    const volatile sig_atomic_t *interrupted; /* gives up soon after this becomes nonzero; may be NULL */
};

/* How an exchange ended. */
enum exchange {
    EXCHANGE_ANSWERED,
    EXCHANGE_DIED,   /* the child ended, or closed the channel and is as good as dead */
    EXCHANGE_FAILED, /* the system did not let us send or receive, for which the child cannot be blamed */
    EXCHANGE_TIMEOUT,
    EXCHANGE_MEMORY,    /* the resident size went above the limit */
    EXCHANGE_OVERSIZED, /* the answer claims to be longer than largest_frame, or the arena cannot hold it */
    EXCHANGE_INTERRUPTED
};

/*
 * Starts a program (looked up in PATH when the name has no slash) in a process group of its own. `arguments`
 * ends with NULL. STATUS_NOT_FOUND when there is no such program, STATUS_SYSTEM for anything else.
 */
enum status child_start(struct child *child, const char *const *arguments, enum child_channel channel,
                        struct error *error);

/*
 * Begins to send a request as one frame, as far as the channel takes it at once; never waits. The bytes are borrowed
 * until child_receive has returned, which has to come before the next request.
 */
void child_send(struct child *child, const void *request, size_t request_size);

/*
 * Sends what is left of the request and waits for one frame, in the arena. Reads what the child prints meanwhile,
 * so that a noisy child cannot block. The time begins with the call: before it nobody has read what the child
 * prints, and it may have had to wait. Unless it returns EXCHANGE_ANSWERED the child is of no further use: call
 * child_stop.
 */
enum exchange child_receive(struct child *child, const struct exchange_limits *limits, struct arena *arena,
                            void **answer, size_t *answer_size);

/* Both, one after the other. */
enum exchange child_exchange(struct child *child, const void *request, size_t request_size,
                             const struct exchange_limits *limits, struct arena *arena, void **answer,
                             size_t *answer_size);

/*
 * Whether the child, which should be waiting for a request, has ended, closed the channel or written
 * something unasked. Also takes in what it has printed.
 */
bool child_is_out_of_step(struct child *child);

/*
 * A pipe whose two ends (to read from, to write to) are closed on exec from the first moment on: another thread
 * may start a process at any time, and one that inherited an end would keep the pipe open. False when there is
 * none to be had.
 */
bool pipe_closed_on_exec(int ends[2]);

/*
 * Kills the child and its process group, waits for it as long as patience allows and closes the channel: `child` has no
 * process then and can be started anew. What the child printed stays, for child_text.
 */
struct child_end child_stop(struct child *child);

/*
 * The same, but first closes the request channel and gives the child `milliseconds` to end by itself; no more than a
 * second where the last exchange was interrupted, or is from now on.
 */
struct child_end child_finish(struct child *child, int64_t milliseconds);

/* The name of a signal, such as "SIGSEGV", or "signal N" in the buffer. */
const char *signal_text(int number, char *buffer, size_t size);

/* What the child printed last, as printable lines (printable.h) in the arena; "" if nothing. */
const char *child_text(struct child *child, struct arena *arena);

/* Forgets what has been taken in of what the child prints. */
void child_forget_text(struct child *child);

/* The resident size of a process in bytes, and its peak; 0 when it is not known. */
uint64_t process_resident_size(long pid);
uint64_t process_peak_resident_size(long pid);

/* The peak resident size of this process in bytes. */
uint64_t own_peak_resident_size(void);

/* Waits for a child, but not longer than that, and says how it ended; false when it has not. */
bool process_wait(long pid, int64_t milliseconds, struct child_end *end);

/* Whether a child has ended; it then still has to be waited for. */
bool process_has_ended(long pid);

#endif
