/* What the implementation says to the runner. */
#include "message.h"
#include "print_text.h"
#include "protocol.h"
#include "protocol.pb-c.h"
#include "tensor_proto.h"

#include <inttypes.h>
#include <string.h>

const char *answer_name(enum answer_kind kind)
{
    static const char *const names[] = {
#define NAME(constant, name) [ANSWER_##constant] = name,
        ANSWER_TABLE(NAME)
#undef NAME
    };
    return names[kind];
}

bool answer_is_refusal(enum answer_kind kind)
{
    return kind == ANSWER_REJECTED || kind == ANSWER_FAILED || kind == ANSWER_NOT_PREPARED;
}

/* NULL if the bytes are not a message, or more than the arena can hold; `error` says which. */
static const ScatterCts__ToRunner *unpack(const void *bytes, size_t size, struct arena *arena,
                                          struct error *error)
{
    ProtobufCMessage *message;
    enum status status =
        message_unpack(&message, &scatter_cts__to_runner__descriptor, bytes, size, arena, error);
    return status == STATUS_OK ? (const ScatterCts__ToRunner *)message : NULL;
}

/* An answer that cannot be read: because this program lacks memory, which is not the implementation's fault,
 * or because it is malformed. */
static void refuse_answer(struct answer *answer, const struct error *error, const char *what,
                          struct arena *arena)
{
    bool own = error->status == STATUS_OUT_OF_MEMORY;
    const char *text =
        arena_format(arena, "%s: %s", own ? "its answer could not be taken" : what, error->message);
    answer->kind = own ? ANSWER_NOT_RUN : ANSWER_CRASH;
    answer->message = text == NULL ? "its answer could not be taken: no memory" : text;
}

/* What is wrong with the number of an answer to the message with the given number; NULL: nothing. */
static const char *number_problem(const ScatterCts__ToRunner *message, uint64_t number)
{
    if (!message->has_number)
        return "its answer carries no number: it must repeat the number of the message (protocol.proto)";
    return message->number == number ? NULL : "its answer carries the number of another message";
}

static bool is_late_write(const ScatterCts__ToRunner *message)
{
    return message->what_case == SCATTER_CTS__TO_RUNNER__WHAT_FAULT &&
           message->fault->kind == SCATTER_CTS__FAULT__KIND__LATE;
}

/* Third-party text goes into every report: it is cut at 4096 bytes. */
static const char *short_text(const char *text, struct arena *arena)
{
    enum { LONGEST = 4096 };
    size_t length = text == NULL ? 0 : strlen(text);
    if (length > LONGEST) {
        length = LONGEST;
        while (length > 0 && ((unsigned char)text[length] & 0xc0) == 0x80) /* cut between characters */
            length--;
    }
    const char *copy = length == 0 ? "" : arena_copy_text(arena, text, length);
    return copy == NULL ? "" : printable_lines(copy, arena);
}

/* The same in one line: a name. */
static const char *short_name(const char *text, struct arena *arena)
{
    return printable(short_text(text, arena), arena);
}

/* NULL without memory. */
static const struct declared_combination *read_combinations(const ScatterCts__HelloToRunner *hello,
                                                            struct arena *arena)
{
    struct declared_combination *read = arena_allocate(arena, hello->n_combinations * sizeof *read);
    for (size_t i = 0; read != NULL && i < hello->n_combinations; i++) {
        const ScatterCts__Combination *from = hello->combinations[i];
        read[i] = (struct declared_combination){.operator_name = text_or_empty(from->operator_),
                                                .dtype = from->dtype,
                                                .reduction = text_or_empty(from->reduction)};
    }
    return read;
}

static struct limits read_limits(const ScatterCts__Limits *limits)
{
    if (limits == NULL)
        return (struct limits){{0}};
    return (struct limits){.greatest = {[LIMIT_RANK] = limits->rank,
                                        [LIMIT_EXTENT] = limits->extent,
                                        [LIMIT_ELEMENTS] = limits->elements,
                                        [LIMIT_BYTES] = limits->bytes}};
}

enum status protocol_read_hello(uint64_t number, const void *bytes, size_t size,
                                struct declaration *declaration, struct arena *arena, struct error *error)
{
    struct error unread;
    const ScatterCts__ToRunner *message = unpack(bytes, size, arena, &unread);
    if (message == NULL && unread.status == STATUS_OUT_OF_MEMORY)
        return error_set(error, unread.status, "the answer to hello could not be taken: %s", unread.message);
    if (message == NULL)
        return error_set(error, STATUS_PROTOCOL, "the answer to hello is not a message of the protocol: %s",
                         unread.message);
    const char *problem = number_problem(message, number);
    if (problem != NULL)
        return error_set(error, STATUS_PROTOCOL, "%s", problem);
    if (message->what_case == SCATTER_CTS__TO_RUNNER__WHAT_FAILED) {
        const char *why = short_text(message->failed, arena);
        size_t first = strcspn(why, "\n");
        (void)error_set(error, STATUS_PROTOCOL, "it refused to start: %.*s", (int)first, why);
        return error_add_lines(error, STATUS_PROTOCOL, "", why[first] == '\0' ? "" : why + first + 1);
    }
    if (message->what_case != SCATTER_CTS__TO_RUNNER__WHAT_HELLO)
        return error_set(error, STATUS_PROTOCOL, "the answer to hello is another message");
    const ScatterCts__HelloToRunner *hello = message->hello;
    *declaration = (struct declaration){
        .name = short_name(hello->name, arena),
        .version = short_name(hello->version, arena),
        .operators = (const char *const *)hello->operators,
        .operator_count = hello->n_operators,
        .dtypes = hello->dtypes,
        .dtype_count = hello->n_dtypes,
        .reductions = (const char *const *)hello->reductions,
        .reduction_count = hello->n_reductions,
        .combinations = read_combinations(hello, arena),
        .combination_count = hello->n_combinations,
        .limits = read_limits(hello->limits),
        .forms = (const char *const *)hello->forms,
        .form_count = hello->n_forms,
        .graphs = hello->has_graphs && hello->graphs,
        .device = hello->device == NULL ? "" : short_name(hello->device->name, arena),
        .driver = hello->device == NULL ? "" : short_name(hello->device->driver, arena),
        .prepares = hello->has_prepares && hello->prepares,
    };
    if (declaration->combinations == NULL)
        return error_no_memory(error, "the answer to hello");
    return STATUS_OK;
}

/* Reads the result: dtype and shape, then the elements, which a result with another dtype or shape may lack.
 * The result of a generated case has none. */
static void read_output(const ProtobufCBinaryData *bytes, const struct tensor *data, bool is_generated,
                        struct answer *answer, struct arena *arena)
{
    struct error error;
    ProtobufCMessage *message;
    enum status status =
        message_unpack(&message, &onnx__tensor_proto__descriptor, bytes->data, bytes->len, arena, &error);
    const Onnx__TensorProto *proto = status == STATUS_OK ? (const Onnx__TensorProto *)message : NULL;
    if (proto != NULL && proto->n_dims > INT32_MAX)
        status = error_set(&error, STATUS_UNREADABLE, "dims: %zu are too many", proto->n_dims);
    if (status != STATUS_OK) {
        refuse_answer(answer, &error, "the output in its answer is not a TensorProto", arena);
        return;
    }
    answer->kind = ANSWER_OUTPUT;
    answer->output = (struct tensor){
        .dtype = proto->data_type, .rank = (int)proto->n_dims, .dims = proto->dims, .name = ""};
    if (answer->output_problem != NULL)
        return;
    const bool is_due = tensor_same_type_and_shape(&answer->output, data);
    if (is_generated && is_due)
        answer->output_problem = "it is not compared";
    if (is_generated)
        return;
    struct tensor output;
    status = tensor_from_proto(&output, proto, NULL, arena, &error);
    if (status == STATUS_OK)
        answer->output = output;
    else if (!is_due)
        return; /* its dtype or shape is wrong; elements do not matter */
    else if (status == STATUS_OUT_OF_MEMORY)
        refuse_answer(answer, &error, "", arena);
    else if (status != STATUS_OK)
        answer->output_problem = arena_format(arena, "%s", error.message);
}

/* False if the cells cannot be: the worker sends others. */
static bool read_wrong_cells(const ScatterCts__WrongCells *wrong, const struct tensor *data,
                             struct wrong_cells *cells)
{
    const size_t size = dtype_size(data->dtype);
    *cells = (struct wrong_cells){.count = 0};
    if (wrong == NULL)
        return true;
    if (wrong->count < 1 || wrong->count > data->count || wrong->first < 0 || wrong->first >= data->count ||
        size > LARGE_ELEMENT_MOST || wrong->expected.len != size || wrong->actual.len != size)
        return false;
    cells->count = wrong->count;
    cells->first = wrong->first;
    memcpy(cells->expected, wrong->expected.data, size);
    memcpy(cells->actual, wrong->actual.data, size);
    return true;
}

/* Reads what the worker found in the output of a case without elements here. */
static void read_comparison(const ScatterCts__Comparison *compared, const struct tensor *data,
                            struct answer *answer)
{
    if (!read_wrong_cells(compared->updated, data, &answer->comparison.updated) ||
        !read_wrong_cells(compared->untouched, data, &answer->comparison.untouched)) {
        answer->message = "its answer has a comparison that is not one of the case";
        return;
    }
    answer->kind = ANSWER_OUTPUT;
    answer->is_from_worker = answer->is_compared = true;
    answer->output = (struct tensor){
        .dtype = data->dtype, .rank = data->rank, .dims = data->dims, .count = data->count, .name = ""};
}

/* `is_generated`: the answer to protocol_generated. */
static struct answer read_answer(uint64_t number, const void *bytes, size_t size, const struct tensor *data,
                                 bool is_generated, struct arena *arena)
{
    static const char no_answer[] = "it answered a case with a message that is not an answer";
    struct answer answer = {.kind = ANSWER_CRASH, .message = "", .text = ""};
    struct error error;
    const ScatterCts__ToRunner *message = unpack(bytes, size, arena, &error);
    if (message == NULL) {
        refuse_answer(&answer, &error, "its answer is not a message of the protocol", arena);
        answer.is_no_message = answer.kind == ANSWER_CRASH;
        return answer;
    }
    const char *problem = number_problem(message, number);
    answer.is_no_message = problem != NULL;
    /* A write after the last answer may have come before the request: its number is the last one. */
    if (problem != NULL && !is_late_write(message)) {
        answer.message = problem;
        answer.is_other_number = message->has_number;
        return answer;
    }
    answer.changed_floating_point_environment =
        message->notice != NULL && message->notice->changed_floating_point_environment;
    if (message->notice != NULL && message->notice->output_problem != NULL)
        answer.output_problem = short_text(message->notice->output_problem, arena);
    if (message->executed_by != NULL && message->executed_by[0] != '\0')
        answer.executed_by = short_name(message->executed_by, arena);
    switch (message->what_case) {
    case SCATTER_CTS__TO_RUNNER__WHAT_OUTPUT:
        read_output(&message->output, data, is_generated, &answer, arena);
        break;
    case SCATTER_CTS__TO_RUNNER__WHAT_UNSUPPORTED:
        answer.kind = ANSWER_UNSUPPORTED;
        answer.message = message->unsupported;
        break;
    case SCATTER_CTS__TO_RUNNER__WHAT_REJECTED:
        answer.kind = ANSWER_REJECTED;
        answer.message = message->rejected;
        break;
    case SCATTER_CTS__TO_RUNNER__WHAT_FAILED:
        answer.kind = ANSWER_FAILED;
        answer.message = message->failed;
        break;
    case SCATTER_CTS__TO_RUNNER__WHAT_NOT_PREPARED:
        answer.kind = ANSWER_NOT_PREPARED;
        answer.message = message->not_prepared;
        break;
    case SCATTER_CTS__TO_RUNNER__WHAT_FAULT:
        answer.is_from_worker = true;
        fault_message_read(message->fault, &answer, arena);
        break;
    case SCATTER_CTS__TO_RUNNER__WHAT_NOT_RUN:
        answer.is_from_worker = true;
        answer.kind = ANSWER_NOT_RUN;
        answer.message = message->not_run;
        break;
    case SCATTER_CTS__TO_RUNNER__WHAT_COMPARED:
        if (is_generated)
            read_comparison(message->compared, data, &answer);
        else
            answer.message = no_answer;
        break;
    default:
        answer.message = no_answer;
    }
    answer.message = short_text(answer.message, arena);
    return answer;
}

bool protocol_is_prepared(uint64_t number, const void *bytes, size_t size, struct arena *arena)
{
    enum { LONGEST = 32 }; /* bytes; an answer may be long */
    struct error error;
    const ScatterCts__ToRunner *message = size > LONGEST ? NULL : unpack(bytes, size, arena, &error);
    return message != NULL && number_problem(message, number) == NULL &&
           message->what_case == SCATTER_CTS__TO_RUNNER__WHAT_PREPARED;
}

struct answer protocol_read_answer(uint64_t number, const void *bytes, size_t size, const struct tensor *data,
                                   struct arena *arena)
{
    return read_answer(number, bytes, size, data, false, arena);
}

struct answer protocol_read_comparison(uint64_t number, const void *bytes, size_t size,
                                       const struct tensor *data, struct arena *arena)
{
    return read_answer(number, bytes, size, data, true, arena);
}
