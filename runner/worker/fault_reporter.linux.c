/* Reports a fault from a signal handler. */
#define _GNU_SOURCE /* the names of registers */

#include "frame.h"
#include "guarded_memory.h"
#include "plugin_call.h"
#include "protocol.pb-c.h"

#include <errno.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

#ifndef MADV_POPULATE_READ
#define MADV_POPULATE_READ 22
#endif

/* A signal handler may do little, so the frame is prepared in advance, except for the values in it. A handler
 * has no argument, so the state is static. */
enum { FRAME_CAPACITY = 64, HANDLER_STACK = 64 * 1024 };

/* The positions of the values in a Fault with all fields set. Each value follows a byte with the number of
 * its field; kind, slot, part and access take one byte, the fixed-width offset takes 8. */
enum { KIND_AT = 1, SLOT_AT = 3, PART_AT = 5, ACCESS_AT = 7, OFFSET_AT = 9, FAULT_SIZE = 17 };

struct frame {
    unsigned char bytes[FRAME_CAPACITY];
    size_t size;
    size_t fault_at;
};

static struct frame prepared;
static const struct guarded_memory *watched;
static const uint64_t *current_number;
static int report_to = -1;
static pid_t reporting; /* the process whose death is reported; not that of its forks */
static volatile sig_atomic_t reported;
static char handler_stack[HANDLER_STACK];
static struct sigaction others_segv, others_bus; /* the plugin's own actions, or the default */

/* ---- frames -------------------------------------------------------------------------------------------- */

static void prepare_frame(struct frame *frame)
{
    ScatterCts__Fault fault = SCATTER_CTS__FAULT__INIT;
    ScatterCts__ToRunner message = SCATTER_CTS__TO_RUNNER__INIT;
    fault.has_kind = fault.has_slot = fault.has_part = fault.has_access = fault.has_offset = 1;
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_FAULT;
    message.fault = &fault;
    frame->fault_at = FRAME_HEAD_SIZE + scatter_cts__to_runner__get_packed_size(&message) - FAULT_SIZE;
    message.has_number = 1;
    size_t size = scatter_cts__to_runner__get_packed_size(&message);
    frame_encode_head(frame->bytes, size);
    (void)scatter_cts__to_runner__pack(&message, frame->bytes + FRAME_HEAD_SIZE);
    frame->size = size + FRAME_HEAD_SIZE;
}

static void set_fixed(unsigned char *bytes, uint64_t value)
{
    for (size_t i = 0; i < sizeof value; i++)
        bytes[i] = (unsigned char)(value >> 8 * i & 0xff);
}

/* A slot that needs more than one byte belongs to an input after the first three; 127 says the same. */
static void set_fault(struct frame *frame, const ScatterCts__Fault *fault)
{
    unsigned char *bytes = frame->bytes + frame->fault_at;
    bytes[KIND_AT] = (unsigned char)fault->kind;
    bytes[SLOT_AT] = fault->slot > 127 ? 127 : (unsigned char)fault->slot;
    bytes[PART_AT] = (unsigned char)fault->part;
    bytes[ACCESS_AT] = (unsigned char)fault->access;
    set_fixed(bytes + OFFSET_AT, (uint64_t)fault->offset);
}

/* The number is the last field of the message, a little-endian one of 8 bytes (protocol.proto). */
static void set_number(struct frame *frame, uint64_t number)
{
    set_fixed(frame->bytes + frame->size - sizeof number, number);
}

/* ---- causes -------------------------------------------------------------------------------------------- */

/* What the processor was doing, as far as it reports this. */
struct processor {
    bool executing; /* it fetched an instruction */
    ScatterCts__Fault__Access access;
    uintptr_t stack; /* 0: unknown */
};

static struct processor processor_of(const void *context, const void *address)
{
    const ucontext_t *saved = context;
    (void)address;
#if defined(__x86_64__)
    enum { WRITING = 2, EXECUTING = 16 }; /* of the error code of a page fault */
    const greg_t *registers = saved->uc_mcontext.gregs;
    return (struct processor){.executing = (registers[REG_ERR] & EXECUTING) != 0,
                              .access = (registers[REG_ERR] & WRITING) != 0
                                            ? SCATTER_CTS__FAULT__ACCESS__WROTE
                                            : SCATTER_CTS__FAULT__ACCESS__READ,
                              .stack = (uintptr_t)registers[REG_RSP]};
#elif defined(__aarch64__)
    return (struct processor){.executing = saved->uc_mcontext.pc == (uintptr_t)address,
                              .stack = (uintptr_t)saved->uc_mcontext.sp};
#else
    (void)saved;
    return (struct processor){.executing = false};
#endif
}

/* Asks the kernel; false also if the kernel cannot tell. */
static bool is_guard_page(uintptr_t address)
{
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    union {
        uintptr_t number;
        void *pointer;
    } start = {.number = address / page * page};
    return madvise(start.pointer, page, MADV_POPULATE_READ) != 0 && errno != EINVAL;
}

/* A stack overflow is an access near the stack pointer: below it, or above it if the page of the stack
 * pointer itself is a guard page. */
static bool is_stack_overflow(uintptr_t address, uintptr_t stack)
{
    const uintptr_t near = 64 * 1024;
    if (stack < near || address < stack - near || address >= stack + near)
        return false;
    return address < stack || is_guard_page(stack);
}

/* What is to be reported; false: nothing. `is_death`: if this is a fault on other memory, the watched process
 * will die. */
static bool describe_fault(ScatterCts__Fault *fault, const struct guarded_buffer *owner,
                           const siginfo_t *info, const void *context, bool is_death)
{
    const void *address = info->si_addr;
    const struct processor processor = processor_of(context, address);
    if (owner != NULL && !processor.executing) {
        memory_fault_describe(fault, owner, address,
                              info->si_signo == SIGSEGV && info->si_code == SEGV_MAPERR);
        fault->access = processor.access;
        return true;
    }
    if (!is_death)
        return false;
    if (!processor.executing && guarded_memory_is_of_earlier_case(watched, address)) {
        fault->kind = SCATTER_CTS__FAULT__KIND__LATE;
        return true;
    }
    fault->kind = processor.executing ? SCATTER_CTS__FAULT__KIND__EXECUTED_DATA
                                      : SCATTER_CTS__FAULT__KIND__STACK_OVERFLOW;
    return processor.executing || is_stack_overflow((uintptr_t)address, processor.stack);
}

static void report(const ScatterCts__Fault *fault)
{
    struct frame frame = prepared;
    set_fault(&frame, fault);
    set_number(&frame, *current_number);
    reported = 1;
    ssize_t ignored = write(report_to, frame.bytes, frame.size);
    (void)ignored;
}

/* ---- the signals --------------------------------------------------------------------------------------- */

/* The mark, in si_errno, which the kernel leaves 0, of a signal that has been passed on to the plugin's
 * handler. */
enum { PASSED_ON = 0x5ca7 };

static const struct sigaction default_action = {.sa_handler = SIG_DFL};

static struct sigaction *others_of(int number)
{
    return number == SIGBUS ? &others_bus : &others_segv;
}

static bool has_handler(const struct sigaction *action)
{
    return action->sa_handler != SIG_DFL && action->sa_handler != SIG_IGN;
}

/* Calls the handler as the kernel would: the signals that it wants blocked have been blocked since the signal
 * came (take). */
static void pass_on(const struct sigaction *others, int number, siginfo_t *info, void *context)
{
    info->si_errno = PASSED_ON;
    if ((others->sa_flags & (int)SA_RESETHAND) != 0)
        *others_of(number) = default_action;
    if ((others->sa_flags & SA_SIGINFO) != 0)
        others->sa_sigaction(number, info, context);
    else
        others->sa_handler(number);
}

/*
 * Reports once and returns with the default action restored: the access is repeated and kills the process. A
 * signal that was sent, not caused, is not repeated, so it is raised again. A fault on other memory goes to
 * the plugin's own handler; if that recovers, this handler stays installed. A plugin's handler that calls the
 * previous handler, which may be this one, wants the default action.
 */
static void on_fault(int number, siginfo_t *info, void *context)
{
    const int error_number = errno;
    const bool sent = info->si_code <= 0;
    const struct sigaction others = info->si_errno == PASSED_ON ? default_action : *others_of(number);
    const struct guarded_buffer *owner = sent ? NULL : guarded_memory_owner(watched, info->si_addr);
    ScatterCts__Fault fault = SCATTER_CTS__FAULT__INIT;
    bool is_death = number == SIGSEGV && others.sa_handler == SIG_DFL && getpid() == reporting;
    if (!sent && !reported && describe_fault(&fault, owner, info, context, is_death))
        report(&fault);
    errno = error_number;
    if (owner == NULL && has_handler(&others)) {
        pass_on(&others, number, info, context);
        return;
    }
    if (sent && others.sa_handler == SIG_IGN)
        return;
    (void)signal(number, SIG_DFL);
    if (sent)
        (void)raise(number);
}

/* Installs the handler, with the mask and the stack of the plugin's handler if there is one. */
static void take(int number)
{
    const struct sigaction *others = others_of(number);
    struct sigaction action;
    memset(&action, 0, sizeof action);
    if (has_handler(others))
        action = *others;
    else
        action.sa_flags = SA_ONSTACK;
    action.sa_sigaction = on_fault;
    action.sa_flags = (action.sa_flags | SA_SIGINFO) & ~(int)SA_RESETHAND;
    (void)sigaction(number, &action, NULL);
}

/* The plugin's action is stored before the handler is installed: a thread of the plugin may cause the signal
 * at any time. */
static void take_back(int number)
{
    struct sigaction now;
    if (sigaction(number, NULL, &now) != 0 || now.sa_sigaction == on_fault)
        return;
    *others_of(number) = now;
    take(number);
}

void fault_reporter_renew(void)
{
    take_back(SIGSEGV);
    take_back(SIGBUS);
}

/* The previous action is not the plugin's. It may be a sanitizer's, and a crash must stay a crash. */
enum status fault_reporter_start(const struct guarded_memory *memory, const uint64_t *number, int descriptor,
                                 struct error *error)
{
    prepare_frame(&prepared);
    watched = memory;
    current_number = number;
    report_to = descriptor;
    reporting = getpid();
    stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
    if (sigaltstack(&stack, NULL) != 0)
        return error_set(error, STATUS_SYSTEM, "no stack for the fault handler");
    others_segv = others_bus = default_action;
    take(SIGSEGV);
    take(SIGBUS);
    return STATUS_OK;
}
