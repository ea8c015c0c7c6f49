/* Tests of the faults of memory that an answer reports. */
#include "protocol.h"
#include "protocol_fixture.h"

#include <criterion/criterion.h>
#include <string.h>

static struct arena arena;

static void set_up(void)
{
    arena = arena_create((size_t)64 << 20);
}

static void tear_down(void)
{
    arena_destroy(&arena);
}

TestSuite(protocol_fault, .init = set_up, .fini = tear_down);

#define KIND(name)   SCATTER_CTS__FAULT__KIND__##name
#define PART(name)   SCATTER_CTS__FAULT__PART__##name
#define ACCESS(name) SCATTER_CTS__FAULT__ACCESS__##name

/* The answer that is read from a fault in a message with this number. */
static struct answer read_numbered_fault(ScatterCts__Fault fault, uint64_t number)
{
    ScatterCts__ToRunner message = numbered_message();
    message.number = number;
    fault.base.descriptor = &scatter_cts__fault__descriptor;
    fault.has_kind = fault.has_slot = fault.has_part = fault.has_access = 1;
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_FAULT;
    message.fault = &fault;
    return read_as_answer(&message, DTYPE_FLOAT, &arena);
}

static struct answer read_fault(ScatterCts__Fault fault)
{
    return read_numbered_fault(fault, MESSAGE_NUMBER);
}

static const struct fault_row {
    ScatterCts__Fault fault;
    enum fault expected;
    const char *message;
} fault_rows[] = {
    {{.kind = KIND(WROTE_TO_INPUT)}, FAULT_WROTE_TO_INPUT, "wrote to its inputs: to data"},
    {{.kind = KIND(WROTE_TO_INPUT), .slot = 2, .has_offset = 1, .offset = 16},
     FAULT_WROTE_TO_INPUT,
     "wrote to its inputs: to updates at byte 16"},
    {{.kind = KIND(WROTE_TO_INPUT), .slot = 2, .part = PART(STRINGS), .has_offset = 1},
     FAULT_WROTE_TO_INPUT,
     "wrote to its inputs: to the strings of updates at byte 0"},
    {{.kind = KIND(OUTSIDE_INPUT), .slot = 1},
     FAULT_OUTSIDE_INPUT,
     "went out of bounds: touched memory outside indices"},
    {{.kind = KIND(OUTSIDE_INPUT), .slot = INPUT_SLOTS},
     FAULT_OUTSIDE_INPUT,
     "went out of bounds: touched memory outside another input"},
    {{.kind = KIND(OUTSIDE_INPUT), .slot = 4000000000, .access = ACCESS(READ), .has_offset = 1, .offset = 1},
     FAULT_OUTSIDE_INPUT,
     "went out of bounds: read memory 1 byte past the end of another input"},
    {{.kind = KIND(OUTSIDE_INPUT), .part = PART(DIMS), .access = ACCESS(READ), .has_offset = 1, .offset = -8},
     FAULT_OUTSIDE_INPUT,
     "went out of bounds: read memory 8 bytes before the dims of data"},
    {{.kind = KIND(OUTSIDE_INPUT), .access = ACCESS(WROTE), .has_offset = 1, .offset = INT64_MIN},
     FAULT_OUTSIDE_INPUT,
     "went out of bounds: wrote to memory 9223372036854775808 bytes before data"},
    {{.kind = KIND(OUTSIDE_OUTPUT)},
     FAULT_OUTSIDE_OUTPUT,
     "went out of bounds: touched memory outside its output"},
    {{.kind = KIND(OUTSIDE_OUTPUT), .access = ACCESS(WROTE), .has_offset = 1},
     FAULT_OUTSIDE_OUTPUT,
     "went out of bounds: wrote to memory right past the end of its output"},
    {{.kind = KIND(WROTE_TO_MODEL), .has_offset = 1, .offset = 3},
     FAULT_WROTE_TO_MODEL,
     "wrote to the model at byte 3"},
    {{.kind = KIND(OUTSIDE_MODEL), .access = 77, .has_offset = 1, .offset = 3},
     FAULT_OUTSIDE_MODEL,
     "went out of bounds: touched memory 3 bytes past the end of the model"},
    {{.kind = KIND(WROTE_TO_REQUEST), .has_offset = 1, .offset = 3},
     FAULT_WROTE_TO_REQUEST,
     "wrote to the request's structures"},
    {{.kind = KIND(WROTE_TO_REQUEST), .slot = 1, .part = PART(DIMS), .has_offset = 1, .offset = 8},
     FAULT_WROTE_TO_REQUEST,
     "wrote to the request's structures: to the dims of indices at byte 8"},
    {{.kind = KIND(OUTSIDE_REQUEST), .has_offset = 1, .offset = -1},
     FAULT_OUTSIDE_REQUEST,
     "went out of bounds: touched memory 1 byte before the request's structures"},
    {{.kind = KIND(UNMAPPED_OUTPUT)}, FAULT_OUTSIDE_OUTPUT, "unmapped memory of its output"},
    {{.kind = KIND(UNMAPPED_REQUEST)}, FAULT_WROTE_TO_REQUEST, "unmapped memory of the request"},
};

Test(protocol_fault, a_fault_reports_what_was_touched)
{
    for (size_t i = 0; i < sizeof fault_rows / sizeof *fault_rows; i++) {
        const struct fault_row *row = &fault_rows[i];
        struct answer answer = read_fault(row->fault);
        cr_expect(answer.kind == ANSWER_FAULT && answer.fault == row->expected, "%s", row->message);
        cr_expect(strcmp(answer.message, row->message) == 0, "%s instead of %s", answer.message,
                  row->message);
    }
}

Test(protocol_fault, a_stack_overflow_and_executed_data_are_crashes_with_names)
{
    struct answer answer = read_fault((ScatterCts__Fault){.kind = KIND(STACK_OVERFLOW)});
    cr_expect(answer.kind == ANSWER_CRASH && strstr(answer.message, "stack overflowed") != NULL);
    answer = read_fault((ScatterCts__Fault){.kind = KIND(EXECUTED_DATA)});
    cr_expect(answer.kind == ANSWER_CRASH && strstr(answer.message, "executed memory") != NULL);
}

Test(protocol_fault, a_late_write_between_two_messages_is_told_as_one)
{
    struct answer answer = read_numbered_fault((ScatterCts__Fault){.kind = KIND(LATE)}, MESSAGE_NUMBER - 1);
    cr_expect(strstr(answer.message, "after it had answered") != NULL, "%s", answer.message);
    cr_expect(answer.kind == ANSWER_CRASH && answer.is_no_message && !answer.is_other_number);
    answer = read_numbered_fault((ScatterCts__Fault){.kind = KIND(STACK_OVERFLOW)}, MESSAGE_NUMBER - 1);
    cr_expect(answer.is_other_number, "%s", answer.message);
}
