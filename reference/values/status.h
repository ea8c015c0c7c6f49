/* A function that can fail returns an `enum status` and fills the `struct error` that its caller passed as
 * the last argument. These functions print nothing and never exit. */
#ifndef SCATTER_STATUS_H
#define SCATTER_STATUS_H

/* X(constant, name): the reasons why a function of this project can fail. */
#define STATUS_TABLE(X)                      \
    X(STATUS_OK, "ok")                       \
    X(STATUS_OUT_OF_MEMORY, "out of memory") \
    X(STATUS_UNREADABLE, "unreadable")       \
    X(STATUS_NOT_SCATTER, "not scatter")     \
    X(STATUS_NOT_FOUND, "not found")         \
    X(STATUS_USAGE, "usage")                 \
    X(STATUS_SYSTEM, "system")               \
    X(STATUS_DIED, "died")                   \
    X(STATUS_TIMEOUT, "timeout")             \
    X(STATUS_PROTOCOL, "protocol")

/*
 * STATUS_UNREADABLE   a file is not what it should be; the message names the file and the field
 * STATUS_NOT_SCATTER  a well-formed model without exactly one scatter node
 * STATUS_NOT_FOUND    a named thing does not exist
 * STATUS_SYSTEM       the operating system refused something that should have worked
 * STATUS_DIED         the process at the other end is gone
 * STATUS_TIMEOUT      a deadline has passed
 * STATUS_PROTOCOL     the process at the other end answered with something that is not an answer
 */
enum status {
#define STATUS_CONSTANT(constant, name) constant,
    STATUS_TABLE(STATUS_CONSTANT)
#undef STATUS_CONSTANT
};

/* Describes what went wrong, where, and what to do about it. Written only if a function fails. */
struct error {
    enum status status;
    char message[2048];
};

/* The name of a status, such as "unreadable". Static storage. */
const char *status_name(enum status status);

/*
 * Fills `error` (which may be NULL) with a message in printf's format, cut to the buffer's size, and returns
 * `status`, so that a failing function can end in `return error_set(error, …);`. The message is one line:
 * control characters, which only third-party names contain, become '?'.
 */
enum status error_set(struct error *error, enum status status, const char *format, ...);

/* Fills `error` (which may be NULL) with "no memory for WHAT" and returns STATUS_OUT_OF_MEMORY. */
enum status error_no_memory(struct error *error, const char *what);

/* Replaces the control characters in a text with '?'. */
void make_one_line(char *text);

/* Puts "CONTEXT: " before the message of `error` (which may be NULL), for instance the name of the file in
 * which a field was wrong. Returns the status in `error`, or `status` if `error` is NULL. */
enum status error_prefix(struct error *error, enum status status, const char *context);

/*
 * Appends `words`, a line feed and `lines`, such as the output of a process, to the message of `error` (which
 * may be NULL); appends nothing if `lines` is empty. Of too many lines the last are kept, where the reason
 * is: a program that fails at its start may have printed much before. Only this function creates a message of
 * more than one line. Returns as error_prefix does.
 */
enum status error_add_lines(struct error *error, enum status status, const char *words, const char *lines);

#endif
