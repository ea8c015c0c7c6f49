#include "execute.h"

#include "fault.h"
#include "job.h"
#include "repeats.h"
#include "strings.h"
#include "targets.h"
#include "validate.h"

#include <stdlib.h>
#include <string.h>

enum { MEMO_SLOTS = 4096, CELLS_FOR_PARTIALS = 1024, SLOTS_FOR_TILES = 256, WORK_FOR_CONSTANT = 256 };

/* The pattern of the targets, which is cached if they are those of the last call with this plan. */
static enum pattern remembered_pattern(struct plan *plan, const int64_t *targets, int64_t cells)
{
    size_t size = (size_t)plan->slots * sizeof *targets;
    size_t compared = size;
    if (fault_is(FAULT_MEMO_OF_FIRST_TARGETS) && plan->slots > 8)
        compared = 8 * sizeof *targets;
    if (plan->known_targets != NULL && memcmp(plan->known_targets, targets, compared) == 0)
        return plan->known_pattern;

    enum pattern pattern = pattern_of(targets, plan->slots, plan->slice, cells);
    if (plan->slots > MEMO_SLOTS)
        return pattern;
    if (plan->known_targets == NULL)
        plan->known_targets = malloc(size);
    if (plan->known_targets != NULL) {
        memcpy(plan->known_targets, targets, size);
        plan->known_pattern = pattern;
    }
    return pattern;
}

static void copy_data(const struct job *job, const struct node *node)
{
    size_t size = node->data->byte_size;
    memcpy(job->output, job->data, fault_is(FAULT_INT32_COPY) ? (uint32_t)size : size);
}

/* Without a reduction. `scratch` has room for one number per slot. */
static bool store(struct job *job, const struct node *node, int64_t *scratch)
{
    int64_t distinct = job->count;
    if (!pattern_is_distinct(job->pattern))
        distinct = repeats_last_slots(job->targets, job->count, scratch);
    if (distinct < 0)
        return false;
    bool repeated = distinct < job->count && !fault_is(FAULT_COVERED_BY_COUNT);
    if (repeated || job->count * job->plan->slice < node->data->count)
        copy_data(job, node);

    if (job->pattern == PATTERN_IDENTITY || job->pattern == PATTERN_RANGE) {
        store_range(job);
    } else if (job->pattern == PATTERN_REVERSE) {
        store_reverse(job);
    } else if (job->pattern == PATTERN_CONSTANT) {
        store_last(job);
    } else {
        if (distinct < job->count) {
            job->list = scratch;
            job->count = distinct;
        }
        store_scattered(job);
    }
    return true;
}

/* For targets that repeat in no order. */
static bool accumulate_repeats(struct job *job, const struct node *node, int64_t *scratch)
{
    if (is_much(job) && node->data->count <= CELLS_FOR_PARTIALS && job->arithmetic->neutral != NULL)
        return accumulate_partials(job, 0, node->data->count);
    if (job->plan->slice == 1 && job->count < SLOTS_FOR_TILES) {
        accumulate_tiles(job);
        return true;
    }
    if (!repeats_sort(job->targets, job->count, scratch))
        return false;
    job->list = scratch;
    accumulate_segments(job);
    return true;
}

static bool accumulate(struct job *job, const struct node *node, int64_t *scratch)
{
    copy_data(job, node);
    bool is_long = job->count * job->plan->slice >= WORK_FOR_CONSTANT;
    switch (job->pattern) {
    case PATTERN_IDENTITY:
    case PATTERN_RANGE:
        accumulate_range(job);
        return true;
    case PATTERN_REVERSE:
    case PATTERN_ASCENDING:
        accumulate_distinct(job);
        return true;
    case PATTERN_CONSTANT:
        if (is_long && job->arithmetic->neutral != NULL)
            return accumulate_partials(job, job->targets[0], job->plan->slice);
        accumulate_in_order(job);
        return true;
    case PATTERN_SORTED:
        accumulate_segments(job);
        return true;
    case PATTERN_UNORDERED:
        break;
    }
    int64_t distinct = repeats_last_slots(job->targets, job->count, scratch);
    if (distinct < job->count)
        return distinct >= 0 && accumulate_repeats(job, node, scratch);
    accumulate_distinct(job);
    return true;
}

static enum scatter_cts_result run_job(struct job *job, const struct node *node, int64_t *scratch,
                                       struct scatter_cts_output *output, struct scatter_cts_message *message)
{
    bool done;
    if (job->reduction == REDUCTION_NONE) {
        done = store(job, node, scratch);
    } else if (job->arithmetic != NULL) {
        done = accumulate(job, node, scratch);
    } else {
        copy_data(job, node);
        done = accumulate_strings(job, output);
    }
    return done ? SCATTER_CTS_OK : say(SCATTER_CTS_FAILED, message, "no memory");
}

/* The node has updates. `targets` has room for two numbers per element of updates. */
static enum scatter_cts_result execute_updates(const struct node *node, struct plan *plan, int64_t *targets,
                                               struct scatter_cts_output *output,
                                               struct scatter_cts_message *message)
{
    enum scatter_cts_result result = targets_find(node, plan, targets, message);
    if (result != SCATTER_CTS_OK)
        return result;
    struct job job = {
        .reduction = node->reduction,
        .dtype = node->data->dtype,
        .arithmetic = arithmetic_of(node->data->dtype),
        .plan = plan,
        .width = node->updates->byte_size / (size_t)node->updates->count,
        .targets = targets,
        .pattern = remembered_pattern(plan, targets, node->data->count),
        .count = plan->slots,
        .data = node->data->elements,
        .updates = node->updates->elements,
        .output = output->elements,
        .output_end = (const unsigned char *)output->elements + output->byte_size,
    };
    return run_job(&job, node, targets + plan->slots, output, message);
}

/* Nothing to write; indices exist anyway if slices have no elements. */
static enum scatter_cts_result execute_nothing(const struct node *node, struct scatter_cts_output *output,
                                               struct scatter_cts_message *message)
{
    enum scatter_cts_result result = SCATTER_CTS_OK;
    if (node->indices->count > 0)
        result = targets_check(node, message);
    if (fault_is(FAULT_EMPTY_SLICE_REFUSED) && node->indices->count > 0)
        return say(SCATTER_CTS_REJECTED, message, "updates has no element for each tuple of indices");
    if (result == SCATTER_CTS_OK && !fault_is(FAULT_EMPTY_NOT_COPIED))
        memcpy(output->elements, node->data->elements, node->data->byte_size);
    return result;
}

static const char *not_implemented(const struct node *node)
{
    const struct arithmetic *arithmetic = arithmetic_of(node->data->dtype);
    if (arithmetic == NULL && node->reduction == REDUCTION_MUL)
        return "strings have no product";
    if (arithmetic != NULL && !arithmetic->has_order && node->reduction >= REDUCTION_MAX)
        return "complex numbers have no order";
    return NULL;
}

enum scatter_cts_result execute(const struct node *node, struct scatter_cts_output *output,
                                struct scatter_cts_message *message)
{
    if (node->updates->count == 0) {
        enum scatter_cts_result result = execute_nothing(node, output, message);
        if (result != SCATTER_CTS_OK)
            return result;
    }
    const char *missing = not_implemented(node);
    if (missing != NULL)
        return say(SCATTER_CTS_UNSUPPORTED, message, "%s", missing);
    if (node->updates->count == 0)
        return SCATTER_CTS_OK;

    size_t width = node->updates->byte_size / (size_t)node->updates->count;
    struct plan *plan = plan_for(node, width);
    int64_t *targets = plan != NULL ? malloc(2 * (size_t)plan->slots * sizeof *targets) : NULL;
    enum scatter_cts_result result = targets != NULL ? execute_updates(node, plan, targets, output, message)
                                                     : say(SCATTER_CTS_FAILED, message, "no memory");
    free(targets);
    return result;
}
