/*
 * Memory with guards, and what is reported of a process that does something forbidden with it (fault_reporter.h).
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
    struct guarded_buffer
        buffers[REPORTED_BUFFERS]; /* all but the last larger than a page: slack is no matter */
    size_t page;                   /* in bytes */
    uint64_t number;               /* of the message that is served when the fault happens */
    unsigned char report[256];     /* what was reported last */
    size_t report_size;
};

extern struct report_fixture reported;

/* Lays the memory out, with the kernel's guard regions, where it has them, or without; and releases it. */
void report_fixture_start(bool no_guard_regions);
void report_fixture_end(void);

/* fate_of a process whose faults are reported. */
int fate_of_watched(deed *act, void *address);

/* The report, which has to be one frame, as the runner reads it. */
void expect_message(const char *message);

/* The deed is a fault of which this is reported; is none that is reported, and ends as fate_of says. */
void expect_report(deed *act, void *address, const char *message);
void expect_no_report(deed *act, void *address, int fate);

/* Deeds: one byte at the address. */
void deed_write(void *address);
void deed_read(void *address);

/* Calls what stands at the address. */
void deed_execute(void *address);

/* Uses up a stack of a mebibyte. */
void deed_overflow_the_stack(void *nothing);

#endif
