/*
 * Messages of implementations, compared: two refusals for one reason differ in numbers, shapes, element types and the numbers of
 * nodes.
 */
#ifndef SCATTER_MESSAGE_LIKENESS_H
#define SCATTER_MESSAGE_LIKENESS_H

#include <stddef.h>

/* The most bytes of a message that are compared, and of one that is shown in a title. */
enum { MESSAGE_COMPARED = 320, MESSAGE_SHOWN = 160 };

/*
 * The first line of a message, and the second one if it begins with "> ", as OpenCV's reasons do, in one line; what does not fit
 * into `size` bytes is cut.
 */
void message_line(const char *message, char *line, size_t size);

/*
 * The same with N for each number and each list of numbers, and T for each element type, in the names of
 * ONNX and of common libraries; what does not fit into `size` bytes is cut.
 */
void message_fold(const char *message, char *folded, size_t size);

/*
 * What to show of a folded message: without the words that all messages of an implementation begin and end with (`prefix` and
 * `suffix` bytes; see below), and with its middle left out if it is longer than MESSAGE_SHOWN.
 */
void message_show(const char *folded, size_t prefix, size_t suffix, char *shown, size_t size);

/*
 * The lengths of the common beginning and the common end of some messages, whole words only; 0 unless two of them differ, and
 * if they are too short to matter.
 */
void messages_in_common(const char *const *folded, size_t count, size_t *prefix, size_t *suffix);

#endif
