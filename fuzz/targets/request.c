/* A message to an implementation, served as by `scatter-cts worker`: the reference plugin is opened and
 * answers. */
#include "plugin_host.h"
#include "protocol.h"
#include "target.h"

#include <stdlib.h>
#include <string.h>

/* The host of the reference plugin, opened with the runner's own hello. */
static struct plugin_host *open_host(struct arena *arena)
{
    static struct plugin_host host;
    struct error error;
    if (!host.is_open) {
        size_t size, answer_size;
        if (plugin_host_load(&host, "reference", &error) != STATUS_OK)
            exit(EXIT_FAILURE);
        void *hello = protocol_hello(FUZZ_NUMBER, NULL, 0, &size, arena);
        void *answer = plugin_host_serve(&host, hello, size, &answer_size, arena);
        struct declaration declaration;
        PROMISED(protocol_read_hello(FUZZ_NUMBER, answer, answer_size, &declaration, arena, &error) ==
                 STATUS_OK);
        PROMISED(host.is_open);
    }
    return &host;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static const struct tensor none = {.dtype = DTYPE_UNDEFINED, .count = 1, .name = ""};
    static struct arena arena = {.limit = FUZZ_MEMORY};
    struct plugin_host *host = open_host(&arena);
    size_t answer_size;
    void *answer = plugin_host_serve(host, bytes, size, &answer_size, &arena);
    if (answer != NULL) {
        fuzz_read(answer, answer_size);
        const struct answer read = protocol_read_answer(host->number, answer, answer_size, &none, &arena);
        fuzz_read_text(read.message);
        PROMISED(read.kind != ANSWER_FAULT); /* the reference never accesses forbidden memory */
    }
    arena_reset(&arena);
    return 0;
}
