/*
 * The environment in which onnxruntime runs.
 */
#ifndef ONNXRUNTIME_ENVIRONMENT_H
#define ONNXRUNTIME_ENVIRONMENT_H

/*
 * Prevents onnxruntime from recording and reporting its usage, as it does since 1.29: no user was asked. Must be
 * called before the library is loaded.
 */
void environment_without_reports(void);

#endif
