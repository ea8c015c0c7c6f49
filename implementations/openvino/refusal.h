/* The meaning of OpenVINO's errors. */
#ifndef OPENVINO_REFUSAL_H
#define OPENVINO_REFUSAL_H

#include "openvino_library.h"

/*
 * SCATTER_CTS_UNSUPPORTED if OpenVINO says that it does not implement this, SCATTER_CTS_FAILED if it gives no
 * reason, otherwise SCATTER_CTS_REJECTED. The message is `stage` (such as "at compile") and OpenVINO's last
 * text.
 */
enum scatter_cts_result refusal(const struct openvino *openvino, const char *stage, ov_status_e status,
                                struct scatter_cts_message *message);

#endif
