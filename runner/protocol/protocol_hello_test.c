/* Tests of hello and its answer. */
#include "model_builder_fixture.h"
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

TestSuite(protocol_hello, .init = set_up, .fini = tear_down);

Test(protocol_hello, hello_carries_the_version_and_the_options_in_order)
{
    static const struct option options[] = {{"threads", "1"}, {"device", ""}};
    size_t size = 0;
    const void *bytes = protocol_hello(7, options, 2, &size, &arena);
    cr_assert(bytes != NULL);
    const ScatterCts__ToImplementation *message = unpack_to_implementation(bytes, size, &arena);
    cr_assert(message->what_case == SCATTER_CTS__TO_IMPLEMENTATION__WHAT_HELLO);
    cr_expect(message->has_number && message->number == 7);
    cr_expect(message->hello->protocol == 1 && message->hello->reads_prepared);
    cr_assert(message->hello->n_options == 2);
    cr_expect(strcmp(message->hello->options[0]->key, "threads") == 0);
    cr_expect(strcmp(message->hello->options[0]->value, "1") == 0);
    cr_expect(strcmp(message->hello->options[1]->key, "device") == 0);
    cr_expect(strcmp(message->hello->options[1]->value, "") == 0);
}

Test(protocol_hello, hello_without_memory_is_null)
{
    struct arena none = arena_create(0);
    size_t size = 0;
    cr_expect(protocol_hello(1, NULL, 0, &size, &none) == NULL);
}

/* ---- the answer ---------------------------------------------------------------------------------------- */

static struct declaration declaration;
static struct error error;

static enum status read_hello(const ScatterCts__ToRunner *message)
{
    struct built_bytes built = build_bytes(&arena, &message->base);
    return protocol_read_hello(MESSAGE_NUMBER, built.bytes, built.size, &declaration, &arena, &error);
}

static void expect_no_hello(const ScatterCts__ToRunner *message, const char *text)
{
    enum status status = read_hello(message);
    cr_expect(status == STATUS_PROTOCOL && strstr(error.message, text) != NULL, "%s: %s", status_name(status),
              error.message);
}

Test(protocol_hello, a_hello_is_read)
{
    char *operators[] = {(char *)"Scatter", (char *)"ScatterND-18"}, *reductions[] = {(char *)"none"};
    int32_t dtypes[] = {1, 7, 8};
    ScatterCts__HelloToRunner hello = SCATTER_CTS__HELLO_TO_RUNNER__INIT;
    ScatterCts__ToRunner message = numbered_message();
    hello.name = (char *)"my\x1b backend";
    hello.version = (char *)"1.0";
    hello.n_operators = 2;
    hello.operators = operators;
    hello.n_dtypes = 3;
    hello.dtypes = dtypes;
    hello.n_reductions = 1;
    hello.reductions = reductions;
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_HELLO;
    message.hello = &hello;
    cr_assert(read_hello(&message) == STATUS_OK);
    cr_expect(strcmp(declaration.name, "my? backend") == 0 && strcmp(declaration.version, "1.0") == 0);
    cr_assert(declaration.operator_count == 2 && declaration.dtype_count == 3 &&
              declaration.reduction_count == 1);
    cr_expect(strcmp(declaration.operators[1], "ScatterND-18") == 0 && declaration.dtypes[2] == 8);
    cr_expect(strcmp(declaration.reductions[0], "none") == 0);
}

Test(protocol_hello, combinations_and_limits_are_read_and_their_fields_are_optional)
{
    ScatterCts__Combination whole = SCATTER_CTS__COMBINATION__INIT, empty = SCATTER_CTS__COMBINATION__INIT;
    ScatterCts__Combination *combinations[] = {&whole, &empty};
    ScatterCts__Limits limits = SCATTER_CTS__LIMITS__INIT;
    ScatterCts__HelloToRunner hello = SCATTER_CTS__HELLO_TO_RUNNER__INIT;
    ScatterCts__ToRunner message = numbered_message();
    whole.operator_ = (char *)"ScatterND-18";
    whole.has_dtype = 1;
    whole.dtype = 7;
    whole.reduction = (char *)"max";
    limits.has_elements = 1;
    limits.elements = 4096;
    hello.n_combinations = 2;
    hello.combinations = combinations;
    hello.limits = &limits;
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_HELLO;
    message.hello = &hello;
    cr_assert(read_hello(&message) == STATUS_OK, "%s", error.message);
    cr_assert(declaration.combination_count == 2);
    cr_expect(strcmp(declaration.combinations[0].operator_name, "ScatterND-18") == 0);
    cr_expect(declaration.combinations[0].dtype == 7);
    cr_expect(strcmp(declaration.combinations[0].reduction, "max") == 0);
    cr_expect(strcmp(declaration.combinations[1].operator_name, "") == 0);
    cr_expect(declaration.limits.greatest[LIMIT_ELEMENTS] == 4096);
    cr_expect(declaration.limits.greatest[LIMIT_RANK] == 0);
}

Test(protocol_hello, a_device_and_preparation_are_read)
{
    ScatterCts__Device device = SCATTER_CTS__DEVICE__INIT;
    ScatterCts__HelloToRunner hello = SCATTER_CTS__HELLO_TO_RUNNER__INIT;
    ScatterCts__ToRunner message = numbered_message();
    device.name = (char *)"a\x1b gpu";
    hello.device = &device;
    hello.has_prepares = hello.prepares = 1;
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_HELLO;
    message.hello = &hello;
    cr_assert(read_hello(&message) == STATUS_OK, "%s", error.message);
    cr_expect_str_eq(declaration.device, "a? gpu");
    cr_expect_str_eq(declaration.driver, "");
    cr_expect(declaration.prepares);
}

Test(protocol_hello, all_fields_of_hello_are_optional)
{
    ScatterCts__HelloToRunner hello = SCATTER_CTS__HELLO_TO_RUNNER__INIT;
    ScatterCts__ToRunner message = numbered_message();
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_HELLO;
    message.hello = &hello;
    cr_assert(read_hello(&message) == STATUS_OK);
    cr_expect(strcmp(declaration.name, "") == 0 && strcmp(declaration.version, "") == 0);
    cr_expect(declaration.operator_count == 0 && declaration.dtype_count == 0 &&
              declaration.reduction_count == 0);
}

Test(protocol_hello, a_refusal_to_start_is_reported_with_its_reason)
{
    ScatterCts__ToRunner message = numbered_message();
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_FAILED;
    message.failed = (char *)"no device";
    expect_no_hello(&message, "no device");
}

Test(protocol_hello, another_message_is_not_a_hello)
{
    ScatterCts__ToRunner message = numbered_message();
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_REJECTED;
    message.rejected = (char *)"why?";
    expect_no_hello(&message, "another message");
}

Test(protocol_hello, a_hello_with_another_number_is_refused)
{
    ScatterCts__HelloToRunner hello = SCATTER_CTS__HELLO_TO_RUNNER__INIT;
    ScatterCts__ToRunner message = numbered_message();
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_HELLO;
    message.hello = &hello;
    message.number++;
    expect_no_hello(&message, "the number of another message");
}

Test(protocol_hello, a_hello_without_a_number_is_refused)
{
    ScatterCts__HelloToRunner hello = SCATTER_CTS__HELLO_TO_RUNNER__INIT;
    ScatterCts__ToRunner message = SCATTER_CTS__TO_RUNNER__INIT;
    message.what_case = SCATTER_CTS__TO_RUNNER__WHAT_HELLO;
    message.hello = &hello;
    expect_no_hello(&message, "carries no number");
}

Test(protocol_hello, an_empty_message_is_not_a_hello)
{
    ScatterCts__ToRunner message = numbered_message();
    expect_no_hello(&message, "another message");
}

Test(protocol_hello, bytes_that_are_not_a_message_are_not_a_hello)
{
    enum status status = protocol_read_hello(MESSAGE_NUMBER, "Hello!", 6, &declaration, &arena, &error);
    cr_expect(status == STATUS_PROTOCOL && strstr(error.message, "6 bytes") != NULL, "%s", error.message);
}

Test(protocol_hello, lack_of_memory_for_an_answer_to_hello_is_out_of_memory)
{
    struct arena none = arena_create(0);
    ScatterCts__ToRunner message = numbered_message();
    struct built_bytes built = build_bytes(&arena, &message.base);
    cr_expect(protocol_read_hello(MESSAGE_NUMBER, built.bytes, built.size, &declaration, &none, &error) ==
              STATUS_OUT_OF_MEMORY);
}
