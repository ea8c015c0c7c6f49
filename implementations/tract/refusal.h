/*
 * What tract's texts mean: it has no codes.
 */
#ifndef TRACT_REFUSAL_H
#define TRACT_REFUSAL_H

#include <scatter_cts/plugin.h>

/*
 * SCATTER_CTS_UNSUPPORTED when tract's text says that it does not implement this, SCATTER_CTS_FAILED when it gives
 * no reason, else SCATTER_CTS_REJECTED. The message is `stage` (such as "at load") and the text.
 */
enum scatter_cts_result refusal(const char *stage, const char *text, struct scatter_cts_message *message);

#endif
