/*
 * IR versions: the lowest that goes with an opset, and with an element type. ONNX publishes them in its list of
 * releases and in onnx.proto; generators/test_ir_version.py compares these tables with the onnx package.
 */
#ifndef SCATTER_IR_VERSION_H
#define SCATTER_IR_VERSION_H

#include <stdint.h>

/* X(first opset, IR version): of opsets from there on. */
#define IR_OF_OPSET_TABLE(X) \
    X(9, 4)                  \
    X(10, 5)                 \
    X(11, 6)                 \
    X(12, 7)                 \
    X(15, 8)                 \
    X(19, 9)                 \
    X(21, 10)                \
    X(23, 11)                \
    X(24, 12)                \
    X(25, 13)                \
    X(28, 14)

/* X(first element type, IR version): of types from that number of TensorProto.DataType on. */
#define IR_OF_TYPE_TABLE(X)  \
    X(DTYPE_BFLOAT16, 4)     \
    X(DTYPE_FLOAT8E4M3FN, 9) \
    X(DTYPE_UINT4, 10)       \
    X(DTYPE_FLOAT4E2M1, 11)  \
    X(DTYPE_FLOAT8E8M0, 12)  \
    X(DTYPE_UINT2, 13)       \
    X(DTYPE_FLOAT6E2M3, 14)

/* 3 for what is older than the tables. */
int64_t ir_version_of_opset(int64_t opset);
int64_t ir_version_of_type(int32_t dtype);

#endif
