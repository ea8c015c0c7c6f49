/* Many correct implementations in one library: --option variant=NAME chooses one of those in variant.c. */
#include "apply.h"
#include "check.h"
#include "variant.h"

#include <stdio.h>
#include <string.h>

static enum scatter_cts_result open_variant(const struct scatter_cts_option *options, size_t option_count,
                                            void **state, struct scatter_cts_message *message)
{
    static const struct variant *chosen;
    chosen = variant_find("in-order");
    for (size_t i = 0; i < option_count; i++) {
        if (strcmp(options[i].key, "variant") != 0) {
            (void)snprintf(message->text, message->capacity, "unknown option '%s': there is only 'variant'",
                           options[i].key);
            return SCATTER_CTS_FAILED;
        }
        chosen = variant_find(options[i].value);
        if (chosen == NULL) {
            char names[960];
            variant_names(names, sizeof names);
            (void)snprintf(message->text, message->capacity, "unknown variant '%.40s'; there are %s",
                           options[i].value, names);
            return SCATTER_CTS_FAILED;
        }
    }
    *state = &chosen;
    return SCATTER_CTS_OK;
}

static enum scatter_cts_result run_variant(void *state, const struct scatter_cts_request *request,
                                           struct scatter_cts_output *output,
                                           struct scatter_cts_message *message)
{
    const struct variant *const *chosen = state;
    struct node node;
    enum scatter_cts_result result = check(request, &node, message);
    if (result != SCATTER_CTS_OK)
        return result;
    return apply(*chosen, request, &node, output, message);
}

SCATTER_CTS_EXPORT const struct scatter_cts_plugin scatter_cts_plugin = {
    .abi_version = SCATTER_CTS_ABI_VERSION,
    .size = sizeof(struct scatter_cts_plugin),
    .name = "variants",
    .version = "1.0",
    .open = open_variant,
    .run = run_variant,
};
