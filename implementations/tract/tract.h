/*
 * The part of tract's C interface that this adapter uses. The interface comes without a header: the functions
 * are exported by the library inside its Python package (release 0.23.9), and their parameters are declared
 * here.
 *
 * Every function returns 0 on success; otherwise tract_get_last_error has a text. An object passed by `**`
 * that is documented below as consumed no longer exists afterwards, even if the function fails.
 */
#ifndef TRACT_H
#define TRACT_H

#include <scatter_cts/plugin.h>
#include <stddef.h>
#include <stdint.h>

/* The release with this interface. A later third number must not change it. */
#define TRACT_RELEASE "0.23."

struct tract_onnx;            /* reads ONNX models */
struct tract_inference_model; /* a parsed model */
struct tract_model;           /* a model with known types and shapes */
struct tract_runnable;        /* an optimised model */
struct tract_tensor;

/* X(result type, name without tract_, parameters) */
#define TRACT_FUNCTION_TABLE(X)                                                                              \
    X(const char *, version, (void))                                                                         \
    X(const char *, get_last_error, (void))                                                                  \
    X(void, free_cstring, (char *text))                                                                      \
    X(int, onnx_create, (struct tract_onnx * *onnx))                                                         \
    X(int, onnx_load_buffer,                                                                                 \
      (const struct tract_onnx *onnx, const void *bytes, size_t size, struct tract_inference_model **model)) \
    X(int, inference_model_input_count, (const struct tract_inference_model *model, size_t *count))          \
    X(int, inference_model_input_name,                                                                       \
      (const struct tract_inference_model *model, size_t input, char **name))                                \
    X(int, inference_model_destroy, (struct tract_inference_model * *model))                                 \
    X(int, inference_model_into_model, /* consumes inferred */                                               \
      (struct tract_inference_model * *inferred, struct tract_model * *model))                               \
    X(int, model_into_runnable, /* consumes model */                                                         \
      (struct tract_model * *model, struct tract_runnable * *runnable))                                      \
    X(int, runnable_input_count, (const struct tract_runnable *runnable, size_t *count))                     \
    X(int, runnable_output_count, (const struct tract_runnable *runnable, size_t *count))                    \
    X(int, runnable_run, /* `inputs` and `outputs` have as many tensors as the model */                      \
      (struct tract_runnable * runnable, struct tract_tensor * *inputs, struct tract_tensor * *outputs))     \
    X(int, runnable_release, (struct tract_runnable * *runnable))                                            \
    X(int, tensor_from_bytes, /* copies; shape is not NULL */                                                \
      (uint32_t type, size_t rank, const size_t *shape, const void *elements, struct tract_tensor **tensor)) \
    X(int, tensor_as_bytes, /* shape and elements belong to the tensor */                                    \
      (const struct tract_tensor *tensor, uint32_t *type, size_t *rank, const size_t **shape,                \
       const void **elements))                                                                               \
    X(int, tensor_destroy, (struct tract_tensor * *tensor))

/* The functions, found in a loaded library. */
struct tract {
#define TRACT_POINTER(result, name, arguments) result(*name) arguments;
    TRACT_FUNCTION_TABLE(TRACT_POINTER)
#undef TRACT_POINTER
};

/* Loads the library at `path` and checks that it is tract, of the release declared here. Returns
 * SCATTER_CTS_OK, or SCATTER_CTS_FAILED with a message. */
enum scatter_cts_result tract_load(const char *path, struct tract *tract,
                                   struct scatter_cts_message *message);

#endif
