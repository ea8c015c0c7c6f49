/*
 * A test program for the judge's check of single cells (reference/outcomes/cell.h): for each line with a cell
 * on standard input, a line with the verdict on standard output. generators/check_cell_judgements.py compares
 * it with the second oracle.
 *
 *     in   DTYPE REDUCTION OLD ACTUAL UPDATE...     float add 3f800000 40000000 3f800000
 *     out  pass|warning|fail CLAUSE complete|incomplete POLICY...
 *
 * Elements are their bits in hexadecimal digits, the most significant first; complex ones are REAL:IMAGINARY. Complete: all
 * orders and trees were searched, or nothing rounds. Exit status 2 and a message if a line is not such a cell.
 */
#include "cell_fixture.h"
#include "clause.h"
#include "dtype.h"
#include "element_bits.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_SIZE = 1 << 21, ELEMENT_SIZE = 16, MOST_ELEMENTS = 1 << 16 };

static char line[LINE_SIZE];
static unsigned char elements[MOST_ELEMENTS * ELEMENT_SIZE];

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

static bool read_element(const char *token, int32_t dtype, unsigned char *bytes)
{
    size_t size = dtype_size(dtype);
    if (dtype_kind(dtype) != DTYPE_KIND_COMPLEX)
        return strchr(token, ':') == NULL && read_part(token, size, bytes);
    const char *colon = strchr(token, ':');
    return colon != NULL && read_part(token, size / 2, bytes) &&
           read_part(colon + 1, size / 2, bytes + size / 2);
}

static const char *weight_of(const struct clause_set *clauses, const struct cell_verdict *verdict)
{
    struct clause_weight weight;
    const struct operator_version *version = operator_version_resolve(OPERATOR_SCATTER_ND, OPSET_NEWEST);
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
    if (dtype == DTYPE_UNDEFINED || dtype == DTYPE_STRING)
        return false;
    int64_t count = 0;
    for (char *token = strtok(NULL, " \n"); token != NULL; token = strtok(NULL, " \n")) {
        if (count == MOST_ELEMENTS ||
            !read_element(token, dtype, elements + (size_t)count * dtype_size(dtype)))
            return false;
        count++;
    }
    if (count < 3)
        return false;
    judge_cell(clauses, dtype, reduction, count);
    return true;
}

int main(void)
{
    struct clause_set clauses;
    struct error error;
    struct arena arena = arena_create(SIZE_MAX);
    if (clauses_load(&clauses, &arena, &error) != STATUS_OK) {
        fprintf(stderr, "cell-judge: %s\n", error.message);
        return 3;
    }
    for (int64_t number = 1; fgets(line, sizeof line, stdin) != NULL; number++) {
        if (!judge_line(&clauses)) {
            fprintf(stderr, "cell-judge: line %" PRId64 ": expected DTYPE REDUCTION OLD ACTUAL UPDATE...\n",
                    number);
            return 2;
        }
    }
    arena_destroy(&arena);
    return 0;
}
