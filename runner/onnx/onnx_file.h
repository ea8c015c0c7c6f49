/*
 * Reads models and tensors from single files. External data must be in the file's own folder. Everything is
 * in the arena. Error messages begin with the path: STATUS_NOT_FOUND, STATUS_UNREADABLE and
 * STATUS_OUT_OF_MEMORY as in file_read; for other errors see model_read and tensor_from_proto.
 */
#ifndef SCATTER_ONNX_FILE_H
#define SCATTER_ONNX_FILE_H

#include "arena.h"
#include "model.h"
#include "status.h"
#include "tensor.h"

#include <stdbool.h>

/* Reads a ModelProto. */
enum status onnx_file_read_model(struct model *model, const char *path, struct arena *arena,
                                 struct error *error);

/* Reads a TensorProto. */
enum status onnx_file_read_tensor(struct tensor *tensor, const char *path, struct arena *arena,
                                  struct error *error);

#endif
