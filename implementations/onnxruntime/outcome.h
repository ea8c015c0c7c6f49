/* Converts onnxruntime's statuses to answers: the only place that decides whether a status means "this input
 * is invalid" or "I do not implement this". README.md describes the same rule. */
#ifndef ONNXRUNTIME_OUTCOME_H
#define ONNXRUNTIME_OUTCOME_H

#include "ort_api.h"

#include <scatter_cts/plugin.h>

/* Converts a status to an answer and releases it. NULL is SCATTER_CTS_OK. Otherwise the message becomes
 * "WHEN: CODE: onnxruntime's text", where `when` is "at load", "at run" or another moment. */
enum scatter_cts_result outcome(const struct ort_api *api, struct OrtStatus *status,
                                const struct scatter_cts_request *request, const char *when,
                                struct scatter_cts_message *message);

/* The same for calls that have nothing to do with a case: every failure is SCATTER_CTS_FAILED. */
enum scatter_cts_result outcome_of_setup(const struct ort_api *api, struct OrtStatus *status,
                                         const char *when, struct scatter_cts_message *message);

#endif
