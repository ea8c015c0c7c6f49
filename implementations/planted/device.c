#include "device.h"

#include "bugs.h"
#include "dtype.h"
#include "registers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LANES = 64, LINE = 16 /* bytes that are cleared by one store */ };

static unsigned char *staging;
static unsigned char *written; /* one byte for each cell */
static size_t staging_bytes;
static size_t written_bytes;
static const struct plan *previous_plan;
static bool index_was_refused;

/* One call: its buffers, and the registers of the current tile. */
struct execution {
    const struct plan *plan;
    const struct node *node;
    size_t size; /* of an element */
    size_t step; /* between two elements */
    bool loses_one;
    int64_t target[LANES]; /* -1: masked off */
    int64_t source[LANES];
    union lane old[LANES];
    union lane update[LANES];
};

void device_note_refusal(void)
{
    index_was_refused = true;
}

void device_reset(void)
{
    free(staging);
    free(written);
    staging = NULL;
    written = NULL;
    staging_bytes = 0;
    written_bytes = 0;
    previous_plan = NULL;
    index_was_refused = false;
}

/* Makes a buffer at least this long. What is added is cleared. */
static bool grow(unsigned char **buffer, size_t *length, size_t needed)
{
    if (needed <= *length)
        return true;
    unsigned char *grown = calloc(needed, 1);
    if (grown == NULL)
        return false;
    if (*length > 0)
        memcpy(grown, *buffer, *length);
    free(*buffer);
    *buffer = grown;
    *length = needed;
    return true;
}

/* Prepares staging and mask. There is always room for one element, because NULL cannot be copied from. */
static bool stage(const struct plan *plan, const struct node *node)
{
    size_t cells = (size_t)node->data->count;
    size_t updates = (size_t)plan->updates;
    bool grows = cells + 1 > written_bytes;
    bool same_plan = plan == previous_plan;

    previous_plan = plan;
    if (!grow(&staging, &staging_bytes, node->data->byte_size + sizeof(union lane)) ||
        !grow(&written, &written_bytes, cells + 1))
        return false;
    if (BUG(state_partials) && same_plan)
        return true;
    memset(written, 0, BUG(state_scratch) && !grows && written_bytes > LINE ? LINE : written_bytes);
    if (BUG(alone_scratch) && updates < cells) {
        memset(written + updates, 1, cells - updates);
        memset(staging, 0, staging_bytes);
    }
    return true;
}

/* Where an element begins in a buffer, or -1 if it is not within. */
static ptrdiff_t offset_in(const struct execution *execution, int64_t position, size_t byte_size)
{
    size_t offset = (size_t)position * execution->step;
    return offset + execution->size <= byte_size ? (ptrdiff_t)offset : -1;
}

static void gather(struct execution *execution, int lane)
{
    int64_t target = execution->target[lane];
    ptrdiff_t offset = offset_in(execution, target, execution->node->data->byte_size);
    const unsigned char *from =
        written[target] && !BUG(old_from_data) ? staging : execution->node->data->elements;
    if (offset >= 0)
        execution->old[lane] = lane_load(execution->plan->dtype, from + offset);
}

static void load(struct execution *execution, int lane)
{
    const struct scatter_cts_tensor *updates = execution->node->updates;
    ptrdiff_t offset = offset_in(execution, execution->source[lane], updates->byte_size);
    union lane value = {.complex = {0}};
    if (offset >= 0)
        value = lane_load(execution->plan->dtype, (const unsigned char *)updates->elements + offset);
    execution->update[lane] = BUG(flush_subnormals) ? lane_flush(execution->plan->dtype, value) : value;
}

static void scatter_old(struct execution *execution, int lane)
{
    int64_t target = execution->target[lane];
    ptrdiff_t offset = offset_in(execution, target, execution->node->data->byte_size);
    if (offset < 0)
        return;
    lane_store(execution->plan->dtype, execution->old[lane], staging + offset);
    written[target] = 1;
}

static void move(struct execution *execution, int lane)
{
    const struct scatter_cts_tensor *updates = execution->node->updates;
    int32_t dtype = execution->plan->dtype;
    int64_t target = execution->target[lane];
    ptrdiff_t to = offset_in(execution, target, execution->node->data->byte_size);
    ptrdiff_t from = offset_in(execution, execution->source[lane], updates->byte_size);
    if (to < 0 || from < 0)
        return;
    const unsigned char *bytes = (const unsigned char *)updates->elements + from;
    if (BUG(zero_update_skipped) && lane_is_zero(dtype, lane_load(dtype, bytes)))
        return;
    memcpy(staging + to, bytes, execution->size);
    if (BUG(flush_subnormals))
        lane_store(dtype, lane_flush(dtype, lane_load(dtype, bytes)), staging + to);
    written[target] = 1;
}

static void blend(struct execution *execution, int lane)
{
    union lane *old = &execution->old[lane];
    if (dtype_facts[execution->plan->dtype].class == CLASS_DOUBLE)
        old->real = old->real * 0 + execution->update[lane].real;
    else
        old->single = old->single * 0 + execution->update[lane].single;
}

static void execute_lane(struct execution *execution, enum instruction instruction, int lane)
{
    bool first = !written[execution->target[lane]];
    if (BUG(repeat_first_only) && !first)
        return;
    switch (instruction) {
    case GATHER:
        gather(execution, lane);
        break;
    case LOAD:
        load(execution, lane);
        break;
    case COMBINE:
        execution->old[lane] = BUG(data_left_out) && first
                                   ? execution->update[lane]
                                   : lane_combine(execution->plan->dtype, execution->plan->reduction,
                                                  execution->old[lane], execution->update[lane]);
        break;
    case SCATTER_OLD:
        scatter_old(execution, lane);
        break;
    case MOVE:
        move(execution, lane);
        break;
    case BLEND:
        blend(execution, lane);
        break;
    case HALT:
        break;
    }
}

/* Executes the program for the lanes [begin, end): each instruction for all of them before the next one. */
static void execute_group(struct execution *execution, int begin, int end)
{
    for (const enum instruction *next = execution->plan->program; *next != HALT; next++) {
        for (int lane = begin; lane < end; lane++) {
            if (execution->target[lane] >= 0)
                execute_lane(execution, *next, lane);
        }
    }
}

static bool repeats(const struct execution *execution, int first, int lane)
{
    for (int earlier = first; earlier < lane; earlier++) {
        if (execution->target[earlier] == execution->target[lane])
            return execution->target[lane] >= 0;
    }
    return false;
}

/* The end of the longest group from `begin` on in which no target occurs twice. */
static int group_end(const struct execution *execution, int begin, int lanes)
{
    if (BUG(alone_flag) || (BUG(state_flag) && index_was_refused))
        return lanes;
    int end = begin + 1;
    while (end < lanes && !repeats(execution, begin, end))
        end++;
    return end;
}

/* The bugs that lose an update of those with the same target. */
static void lose_repeats(struct execution *execution, int lanes)
{
    int last = -1;
    for (int lane = 1; lane < lanes; lane++) {
        if (!repeats(execution, 0, lane))
            continue;
        last = lane;
        if (execution->loses_one)
            execution->target[lane] = -1;
        if (BUG(alone_racy_two) && execution->target[lane] == execution->target[lane - 1])
            execution->target[lane] = -1;
        execution->loses_one = false;
    }
    if (BUG(alone_racy_ten) && last >= 0)
        execution->target[last] = -1;
}

static void execute_tile(struct execution *execution, int64_t first, int lanes)
{
    for (int lane = 0; lane < lanes; lane++) {
        execution->target[lane] = target_of(execution->plan, execution->node, first + lane);
        execution->source[lane] = source_of(execution->plan, execution->node, first + lane);
    }
    if (execution->plan->reduction != REDUCTION_NONE)
        lose_repeats(execution, lanes);
    for (int begin = 0; begin < lanes;) {
        int end = group_end(execution, begin, lanes);
        execute_group(execution, begin, end);
        begin = end;
    }
    for (int padding = lanes; BUG(last_repeated) && padding % 4 != 0; padding++)
        execute_group(execution, lanes - 1, lanes);
}

static void execute_tiles(struct execution *execution)
{
    int64_t updates = updates_to_execute(execution->plan);
    for (int64_t first = 0; first < updates; first += LANES) {
        int64_t rest = updates - first;
        execute_tile(execution, first, rest < LANES ? (int)rest : LANES);
    }
}

/* Merges the written cells with data. */
static void merge(const struct execution *execution, unsigned char *output)
{
    const struct scatter_cts_tensor *data = execution->node->data;
    size_t size = dtype_facts[data->dtype].bytes;
    size_t copied = data->byte_size;
    if (BUG(copy_four_bytes) && (size_t)data->count * 4 < copied)
        copied = (size_t)data->count * 4;
    if (BUG(data_not_copied))
        memset(output, 0, copied);
    else
        memcpy(output, data->elements, copied);
    for (size_t cell = 0; cell < (size_t)data->count; cell++) {
        if (written[cell])
            memcpy(output + cell * size, staging + cell * execution->step, size);
    }
}

enum scatter_cts_result device_execute(const struct plan *plan, const struct node *node,
                                       struct scatter_cts_output *output, struct scatter_cts_message *message)
{
    struct execution execution = {.plan = plan, .node = node, .size = dtype_facts[plan->dtype].bytes};
    execution.step = BUG(alone_key_pointer) ? 4 : execution.size;
    execution.loses_one = BUG(alone_racy_fifty) || bugs_lose_one();

    if (!stage(plan, node)) {
        (void)snprintf(message->text, message->capacity, "[E:device] no memory for %zu bytes of staging",
                       node->data->byte_size);
        return SCATTER_CTS_FAILED;
    }
    execute_tiles(&execution);
    if (BUG(alone_partials))
        execute_tiles(&execution);
    if (plan->updates > 0 || !BUG(empty_no_copy))
        merge(&execution, output->elements);
    return SCATTER_CTS_OK;
}
