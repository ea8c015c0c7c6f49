#include "world.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define RANDOM_PREFIX "random-"

static int digits_of(uint64_t number)
{
    int digits = 1;
    while (number >= 10) {
        number /= 10;
        digits++;
    }
    return digits;
}

/* Decimal, without a sign or zeros in front, so that each has one name. */
static bool read_seed(const char *text, uint64_t *seed)
{
    size_t digits = strspn(text, "0123456789");
    return digits > 0 && digits <= 18 && text[digits] == '\0' && (text[0] != '0' || digits == 1) &&
           sscanf(text, "%" SCNu64, seed) == 1;
}

static enum status create_random(struct world *world, uint64_t seed, struct arena *arena, struct error *error)
{
    world->is_random = true;
    world->random.seed = seed;
    world->cases = RANDOM_WORLD_CASES;
    (void)snprintf(world->name, sizeof world->name, RANDOM_PREFIX "%" PRIu64, seed);
    return world_kinds_create(&world->random.kinds, arena, error);
}

enum status world_create(struct world *world, const char *name, struct arena *arena, struct error *error)
{
    int elements = 0, rank = 0, end = -1;
    uint64_t seed;
    memset(world, 0, sizeof *world);
    enum status status;
    if (strncmp(name, RANDOM_PREFIX, strlen(RANDOM_PREFIX)) == 0 &&
        read_seed(name + strlen(RANDOM_PREFIX), &seed))
        status = create_random(world, seed, arena, error);
    else if (sscanf(name, "small-%1d-%1d%n", &elements, &rank, &end) == 2 && end >= 0 && name[end] == '\0')
        status = small_world_create(&world->small, elements, rank, arena, error);
    else
        return error_set(
            error, STATUS_USAGE,
            "there is no world \"%.100s\": small-E-R is that of all cases of up to E elements and R "
            "dimensions, such as small-3-3; random-SEED that of a number, such as random-1",
            name);
    if (status != STATUS_OK)
        return status;
    if (!world->is_random) {
        (void)snprintf(world->name, sizeof world->name, "small-%d-%d", elements, rank);
        world->cases = world->small.cases;
    }
    world->digits = digits_of(world->cases - 1);
    return STATUS_OK;
}

const struct world_kinds *world_kinds(const struct world *world)
{
    return world->is_random ? &world->random.kinds : &world->small.kinds;
}

size_t world_kind_of(const struct world *world, uint64_t number)
{
    const struct world_kind *kind = world->is_random ? random_world_kind(&world->random, number)
                                                     : small_frame_of(&world->small, number).kind;
    return (size_t)(kind - world_kinds(world)->items);
}

static uint64_t next_wanted_random(const struct world *world, uint64_t from, uint64_t to, const char *wanted)
{
    while (from < to && wanted[world_kind_of(world, from)] != '1')
        from++;
    return from;
}

uint64_t world_next_wanted(const struct world *world, uint64_t from, uint64_t to, const char *wanted)
{
    const struct small_world *small = &world->small;
    if (world->is_random)
        return next_wanted_random(world, from, to, wanted);
    if (from >= to)
        return to;
    size_t kind = world_kind_of(world, from);
    if (wanted[kind] == '1')
        return from;
    while (kind < small->kinds.count && wanted[kind] != '1')
        kind++;
    return small->begins[kind] < to ? small->begins[kind] : to;
}

uint64_t world_count_wanted(const struct world *world, uint64_t from, uint64_t to, const char *wanted)
{
    uint64_t count = 0, end;
    for (from = world_next_wanted(world, from, to, wanted); from < to;
         from = world_next_wanted(world, end, to, wanted)) {
        end = world->is_random ? from + 1 : world->small.begins[world_kind_of(world, from) + 1];
        end = end < to ? end : to;
        count += end - from;
    }
    return count;
}

enum status world_case_make(const struct world *world, uint64_t number, struct world_case *made,
                            struct arena *arena, struct error *error)
{
    if (world->is_random)
        return random_world_make(&world->random, number, made, arena, error);
    const struct small_frame frame = small_frame_of(&world->small, number);
    return small_case_make(&frame, number, made, arena, error);
}

struct world_frame world_frame_of(const struct world *world, uint64_t number)
{
    if (world->is_random)
        return (struct world_frame){.end = number + 1};
    const struct small_frame small = small_frame_of(&world->small, number);
    return (struct world_frame){.small = small, .end = small.end};
}

bool world_values_change(const struct world_frame *frame, uint64_t number)
{
    return small_values_change(&frame->small, number);
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
