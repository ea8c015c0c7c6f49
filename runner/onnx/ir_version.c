#include "ir_version.h"

#include "dtype.h"

int64_t ir_version_of_opset(int64_t opset)
{
    int64_t lowest = IR_VERSION_OLDEST;
#define DEMAND(ir_version, first_opset) lowest = opset >= (first_opset) ? (ir_version) : lowest;
    IR_OPSET_TABLE(DEMAND)
#undef DEMAND
    return lowest;
}

int64_t ir_version_of_dtype(int32_t dtype)
{
    switch (dtype) {
#define ROW(constant, ir_version) \
    case DTYPE_##constant:        \
        return (ir_version);
        IR_DTYPE_TABLE(ROW)
#undef ROW
    default:
        return IR_VERSION_OLDEST;
    }
}
