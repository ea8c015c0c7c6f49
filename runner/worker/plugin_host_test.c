#include "case_fixture.h"
#include "case_source.h"
#include "effort_fixture.h"
#include "judge.h"
#include "judge_fixture.h"
#include "message.h"
#include "plugin_host.h"
#include "protocol.h"
#include "protocol.pb-c.h"
#include "session.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static struct plugin_host host;
static struct arena arena;
static struct error error;

static void set_up(void)
{
    arena = arena_create((size_t)256 << 20);
    host = (struct plugin_host){0};
}

static void tear_down(void)
{
    plugin_host_close(&host);
    arena_destroy(&arena);
}

TestSuite(plugin_host, .init = set_up, .fini = tear_down);

/* Sends hello to the implementation; returns the status of its answer. */
static enum status say_hello(const struct option *options, size_t count, struct declaration *declaration)
{
    size_t size = 0, answer_size = 0;
    void *hello = protocol_hello(1, options, count, &size, &arena);
    cr_assert(hello != NULL);
    void *answer = plugin_host_serve(&host, hello, size, &answer_size, &arena);
    cr_assert(answer != NULL);
    return protocol_read_hello(1, answer, answer_size, declaration, &arena, &error);
}

static void load(const char *specification)
{
    struct declaration declaration;
    cr_assert(plugin_host_load(&host, specification, &error) == STATUS_OK, "%s", error.message);
    cr_assert(say_hello(NULL, 0, &declaration) == STATUS_OK, "%s", error.message);
}

static struct answer give(const struct scatter_case *the_case)
{
    static const struct tensor none = {.dtype = DTYPE_UNDEFINED, .name = ""};
    void *request = NULL;
    size_t size = 0, answer_size = 0;
    cr_assert(protocol_request(2, the_case, &request, &size, &arena, &error) == STATUS_OK, "%s",
              error.message);
    void *bytes = plugin_host_serve(&host, request, size, &answer_size, &arena);
    cr_assert(bytes != NULL);
    return protocol_read_answer(2, bytes, answer_size,
                                the_case->input_count > INPUT_DATA ? &the_case->inputs[INPUT_DATA] : &none,
                                &arena);
}

/* ---- the reference ------------------------------------------------------------------------------------- */

static void expect_pass(const struct scatter_case *the_case, const char *what)
{
    struct derived_expectation derived;
    cr_assert(derive_expectation(the_case, &derived, &arena, &error) == STATUS_OK, "%s", error.message);
    struct answer answer = give(the_case);
    struct judgement judgement = judge(fixture_judging(), the_case, &derived, &answer, &arena);
    cr_expect(judgement.verdict == VERDICT_PASS, "%s: %s %s", what, verdict_name(judgement.verdict),
              judgement.explanation);
}

Test(plugin_host, the_reference_declares_everything)
{
    struct declaration declaration;
    cr_assert(plugin_host_load(&host, "reference", &error) == STATUS_OK);
    cr_assert(say_hello(NULL, 0, &declaration) == STATUS_OK);
    cr_expect(strcmp(declaration.name, "reference") == 0 && strlen(declaration.version) > 0);
    cr_expect(declaration.operator_count == 0 && declaration.dtype_count == 0 &&
              declaration.reduction_count == 0);
}

Test(plugin_host, the_reference_takes_no_options)
{
    static const struct option options[] = {{"key", "value"}};
    struct declaration declaration;
    cr_assert(plugin_host_load(&host, "reference", &error) == STATUS_OK);
    cr_expect(say_hello(options, 1, &declaration) == STATUS_PROTOCOL);
    cr_expect(strstr(error.message, "takes no options") != NULL, "%s", error.message);
}

static void run_every_trivial_case(void)
{
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        for (int32_t dtype = 0; dtype < 32; dtype++) {
            struct scatter_case the_case;
            if (!dtype_in(operator_versions[row].types, dtype))
                continue;
            cr_assert(trivial_case_create(&the_case, &operator_versions[row], dtype, NULL, &arena, &error) ==
                      STATUS_OK);
            expect_pass(&the_case, the_case.id);
            arena_reset(&arena);
        }
    }
}

Test(plugin_host, the_reference_passes_a_case_of_every_version_and_type)
{
    load("reference");
    run_every_trivial_case();
}

Test(plugin_host, the_reference_passes_with_buffers_flush_to_the_end)
{
    host.memory.flush_to_end = true;
    load("reference");
    run_every_trivial_case();
}

static void run_folder(const char *folder, size_t least)
{
    struct case_list list = {0};
    struct arena list_arena = arena_create((size_t)64 << 20);
    cr_assert(add_cases(&list, "cases", folder, &list_arena, &error) == STATUS_OK, "%s", error.message);
    cr_assert(list.count >= least, "%zu cases", list.count);
    for (size_t i = 0; i < list.count; i += TEST_FRACTION) {
        const struct case_location *location = &list.locations[i];
        struct scatter_case the_case;
        enum status status = scatter_case_load(&the_case, location, &arena, &error);
        cr_assert(status == STATUS_OK, "%s: %s", location->id, error.message);
        struct derived_expectation derived;
        cr_assert(derive_expectation(&the_case, &derived, &arena, &error) == STATUS_OK);
        struct answer answer = give(&the_case);
        enum verdict verdict = judge(fixture_judging(), &the_case, &derived, &answer, &arena).verdict;
        bool undefined = derived.preparation.outcome == OUTCOME_UNDEFINED;
        cr_expect(verdict == (undefined ? VERDICT_UNSUPPORTED : VERDICT_PASS), "%s: %s", location->id,
                  verdict_name(verdict));
        arena_reset(&arena);
    }
    case_list_close(&list);
    arena_destroy(&list_arena);
}

Test(plugin_host, the_reference_passes_every_case_of_the_corpus)
{
    load("reference");
    run_folder(CASES_FOLDER, 100);
}

static struct node_fixture fixture;

/* A ScatterElements-18 node that replaces the second of three elements. */
static void start_node(int32_t dtype, int64_t index)
{
    fixture_start(&fixture, OPERATOR_SCATTER_ELEMENTS, 18);
    fixture_input(&fixture, INPUT_DATA, dtype, NULL, DIMS(3));
    fixture_input(&fixture, INPUT_INDICES, DTYPE_INT64, &index, DIMS(1));
    fixture_input(&fixture, INPUT_UPDATES, dtype, NULL, DIMS(1));
}

static struct answer give_node(void)
{
    struct scatter_case the_case = case_from_node(&fixture);
    return give(&the_case);
}

Test(plugin_host, the_reference_rejects_with_the_rule_and_its_first_instance)
{
    load("reference");
    start_node(DTYPE_FLOAT, 7);
    struct answer answer = give_node();
    cr_expect(answer.kind == ANSWER_REJECTED && strncmp(answer.message, "index-bounds: ", 14) == 0, "%s: %s",
              answer_name(answer.kind), answer.message);
    cr_expect(strstr(answer.message, "7") != NULL, "%s", answer.message);
    fixture_end(&fixture);
}

Test(plugin_host, the_reference_does_not_support_nodes_without_a_defined_value)
{
    load("reference");
    start_node(DTYPE_COMPLEX64, 1);
    fixture_text(&fixture, "reduction", "max");
    struct answer answer = give_node();
    cr_expect(answer.kind == ANSWER_UNSUPPORTED && strlen(answer.message) > 0, "%s",
              answer_name(answer.kind));
    fixture_end(&fixture);
}

Test(plugin_host, the_reference_concatenates_strings)
{
    load("reference");
    start_node(DTYPE_STRING, -1);
    fixture_text(&fixture, "reduction", "add");
    struct string_element *data = fixture.tensors[INPUT_DATA].elements;
    struct string_element *updates = fixture.tensors[INPUT_UPDATES].elements;
    data[0] = data[1] = (struct string_element){"", 0};
    data[2] = (struct string_element){"a\0b", 3};
    updates[0] = (struct string_element){"c", 1};
    struct answer answer = give_node();
    cr_assert(answer.kind == ANSWER_OUTPUT && answer.output_problem == NULL, "%s", answer.message);
    const struct string_element *elements = answer.output.elements;
    cr_expect(elements[2].size == 4 && memcmp(elements[2].bytes, "a\0bc", 4) == 0);
    fixture_end(&fixture);
}

Test(plugin_host, the_reference_answers_nodes_that_lack_inputs)
{
    load("reference");
    for (size_t inputs = 0; inputs < INPUT_SLOTS; inputs++) {
        start_node(DTYPE_FLOAT, 0);
        fixture.node.input_count = inputs;
        cr_expect(give_node().kind == ANSWER_REJECTED, "%zu inputs", inputs);
        fixture_end(&fixture);
    }
}

Test(plugin_host, the_reference_treats_an_omitted_input_as_missing)
{
    load("reference");
    start_node(DTYPE_FLOAT, 0);
    fixture.tensors[INPUT_INDICES] = (struct tensor){.dtype = DTYPE_UNDEFINED, .name = ""};
    struct answer answer = give_node();
    cr_expect(answer.kind == ANSWER_REJECTED && strncmp(answer.message, "input-count: ", 13) == 0, "%s: %s",
              answer_name(answer.kind), answer.message);
    fixture_end(&fixture);
}

Test(plugin_host, the_reference_rejects_element_types_that_no_operator_admits)
{
    load("reference");
    start_node(DTYPE_UINT8, 0);
    fixture.tensors[INPUT_DATA].dtype = fixture.tensors[INPUT_UPDATES].dtype = DTYPE_FLOAT8E5M2;
    struct answer answer = give_node();
    cr_expect(answer.kind == ANSWER_REJECTED && strncmp(answer.message, "data-type: ", 11) == 0, "%s: %s",
              answer_name(answer.kind), answer.message);
    fixture_end(&fixture);
}

/* ---- declarations -------------------------------------------------------------------------------------- */

static struct declaration declare(const struct scatter_cts_plugin *plugin)
{
    struct declaration declaration;
    host.plugin = plugin;
    cr_assert(say_hello(NULL, 0, &declaration) == STATUS_OK, "%s", error.message);
    return declaration;
}

static const struct scatter_cts_combination two_combinations[] = {
    {"ScatterND-18", 1, "add"}, {"Scatter", 7, NULL}, {NULL, 0, NULL}};

Test(plugin_host, combinations_and_limits_are_declared)
{
    static const struct scatter_cts_limits limits = {
        .size = sizeof limits, .rank = 5, .extent = 6, .elements = 7, .bytes = INT64_MAX};
    struct scatter_cts_plugin plugin = reference_plugin;
    plugin.combinations = two_combinations;
    plugin.limits = &limits;
    const struct declaration declaration = declare(&plugin);
    cr_assert(declaration.combination_count == 2);
    cr_expect(strcmp(declaration.combinations[0].operator_name, "ScatterND-18") == 0);
    cr_expect(declaration.combinations[0].dtype == 1 && declaration.combinations[1].dtype == 7);
    cr_expect(strcmp(declaration.combinations[0].reduction, "add") == 0);
    cr_expect(strcmp(declaration.combinations[1].reduction, "") == 0);
    cr_expect(declaration.limits.greatest[LIMIT_RANK] == 5 && declaration.limits.greatest[LIMIT_EXTENT] == 6);
    cr_expect(declaration.limits.greatest[LIMIT_ELEMENTS] == 7);
    cr_expect(declaration.limits.greatest[LIMIT_BYTES] == INT64_MAX);
}

Test(plugin_host, members_that_size_does_not_cover_are_not_read)
{
    static const struct scatter_cts_limits limits = {.size = sizeof limits, .rank = 5};
    struct scatter_cts_plugin plugin = reference_plugin;
    plugin.combinations = two_combinations;
    plugin.limits = &limits;
    plugin.size = offsetof(struct scatter_cts_plugin, limits);
    struct declaration declaration = declare(&plugin);
    cr_expect(declaration.combination_count == 2 && declaration.limits.greatest[LIMIT_RANK] == 0);
    plugin.size = offsetof(struct scatter_cts_plugin, combinations);
    declaration = declare(&plugin);
    cr_expect(declaration.combination_count == 0);
}

Test(plugin_host, limits_of_a_wrong_size_are_an_error)
{
    static const struct scatter_cts_limits limits = {.rank = 5}; /* without its size */
    struct scatter_cts_plugin plugin = reference_plugin;
    struct declaration declaration;
    plugin.limits = &limits;
    host.plugin = &plugin;
    cr_expect(say_hello(NULL, 0, &declaration) == STATUS_PROTOCOL);
    cr_expect(strstr(error.message, "`size` of its limits") != NULL, "%s", error.message);
}

Test(plugin_host, a_plugin_for_the_first_version_of_the_header_works_as_before)
{
    struct declaration declaration;
    cr_assert(plugin_host_load(&host, TESTDATA_FOLDER "/first_plugin.so", &error) == STATUS_OK, "%s",
              error.message);
    cr_assert(say_hello(NULL, 0, &declaration) == STATUS_OK, "%s", error.message);
    cr_expect(strcmp(declaration.name, "first") == 0);
    cr_expect(declaration.combination_count == 0 && declaration.limits.greatest[LIMIT_RANK] == 0);
    start_node(DTYPE_FLOAT, 1);
    cr_expect(give_node().kind == ANSWER_UNSUPPORTED);
    fixture_end(&fixture);
}

/* ---- libraries that cannot be used --------------------------------------------------------------------- */

static void expect_unusable(const char *path, enum status status, const char *message)
{
    enum status actual = plugin_host_load(&host, path, &error);
    cr_expect(actual == status && strstr(error.message, message) != NULL, "%s: %s", status_name(actual),
              error.message);
}

Test(plugin_host, a_library_that_does_not_exist_is_named)
{
    expect_unusable("/nowhere/at/all.so", STATUS_NOT_FOUND, "/nowhere/at/all.so");
}

Test(plugin_host, a_bare_name_is_a_file_of_the_current_folder)
{
    expect_unusable("libm.so.6", STATUS_NOT_FOUND, "./libm.so.6");
}

Test(plugin_host, a_file_that_is_not_a_library_is_named)
{
    expect_unusable(CASES_FOLDER "/case.schema.json", STATUS_NOT_FOUND, "case.schema.json");
}

Test(plugin_host, a_library_without_the_symbol_is_not_a_plugin)
{
    expect_unusable(TESTDATA_FOLDER "/unusable_symbol.so", STATUS_NOT_FOUND, SCATTER_CTS_PLUGIN_SYMBOL);
}

Test(plugin_host, a_plugin_for_another_version_of_the_interface_is_refused)
{
    expect_unusable(TESTDATA_FOLDER "/unusable_version.so", STATUS_PROTOCOL, "version 2");
}

Test(plugin_host, a_plugin_with_too_small_a_structure_is_refused)
{
    expect_unusable(TESTDATA_FOLDER "/unusable_size.so", STATUS_PROTOCOL, "bytes");
}

Test(plugin_host, a_plugin_without_run_is_refused)
{
    expect_unusable(TESTDATA_FOLDER "/unusable_run.so", STATUS_PROTOCOL, "`run`");
}

Test(plugin_host, a_path_that_is_too_long_is_refused)
{
    static char path[5000];
    memset(path, 'a', sizeof path - 1);
    expect_unusable(path, STATUS_NOT_FOUND, "too long");
}

/* ---- unexpected messages ------------------------------------------------------------------------------- */

static const ScatterCts__ToRunner *serve(const void *bytes, size_t size)
{
    size_t answer_size = 0;
    void *answer = plugin_host_serve(&host, bytes, size, &answer_size, &arena);
    ProtobufCMessage *message = NULL;
    cr_assert(answer != NULL);
    cr_assert(message_unpack(&message, &scatter_cts__to_runner__descriptor, answer, answer_size, &arena,
                             &error) == STATUS_OK);
    return (const ScatterCts__ToRunner *)message;
}

static void expect_failed(const ScatterCts__ToRunner *answer, const char *text)
{
    cr_assert(answer->what_case == SCATTER_CTS__TO_RUNNER__WHAT_FAILED, "%d", (int)answer->what_case);
    cr_expect(strstr(answer->failed, text) != NULL, "%s", answer->failed);
}

static void expect_not_run(const ScatterCts__ToRunner *answer, const char *text)
{
    cr_assert(answer->what_case == SCATTER_CTS__TO_RUNNER__WHAT_NOT_RUN, "%d", (int)answer->what_case);
    cr_expect(strstr(answer->not_run, text) != NULL, "%s", answer->not_run);
}

Test(plugin_host, a_request_before_hello_fails)
{
    cr_assert(plugin_host_load(&host, "reference", &error) == STATUS_OK);
    start_node(DTYPE_FLOAT, 0);
    struct answer answer = give_node();
    cr_expect(answer.kind == ANSWER_FAILED && strstr(answer.message, "before hello") != NULL, "%s",
              answer.message);
    fixture_end(&fixture);
}

Test(plugin_host, bytes_that_are_not_a_message_are_not_run)
{
    cr_assert(plugin_host_load(&host, "reference", &error) == STATUS_OK);
    expect_not_run(serve("\xff\xff", 2), "2 bytes");
}

Test(plugin_host, an_empty_message_fails)
{
    cr_assert(plugin_host_load(&host, "reference", &error) == STATUS_OK);
    expect_failed(serve("", 0), "neither hello nor a request");
}

/* Serves a request that a test built by hand. */
static const ScatterCts__ToRunner *serve_request(ScatterCts__Request *request)
{
    ScatterCts__ToImplementation message = SCATTER_CTS__TO_IMPLEMENTATION__INIT;
    void *bytes = NULL;
    size_t size = 0;
    message.what_case = SCATTER_CTS__TO_IMPLEMENTATION__WHAT_REQUEST;
    message.request = request;
    cr_assert(message_pack(&message.base, &bytes, &size, &arena, &error) == STATUS_OK);
    return serve(bytes, size);
}

Test(plugin_host, a_request_without_a_node_is_not_run)
{
    ScatterCts__Request request = SCATTER_CTS__REQUEST__INIT;
    load("reference");
    expect_not_run(serve_request(&request), "no node");
}

Test(plugin_host, a_request_whose_input_is_not_a_tensor_is_not_run)
{
    ScatterCts__Request request = SCATTER_CTS__REQUEST__INIT;
    ScatterCts__Node node = SCATTER_CTS__NODE__INIT;
    ProtobufCBinaryData input = {.data = (uint8_t *)"\xff", .len = 1};
    load("reference");
    request.node = &node;
    request.n_inputs = 1;
    request.inputs = &input;
    expect_not_run(serve_request(&request), "TensorProto");
}

Test(plugin_host, a_request_whose_attribute_is_malformed_is_not_run)
{
    ScatterCts__Request request = SCATTER_CTS__REQUEST__INIT;
    ScatterCts__Node node = SCATTER_CTS__NODE__INIT;
    ProtobufCBinaryData attribute = {.data = (uint8_t *)"\xff", .len = 1};
    load("reference");
    request.node = &node;
    node.n_attributes = 1;
    node.attributes = &attribute;
    expect_not_run(serve_request(&request), "AttributeProto");
}

Test(plugin_host, a_request_for_another_operator_fails_in_the_reference)
{
    ScatterCts__Request request = SCATTER_CTS__REQUEST__INIT;
    ScatterCts__Node node = SCATTER_CTS__NODE__INIT;
    load("reference");
    node.op_type = (char *)"Gather";
    request.node = &node;
    expect_failed(serve_request(&request), "scatter operator");
}

Test(plugin_host, an_answer_has_the_number_of_its_message)
{
    size_t size = 0;
    cr_assert(plugin_host_load(&host, "reference", &error) == STATUS_OK);
    for (uint64_t number = 1; number < UINT64_MAX / 1000; number *= 1000) {
        const void *hello = protocol_hello(number, NULL, 0, &size, &arena);
        const ScatterCts__ToRunner *answer = serve(hello, size);
        cr_expect(answer->has_number && answer->number == number);
    }
}

Test(plugin_host, a_host_with_a_refusal_answers_every_message_with_its_reason)
{
    size_t size = 0;
    host.refusal = "no library";
    const void *hello = protocol_hello(9, NULL, 0, &size, &arena);
    const ScatterCts__ToRunner *answer = serve(hello, size);
    expect_failed(answer, "no library");
    cr_expect(answer->number == 9);
}

Test(plugin_host, an_arena_without_room_gives_no_answer)
{
    struct arena none = arena_create(0);
    size_t size = 0, answer_size = 0;
    void *hello = protocol_hello(1, NULL, 0, &size, &arena);
    cr_assert(plugin_host_load(&host, "reference", &error) == STATUS_OK);
    cr_expect(plugin_host_serve(&host, hello, size, &answer_size, &none) == NULL);
}
