/* The results of shards, read as `scatter-cts merge` reads them. A line "{}" separates two files. */
#include "record.h"
#include "result.h"
#include "scratch.h"
#include "shard_record.h"
#include "tally.h"
#include "target.h"

#include <stdio.h>
#include <string.h>

enum { MOST_FILES = 4 };

static struct arena arena = {.limit = FUZZ_MEMORY};

/* Writes the files of an input and returns their number. */
static size_t write_files(const char *bytes, size_t size, const char *paths[MOST_FILES])
{
    static const char between[] = "{}\n";
    size_t count = 0, begin = 0, line = 0;
    while (count < MOST_FILES - 1 && line < size) {
        const char *newline = memchr(bytes + line, '\n', size - line);
        size_t next = newline == NULL ? size : (size_t)(newline - bytes) + 1;
        if (next - line == sizeof between - 1 && memcmp(bytes + line, between, sizeof between - 1) == 0) {
            paths[count] = scratch_write((const char *[]){"1", "2", "3"}[count], bytes + begin, line - begin);
            count++;
            begin = next;
        }
        line = next;
    }
    paths[count++] = scratch_write("last", bytes + begin, size - begin);
    return count;
}

/* ---- contents ------------------------------------------------------------------------------------------ */

/* Counts and judges the run as merge does. */
static void count_records(const struct sharded_run *run)
{
    struct tally tally = {0};
    struct arena scratch = arena_create(FUZZ_MEMORY);
    for (size_t i = 0; i < run->records.count; i++)
        tally_add(&tally, run->records.items[i]);
    conformance_settle(&tally.conformance);
    PROMISED(footer_record(&tally, true, &run->losses, run->seconds, &scratch) != NULL);
    tally_destroy(&tally);
    arena_destroy(&scratch);
}

static void check_run(const struct sharded_run *run)
{
    int64_t lost = 0;
    PROMISED(run->header->shard == NULL);
    for (size_t i = 0; i < run->records.count; i++) {
        const struct recorded_case *item = run->records.items[i];
        PROMISED(kept_record(&run->records, item->id) == item && item->waived == NULL);
    }
    for (size_t i = 0; i < run->losses.kind_count; i++) {
        fuzz_read_text(run->losses.kinds[i].how);
        fuzz_read_text(run->losses.kinds[i].case_id);
        lost += run->losses.kinds[i].count;
    }
    PROMISED(lost == run->losses.count);
    PROMISED(run->seconds >= 0);
}

/* Checks that the order of the files does not matter. */
static void check_order(const struct shard_files *files, const char *const paths[MOST_FILES], size_t count)
{
    const char *turned[MOST_FILES];
    struct shard_files again;
    struct error error;
    for (size_t i = 0; i < count; i++)
        turned[i] = paths[count - 1 - i];
    enum status status = shard_files_read(&again, turned, count, &arena, &error);
    PROMISED(status == STATUS_OK || status == STATUS_OUT_OF_MEMORY);
    PROMISED(status != STATUS_OK || again.run_count == files->run_count);
    for (size_t i = 0; status == STATUS_OK && i < again.run_count; i++) {
        static const char *const none[] = {NULL};
        PROMISED(record_difference(again.runs[i].header, files->runs[i].header, &header_form, none) == NULL);
        PROMISED(again.runs[i].records.count == files->runs[i].records.count);
        for (size_t k = 0; k < files->runs[i].records.count; k++) {
            const struct recorded_case *item = files->runs[i].records.items[k];
            const struct recorded_case *other = kept_record(&again.runs[i].records, item->id);
            PROMISED(other != NULL && other->is_skipped == item->is_skipped);
            PROMISED(record_difference(other, item, &case_form, none) == NULL);
        }
        PROMISED(again.runs[i].losses.count == files->runs[i].losses.count);
    }
    shard_files_end(&again);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    const char *paths[MOST_FILES];
    struct shard_files files;
    struct error error;
    size_t count = write_files((const char *)bytes, size, paths);
    enum status status = shard_files_read(&files, paths, count, &arena, &error);
    if (status == STATUS_OK) {
        for (size_t i = 0; i < files.run_count; i++) {
            check_run(&files.runs[i]);
            count_records(&files.runs[i]);
        }
        check_order(&files, paths, count);
    } else {
        fuzz_check_error(status, &error);
    }
    shard_files_end(&files);
    scratch_clear();
    arena_reset(&arena);
    return 0;
}
