#include "case_fixture.h"
#include "protocol.h"

#include <criterion/criterion.h>
#include <string.h>

static struct node_fixture fixture;
static struct arena *arena;

static void set_up(void)
{
    fixture_start(&fixture, OPERATOR_SCATTER_ND, 18);
    arena = &fixture.arena;
}

static void tear_down(void)
{
    fixture_end(&fixture);
}

TestSuite(protocol_declaration, .init = set_up, .fini = tear_down);

static const char *const operators_nd[] = {"ScatterND"};
static const char *const operators_nd_18[] = {"Scatter", "ScatterND-18"};
static const char *const reductions_none[] = {"none"};
static const char *const reductions_add[] = {"none", "add"};
static const int32_t dtypes_float[] = {DTYPE_FLOAT};

/* Why a declaration does not cover the fixture's node; NULL if it does. */
static const char *uncovered(struct declaration declared)
{
    struct scatter_case the_case = case_from_node(&fixture);
    const char *reason = NULL;
    bool covered = declaration_covers(&declared, &the_case, &reason, arena);
    cr_assert(covered == (reason == NULL));
    return reason;
}

static void expect_covered(struct declaration declared)
{
    const char *reason = uncovered(declared);
    cr_expect(reason == NULL, "%s", reason);
}

static void expect_uncovered(struct declaration declared, const char *expected)
{
    const char *reason = uncovered(declared);
    cr_expect(reason != NULL && strcmp(reason, expected) == 0, "%s", reason == NULL ? "covered" : reason);
}

Test(protocol_declaration, an_empty_declaration_covers_everything)
{
    fixture_text(&fixture, "reduction", "min");
    fixture_input(&fixture, INPUT_DATA, DTYPE_BFLOAT16, NULL, DIMS(1));
    expect_covered((struct declaration){0});
}

Test(protocol_declaration, an_operator_is_covered_by_its_name_or_its_version)
{
    expect_covered((struct declaration){.operators = operators_nd, .operator_count = 1});
    expect_covered((struct declaration){.operators = operators_nd_18, .operator_count = 2});
    fixture.node.opset = 16;
    expect_covered((struct declaration){.operators = operators_nd, .operator_count = 1});
    expect_uncovered((struct declaration){.operators = operators_nd_18, .operator_count = 2},
                     "operator ScatterND at opset 16 is not declared");
}

Test(protocol_declaration, an_operator_that_its_opset_lacks_is_covered_by_its_name)
{
    fixture.node.opset = 9;
    expect_covered((struct declaration){.operators = operators_nd, .operator_count = 1});
    expect_uncovered((struct declaration){.operators = operators_nd_18, .operator_count = 2},
                     "operator ScatterND at opset 9 is not declared");
}

Test(protocol_declaration, an_element_type_is_covered_by_its_number)
{
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(1));
    expect_covered((struct declaration){.dtypes = dtypes_float, .dtype_count = 1});
    fixture_input(&fixture, INPUT_DATA, DTYPE_STRING, NULL, DIMS(1));
    expect_uncovered((struct declaration){.dtypes = dtypes_float, .dtype_count = 1},
                     "element type string is not declared");
}

Test(protocol_declaration, element_types_that_declarations_do_not_cover_are_sent)
{
    expect_covered((struct declaration){.dtypes = dtypes_float, .dtype_count = 1});
    fixture_input(&fixture, INPUT_DATA, DTYPE_FLOAT, NULL, DIMS(1));
    fixture.tensors[INPUT_DATA].dtype = DTYPE_FLOAT8E5M2;
    expect_covered((struct declaration){.dtypes = dtypes_float, .dtype_count = 1});
    fixture.tensors[INPUT_DATA].dtype = 12345;
    expect_covered((struct declaration){.dtypes = dtypes_float, .dtype_count = 1});
}

Test(protocol_declaration, a_reduction_is_covered_by_its_name)
{
    fixture_text(&fixture, "reduction", "add");
    expect_covered((struct declaration){.reductions = reductions_add, .reduction_count = 2});
    expect_uncovered((struct declaration){.reductions = reductions_none, .reduction_count = 1},
                     "reduction add is not declared");
}

Test(protocol_declaration, a_node_without_reduction_needs_none)
{
    expect_covered((struct declaration){.reductions = reductions_none, .reduction_count = 1});
    expect_uncovered((struct declaration){.reductions = reductions_add + 1, .reduction_count = 1},
                     "reduction none is not declared");
}

Test(protocol_declaration, reductions_that_declarations_do_not_cover_are_sent)
{
    fixture_text(&fixture, "reduction", "Add");
    expect_covered((struct declaration){.reductions = reductions_none, .reduction_count = 1});
}
