/* Finds and loads the files of one or several case folders, including links, and checks that nothing outside
 * of the folder is loaded. */
#include "load_cases.h"
#include "message.h"
#include "scratch.h"
#include "target.h"

/* The contents of files next to the folder must not be in a case unless they are also in the input. */
static void check_contained(const struct scatter_case *the_case)
{
    PROMISED(!scratch_is_secret(the_case->model.bytes, the_case->model.size));
    for (size_t i = 0; i < the_case->input_count; i++)
        if (the_case->inputs[i].dtype != DTYPE_STRING)
            PROMISED(!scratch_is_secret(the_case->inputs[i].elements, the_case->inputs[i].size));
}

static void take(const struct scatter_case *the_case, void *context, struct arena *arena)
{
    const bool *has_secret = context;
    fuzz_read_case(the_case, arena);
    if (!*has_secret)
        check_contained(the_case);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static struct arena arena = {.limit = FUZZ_MEMORY};
    ProtobufCMessage *message;
    struct error error;
    bool has_secret = scratch_is_secret(bytes, size);
    if (message_unpack(&message, &fuzz__input__descriptor, bytes, size, &arena, &error) == STATUS_OK) {
        fuzz_load_path(scratch_fill((const Fuzz__Input *)message), take, &has_secret);
        scratch_clear();
    }
    arena_reset(&arena);
    return 0;
}
