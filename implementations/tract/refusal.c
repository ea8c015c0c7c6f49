#include "refusal.h"

#include <stdio.h>
#include <string.h>

/* tract's texts for missing implementations; the README explains them. */
static const char *const unsupported[] = {
    "Unknown DatumType",                     /* an ONNX element type that it knows by name but lacks */
    "unknown ONNX TensorProto.DataType",     /* an element type that is newer than tract */
    "is not a number",                       /* a reduction of bool */
    "Source node without a determined fact", /* a model that states no shapes, and none set by the caller */
    "Unimplemented(",                        /* an operator that it lacks */
};

/* tract's text if its own error text cannot be returned: not a reason. */
static const char no_reason[] = "can't convert to CString";

static enum scatter_cts_result meaning(const char *text)
{
    for (size_t i = 0; i < sizeof unsupported / sizeof *unsupported; i++) {
        if (strstr(text, unsupported[i]) != NULL)
            return SCATTER_CTS_UNSUPPORTED;
    }
    return strstr(text, no_reason) != NULL ? SCATTER_CTS_FAILED : SCATTER_CTS_REJECTED;
}

enum scatter_cts_result refusal(const char *stage, const char *text, struct scatter_cts_message *message)
{
    (void)snprintf(message->text, message->capacity, "%s: %s", stage, text == NULL ? "no text" : text);
    return text == NULL ? SCATTER_CTS_FAILED : meaning(text);
}
