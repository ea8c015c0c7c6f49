/*
 * Guarded memory, and the reports about a process that does something forbidden with it (fault_reporter.h).
 */
#ifndef SCATTER_REPORT_FIXTURE_H
#define SCATTER_REPORT_FIXTURE_H

#include "fate_fixture.h"
#include "fault_reporter.h"
#include "request_layout.h"

#include <stddef.h>
#include <stdint.h>

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

/* fate_of a process whose faults are reported. */
int fate_of_watched(deed *act, void *address);

/* Expects that the report is one frame with this message, as the runner reads it. */
void expect_message(const char *message);

/*
 * Expect that `act` is a fault that is reported with this message; that it is not reported, and ends as fate_of
 * returns.
 */
void expect_report(deed *act, void *address, const char *message);
void expect_no_report(deed *act, void *address, int fate);

/* Deeds: one byte at the address. */
void deed_write(void *address);
void deed_read(void *address);

/* Calls the address as a function. */
void deed_execute(void *address);

/* Uses more than a stack of one mebibyte. */
void deed_overflow_the_stack(void *nothing);

#endif
