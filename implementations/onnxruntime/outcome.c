#include "outcome.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static const char *code_name(int code)
{
    static const char *const names[ORT_ERROR_CODE_COUNT] = {
        [ORT_OK] = "OK",
        [ORT_FAIL] = "FAIL",
        [ORT_INVALID_ARGUMENT] = "INVALID_ARGUMENT",
        [ORT_NO_SUCHFILE] = "NO_SUCHFILE",
        [ORT_NO_MODEL] = "NO_MODEL",
        [ORT_ENGINE_ERROR] = "ENGINE_ERROR",
        [ORT_RUNTIME_EXCEPTION] = "RUNTIME_EXCEPTION",
        [ORT_INVALID_PROTOBUF] = "INVALID_PROTOBUF",
        [ORT_MODEL_LOADED] = "MODEL_LOADED",
        [ORT_NOT_IMPLEMENTED] = "NOT_IMPLEMENTED",
        [ORT_INVALID_GRAPH] = "INVALID_GRAPH",
        [ORT_EP_FAIL] = "EP_FAIL",
    };
    return code >= 0 && code < ORT_ERROR_CODE_COUNT ? names[code] : "unknown code";
}

/* Whether the model's opset has this operator in ONNX. Then "no such operator" only means that the opset is
 * newer than this onnxruntime; otherwise it is true. */
static bool opset_has_operator(const struct scatter_cts_request *request)
{
    return request->opset >= (strcmp(request->op_type, "Scatter") == 0 ? 9 : 11);
}

/* The answer according to the text, if it is more specific than the code. */
static bool decide_by_text(const char *text, enum scatter_cts_result *result)
{
    static const struct {
        const char *part;
        enum scatter_cts_result result;
    } sayings[] = {
        /* A model newer than this onnxruntime; the text depends on the version. */
        {"Unknown model file format version", SCATTER_CTS_UNSUPPORTED},
        {"Unsupported model IR version", SCATTER_CTS_UNSUPPORTED},
        {"only *guarantees* support for models stamped with", SCATTER_CTS_UNSUPPORTED},
        /* No kernel for the operator or the element type, or not with this reduction. */
        {"Could not find an implementation", SCATTER_CTS_UNSUPPORTED},
        {"is not currently registered or supported", SCATTER_CTS_UNSUPPORTED},
        {"data type is not supported with Scatter", SCATTER_CTS_UNSUPPORTED},
        /* The same for an execution provider; the first text if it leaves the node to onnxruntime's
         * kernels. */
        {"assigned to the default CPU EP", SCATTER_CTS_UNSUPPORTED},
        {"unsupported element type", SCATTER_CTS_UNSUPPORTED},
        {"(): unsupported: ", SCATTER_CTS_UNSUPPORTED},
        {"is not supported for data type", SCATTER_CTS_UNSUPPORTED},
        {"but the device does not support it", SCATTER_CTS_UNSUPPORTED},
        /* A provider that cannot handle an output without memory. */
        {"data pointer is null", SCATTER_CTS_FAILED},
        /* A check of the axis, which versions before 1.27 report as RUNTIME_EXCEPTION. */
        {"is not in valid range", SCATTER_CTS_REJECTED},
    };
    for (size_t i = 0; i < sizeof sayings / sizeof *sayings; i++) {
        if (strstr(text, sayings[i].part) != NULL) {
            *result = sayings[i].result;
            return true;
        }
    }
    return false;
}

static enum scatter_cts_result decide_by_code(int code)
{
    switch (code) {
    case ORT_NOT_IMPLEMENTED:
        return SCATTER_CTS_UNSUPPORTED;
    case ORT_FAIL:
    case ORT_INVALID_ARGUMENT:
    case ORT_INVALID_PROTOBUF:
    case ORT_INVALID_GRAPH:
        return SCATTER_CTS_REJECTED;
    default:
        return SCATTER_CTS_FAILED;
    }
}

static enum scatter_cts_result decide(int code, const char *text, const struct scatter_cts_request *request)
{
    enum scatter_cts_result result;
    if (strstr(text, "No Op registered for") != NULL && opset_has_operator(request))
        return SCATTER_CTS_UNSUPPORTED;
    return decide_by_text(text, &result) ? result : decide_by_code(code);
}

/* Writes the message and releases the status. */
static void report(const struct ort_api *api, struct OrtStatus *status, const char *when,
                   struct scatter_cts_message *message)
{
    (void)snprintf(message->text, message->capacity, "%s: %s: %s", when, code_name(api->GetErrorCode(status)),
                   api->GetErrorMessage(status));
    api->ReleaseStatus(status);
}

enum scatter_cts_result outcome(const struct ort_api *api, struct OrtStatus *status,
                                const struct scatter_cts_request *request, const char *when,
                                struct scatter_cts_message *message)
{
    if (status == NULL)
        return SCATTER_CTS_OK;
    enum scatter_cts_result result = decide(api->GetErrorCode(status), api->GetErrorMessage(status), request);
    report(api, status, when, message);
    return result;
}

enum scatter_cts_result outcome_of_setup(const struct ort_api *api, struct OrtStatus *status,
                                         const char *when, struct scatter_cts_message *message)
{
    if (status == NULL)
        return SCATTER_CTS_OK;
    report(api, status, when, message);
    return SCATTER_CTS_FAILED;
}
