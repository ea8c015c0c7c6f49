/* Decodes a TensorProto, prints it, encodes it, and decodes it again. */
#include "external_data.h"
#include "target.h"
#include "tensor_proto.h"
#include "tensor_text.h"

#include <string.h>

static void show(const struct tensor *tensor, struct arena *arena)
{
    fuzz_read_text(tensor_text(tensor, "  ", arena));
    for (int64_t i = 0; i < tensor->count && i < 16; i++) {
        fuzz_read_text(element_text(tensor, i, arena));
        fuzz_read_text(position_text(tensor, i, arena));
    }
}

/* Checks that decoding the encoded tensor and encoding it again gives the same bytes. */
static void encode(const struct tensor *tensor, struct arena *arena)
{
    struct tensor again;
    struct error error;
    void *bytes, *same;
    size_t size, same_size;
    if (tensor_to_bytes(tensor, &bytes, &size, arena, &error) != STATUS_OK)
        return;
    enum status status = tensor_from_bytes(&again, bytes, size, NULL, arena, &error);
    if (status == STATUS_OUT_OF_MEMORY)
        return;
    PROMISED(status == STATUS_OK);
    PROMISED(again.dtype == tensor->dtype && tensor_same_shape(&again, tensor) && again.size == tensor->size);
    status = tensor_to_bytes(&again, &same, &same_size, arena, &error);
    PROMISED(status != STATUS_OK || (same_size == size && memcmp(same, bytes, size) == 0));
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static struct arena arena = {.limit = FUZZ_MEMORY};
    struct tensor tensor;
    struct error error;
    enum status status = tensor_from_bytes(&tensor, bytes, size, &fuzz_external_data, &arena, &error);
    if (status == STATUS_OK) {
        fuzz_read_tensor(&tensor);
        if (dtype_size(tensor.dtype) != 0)
            show(&tensor, &arena);
        encode(&tensor, &arena);
    } else {
        fuzz_check_error(status, &error);
        PROMISED(status == STATUS_UNREADABLE || status == STATUS_OUT_OF_MEMORY);
    }
    arena_reset(&arena);
    return 0;
}
