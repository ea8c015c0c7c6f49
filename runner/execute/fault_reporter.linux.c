#define _DEFAULT_SOURCE

#include "fault_reporter.h"

#include "frame.h"
#include "plugin_call.h"
#include "protocol.pb-c.h"

#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

/*
 * A signal handler may do little, so that the frames are made beforehand: one for each kind of fault and
 * input. These statics are the one place where the process keeps state, for a handler has no argument.
 */
enum { KINDS = 3, SLOTS = 4, FRAME_CAPACITY = 64, HANDLER_STACK = 64 * 1024 };

struct frame {
    unsigned char bytes[FRAME_CAPACITY];
    size_t size;
};

static struct frame frames[KINDS][SLOTS];
static const struct guarded_memory *watched;
static const uint64_t *current_number;
static int report_to = -1;
static volatile sig_atomic_t reported;
static char handler_stack[HANDLER_STACK];
static struct sigaction others_segv, others_bus; /* the plugin's own handlers, or the default */

static void make_frame(struct frame *frame, ScatterCts__Fault__Kind kind, uint32_t slot)
{
    ScatterCts__Fault fault = SCATTER_CTS__FAULT__INIT;
    ScatterCts__ToRunner message = SCATTER_CTS__TO_RUNNER__INIT;
    fault.has_kind = 1;
    fault.kind = kind;
    fault.has_slot = kind != SCATTER_CTS__FAULT__KIND__OUTSIDE_OUTPUT;
    fault.slot = slot;
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_FAULT;
    message.fault = &fault;
    message.has_number = 1;
    size_t size = scatter_cts__to_runner__get_packed_size(&message);
    frame_encode_head(frame->bytes, size);
    (void)scatter_cts__to_runner__pack(&message, frame->bytes + FRAME_HEAD_SIZE);
    frame->size = size + FRAME_HEAD_SIZE;
}

/* The number is the last field of the message, a little-endian one of 8 bytes (protocol.proto). */
static void set_number(struct frame *frame, uint64_t number)
{
    for (size_t i = 0; i < sizeof number; i++)
        frame->bytes[frame->size - sizeof number + i] = (unsigned char)(number >> 8 * i & 0xff);
}

static const struct frame *frame_for(const struct guarded_buffer *buffer, const char *address)
{
    if (buffer->slot == OUTPUT_SLOT)
        return &frames[SCATTER_CTS__FAULT__KIND__OUTSIDE_OUTPUT - 1][0];
    int slot = buffer->slot < SLOTS ? buffer->slot : SLOTS - 1;
    bool inside = address >= buffer->pages && address < buffer->pages + buffer->page_bytes;
    int kind = inside ? SCATTER_CTS__FAULT__KIND__WROTE_TO_INPUT : SCATTER_CTS__FAULT__KIND__OUTSIDE_INPUT;
    return &frames[kind - 1][slot];
}

/*
 * Reports once. Returning with the default action restored repeats the access, which then kills the process. An
 * access that has nothing to do with our memory goes to the plugin's own handler, if it has one. A signal that was
 * sent, not caused, does not come back by itself.
 */
static void on_fault(int number, siginfo_t *info, void *context)
{
    (void)context;
    bool sent = info->si_code <= 0;
    const struct guarded_buffer *owner = sent ? NULL : guarded_memory_owner(watched, info->si_addr);
    if (owner != NULL && !reported) {
        struct frame frame = *frame_for(owner, info->si_addr);
        set_number(&frame, *current_number);
        reported = 1;
        ssize_t ignored = write(report_to, frame.bytes, frame.size);
        (void)ignored;
    }
    if (owner != NULL)
        (void)signal(number, SIG_DFL);
    else
        (void)sigaction(number, number == SIGBUS ? &others_bus : &others_segv, NULL);
    if (sent)
        (void)raise(number);
}

static void take_over(int number, const struct sigaction *action, struct sigaction *others)
{
    struct sigaction before;
    if (sigaction(number, action, &before) == 0 && before.sa_sigaction != on_fault)
        *others = before;
}

void fault_reporter_renew(void)
{
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = on_fault;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    take_over(SIGSEGV, &action, &others_segv);
    take_over(SIGBUS, &action, &others_bus);
}

enum status fault_reporter_start(const struct guarded_memory *memory, const uint64_t *number, int descriptor,
                                 struct error *error)
{
    for (int kind = 0; kind < KINDS; kind++)
        for (uint32_t slot = 0; slot < SLOTS; slot++)
            make_frame(&frames[kind][slot], (ScatterCts__Fault__Kind)(kind + 1), slot);
    watched = memory;
    current_number = number;
    report_to = descriptor;
    stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
    if (sigaltstack(&stack, NULL) != 0)
        return error_set(error, STATUS_SYSTEM, "no stack for the fault handler");
    fault_reporter_renew();
    /* What was there before is not the plugin's; it may be a sanitizer's, and a crash has to stay a crash. */
    others_segv = others_bus = (struct sigaction){.sa_handler = SIG_DFL};
    return STATUS_OK;
}
