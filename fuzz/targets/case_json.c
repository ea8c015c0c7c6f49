/* Reads case.json, or the manifest of a corpus, which begins with its format. */
#include "case.h"
#include "manifest.h"
#include "target.h"

#include <string.h>

enum { DATA_SETS = 3 };

static void read_statement(const struct case_statement *statement)
{
    fuzz_read_text(statement->id);
    fuzz_read_text(statement->why);
    fuzz_read_text(statement->sibling);
    fuzz_read_text(tier_name(statement->tier));
    fuzz_read_text(expectation_name(statement->expectation));
    for (size_t i = 0; i < statement->clause_count; i++)
        fuzz_read_text(statement->clauses[i]);
}

static void read_manifest(const struct manifest *manifest)
{
    fuzz_read_text(manifest->version);
    for (size_t i = 0; i < manifest->count; i++) {
        fuzz_read_text(manifest->entries[i].path);
        PROMISED(strlen(manifest->entries[i].sha256) == 64);
        PROMISED(i == 0 || strcmp(manifest->entries[i - 1].path, manifest->entries[i].path) <= 0);
        PROMISED(manifest_find(manifest, manifest->entries[i].path) != NULL);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static struct arena arena = {.limit = FUZZ_MEMORY};
    struct error error;
    for (int data_set = 0; data_set < DATA_SETS; data_set++) {
        struct case_statement statement;
        enum status status = case_statement_read(&statement, bytes, size, data_set, &arena, &error);
        if (status == STATUS_OK)
            read_statement(&statement);
        else
            fuzz_check_error(status, &error);
    }
    struct manifest manifest;
    enum status status = manifest_parse(&manifest, bytes, size, &arena, &error);
    if (status == STATUS_OK)
        read_manifest(&manifest);
    else
        fuzz_check_error(status, &error);
    arena_reset(&arena);
    return 0;
}
