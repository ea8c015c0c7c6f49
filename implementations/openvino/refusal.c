#include "refusal.h"

#include <string.h>

/* OpenVINO's texts for missing implementations; the README explains them. */
static const char *const unsupported[] = {
    "Unsupported data type",       /* an element type that its ONNX reader lacks */
    "No conversion rule found",    /* an operator that its ONNX reader lacks */
    "CPU plugin does not support", /* an element type that its CPU device lacks */
    "CPU plug-in doesn't support", /* a value of unknown rank */
    "do not support scalar input", /* data of rank 0 */
};

/* OpenVINO's text if it fails on an input instead of checking it: not a reason. */
static const char no_reason[] = "_M_range_check";

static enum scatter_cts_result meaning(const char *text, ov_status_e status)
{
    if (status == NOT_IMPLEMENTED)
        return SCATTER_CTS_UNSUPPORTED;
    for (size_t i = 0; i < sizeof unsupported / sizeof *unsupported; i++) {
        if (strstr(text, unsupported[i]) != NULL)
            return SCATTER_CTS_UNSUPPORTED;
    }
    return strstr(text, no_reason) != NULL ? SCATTER_CTS_FAILED : SCATTER_CTS_REJECTED;
}

enum scatter_cts_result refusal(const struct openvino *openvino, const char *stage, ov_status_e status,
                                struct scatter_cts_message *message)
{
    if (status == NOT_ALLOCATED) {
        (void)snprintf(message->text, message->capacity, "%s: no memory", stage);
        return SCATTER_CTS_FAILED;
    }
    const char *text = openvino->get_last_err_msg();
    (void)snprintf(message->text, message->capacity, "%s: %s", stage, text == NULL ? "no text" : text);
    enum scatter_cts_result result = text == NULL ? SCATTER_CTS_FAILED : meaning(text, status);
    openvino->free(text);
    return result;
}
