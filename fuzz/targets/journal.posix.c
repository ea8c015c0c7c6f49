/*
 * Opens and reads the journal of a killed run, continues it as `run --resume` does, and opens it again. If an
 * input begins with "{", it contains the lines without checksums, and the target adds them; any other input
 * is the file itself.
 */
#include "journal.h"

#include "record.h"
#include "record_members.h"
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
        struct sha256 hash;
        sha256_begin(&hash);
        sha256_add(&hash, lines + begin, length);
        sha256_end(&hash, sum);
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
    const char *id;
    json_t *record;
    struct error error;
    PROMISED(json_is_object(journal->records));
    PROMISED(journal->header != NULL || json_object_size(journal->records) == 0);
    json_object_foreach(journal->records, id, record)
    {
        PROMISED(result_check_case(record, journal->header, &error) == STATUS_OK);
        PROMISED(strcmp(record_text(record, "id"), id) == 0);
    }
}

static void check_losses(const struct journal *journal)
{
    struct process_losses losses = {0};
    struct error error;
    int64_t sum = 0;
    enum status status = losses_take(&losses, journal->losses, true, &error);
    if (status != STATUS_OK)
        fuzz_check_error(status, &error);
    for (size_t i = 0; i < losses.kind_count; i++) {
        fuzz_read_text(losses.kinds[i].how);
        fuzz_read_text(losses.kinds[i].case_id);
        sum += losses.kinds[i].count;
    }
    PROMISED(sum == losses.count);
}

/* Continues the run of the journal or starts one: adds the record of another case and a lost process. */
static void continue_run(struct journal *journal)
{
    struct error error;
    struct process_losses losses = {0};
    json_t *header = journal->header != NULL ? json_deep_copy(journal->header)
                                             : json_pack("{s:s, s:{s:s}}", "type", "header", "implementation",
                                                         "specification", "x");
    const char *specification = record_text(json_object_get(header, "implementation"), "specification");
    json_t *record = json_pack("{s:s, s:s, s:s, s:s}", "type", "case", "id", "another", "implementation",
                               specification, "verdict", "pass");
    PROMISED(header != NULL && record != NULL);
    PROMISED(journal_begin(journal, header, &error) == STATUS_OK);
    process_losses_add(&losses, LOSS_BETWEEN, "was killed by SIGSEGV", NULL);
    struct arena scratch = arena_create(FUZZ_MEMORY);
    const struct recorded_case item = recorded_case_of(record, &scratch);
    PROMISED(journal_add(journal, &item, &losses, &error) == STATUS_OK);
    (void)json_object_set_new(journal->records, "another", recorded_case_json(&item));
    arena_destroy(&scratch);
    json_decref(record);
    json_decref(header);
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
static void check_reopened(const char *results, const json_t *records)
{
    struct journal journal;
    PROMISED(open_journal(&journal, results) == STATUS_OK);
    check_records(&journal);
    PROMISED(json_equal(journal.records, records));
    PROMISED(json_array_size(journal.losses) == 1);
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
        json_t *records = json_incref(journal.records);
        add_partial_line(journal.path);
        journal_close(&journal);
        check_reopened(results, records);
        json_decref(records);
    } else {
        journal_close(&journal);
    }
    scratch_clear();
    arena_reset(&arena);
    return 0;
}
