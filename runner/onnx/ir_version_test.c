/* Tests of the lowest IR version that an opset and element types need. */
#include "dtype.h"
#include "operator_version.h"
#include "scatter_model.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>

Test(ir_version, every_opset_requires_the_ir_version_of_the_last_row_not_above_it)
{
    cr_expect(eq(i64, ir_version_of_opset(1), 3));
    cr_expect(eq(i64, ir_version_of_opset(8), 3));
    cr_expect(eq(i64, ir_version_of_opset(9), 4));
    cr_expect(eq(i64, ir_version_of_opset(18), 8));
    cr_expect(eq(i64, ir_version_of_opset(27), 13));
    cr_expect(eq(i64, ir_version_of_opset(28), 14));
    cr_expect(eq(i64, ir_version_of_opset(OPSET_NEWEST + 1), ir_version_of_opset(OPSET_NEWEST)),
              "newer than the newest known opset");
}

Test(ir_version, newer_element_types_require_an_ir_version)
{
    cr_expect(eq(i64, ir_version_of_dtype(DTYPE_FLOAT), 3));
    cr_expect(eq(i64, ir_version_of_dtype(DTYPE_BFLOAT16), 4));
    cr_expect(eq(i64, ir_version_of_dtype(DTYPE_FLOAT8E4M3FN), 9));
    cr_expect(eq(i64, ir_version_of_dtype(99), 3), "unknown");
}
