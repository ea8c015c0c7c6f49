/* The meaning of tract's error texts; it has no codes. */
#ifndef TRACT_REFUSAL_H
#define TRACT_REFUSAL_H

#include <scatter_cts/plugin.h>

/*
 * SCATTER_CTS_UNSUPPORTED if tract's text says that it does not implement this, SCATTER_CTS_FAILED if it
 * gives no reason, otherwise SCATTER_CTS_REJECTED. The message is `stage` (such as "at load") and the text.
 */
enum scatter_cts_result refusal(const char *stage, const char *text, struct scatter_cts_message *message);

#endif
