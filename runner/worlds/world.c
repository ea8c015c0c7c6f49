#include "world.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static int digits_of(uint64_t number)
{
    int digits = 1;
    while (number >= 10) {
        number /= 10;
        digits++;
    }
    return digits;
}

enum status world_create(struct world *world, const char *name, struct arena *arena, struct error *error)
{
    int elements, rank, end = -1;
    memset(world, 0, sizeof *world);
    bool is_small =
        sscanf(name, "small-%1d-%1d%n", &elements, &rank, &end) == 2 && end >= 0 && name[end] == '\0';
    if (!is_small)
        return error_set(
            error, STATUS_USAGE,
            "there is no world \"%.100s\": small-E-R is that of all cases of up to E elements and R "
            "dimensions, such as small-3-3",
            name);
    enum status status = small_world_create(&world->small, elements, rank, arena, error);
    if (status != STATUS_OK)
        return status;
    (void)snprintf(world->name, sizeof world->name, "small-%d-%d", elements, rank);
    world->cases = world->small.cases;
    world->digits = digits_of(world->cases - 1);
    return STATUS_OK;
}

const struct world_kinds *world_kinds(const struct world *world)
{
    return &world->small.kinds;
}

size_t world_kind_number(const struct world *world, uint64_t number)
{
    return (size_t)(small_frame_of(&world->small, number).kind - world->small.kinds.items);
}

uint64_t world_next_wanted(const struct world *world, uint64_t number, const char *wanted)
{
    if (number >= world->cases)
        return world->cases;
    size_t kind = world_kind_number(world, number);
    if (wanted[kind] == '1')
        return number;
    while (kind < world->small.kinds.count && wanted[kind] != '1')
        kind++;
    return world->small.begins[kind];
}

enum status world_case_make(const struct world *world, uint64_t number, struct world_case *made,
                            struct arena *arena, struct error *error)
{
    const struct small_frame frame = small_frame_of(&world->small, number);
    return small_case_make(&frame, number, made, arena, error);
}

struct world_frame world_frame_of(const struct world *world, uint64_t number)
{
    const struct small_frame small = small_frame_of(&world->small, number);
    return (struct world_frame){.small = small, .end = small.end};
}

void world_case_next(const struct world_frame *frame, uint64_t number, struct world_case *made)
{
    small_case_next(&frame->small, number, made);
}

void world_node_make(struct world_node *made, const struct world_case *of)
{
    const char *reduction = reduction_name(of->kind.reduction);
    size_t count = 0;
    if (of->kind.version->has_axis)
        made->attributes[count++] =
            (struct attribute){.name = "axis", .type = ATTRIBUTE_INT, .integer = of->axis};
    if (of->kind.names_reduction)
        made->attributes[count++] = (struct attribute){
            .name = "reduction", .type = ATTRIBUTE_STRING, .string = {reduction, strlen(reduction)}};
    for (int slot = 0; slot < INPUT_SLOTS; slot++)
        made->inputs[slot] = &of->inputs[slot];
    made->node = (struct scatter_node){.op = of->kind.version->op,
                                       .opset = of->kind.version->since_version,
                                       .attributes = made->attributes,
                                       .attribute_count = count,
                                       .inputs = made->inputs,
                                       .input_count = INPUT_SLOTS,
                                       .output_count = 1};
}
