/*
 * Opens and reads the journal of a killed run, continues it as `run --resume` does, and opens it again. If an
 * input begins with "{", it contains the lines without checksums, and the target adds them; any other input
 * is the file itself.
 */
#include "journal.h"

#include "record.h"
#include "result_reader.h"
#include "scratch.h"
#include "sha256.h"
#include "target.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DIGITS = 16 };

static struct arena arena = {.limit = FUZZ_MEMORY};

/* ---- the file ---------------------------------------------------------------------------------------------------------- */

/*
 * Writes the lines with their checksums to `text` and returns the size. An unterminated last line stays
 * unterminated.
 */
static size_t put_checksums(const char *lines, size_t size, char *text)
{
    size_t made = 0;
    for (size_t begin = 0; begin < size;) {
        const char *newline = memchr(lines + begin, '\n', size - begin);
        size_t length = newline == NULL ? size - begin : (size_t)(newline - lines) - begin;
        size_t with_end = length + (newline != NULL);
        char sum[SHA256_TEXT_SIZE];
        sha256_of(lines + begin, length, sum);
        memcpy(text + made, sum, DIGITS);
        text[made + DIGITS] = ' ';
        memcpy(text + made + DIGITS + 1, lines + begin, with_end);
        made += DIGITS + 1 + with_end;
        begin += with_end;
    }
    return made;
}

/* Writes the journal of the input; returns the path of the results. */
static const char *write_journal(const uint8_t *bytes, size_t size)
{
    static char results[512];
    char *text = malloc((DIGITS + 2) * (size + 1));
    if (text == NULL)
        abort();
    bool is_lines = size > 0 && bytes[0] == '{';
    const char *path = is_lines
                           ? scratch_write("r.journal", text, put_checksums((const char *)bytes, size, text))
                           : scratch_write("r.journal", bytes, size);
    free(text);
    (void)snprintf(results, sizeof results, "%.*s", (int)(strlen(path) - strlen(".journal")), path);
    return results;
}

/* Appends a partial line, as if the process had been killed while writing it. */
static void add_partial_line(const char *path)
{
    FILE *file = fopen(path, "ab");
    if (file == NULL || fputs("0123456789abcdef {\"type\":\"ca", file) < 0 || fclose(file) != 0)
        abort();
}

/* ---- contents ---------------------------------------------------------------------------------------------------------- */

static void check_records(const struct journal *journal)
{
    PROMISED(journal->header != NULL || journal->records.count == 0);
    for (size_t i = 0; i < journal->records.count; i++) {
        const struct recorded_case *item = journal->records.items[i];
        PROMISED(kept_record(&journal->records, item->id) == item);
        PROMISED(strcmp(item->implementation, journal->header->implementation->specification) == 0);
    }
}

static void check_losses(const struct journal *journal)
{
    const struct process_losses *losses = &journal->losses;
    int64_t sum = 0;
    for (size_t i = 0; i < losses->kind_count; i++) {
        fuzz_read_text(losses->kinds[i].how);
        fuzz_read_text(losses->kinds[i].case_id);
        sum += losses->kinds[i].count;
    }
    PROMISED(sum == losses->count);
}

/* Continues the run of the journal or starts one: adds the record of another case and a lost process. */
static void continue_run(struct journal *journal)
{
    static const struct recorded_implementation implementation = {
        .specification = "x", .name = "", .version = ""};
    static const struct recorded_header new_header = {
        .format = RESULT_FORMAT, .implementation = &implementation, .waivers = ""};
    const struct recorded_header *header = journal->header != NULL ? journal->header : &new_header;
    struct error error;
    struct process_losses losses = {0};
    struct arena scratch = arena_create(FUZZ_MEMORY);
    struct recorded_case item = recorded_case_of(NULL, &scratch);
    item.id = "another";
    item.implementation = header->implementation->specification;
    item.verdict = VERDICT_PASS;
    PROMISED(journal_begin(journal, header, &error) == STATUS_OK);
    process_losses_add(&losses, LOSS_BETWEEN, "was killed by SIGSEGV", NULL);
    PROMISED(journal_add(journal, &item, &losses, &error) == STATUS_OK);
    arena_destroy(&scratch);
}

static enum status open_journal(struct journal *journal, const char *results)
{
    struct error error;
    *journal = (struct journal){.mutex = PTHREAD_MUTEX_INITIALIZER};
    enum status status = journal_open(journal, results, &arena, &error);
    if (status != STATUS_OK)
        fuzz_check_error(status, &error);
    return status;
}

/* Checks that the old and the new records are read again although a truncated line follows them. */
static void check_reopened(const char *results, size_t count)
{
    struct journal journal;
    PROMISED(open_journal(&journal, results) == STATUS_OK);
    check_records(&journal);
    PROMISED(journal.records.count == count && kept_record(&journal.records, "another") != NULL);
    PROMISED(journal.losses.count == 1);
    journal_close(&journal);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    struct journal journal;
    const char *results = write_journal(bytes, size);
    if (open_journal(&journal, results) == STATUS_OK) {
        check_records(&journal);
        check_losses(&journal);
        continue_run(&journal);
        const size_t count = journal.records.count + (kept_record(&journal.records, "another") == NULL);
        add_partial_line(journal.path);
        journal_close(&journal);
        check_reopened(results, count);
    } else {
        journal_close(&journal);
    }
    scratch_clear();
    arena_reset(&arena);
    return 0;
}
