/*
 * The environment in which onnxruntime runs.
 */
#ifndef ONNXRUNTIME_ENVIRONMENT_H
#define ONNXRUNTIME_ENVIRONMENT_H

/*
 * Sees to it that onnxruntime does not record and report how it is used, as it does from 1.29 on: nobody was asked. To be
 * called before the library is loaded.
 */
void environment_without_reports(void);

#endif
