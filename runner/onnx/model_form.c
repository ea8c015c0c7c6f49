/* The forms of models: their names, and whether a model has one. */
#include "model.h"

#include <string.h>

static const char *const names[] = {
#define NAME(constant, name) name,
    MODEL_FORM_TABLE(NAME)
#undef NAME
};

const char *model_form_name(enum model_form form)
{
    return names[form];
}

bool model_form_from_name(const char *name, enum model_form *form)
{
    for (int i = 0; i < MODEL_FORM_COUNT; i++) {
        *form = (enum model_form)i;
        if (strcmp(names[i], name) == 0)
            return true;
    }
    return false;
}

bool model_input_comes_from(const struct model *model, size_t slot, enum input_source source)
{
    return slot < model->input_count && model->inputs[slot].source == source;
}

static bool has_open_extent(const struct model *model)
{
    for (size_t i = 0; i < model->declared_count; i++) {
        const struct declared_type *declared = &model->declared[i];
        if (declared->graph_input < 0)
            continue;
        if (declared->rank < 0)
            return true;
        for (int axis = 0; axis < declared->rank; axis++)
            if (declared->dims[axis] == EXTENT_OPEN)
                return true;
    }
    return false;
}

static bool has_shared_value(const struct model *model)
{
    for (size_t i = 0; i < model->input_count; i++)
        for (size_t k = 0; k < i; k++)
            if (model->inputs[i].name[0] != '\0' && strcmp(model->inputs[i].name, model->inputs[k].name) == 0)
                return true;
    return false;
}

static bool has_overridden_default(const struct model *model)
{
    for (size_t i = 0; i < model->graph_input_count; i++)
        if (model->graph_inputs[i].overridden)
            return true;
    return false;
}

bool model_has_form(const struct model *model, enum model_form form)
{
    switch (form) {
    case MODEL_FORM_RUN_TIME_DATA:
        return model_input_comes_from(model, INPUT_DATA, INPUT_FROM_GRAPH);
    case MODEL_FORM_RUN_TIME_INDICES:
        return model_input_comes_from(model, INPUT_INDICES, INPUT_FROM_GRAPH);
    case MODEL_FORM_RUN_TIME_UPDATES:
        return model_input_comes_from(model, INPUT_UPDATES, INPUT_FROM_GRAPH);
    case MODEL_FORM_CONSTANT_DATA:
        return model_input_comes_from(model, INPUT_DATA, INPUT_FROM_MODEL);
    case MODEL_FORM_CONSTANT_INDICES:
        return model_input_comes_from(model, INPUT_INDICES, INPUT_FROM_MODEL);
    case MODEL_FORM_CONSTANT_UPDATES:
        return model_input_comes_from(model, INPUT_UPDATES, INPUT_FROM_MODEL);
    case MODEL_FORM_OPEN_EXTENTS:
        return has_open_extent(model);
    case MODEL_FORM_SHARED_VALUE:
        return has_shared_value(model);
    case MODEL_FORM_OVERRIDDEN_DEFAULT:
        return has_overridden_default(model);
    case MODEL_FORM_COUNT:
        break;
    }
    return false;
}
