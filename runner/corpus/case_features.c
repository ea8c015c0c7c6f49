#include "case_features.h"

#include "case.h"
#include "model.h"
#include "node.h"

#include <string.h>

/* A case with more values is not small; its values are not compared. */
enum { DISTINCT_MOST = 32 };

/* With more cells repeated targets are not detected: each cell needs a byte. */
#define TARGETS_MOST ((int64_t)1 << 20)

/* The inputs of a node that has all of them, and its axis. */
struct measured {
    const struct scatter_case *the_case;
    const struct tensor *data, *indices, *updates;
    bool has_axis; /* of the operator, not of the node */
    int axis;      /* counted from the start; -1: none, or not an axis of data */
    int64_t tuple; /* k of ScatterND; 0 otherwise */
};

static void set(struct case_features *features, int feature)
{
    features->words[feature / 64] |= (uint64_t)1 << (feature % 64);
}

static void set_if(struct case_features *features, int feature, bool holds)
{
    if (holds)
        set(features, feature);
}

/* Sets feature number `value` of a family, if it has that many. */
static void set_numbered(struct case_features *features, int first, int end, int64_t value)
{
    if (value >= 0 && value < end - first)
        set(features, first + (int)value);
}

/* Sets the features of a family whose thresholds a number exceeds. */
static void set_beyond(struct case_features *features, int first, int64_t number)
{
    for (int i = 0; i < FEATURE_THRESHOLD_COUNT; i++)
        set_if(features, first + i, number > case_feature_threshold(first + i));
}

/* Sets the features of a family whose thresholds do not divide a number. */
static void set_rests(struct case_features *features, int first, int64_t number)
{
    for (int i = 0; i < FEATURE_THRESHOLD_COUNT; i++)
        set_if(features, first + i, number % case_feature_threshold(first + i) != 0);
}

static void set_if_unit(struct case_features *features, int feature, const struct tensor *tensor, int rank)
{
    for (int dimension = 0; dimension < rank; dimension++)
        set_if(features, feature, tensor->dims[dimension] == 1);
}

bool case_has_feature(const struct case_features *features, int feature)
{
    return (features->words[feature / 64] >> (feature % 64) & 1) != 0;
}

/* ---- the axis and the indices -------------------------------------------------------------------------- */

static const struct attribute *attribute_named(const struct scatter_case *the_case, const char *name)
{
    for (size_t i = 0; i < the_case->model.attribute_count; i++)
        if (strcmp(the_case->model.attributes[i].name, name) == 0)
            return &the_case->model.attributes[i];
    return NULL;
}

static void measure_axis(struct case_features *features, struct measured *measured)
{
    const struct attribute *attribute = attribute_named(measured->the_case, "axis");
    const int64_t axis = attribute == NULL ? 0 : attribute->integer;
    const int rank = measured->data->rank;
    measured->axis = -1;
    if (!measured->has_axis)
        return;
    set_if(features, FEATURE_AXIS_ABSENT, attribute == NULL);
    set_if(features, FEATURE_AXIS_NEGATIVE, axis < 0);
    measured->axis = axis_normalise(axis, rank);
    if (measured->axis < 0)
        return;
    set_if(features, FEATURE_AXIS_NOT_FIRST, measured->axis != 0);
    set_if(features, FEATURE_AXIS_NOT_LAST, measured->axis != rank - 1);
    set_if(features, FEATURE_AXIS_LAST, rank > 1 && measured->axis == rank - 1);
    const struct tensor *updates = measured->updates;
    if (updates->rank > 0 && updates->dtype != DTYPE_STRING)
        set_rests(features, FEATURE_ROW_REST,
                  updates->dims[updates->rank - 1] % 32 * (int64_t)dtype_size(updates->dtype));
}

/* Compares the extents of indices with those of data, if the operator has an axis. */
static void measure_extents(struct case_features *features, const struct measured *measured)
{
    if (measured->axis < 0 || measured->indices->rank != measured->data->rank)
        return;
    for (int dimension = 0; dimension < measured->data->rank; dimension++) {
        int64_t of_data = measured->data->dims[dimension], of_indices = measured->indices->dims[dimension];
        if (dimension == measured->axis)
            set_if(features, FEATURE_INDICES_LONGER, of_indices > of_data);
        else
            set_if(features, FEATURE_INDICES_SHORTER, of_indices < of_data);
    }
}

/* The tuples of ScatterND and the slices that they name. */
static void measure_tuples(struct case_features *features, struct measured *measured)
{
    const struct tensor *data = measured->data, *indices = measured->indices;
    if (measured->has_axis || indices->rank == 0)
        return;
    int64_t k = indices->dims[indices->rank - 1];
    set_if(features, FEATURE_INDICES_RANK, indices->rank > 2);
    if (k > data->rank)
        return;
    measured->tuple = k;
    set_if(features, FEATURE_TUPLE_PARTIAL, k < data->rank);
    set_if(features, FEATURE_TUPLE_LONG, k > 1);
    set_if(features, FEATURE_TUPLE_EMPTY, k == 0);
    int64_t slice = data->count > 0 ? 1 : 0; /* a factor of data->count: no overflow */
    for (int dimension = (int)k; dimension < data->rank && slice > 0; dimension++)
        slice *= data->dims[dimension];
    set_beyond(features, FEATURE_LONGER_SLICES, slice);
    if (data->dtype != DTYPE_STRING)
        set_rests(features, FEATURE_ROW_REST, slice % 32 * (int64_t)dtype_size(data->dtype));
}

/* Whether indices is valid enough to compute its targets. */
static bool has_targets(const struct measured *measured)
{
    const struct tensor *data = measured->data, *indices = measured->indices;
    if (!holds_indices(indices) || data->count == 0 || data->count > TARGETS_MOST)
        return false;
    if (!measured->has_axis)
        return measured->tuple > 0;
    bool fits = measured->axis >= 0 && indices->rank == data->rank;
    for (int dimension = 0; fits && dimension < data->rank; dimension++)
        fits = dimension == measured->axis || indices->dims[dimension] <= data->dims[dimension];
    return fits;
}

/* The index counted from the start, or -1 if it is out of range. */
static int64_t from_start(int64_t index, int64_t extent)
{
    return index_in_range(index, extent) ? index_normalise(index, extent) : -1;
}

/* The cell of data that is the target of index number `at`; -1: none. Requires has_targets. */
static int64_t element_target(const struct measured *measured, int64_t at)
{
    const struct tensor *data = measured->data, *indices = measured->indices;
    int64_t target = 0, stride = 1, rest = at;
    for (int dimension = data->rank - 1; dimension >= 0; dimension--) {
        int64_t coordinate = rest % indices->dims[dimension];
        rest /= indices->dims[dimension];
        if (dimension == measured->axis)
            coordinate = from_start(index_at(indices, at), data->dims[dimension]);
        if (coordinate < 0)
            return -1;
        target += coordinate * stride;
        stride *= data->dims[dimension];
    }
    return target;
}

/* The slice that tuple number `at` names, counted in slices; -1: none. Requires has_targets. */
static int64_t slice_target(const struct measured *measured, int64_t at)
{
    int64_t target = 0;
    for (int64_t i = 0; i < measured->tuple; i++) {
        int64_t extent = measured->data->dims[i];
        int64_t coordinate = from_start(index_at(measured->indices, at * measured->tuple + i), extent);
        if (coordinate < 0)
            return -1;
        target = target * extent + coordinate;
    }
    return target;
}

/* The updates of a cell so far. */
struct hits {
    int64_t count, last;
};

/* How many updates cells have, and how far these are apart. */
static void measure_targets(struct case_features *features, const struct measured *measured,
                            struct arena *arena)
{
    int64_t most = 0, closest = INT64_MAX;
    if (!has_targets(measured))
        return;
    struct hits *hits = arena_allocate_zeroed(arena, (size_t)measured->data->count, sizeof *hits);
    int64_t count =
        measured->has_axis ? measured->indices->count : measured->indices->count / measured->tuple;
    for (int64_t at = 0; hits != NULL && at < count; at++) {
        int64_t target = measured->has_axis ? element_target(measured, at) : slice_target(measured, at);
        if (target < 0)
            continue;
        struct hits *hit = &hits[target];
        closest = hit->count > 0 && at - hit->last < closest ? at - hit->last : closest;
        most = ++hit->count > most ? hit->count : most;
        hit->last = at;
    }
    set_if(features, FEATURE_REPEATED_TARGETS, most > 1);
    set_beyond(features, FEATURE_MORE_OF_CELL, most);
    for (int feature = FEATURE_CLOSE; feature < FEATURE_CLOSE_END; feature++)
        set_if(features, feature, closest <= case_feature_threshold(feature));
}

/* The extent that an index is read with; 0: none. */
static int64_t extent_of(const struct measured *measured, int64_t at)
{
    if (measured->has_axis)
        return measured->axis < 0 ? 0 : measured->data->dims[measured->axis];
    return measured->tuple > 0 ? measured->data->dims[at % measured->tuple] : 0;
}

static bool has_lowest_index(const struct measured *measured)
{
    for (int64_t at = 0; holds_indices(measured->indices) && at < measured->indices->count; at++)
        if (extent_of(measured, at) > 0 && index_at(measured->indices, at) == -extent_of(measured, at))
            return true;
    return false;
}

static void measure_indices(struct case_features *features, const struct measured *measured,
                            struct arena *arena)
{
    const struct tensor *indices = measured->indices;
    int64_t updates = measured->tuple > 0 ? indices->count / measured->tuple : measured->updates->count;
    set_if(features, FEATURE_INDICES_INT32, indices->dtype == DTYPE_INT32);
    set_if(features, FEATURE_INDICES_INT64, indices->dtype == DTYPE_INT64);
    set_beyond(features, FEATURE_MORE_UPDATES, updates);
    bool negative = false;
    for (int64_t at = 0; holds_indices(indices) && !negative && at < indices->count; at++)
        negative = index_at(indices, at) < 0;
    set_if(features, FEATURE_INDEX_NEGATIVE, negative);
    set_if(features, FEATURE_INDEX_LOWEST, negative && has_lowest_index(measured));
    measure_targets(features, measured, arena);
}

/* ---- the form ------------------------------------------------------------------------------------------ */

static void measure_form(struct case_features *features, const struct model *model)
{
    const bool data = model_has_form(model, MODEL_FORM_CONSTANT_DATA),
               indices = model_has_form(model, MODEL_FORM_CONSTANT_INDICES),
               updates = model_has_form(model, MODEL_FORM_CONSTANT_UPDATES);
    set_if(features, FEATURE_DATA_CONSTANT, data);
    set_if(features, FEATURE_INDICES_CONSTANT, indices);
    set_if(features, FEATURE_UPDATES_CONSTANT, updates);
    set_if(features, FEATURE_ALL_CONSTANT, data && indices && updates);
    set_if(features, FEATURE_EXTENTS_OPEN, model_has_form(model, MODEL_FORM_OPEN_EXTENTS));
    set_if(features, FEATURE_SHARED_VALUE, model_has_form(model, MODEL_FORM_SHARED_VALUE));
    for (int slot = 0; slot < INPUT_SLOTS; slot++)
        set_if(features, FEATURE_DATA_COMPUTED + slot,
               model_input_comes_from(model, (size_t)slot, INPUT_FROM_NODES));
    set_if(features, FEATURE_DEFAULT_OVERRIDDEN, model_has_form(model, MODEL_FORM_OVERRIDDEN_DEFAULT));
}

static void measure_inputs(struct case_features *features, struct measured *measured, struct arena *arena)
{
    set_if_unit(features, FEATURE_DATA_UNIT, measured->data, measured->data->rank);
    set_if_unit(features, FEATURE_INDICES_UNIT, measured->indices,
                measured->indices->rank - !measured->has_axis); /* without the length of tuples */
    set_if_unit(features, FEATURE_UPDATES_UNIT, measured->updates, measured->updates->rank);
    set_if(features, FEATURE_DATA_EMPTY, measured->data->count == 0);
    set_if(features, FEATURE_INDICES_EMPTY, measured->indices->count == 0);
    set_if(features, FEATURE_UPDATES_EMPTY, measured->updates->count == 0);
    measure_axis(features, measured);
    measure_extents(features, measured);
    measure_tuples(features, measured);
    measure_indices(features, measured, arena);
}

/* ---- types and versions -------------------------------------------------------------------------------- */

static void measure_reduction(struct case_features *features, const struct scatter_case *the_case)
{
    const struct attribute *attribute = attribute_named(the_case, "reduction");
    int reduction = REDUCTION_NONE;
    for (; attribute != NULL && reduction < REDUCTION_COUNT; reduction++) {
        const char *name = reduction_name((enum reduction)reduction);
        if (attribute->string.size == strlen(name) &&
            memcmp(attribute->string.bytes, name, attribute->string.size) == 0)
            break;
    }
    set_if(features, FEATURE_REDUCES, reduction != REDUCTION_NONE);
    set_if(features, FEATURE_NONE_GIVEN, attribute != NULL && reduction == REDUCTION_NONE);
    set_if(features, FEATURE_EXTREME, reduction == REDUCTION_MAX || reduction == REDUCTION_MIN);
    set_numbered(features, FEATURE_REDUCTION, FEATURE_REDUCTION_END, reduction);
}

static void set_values(struct case_features *features, struct case_values values)
{
    features->small = values.small;
    set_if(features, FEATURE_UPDATE_ZERO, values.zero);
    set_if(features, FEATURE_UPDATE_NEGATIVE, values.negative);
    set_if(features, FEATURE_UPDATE_NAN, values.nan);
    set_if(features, FEATURE_UPDATE_INFINITE, values.infinite);
    set_if(features, FEATURE_UPDATE_SUBNORMAL, values.subnormal);
    set_if(features, FEATURE_UNLIKE_SIGNS, values.unlike_signs);
    set_if(features, FEATURE_BEYOND_24, values.greatest > 0x1p24);
    set_if(features, FEATURE_BEYOND_31, values.greatest > 0x1p31);
    set_if(features, FEATURE_BEYOND_53, values.greatest > 0x1p53);
}

static void measure_data(struct case_features *features, const struct tensor *data)
{
    set_numbered(features, FEATURE_DTYPE, FEATURE_DTYPE_END, data->dtype);
    set_numbered(features, FEATURE_RANK, FEATURE_RANK_END,
                 data->rank < FEATURE_RANKS ? data->rank : FEATURE_RANKS - 1);
    set_beyond(features, FEATURE_MORE_DATA, data->count);
    if (data->dtype == DTYPE_STRING)
        return;
    set_rests(features, FEATURE_DATA_REST, data->count % 32 * (int64_t)dtype_size(data->dtype));
    for (int power = 0; power < FEATURE_WIDTH_END - FEATURE_WIDTH; power++)
        set_if(features, FEATURE_WIDTH + power, dtype_size(data->dtype) == (size_t)1 << power);
}

static void measure_model(struct case_features *features, const struct scatter_case *the_case)
{
    const struct model *model = &the_case->model;
    const struct operator_version *version = operator_version_resolve(model->op, model->opset);
    set(features, FEATURE_OPERATOR + (int)model->op);
    if (version != NULL)
        set(features, FEATURE_VERSION + (int)(version - operator_versions));
    set_numbered(features, FEATURE_OPSET, FEATURE_OPSET_END, model->opset);
    if (model->ir_version > case_lowest_ir_version(the_case)) /* that one only restates opset and types */
        set_numbered(features, FEATURE_IR_VERSION, FEATURE_IR_VERSION_END, model->ir_version);
    set_numbered(features, FEATURE_EXPECTATION, FEATURE_EXPECTATION_END, the_case->expectation);
    set_numbered(features, FEATURE_TIER, FEATURE_TIER_END, the_case->tier);
}

/* ---- plain and distinct -------------------------------------------------------------------------------- */

/* Whether two elements of the same type are equal. */
static bool same_element(const struct tensor *a, int64_t i, const struct tensor *b, int64_t j)
{
    if (a->dtype == DTYPE_STRING) {
        const struct string_element *one = (const struct string_element *)a->elements + i;
        const struct string_element *other = (const struct string_element *)b->elements + j;
        return one->size == other->size &&
               (one->size == 0 || memcmp(one->bytes, other->bytes, one->size) == 0);
    }
    size_t size = dtype_size(a->dtype);
    return memcmp((const char *)a->elements + (size_t)i * size, (const char *)b->elements + (size_t)j * size,
                  size) == 0;
}

static bool has_distinct_values(const struct tensor *data, const struct tensor *updates)
{
    if (data->dtype != updates->dtype || dtype_size(data->dtype) == 0 || data->count < 2 ||
        data->count > DISTINCT_MOST || updates->count > DISTINCT_MOST)
        return false;
    int64_t count = data->count + updates->count;
    for (int64_t i = 0; i < count; i++)
        for (int64_t j = 0; j < i; j++) {
            bool i_in_data = i < data->count, j_in_data = j < data->count;
            if (same_element(i_in_data ? data : updates, i_in_data ? i : i - data->count,
                             j_in_data ? data : updates, j_in_data ? j : j - data->count))
                return false;
        }
    return true;
}

struct case_features case_features_measure(const struct scatter_case *the_case, struct arena *arena)
{
    struct case_features features = {.elements = INT64_MAX};
    measure_model(&features, the_case);
    measure_form(&features, &the_case->model);
    measure_reduction(&features, the_case);
    if (the_case->input_count > INPUT_DATA)
        measure_data(&features, &the_case->inputs[INPUT_DATA]);
    if (the_case->input_count <= INPUT_UPDATES)
        return features;
    struct measured measured = {.the_case = the_case,
                                .data = &the_case->inputs[INPUT_DATA],
                                .indices = &the_case->inputs[INPUT_INDICES],
                                .updates = &the_case->inputs[INPUT_UPDATES],
                                .has_axis = the_case->model.op != OPERATOR_SCATTER_ND};
    const struct tensor *const inputs[] = {measured.data, measured.indices, measured.updates};
    features.elements = 0;
    for (int i = 0; i < INPUT_SLOTS; i++) {
        if (inputs[i]->dtype == DTYPE_UNDEFINED)
            return features;
        bool fits = inputs[i]->count <= INT64_MAX - features.elements;
        features.elements = fits ? features.elements + inputs[i]->count : INT64_MAX;
    }
    measure_inputs(&features, &measured, arena);
    set_values(&features,
               case_values_measure(measured.data, measured.updates,
                                   case_has_feature(&features, FEATURE_REDUCTION + REDUCTION_MUL)));
    features.plain = measured.data->dtype != DTYPE_BOOL && !case_is_newer(the_case);
    features.distinct = has_distinct_values(measured.data, measured.updates);
    return features;
}
