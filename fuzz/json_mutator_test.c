#include "result_reader.h"
#include "target.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <string.h>

enum { ROUNDS = 1000, LARGEST = 4096 };

/* Replaces libFuzzer's function: changes the first byte. */
size_t LLVMFuzzerMutate(uint8_t *bytes, size_t size, size_t largest)
{
    (void)largest;
    if (size > 0)
        bytes[0] ^= 1;
    return size;
}

static const char results[] =
    "{\"type\":\"header\",\"format\":3,\"implementation\":{\"specification\":\"s\"}}\n"
    "{\"type\":\"case\",\"id\":\"a/b\",\"implementation\":\"s\",\"verdict\":\"pass\"}\n"
    "{\"type\":\"footer\",\"cases\":1,\"skipped\":0,\"complete\":true}\n";

static enum status count_cases(const struct result_record *record, void *context, struct error *error)
{
    int *cases = context;
    (void)error;
    *cases += record->type == RECORD_CASE;
    return STATUS_OK;
}

Test(json_mutator, many_mutated_files_can_be_read_with_different_numbers_of_cases)
{
    int readable = 0, others = 0;
    for (unsigned seed = 0; seed < ROUNDS; seed++) {
        uint8_t bytes[LARGEST];
        struct error error;
        enum results_end end;
        int cases = 0;
        memcpy(bytes, results, sizeof results - 1);
        size_t size = LLVMFuzzerCustomMutator(bytes, sizeof results - 1, sizeof bytes, seed);
        cr_assert(le(sz, size, sizeof bytes));
        if (results_read(fuzz_file(bytes, size), count_cases, &cases, &end, &error) != STATUS_OK)
            continue;
        readable++;
        others += cases != 1;
    }
    cr_expect(gt(int, readable, ROUNDS / 10), "%d", readable);
    cr_expect(gt(int, others, ROUNDS / 50), "%d", others);
}
