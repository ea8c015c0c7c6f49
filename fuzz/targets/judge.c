/* For every case that loads: evaluates it with the reference, verifies the case, judges the reference's
 * answer and the answer in the input, and writes the records. */
#include "judge.h"

#include "load_cases.h"
#include "message.h"
#include "plugin_host.h"
#include "protocol.h"
#include "record.h"
#include "result.h"
#include "scratch.h"
#include "target.h"
#include "tensor_text.h"
#include "verification.h"

#include <stdlib.h>
#include <string.h>

static const struct judge_settings *settings(void)
{
    static struct arena arena = {.limit = FUZZ_MEMORY};
    static struct clause_set clauses;
    static const struct judge_settings made = {.clauses = &clauses, .edition = EDITION_NEWEST};
    struct error error;
    if (clauses.count == 0 && clauses_load(&clauses, &arena, &error) != STATUS_OK)
        exit(EXIT_FAILURE);
    return &made;
}

/* ---- answers ------------------------------------------------------------------------------------------- */

/* Checks that the record of a case can be written: its texts must be valid UTF-8. */
static void check_record(const struct scatter_case *the_case, const struct derived_expectation *derived,
                         const struct answer *answer, const struct judgement *judgement, struct arena *arena)
{
    const struct case_result result = {.id = the_case->id,
                                       .specification = "fuzz",
                                       .the_case = the_case,
                                       .version = expectation_version(derived),
                                       .answer = answer,
                                       .judgement = judgement,
                                       .command = "scatter-cts"};
    const struct recorded_case *item = case_record(&result, arena);
    PROMISED(item != NULL);
    json_t *record = recorded_case_json(item);
    char *line = json_dumps(record, JSON_COMPACT);
    PROMISED(line != NULL);
    free(line);
    json_decref(record);
}

static enum verdict judge_answer(const struct scatter_case *the_case,
                                 const struct derived_expectation *derived, const struct answer *answer,
                                 struct arena *arena)
{
    struct judgement judgement = judge(settings(), the_case, derived, answer, arena);
    size_t length = strlen(judgement.explanation);
    PROMISED(length == 0 || judgement.explanation[length - 1] == '\n');
    fuzz_read_text(judgement.file_warnings);
    check_record(the_case, derived, answer, &judgement, arena);
    return judgement.verdict;
}

/* Judges a message; *kind receives the kind of the answer. */
static enum verdict judge_message(const struct scatter_case *the_case,
                                  const struct derived_expectation *derived, const ProtobufCBinaryData *bytes,
                                  enum answer_kind *kind, struct arena *arena)
{
    static const struct tensor none = {.dtype = DTYPE_UNDEFINED, .count = 1, .name = ""};
    const struct tensor *data = the_case->input_count > INPUT_DATA ? &the_case->inputs[INPUT_DATA] : &none;
    const struct answer answer = protocol_read_answer(FUZZ_NUMBER, bytes->data, bytes->len, data, arena);
    *kind = answer.kind;
    return judge_answer(the_case, derived, &answer, arena);
}

/* Checks that the reference is never judged wrong. */
static void judge_reference(const struct scatter_case *the_case, const struct derived_expectation *derived,
                            struct arena *arena)
{
    struct answer answer = {.kind = ANSWER_OUTPUT, .message = "", .text = "", .output = derived->output};
    if (derived->preparation.outcome == OUTCOME_REFUSED)
        answer.kind = ANSWER_REJECTED;
    if (derived->preparation.outcome == OUTCOME_UNDEFINED)
        answer.kind = ANSWER_UNSUPPORTED;
    PROMISED(!verdict_is_failure(judge_answer(the_case, derived, &answer, arena)));
}

/* ---- the case ------------------------------------------------------------------------------------------ */

static void evaluate(const struct derived_expectation *derived, struct arena *arena)
{
    fuzz_read_text(violated_rules(&derived->preparation, arena));
    if (derived->preparation.outcome != OUTCOME_COMPUTED)
        return;
    fuzz_read_tensor(&derived->output);
    fuzz_read_text(tensor_text(&derived->output, "  ", arena));
}

static void verify(const struct scatter_case *the_case, const struct derived_expectation *derived,
                   struct arena *arena)
{
    struct deserved_expectation deserved;
    enum plain_answer plain;
    struct error error;
    const char *complaints, *warnings;
    struct judgement judgement = judge_case(settings(), the_case, derived, arena);
    fuzz_read_text(judgement.explanation);
    if (find_deserved_expectation(derived, &deserved, arena, &error) == STATUS_OK)
        fuzz_read_text(deserved.reason);
    if (verify_case(settings(), the_case, &complaints, &warnings, arena, &error) == STATUS_OK) {
        fuzz_read_text(complaints);
        fuzz_read_text(warnings);
    }
    if (plain_runner_answer(settings(), the_case, &plain, arena, &error) == STATUS_OK)
        fuzz_read_text(plain_answer_text(plain));
}

/* Runs the case through the reference plugin, whose answer must not be wrong either unless memory runs
 * out. */
static void ask_reference(const struct scatter_case *the_case, const struct derived_expectation *derived,
                          struct arena *arena)
{
    static struct plugin_host host;
    struct error error;
    void *request;
    size_t size, answer_size;
    if (!host.is_open) {
        if (plugin_host_load(&host, "reference", &error) != STATUS_OK)
            exit(EXIT_FAILURE);
        request = protocol_hello(FUZZ_NUMBER, NULL, 0, &size, arena);
        PROMISED(plugin_host_serve(&host, request, size, &answer_size, arena) != NULL && host.is_open);
    }
    if (protocol_request(FUZZ_NUMBER, the_case, &request, &size, arena, &error) != STATUS_OK)
        return;
    void *answer = plugin_host_serve(&host, request, size, &answer_size, arena);
    if (answer != NULL) {
        const ProtobufCBinaryData bytes = {.data = answer, .len = answer_size};
        enum answer_kind kind;
        enum verdict verdict = judge_message(the_case, derived, &bytes, &kind, arena);
        PROMISED(kind == ANSWER_FAILED || !verdict_is_failure(verdict));
    }
}

static void take(const struct scatter_case *the_case, void *context, struct arena *arena)
{
    const Fuzz__Input *input = context;
    struct derived_expectation derived;
    struct error error;
    if (derive_expectation(the_case, &derived, arena, &error) != STATUS_OK) {
        PROMISED(error.status == STATUS_OUT_OF_MEMORY);
        return;
    }
    evaluate(&derived, arena);
    verify(the_case, &derived, arena);
    judge_reference(the_case, &derived, arena);
    ask_reference(the_case, &derived, arena);
    enum answer_kind kind;
    if (input->has_answer)
        (void)judge_message(the_case, &derived, &input->answer, &kind, arena);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static struct arena arena = {.limit = FUZZ_MEMORY};
    ProtobufCMessage *message;
    struct error error;
    if (message_unpack(&message, &fuzz__input__descriptor, bytes, size, &arena, &error) == STATUS_OK) {
        fuzz_load_path(scratch_fill((const Fuzz__Input *)message), take, message);
        scratch_clear();
    }
    arena_reset(&arena);
    return 0;
}
