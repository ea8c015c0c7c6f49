#define _POSIX_C_SOURCE 200809L

#include "journal.h"
#include "record.h"
#include "result_reader.h"
#include "temporary_folder_fixture.h"
#include "text_compare.h"

#include <criterion/criterion.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static struct temporary_folder folder;
static struct arena arena;
static struct error error;
static struct journal journal;
static struct process_losses losses;
static char results[300], path[320];
static bool is_kept = true;

static void set_up(void)
{
    folder = temporary_folder_create();
    arena = arena_create((size_t)16 << 20);
    (void)snprintf(results, sizeof results, "%s/r.jsonl", folder.path);
    (void)snprintf(path, sizeof path, "%s.partial", results);
}

static void tear_down(void)
{
    journal_close(&journal, is_kept);
    temporary_folder_remove(&folder);
    arena_destroy(&arena);
}

TestSuite(journal, .init = set_up, .fini = tear_down);

static enum status begin(const char *edition, const char *started)
{
    static const struct recorded_implementation implementation = {
        .specification = "x", .name = "", .version = ""};
    const struct recorded_header header = {.format = RESULT_FORMAT,
                                           .edition = edition,
                                           .started = started,
                                           .implementation = &implementation,
                                           .waivers = ""};
    return journal_begin(&journal, &header, &error);
}

static enum status add(const char *id, const char *verdict)
{
    struct recorded_case item = recorded_case_of(NULL, NULL);
    item.id = id;
    item.implementation = "x";
    item.verdict = (enum verdict)name_position(record_verdicts, verdict);
    return journal_add(&journal, &item, &losses, &error);
}

static void open_well(void)
{
    enum status status = journal_read(&journal, results, &error);
    if (status == STATUS_OK)
        status = journal_open(&journal, results, &error);
    cr_assert(status == STATUS_OK, "%s", status == STATUS_OK ? "" : error.message);
}

/* A journal with a header and these two cases, closed. */
static void write_two(void)
{
    open_well();
    cr_assert(begin("new", "1") == STATUS_OK);
    cr_assert(add("b", "pass") == STATUS_OK && add("a", "fail") == STATUS_OK);
    journal_close(&journal, is_kept);
}

static off_t size_of_file(void)
{
    struct stat facts;
    return stat(path, &facts) == 0 ? facts.st_size : -1;
}

static void append(const char *bytes, size_t size)
{
    FILE *file = fopen(path, "a");
    cr_assert(file != NULL && fwrite(bytes, 1, size, file) == size && fclose(file) == 0);
}

Test(journal, contains_the_written_records_when_it_is_opened_again)
{
    write_two();
    open_well();
    cr_expect(journal.records.count == 2);
    cr_expect(kept_record(&journal.records, "a") != NULL && kept_record(&journal.records, "b") != NULL);
    cr_expect(begin("new", "2") == STATUS_OK, "only the time of the start is different");
}

Test(journal, of_another_run_is_refused_and_the_member_is_named)
{
    write_two();
    open_well();
    cr_expect(begin("old", "1") == STATUS_UNREADABLE);
    cr_expect(strstr(error.message, "r.jsonl.partial") != NULL &&
                  strstr(error.message, "\"edition\"") != NULL,
              "%s", error.message);
}

Test(journal, does_not_keep_a_case_that_was_not_run)
{
    open_well();
    cr_assert(begin("new", "1") == STATUS_OK && add("a", "not-run") == STATUS_OK);
    journal_close(&journal, is_kept);
    open_well();
    cr_expect(journal.records.count == 0);
}

Test(journal, does_not_keep_a_skipped_folder_which_is_read_again)
{
    struct recorded_case item = recorded_case_of(NULL, NULL);
    item.id = "a";
    item.is_skipped = true;
    open_well();
    cr_assert(begin("new", "1") == STATUS_OK && journal_add(&journal, &item, &losses, &error) == STATUS_OK);
    journal_close(&journal, is_kept);
    open_well();
    cr_expect(journal.records.count == 0);
}

Test(journal, loses_only_a_truncated_last_line)
{
    write_two();
    off_t whole = size_of_file();
    open_well();
    cr_assert(begin("new", "1") == STATUS_OK && add("c", "pass") == STATUS_OK);
    journal_close(&journal, is_kept);
    off_t more = size_of_file();
    for (off_t size = more - 2; size >= whole; size--) {
        cr_assert(truncate(path, size) == 0);
        open_well();
        cr_expect(journal.records.count == 2, "%lld", (long long)size);
        journal_close(&journal, is_kept);
        cr_expect(size_of_file() == whole, "it is cut there, so that the next line is whole");
    }
}

Test(journal, with_a_truncated_header_starts_again)
{
    open_well();
    cr_assert(begin("new", "1") == STATUS_OK);
    journal_close(&journal, is_kept);
    for (off_t size = size_of_file() - 1; size > 0; size--) {
        cr_assert(truncate(path, size) == 0);
        open_well();
        cr_expect(journal.header == NULL);
        journal_close(&journal, is_kept);
        open_well();
        cr_expect(begin("old", "1") == STATUS_OK);
        journal_close(&journal, is_kept);
    }
}

Test(journal, with_an_unfinished_last_line_is_read_without_it)
{
    write_two();
    append("{\"type\":\"ca", 11);
    open_well();
    cr_expect(journal.records.count == 2);
}

Test(journal, with_a_damaged_line_before_the_last_is_refused_with_file_and_line)
{
    write_two();
    int descriptor = open(path, O_WRONLY);
    cr_assert(descriptor >= 0 && pwrite(descriptor, "Z", 1, 1) == 1 && close(descriptor) == 0);
    cr_expect(journal_read(&journal, results, &error) == STATUS_UNREADABLE);
    cr_expect(strstr(error.message, "r.jsonl.partial, line 1") != NULL, "%s", error.message);
}

Test(journal, refuses_another_file_and_leaves_it_unchanged)
{
    append("dear diary", 10);
    cr_expect(journal_read(&journal, results, &error) == STATUS_UNREADABLE);
    journal_close(&journal, is_kept);
    cr_expect(size_of_file() == 10);
}

Test(journal, refuses_a_last_line_that_is_longer_than_lines_are)
{
    append("{", 1);
    cr_assert(truncate(path, (off_t)RESULT_LINE_LIMIT + 100000) == 0);
    cr_expect(journal_read(&journal, results, &error) == STATUS_UNREADABLE);
    journal_close(&journal, is_kept);
    cr_expect(size_of_file() == (off_t)RESULT_LINE_LIMIT + 100000);
}

Test(journal, refuses_a_file_that_is_not_regular)
{
    cr_assert(mkfifo(path, 0600) == 0);
    cr_expect(journal_read(&journal, results, &error) != STATUS_OK);
}

Test(journal, without_a_started_run_is_removed)
{
    open_well();
    journal_close(&journal, is_kept);
    cr_expect(size_of_file() == -1);
}

Test(journal, keeps_processes_lost_during_cases_and_between_them)
{
    open_well();
    cr_assert(begin("new", "1") == STATUS_OK);
    process_losses_add(&losses, LOSS_IN_CASE, "was killed", "a");
    cr_assert(add("a", "pass") == STATUS_OK);
    process_losses_add(&losses, LOSS_BETWEEN, "exited", NULL);
    cr_assert(add("b", "pass") == STATUS_OK);
    journal_close(&journal, is_kept);
    open_well();
    cr_expect(journal.losses.kind_count == 2 && journal.losses.count == 2);
}

Test(journal, keeps_the_ranges_of_worlds_in_their_order)
{
    open_well();
    cr_assert(begin("new", "1") == STATUS_OK && add("random-1/0000000003", "fail") == STATUS_OK);
    for (int from = 0; from < 20; from += 10) {
        const struct recorded_range range = {
            .source = "random-1", .from = from, .end = from + 10, .passed = 9, .unsupported = 1};
        cr_expect(journal_add_range(&journal, &range, &losses, &error) == STATUS_OK);
    }
    journal_close(&journal, is_kept);
    open_well();
    cr_expect(journal.records.count == 1);
    cr_assert(journal.range_count == 2);
    cr_expect(journal.ranges[1].from == 10 && journal.ranges[1].passed == 9);
}

/* A lock does not exclude its own process. */
Test(journal, in_use_by_another_process_is_refused)
{
    open_well();
    pid_t child = fork();
    if (child == 0) {
        struct journal second = {.header = NULL};
        _exit(journal_open(&second, results, &error) == STATUS_SYSTEM &&
                      strstr(error.message, "another process") != NULL
                  ? 0
                  : 1);
    }
    int end;
    cr_assert(waitpid(child, &end, 0) == child);
    cr_expect(end == 0);
}

Test(journal, reports_a_full_disk)
{
    const struct rlimit limit = {.rlim_cur = 300, .rlim_max = RLIM_INFINITY};
    (void)signal(SIGXFSZ, SIG_IGN);
    open_well();
    cr_assert(begin("new", "1") == STATUS_OK);
    cr_assert(setrlimit(RLIMIT_FSIZE, &limit) == 0);
    enum status status = STATUS_OK;
    for (int i = 0; i < 10 && status == STATUS_OK; i++)
        status = add("a", "pass");
    cr_expect(status == STATUS_SYSTEM);
    cr_expect(strstr(error.message, "r.jsonl.partial: cannot be written") != NULL, "%s", error.message);
    const struct rlimit no_limit = {.rlim_cur = RLIM_INFINITY, .rlim_max = RLIM_INFINITY};
    cr_assert(setrlimit(RLIMIT_FSIZE, &no_limit) == 0);
    cr_expect(add("b", "pass") == STATUS_SYSTEM, "nothing is written after a truncated line");
    journal_close(&journal, is_kept);
    open_well();
    cr_expect(journal.records.count == 1);
}
