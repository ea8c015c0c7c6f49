/* Strings: the host executes the plan one update at a time, directly in the output. */
#include "bugs.h"
#include "device.h"

#include <stdio.h>
#include <string.h>

/* Whether a is before b, byte by byte; a prefix is before the string. */
static bool is_before(struct scatter_cts_string a, struct scatter_cts_string b)
{
    size_t common = a.size < b.size ? a.size : b.size;
    int order = common == 0 ? 0 : memcmp(a.bytes, b.bytes, common);
    return order < 0 || (order == 0 && a.size < b.size);
}

/* Appends `tail` to the text, in memory that the runner frees. Returns false if out of memory. */
static bool append(struct scatter_cts_string *text, struct scatter_cts_string tail,
                   const struct scatter_cts_output *output)
{
    if (tail.size == 0)
        return true;
    if (text->size > SIZE_MAX - tail.size)
        return false;
    char *bytes = output->allocate(output->context, text->size + tail.size);
    if (bytes == NULL)
        return false;
    if (text->size > 0)
        memcpy(bytes, text->bytes, text->size);
    memcpy(bytes + text->size, tail.bytes, tail.size);
    *text = (struct scatter_cts_string){.bytes = bytes, .size = text->size + tail.size};
    return true;
}

static bool combine(enum reduction reduction, struct scatter_cts_string *cell,
                    struct scatter_cts_string update, const struct scatter_cts_output *output)
{
    switch (reduction) {
    case REDUCTION_ADD:
        return append(cell, update, output);
    case REDUCTION_MAX:
        if (is_before(*cell, update))
            *cell = update;
        return true;
    case REDUCTION_MIN:
        if (is_before(update, *cell))
            *cell = update;
        return true;
    case REDUCTION_NONE:
    case REDUCTION_MUL: /* not implemented for strings */
        *cell = update;
        return true;
    }
    return true;
}

/* Whether an earlier update has the same target. */
static bool repeats(const struct plan *plan, const struct node *node, int64_t update, int64_t target)
{
    for (int64_t earlier = 0; earlier < update; earlier++) {
        if (target_of(plan, node, earlier) == target)
            return true;
    }
    return false;
}

enum scatter_cts_result host_execute(const struct plan *plan, const struct node *node,
                                     struct scatter_cts_output *output, struct scatter_cts_message *message)
{
    const struct scatter_cts_string *data = node->data->elements;
    const struct scatter_cts_string *updates = node->updates->elements;
    struct scatter_cts_string *cells = output->elements;
    int64_t count = updates_to_execute(plan);

    memcpy(cells, data, node->data->byte_size);
    for (int64_t update = 0; update < count; update++) {
        int64_t target = target_of(plan, node, update);
        int64_t source = source_of(plan, node, update);
        if (target < 0 || source >= node->updates->count)
            continue;
        struct scatter_cts_string value = updates[source];
        const char *nul = value.size > 0 ? memchr(value.bytes, 0, value.size) : NULL;
        if (BUG(string_nul) && nul != NULL)
            value.size = (size_t)(nul - value.bytes);
        if (BUG(old_from_data))
            cells[target] = data[target];
        if (BUG(repeat_first_only) && repeats(plan, node, update, target))
            continue;
        bool replaces = BUG(data_left_out) && !repeats(plan, node, update, target);
        if (!combine(replaces ? REDUCTION_NONE : plan->reduction, &cells[target], value, output)) {
            (void)snprintf(message->text, message->capacity, "[E:host] no memory for a string");
            return SCATTER_CTS_FAILED;
        }
    }
    for (int64_t cell = 0; BUG(data_not_copied) && cell < node->data->count; cell++) {
        if (!repeats(plan, node, count, cell))
            cells[cell] = (struct scatter_cts_string){.bytes = "", .size = 0};
    }
    return SCATTER_CTS_OK;
}
