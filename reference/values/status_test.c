#include "status.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <stdio.h>
#include <string.h>

Test(status, an_error_holds_its_status_and_message)
{
    struct error error;
    cr_expect(
        eq(int, (int)error_set(&error, STATUS_NOT_FOUND, "no %s number %d", "case", 7), STATUS_NOT_FOUND));
    cr_expect(eq(int, (int)error.status, STATUS_NOT_FOUND));
    cr_expect(eq(str, error.message, "no case number 7"));
}

Test(status, the_message_is_optional)
{
    cr_expect(eq(int, (int)error_set(NULL, STATUS_USAGE, "x"), STATUS_USAGE));
    cr_expect(eq(int, (int)error_prefix(NULL, STATUS_USAGE, "x"), STATUS_USAGE));
}

Test(status, memory_that_is_lacking_has_a_status_and_a_message_of_its_own)
{
    struct error error;
    cr_expect(eq(int, (int)error_no_memory(&error, "the results"), STATUS_OUT_OF_MEMORY));
    cr_expect(eq(int, (int)error.status, STATUS_OUT_OF_MEMORY));
    cr_expect(eq(str, error.message, "no memory for the results"));
    cr_expect(eq(int, (int)error_no_memory(NULL, "the results"), STATUS_OUT_OF_MEMORY), "without an error");
}

Test(status, a_context_is_put_before_the_message)
{
    struct error error;
    error_set(&error, STATUS_UNREADABLE, "dims: too many");
    cr_expect(eq(int, (int)error_prefix(&error, STATUS_SYSTEM, "input_0.pb"), STATUS_UNREADABLE));
    cr_expect(eq(str, error.message, "input_0.pb: dims: too many"));
}

Test(status, a_message_is_one_line)
{
    struct error error;
    (void)error_set(&error, STATUS_UNREADABLE, "%s: is odd", "a\nb\x7f\t");
    cr_expect(eq(str, error.message, "a?b??: is odd"));
    (void)error_prefix(&error, STATUS_UNREADABLE, "c\nd");
    cr_expect(eq(str, error.message, "c?d: a?b??: is odd"));
}

Test(status, only_error_add_lines_adds_lines)
{
    struct error error;
    (void)error_set(&error, STATUS_DIED, "it ended");
    cr_expect(error_add_lines(&error, STATUS_DIED, "; it printed:", "a\nb\n") == STATUS_DIED);
    cr_expect(eq(str, error.message, "it ended; it printed:\na\nb\n"));
    (void)error_prefix(&error, STATUS_DIED, "x.so");
    cr_expect(eq(str, error.message, "x.so: it ended; it printed:\na\nb\n"));
}

Test(status, of_too_many_lines_the_last_are_kept_also_behind_a_context)
{
    struct error error;
    char lines[5000];
    int length = 0;
    for (int i = 0; i < 200; i++)
        length += snprintf(lines + length, sizeof lines - (size_t)length, "warning %d\n", i);
    (void)snprintf(lines + length, sizeof lines - (size_t)length, "ImportError: no module\n");
    (void)error_set(&error, STATUS_DIED, "it ended");
    (void)error_add_lines(&error, STATUS_DIED, "; it printed:", lines);
    (void)error_prefix(&error, STATUS_DIED, "exec:python3 a_long_path/to/a_backend.py --with options");
    const char *message = error.message;
    cr_expect(strncmp(message, "exec:python3", 12) == 0 &&
              strstr(message, "it printed:\n[...]\nwarning ") != NULL);
    cr_expect(strcmp(message + strlen(message) - 23, "ImportError: no module\n") == 0, "%s", message);
    cr_expect(strstr(message, "warning 0\n") == NULL && strstr(message, "\nwarning 100\n") != NULL);
}

Test(status, of_one_line_that_is_too_long_the_end_is_kept)
{
    struct error error;
    char line[5000];
    (void)snprintf(line, sizeof line, "%04000dend", 0);
    (void)error_set(&error, STATUS_DIED, "it ended");
    (void)error_add_lines(&error, STATUS_DIED, "; it printed:", line);
    cr_expect(strcmp(error.message + strlen(error.message) - 4, "0end") == 0);
}

Test(status, of_one_line_that_is_too_long_the_end_is_kept_with_its_line_feed)
{
    struct error error;
    char line[5000];
    (void)snprintf(line, sizeof line, "%04000dend\n", 0);
    (void)error_set(&error, STATUS_DIED, "it ended");
    (void)error_add_lines(&error, STATUS_DIED, "; it printed:", line);
    cr_expect(strcmp(error.message + strlen(error.message) - 5, "0end\n") == 0);
}

Test(status, adding_no_lines_changes_nothing)
{
    struct error error;
    (void)error_set(&error, STATUS_DIED, "it ended");
    (void)error_add_lines(&error, STATUS_DIED, "; it printed:", "");
    cr_expect(eq(str, error.message, "it ended"));
}

Test(status, long_messages_are_cut_to_the_buffer)
{
    struct error error;
    error_set(&error, STATUS_SYSTEM, "%03000d", 1);
    cr_expect(eq(sz, strlen(error.message), sizeof error.message - 1), "a message that is too long");
    error_prefix(&error, STATUS_SYSTEM, "context");
    cr_expect(eq(int, strncmp(error.message, "context: 000", 12), 0), "the context comes first");
    cr_expect(eq(sz, strlen(error.message), sizeof error.message - 1), "the end is cut off");
}

Test(status, every_status_has_a_name)
{
    for (int status = STATUS_OK; status <= STATUS_PROTOCOL; status++)
        cr_expect(ne(str, (char *)status_name((enum status)status), "unknown status"), "%d", status);
}
