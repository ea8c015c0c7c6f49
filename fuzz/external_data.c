#include "external_data.h"

#include "file.h"

static const char contents[64] = "the external data of every tensor and of every model";

static enum status read_contents(const void *context, const char *folder, const char *location,
                                 uint64_t offset, uint64_t length, const void **bytes, size_t *size,
                                 struct arena *arena, struct error *error)
{
    (void)context, (void)folder;
    enum status status = location_check(location, error);
    if (status == STATUS_OK)
        status = range_check(location, offset, &length, sizeof contents, error);
    if (status != STATUS_OK)
        return status;
    *size = (size_t)length;
    *bytes = arena_copy_text(arena, contents + offset, *size);
    return *bytes == NULL ? error_no_memory(error, "external data") : STATUS_OK;
}

const struct external_data_scope fuzz_external_data = {.folder = "", .boundary = "", .read = read_contents};
