/*
 * The part of loading a case that reads its tensors.
 */
#ifndef SCATTER_CASE_DATA_SET_H
#define SCATTER_CASE_DATA_SET_H

#include "case_loading.h"
#include "status.h"

/*
 * Reads the files of the data set folder into the case: inputs, unread inputs, output. The model must have
 * been read, and `warnings` must have room for two per graph input and two for the output.
 */
enum status loader_read_data_set(struct loader *loader);

#endif
