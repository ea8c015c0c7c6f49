#include "declaration.h"

#include "model.h"
#include "operator_version.h"
#include "text_compare.h"

#include <inttypes.h>
#include <string.h>

/* What a case asks for. */
struct wish {
    enum scatter_operator op;
    int64_t opset;
    int32_t dtype;
    bool has_dtype; /* it is a type of T, which a declaration can cover */
    enum reduction reduction;
    bool has_reduction; /* it is one of the five */
};

/* The reduction that the node names; false if it is not one of the five. */
static bool known_reduction(const struct model *model, enum reduction *reduction)
{
    for (size_t i = 0; i < model->attribute_count; i++) {
        const struct attribute *attribute = &model->attributes[i];
        if (strcmp(attribute->name, "reduction") == 0 && attribute->type == ATTRIBUTE_STRING)
            return reduction_from_name(attribute->string.bytes, attribute->string.size, reduction);
    }
    *reduction = REDUCTION_NONE;
    return true;
}

static struct wish wish_of(const struct scatter_case *the_case)
{
    const struct model *model = &the_case->model;
    struct wish wish = {.op = model->op, .opset = model->opset, .dtype = DTYPE_UNDEFINED};
    if (the_case->input_count > INPUT_DATA)
        wish.dtype = the_case->inputs[INPUT_DATA].dtype;
    wish.has_dtype = dtype_size(wish.dtype) > 0;
    wish.has_reduction = known_reduction(model, &wish.reduction);
    return wish;
}

/* Whether a declared name is that of the operator or of its version. */
static bool names_operator(const char *name, const struct wish *wish)
{
    const struct operator_version *version = operator_version_resolve(wish->op, wish->opset);
    return strcmp(name, operator_name(wish->op)) == 0 || (version != NULL && strcmp(name, version->id) == 0);
}

static bool lists_operator(const struct declaration *declaration, const struct wish *wish)
{
    bool is_listed = declaration->operator_count == 0;
    for (size_t i = 0; i < declaration->operator_count && !is_listed; i++)
        is_listed = names_operator(declaration->operators[i], wish);
    return is_listed;
}

static bool lists_dtype(const struct declaration *declaration, const struct wish *wish)
{
    bool is_listed = declaration->dtype_count == 0 || !wish->has_dtype;
    for (size_t i = 0; i < declaration->dtype_count && !is_listed; i++)
        is_listed = declaration->dtypes[i] == wish->dtype;
    return is_listed;
}

static bool lists_reduction(const struct declaration *declaration, const struct wish *wish)
{
    bool is_listed = declaration->reduction_count == 0 || !wish->has_reduction;
    for (size_t i = 0; i < declaration->reduction_count && !is_listed; i++)
        is_listed = strcmp(declaration->reductions[i], reduction_name(wish->reduction)) == 0;
    return is_listed;
}

/* A type outside T, or an unknown reduction, is in every combination with the rest. */
static bool combines(const struct declaration *declaration, const struct wish *wish)
{
    bool is_combined = declaration->combination_count == 0;
    for (size_t i = 0; i < declaration->combination_count && !is_combined; i++) {
        const struct declared_combination *one = &declaration->combinations[i];
        is_combined = names_operator(one->operator_name, wish) &&
                      (!wish->has_dtype || one->dtype == wish->dtype) &&
                      (!wish->has_reduction || strcmp(one->reduction, reduction_name(wish->reduction)) == 0);
    }
    return is_combined;
}

/* Why a combination is not declared: names only what a declaration can cover. */
static const char *not_combined(const struct wish *wish, struct arena *arena)
{
    const struct operator_version *version = operator_version_resolve(wish->op, wish->opset);
    return arena_format(arena, "the combination of %s%s%s%s%s is not declared",
                        version == NULL ? operator_name(wish->op) : version->id, wish->has_dtype ? ", " : "",
                        wish->has_dtype ? dtype_name(wish->dtype) : "", wish->has_reduction ? ", " : "",
                        wish->has_reduction ? reduction_name(wish->reduction) : "");
}

/* Why the lists or the combinations do not cover a case; false if they do. */
static bool is_undeclared(const struct declaration *declaration, const struct wish *wish, const char **why,
                          struct arena *arena)
{
    if (!lists_operator(declaration, wish))
        *why = arena_format(arena, "operator %s at opset %" PRId64 " is not declared",
                            operator_name(wish->op), wish->opset);
    else if (!lists_dtype(declaration, wish))
        *why = arena_format(arena, "element type %s is not declared", dtype_name(wish->dtype));
    else if (!lists_reduction(declaration, wish))
        *why = arena_format(arena, "reduction %s is not declared", reduction_name(wish->reduction));
    else if (!combines(declaration, wish))
        *why = not_combined(wish, arena);
    else
        return false;
    return true;
}

bool declaration_lists(const struct declaration *declaration, const struct operator_version *version,
                       int32_t dtype)
{
    const struct wish wish = {
        .op = version->op, .opset = version->since_version, .dtype = dtype, .has_dtype = true};
    return lists_operator(declaration, &wish) && lists_dtype(declaration, &wish) &&
           combines(declaration, &wish);
}

/* A property of the model that is not declared; MODEL_FORM_COUNT: there is none. */
static enum model_form undeclared_form(const struct declaration *declaration, const struct model *model)
{
    enum model_form form = MODEL_FORM_RUN_TIME_DATA;
    for (; form < MODEL_FORM_COUNT && declaration->form_count > 0; form++) {
        bool is_listed = !model_has_form(model, form);
        for (size_t i = 0; i < declaration->form_count && !is_listed; i++)
            is_listed = strcmp(declaration->forms[i], model_form_name(form)) == 0;
        if (!is_listed)
            return form;
    }
    return MODEL_FORM_COUNT;
}

bool declaration_covers(const struct declaration *declaration, const struct scatter_case *the_case,
                        struct beyond_limit *beyond, const char **reason, struct arena *arena)
{
    const struct wish wish = wish_of(the_case);
    struct beyond_limit own, *found = beyond == NULL ? &own : beyond;
    *found = (struct beyond_limit){.is_declared = true};
    if (the_case->model.contents != NULL && !declaration->graphs) {
        *reason = "it executes single nodes; here other nodes compute inputs of the node";
        return false;
    }
    if (is_undeclared(declaration, &wish, reason, arena))
        return false;
    const enum model_form form = undeclared_form(declaration, &the_case->model);
    if (form != MODEL_FORM_COUNT) {
        *reason = arena_format(arena, "form %s is not declared", model_form_name(form));
        return false;
    }
    if (!limits_exceeded(&declaration->limits, the_case->inputs, the_case->input_count, found))
        return true;
    *reason = arena_format(arena, "beyond the declared limit of %s",
                           limit_text(found->limit, found->greatest, arena));
    return false;
}

enum claim declaration_claim(const struct declaration *declaration, const struct scatter_case *the_case)
{
    const struct wish wish = wish_of(the_case);
    if (!wish.has_dtype || !wish.has_reduction)
        return CLAIM_NONE;
    if (declaration->combination_count > 0)
        return CLAIM_TOGETHER;
    return declaration->operator_count > 0 && declaration->dtype_count > 0 && declaration->reduction_count > 0
               ? CLAIM_LISTED
               : CLAIM_NONE;
}

const struct limits common_limits = {.greatest = {[LIMIT_RANK] = 8, [LIMIT_EXTENT] = INT32_MAX}};

#define NAMED(constant, name, words) name,
static const char *const limit_names[] = {LIMIT_TABLE(NAMED) NULL};
#undef NAMED

const char *limit_name(enum limit limit)
{
    return limit_names[limit];
}

bool limit_from_name(const char *name, enum limit *limit)
{
    *limit = (enum limit)name_position(limit_names, name);
    return limit_names[*limit] != NULL;
}

const char *limit_text(enum limit limit, int64_t greatest, struct arena *arena)
{
    const char *text = NULL;
    switch (limit) {
#define TEXT(constant, name, words)                  \
    case LIMIT_##constant:                           \
        text = arena_format(arena, words, greatest); \
        break;
        LIMIT_TABLE(TEXT)
#undef TEXT
    }
    return text_or_empty(text);
}

static int64_t greatest_extent(const struct tensor *tensor)
{
    int64_t greatest = 0;
    for (int i = 0; i < tensor->rank; i++)
        greatest = tensor->dims[i] > greatest ? tensor->dims[i] : greatest;
    return greatest;
}

static int64_t bytes_of(const struct tensor *tensor)
{
    const size_t bytes = tensor_bytes(tensor);
    return bytes > INT64_MAX ? INT64_MAX : (int64_t)bytes;
}

/* What a limit is about, of a tensor. INT64_MAX if it does not fit. */
static int64_t measure(enum limit limit, const struct tensor *tensor)
{
    switch (limit) {
    case LIMIT_RANK:
        return tensor->rank;
    case LIMIT_EXTENT:
        return greatest_extent(tensor);
    case LIMIT_ELEMENTS:
        return tensor->count;
    case LIMIT_BYTES:
        break;
    }
    return bytes_of(tensor);
}

bool limits_exceeded(const struct limits *limits, const struct tensor *tensors, size_t count,
                     struct beyond_limit *beyond)
{
    beyond->is_beyond = false;
    for (int i = 0; i < LIMIT_COUNT && !beyond->is_beyond; i++) {
        const enum limit limit = (enum limit)i;
        const int64_t greatest = limits->greatest[limit];
        for (size_t slot = 0; slot < count && greatest > 0 && !beyond->is_beyond; slot++)
            beyond->is_beyond =
                tensors[slot].dtype != DTYPE_UNDEFINED && measure(limit, &tensors[slot]) > greatest;
        beyond->limit = limit;
        beyond->greatest = greatest;
    }
    return beyond->is_beyond;
}
