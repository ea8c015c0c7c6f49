#include "operator_version.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <stdio.h>
#include <string.h>

/* The last opset whose history is written down here. Later versions do not change this history. */
enum { OPSET_WRITTEN_DOWN = 18 };

/* since_version by opset 1 … 18, 0 if there is none; from ONNX's changelog. */
static const int resolution[OPERATOR_COUNT][OPSET_WRITTEN_DOWN] = {
    [OPERATOR_SCATTER] = {0, 0, 0, 0, 0, 0, 0, 0, 9, 9, 11, 11, 11, 11, 11, 11, 11, 11},
    [OPERATOR_SCATTER_ELEMENTS] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 11, 13, 13, 13, 16, 16, 18},
    [OPERATOR_SCATTER_ND] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 11, 13, 13, 13, 16, 16, 18},
};

Test(operator_version, every_opset_from_1_to_18_gives_the_right_version)
{
    for (int op = 0; op < OPERATOR_COUNT; op++) {
        for (int opset = 1; opset <= OPSET_WRITTEN_DOWN; opset++) {
            const struct operator_version *version =
                operator_version_resolve((enum scatter_operator)op, opset);
            int since = version == NULL ? 0 : (int)version->since_version;
            cr_expect(eq(int, since, resolution[op][opset - 1]), "operator %d at opset %d", op, opset);
            if (version != NULL)
                cr_expect(eq(int, (int)version->op, op), "operator %d at opset %d", op, opset);
        }
    }
}

Test(operator_version, an_opset_above_the_newest_gives_the_newest_version)
{
    for (int op = 0; op < OPERATOR_COUNT; op++) {
        const struct operator_version *newest =
            operator_version_resolve((enum scatter_operator)op, OPSET_NEWEST);
        cr_expect(eq(ptr, (void *)operator_version_resolve((enum scatter_operator)op, 40), (void *)newest),
                  "%d", op);
        cr_expect(
            eq(ptr, (void *)operator_version_resolve((enum scatter_operator)op, INT64_MAX), (void *)newest),
            "%d", op);
    }
}

Test(operator_version, no_opset_below_1_has_an_operator)
{
    cr_expect(eq(ptr, (void *)operator_version_resolve(OPERATOR_SCATTER, 0), NULL), "0");
    cr_expect(eq(ptr, (void *)operator_version_resolve(OPERATOR_SCATTER, INT64_MIN), NULL), "INT64_MIN");
}

/* What the versions up to opset 18 admit, written down from their schemas, independently of the table.
 * generators/checks/test_operator_versions.py compares all versions with the onnx package. */
static const struct expected {
    enum scatter_operator op;
    int since;
    bool bfloat16, int32_indices, axis, deprecated, bounds_stated;
    const char *reductions;
} expected[] = {
    {OPERATOR_SCATTER, 9, false, true, true, false, false, ""},
    {OPERATOR_SCATTER, 11, false, true, true, true, true, ""},
    {OPERATOR_SCATTER_ELEMENTS, 11, false, true, true, false, true, ""},
    {OPERATOR_SCATTER_ELEMENTS, 13, true, true, true, false, true, ""},
    {OPERATOR_SCATTER_ELEMENTS, 16, true, true, true, false, true, "none add mul"},
    {OPERATOR_SCATTER_ELEMENTS, 18, true, true, true, false, true, "none add mul max min"},
    {OPERATOR_SCATTER_ND, 11, false, false, false, false, true, ""},
    {OPERATOR_SCATTER_ND, 13, true, false, false, false, true, ""},
    {OPERATOR_SCATTER_ND, 16, true, false, false, false, true, "none add mul"},
    {OPERATOR_SCATTER_ND, 18, true, false, false, false, true, "none add mul max min"},
};
enum { EXPECTED = sizeof expected / sizeof *expected };

static const struct operator_version *version_of(const struct expected *row)
{
    return operator_version_resolve(row->op, row->since);
}

Test(operator_version, an_id_is_the_name_of_the_operator_and_the_first_opset)
{
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        char id[64];
        (void)snprintf(id, sizeof id, "%s-%d", operator_name(operator_versions[row].op),
                       (int)operator_versions[row].since_version);
        cr_expect(eq(str, (char *)operator_versions[row].id, id));
    }
}

Test(operator_version, the_rows_of_one_operator_are_adjacent_and_oldest_first)
{
    for (int row = 1; row < OPERATOR_VERSION_COUNT; row++) {
        const struct operator_version *before = &operator_versions[row - 1],
                                      *version = &operator_versions[row];
        cr_expect(version->op > before->op ||
                      (version->op == before->op && version->since_version > before->since_version),
                  "%s", version->id);
    }
}

Test(operator_version, a_version_is_active_up_to_its_last_opset)
{
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        const struct operator_version *version = &operator_versions[row];
        int64_t last = operator_version_last_opset(version);
        cr_expect(
            eq(ptr, (void *)operator_version_resolve(version->op, version->since_version), (void *)version),
            "%s at its first opset", version->id);
        cr_expect(eq(ptr, (void *)operator_version_resolve(version->op, last), (void *)version),
                  "%s at its last opset", version->id);
        cr_expect(last == OPSET_NO_END ||
                      operator_version_resolve(version->op, last + 1)->since_version == last + 1,
                  "%s is replaced", version->id);
    }
}

Test(operator_version, bfloat16_is_admitted_from_version_13_on_and_the_other_fifteen_types_in_every_version)
{
    for (int row = 0; row < EXPECTED; row++) {
        for (int dtype = -1; dtype < 40; dtype++) {
            bool admitted = (dtype >= DTYPE_FLOAT && dtype < DTYPE_BFLOAT16) ||
                            (dtype == DTYPE_BFLOAT16 && expected[row].bfloat16);
            cr_expect(eq(int, dtype_in(version_of(&expected[row])->types, dtype), admitted), "%s, type %d",
                      version_of(&expected[row])->id, dtype);
        }
    }
}

Test(operator_version, scatternd_admits_int64_indices_only)
{
    for (int row = 0; row < EXPECTED; row++) {
        for (int dtype = -1; dtype < 40; dtype++) {
            bool admitted = dtype == DTYPE_INT64 || (dtype == DTYPE_INT32 && expected[row].int32_indices);
            cr_expect(eq(int, dtype_in(version_of(&expected[row])->index_types, dtype), admitted),
                      "%s, type %d", version_of(&expected[row])->id, dtype);
        }
    }
}

Test(operator_version, attributes_and_deprecation_match_the_schemas)
{
    for (int row = 0; row < EXPECTED; row++) {
        const struct operator_version *version = version_of(&expected[row]);
        cr_expect(eq(int, version->has_axis, expected[row].axis), "%s: axis", version->id);
        cr_expect(eq(int, version->deprecated, expected[row].deprecated), "%s: deprecated", version->id);
        cr_expect(eq(int, version->bounds == BOUNDS_STATED, expected[row].bounds_stated), "%s: bounds",
                  version->id);
    }
}

Test(operator_version, the_reductions_match_the_list_of_each_version)
{
    for (int row = 0; row < EXPECTED; row++) {
        for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++) {
            const char *name = reduction_name((enum reduction)reduction);
            bool listed = strstr(expected[row].reductions, name) != NULL;
            cr_expect(eq(int, (int)(version_of(&expected[row])->reductions >> reduction & 1), listed),
                      "%s: %s", version_of(&expected[row])->id, name);
        }
    }
}

Test(operator_version, operators_are_found_by_their_exact_names)
{
    static const char *const names[OPERATOR_COUNT] = {"Scatter", "ScatterElements", "ScatterND"};
    enum scatter_operator op;
    for (int i = 0; i < OPERATOR_COUNT; i++) {
        cr_assert(operator_from_name(names[i], &op), "%s", names[i]);
        cr_expect(eq(str, (char *)operator_name(op), (char *)names[i]));
        cr_expect(eq(str, (char *)operator_version_oldest(op)->name, (char *)names[i]));
    }
    cr_expect(not(operator_from_name("scatter", &op)), "lower case");
    cr_expect(not(operator_from_name("TensorScatter", &op)), "another operator");
    cr_expect(not(operator_from_name("", &op)), "no name");
}

Test(operator_version, the_oldest_version_is_the_first_row_of_its_operator)
{
    cr_expect(eq(str, (char *)operator_version_oldest(OPERATOR_SCATTER)->id, "Scatter-9"));
    cr_expect(eq(str, (char *)operator_version_oldest(OPERATOR_SCATTER_ELEMENTS)->id, "ScatterElements-11"));
    cr_expect(eq(str, (char *)operator_version_oldest(OPERATOR_SCATTER_ND)->id, "ScatterND-11"));
}

Test(operator_version, reductions_are_found_by_their_exact_names)
{
    enum reduction reduction;
    for (int i = 0; i < REDUCTION_COUNT; i++) {
        const char *name = reduction_name((enum reduction)i);
        cr_assert(reduction_from_name(name, strlen(name), &reduction), "%s", name);
        cr_expect(eq(int, (int)reduction, i), "%s", name);
    }
    cr_expect(not(reduction_from_name("ADD", 3, &reduction)), "upper case");
    cr_expect(not(reduction_from_name("add", 2, &reduction)), "the beginning of a name");
    cr_expect(not(reduction_from_name("add\0", 4, &reduction)), "a name and a NUL byte");
    cr_expect(not(reduction_from_name(NULL, 0, &reduction)), "no bytes");
}

Test(operator_version, reductions_have_the_right_kinds)
{
    cr_expect(eq(int, (int)reduction_kind(REDUCTION_NONE), (int)REDUCES_TO_UPDATE));
    cr_expect(eq(int, (int)reduction_kind(REDUCTION_ADD), (int)REDUCES_TO_SUM));
    cr_expect(eq(int, (int)reduction_kind(REDUCTION_MUL), (int)REDUCES_TO_PRODUCT));
    cr_expect(eq(int, (int)reduction_kind(REDUCTION_MAX), (int)REDUCES_TO_EXTREME));
    cr_expect(eq(int, (int)reduction_kind(REDUCTION_MIN), (int)REDUCES_TO_EXTREME));
}
