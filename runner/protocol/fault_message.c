/* Describes a fault on guarded memory that a worker reports. */
#include "node.h"
#include "protocol.h"

#include <inttypes.h>

static const char *part_text(const ScatterCts__Fault *fault)
{
    switch (fault->part) {
    case SCATTER_CTS__FAULT__PART__STRINGS:
        return "the strings of ";
    case SCATTER_CTS__FAULT__PART__DIMS:
        return "the dims of ";
    default:
        return "";
    }
}

static const char *outside(const ScatterCts__Fault *fault, const char *part, const char *what,
                           struct arena *arena)
{
    static const char *const accesses[] = {"touched", "read", "wrote to"};
    bool known = fault->access == SCATTER_CTS__FAULT__ACCESS__READ ||
                 fault->access == SCATTER_CTS__FAULT__ACCESS__WROTE;
    const char *access = accesses[known ? fault->access : 0];
    uint64_t distance = fault->offset < 0 ? 0 - (uint64_t)fault->offset : (uint64_t)fault->offset;
    if (!fault->has_offset)
        return arena_format(arena, "went out of bounds: %s memory outside %s%s", access, part, what);
    if (distance == 0)
        return arena_format(arena, "went out of bounds: %s memory right past the end of %s%s", access, part,
                            what);
    return arena_format(arena, "went out of bounds: %s memory %" PRIu64 " byte%s %s %s%s", access, distance,
                        distance == 1 ? "" : "s", fault->offset < 0 ? "before" : "past the end of", part,
                        what);
}

/* "to WHAT at byte N". */
static const char *inside(const ScatterCts__Fault *fault, const char *part, const char *what,
                          struct arena *arena)
{
    return fault->has_offset ? arena_format(arena, "to %s%s at byte %" PRId64, part, what, fault->offset)
                             : arena_format(arena, "to %s%s", part, what);
}

static void set_fault(struct answer *answer, enum fault fault, const char *message)
{
    answer->kind = ANSWER_FAULT;
    answer->fault = fault;
    answer->message = message;
}

void fault_message_read(const ScatterCts__Fault *fault, struct answer *answer, struct arena *arena)
{
    const char *part = part_text(fault),
               *slot = fault->slot < INPUT_SLOTS ? input_names[fault->slot] : "another input";
    switch (fault->kind) {
    case SCATTER_CTS__FAULT__KIND__WROTE_TO_INPUT:
        set_fault(answer, FAULT_WROTE_TO_INPUT,
                  arena_format(arena, "wrote to its inputs: %s", inside(fault, part, slot, arena)));
        return;
    case SCATTER_CTS__FAULT__KIND__OUTSIDE_INPUT:
        set_fault(answer, FAULT_OUTSIDE_INPUT, outside(fault, part, slot, arena));
        return;
    case SCATTER_CTS__FAULT__KIND__WROTE_TO_MODEL:
        set_fault(answer, FAULT_WROTE_TO_MODEL,
                  arena_format(arena, "wrote %s", inside(fault, "", "the model", arena)));
        return;
    case SCATTER_CTS__FAULT__KIND__OUTSIDE_MODEL:
        set_fault(answer, FAULT_OUTSIDE_MODEL, outside(fault, "", "the model", arena));
        return;
    case SCATTER_CTS__FAULT__KIND__WROTE_TO_REQUEST:
        set_fault(answer, FAULT_WROTE_TO_REQUEST,
                  part[0] == '\0' ? "wrote to the request's structures"
                                  : arena_format(arena, "wrote to the request's structures: %s",
                                                 inside(fault, part, slot, arena)));
        return;
    case SCATTER_CTS__FAULT__KIND__OUTSIDE_REQUEST:
        set_fault(answer, FAULT_OUTSIDE_REQUEST, outside(fault, "", "the request's structures", arena));
        return;
    case SCATTER_CTS__FAULT__KIND__UNMAPPED_OUTPUT:
        set_fault(answer, FAULT_OUTSIDE_OUTPUT, "unmapped memory of its output");
        return;
    case SCATTER_CTS__FAULT__KIND__UNMAPPED_REQUEST:
        set_fault(answer, FAULT_WROTE_TO_REQUEST, "unmapped memory of the request");
        return;
    case SCATTER_CTS__FAULT__KIND__STACK_OVERFLOW:
        answer->kind = ANSWER_CRASH;
        answer->message = "was killed by SIGSEGV: its stack overflowed";
        return;
    case SCATTER_CTS__FAULT__KIND__EXECUTED_DATA:
        answer->kind = ANSWER_CRASH;
        answer->message = "was killed by SIGSEGV: it executed memory that holds no code";
        return;
    case SCATTER_CTS__FAULT__KIND__LATE:
        answer->kind = ANSWER_CRASH;
        answer->message =
            "was killed by SIGSEGV: it wrote to memory of a case after it had answered that case";
        return;
    case SCATTER_CTS__FAULT__KIND__OUTSIDE_OUTPUT:
    default:
        set_fault(answer, FAULT_OUTSIDE_OUTPUT, outside(fault, part, "its output", arena));
        return;
    }
}
