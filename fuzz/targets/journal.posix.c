/* Reads and opens the journal of a killed run, continues it as `run --resume` does, and opens it again. */
#include "journal.h"

#include "record.h"
#include "result_reader.h"
#include "scratch.h"
#include "target.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the file ------------------------------------------------------------------------------------------ */

/* Writes the journal of the input; returns the path of the results. */
static const char *write_journal(const uint8_t *bytes, size_t size)
{
    static char results[512];
    const char *path = scratch_write("r.partial", bytes, size);
    (void)snprintf(results, sizeof results, "%.*s", (int)(strlen(path) - strlen(".partial")), path);
    return results;
}

/* Appends a partial line, as if the process had been killed while writing it. */
static void add_partial_line(const char *path)
{
    FILE *file = fopen(path, "ab");
    if (file == NULL || fputs("{\"type\":\"ca", file) < 0 || fclose(file) != 0)
        abort();
}

/* ---- contents ------------------------------------------------------------------------------------------ */

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
    enum status status = journal_read(journal, results, &error);
    if (status == STATUS_OK)
        status = journal_open(journal, results, &error);
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
    journal_close(&journal, true);
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
        journal_close(&journal, true);
        check_reopened(results, count);
    } else {
        journal_close(&journal, true);
    }
    scratch_clear();
    return 0;
}
