#include "ir_version.h"

#include "dtype.h"

enum { OLDEST = 3 };

int64_t ir_version_of_opset(int64_t opset)
{
    int64_t version = OLDEST;
#define ROW(first, its_version) version = opset >= (first) ? (its_version) : version;
    IR_OF_OPSET_TABLE(ROW)
#undef ROW
    return version;
}

int64_t ir_version_of_type(int32_t dtype)
{
    int64_t version = OLDEST;
#define ROW(first, its_version) version = dtype >= (int32_t)(first) ? (its_version) : version;
    IR_OF_TYPE_TABLE(ROW)
#undef ROW
    return version;
}
