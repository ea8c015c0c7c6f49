/*
 * The versions of ONNX's intermediate representation (IR): the minimum IR version of a model, by the opset
 * that it imports and by the element types that it contains.
 *
 * Source: onnx.proto, enum Version, whose comments describe each version; docs/Versioning.md of ONNX, the
 * table of released versions. generators/checks/test_ir_versions.py compares both tables with the onnx package.
 */
#ifndef SCATTER_IR_VERSION_H
#define SCATTER_IR_VERSION_H

#include <stdint.h>

/* For opsets before 9, and for element types without a row below. */
enum { IR_VERSION_OLDEST = 3 };

/* X(IR version, the first opset that requires it), in ascending order. */
#define IR_OPSET_TABLE(X) \
    X(4, 9)               \
    X(5, 10)              \
    X(6, 11)              \
    X(7, 12)              \
    X(8, 15)              \
    X(9, 19)              \
    X(10, 21)             \
    X(11, 23)             \
    X(12, 24)             \
    X(13, 25)             \
    X(14, 28)

/* X(constant, the first IR version that has the element type) */
#define IR_DTYPE_TABLE(X) \
    X(BFLOAT16, 4)        \
    X(FLOAT8E4M3FN, 9)    \
    X(FLOAT8E4M3FNUZ, 9)  \
    X(FLOAT8E5M2, 9)      \
    X(FLOAT8E5M2FNUZ, 9)  \
    X(UINT4, 10)          \
    X(INT4, 10)           \
    X(FLOAT4E2M1, 11)     \
    X(FLOAT8E8M0, 12)     \
    X(UINT2, 13)          \
    X(INT2, 13)           \
    X(FLOAT6E2M3, 14)     \
    X(FLOAT6E3M2, 14)

/*
 * The lowest IR version of a model that imports an opset. Newer opsets than the newest known one have its IR
 * version.
 */
int64_t ir_version_of_opset(int64_t opset);

/* The lowest IR version of a model that contains an element type. */
int64_t ir_version_of_dtype(int32_t dtype);

#endif
