#include "world_fixture.h"

#include "random_numbers.h"

#include <string.h>

static uint64_t hash_string(uint64_t hash, const struct string_element *string)
{
    hash = mix(hash ^ string->size);
    for (size_t i = 0; i < string->size; i++)
        hash = mix(hash ^ (unsigned char)string->bytes[i]);
    return hash;
}

/* As numbers of the width of a part: the bytes of one may stand in another order elsewhere. */
static uint64_t hash_element(uint64_t hash, const struct tensor *tensor, int64_t i)
{
    switch (tensor->dtype == DTYPE_COMPLEX64 || tensor->dtype == DTYPE_COMPLEX128
                ? 0
                : dtype_size(tensor->dtype)) {
    case 1:
        return mix(hash ^ ((const uint8_t *)tensor->elements)[i]);
    case 2:
        return mix(hash ^ ((const uint16_t *)tensor->elements)[i]);
    case 4:
        return mix(hash ^ ((const uint32_t *)tensor->elements)[i]);
    case 8:
        return mix(hash ^ ((const uint64_t *)tensor->elements)[i]);
    default:
        break;
    }
    if (tensor->dtype == DTYPE_COMPLEX64) {
        const uint32_t *parts = (const uint32_t *)tensor->elements + 2 * i;
        return mix(mix(hash ^ parts[0]) ^ parts[1]);
    }
    const uint64_t *parts = (const uint64_t *)tensor->elements + 2 * i;
    return mix(mix(hash ^ parts[0]) ^ parts[1]);
}

uint64_t hash_elements(const struct tensor *tensor)
{
    uint64_t hash = 0;
    for (int64_t i = 0; i < tensor->count; i++)
        hash = tensor->dtype == DTYPE_STRING
                   ? hash_string(hash, (const struct string_element *)tensor->elements + i)
                   : hash_element(hash, tensor, i);
    return hash;
}

uint64_t hash_shape(const struct tensor *tensor)
{
    uint64_t hash = (uint64_t)tensor->rank;
    for (int i = 0; i < tensor->rank; i++)
        hash = mix(hash ^ (uint64_t)tensor->dims[i]);
    return hash;
}

uint64_t hash_kind(const struct world_kind *kind)
{
    uint64_t hash = mix((uint64_t)kind->version->op ^ (uint64_t)kind->version->since_version << 8);
    hash = mix(hash ^ (uint64_t)kind->dtype ^ (uint64_t)kind->index_dtype << 8);
    return mix(hash ^ (uint64_t)kind->reduction ^ (uint64_t)kind->names_reduction << 8);
}

uint64_t hash_case(const struct world_case *made)
{
    uint64_t hash = mix(hash_kind(&made->kind) ^ (uint64_t)made->axis);
    for (int slot = 0; slot < INPUT_SLOTS; slot++)
        hash = mix(mix(hash ^ hash_shape(&made->inputs[slot])) ^ hash_elements(&made->inputs[slot]));
    return hash;
}

uint64_t hash_form(const struct written_form *form)
{
    uint64_t hash = form->extents;
    for (int slot = 0; slot < INPUT_SLOTS; slot++)
        hash = mix(hash ^ form->sources[slot] ^ (uint64_t)form->shared[slot] << 8);
    return hash;
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
