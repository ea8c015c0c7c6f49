#include "memory_fault.h"

#include "request_layout.h"

static ScatterCts__Fault__Kind kind_of(const struct guarded_buffer *buffer, bool inside)
{
    switch (buffer->slot) {
    case OUTPUT_SLOT:
        /* A write to the output faults only after the answer (guarded_memory_freeze). */
        return inside ? SCATTER_CTS__FAULT__KIND__LATE : SCATTER_CTS__FAULT__KIND__OUTSIDE_OUTPUT;
    case ANSWER_SLOT:
        return inside ? SCATTER_CTS__FAULT__KIND__LATE : SCATTER_CTS__FAULT__KIND__OUTSIDE_REQUEST;
    case MODEL_SLOT:
        return inside ? SCATTER_CTS__FAULT__KIND__WROTE_TO_MODEL : SCATTER_CTS__FAULT__KIND__OUTSIDE_MODEL;
    case REQUEST_SLOT:
        return inside ? SCATTER_CTS__FAULT__KIND__WROTE_TO_REQUEST
                      : SCATTER_CTS__FAULT__KIND__OUTSIDE_REQUEST;
    default:
        if (!inside)
            return SCATTER_CTS__FAULT__KIND__OUTSIDE_INPUT;
        return buffer->part == SCATTER_CTS__FAULT__PART__DIMS ? SCATTER_CTS__FAULT__KIND__WROTE_TO_REQUEST
                                                              : SCATTER_CTS__FAULT__KIND__WROTE_TO_INPUT;
    }
}

void memory_fault_describe(ScatterCts__Fault *fault, const struct guarded_buffer *buffer, const void *address)
{
    const char *start = buffer->address, *byte = address;
    bool inside = byte >= start && byte < start + buffer->size;
    fault->has_kind = fault->has_slot = fault->has_part = fault->has_offset = 1;
    fault->kind = kind_of(buffer, inside);
    fault->slot = buffer->slot < 0 ? 0 : (uint32_t)buffer->slot;
    fault->part = (ScatterCts__Fault__Part)buffer->part;
    fault->offset = inside || byte < start ? byte - start : byte - (start + buffer->size);
}
