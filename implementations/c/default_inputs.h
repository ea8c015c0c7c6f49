/*
 * Inputs that have a default. A graph of ONNX may have an input and an initializer of one name: the initializer is
 * then what the input is when the caller gives no value. Some backends make it a constant, and offer no way to hand
 * another value over.
 */
#ifndef IMPLEMENTATIONS_DEFAULT_INPUTS_H
#define IMPLEMENTATIONS_DEFAULT_INPUTS_H

#include <scatter_cts/plugin.h>
#include <stdbool.h>

/*
 * Whether `value` is to take the place of a default: the graph of the serialised ModelProto has an input and an
 * initializer of its name, and the initializer's raw data are other bytes.
 */
bool default_is_replaced(const void *model, size_t model_size, const struct scatter_cts_tensor *value);

#endif
