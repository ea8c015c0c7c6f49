#include "world.h"

#include "random_parts.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define RANDOM_PREFIX "random-"
#define SMALL_PREFIX  "small-"
#define FORMS_PREFIX  "forms-"

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
    world->random.has_forms = world->has_forms;
    world->cases = RANDOM_WORLD_CASES;
    (void)snprintf(world->name, sizeof world->name, RANDOM_PREFIX "%s%" PRIu64,
                   world->has_forms ? FORMS_PREFIX : "", seed);
    return world_kinds_create(&world->random.kinds, arena, error);
}

static enum status create_small(struct world *world, int elements, int rank, struct arena *arena,
                                struct error *error)
{
    enum status status = small_world_create(&world->small, elements, rank, arena, error);
    world->cases = world->small.cases;
    (void)snprintf(world->name, sizeof world->name, SMALL_PREFIX "%s%d-%d",
                   world->has_forms ? FORMS_PREFIX : "", elements, rank);
    return status;
}

/* What follows a prefix, or NULL. */
static const char *after(const char *text, const char *prefix)
{
    return strncmp(text, prefix, strlen(prefix)) == 0 ? text + strlen(prefix) : NULL;
}

/* The rest of a name after a prefix, and after "forms-". NULL without the prefix. */
static const char *rest_of(const char *name, const char *prefix, bool *has_forms)
{
    const char *rest = after(name, prefix);
    const char *after_forms = rest == NULL ? NULL : after(rest, FORMS_PREFIX);
    *has_forms = after_forms != NULL;
    return *has_forms ? after_forms : rest;
}

enum status world_create(struct world *world, const char *name, struct arena *arena, struct error *error)
{
    int elements = 0, rank = 0, end = -1;
    uint64_t seed;
    const char *rest;
    memset(world, 0, sizeof *world);
    enum status status;
    if ((rest = rest_of(name, RANDOM_PREFIX, &world->has_forms)) != NULL && read_seed(rest, &seed))
        status = create_random(world, seed, arena, error);
    else if ((rest = rest_of(name, SMALL_PREFIX, &world->has_forms)) != NULL &&
             sscanf(rest, "%1d-%1d%n", &elements, &rank, &end) == 2 && end >= 0 && rest[end] == '\0')
        status = create_small(world, elements, rank, arena, error);
    else
        return error_set(
            error, STATUS_USAGE,
            "there is no world \"%.100s\": small-E-R is that of all cases of up to E elements and R "
            "dimensions, such as small-3-3; random-SEED that of a number, such as random-1; small-forms-E-R "
            "and random-forms-SEED also have other forms of models",
            name);
    if (status != STATUS_OK)
        return status;
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

/* ---- cases and frames --------------------------------------------------------------------------------------------------- */

static struct written_form form_of(const struct world *world, const struct small_frame *frame)
{
    struct random_stream stream = {mix(~frame->begin)};
    return world->has_forms ? random_form_apart(&stream) : (struct written_form){.extents = EXTENTS_NUMBERED};
}

enum status world_case_make(const struct world *world, uint64_t number, struct world_case *made,
                            struct arena *arena, struct error *error)
{
    if (world->is_random)
        return random_world_make(&world->random, number, made, arena, error);
    const struct small_frame frame = small_frame_of(&world->small, number);
    enum status status = small_case_make(&frame, number, made, arena, error);
    made->form = form_of(world, &frame);
    return status;
}

/* The end of the cases that have a value in common with the model of one of them. */
static uint64_t end_in_form(const struct small_frame *frame, const struct written_form *form, uint64_t number)
{
    if (written_form_holds_value(form, INPUT_INDICES))
        return number + 1;
    if (written_form_holds_value(form, INPUT_DATA) || written_form_holds_value(form, INPUT_UPDATES))
        return small_values_end(frame, number);
    return frame->end;
}

struct world_frame world_frame_of(const struct world *world, uint64_t number)
{
    if (world->is_random)
        return (struct world_frame){.end = number + 1};
    const struct small_frame small = small_frame_of(&world->small, number);
    const struct written_form form = form_of(world, &small);
    return (struct world_frame){.small = small, .end = end_in_form(&small, &form, number)};
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
