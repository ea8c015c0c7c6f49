#include "status.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <string.h>

Test(status, an_error_holds_its_status_and_message)
{
    struct error error;
    cr_expect(
        eq(int, (int)error_set(&error, STATUS_NOT_FOUND, "no %s number %d", "case", 7), STATUS_NOT_FOUND));
    cr_expect(eq(int, (int)error.status, STATUS_NOT_FOUND));
    cr_expect(eq(str, error.message, "no case number 7"));
}

Test(status, nobody_needs_to_ask_for_the_message)
{
    cr_expect(eq(int, (int)error_set(NULL, STATUS_USAGE, "x"), STATUS_USAGE));
    cr_expect(eq(int, (int)error_prefix(NULL, STATUS_USAGE, "x"), STATUS_USAGE));
}

Test(status, a_context_is_put_before_the_message)
{
    struct error error;
    error_set(&error, STATUS_UNREADABLE, "dims: too many");
    cr_expect(eq(int, (int)error_prefix(&error, STATUS_SYSTEM, "input_0.pb"), STATUS_UNREADABLE));
    cr_expect(eq(str, error.message, "input_0.pb: dims: too many"));
}

Test(status, long_messages_are_cut_to_the_buffer)
{
    struct error error;
    error_set(&error, STATUS_SYSTEM, "%03000d", 1);
    cr_expect(eq(sz, strlen(error.message), sizeof error.message - 1), "one that is too long itself");
    error_prefix(&error, STATUS_SYSTEM, "context");
    cr_expect(eq(int, strncmp(error.message, "context: 000", 12), 0), "the context comes first");
    cr_expect(eq(sz, strlen(error.message), sizeof error.message - 1), "and the end is lost");
}

Test(status, every_status_has_a_name)
{
    for (int status = STATUS_OK; status <= STATUS_PROTOCOL; status++)
        cr_expect(ne(str, (char *)status_name((enum status)status), "unknown status"), "%d", status);
}
