#include "strings.h"

#include <string.h>

static int compare(struct scatter_cts_string a, struct scatter_cts_string b)
{
    size_t common = a.size < b.size ? a.size : b.size;
    int order = common == 0 ? 0 : memcmp(a.bytes, b.bytes, common);
    return order != 0 ? order : (a.size > b.size) - (a.size < b.size);
}

static bool append(struct scatter_cts_string *cell, struct scatter_cts_string update,
                   const struct scatter_cts_output *output)
{
    if (update.size == 0)
        return true;
    size_t size = cell->size + update.size;
    char *bytes = size < update.size ? NULL : output->allocate(output->context, size);
    if (bytes == NULL)
        return false;
    if (cell->size > 0)
        memcpy(bytes, cell->bytes, cell->size);
    memcpy(bytes + cell->size, update.bytes, update.size);
    *cell = (struct scatter_cts_string){.bytes = bytes, .size = size};
    return true;
}

static bool reduce(enum reduction reduction, struct scatter_cts_string *cell,
                   struct scatter_cts_string update, const struct scatter_cts_output *output)
{
    if (reduction == REDUCTION_ADD)
        return append(cell, update, output);
    int order = compare(update, *cell);
    if (reduction == REDUCTION_MAX ? order > 0 : order < 0)
        *cell = update;
    return true;
}

bool accumulate_strings(const struct job *job, const struct scatter_cts_output *output)
{
    struct scatter_cts_string *cells = output->elements;
    const struct scatter_cts_string *updates = (const void *)job->updates;
    int64_t slice = job->plan->slice;
    for (int64_t slot = 0; slot < job->count; slot++)
        for (int64_t i = 0; i < slice; i++)
            if (!reduce(job->reduction, &cells[job->targets[slot] + i], updates[slot * slice + i], output))
                return false;
    return true;
}
