#include "openvino_library.h"

#include "library.h"

#include <stdio.h>
#include <string.h>

/* An unevaluated expression: the library is not linked. */
#define OPENVINO_TYPE(result, name, arguments)                                 \
    _Static_assert(_Generic(&ov_##name, result(*) arguments : 1, default : 0), \
                   "ov_" #name " has another type in the headers");
OPENVINO_FUNCTION_TABLE(OPENVINO_TYPE)

enum scatter_cts_result openvino_load(const char *path, struct openvino *openvino, char *version,
                                      size_t version_capacity, struct scatter_cts_message *message)
{
    const struct library_function functions[] = {
#define OPENVINO_SYMBOL(result, name, arguments) {"ov_" #name, &openvino->name},
        OPENVINO_FUNCTION_TABLE(OPENVINO_SYMBOL)
#undef OPENVINO_SYMBOL
    };

    enum scatter_cts_result result =
        library_load(path, "OpenVINO", functions, sizeof functions / sizeof *functions, message);
    if (result != SCATTER_CTS_OK)
        return result;
    ov_version_t full = {0};
    if (openvino->get_openvino_version(&full) != OK) {
        (void)snprintf(message->text, message->capacity, "%s does not tell its version", path);
        return SCATTER_CTS_FAILED;
    }
    /* "2026.4.1-22982-e213a147257-releases/2026/4": the part after the number names the build. */
    (void)snprintf(version, version_capacity, "%.*s", (int)strcspn(full.buildNumber, "-"), full.buildNumber);
    openvino->version_free(&full);
    if (strncmp(version, OPENVINO_RELEASE, strlen(OPENVINO_RELEASE)) == 0)
        return SCATTER_CTS_OK;
    (void)snprintf(message->text, message->capacity,
                   "%s is OpenVINO %s, but this plugin was built with the headers of OpenVINO %sx", path,
                   version, OPENVINO_RELEASE);
    return SCATTER_CTS_FAILED;
}
