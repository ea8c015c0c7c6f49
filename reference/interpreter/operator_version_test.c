#include "operator_version.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <string.h>

/* since_version by opset 1 … 40, 0 where there is none: written down from the changelog of ONNX. */
static const int resolution[OPERATOR_COUNT][40] = {
    [OPERATOR_SCATTER] = {0,  0,  0,  0,  0,  0,  0,  0,  9,  9,  11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
                          11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11},
    [OPERATOR_SCATTER_ELEMENTS] = {0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  11, 11, 13, 13,
                                   13, 16, 16, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18,
                                   18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18},
    [OPERATOR_SCATTER_ND] = {0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  11, 11, 13, 13, 13, 16, 16, 18, 18, 18,
                             18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18},
};

Test(operator_version, every_opset_from_1_to_40_gives_the_right_version)
{
    for (int op = 0; op < OPERATOR_COUNT; op++) {
        for (int opset = 1; opset <= 40; opset++) {
            const struct operator_version *version =
                operator_version_resolve((enum scatter_operator)op, opset);
            int since = version == NULL ? 0 : (int)version->since_version;
            cr_expect(eq(int, since, resolution[op][opset - 1]), "operator %d at opset %d", op, opset);
            if (version != NULL)
                cr_expect(eq(int, (int)version->op, op), "operator %d at opset %d", op, opset);
        }
    }
}

Test(operator_version, opsets_outside_every_range_are_harmless)
{
    cr_expect(eq(ptr, (void *)operator_version_resolve(OPERATOR_SCATTER, 0), NULL), "0");
    cr_expect(eq(ptr, (void *)operator_version_resolve(OPERATOR_SCATTER, INT64_MIN), NULL), "INT64_MIN");
    cr_expect(eq(str, (char *)operator_version_resolve(OPERATOR_SCATTER_ND, INT64_MAX)->id, "ScatterND-18"),
              "INT64_MAX");
}

/* What the versions admit, written down from their schemas: an oracle of its own, not made of the table. */
static const struct {
    const char *id;
    int last_opset;
    bool bfloat16, int32_indices, axis, deprecated, bounds_stated;
    const char *reductions;
} expected[OPERATOR_VERSION_COUNT] = {
    {"Scatter-9", 10, false, true, true, false, false, ""},
    {"Scatter-11", OPSET_NO_END, false, true, true, true, true, ""},
    {"ScatterElements-11", 12, false, true, true, false, true, ""},
    {"ScatterElements-13", 15, true, true, true, false, true, ""},
    {"ScatterElements-16", 17, true, true, true, false, true, "none add mul"},
    {"ScatterElements-18", OPSET_NO_END, true, true, true, false, true, "none add mul max min"},
    {"ScatterND-11", 12, false, false, false, false, true, ""},
    {"ScatterND-13", 15, true, false, false, false, true, ""},
    {"ScatterND-16", 17, true, false, false, false, true, "none add mul"},
    {"ScatterND-18", OPSET_NO_END, true, false, false, false, true, "none add mul max min"},
};

Test(operator_version, the_versions_stand_in_order)
{
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++)
        cr_expect(eq(str, (char *)operator_versions[row].id, (char *)expected[row].id));
}

Test(operator_version, the_rows_of_one_operator_stand_together_the_oldest_first)
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
        cr_expect(eq(i64, operator_version_last_opset(version), expected[row].last_opset), "%s", version->id);
        cr_expect(
            eq(ptr, (void *)operator_version_resolve(version->op, version->since_version), (void *)version),
            "%s at its first opset", version->id);
        cr_expect(eq(ptr, (void *)operator_version_resolve(version->op, operator_version_last_opset(version)),
                     (void *)version),
                  "%s at its last opset", version->id);
    }
}

Test(operator_version, bfloat16_is_admitted_from_version_13_on_and_the_other_fifteen_types_always)
{
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        for (int dtype = -1; dtype < 40; dtype++) {
            bool admitted = (dtype >= DTYPE_FLOAT && dtype < DTYPE_BFLOAT16) ||
                            (dtype == DTYPE_BFLOAT16 && expected[row].bfloat16);
            cr_expect(eq(int, dtype_in(operator_versions[row].types, dtype), admitted), "%s, type %d",
                      expected[row].id, dtype);
        }
    }
}

Test(operator_version, scatternd_admits_int64_indices_only)
{
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        for (int dtype = -1; dtype < 40; dtype++) {
            bool admitted = dtype == DTYPE_INT64 || (dtype == DTYPE_INT32 && expected[row].int32_indices);
            cr_expect(eq(int, dtype_in(operator_versions[row].index_types, dtype), admitted), "%s, type %d",
                      expected[row].id, dtype);
        }
    }
}

Test(operator_version, the_attributes_and_marks_are_those_of_the_schemas)
{
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        const struct operator_version *version = &operator_versions[row];
        cr_expect(eq(int, version->has_axis, expected[row].axis), "%s: axis", version->id);
        cr_expect(eq(int, version->deprecated, expected[row].deprecated), "%s: deprecated", version->id);
        cr_expect(eq(int, version->bounds == BOUNDS_STATED, expected[row].bounds_stated), "%s: bounds",
                  version->id);
    }
}

Test(operator_version, the_reductions_are_those_that_each_version_lists)
{
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        for (int reduction = 0; reduction < REDUCTION_COUNT; reduction++) {
            const char *name = reduction_name((enum reduction)reduction);
            bool listed = strstr(expected[row].reductions, name) != NULL;
            cr_expect(eq(int, (int)(operator_versions[row].reductions >> reduction & 1), listed), "%s: %s",
                      expected[row].id, name);
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
    cr_expect(not(operator_from_name("scatter", &op)), "small letters");
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
    static const char *const names[REDUCTION_COUNT] = {"none", "add", "mul", "max", "min"};
    enum reduction reduction;
    for (int i = 0; i < REDUCTION_COUNT; i++) {
        cr_assert(reduction_from_name(names[i], strlen(names[i]), &reduction), "%s", names[i]);
        cr_expect(eq(int, (int)reduction, i), "%s", names[i]);
    }
    cr_expect(not(reduction_from_name("ADD", 3, &reduction)), "capital letters");
    cr_expect(not(reduction_from_name("add", 2, &reduction)), "the beginning of a name");
    cr_expect(not(reduction_from_name("add\0", 4, &reduction)), "a name and a NUL byte");
    cr_expect(not(reduction_from_name(NULL, 0, &reduction)), "no bytes");
}

Test(operator_version, every_reduction_has_its_kind)
{
    static const enum reduction_kind kinds[REDUCTION_COUNT] = {
        REDUCES_TO_UPDATE, REDUCES_TO_SUM, REDUCES_TO_PRODUCT, REDUCES_TO_EXTREME, REDUCES_TO_EXTREME};
    for (int i = 0; i < REDUCTION_COUNT; i++)
        cr_expect(eq(int, (int)reduction_kind((enum reduction)i), (int)kinds[i]), "%s",
                  reduction_name((enum reduction)i));
}
