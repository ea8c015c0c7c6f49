/*
 * What onnxruntime says, as an answer to scatter-cts: the one place that decides whether a status means "this
 * input is invalid" or "I do not implement this". README.md has the same rule in words.
 */
#ifndef ONNXRUNTIME_OUTCOME_H
#define ONNXRUNTIME_OUTCOME_H

#include "ort_api.h"

#include <scatter_cts/plugin.h>

/*
 * Turns a status into an answer and releases it. NULL is SCATTER_CTS_OK. Else the message becomes "WHEN: CODE:
 * what onnxruntime says", where `when` is "at load", "at run" or another moment.
 */
enum scatter_cts_result outcome(const struct ort_api *api, struct OrtStatus *status,
                                const struct scatter_cts_request *request, const char *when,
                                struct scatter_cts_message *message);

/*
 * The same where onnxruntime was asked for something that has nothing to do with a case: whatever went wrong is
 * SCATTER_CTS_FAILED.
 */
enum scatter_cts_result outcome_of_setup(const struct ort_api *api, struct OrtStatus *status,
                                         const char *when, struct scatter_cts_message *message);

#endif
