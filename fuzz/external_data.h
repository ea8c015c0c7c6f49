/* External data for targets without files: a file of 64 bytes for every location, so that offsets and lengths
 * matter. */
#ifndef SCATTER_FUZZ_EXTERNAL_DATA_H
#define SCATTER_FUZZ_EXTERNAL_DATA_H

#include "tensor_proto.h"

extern const struct external_data_scope fuzz_external_data;

#endif
