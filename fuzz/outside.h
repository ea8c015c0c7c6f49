/*
 * External data for targets without files: whatever the location, a file of 64 bytes, so that offsets and lengths count.
 */
#ifndef SCATTER_FUZZ_OUTSIDE_H
#define SCATTER_FUZZ_OUTSIDE_H

#include "tensor_proto.h"

extern const struct external_data_scope fuzz_outside;

#endif
