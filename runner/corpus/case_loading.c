#include "case_loading.h"

enum status loader_warn(struct loader *loader, const char *text)
{
    if (text == NULL)
        return error_no_memory(loader->error, "warnings");
    loader->warnings[loader->the_case->warning_count++] = text;
    return STATUS_OK;
}

/* `name` is the file's path below the case folder. */
enum status loader_read_file(const struct loader *loader, const char *name, void **bytes, size_t *size)
{
    return case_files_read(&loader->the_case->files, name, bytes, size, loader->arena, loader->error);
}

enum status loader_missing(const struct loader *loader, enum status status)
{
    if (status != STATUS_NOT_FOUND)
        return status;
    if (loader->error != NULL)
        loader->error->status = STATUS_UNREADABLE;
    return STATUS_UNREADABLE;
}

enum status loader_contradict(struct loader *loader, const char *text)
{
    const char *warning =
        text == NULL ? NULL : arena_format(loader->arena, "%s: %s", loader->the_case->model_file, text);
    enum status status = loader_warn(loader, warning);
    if (status == STATUS_OK && loader->the_case->contradiction == NULL)
        loader->the_case->contradiction = warning;
    return status;
}
