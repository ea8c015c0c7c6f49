/* Reads files with models and tensors. */
#define _POSIX_C_SOURCE 200809L

#include "file.h"
#include "model.h"
#include "tensor_proto.h"

#include <libgen.h>
#include <string.h>

enum status onnx_file_read(const char *path, void **bytes, size_t *size, struct external_data_scope *scope,
                           struct arena *arena, struct error *error)
{
    char *copy = arena_copy(arena, path);
    if (copy == NULL)
        return error_no_memory(error, path);
    const char *folder = dirname(copy);
    *scope = (struct external_data_scope){.folder = folder, .boundary = folder};
    return argument_file_read_all(path, FILE_SIZE_LIMIT, bytes, size, arena, error);
}

enum status onnx_file_read_tensor(struct tensor *tensor, const char *path, struct arena *arena,
                                  struct error *error)
{
    void *bytes;
    size_t size;
    struct external_data_scope scope;
    enum status status = onnx_file_read(path, &bytes, &size, &scope, arena, error);
    if (status != STATUS_OK)
        return status;
    status = tensor_from_bytes(tensor, bytes, size, &scope, arena, error);
    return status == STATUS_OK ? status : error_prefix(error, status, path);
}
