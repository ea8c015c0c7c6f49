#include "node_fixture.h"

#include <stdlib.h>
#include <string.h>

enum { FIXTURE_MEMORY = 256 * 1024 * 1024 };

void fixture_start(struct node_fixture *fixture, enum scatter_operator op, int64_t opset)
{
    memset(fixture, 0, sizeof *fixture);
    fixture->arena = arena_create(FIXTURE_MEMORY);
    fixture->node = (struct scatter_node){.op = op,
                                          .opset = opset,
                                          .attributes = fixture->attributes,
                                          .inputs = fixture->inputs,
                                          .output_count = 1};
}

static void make(struct node_fixture *fixture, struct tensor *tensor, int32_t dtype, const int64_t *dims,
                 int rank)
{
    if (tensor_create(tensor, dtype, dims, rank, &fixture->arena, &fixture->error) != STATUS_OK)
        abort();
}

void fixture_input(struct node_fixture *fixture, size_t slot, int32_t dtype, const void *elements,
                   const int64_t *dims, int rank)
{
    if (slot >= FIXTURE_INPUTS)
        abort();
    struct tensor *tensor = &fixture->tensors[slot];
    make(fixture, tensor, dtype, dims, rank);
    if (elements != NULL)
        memcpy(tensor->elements, elements, tensor->size);
    else
        memset(tensor->elements, 0, tensor->size);
    fixture->inputs[slot] = tensor;
    if (fixture->node.input_count <= slot)
        fixture->node.input_count = slot + 1;
}

static struct attribute *add_attribute(struct node_fixture *fixture)
{
    if (fixture->node.attribute_count == FIXTURE_ATTRIBUTES)
        abort();
    return &fixture->attributes[fixture->node.attribute_count++];
}

void fixture_integer(struct node_fixture *fixture, const char *name, int64_t value)
{
    *add_attribute(fixture) = (struct attribute){.name = name, .type = ATTRIBUTE_INT, .integer = value};
}

void fixture_text(struct node_fixture *fixture, const char *name, const char *value)
{
    *add_attribute(fixture) =
        (struct attribute){.name = name, .type = ATTRIBUTE_STRING, .string = {value, strlen(value)}};
}

enum status fixture_run(struct node_fixture *fixture)
{
    const struct tensor *data = fixture->inputs[INPUT_DATA];
    if (data != NULL && dtype_size(data->dtype) != 0)
        make(fixture, &fixture->output, data->dtype, data->dims, data->rank);
    else
        make(fixture, &fixture->output, DTYPE_FLOAT, NULL, 0);
    memset(fixture->output.elements, FIXTURE_PATTERN, fixture->output.size);
    scatter_prepare(&fixture->node, &fixture->preparation);
    return scatter_evaluate(&fixture->node, &fixture->preparation, &fixture->output, &fixture->arena,
                            &fixture->error);
}

bool fixture_output_untouched(const struct node_fixture *fixture)
{
    const unsigned char *bytes = fixture->output.elements;
    for (size_t i = 0; i < fixture->output.size; i++)
        if (bytes[i] != FIXTURE_PATTERN)
            return false;
    return true;
}

bool fixture_output_is(const struct node_fixture *fixture, const void *elements)
{
    return fixture->preparation.outcome == OUTCOME_COMPUTED &&
           memcmp(fixture->output.elements, elements, fixture->output.size) == 0;
}

uint32_t fixture_violations(const struct node_fixture *fixture)
{
    uint32_t violated = 0;
    for (int rule = 0; rule < RULE_COUNT; rule++)
        if (preparation_violation(&fixture->preparation, (enum rule)rule) != NULL)
            violated |= UINT32_C(1) << rule;
    return violated;
}

void fixture_end(struct node_fixture *fixture)
{
    arena_destroy(&fixture->arena);
}

uint32_t fixture_random(uint64_t *state)
{
    *state = *state * UINT64_C(2862933555777941757) + UINT64_C(3037000493);
    return (uint32_t)(*state >> 32);
}

bool literal_next(int64_t *position, const int64_t *dims, int rank)
{
    for (int axis = rank - 1; axis >= 0; axis--) {
        if (++position[axis] < dims[axis])
            return true;
        position[axis] = 0;
    }
    return false;
}

int64_t literal_element(const int64_t *position, const int64_t *dims, int rank)
{
    int64_t element = 0;
    for (int axis = 0; axis < rank; axis++)
        element = element * dims[axis] + position[axis];
    return element;
}

enum reduction fixture_reduction(enum scatter_operator op, uint32_t turn)
{
    reduction_set listed = operator_version_resolve(op, OPSET_NEWEST)->reductions;
    for (uint32_t reduction = 0;; reduction = (reduction + 1) % REDUCTION_COUNT)
        if ((listed >> reduction & 1) != 0 && turn-- == 0)
            return (enum reduction)reduction;
}

int64_t literal_reduce(enum reduction reduction, int64_t old, int64_t update)
{
    switch (reduction) {
    case REDUCTION_NONE:
        return update;
    case REDUCTION_ADD:
        return (int64_t)((uint64_t)old + (uint64_t)update);
    case REDUCTION_MUL:
        return (int64_t)((uint64_t)old * (uint64_t)update);
    case REDUCTION_MAX:
        return old > update ? old : update;
    case REDUCTION_MIN:
        return old < update ? old : update;
    }
    return 0;
}
