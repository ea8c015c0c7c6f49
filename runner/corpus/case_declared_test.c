/* Names that a model declares for extents, compared by loading a case. */
#include "case_source.h"
#include "model_builder_fixture.h"
#include "temporary_folder_fixture.h"

#include <criterion/criterion.h>
#include <string.h>

static struct arena arena;
static struct error error;
static struct temporary_folder folder;
static struct model_builder builder;
static struct scatter_case the_case;

static void set_up(void)
{
    arena = arena_create((size_t)64 << 20);
    folder = temporary_folder_create();
    builder = model_builder_create(&arena, "ScatterElements", 18);
}

static void tear_down(void)
{
    temporary_folder_remove(&folder);
    arena_destroy(&arena);
}

TestSuite(case_extent_names, .init = set_up, .fini = tear_down);

static void *allocate(size_t size)
{
    void *memory = arena_allocate_zeroed(&arena, 1, size);
    cr_assert(memory != NULL);
    return memory;
}

/* Declares the extents of a value by names; `rank` of them. */
static void declare(Onnx__ValueInfoProto *value, const char *const *names, size_t rank)
{
    Onnx__TensorShapeProto *shape = allocate(sizeof *shape);
    onnx__tensor_shape_proto__init(shape);
    shape->dim = allocate(rank * sizeof *shape->dim);
    shape->n_dim = rank;
    for (size_t axis = 0; axis < rank; axis++) {
        shape->dim[axis] = allocate(sizeof **shape->dim);
        onnx__tensor_shape_proto__dimension__init(shape->dim[axis]);
        shape->dim[axis]->value_case = ONNX__TENSOR_SHAPE_PROTO__DIMENSION__VALUE_DIM_PARAM;
        shape->dim[axis]->dim_param = allocate(strlen(names[axis]) + 1);
        strcpy(shape->dim[axis]->dim_param, names[axis]);
    }
    value->type->tensor_type->shape = shape;
}

#define NAMES(...) \
    ((const char *const[]){__VA_ARGS__}), sizeof((const char *const[]){__VA_ARGS__}) / sizeof(char *)

static void write_tensor(const char *name, int32_t dtype, const int64_t *dims, size_t rank)
{
    Onnx__TensorProto *tensor = build_tensor(&arena, "", dtype, dims, rank);
    struct built_bytes built = build_bytes(&arena, &tensor->base);
    temporary_folder_write(&folder, name, built.bytes, built.size);
}

/* Loads the model with data [0,3,4] and indices and updates [0,2,2]. */
static void load(void)
{
    static const int64_t data[] = {0, 3, 4}, others[] = {0, 2, 2};
    const struct case_location location = {.id = "own/case", .files.folder = folder.path};
    struct built_bytes built = model_builder_bytes(&builder);
    temporary_folder_write(&folder, "model.onnx", built.bytes, built.size);
    write_tensor("test_data_set_0/input_0.pb", DTYPE_FLOAT, data, 3);
    write_tensor("test_data_set_0/input_1.pb", DTYPE_INT64, others, 3);
    write_tensor("test_data_set_0/input_2.pb", DTYPE_FLOAT, others, 3);
    enum status status = scatter_case_load(&the_case, &location, &arena, &error);
    cr_assert(status == STATUS_OK, "%s", error.message);
}

Test(case_extent_names, each_name_is_reported_once_with_the_first_two_extents)
{
    declare(builder.graph->input[0], NAMES("none", "b", "a"));
    declare(builder.graph->input[1], NAMES("none", "a", "b"));
    declare(builder.graph->output[0], NAMES("none", "a", "b"));
    load();
    cr_assert(the_case.warning_count == 2, "%zu", the_case.warning_count);
    cr_expect_str_eq(the_case.warnings[0],
                     "model.onnx: the name \"a\" stands for the extent 4 in graph.input \"data\" (axis 2), "
                     "but for 2 in graph.input \"indices\" (axis 1)");
    cr_expect_str_eq(the_case.warnings[1],
                     "model.onnx: the name \"b\" stands for the extent 3 in graph.input \"data\" (axis 1), "
                     "but for 2 in graph.input \"indices\" (axis 2)");
    cr_expect_str_eq(the_case.contradiction, the_case.warnings[0]);
}

Test(case_extent_names, equal_extents_and_empty_names_contradict_nothing)
{
    declare(builder.graph->input[0], NAMES("none", "", ""));
    declare(builder.graph->input[1], NAMES("none", "n", "n"));
    declare(builder.graph->input[2], NAMES("none", "n", "n"));
    load();
    cr_expect(the_case.warning_count == 0 && the_case.contradiction == NULL);
}

Test(case_extent_names, a_declaration_of_another_rank_is_reported_only_as_such)
{
    declare(builder.graph->input[0], NAMES("n", "n", "n", "n"));
    load();
    cr_assert(the_case.warning_count == 1);
    cr_expect_str_eq(the_case.warnings[0],
                     "model.onnx: graph.input \"data\" declares the shape [?,?,?,?], its tensor has [0,3,4]");
}

Test(case_extent_names, every_name_may_be_wrong)
{
    declare(builder.graph->input[0], NAMES("x", "y", "z"));
    declare(builder.graph->output[0], NAMES("z", "x", "y"));
    load();
    cr_expect(the_case.warning_count == 3, "%zu", the_case.warning_count);
}
