/* A file of results, read as by --rerun-failed and compare. */
#include "comparison.h"
#include "record.h"
#include "result_reader.h"
#include "target.h"

#include <stdlib.h>
#include <string.h>

/* Checks what result_reader.h promises about records. */
static enum status check_record(const struct result_record *record, void *context, struct error *error)
{
    (void)context, (void)error;
    PROMISED(record->line > 0 && record->header != NULL && record->header->implementation != NULL);
    fuzz_read_text(record->header->implementation->specification);
    PROMISED((record->footer != NULL) == (record->type == RECORD_FOOTER));
    PROMISED((record->item != NULL) == (record->type == RECORD_CASE || record->type == RECORD_SKIPPED));
    if (record->item != NULL) {
        fuzz_read_text(record->item->id);
        PROMISED(record->type != RECORD_CASE ||
                 strcmp(record->item->implementation, record->header->implementation->specification) == 0);
        free(recorded_case_copy(record->item));
    }
    json_decref(result_record_json(record));
    return STATUS_OK;
}

static void read_records(const char *path)
{
    struct error error;
    enum results_end end;
    enum status status = results_read(path, check_record, NULL, &end, &error);
    if (status != STATUS_OK)
        fuzz_check_error(status, &error);
}

static void read_failed(const char *path, struct arena *arena)
{
    static const struct case_list none = {.count = 0};
    struct failed_cases failed;
    struct error error;
    enum status status = failed_cases_read(&failed, path, arena, &error);
    if (status != STATUS_OK) {
        fuzz_check_error(status, &error);
        return;
    }
    for (size_t i = 0; i < failed.count; i++) {
        fuzz_read_text(failed.items[i].id);
        fuzz_read_text(failed.items[i].specification);
    }
    for (size_t i = 0; i < failed.specification_count; i++) {
        const char *const *ids;
        size_t count;
        status = failed_cases_select(&failed, failed.specifications[i], &none, &ids, &count, &error);
        if (status != STATUS_OK)
            fuzz_check_error(status, &error);
    }
}

/* Checks that a run does not differ from itself. */
static void compare(const char *path, struct arena *arena)
{
    struct compared_file file = {.path = path, .arena = arena};
    struct error error;
    enum status status = compared_file_read(&file, &error);
    for (size_t i = 0; status == STATUS_OK && i < file.count; i++) {
        struct comparison comparison;
        status = compare_runs(&comparison, &file.runs[i], &file.runs[i], arena, &error);
        if (status != STATUS_OK)
            break;
        PROMISED(comparison.count == 0 && comparison.alike == (int64_t)file.runs[i].count);
        PROMISED(!comparison_is_worse(&comparison) && comparison.choice_count == 0);
        fuzz_read_text(file.runs[i].losses);
        json_decref(comparison_record(&comparison, arena));
    }
    if (status != STATUS_OK)
        fuzz_check_error(status, &error);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static struct arena arena = {.limit = FUZZ_MEMORY};
    const char *path = fuzz_file(bytes, size);
    read_records(path);
    read_failed(path, &arena);
    compare(path, &arena);
    arena_reset(&arena);
    return 0;
}
