/* For tests of guarded memory: forbidden actions, how the process ends, and what it reports. */
#ifndef SCATTER_REPORT_FIXTURE_H
#define SCATTER_REPORT_FIXTURE_H

#include "guarded_memory.h"
#include "plugin_call.h"

#include <stddef.h>
#include <stdint.h>

/* Runs a forbidden action in a forked process, and returns how the process ended. */

/* What the process does. */
typedef void forbidden_action(void *context);

/* Runs `act` in a separate process, without core file and without a sanitizer's signal handlers. Returns the
 * signal that killed the process, or its exit status as a negative number; 0 if it survived. */
int run_in_fork(forbidden_action *act, void *context);

enum access { READ, WRITE };

/* The same for a process that touches one byte. */
int access_in_fork(const volatile void *address, enum access access);

/* Guarded memory, and the reports about a process that does something forbidden with it
 * (guarded_memory.h). */

/* Four inputs, the output, and an input of no bytes. */
enum { REPORTED_OUTPUT = 4, REPORTED_EMPTY, REPORTED_BUFFERS };

struct report_fixture {
    struct guarded_memory memory;
    struct guarded_buffer buffers[REPORTED_BUFFERS]; /* all except the last exceed a page */

    size_t page;               /* in bytes */
    uint64_t number;           /* of the current message when the fault happens */
    unsigned char report[256]; /* the last report */
    size_t report_size;
};

extern struct report_fixture reported;

/* Lays out the memory, with the kernel's guard regions if it has them, or without; and releases it. */
void report_fixture_start(bool no_guard_regions);
void report_fixture_end(void);

/* run_in_fork with fault reports. */
int run_watched_in_fork(forbidden_action *act, void *address);

/* Expects that the report is one frame with this message, as the runner reads it. */
void expect_message(const char *message);

/* Expect that `act` is a fault that is reported with this message; that it is not reported, and ends as
 * run_in_fork returns. */
void expect_report(forbidden_action *act, void *address, const char *message);
void expect_no_report(forbidden_action *act, void *address, int end);

/* Deeds: one byte at the address. */
void do_write(void *address);
void do_read(void *address);

/* Calls the address as a function. */
void do_execute(void *address);

/* Uses more than a stack of one mebibyte. */
void do_overflow_the_stack(void *nothing);

#endif
