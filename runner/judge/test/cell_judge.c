/*
 * A test program for the judge's check of single cells (reference/outcomes/cell.h): for each line with a cell
 * on standard input, a line with the verdict on standard output. generators/check_cell_judgements.py compares
 * it with the second oracle; vectors/cell_values.py asks it which values a cell may have.
 *
 *     cell-judge [VERSION]
 *     in   DTYPE REDUCTION OLD ACTUAL [UPDATE...]   float add 3f800000 40000000 3f800000
 *     out  pass|warning|fail CLAUSE complete|incomplete POLICY...
 *
 * VERSION: the operator version whose clauses count, such as Scatter-9; the newest ScatterND by default.
 * Elements are their bits in hexadecimal digits, the most significant first; complex ones are REAL:IMAGINARY,
 * strings "=" and their bytes. Complete: all orders and trees were searched, or nothing rounds. Exit status 2
 * and a message if a line is not such a cell.
 */
#include "cell_fixture.h"
#include "clause.h"
#include "dtype.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_SIZE = 1 << 21, ELEMENT_SIZE = 16, MOST_ELEMENTS = 1 << 16 };

static char line[LINE_SIZE];
static _Alignas(ELEMENT_SIZE) unsigned char elements[MOST_ELEMENTS * ELEMENT_SIZE];
static const struct operator_version *version;

static const struct operator_version *version_named(const char *id)
{
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        if (strcmp(operator_versions[row].id, id) == 0)
            return &operator_versions[row];
    return NULL;
}

static int32_t dtype_named(const char *name)
{
    for (int32_t dtype = 1; dtype <= DTYPE_BFLOAT16; dtype++)
        if (dtype_is_known(dtype) && strcmp(dtype_name(dtype), name) == 0)
            return dtype;
    return DTYPE_UNDEFINED;
}

/* One part of an element, from its digits to its bytes in memory. */
static bool read_part(const char *digits, size_t size, unsigned char *bytes)
{
    char *end;
    store_bits(bytes, size, strtoull(digits, &end, 16));
    return end == digits + 2 * size && (*end == '\0' || *end == ':');
}

/* "=", then the digits of each byte, which its bytes replace. */
static bool read_text(char *token, unsigned char *bytes)
{
    const size_t size = (strlen(token) - 1) / 2;
    if (token[0] != '=' || strlen(token) % 2 == 0)
        return false;
    for (size_t i = 0; i < size; i++) {
        const char digits[] = {token[1 + 2 * i], token[2 + 2 * i], '\0'};
        if (!read_part(digits, 1, (unsigned char *)token + i))
            return false;
    }
    memcpy(bytes, &(struct string_element){.bytes = token, .size = size}, sizeof(struct string_element));
    return true;
}

static bool read_element(char *token, int32_t dtype, unsigned char *bytes)
{
    size_t size = dtype_size(dtype);
    if (dtype == DTYPE_STRING)
        return read_text(token, bytes);
    if (dtype_kind(dtype) != DTYPE_KIND_COMPLEX)
        return strchr(token, ':') == NULL && read_part(token, size, bytes);
    const char *colon = strchr(token, ':');
    return colon != NULL && read_part(token, size / 2, bytes) &&
           read_part(colon + 1, size / 2, bytes + size / 2);
}

static const char *weight_of(const struct clause_set *clauses, const struct cell_verdict *verdict)
{
    struct clause_weight weight;
    if (verdict->complies)
        return "pass";
    bool holds = clause_level(clauses, version, cell_clause_name(verdict->clause), EDITION_NEWEST, &weight);
    return holds && weight.level == LEVEL_SHOULD ? "warning" : "fail";
}

/* Judges the cell: elements[0] is the old value, [1] the value to be judged, the others are the updates. */
static void judge_cell(const struct clause_set *clauses, int32_t dtype, enum reduction reduction,
                       int64_t count)
{
    struct cell_fixture fixture;
    size_t size = dtype_size(dtype);
    cell_start(&fixture, dtype, reduction, elements, elements + 2 * size, count - 2);
    struct cell_verdict verdict = cell_judge(&fixture, elements + size, true);
    bool sums =
        floating_format_of(dtype) != NULL && (reduction == REDUCTION_ADD || reduction == REDUCTION_MUL);
    bool complete = sums ? verdict.searched : verdict.trait != POLICY_UNSEARCHED;
    printf("%s %s %s %s\n", weight_of(clauses, &verdict), cell_clause_name(verdict.clause),
           complete ? "complete" : "incomplete", trait_name(verdict.trait));
    cell_end(&fixture);
}

/* Reads and judges one line; false when it is not a cell. */
static bool judge_line(const struct clause_set *clauses)
{
    enum reduction reduction;
    const char *dtype_token = strtok(line, " \n");
    const char *reduction_token = strtok(NULL, " \n");
    if (dtype_token == NULL || reduction_token == NULL ||
        !reduction_from_name(reduction_token, strlen(reduction_token), &reduction))
        return false;
    int32_t dtype = dtype_named(dtype_token);
    if (dtype == DTYPE_UNDEFINED)
        return false;
    int64_t count = 0;
    for (char *token = strtok(NULL, " \n"); token != NULL; token = strtok(NULL, " \n")) {
        if (count == MOST_ELEMENTS ||
            !read_element(token, dtype, elements + (size_t)count * dtype_size(dtype)))
            return false;
        count++;
    }
    if (count < 2)
        return false;
    judge_cell(clauses, dtype, reduction, count);
    return true;
}

int main(int count, char **words)
{
    struct clause_set clauses;
    struct error error;
    struct arena arena = arena_create(SIZE_MAX);
    version =
        count > 1 ? version_named(words[1]) : operator_version_resolve(OPERATOR_SCATTER_ND, OPSET_NEWEST);
    if (version == NULL) {
        fprintf(stderr, "cell-judge: there is no operator version %s\n", words[1]);
        return 2;
    }
    setvbuf(stdout, NULL, _IOLBF, BUFSIZ); /* whoever asks line by line waits for the answer */
    if (clauses_load(&clauses, &arena, &error) != STATUS_OK) {
        fprintf(stderr, "cell-judge: %s\n", error.message);
        return 3;
    }
    for (int64_t number = 1; fgets(line, sizeof line, stdin) != NULL; number++) {
        if (!judge_line(&clauses)) {
            fprintf(stderr, "cell-judge: line %" PRId64 ": expected DTYPE REDUCTION OLD ACTUAL [UPDATE...]\n",
                    number);
            return 2;
        }
    }
    arena_destroy(&arena);
    return 0;
}
