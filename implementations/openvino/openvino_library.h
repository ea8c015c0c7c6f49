/*
 * The part of OpenVINO's C interface that this adapter uses. The headers come with the library, which is
 * loaded at run time: each function is found by its name, and has the type declared in the headers (checked
 * in openvino_library.c).
 */
#ifndef OPENVINO_LIBRARY_H
#define OPENVINO_LIBRARY_H

#include <openvino/c/openvino.h>
#include <scatter_cts/plugin.h>

/* The year of the headers. The numbers of element types differ between years, so that with a library of
 * another year one type would be mistaken for another. */
#define OPENVINO_RELEASE "2026."

/* X(result type, name without ov_, parameters) */
#define OPENVINO_FUNCTION_TABLE(X)                                                                      \
    X(ov_status_e, get_openvino_version, (ov_version_t * version))                                      \
    X(void, version_free, (ov_version_t * version))                                                     \
    X(const char *, get_last_err_msg, (void)) /* owned by the caller */                                 \
    X(void, free, (const char *text))                                                                   \
    X(ov_status_e, core_create, (ov_core_t * *core))                                                    \
    X(void, core_free, (ov_core_t * core))                                                              \
    X(ov_status_e, core_read_model_from_memory_buffer,                                                  \
      (const ov_core_t *core, const char *bytes, const size_t size, const ov_tensor_t *weights,         \
       ov_model_t **model))                                                                             \
    X(ov_status_e, core_compile_model,                                                                  \
      (const ov_core_t *core, const ov_model_t *model, const char *device, const size_t argument_count, \
       ov_compiled_model_t **compiled, ...))                                                            \
    X(void, model_free, (ov_model_t * model))                                                           \
    X(ov_status_e, compiled_model_inputs_size, (const ov_compiled_model_t *compiled, size_t *count))    \
    X(ov_status_e, compiled_model_input_by_index,                                                       \
      (const ov_compiled_model_t *compiled, const size_t index, ov_output_const_port_t **port))         \
    X(ov_status_e, compiled_model_create_infer_request,                                                 \
      (const ov_compiled_model_t *compiled, ov_infer_request_t **request))                              \
    X(void, compiled_model_free, (ov_compiled_model_t * compiled))                                      \
    X(ov_status_e, port_get_any_name, (const ov_output_const_port_t *port, char **name))                \
    X(void, output_const_port_free, (ov_output_const_port_t * port))                                    \
    X(ov_status_e, infer_request_set_input_tensor_by_index,                                             \
      (ov_infer_request_t * request, const size_t index, const ov_tensor_t *tensor))                    \
    X(ov_status_e, infer_request_set_output_tensor_by_index,                                            \
      (ov_infer_request_t * request, const size_t index, const ov_tensor_t *tensor))                    \
    X(ov_status_e, infer_request_get_output_tensor_by_index,                                            \
      (const ov_infer_request_t *request, const size_t index, ov_tensor_t **tensor))                    \
    X(ov_status_e, infer_request_infer, (ov_infer_request_t * request))                                 \
    X(void, infer_request_free, (ov_infer_request_t * request))                                         \
    X(ov_status_e, tensor_create_from_host_ptr,                                                         \
      (const ov_element_type_e type, const ov_shape_t shape, void *elements, ov_tensor_t **tensor))     \
    X(ov_status_e, tensor_get_element_type, (const ov_tensor_t *tensor, ov_element_type_e *type))       \
    X(ov_status_e, tensor_get_shape, (const ov_tensor_t *tensor, ov_shape_t *shape))                    \
    X(ov_status_e, tensor_data, (const ov_tensor_t *tensor, void **elements))                           \
    X(void, tensor_free, (ov_tensor_t * tensor))                                                        \
    X(ov_status_e, shape_free, (ov_shape_t * shape))

/* The functions, found in a loaded library. */
struct openvino {
#define OPENVINO_POINTER(result, name, arguments) result(*name) arguments;
    OPENVINO_FUNCTION_TABLE(OPENVINO_POINTER)
#undef OPENVINO_POINTER
};

/* Loads OpenVINO's C library at `path` and checks that its release matches the headers. `version` receives
 * its number, such as "2026.4.1". Returns SCATTER_CTS_OK, or SCATTER_CTS_FAILED with a message. */
enum scatter_cts_result openvino_load(const char *path, struct openvino *openvino, char *version,
                                      size_t version_capacity, struct scatter_cts_message *message);

#endif
